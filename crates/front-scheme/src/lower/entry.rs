//! Procedures for those who call them from outside: who explores, checks or audits them.
//!
//! What a definition is called by may differ from its code: code may take a continuation, come after the expressions at
//! the top, or want a list of the arguments that are left. The entry of a procedure is a definition of its name that takes
//! nothing but values, and, where a procedure takes any number of arguments, a list of them that is always a proper one.

use super::{GlobalPlace, Lower, Rest};
use crate::ast::{Global, Kind, Lambda, Var};
use snell_core_ir::{Alt, Atom, Binding, ExprId, GlobalId, Type, VarId, builtin};
use snell_source::Span;

/// A way to call a procedure: the parameters, and whether more arguments may follow.
struct Way {
    params: Vec<Var>,
    rest: Option<Var>,
}

/// What is applied to what outsiders give.
pub(super) struct Outside {
    /// Their values, with names.
    pub(super) params: Vec<VarId>,
    /// Their types.
    pub(super) types: Vec<Type>,
    /// What comes of it.
    pub(super) call: ExprId,
}

impl<'p> Lower<'p> {
    /// Whether a definition is called from outside by something else than its code.
    pub(super) fn has_entry(&self, global: Global) -> bool {
        let info = &self.ast.globals[global.0 as usize];
        if !info.own {
            return false;
        }
        match self.ast.known(global) {
            Some(lambda) => lambda.rest.is_some() || self.prepares || !self.flow.is_direct_global(global),
            None => !self.ways(global).is_empty(),
        }
    }

    /// How a definition may be called; nothing if its value is no procedure, or not known to be one.
    fn ways(&self, global: Global) -> Vec<Way> {
        let info = &self.ast.globals[global.0 as usize];
        let mut value = match &info.definition {
            Some(value) if !info.assigned => value,
            _ => return Vec::new(),
        };
        let way = |lambda: &Lambda| Way { params: lambda.params.clone(), rest: lambda.rest };
        loop {
            value = match &value.kind {
                Kind::Lambda(lambda) => return vec![way(lambda)],
                Kind::CaseLambda(lambdas) => return lambdas.iter().map(way).collect(),
                Kind::Let(_, body) | Kind::Letrec(_, body) => body,
                Kind::Seq(exprs) => match exprs.last() {
                    Some(last) => last,
                    None => return Vec::new(),
                },
                _ => return Vec::new(),
            };
        }
    }

    /// Values to a value.
    pub(super) fn signature(&self, arity: usize) -> Type {
        let unit = Type::Data(builtin::UNIT_TYPE, Vec::new());
        let types = if arity == 0 { vec![unit] } else { vec![self.con.value.clone(); arity] };
        self.to_value(types)
    }

    fn to_value(&self, types: Vec<Type>) -> Type {
        types.into_iter().rev().fold(self.con.value.clone(), |to, from| Type::function(from, to))
    }

    /// `f`, for who explores it.
    pub(super) fn entry(&mut self, global: Global) {
        let info = &self.ast.globals[global.0 as usize];
        let entry = self.at(info.span).declare(&info.name);
        if self.b.is_defined(entry) {
            return;
        }
        let Outside { mut params, mut types, call } = self.seen_from_outside(global);
        let body = self.prepared(call);
        if params.is_empty() {
            params.push(self.b.var("_"));
            types.push(Type::Data(builtin::UNIT_TYPE, Vec::new()));
        }
        let ty = self.to_value(types);
        self.b.signature(entry, ty);
        self.at(info.span).define(entry, params, body);
    }

    /// A call of a procedure with whatever it can be called with.
    pub(super) fn seen_from_outside(&mut self, global: Global) -> Outside {
        let span = self.ast.globals[global.0 as usize].span;
        let ways = self.ways(global);
        let value = self.con.value.clone();
        let any_number = Type::Data(self.con.arguments, Vec::new());
        let [way] = &ways[..] else {
            let args = self.b.var("arguments");
            let call = self.clauses(span, &ways, 0, [args, args], global);
            let call = self.driven(call);
            return Outside { params: vec![args], types: vec![any_number], call };
        };
        let mut params = Vec::new();
        for &param in way.params.iter().chain(&way.rest) {
            let name = self.name_of(param);
            params.push(self.b.var(&name));
        }
        let mut types = vec![value; way.params.len()];
        let mut args: Vec<Atom> = params.iter().map(|&param| param.into()).collect();
        let mut spread = None;
        if let (Some(_), Some(&rest)) = (way.rest, params.last()) {
            types.push(any_number);
            let list = self.b.var("list");
            args.pop();
            args.push(list.into());
            spread = Some((list, rest));
        }
        let place = self.place_of(global);
        let direct = matches!(place, GlobalPlace::Known(_)) && self.flow.is_direct_global(global);
        let call = match (place, &spread) {
            (GlobalPlace::Known(code), _) => self.call_code(span, global, code, args),
            (_, None) => {
                self.with_list(span, &args, Box::new(move |this, list| this.call_value_with(span, global, list)))
            }
            (_, &Some((tail, _))) => {
                args.pop();
                let call: Rest = Box::new(move |this, list| this.call_value_with(span, global, list));
                self.with_pairs(span, args, tail.into(), call)
            }
        };
        let call = match spread {
            Some((list, rest)) => self.spread_as(span, list, rest, call),
            None => call,
        };
        let call = if direct { call } else { self.driven(call) };
        Outside { params, types, call }
    }

    /// Calls the code of a procedure.
    fn call_code(&mut self, span: Span, global: Global, code: GlobalId, mut args: Vec<Atom>) -> ExprId {
        if self.flow.is_direct_global(global) {
            return self.call_direct(span, code.into(), args);
        }
        let (k, v) = (self.b.var("k"), self.b.var("v"));
        args.push(k.into());
        let call = self.at(span).call(code, args);
        let value = self.at(span).atom(v);
        self.at(span).let_([Binding::lambda(k, [v], value)], call)
    }

    /// Calls what a definition is with a list of arguments.
    fn call_value_with(&mut self, span: Span, global: Global, list: Atom) -> ExprId {
        self.bind_global(
            span,
            global,
            Box::new(move |this, procedure| {
                let apply = this.apply();
                if this.flow.is_direct_style() {
                    return this.at(span).call(apply, [procedure, list]);
                }
                let (k, v) = (this.b.var("k"), this.b.var("v"));
                let call = this.at(span).call(apply, [procedure, list, k.into()]);
                let value = this.at(span).atom(v);
                this.at(span).let_([Binding::lambda(k, [v], value)], call)
            }),
        )
    }

    /// Values before the rest of a list.
    fn with_pairs<'r>(&mut self, span: Span, mut items: Vec<Atom>, tail: Atom, rest: Rest<'r, 'p>) -> ExprId {
        let Some(item) = items.pop() else { return rest(self, tail) };
        let pair = self.pair_of(span, item, tail);
        self.name_value(span, "l", pair, Box::new(move |this, list| this.with_pairs(span, items, list, rest)))
    }

    fn pair_of(&mut self, span: Span, first: Atom, second: Atom) -> ExprId {
        if self.features.mutable_pairs {
            return self.changeable_pair(span, first, second);
        }
        let pair = self.con.pair;
        self.at(span).construct(pair, [first, second])
    }

    /// `then`, in which a list is what was given; it is made as far as somebody looks at it.
    fn spread_as(&mut self, span: Span, list: VarId, args: VarId, then: ExprId) -> ExprId {
        let spread = self.spread();
        let call = self.at(span).call(spread, [args]);
        self.at(span).let_([Binding::thunk(list, call)], then)
    }

    /// Arguments to a list.
    fn spread(&mut self) -> GlobalId {
        self.supported("%spread", &["arguments"], |this, params| {
            let span = Span::NONE;
            let again = this.support["%spread"];
            let [first, rest, list] = ["x", "rest", "l"].map(|name| this.b.var(name));
            let pair = this.pair_of(span, first.into(), list.into());
            let tail = this.at(span).call(again, [rest]);
            let pair = this.at(span).let_([Binding::thunk(list, tail)], pair);
            let null = this.con.null;
            let end = this.at(span).constant(null);
            let alts = [Alt::con(this.con.last, [], end), Alt::con(this.con.more, [first, rest], pair)];
            let scrutinee = this.at(span).atom(params[0]);
            let binder = this.b.var("_");
            this.at(span).case(scrutinee, binder, alts, None)
        })
    }

    /// Calls a procedure with all that was given, if some clause wants so many arguments. Those after `seen` ones are left
    /// to be counted.
    fn clauses(&mut self, span: Span, ways: &[Way], seen: usize, [all, left]: [VarId; 2], global: Global) -> ExprId {
        let called = |this: &mut Self| {
            let list = this.b.var("list");
            let call = this.call_value_with(span, global, list.into());
            this.spread_as(span, list, all, call)
        };
        if ways.iter().any(|way| way.rest.is_some() && way.params.len() <= seen) {
            return called(self);
        }
        let exactly = ways.iter().any(|way| way.params.len() == seen);
        let longer = ways.iter().any(|way| way.params.len() > seen);
        let end = if exactly { called(self) } else { self.never(span) };
        let [first, rest] = ["_", "rest"].map(|name| self.b.var(name));
        let more = match longer {
            true => self.clauses(span, ways, seen + 1, [all, rest], global),
            false => self.never(span),
        };
        let alts = [Alt::con(self.con.last, [], end), Alt::con(self.con.more, [first, rest], more)];
        let scrutinee = self.at(span).atom(left);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, alts, None)
    }

    /// Where nobody calls.
    fn never(&mut self, span: Span) -> ExprId {
        let no = self.b.var("b");
        let void = self.con.void;
        let nothing = self.at(span).constant(void);
        let never = self.at(span).assume(no, nothing);
        let falsehood = self.at(span).constant(builtin::FALSE);
        self.at(span).sequence(falsehood, no, never)
    }
}
