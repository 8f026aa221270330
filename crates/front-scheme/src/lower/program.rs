//! Whole programs: definitions at the top, in the order of need, and what runs them.

use super::values::Cons;
use super::{GlobalPlace, Lower, Place, Rest, flow};
use crate::analyse::prepares;
use crate::ast::{Expr, Global, Kind, Var};
use crate::expand::Expander;
use rustc_hash::FxHashMap;
use snell_core_ir::{Atom, Binding, Builder, ExprId, Literal, Lowered, MAIN, Prim, Written, builtin};
use snell_source::Span;

/// Procedures of the library that lowering calls by name.
pub(crate) const NEEDED: &[&str] = &[
    "%add",
    "%subtract",
    "%multiply",
    "%equal",
    "%less",
    "%greater",
    "%at-most",
    "%at-least",
    "%quotient",
    "%remainder",
    "%modulo",
    "%raised-text",
    "%show",
    "raise",
    "%handled?",
];

/// A query: an expression, and the variables in it that nothing defines.
pub(crate) struct Asked {
    pub(crate) expr: Expr,
    pub(crate) unknowns: Vec<Var>,
}

/// Lowers an expanded program; with an expression, that is what is run and shown.
pub(crate) fn lower(
    expander: &Expander,
    library: FxHashMap<&'static str, Global>,
    shown: Option<Expr>,
    query: Option<Asked>,
) -> Lowered {
    let ast = &expander.program;
    let mut b = Builder::new();
    let con = Cons::declare(&mut b, &ast.records, expander.features);
    let mut this = Lower {
        b,
        ast,
        symbols: &expander.symbols,
        features: expander.features,
        con,
        vars: vec![Place::Unset; ast.vars.len()],
        globals: FxHashMap::default(),
        todo: Vec::new(),
        names: FxHashMap::default(),
        symbol_cons: FxHashMap::default(),
        symbol_list: Vec::new(),
        library,
        support: FxHashMap::default(),
        constants: 0,
        flow: flow::Flow::of(ast, expander.features.continuations),
        first_order: flow::Flow::of(ast, true),
        prepares: prepares(ast),
        diagnostics: Vec::new(),
        current: MAIN.into(),
        branches: Vec::new(),
        querying: false,
        marks: expander.marks,
        known: FxHashMap::default(),
        seen: FxHashMap::default(),
    };
    for at in 0..ast.globals.len() {
        if ast.globals[at].own {
            this.place_of(Global(at as u32));
        }
    }
    let asked: Vec<&Expr> = shown.iter().chain(query.as_ref().map(|query| &query.expr)).collect();
    this.own_symbols(&asked);
    this.main(shown.as_ref());
    this.raised();
    let properties = this.properties();
    let query = query.map(|query| this.query(&query));
    while let Some(global) = this.todo.pop() {
        this.definition(global);
    }
    this.finish_symbols();
    let mut diagnostics = std::mem::take(&mut this.diagnostics);
    // What is lowered twice is complained about once.
    diagnostics.sort_by_key(|diagnostic| diagnostic.span);
    diagnostics.dedup();
    let branches = this.found_branches();
    let (hidden, arguments) = (this.con.hidden, this.con.arguments);
    let mut program = this.b.finish();
    program.interface.strict = true;
    program.interface.cells = true;
    program.interface.symbols = true;
    program.branches = branches;
    let written =
        vec![(hidden, Written::Content), (builtin::UNIT_TYPE, Written::Nothing), (arguments, Written::Arguments)];
    Lowered { query, written, ..Lowered::plain(program, diagnostics, properties) }
}

impl<'p> Lower<'p> {
    /// What a top-level variable is; its definition is lowered later.
    pub(super) fn place_of(&mut self, global: Global) -> GlobalPlace {
        if let Some(&place) = self.globals.get(&global) {
            return place;
        }
        let info = &self.ast.globals[global.0 as usize];
        let known = self.ast.known(global).is_some();
        let prefix = if info.own { "" } else { "scheme:" };
        let captured = known && !self.flow.is_direct_global(global);
        let suffix = match (captured, self.has_entry(global)) {
            (true, _) if info.own => " (k)",
            (false, true) if info.own => " (code)",
            _ => "",
        };
        let base = format!("{prefix}{}", info.name);
        let name = self.unique(&base);
        self.at(info.span);
        let id = self.b.declare(&format!("{name}{suffix}"));
        let place = if known {
            GlobalPlace::Known(id)
        } else if info.assigned || info.definition.as_ref().is_some_and(|value| !self.is_direct(value)) {
            GlobalPlace::Cell(id)
        } else {
            GlobalPlace::Constant(id)
        };
        self.globals.insert(global, place);
        self.todo.push(global);
        place
    }

    /// A name for a definition; others of the same name get numbers.
    fn unique(&mut self, name: &str) -> String {
        let count = self.names.entry(name.into()).or_insert(0);
        *count += 1;
        if *count == 1 { name.to_owned() } else { format!("{name}#{count}") }
    }

    /// The code of a procedure of the library.
    pub(super) fn library_code(&mut self, name: &'static str) -> Atom {
        match self.library.get(name).copied().map(|global| self.place_of(global)) {
            Some(GlobalPlace::Known(id) | GlobalPlace::Constant(id) | GlobalPlace::Cell(id)) => id.into(),
            None => Atom::Lit(Literal::Int(0)),
        }
    }

    /// Calls a procedure of the library for its value, whether it takes a continuation or not.
    pub(super) fn call_library(&mut self, span: Span, name: &'static str, mut args: Vec<Atom>) -> ExprId {
        let code = self.library_code(name);
        let direct = self.library.get(name).is_none_or(|&global| self.flow.is_direct_global(global));
        if direct {
            return self.call_direct(span, code, args);
        }
        let (k, v) = (self.b.var("k"), self.b.var("v"));
        args.push(k.into());
        let call = self.at(span).call(code, args);
        let value = self.at(span).atom(v);
        self.at(span).let_([Binding::lambda(k, [v], value)], call)
    }

    /// Whether a procedure calls nothing that it is given.
    pub(super) fn is_first_order(&self, global: Global) -> bool {
        self.first_order.is_direct_global(global)
    }

    pub(super) fn bind_global<'r>(&mut self, span: Span, global: Global, rest: Rest<'r, 'p>) -> ExprId {
        match self.place_of(global) {
            GlobalPlace::Constant(id) => rest(self, id.into()),
            GlobalPlace::Cell(id) => {
                let read = self.at(span).prim(Prim::CellRead, [id]);
                self.name_value(span, "v", read, rest)
            }
            GlobalPlace::Known(id) => {
                let Some(lambda) = self.ast.known(global).cloned() else { return rest(self, id.into()) };
                let direct = self.flow.is_direct_global(global);
                self.with_procedure(span, id.into(), &lambda, direct, rest)
            }
        }
    }

    fn definition(&mut self, global: Global) {
        let info = &self.ast.globals[global.0 as usize];
        let span = info.span;
        let place = self.place_of(global);
        self.current = info.name.clone();
        let Some(value) = &info.definition else {
            let (GlobalPlace::Known(id) | GlobalPlace::Constant(id) | GlobalPlace::Cell(id)) = place;
            let text = format!("{}: variable is not defined", info.name);
            let body = self.fail_with(span, Literal::Str(text.into()));
            self.at(span).define(id, [], body);
            return;
        };
        if !matches!(place, GlobalPlace::Known(_)) && self.has_entry(global) {
            self.entry(global);
        }
        match (place, &value.kind) {
            (GlobalPlace::Known(id), Kind::Lambda(lambda)) => {
                let direct = self.flow.is_direct_global(global);
                let (params, body) = self.code(span, lambda, direct);
                let has_entry = self.has_entry(global);
                if info.own && !has_entry {
                    let ty = self.signature(lambda.params.len());
                    self.b.signature(id, ty);
                }
                self.at(span).define(id, params, body);
                if has_entry {
                    self.entry(global);
                }
            }
            (GlobalPlace::Cell(id), _) => {
                let body = if self.is_direct(value) {
                    self.bind(value, Box::new(move |this, value| this.at(span).prim(Prim::CellNew, [value])))
                } else {
                    let undefined = self.undefined();
                    self.at(span).prim(Prim::CellNew, [undefined])
                };
                self.at(span).define(id, [], body);
            }
            (GlobalPlace::Constant(id) | GlobalPlace::Known(id), _) => {
                let body = self.direct(value);
                let ty = self.con.value.clone();
                self.b.signature(id, ty);
                self.at(span).define(id, [], body);
            }
        }
    }
}
