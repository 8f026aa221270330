//! The expander: macros are applied, names are resolved, special forms become [`crate::ast`].

mod body;
mod control;
mod env;
mod forms;
mod libraries;
mod macros;
mod quasi;
mod records;
mod structures;

use crate::ast::{Expr, Global, Kind, Program, Top, Var};
use crate::codes;
use crate::lower::ops;
use crate::symbols::{Sym, Symbols};
use crate::syntax::{Datum, Syntax};
use body::{Item, Level};
pub(crate) use env::Env;
use env::{Binding, Scope};
use rustc_hash::FxHashMap;
use snell_core_ir::BranchKind;
use snell_source::{Code, Diagnostic, Span};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Macro uses that one form may lead to.
const MAX_EXPANSIONS: u32 = 200_000;

/// What whole programs are lowered differently for.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Features {
    /// Continuations may be captured.
    pub(crate) continuations: bool,
    /// Pairs may be changed.
    pub(crate) mutable_pairs: bool,
    /// Strings may be changed.
    pub(crate) mutable_strings: bool,
    /// Exceptions may be handled.
    pub(crate) handlers: bool,
}

/// The state of an expansion.
pub(crate) struct Expander {
    pub(crate) symbols: Symbols,
    pub(crate) program: Program,
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) features: Features,
    /// The scope of the library, in which everything else stands.
    root: Env,
    /// The scope of the program.
    top: Env,
    /// The definitions of the library that nothing has asked for yet.
    library: FxHashMap<Sym, Syntax>,
    /// Those that were asked for and wait for expansion.
    wanted: Vec<(Global, Syntax)>,
    builtins: FxHashMap<Sym, Global>,
    expansions: u32,
    /// The name that the next procedure gets.
    hint: Option<Rc<str>>,
    /// The first words of the libraries that the program defines.
    libraries: Vec<Rc<str>>,
    /// Files that the program includes: their paths and data.
    pub(crate) files: Vec<(String, Vec<Syntax>)>,
    /// The paths of those that are being included.
    including: Vec<String>,
    /// The paths of those that were required.
    required: BTreeSet<String>,
    /// In a query, the variables that nothing defines.
    unknowns: Option<Vec<Var>>,
    /// Whether branches are to be found again.
    pub(crate) marks: bool,
}

impl Expander {
    pub(crate) fn new(mut symbols: Symbols, features: Features) -> Expander {
        let root = Scope::new(None);
        for &(name, special) in env::SPECIALS {
            root.bind(symbols.intern(name), Binding::Special(special));
        }
        for (name, _) in ops::names() {
            let name = symbols.intern(name);
            root.bind(name, Binding::Builtin(name));
        }
        let top = Scope::new(Some(root.clone()));
        Expander {
            symbols,
            program: Program::default(),
            diagnostics: Vec::new(),
            features,
            root,
            top,
            library: FxHashMap::default(),
            wanted: Vec::new(),
            builtins: FxHashMap::default(),
            expansions: 0,
            hint: None,
            libraries: Vec::new(),
            files: Vec::new(),
            including: Vec::new(),
            required: BTreeSet::new(),
            unknowns: None,
            marks: false,
        }
    }

    /// A branch of the program's own text.
    fn arm(&self, kind: BranchKind, whole: Span, body: Expr) -> Expr {
        match self.marks && whole != Span::NONE {
            true => Expr::new(whole, Kind::Arm(kind, Box::new(body))),
            false => body,
        }
    }

    /// Makes the definitions of the library known; they are expanded when something uses them.
    pub(crate) fn add_library(&mut self, forms: Vec<Syntax>) {
        for form in forms {
            let Some([_, target, ..]) = form.as_list() else { continue };
            let head = form.head().map(|head| self.symbols.text(head));
            let name = match (&target.datum, &target.head()) {
                (Datum::Sym(name), _) | (_, Some(name)) => *name,
                _ => continue,
            };
            match head.as_deref() {
                Some("define-syntax") => {
                    let env = self.root.clone();
                    self.define_syntax(&form, &env);
                }
                Some("define-record-type") => self.library_record(&form),
                _ => {
                    self.root.bind(name, Binding::Builtin(name));
                    self.library.insert(name, form);
                }
            }
        }
    }

    /// Expands a program; the last expression may be one to show.
    pub(crate) fn program(&mut self, forms: &[Syntax]) {
        let top = self.top.clone();
        let mut items = Vec::new();
        self.scan(forms, &top, Level::Top, &mut items);
        for item in items {
            self.top_item(item);
        }
        self.finish_library();
    }

    /// Expands an expression that stands after the program.
    pub(crate) fn expression(&mut self, form: &Syntax) -> Expr {
        let top = self.top.clone();
        let expr = self.expr(form, &top);
        self.finish_library();
        expr
    }

    /// Expands a query: what nothing defines is unknown.
    pub(crate) fn query(&mut self, form: &Syntax) -> (Expr, Vec<Var>) {
        self.unknowns = Some(Vec::new());
        let expr = self.expression(form);
        (expr, self.unknowns.take().unwrap_or_default())
    }

    /// Several expressions, of which the last is wanted.
    pub(crate) fn sequence(&mut self, span: Span, forms: &[Syntax]) -> Expr {
        let top = self.top.clone();
        let expr = self.body(span, forms, &top);
        self.finish_library();
        expr
    }

    /// A variable of the library by its name.
    pub(crate) fn builtin(&mut self, name: &str) -> Option<Global> {
        let sym = self.symbols.find(name)?;
        let found = self.builtin_global(sym);
        self.finish_library();
        found
    }

    fn finish_library(&mut self) {
        while let Some((global, form)) = self.wanted.pop() {
            let root = self.root.clone();
            let expr = self.definition_value(&form, &root);
            self.program.globals[global.0 as usize].definition = Some(expr);
        }
    }

    fn top_item(&mut self, item: Item) {
        let top = self.top.clone();
        match item {
            Item::Expr(form) => {
                let expr = self.expr(&form, &top);
                self.program.tops.push(Top::Expr(expr));
            }
            Item::Define(binding, value) => {
                let Binding::Global(global) = binding else { return };
                self.hint = Some(self.program.globals[global.0 as usize].name.clone());
                let value = self.value(value, &top);
                self.hint = None;
                let info = &mut self.program.globals[global.0 as usize];
                if info.definition.is_some() {
                    info.assigned = true;
                    let span = value.span;
                    let set = Expr::new(span, Kind::SetGlobal(global, Box::new(value)));
                    self.program.tops.push(Top::Expr(set));
                } else {
                    info.definition = Some(value);
                    self.program.tops.push(Top::Define(global));
                }
            }
        }
    }

    /// The variable of something in the library, which is expanded then.
    fn builtin_global(&mut self, name: Sym) -> Option<Global> {
        if let Some(&global) = self.builtins.get(&name) {
            return Some(global);
        }
        let text = self.symbols.text(name);
        let form = self.library.get(&name).cloned();
        if form.is_none() && ops::fixed(&text).is_none() {
            return None;
        }
        let global = self.program.global(&text, Span::NONE, false);
        self.builtins.insert(name, global);
        match form {
            Some(form) => self.wanted.push((global, form)),
            None => {
                let (op, arity) = ops::fixed(&text)?;
                let params: Vec<_> = (0..arity).map(|at| self.program.var(&format!("x{at}"))).collect();
                let args = params.iter().map(|&param| Expr::new(Span::NONE, Kind::Local(param))).collect();
                let body = Expr::new(Span::NONE, Kind::Prim(op, args));
                let lambda = crate::ast::Lambda { params, rest: None, body, name: text };
                let definition = Expr::new(Span::NONE, Kind::Lambda(Rc::new(lambda)));
                self.program.globals[global.0 as usize].definition = Some(definition);
            }
        }
        Some(global)
    }

    /// A call of something in the library by its name.
    fn library_call(&mut self, span: Span, name: &str, args: Vec<Expr>) -> Expr {
        if let Some(op) = ops::inline(name, args.len()) {
            return Expr::new(span, Kind::Prim(op, args));
        }
        let sym = self.symbols.intern(name);
        let function = match self.builtin_global(sym) {
            Some(global) => Kind::Global(global),
            None => Kind::Unbound(name.into()),
        };
        Expr::new(span, Kind::Call(Box::new(Expr::new(span, function)), args))
    }

    fn error(&mut self, code: Code, span: Span, message: impl Into<String>) -> Expr {
        if span != Span::NONE || self.diagnostics.is_empty() {
            self.diagnostics.push(Diagnostic::error(code, span, message));
        }
        Expr::void(span)
    }

    fn bad_form(&mut self, span: Span, expected: &str) -> Expr {
        self.error(codes::BAD_FORM, span, format!("expected {expected}"))
    }

    /// A symbol that only the expander knows.
    fn fresh(&mut self, name: &str) -> Sym {
        let sym = self.symbols.intern(name);
        let root = self.root.clone();
        self.symbols.alias(sym, root)
    }
}
