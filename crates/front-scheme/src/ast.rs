//! Programs after expansion: variables are resolved, special forms are few.

use crate::syntax::Syntax;
use snell_core_ir::BranchKind;
use snell_source::Span;
use std::rc::Rc;

/// A local variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Var(pub(crate) u32);

/// A top-level variable of the program or of the library.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Global(pub(crate) u32);

/// A record type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RecordId(pub(crate) u32);

/// An expression and where it comes from.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub(crate) span: Span,
    pub(crate) kind: Kind,
}

/// What an expression does.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// A datum, quoted or not.
    Const(Syntax),
    /// The value of no interest.
    Void,
    Local(Var),
    Global(Global),
    /// A name that nothing defines.
    Unbound(Rc<str>),
    SetLocal(Var, Box<Expr>),
    SetGlobal(Global, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// A branch that somebody wants to find again: its place is that of the clause, with what leads there.
    Arm(BranchKind, Box<Expr>),
    /// The clause that has the constant which a value is, or else the last.
    Case(Box<Expr>, Vec<(Vec<Syntax>, Expr)>, Box<Expr>),
    Lambda(Rc<Lambda>),
    CaseLambda(Rc<[Lambda]>),
    Seq(Vec<Expr>),
    Call(Box<Expr>, Vec<Expr>),
    Prim(Op, Vec<Expr>),
    Let(Vec<(Var, Expr)>, Box<Expr>),
    /// Evaluated in order; each sees all.
    Letrec(Vec<(Var, Expr)>, Box<Expr>),
    /// An input of the program.
    Input,
    /// One of these, any.
    Amb(Vec<Expr>),
    /// All fields, in order.
    RecordNew(RecordId, Vec<Expr>),
    RecordIs(RecordId, Box<Expr>),
    RecordGet(RecordId, usize, Box<Expr>),
    RecordSet(RecordId, usize, Box<Expr>, Box<Expr>),
}

/// A procedure.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    pub(crate) params: Vec<Var>,
    /// Takes what is left, as a list.
    pub(crate) rest: Option<Var>,
    pub(crate) body: Expr,
    pub(crate) name: Rc<str>,
}

/// An operation that is lowered where it stands: a place in the table of [`crate::lower::ops`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Op(pub(crate) u16);

/// What is known of a local variable.
#[derive(Clone, Debug)]
pub(crate) struct VarInfo {
    pub(crate) name: Rc<str>,
    /// Somebody uses `set!` on it.
    pub(crate) assigned: bool,
}

/// What is known of a top-level variable.
#[derive(Clone, Debug)]
pub(crate) struct GlobalInfo {
    pub(crate) name: Rc<str>,
    pub(crate) span: Span,
    /// Somebody uses `set!` on it, or defines it again.
    pub(crate) assigned: bool,
    /// The program defines it, not the library.
    pub(crate) own: bool,
    pub(crate) definition: Option<Expr>,
}

/// A record type.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub(crate) name: Rc<str>,
    pub(crate) fields: Vec<Field>,
}

/// A field of a record.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) name: Rc<str>,
    /// It has a modifier.
    pub(crate) mutable: bool,
}

/// One step of the program at its top.
#[derive(Clone, Debug)]
pub(crate) enum Top {
    /// The variable gets its value now.
    Define(Global),
    Expr(Expr),
}

/// A whole program.
#[derive(Default)]
pub(crate) struct Program {
    pub(crate) vars: Vec<VarInfo>,
    pub(crate) globals: Vec<GlobalInfo>,
    pub(crate) records: Vec<Record>,
    pub(crate) tops: Vec<Top>,
}

impl Program {
    pub(crate) fn var(&mut self, name: &str) -> Var {
        self.vars.push(VarInfo { name: name.into(), assigned: false });
        Var(self.vars.len() as u32 - 1)
    }

    pub(crate) fn global(&mut self, name: &str, span: Span, own: bool) -> Global {
        self.globals.push(GlobalInfo { name: name.into(), span, assigned: false, own, definition: None });
        Global(self.globals.len() as u32 - 1)
    }

    /// The procedure that a variable always is, if it is one.
    pub(crate) fn known(&self, global: Global) -> Option<&Rc<Lambda>> {
        let info = &self.globals[global.0 as usize];
        match &info.definition {
            Some(Expr { kind: Kind::Lambda(lambda), .. }) if !info.assigned => Some(lambda),
            _ => None,
        }
    }
}

impl Expr {
    pub(crate) fn new(span: Span, kind: Kind) -> Expr {
        Expr { span, kind }
    }

    pub(crate) fn void(span: Span) -> Expr {
        Expr { span, kind: Kind::Void }
    }

    /// Several in a row; the value is that of the last.
    pub(crate) fn seq(span: Span, mut exprs: Vec<Expr>) -> Expr {
        match exprs.len() {
            0 => Expr::void(span),
            1 => exprs.remove(0),
            _ => Expr { span, kind: Kind::Seq(exprs) },
        }
    }

    /// Shows the parts of an expression, not those inside of procedures unless asked for.
    pub(crate) fn children<'e>(&'e self, into_lambdas: bool, visit: &mut dyn FnMut(&'e Expr)) {
        match &self.kind {
            Kind::Const(_) | Kind::Void | Kind::Local(_) | Kind::Global(_) | Kind::Unbound(_) | Kind::Input => {}
            Kind::SetLocal(_, value) | Kind::SetGlobal(_, value) | Kind::Arm(_, value) => visit(value),
            Kind::If(test, yes, no) => [test, yes, no].into_iter().for_each(|expr| visit(expr)),
            Kind::Case(key, clauses, other) => {
                visit(key);
                clauses.iter().for_each(|(_, body)| visit(body));
                visit(other);
            }
            Kind::Lambda(lambda) if into_lambdas => visit(&lambda.body),
            Kind::CaseLambda(lambdas) if into_lambdas => lambdas.iter().for_each(|lambda| visit(&lambda.body)),
            Kind::Lambda(_) | Kind::CaseLambda(_) => {}
            Kind::Seq(exprs) | Kind::Prim(_, exprs) | Kind::Amb(exprs) | Kind::RecordNew(_, exprs) => {
                exprs.iter().for_each(visit);
            }
            Kind::Call(function, args) => {
                visit(function);
                args.iter().for_each(visit);
            }
            Kind::Let(bindings, body) | Kind::Letrec(bindings, body) => {
                bindings.iter().for_each(|(_, value)| visit(value));
                visit(body);
            }
            Kind::RecordIs(_, record) | Kind::RecordGet(_, _, record) => visit(record),
            Kind::RecordSet(_, _, record, value) => {
                visit(record);
                visit(value);
            }
        }
    }
}
