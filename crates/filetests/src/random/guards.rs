//! Numbers that are tested before something is divided by them, rightly or not.

use super::exprs::Around;
use super::generate::{Generator, TRUTHS};
use super::types::Ty;
use snell_core_ir::{Atom, Binding, ExprId, Prim, VarId};

const INT_TESTS: [Prim; 6] = [Prim::IntEq, Prim::IntNe, Prim::IntLt, Prim::IntLe, Prim::IntGt, Prim::IntGe];
const INTEGER_TESTS: [Prim; 6] =
    [Prim::IntegerEq, Prim::IntegerNe, Prim::IntegerLt, Prim::IntegerLe, Prim::IntegerGt, Prim::IntegerGe];
const INT_DIVISIONS: [Prim; 4] = [Prim::IntQuot, Prim::IntRem, Prim::IntDiv, Prim::IntMod];
const INTEGER_DIVISIONS: [Prim; 4] = [Prim::IntegerQuot, Prim::IntegerRem, Prim::IntegerDiv, Prim::IntegerMod];

impl Generator<'_> {
    /// A branch on what is true of a number, with divisions by it in the alternatives.
    pub(super) fn guarded(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let number = self.choices.pick(&[Ty::Int, Ty::Integer]).clone();
        let mut around = Vec::new();
        let Atom::Var(var) = self.atom(&number, depth.min(1), &mut around) else { return self.expr(ty, depth) };
        let condition = self.condition(var, &number, 2);
        // A condition that has a name is evaluated where it is wanted first.
        let condition = match self.choices.below(4) {
            0 => {
                let name = self.b.var("z");
                around.push(Around::Suspended(name, condition));
                self.b.atom(name)
            }
            1 => {
                let name = self.b.var("z");
                around.push(Around::Evaluated(name, condition));
                self.b.atom(name)
            }
            _ => condition,
        };
        let yes = self.divided(var, &number, ty, depth);
        let no = self.divided(var, &number, ty, depth);
        let body = self.b.if_(condition, yes, no);
        self.close(body, around)
    }

    /// Something true or false of a number, perhaps with connectives.
    fn condition(&mut self, var: VarId, number: &Ty, depth: u32) -> ExprId {
        let [no, yes] = TRUTHS;
        match self.choices.below(if depth == 0 { 3 } else { 6 }) {
            3 => {
                let inner = self.condition(var, number, depth - 1);
                let (no, yes) = (self.b.constant(no), self.b.constant(yes));
                self.b.if_(inner, no, yes)
            }
            4 => {
                let (first, second) = (self.condition(var, number, depth - 1), self.condition(var, number, depth - 1));
                let no = self.b.constant(no);
                self.b.if_(first, second, no)
            }
            5 => {
                let (first, second) = (self.condition(var, number, depth - 1), self.condition(var, number, depth - 1));
                let yes = self.b.constant(yes);
                self.b.if_(first, yes, second)
            }
            _ => {
                let tests = if *number == Ty::Int { INT_TESTS } else { INTEGER_TESTS };
                let op = *self.choices.pick(&tests);
                let mut around = Vec::new();
                let other = self.atom(number, 0, &mut around);
                let sides = if self.choices.once_in(3) { [other, var.into()] } else { [var.into(), other] };
                let test = self.b.prim(op, sides);
                self.close(test, around)
            }
        }
    }

    /// A division by a number that was tested, or by one near to it, and then something else.
    fn divided(&mut self, var: VarId, number: &Ty, ty: &Ty, depth: u32) -> ExprId {
        if self.choices.once_in(3) {
            return self.expr(ty, depth.min(1));
        }
        let (divisions, minus) = match number {
            Ty::Int => (INT_DIVISIONS, Prim::IntSub),
            _ => (INTEGER_DIVISIONS, Prim::IntegerSub),
        };
        let mut around = Vec::new();
        let by = match self.choices.once_in(4) {
            false => var,
            true => {
                let (less, near) = (self.atom(number, 0, &mut around), self.b.var("d"));
                let difference = self.b.prim(minus, [var.into(), less]);
                match self.choices.once_in(2) {
                    true => around.push(Around::Evaluated(near, difference)),
                    false => around.push(Around::Suspended(near, difference)),
                }
                near
            }
        };
        let of = self.atom(number, 0, &mut around);
        let op = *self.choices.pick(&divisions);
        let division = self.b.prim(op, [of, by.into()]);
        let (result, rest) = (self.b.var("r"), depth.min(1));
        let then = self.within(result, number.clone(), |g| g.expr(ty, rest));
        let body = match self.choices.once_in(3) {
            true => self.b.let_([Binding::thunk(result, division)], then),
            false => self.b.sequence(division, result, then),
        };
        self.close(body, around)
    }
}
