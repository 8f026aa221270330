//! Random expressions of a type.

use super::generate::{Function, Generator, TRUTHS};
use super::types::Ty;
use snell_core_ir::{Alt, Atom, Binding, ExprId, Literal, Prim, VarId};
use snell_integer::Integer;

/// What has to stand around an expression for its atoms to be bound.
pub(super) enum Around {
    /// `let x = thunk e in ..`
    Suspended(VarId, ExprId),
    /// `case e of x { _ -> .. }`
    Evaluated(VarId, ExprId),
}

impl Generator<'_> {
    /// An expression of a type, of at most this depth.
    pub(super) fn expr(&mut self, ty: &Ty, depth: u32) -> ExprId {
        if depth == 0 {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        match self.choices.below(27) {
            0 => self.leaf(ty),
            1..=4 => self.operator(ty, depth),
            5..=7 => self.branch(ty, depth),
            8 | 9 => self.construct(ty, depth),
            10 | 11 => self.some_call(ty, depth),
            12 => self.literal_branch(ty, depth),
            13 => self.group(ty, depth),
            14 => self.knot(ty, depth),
            15 => self.apply(ty, depth),
            16 | 17 => {
                let condition = self.expr(&Ty::Bool, depth);
                let (yes, no) = (self.expr(ty, depth), self.expr(ty, depth));
                self.b.if_(condition, yes, no)
            }
            18 => {
                let (first, binder) = (Ty::random(self.choices, 1), self.b.var("s"));
                let value = self.expr(&first, depth);
                let then = self.within(binder, first, |g| g.expr(ty, depth));
                self.b.sequence(value, binder, then)
            }
            19..=21 => self.guarded(ty, depth),
            _ => self.effect(ty, depth),
        }
    }

    /// Something with one more variable in scope.
    pub(super) fn within<R>(&mut self, var: VarId, ty: Ty, make: impl FnOnce(&mut Self) -> R) -> R {
        self.scope.push((var, ty));
        let made = make(self);
        self.scope.pop();
        made
    }

    /// An atom of a type: a variable, a literal, or something bound around.
    pub(super) fn atom(&mut self, ty: &Ty, depth: u32, around: &mut Vec<Around>) -> Atom {
        let fitting: Vec<VarId> = self.scope.iter().filter(|(_, of)| of == ty).map(|(var, _)| *var).collect();
        if !fitting.is_empty() && self.choices.below(3) < 2 {
            let recent = fitting.len() - 1 - self.choices.below(fitting.len() as u32) as usize;
            return fitting[recent].into();
        }
        if let Some(literal) = self.literal(ty)
            && (depth == 0 || self.choices.below(3) < 2)
        {
            return literal.into();
        }
        let var = self.b.var("t");
        let strict = self.choices.once_in(4);
        let value = self.expr(ty, depth.min(2));
        around.push(if strict { Around::Evaluated(var, value) } else { Around::Suspended(var, value) });
        var.into()
    }

    /// An expression with what stands around it.
    pub(super) fn close(&mut self, mut body: ExprId, around: Vec<Around>) -> ExprId {
        for outer in around.into_iter().rev() {
            body = match outer {
                Around::Suspended(var, value) => self.b.let_([Binding::thunk(var, value)], body),
                Around::Evaluated(var, value) => self.b.sequence(value, var, body),
            };
        }
        body
    }

    pub(super) fn literal(&mut self, ty: &Ty) -> Option<Literal> {
        const SMALL: [i64; 8] = [0, 1, 2, -1, 3, 7, 100, -5];
        Some(match ty {
            Ty::Int => match self.choices.below(12) {
                11 => Literal::Int(*self.choices.pick(&[i64::MAX, i64::MIN, 1 << 40])),
                _ => Literal::Int(*self.choices.pick(&SMALL)),
            },
            Ty::Integer => match self.choices.below(12) {
                11 => Literal::Integer("123456789012345678901234567890".parse().unwrap_or(Integer::ZERO)),
                _ => Literal::Integer(Integer::from(*self.choices.pick(&SMALL))),
            },
            Ty::Double => Literal::Double(*self.choices.pick(&[1.0, 0.0, -1.5, 1e10, -0.0, f64::INFINITY, f64::NAN])),
            Ty::Char => Literal::Char(*self.choices.pick(&['a', 'b', '\n', 'λ', '\u{10ffff}'])),
            _ => return None,
        })
    }

    /// The simplest expression of a type: a variable, a literal, the smallest constructor.
    fn leaf(&mut self, ty: &Ty) -> ExprId {
        let mut around = Vec::new();
        let fitting = self.scope.iter().any(|(_, of)| of == ty);
        let body = if fitting && self.choices.below(4) < 3 {
            let atom = self.atom(ty, 0, &mut around);
            self.b.atom(atom)
        } else if let Some(literal) = self.literal(ty) {
            self.b.atom(literal)
        } else if *ty == Ty::Bool {
            let con = *self.choices.pick(&TRUTHS);
            self.b.constant(con)
        } else if let Ty::Fun(from, to) = ty {
            return self.lambda(from, to, 0);
        } else {
            let constructors = self.datas.constructors(ty);
            let (con, fields) = constructors[0].clone();
            let args: Vec<Atom> = fields.iter().map(|field| self.atom(field, 0, &mut around)).collect();
            self.b.construct(con, args)
        };
        self.close(body, around)
    }

    fn lambda(&mut self, from: &Ty, to: &Ty, depth: u32) -> ExprId {
        let (function, param) = (self.b.var("g"), self.b.var("a"));
        let own = self.own.take();
        let body = self.within(param, from.clone(), |g| g.expr(to, depth));
        self.own = own;
        let result = self.b.atom(function);
        self.b.let_([Binding::lambda(function, [param], body)], result)
    }

    fn construct(&mut self, ty: &Ty, depth: u32) -> ExprId {
        if let Ty::Fun(from, to) = ty {
            return self.lambda(from, to, depth);
        }
        let constructors = self.datas.constructors(ty);
        if constructors.is_empty() {
            return self.operator(ty, depth);
        }
        let (con, fields) = self.choices.pick(&constructors).clone();
        let mut around = Vec::new();
        let args: Vec<Atom> = fields.iter().map(|field| self.atom(field, depth, &mut around)).collect();
        let body = self.b.construct(con, args);
        self.close(body, around)
    }

    /// A branch on a data type, with some alternatives left to a default, or to nobody.
    fn branch(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let data: Vec<Ty> =
            self.scope.iter().map(|(_, of)| of).filter(|of| !self.datas.constructors(of).is_empty()).cloned().collect();
        let over = match data.is_empty() || self.choices.once_in(4) {
            true => Ty::List(Box::new(Ty::Int)),
            false => self.choices.pick(&data).clone(),
        };
        let scrutinee = self.expr(&over, depth.min(1));
        let constructors = self.datas.constructors(&over);
        let kept = match self.choices.below(5) {
            4 => 1,
            _ => constructors.len(),
        };
        let binder = self.b.var("c");
        let mut alts = Vec::new();
        for (con, fields) in constructors.iter().take(kept) {
            let vars: Vec<VarId> = fields.iter().map(|_| self.b.var("q")).collect();
            let before = self.scope.len();
            self.scope.extend(vars.iter().copied().zip(fields.iter().cloned()));
            let body = self.expr(ty, depth);
            self.scope.truncate(before);
            alts.push(Alt::con(*con, vars, body));
        }
        let open = kept < constructors.len() && !self.choices.once_in(4);
        let default = open.then(|| self.within(binder, over.clone(), |g| g.expr(ty, depth)));
        self.b.case(scrutinee, binder, alts, default)
    }

    fn literal_branch(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let over = self.choices.pick(&[Ty::Int, Ty::Char, Ty::Integer]).clone();
        let scrutinee = self.expr(&over, depth.min(1));
        let mut alts: Vec<Alt> = Vec::new();
        for _ in 0..1 + self.choices.below(3) {
            let Some(literal) = self.literal(&over) else { break };
            if !alts.iter().any(|alt| alt.pattern == snell_core_ir::Pattern::Lit(literal.clone())) {
                let body = self.expr(ty, depth.min(1));
                alts.push(Alt::lit(literal, body));
            }
        }
        let binder = self.b.var("c");
        let total = !self.choices.once_in(6);
        let default = total.then(|| self.within(binder, over, |g| g.expr(ty, depth)));
        self.b.case(scrutinee, binder, alts, default)
    }

    /// A function of the program, or the one being defined on something smaller.
    fn some_call(&mut self, ty: &Ty, depth: u32) -> ExprId {
        if let Some((own, less)) = self.own.clone()
            && own.result == *ty
            && self.choices.below(4) < 3
        {
            let mut around = Vec::new();
            let rest: Vec<Atom> = own.params[1..].iter().map(|of| self.atom(of, depth, &mut around)).collect();
            let body = self.b.call(own.global, std::iter::once(Atom::from(less)).chain(rest));
            return self.close(body, around);
        }
        let fitting: Vec<Function> = self.functions.iter().filter(|function| function.result == *ty).cloned().collect();
        if fitting.is_empty() {
            return self.construct(ty, depth);
        }
        let function = self.choices.pick(&fitting).clone();
        self.call(&function, depth)
    }

    /// A call with random arguments; fuel is small.
    pub(super) fn call(&mut self, function: &Function, depth: u32) -> ExprId {
        let mut around = Vec::new();
        let mut args = Vec::new();
        for (at, ty) in function.params.iter().enumerate() {
            args.push(match at {
                0 if function.fuel => Atom::from(i64::from(self.choices.below(4))),
                _ => self.atom(ty, depth, &mut around),
            });
        }
        let body = self.b.call(function.global, args);
        self.close(body, around)
    }

    /// A function in scope, applied.
    fn apply(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let gives = |of: &Ty| matches!(of, Ty::Fun(_, to) if **to == *ty);
        let fitting: Vec<(VarId, Ty)> = self.scope.iter().filter(|(_, of)| gives(of)).cloned().collect();
        let mut around = Vec::new();
        if fitting.is_empty() {
            let from = Ty::random(self.choices, 0);
            let function = self.b.var("g");
            let made = self.lambda(&from, ty, depth);
            let arg = self.atom(&from, depth, &mut around);
            let body = self.b.call(function, [arg]);
            let body = self.b.sequence(made, function, body);
            return self.close(body, around);
        }
        let (function, of) = self.choices.pick(&fitting).clone();
        let Ty::Fun(from, _) = of else { return self.leaf(ty) };
        let arg = self.atom(&from, depth, &mut around);
        let body = self.b.call(function, [arg]);
        self.close(body, around)
    }

    /// A group of suspended computations that may use each other.
    fn group(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let types: Vec<Ty> = (0..1 + self.choices.below(2)).map(|_| Ty::random(self.choices, 1)).collect();
        let vars: Vec<VarId> = types.iter().map(|_| self.b.var("l")).collect();
        let before = self.scope.len();
        let recursive = self.choices.once_in(3);
        if recursive {
            self.scope.extend(vars.iter().copied().zip(types.iter().cloned()));
        }
        let mut bindings = Vec::new();
        for (&var, of) in vars.iter().zip(&types) {
            let value = self.expr(of, depth.min(2));
            bindings.push(Binding::thunk(var, value));
        }
        self.scope.truncate(before);
        self.scope.extend(vars.iter().copied().zip(types));
        let body = self.expr(ty, depth);
        self.scope.truncate(before);
        self.b.let_(bindings, body)
    }

    /// A list that contains itself, looked at as far as somebody wants.
    fn knot(&mut self, ty: &Ty, depth: u32) -> ExprId {
        let (list, list_ty) = (self.b.var("k"), Ty::List(Box::new(Ty::Int)));
        let mut around = Vec::new();
        let first = self.atom(&Ty::Int, 1, &mut around);
        let binding = Binding::construct(list, snell_core_ir::builtin::CONS, [first, list.into()]);
        let body = self.within(list, list_ty, |g| g.expr(ty, depth));
        let body = self.b.let_([binding], body);
        self.close(body, around)
    }

    /// Asks whether two values are equal.
    pub(super) fn equality(&mut self, depth: u32) -> ExprId {
        let mut around = Vec::new();
        let of = self.comparable();
        let (left, right) = (self.atom(&of, depth, &mut around), self.atom(&of, depth, &mut around));
        let body = self.b.prim(Prim::DataEqual, [left, right]);
        self.close(body, around)
    }

    /// A type whose values can be compared, preferably that of a variable.
    pub(super) fn comparable(&mut self) -> Ty {
        let known: Vec<Ty> = self.scope.iter().map(|(_, of)| of).filter(|of| of.is_comparable()).cloned().collect();
        if known.is_empty() || self.choices.once_in(4) { Ty::Int } else { self.choices.pick(&known).clone() }
    }
}
