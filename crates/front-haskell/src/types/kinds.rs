//! Kinds: how many arguments type constructors take, so that `Maybe Maybe` and `Int Bool` are refused.
//!
//! Inferred from declarations; what they leave open may be anything (Haskell would take it to be a type of values, or,
//! with an extension, anything as well).

use super::Checker;
use super::codes::KIND;
use crate::hir::{
    ClassId, Expr, ExprKind, ModuleId, Pat, PatKind, Pred, Scheme, Ty, TyConId, TyConKind, TyKind, TyVarId,
};
use rustc_hash::FxHashMap;
use snell_source::{Diagnostic, Span};

/// A kind of a [`Kinds`] arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct K(u32);

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A type of values.
    Star,
    /// A type constructor.
    Arrow(K, K),
    /// Not known yet, or this.
    Open(Option<K>),
    /// Anything, each time anew.
    Any,
}

struct Kinds<'c, 'h> {
    checker: &'c mut Checker<'h>,
    kinds: Vec<Kind>,
    tycons: FxHashMap<TyConId, K>,
    classes: FxHashMap<ClassId, Vec<K>>,
    vars: FxHashMap<TyVarId, K>,
}

const STAR: K = K(0);
const ANY: K = K(1);

impl Checker<'_> {
    /// Checks what a module declares and every type it mentions.
    pub fn kinds(&mut self, module: ModuleId) {
        let hir = self.hir;
        let mut kinds = Kinds {
            checker: self,
            kinds: vec![Kind::Star, Kind::Any],
            tycons: FxHashMap::default(),
            classes: FxHashMap::default(),
            vars: FxHashMap::default(),
        };
        let entry = hir.module(module);
        for &tycon in &entry.tycons {
            kinds.tycon(tycon);
        }
        for &class in &entry.classes {
            kinds.class(class);
        }
        for &instance in &entry.instances {
            let instance = hir.instance(instance);
            let params = kinds.class(instance.class);
            for (ty, param) in instance.head.iter().zip(params) {
                kinds.check(ty, param);
            }
            kinds.context(&instance.context);
        }
        let file = entry.span.file;
        for var in &hir.vars {
            if let Some(signature) = &var.signature
                && signature.ty.span.file == file
            {
                kinds.scheme(signature);
            }
        }
        for Expr { kind, span } in &hir.exprs {
            match kind {
                ExprKind::Typed(_, scheme) if span.file == file => kinds.scheme(scheme),
                _ => {}
            }
        }
        for Pat { kind, span } in &hir.pats {
            match kind {
                PatKind::Typed(_, ty) if span.file == file => kinds.check(ty, STAR),
                _ => {}
            }
        }
    }
}

impl Kinds<'_, '_> {
    fn add(&mut self, kind: Kind) -> K {
        self.kinds.push(kind);
        K(self.kinds.len() as u32 - 1)
    }

    fn open(&mut self) -> K {
        self.add(Kind::Open(None))
    }

    fn head(&self, mut kind: K) -> K {
        while let Kind::Open(Some(next)) = self.kinds[kind.0 as usize] {
            kind = next;
        }
        kind
    }

    fn arrows(&mut self, params: &[K], result: K) -> K {
        params.iter().rev().fold(result, |to, &from| self.add(Kind::Arrow(from, to)))
    }

    fn unify(&mut self, a: K, b: K) -> bool {
        let (a, b) = (self.head(a), self.head(b));
        if a == b {
            return true;
        }
        match (self.kinds[a.0 as usize], self.kinds[b.0 as usize]) {
            (Kind::Any, _) | (_, Kind::Any) | (Kind::Star, Kind::Star) => true,
            (Kind::Open(_), _) => {
                self.kinds[a.0 as usize] = Kind::Open(Some(b));
                true
            }
            (_, Kind::Open(_)) => {
                self.kinds[b.0 as usize] = Kind::Open(Some(a));
                true
            }
            (Kind::Arrow(a, b), Kind::Arrow(c, d)) => self.unify(a, c) && self.unify(b, d),
            _ => false,
        }
    }

    /// What is still open may be anything.
    fn generalise(&mut self, kind: K) {
        let kind = self.head(kind);
        match self.kinds[kind.0 as usize] {
            Kind::Open(_) => self.kinds[kind.0 as usize] = Kind::Open(Some(ANY)),
            Kind::Arrow(from, to) => {
                self.generalise(from);
                self.generalise(to);
            }
            Kind::Star | Kind::Any => {}
        }
    }

    fn tycon(&mut self, id: TyConId) -> K {
        if let Some(&kind) = self.tycons.get(&id) {
            return kind;
        }
        let hir = self.checker.hir;
        let tycon = hir.tycon(id);
        let params: Vec<K> = tycon.params.iter().map(|_| self.open()).collect();
        for (&var, &kind) in tycon.params.iter().zip(&params) {
            self.vars.insert(var, kind);
        }
        let wired = &hir.wired;
        match &tycon.kind {
            TyConKind::Primitive => {
                let count = match id {
                    _ if id == wired.function => 2,
                    _ if id == wired.list || id == wired.cell || id == wired.array => 1,
                    _ => tycon.params.len(),
                };
                let kind = self.arrows(&vec![STAR; count], STAR);
                self.tycons.insert(id, kind);
                kind
            }
            TyConKind::Broken | TyConKind::Promoted | TyConKind::Family(..) => ANY,
            TyConKind::Synonym(_) if self.checker.cyclic.contains(&id) => ANY,
            TyConKind::Synonym(body) => {
                let result = self.infer(body);
                let kind = self.arrows(&params, result);
                self.generalise(kind);
                self.tycons.insert(id, kind);
                kind
            }
            TyConKind::Data(_) | TyConKind::Newtype(_) => {
                let kind = self.arrows(&params, STAR);
                self.tycons.insert(id, kind);
                let cons: Vec<_> = match &tycon.kind {
                    TyConKind::Data(cons) => cons.clone(),
                    TyConKind::Newtype(con) => vec![*con],
                    _ => Vec::new(),
                };
                for con in cons {
                    let con = hir.con(con);
                    for &var in &con.vars {
                        if !tycon.params.contains(&var) {
                            let open = self.open();
                            self.vars.insert(var, open);
                        }
                    }
                    self.context(&con.context);
                    con.fields.iter().for_each(|field| self.check(field, STAR));
                    self.check(&con.result, STAR);
                }
                self.generalise(kind);
                kind
            }
        }
    }

    fn class(&mut self, id: ClassId) -> Vec<K> {
        if let Some(params) = self.classes.get(&id) {
            return params.clone();
        }
        let hir = self.checker.hir;
        let class = hir.class(id);
        let params: Vec<K> = class.params.iter().map(|_| self.open()).collect();
        for (&var, &kind) in class.params.iter().zip(&params) {
            self.vars.insert(var, kind);
        }
        self.classes.insert(id, params.clone());
        self.context(&class.supers);
        for &method in &class.methods {
            if let Some(signature) = &hir.var(method).signature {
                self.scheme(signature);
            }
        }
        params.iter().for_each(|&kind| self.generalise(kind));
        params
    }

    fn scheme(&mut self, scheme: &Scheme) {
        for &var in &scheme.vars {
            let open = self.open();
            self.vars.insert(var, open);
        }
        self.context(&scheme.context);
        self.check(&scheme.ty, STAR);
    }

    fn context(&mut self, context: &[Pred]) {
        for pred in context {
            match pred {
                Pred::Class(class, args, _) => {
                    let params = self.class(*class);
                    for (arg, param) in args.iter().zip(params) {
                        self.check(arg, param);
                    }
                }
                Pred::Equal(a, b, _) => {
                    let kind = self.infer(a);
                    self.check(b, kind);
                }
            }
        }
    }

    fn check(&mut self, ty: &Ty, expected: K) {
        let found = self.infer(ty);
        if !self.unify(expected, found) {
            self.report(ty, expected, found);
        }
    }

    fn infer(&mut self, ty: &Ty) -> K {
        match &ty.kind {
            TyKind::Var(var) => match self.vars.get(var) {
                Some(&kind) => kind,
                None => {
                    let open = self.open();
                    self.vars.insert(*var, open);
                    open
                }
            },
            TyKind::Con(con) => self.tycon(*con),
            TyKind::App(function, arg) => {
                let kind = self.infer(function);
                let kind = self.head(kind);
                match self.kinds[kind.0 as usize] {
                    Kind::Arrow(from, to) => {
                        self.check(arg, from);
                        to
                    }
                    Kind::Open(_) => {
                        let from = self.infer(arg);
                        let to = self.open();
                        let arrow = self.add(Kind::Arrow(from, to));
                        self.unify(kind, arrow);
                        to
                    }
                    Kind::Any => {
                        self.infer(arg);
                        ANY
                    }
                    Kind::Star => {
                        self.report_applied(function, arg);
                        ANY
                    }
                }
            }
            TyKind::Function(from, to) => {
                self.check(from, STAR);
                self.check(to, STAR);
                STAR
            }
            TyKind::Forall(scheme) => {
                self.scheme(scheme);
                STAR
            }
            TyKind::Wild => ANY,
        }
    }

    fn arity(&self, kind: K) -> usize {
        match self.kinds[self.head(kind).0 as usize] {
            Kind::Arrow(_, to) => 1 + self.arity(to),
            _ => 0,
        }
    }

    fn describe(&self, ty: &Ty) -> String {
        match &ty.kind {
            TyKind::Con(con) => format!("`{}`", self.checker.tycon_name(*con)),
            TyKind::Var(var) => format!("`{}`", self.checker.var_name(*var)),
            TyKind::App(function, _) => format!("{} with its arguments", self.describe(function)),
            _ => "this type".to_owned(),
        }
    }

    fn report(&mut self, ty: &Ty, expected: K, found: K) {
        let (want, have) = (self.arity(expected), self.arity(found));
        let what = self.describe(ty);
        let arguments = |count: usize| if count == 1 { "1 argument".to_owned() } else { format!("{count} arguments") };
        let message = if have > want {
            format!("{what} needs {} more here", arguments(have - want))
        } else if have < want {
            format!("{what} takes too few arguments: a type constructor of {} is needed here", arguments(want))
        } else {
            format!("{what} takes arguments of another kind than is needed here")
        };
        self.push(ty.span, message);
    }

    fn report_applied(&mut self, function: &Ty, arg: &Ty) {
        let message = format!("{} takes no argument, but has one", self.describe(function));
        self.push(function.span.to(arg.span), message);
    }

    fn push(&mut self, span: Span, message: String) {
        let known = |diagnostic: &Diagnostic| diagnostic.code == KIND && diagnostic.span == span;
        if !self.checker.diagnostics.iter().any(known) {
            self.checker.diagnostics.push(Diagnostic::error(KIND, span, message));
        }
    }
}
