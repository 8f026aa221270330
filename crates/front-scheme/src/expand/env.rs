//! Scopes: what names mean.

use super::Expander;
use super::macros::Macro;
use crate::ast::{Global, Var};
use crate::symbols::Sym;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A scope inside of others.
pub(crate) type Env = Rc<Scope>;

pub(crate) struct Scope {
    parent: Option<Env>,
    names: RefCell<FxHashMap<Sym, Binding>>,
}

/// What a name means.
#[derive(Clone)]
pub(crate) enum Binding {
    Special(Special),
    Macro(Rc<Macro>),
    Local(Var),
    Global(Global),
    /// Something of the library, by its name.
    Builtin(Sym),
}

impl Scope {
    pub(crate) fn new(parent: Option<Env>) -> Env {
        Rc::new(Scope { parent, names: RefCell::default() })
    }

    pub(crate) fn bind(&self, name: Sym, binding: Binding) {
        self.names.borrow_mut().insert(name, binding);
    }

    /// What this scope itself says of a name.
    pub(crate) fn own(&self, name: Sym) -> Option<Binding> {
        self.names.borrow().get(&name).cloned()
    }

    /// All names that this scope itself says something of.
    pub(crate) fn names(&self) -> Vec<Sym> {
        let mut names: Vec<Sym> = self.names.borrow().keys().copied().collect();
        names.sort_unstable();
        names
    }

    /// This scope and those around it, the library's last.
    pub(crate) fn outwards(self: &Rc<Self>) -> impl Iterator<Item = &Rc<Self>> {
        std::iter::successors(Some(self), |scope| scope.parent.as_ref())
    }

    fn find(self: &Env, name: Sym) -> Option<Binding> {
        let mut scope = self;
        loop {
            if let Some(binding) = scope.own(name) {
                return Some(binding);
            }
            scope = scope.parent.as_ref()?;
        }
    }
}

impl Expander {
    pub(crate) fn lookup(&self, name: Sym, env: &Env) -> Option<Binding> {
        if let Some(binding) = env.find(name) {
            return Some(binding);
        }
        let (mut name, mut env) = self.symbols.parent(name)?;
        loop {
            if let Some(binding) = env.find(name) {
                return Some(binding);
            }
            (name, env) = self.symbols.parent(name)?;
        }
    }

    /// Whether a name is this keyword.
    pub(crate) fn is(&self, name: Option<Sym>, env: &Env, special: Special) -> bool {
        name.is_some_and(|name| matches!(self.lookup(name, env), Some(Binding::Special(found)) if found == special))
    }

    /// Whether two names mean the same.
    pub(crate) fn same(&self, left: Sym, left_env: &Env, right: Sym, right_env: &Env) -> bool {
        match (self.lookup(left, left_env), self.lookup(right, right_env)) {
            (None, None) => self.symbols.plain(left) == self.symbols.plain(right),
            (Some(left), Some(right)) => match (left, right) {
                (Binding::Special(a), Binding::Special(b)) => a == b,
                (Binding::Macro(a), Binding::Macro(b)) => Rc::ptr_eq(&a, &b),
                (Binding::Local(a), Binding::Local(b)) => a == b,
                (Binding::Global(a), Binding::Global(b)) => a == b,
                (Binding::Builtin(a), Binding::Builtin(b)) => a == b,
                _ => false,
            },
            _ => false,
        }
    }
}

/// The forms that the expander knows itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Special {
    Amb,
    And,
    Arrow,
    Begin,
    Case,
    CaseLambda,
    Cond,
    CondExpand,
    Define,
    DefineLibrary,
    DefineRecord,
    DefineStruct,
    DefineStructure,
    DefineSyntax,
    DefineValues,
    Do,
    Ellipsis,
    Else,
    Export,
    Guard,
    If,
    Import,
    Include,
    Input,
    Lambda,
    Let,
    LetStar,
    LetSyntax,
    Letrec,
    NamedLambda,
    Or,
    Provide,
    Quasiquote,
    Quote,
    Rec,
    Set,
    SyntaxRules,
    Underscore,
    Unless,
    Unquote,
    UnquoteSplicing,
    When,
}

/// Their names.
pub(super) const SPECIALS: &[(&str, Special)] = &[
    ("amb", Special::Amb),
    ("and", Special::And),
    ("=>", Special::Arrow),
    ("begin", Special::Begin),
    ("case", Special::Case),
    ("case-lambda", Special::CaseLambda),
    ("cond", Special::Cond),
    ("cond-expand", Special::CondExpand),
    ("define", Special::Define),
    ("define-library", Special::DefineLibrary),
    ("library", Special::DefineLibrary),
    ("define-record-type", Special::DefineRecord),
    ("define-struct", Special::DefineStruct),
    ("define-structure", Special::DefineStructure),
    ("define-syntax", Special::DefineSyntax),
    ("define-values", Special::DefineValues),
    ("do", Special::Do),
    ("...", Special::Ellipsis),
    ("else", Special::Else),
    ("export", Special::Export),
    ("guard", Special::Guard),
    ("if", Special::If),
    ("import", Special::Import),
    ("require", Special::Import),
    ("include", Special::Include),
    ("load", Special::Include),
    ("input", Special::Input),
    ("lambda", Special::Lambda),
    ("λ", Special::Lambda),
    ("let", Special::Let),
    ("let*", Special::LetStar),
    ("let-syntax", Special::LetSyntax),
    ("letrec-syntax", Special::LetSyntax),
    ("letrec", Special::Letrec),
    ("letrec*", Special::Letrec),
    ("named-lambda", Special::NamedLambda),
    ("or", Special::Or),
    ("provide", Special::Provide),
    ("quasiquote", Special::Quasiquote),
    ("quote", Special::Quote),
    ("rec", Special::Rec),
    ("set!", Special::Set),
    ("struct", Special::DefineStruct),
    ("syntax-rules", Special::SyntaxRules),
    ("_", Special::Underscore),
    ("unless", Special::Unless),
    ("unquote", Special::Unquote),
    ("unquote-splicing", Special::UnquoteSplicing),
    ("when", Special::When),
];
