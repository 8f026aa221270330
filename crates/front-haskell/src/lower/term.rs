//! Terms: what elaboration makes, the optimiser rewrites and emission turns into Core.
//!
//! A lazy lambda calculus with saturated constructors and primitives, whose arguments need not be atoms. `Let` suspends,
//! `Case` forces. Terms live in one arena and know their depth: walkers recurse, so that what gets too deep (a do block
//! of thousands of statements) is cut into functions of its own.

use snell_core_ir::{ConId, Literal, Prim};
use snell_source::{Name, Span};
use std::sync::Arc;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(super) struct $name(pub u32);

        impl $name {
            pub(super) fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A term.
    TermId;
    /// A local variable; bound once in all terms.
    Local;
    /// A global to be.
    GlobalRef;
}

/// A term.
#[derive(Clone, Debug)]
pub(super) enum Term {
    Var(Local),
    Global(GlobalRef),
    Lit(Literal),
    /// One or more arguments.
    App(TermId, Vec<TermId>),
    /// Saturated; strict fields have been forced around it.
    Con(ConId, Vec<TermId>),
    /// Saturated.
    Prim(Prim, Vec<TermId>),
    Lam(Vec<Local>, TermId),
    /// Mutually recursive.
    Let(Vec<(Local, TermId)>, TermId),
    Case(TermId, Local, Vec<Alt>, Option<TermId>),
    Error(Arc<str>),
    /// A term whose evaluation is noticed: it is in this branch of the source.
    Mark(u32, TermId),
}

/// An alternative.
#[derive(Clone, Debug)]
pub(super) struct Alt {
    pub test: Test,
    pub body: TermId,
}

/// What an alternative matches.
#[derive(Clone, Debug)]
pub(super) enum Test {
    Con(ConId, Vec<Local>),
    Lit(Literal),
}

/// What a local variable is called.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum LocalName {
    /// As in the source.
    Source(Name),
    /// Made up.
    Made(&'static str),
}

/// The arena of terms and local variables.
#[derive(Default)]
pub(super) struct Terms {
    nodes: Vec<Term>,
    spans: Vec<Span>,
    depths: Vec<u32>,
    locals: Vec<LocalName>,
    at: Option<Span>,
}

impl Terms {
    pub(super) fn get(&self, id: TermId) -> &Term {
        &self.nodes[id.index()]
    }

    pub(super) fn span(&self, id: TermId) -> Span {
        self.spans[id.index()]
    }

    pub(super) fn depth(&self, id: TermId) -> u32 {
        self.depths[id.index()]
    }

    pub(super) fn local_name(&self, local: Local) -> LocalName {
        self.locals[local.index()]
    }

    /// Sets the span of what is made from now on and gives the one before.
    pub(super) fn at(&mut self, span: Span) -> Span {
        self.at.replace(span).unwrap_or(Span::NONE)
    }

    pub(super) fn here(&self) -> Span {
        self.at.unwrap_or(Span::NONE)
    }

    pub(super) fn local(&mut self, name: LocalName) -> Local {
        self.locals.push(name);
        Local(self.locals.len() as u32 - 1)
    }

    pub(super) fn made(&mut self, name: &'static str) -> Local {
        self.local(LocalName::Made(name))
    }

    pub(super) fn add(&mut self, term: Term) -> TermId {
        let mut depth = 0;
        children(&term, |child| depth = depth.max(self.depths[child.index()]));
        self.nodes.push(term);
        self.spans.push(self.here());
        self.depths.push(depth + 1);
        TermId(self.nodes.len() as u32 - 1)
    }

    pub(super) fn var(&mut self, local: Local) -> TermId {
        self.add(Term::Var(local))
    }

    pub(super) fn global(&mut self, global: GlobalRef) -> TermId {
        self.add(Term::Global(global))
    }

    pub(super) fn lit(&mut self, literal: Literal) -> TermId {
        self.add(Term::Lit(literal))
    }

    pub(super) fn con(&mut self, con: ConId, args: Vec<TermId>) -> TermId {
        self.add(Term::Con(con, args))
    }

    pub(super) fn error(&mut self, text: &str) -> TermId {
        self.add(Term::Error(text.into()))
    }

    pub(super) fn mark(&mut self, branch: u32, body: TermId) -> TermId {
        self.add(Term::Mark(branch, body))
    }

    /// Application; of an application, to the arguments of both.
    pub(super) fn app(&mut self, function: TermId, mut args: Vec<TermId>) -> TermId {
        if args.is_empty() {
            return function;
        }
        match self.get(function) {
            Term::App(inner, first) => {
                let inner = *inner;
                let mut all = first.clone();
                all.append(&mut args);
                self.add(Term::App(inner, all))
            }
            _ => self.add(Term::App(function, args)),
        }
    }

    /// A function; of a function, with the parameters of both.
    pub(super) fn lam(&mut self, mut params: Vec<Local>, body: TermId) -> TermId {
        if params.is_empty() {
            return body;
        }
        match self.get(body) {
            Term::Lam(more, inner) => {
                let inner = *inner;
                params.extend_from_slice(more);
                self.add(Term::Lam(params, inner))
            }
            _ => self.add(Term::Lam(params, body)),
        }
    }

    pub(super) fn let_(&mut self, bindings: Vec<(Local, TermId)>, body: TermId) -> TermId {
        if bindings.is_empty() { body } else { self.add(Term::Let(bindings, body)) }
    }

    /// `case scrutinee of binder { _ -> body }`.
    pub(super) fn force(&mut self, scrutinee: TermId, binder: Local, body: TermId) -> TermId {
        self.add(Term::Case(scrutinee, binder, Vec::new(), Some(body)))
    }

    pub(super) fn if_(&mut self, condition: TermId, yes: TermId, no: TermId) -> TermId {
        use snell_core_ir::builtin::{FALSE, TRUE};
        let alt = |con, body| Alt { test: Test::Con(con, Vec::new()), body };
        let alts = vec![alt(TRUE, yes), alt(FALSE, no)];
        let binder = self.made("c");
        self.add(Term::Case(condition, binder, alts, None))
    }

    /// Whether a term may stand at several places: it binds nothing, and is no work.
    pub(super) fn is_small(&self, id: TermId) -> bool {
        let atom = |id: &TermId| matches!(self.get(*id), Term::Var(_) | Term::Global(_) | Term::Lit(_));
        match self.get(id) {
            Term::Var(_) | Term::Global(_) | Term::Lit(_) | Term::Error(_) => true,
            Term::App(function, args) => atom(function) && args.iter().all(atom),
            Term::Con(_, args) => args.is_empty(),
            _ => false,
        }
    }
}

/// Visits the parts of a term, in order.
pub(super) fn children(term: &Term, mut visit: impl FnMut(TermId)) {
    match term {
        Term::Var(_) | Term::Global(_) | Term::Lit(_) | Term::Error(_) => {}
        Term::App(function, args) => {
            visit(*function);
            args.iter().for_each(|&arg| visit(arg));
        }
        Term::Con(_, args) | Term::Prim(_, args) => args.iter().for_each(|&arg| visit(arg)),
        Term::Lam(_, body) | Term::Mark(_, body) => visit(*body),
        Term::Let(bindings, body) => {
            bindings.iter().for_each(|&(_, rhs)| visit(rhs));
            visit(*body);
        }
        Term::Case(scrutinee, _, alts, default) => {
            visit(*scrutinee);
            alts.iter().for_each(|alt| visit(alt.body));
            default.iter().for_each(|&body| visit(body));
        }
    }
}
