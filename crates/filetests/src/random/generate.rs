//! A whole random program: data types, functions that call earlier ones, an entry point to explore, and `main`.

use super::choices::Choices;
use super::types::{Datas, Ty};
use snell_core_ir::{Alt, Builder, GlobalId, Prim, Program, Type, VarId, builtin};

/// A program with `main`, and `entry` to explore.
pub fn program(choices: &mut Choices) -> Program {
    let mut b = Builder::new();
    let datas = Datas::declare(&mut b);
    let inputs = choices.once_in(4);
    let mut g = Generator { choices, b, datas, scope: Vec::new(), functions: Vec::new(), own: None, inputs, labels: 0 };
    for number in 0..g.choices.below(4) {
        g.function(&format!("f{number}"), true);
    }
    g.function("entry", false);
    g.main();
    g.b.finish()
}

/// What is needed to make expressions.
pub struct Generator<'c> {
    pub(super) choices: &'c mut Choices,
    pub(super) b: Builder,
    pub(super) datas: Datas,
    /// Variables in scope.
    pub(super) scope: Vec<(VarId, Ty)>,
    /// Functions that may be called.
    pub(super) functions: Vec<Function>,
    /// The function being defined, with a smaller first argument to call it with.
    pub(super) own: Option<(Function, VarId)>,
    /// Whether `fresh` may be used.
    pub(super) inputs: bool,
    pub(super) labels: u32,
}

/// A function that may be called.
#[derive(Clone)]
pub struct Function {
    /// Itself.
    pub global: GlobalId,
    /// The types of its parameters.
    pub params: Vec<Ty>,
    /// The type of its result.
    pub result: Ty,
    /// Whether its first argument says how often it may call itself.
    pub fuel: bool,
}

impl Generator<'_> {
    fn function(&mut self, name: &str, may_recur: bool) {
        let kind = if may_recur { self.choices.below(4) } else { 0 };
        let mut types: Vec<Ty> = (0..1 + self.choices.below(2)).map(|_| Ty::random(self.choices, 2)).collect();
        let result = Ty::random(self.choices, 2);
        match kind {
            1 => types.insert(0, Ty::Int),
            2 => types.insert(0, Ty::List(Box::new(Ty::random(self.choices, 1)))),
            3 => types.insert(0, Ty::Tree),
            _ => {}
        }
        let global = self.b.declare(name);
        let ty = types.iter().rev().fold(self.datas.ty(&result), |to, from| Type::function(self.datas.ty(from), to));
        self.b.signature(global, ty);
        let params: Vec<VarId> = types.iter().map(|_| self.b.var("p")).collect();
        self.scope = params.iter().copied().zip(types.iter().cloned()).collect();
        let function = Function { global, params: types, result: result.clone(), fuel: kind == 1 };
        let body = match kind {
            0 if self.choices.below(4) == 0 => self.expr(&result, 4),
            0 => self.examined(&self.scope.clone(), &result, 3),
            1 => self.counted(&function, params[0]),
            _ => self.structural(&function, params[0]),
        };
        self.own = None;
        self.b.define(global, params, body);
        self.functions.push(function);
    }

    /// `case int.le n 0 of { True -> e; False -> case int.sub n 1 of m { _ -> e } }`, with calls of itself on `m`.
    fn counted(&mut self, function: &Function, fuel: VarId) -> snell_core_ir::ExprId {
        // The fuel itself is nobody else's business: used freely it would make runs long.
        self.scope.remove(0);
        let base = self.expr(&function.result, 1);
        let less = self.b.var("m");
        self.own = Some((function.clone(), less));
        let step = self.expr(&function.result, 3);
        let minus = self.b.prim(Prim::IntSub, [fuel.into(), snell_core_ir::Atom::from(1)]);
        let step = self.b.sequence(minus, less, step);
        let done = self.b.prim(Prim::IntLe, [fuel.into(), snell_core_ir::Atom::from(0)]);
        self.b.if_(done, base, step)
    }

    /// A branch on the first parameter, with calls of itself on a part.
    fn structural(&mut self, function: &Function, over: VarId) -> snell_core_ir::ExprId {
        let scope = self.scope.clone();
        let mut alts = Vec::new();
        for (con, fields) in self.datas.constructors(&function.params[0]) {
            let vars: Vec<VarId> = fields.iter().map(|_| self.b.var("q")).collect();
            self.scope.extend(vars.iter().copied().zip(fields.iter().cloned()));
            let part = vars.iter().zip(&fields).rfind(|(_, ty)| **ty == function.params[0]);
            self.own = part.map(|(&var, _)| (function.clone(), var));
            let body = self.expr(&function.result, if fields.is_empty() { 1 } else { 3 });
            alts.push(Alt::con(con, vars, body));
            self.scope.clone_from(&scope);
        }
        let (binder, looked_at) = (self.b.var("c"), self.b.atom(over));
        self.b.case(looked_at, binder, alts, None)
    }

    /// Looks at variables one after the other and does something different on each way.
    fn examined(&mut self, vars: &[(VarId, Ty)], result: &Ty, depth: u32) -> snell_core_ir::ExprId {
        let Some(((var, ty), rest)) = vars.split_first() else { return self.expr(result, depth) };
        let constructors = self.datas.constructors(ty);
        if constructors.is_empty() {
            let condition = self.test(*var, ty);
            let yes = self.examined(rest, result, depth);
            let no = self.examined(rest, result, depth);
            return self.b.if_(condition, yes, no);
        }
        let mut alts = Vec::new();
        for (con, fields) in constructors {
            let fields: Vec<(VarId, Ty)> = fields.into_iter().map(|ty| (self.b.var("q"), ty)).collect();
            let before = self.scope.len();
            self.scope.extend(fields.iter().cloned());
            // Now and then a part is looked at first.
            let next: Vec<_> = match fields.first() {
                Some(field) if self.choices.once_in(3) => [std::slice::from_ref(field), rest].concat(),
                _ => rest.to_vec(),
            };
            let body = self.examined(&next, result, depth.saturating_sub(1));
            self.scope.truncate(before);
            alts.push(Alt::con(con, fields.into_iter().map(|(var, _)| var), body));
        }
        let (binder, looked_at) = (self.b.var("c"), self.b.atom(*var));
        self.b.case(looked_at, binder, alts, None)
    }

    /// A condition on a variable that is no data.
    fn test(&mut self, var: VarId, ty: &Ty) -> snell_core_ir::ExprId {
        let op = match ty {
            Ty::Int => [Prim::IntLt, Prim::IntEq],
            Ty::Integer => [Prim::IntegerLt, Prim::IntegerEq],
            Ty::Char => [Prim::CharLt, Prim::CharEq],
            Ty::Double => [Prim::DoubleLt, Prim::DoubleEq],
            _ => return self.expr(&Ty::Bool, 2),
        };
        let op = *self.choices.pick(&op);
        let mut around = Vec::new();
        let other = self.atom(ty, 1, &mut around);
        let condition = self.b.prim(op, [var.into(), other]);
        self.close(condition, around)
    }

    /// `main`: the entry point on small arguments, without inputs.
    fn main(&mut self) {
        self.scope.clear();
        let Some(entry) = self.functions.last().cloned() else { return };
        self.inputs = false;
        let global = self.b.declare("main");
        let result = self.datas.ty(&entry.result);
        self.b.signature(global, result);
        let body = self.call(&entry, 2);
        self.b.define(global, [], body);
    }
}

/// The truth values, the simpler first.
pub(super) const TRUTHS: [snell_core_ir::ConId; 2] = [builtin::FALSE, builtin::TRUE];
