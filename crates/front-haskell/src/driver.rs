//! From files to one renamed program: reads them, adds the libraries they import, sorts the modules and renames each.

use crate::hir::{Hir, ModuleId, VarId};
use crate::parse;
use crate::rename::{self, Asked, Extra, Known, NO_CHOICES, Source};
use crate::syntax::{Clause, Decl, Expr, ExprKind, Guarded, Ident, Literal, QIdent, QName, Qualifier, Rhs};
use crate::written::Imported;
use snell_core_ir::{ANSWER, Claim};
use snell_source::{Diagnostic, FileId, Name, Names, SourceSet, Span};

mod cycles;
mod load;
mod methods;
mod parts;
mod query;

use load::Loader;
pub use methods::METHODS;

/// What the definition is called that gives the text of a claim that is an example, before the claim's number.
pub const SHOWN: &str = "%shown ";

/// The path that the text of an expression has in a set of files, if the caller wants its spans to be shown.
pub const EXPRESSION_PATH: &str = "-e";

/// A program with its names resolved.
#[derive(Debug)]
pub struct Front {
    /// All modules.
    pub hir: Hir,
    /// The module of the first file.
    pub main: ModuleId,
    /// What was wrong, in the order of modules.
    pub diagnostics: Vec<Diagnostic>,
    /// The variable `it` that stands for the given expression or query.
    pub expression: Option<VarId>,
    /// The variables of claims, in their order.
    pub claims: Vec<VarId>,
    /// Variables of parts of properties: the property, the text of the part, and its variable.
    pub parts: Vec<(Name, Span, VarId)>,
    /// Variables of the methods of instances, in the order of their places in [`METHODS`].
    pub methods: Vec<VarId>,
    /// What the main module imports.
    pub imports: Vec<Imported>,
}

/// What is looked at in the scope of the first module.
#[derive(Clone, Copy, Default, Debug)]
pub enum Wanted<'t> {
    /// Nothing else.
    #[default]
    Module,
    /// An expression, to be evaluated.
    Expression(&'t str),
    /// A query, whose text is the file's.
    Query(FileId, &'t str),
    /// A computation with choices, whose text is the file's.
    Choices(FileId, &'t str),
}

/// The same after reading.
enum Read {
    Expression(Ident, Decl),
    Query { name: Ident, expr: Expr, unknowns: Option<Vec<Ident>> },
}

/// What is looked at besides the files.
#[derive(Clone, Copy, Default, Debug)]
pub struct Wishes<'r> {
    /// An expression or a query.
    pub wanted: Wanted<'r>,
    /// Claims about the program.
    pub claims: &'r [Claim],
    /// Whether the parts of properties are wanted.
    pub parts: bool,
    /// Whether the methods of instances are wanted as functions.
    pub methods: bool,
    /// Extensions that are on in all files.
    pub extensions: &'r [String],
}

/// Reads and renames the Haskell files of a set; the first is the one that the user named. Expressions are looked at
/// in the scope of that module. Never fails: what is wrong is reported, what could be read is there.
///
/// Type checking and lowering take over from the result.
pub fn front(sources: &SourceSet, wishes: &Wishes) -> Front {
    let &Wishes { wanted, claims, parts, methods, extensions } = wishes;
    let mut names = Names::default();
    let known = Known::new(&mut names);
    let mut loader = Loader::new(names, known);
    for (file, source) in sources.files() {
        let asked = matches!(wanted, Wanted::Query(query, _) | Wanted::Choices(query, _) if query == file);
        if is_haskell(&source.path) && !asked && claims.iter().all(|claim| claim.file != file) {
            loader.user(file, &source.path, &source.text, extensions);
        }
    }
    if loader.modules.is_empty() {
        loader.user(FileId(u32::MAX), "", "", extensions);
    }
    loader.close();
    let order = cycles::sorted(&mut loader);
    let Loader { mut names, known, modules, mut diagnostics, .. } = loader;

    let asked = match wanted {
        Wanted::Module => None,
        Wanted::Expression(text) => {
            let place = sources.files().find(|(_, file)| &*file.path == EXPRESSION_PATH);
            let file = place.map_or(FileId(u32::MAX - 1), |(file, _)| file);
            let (expr, mut wrong) = parse::parse_expression(file, text, &mut names);
            diagnostics.append(&mut wrong);
            let expr = applied(library(names.intern("interactive#"), known.base, expr.span), expr);
            let name = Ident { name: known.it, span: expr.span };
            Some(Read::Expression(name, binding(name, expr)))
        }
        Wanted::Query(file, text) => {
            let (text, unknowns) = query::quantified(file, text, &mut names);
            let (expr, mut wrong) = parse::parse_expression(file, &text, &mut names);
            diagnostics.append(&mut wrong);
            let name = Ident { name: known.it, span: expr.span };
            Some(Read::Query { name, expr, unknowns })
        }
        Wanted::Choices(file, text) => {
            let (expr, mut wrong) = parse::parse_expression(file, text, &mut names);
            diagnostics.append(&mut wrong);
            let search = names.intern("Snell");
            let has_choices = modules.iter().any(|loaded| loaded.name == search);
            if !has_choices {
                let message = "the program has no choices: it does not import the module Snell";
                diagnostics.push(Diagnostic::error(NO_CHOICES, expr.span, message));
            }
            let name = Ident { name: known.it, span: expr.span };
            let (expr, unknowns) = choices(expr, search, known.base, &mut names);
            has_choices.then_some(Read::Query { name, expr, unknowns: Some(unknowns) })
        }
    };
    let mut extras: Vec<Read> = asked.into_iter().collect();
    let first_claim = extras.len();
    let mut said = Vec::new();
    for (number, claim) in claims.iter().enumerate() {
        let text = sources.file(claim.file).map_or("", |file| &*file.text);
        let (mut expr, mut wrong) = parse::parse_expression(claim.file, text, &mut names);
        diagnostics.append(&mut wrong);
        if let Some(shows) = &claim.shows {
            let shown = applied(library(names.intern("shown#"), known.base, expr.span), expr.clone());
            let name = Ident { name: names.intern(&format!("{SHOWN}{number}")), span: expr.span };
            said.push(Read::Expression(name, binding(name, shown)));
            let literal = ExprKind::Literal(Literal::String(shows.as_str().into()));
            let shows = library(names.intern("shows#"), known.base, expr.span);
            let text = Expr { kind: literal, span: expr.span };
            expr = applied(applied(shows, text), expr);
        }
        let name = Ident { name: names.intern(&format!("%claim {number}")), span: expr.span };
        let decl = match expr.kind {
            // So that its inputs have their names.
            ExprKind::Lambda(patterns, body) => {
                let Decl::Clause(clause) = binding(name, *body) else { continue };
                Decl::Clause(Clause { patterns, ..clause })
            }
            _ => binding(name, expr),
        };
        extras.push(Read::Expression(name, decl));
    }
    let first_part = extras.len();
    let mut labels = Vec::new();
    if parts && let Some(main) = modules.first() {
        for part in parts::of_module(&main.module, &mut names, known.base) {
            labels.push((part.property, part.span));
            extras.push(Read::Expression(part.name, part.decl));
        }
    }
    let first_said = extras.len();
    extras.append(&mut said);
    let first_method = extras.len();
    if methods && let Some(main) = modules.first() {
        let found = methods::of_module(&main.module, &mut names, known.prim);
        extras.extend(found.into_iter().map(|(name, decl)| Read::Expression(name, decl)));
    }

    let imports = modules
        .first()
        .map_or(Vec::new(), |main| main.module.imports.iter().map(|import| Imported::new(import, &names)).collect());
    let mut world = rename::world(names);
    world.diagnostics = diagnostics;
    let (mut main, mut bound, mut filled) = (ModuleId(0), Vec::new(), false);
    for at in order {
        let loaded = &modules[at];
        let own = if at == 0 { &extras[..] } else { &[] };
        let extras: Vec<Extra> = own
            .iter()
            .map(|read| match read {
                Read::Expression(name, decl) => Extra::Expression(*name, decl),
                Read::Query { name, expr, unknowns } => {
                    Extra::Query(Asked { name: *name, expr, unknowns: unknowns.as_deref() })
                }
            })
            .collect();
        let source = Source { module: &loaded.module, library: loaded.library, damaged: loaded.damaged };
        let renamed = rename::rename(&mut world, &source, &extras);
        if at == 0 {
            (main, bound) = (renamed.module, renamed.extras);
        }
        if loaded.name == known.base {
            rename::fill(&mut world);
            filled = true;
        }
    }
    if !filled {
        rename::fill(&mut world);
    }
    let vars = |from: usize, to: usize| bound.get(from..to).unwrap_or(&[]).to_vec();
    let parts = labels.into_iter().zip(vars(first_part, first_said)).map(|((of, span), var)| (of, span, var)).collect();
    Front {
        hir: world.hir,
        main,
        diagnostics: world.diagnostics,
        expression: vars(0, first_claim).first().copied(),
        claims: vars(first_claim, first_part),
        parts,
        methods: vars(first_method, bound.len()),
        imports,
    }
}

/// Whether a path is that of a Haskell file.
pub fn is_haskell(path: &str) -> bool {
    path.ends_with(".hs") || path.ends_with(".lhs")
}

/// `gives# (follow SEARCH tape) answer`, with its unknowns.
fn choices(search: Expr, module: Name, base: Name, names: &mut Names) -> (Expr, Vec<Ident>) {
    let span = search.span;
    let unknown = |name| Ident { name, span };
    let unknowns = vec![unknown(names.intern("%choices")), unknown(names.intern(ANSWER))];
    let local = |ident: &Ident| {
        let name = QName { qualifier: Qualifier::None, name: ident.name };
        Expr { kind: ExprKind::Var(QIdent { name, span }), span }
    };
    let follow = applied(library(names.intern("follow"), module, span), search);
    let gives = applied(library(names.intern("gives#"), base, span), applied(follow, local(&unknowns[0])));
    (applied(gives, local(&unknowns[1])), unknowns)
}

/// A function of the libraries, whatever is in scope.
fn library(name: Name, base: Name, span: Span) -> Expr {
    let name = QName { qualifier: Qualifier::Original(base), name };
    Expr { kind: ExprKind::Var(QIdent { name, span }), span }
}

fn applied(function: Expr, arg: Expr) -> Expr {
    let span = arg.span;
    Expr { kind: ExprKind::App(Box::new(function), Box::new(arg)), span }
}

fn binding(name: Ident, body: Expr) -> Decl {
    let span = body.span;
    let rhs = Rhs { bodies: vec![Guarded { guards: Vec::new(), body, span }], wheres: Vec::new() };
    Decl::Clause(Clause { name, patterns: Vec::new(), rhs, span })
}
