//! Lowering: expanded programs to Core.
//!
//! Every value is of one data type, `Value`; see [`values`]. A program that captures continuations is lowered in
//! continuation-passing style, but for what can't be captured in; see [`flow`].

mod bind;
mod branches;
mod call;
mod cond;
mod constant;
mod control;
mod convert;
mod entry;
mod expr;
mod flow;
mod integers;
mod main;
pub(crate) mod ops;
mod prim;
mod procedure;
mod program;
mod properties;
mod query;
mod records;
mod select;
mod support;
mod values;

use crate::ast::{Global, Lambda, Program, Var};
use crate::expand::Features;
use crate::symbols::{Sym, Symbols};
pub(crate) use program::{Asked, NEEDED, lower};
use rustc_hash::FxHashMap;
use snell_core_ir::{Atom, Builder, ConId, ExprId, GlobalId, VarId};
use snell_source::{Diagnostic, Span};
use std::rc::Rc;
use values::Cons;

/// Where the value of an expression goes.
#[derive(Clone, Copy)]
pub(crate) enum Ret {
    /// It is the value of the Core expression.
    Direct,
    /// It is given to this function.
    To(VarId),
}

/// What a local variable is in Core.
#[derive(Clone)]
enum Place {
    Unset,
    /// Its value.
    Value(VarId),
    /// A cell with its value.
    Cell(VarId),
    /// The code of a procedure that it always is.
    Known(VarId, Rc<Lambda>),
}

/// What a top-level variable is in Core.
#[derive(Clone, Copy)]
enum GlobalPlace {
    /// The code of a procedure that it always is.
    Known(GlobalId),
    /// A constant.
    Constant(GlobalId),
    /// A constant that is a cell.
    Cell(GlobalId),
}

/// What is done with a value that was bound.
type Rest<'r, 'p> = Box<dyn FnOnce(&mut Lower<'p>, Atom) -> ExprId + 'r>;
/// As [`Rest`], for several.
type RestAll<'r, 'p> = Box<dyn FnOnce(&mut Lower<'p>, Vec<Atom>) -> ExprId + 'r>;
/// A branch.
type Branch<'r, 'p> = Box<dyn FnOnce(&mut Lower<'p>) -> ExprId + 'r>;

/// The state of lowering.
pub(crate) struct Lower<'p> {
    b: Builder,
    ast: &'p Program,
    symbols: &'p Symbols,
    features: Features,
    con: Cons,
    vars: Vec<Place>,
    globals: FxHashMap<Global, GlobalPlace>,
    /// Declared and not yet lowered.
    todo: Vec<Global>,
    names: FxHashMap<Rc<str>, u32>,
    symbol_cons: FxHashMap<Sym, ConId>,
    symbol_list: Vec<Sym>,
    /// Procedures of the library that lowering itself calls.
    library: FxHashMap<&'static str, Global>,
    support: FxHashMap<&'static str, GlobalId>,
    constants: u32,
    /// Procedures that no continuation is captured in.
    flow: flow::Flow,
    /// As if continuations were captured: procedures that call nothing they are given.
    first_order: flow::Flow,
    /// Whether the expressions at the top come before anything that is explored.
    prepares: bool,
    diagnostics: Vec<Diagnostic>,
    /// The definition that is being lowered, as the program calls it.
    current: Rc<str>,
    branches: Vec<snell_core_ir::Branch>,
    /// Whether a query is being lowered, which somebody wants to be true.
    querying: bool,
    /// Whether somebody looks at the branches of the text, or at what may fail.
    marks: bool,
    /// What a test has shown of variables: their constructors and parts.
    known: FxHashMap<VarId, (ConId, Vec<VarId>)>,
    /// Variables that a test has looked at, and the names that the value has since: everybody can see what the test has shown.
    seen: FxHashMap<VarId, VarId>,
}

impl<'p> Lower<'p> {
    fn at(&mut self, span: Span) -> &mut Builder {
        self.b.at(span)
    }

    /// Ends an expression with this value.
    fn give(&mut self, span: Span, value: Atom, ret: Ret) -> ExprId {
        match ret {
            Ret::Direct => self.at(span).atom(value),
            Ret::To(k) => self.at(span).call(k, [value]),
        }
    }

    /// The name by which most is known of a variable's value.
    fn latest(&self, mut var: VarId) -> VarId {
        while let Some(&later) = self.seen.get(&var) {
            var = later;
        }
        var
    }

    fn name_of(&self, var: Var) -> Rc<str> {
        self.ast.vars[var.0 as usize].name.clone()
    }
}
