//! Failures, assumptions, exceptions, cells, unification and inputs.

use super::generate::Generator;
use super::types::Ty;
use snell_core_ir::{Alt, Binding, ExprId, Prim, builtin};

impl Generator<'_> {
    /// Something that is not a plain value.
    pub(super) fn effect(&mut self, ty: &Ty, depth: u32) -> ExprId {
        match self.choices.below(10) {
            0 => {
                let text = self.label("error");
                self.b.error(&text)
            }
            1 | 2 => self.catch(ty, depth),
            3 => {
                let mut around = Vec::new();
                let value = self.atom(&Ty::Int, depth, &mut around);
                let body = self.b.prim(Prim::Raise, [value]);
                self.close(body, around)
            }
            4 => self.claim(ty, depth),
            5 | 6 => self.cell(ty, depth),
            7 => self.relate(ty, depth),
            8 if self.inputs && ty.is_first_order() => {
                let ty = self.datas.ty(ty);
                self.b.fresh(ty)
            }
            _ => self.expr(ty, depth),
        }
    }

    fn label(&mut self, kind: &str) -> String {
        self.labels += 1;
        format!("{kind} {}", self.labels)
    }

    /// `assume` or `assert`.
    fn claim(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let mut around = Vec::new();
        let condition = self.atom(&Ty::Bool, depth, &mut around);
        let body = self.expr(ty, depth);
        let body = match self.choices.below(2) {
            0 => self.b.assume(condition, body),
            _ => {
                let text = self.label("assert");
                self.b.assert(&text, condition, body)
            }
        };
        self.close(body, around)
    }

    /// A handler that looks at what it caught, as far as that has a type.
    fn catch(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let (action, handler) = (self.b.var("action"), self.b.var("handler"));
        let (caught, binder) = (self.b.var("caught"), self.b.var("c"));
        let inside = self.expr(ty, depth);
        let (raised, failed) = (self.b.var("r"), self.b.var("text"));
        // Whatever is raised is an Int.
        let on_raise = self.within(raised, Ty::Int, |g| g.expr(ty, depth.min(1)));
        let on_failure = self.expr(ty, depth.min(1));
        let alts = [Alt::con(builtin::RAISED, [raised], on_raise), Alt::con(builtin::FAILED, [failed], on_failure)];
        let looked_at = self.b.atom(caught);
        let handle = self.b.case(looked_at, binder, alts, None);
        let body = self.b.prim(Prim::Catch, [action, handler]);
        self.b.let_([Binding::thunk(action, inside), Binding::lambda(handler, [caught], handle)], body)
    }

    /// A cell that is made, perhaps written, and read.
    fn cell(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let held = Ty::random(self.choices, 1);
        let (cell, read) = (self.b.var("cell"), self.b.var("s"));
        let mut around = Vec::new();
        let first = self.atom(&held, depth, &mut around);
        let made = self.b.prim(Prim::CellNew, [first]);
        let then = self.within(read, held.clone(), |g| g.expr(ty, depth));
        let look = self.b.prim(Prim::CellRead, [cell]);
        let mut body = self.b.sequence(look, read, then);
        if self.choices.below(3) > 0 {
            let mut inner = Vec::new();
            let (second, done) = (self.atom(&held, depth, &mut inner), self.b.var("_"));
            let write = self.b.prim(Prim::CellWrite, [cell.into(), second]);
            body = self.b.sequence(write, done, body);
            if self.choices.once_in(2) {
                // Written by somebody else, when he is first asked; before or after the other one.
                let (writer, again) = (self.b.var("w"), self.b.var("_"));
                let ask = self.b.atom(writer);
                let asked = self.b.sequence(ask, again, body);
                let mut own = Vec::new();
                let third = self.atom(&held, 0, &mut own);
                let late = self.b.prim(Prim::CellWrite, [cell.into(), third]);
                let late = self.close(late, own);
                body = self.b.let_([Binding::thunk(writer, late)], asked);
            }
            body = self.close(body, inner);
        }
        let body = self.b.sequence(made, cell, body);
        self.close(body, around)
    }

    /// Demands that two values are equal, or that they are not.
    fn relate(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let of = self.comparable();
        let mut around = Vec::new();
        let (left, right) = (self.atom(&of, depth.min(1), &mut around), self.atom(&of, depth.min(1), &mut around));
        let op = *self.choices.pick(&[Prim::DataDiffer, Prim::DataEquate]);
        let related = self.b.prim(op, [left, right]);
        let (done, body) = (self.b.var("_"), self.expr(ty, depth));
        let body = self.b.sequence(related, done, body);
        self.close(body, around)
    }
}
