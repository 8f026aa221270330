//! From files to one renamed program: reads them, adds the libraries they import, sorts the modules and renames each.

use crate::hir::{Hir, ModuleId, VarId};
use crate::parse;
use crate::rename::{self, Asked, Extra, Known, Source};
use crate::syntax::{Clause, Decl, Expr, ExprKind, Guarded, Ident, QIdent, QName, Qualifier, Rhs};
use crate::written::Imported;
use snell_source::{Diagnostic, FileId, Name, Names, SourceSet};

mod cycles;
mod load;
mod query;

use load::Loader;

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
    /// What the main module imports.
    pub imports: Vec<Imported>,
}

/// What is looked at in the scope of the first module.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'t> {
    /// Nothing else.
    Module,
    /// An expression, to be evaluated.
    Expression(&'t str),
    /// A query, whose text is the file's.
    Query(FileId, &'t str),
}

/// The same after reading.
enum Read {
    Expression(Ident, Decl),
    Query { name: Ident, expr: Expr, unknowns: Option<Vec<Ident>> },
}

/// Reads and renames the Haskell files of a set; the first is the one that the user named. An expression or
/// query is looked at in the scope of that module; the extensions are on in all files. Never fails: what is wrong is reported, what could
/// be read is there.
///
/// Type checking and lowering take over from the result.
pub fn front(sources: &SourceSet, wanted: Wanted<'_>, extensions: &[String]) -> Front {
    let mut names = Names::default();
    let known = Known::new(&mut names);
    let mut loader = Loader::new(names, known);
    for (file, source) in sources.files() {
        if is_haskell(&source.path) {
            loader.user(file, &source.path, &source.text);
        }
    }
    if loader.modules.is_empty() {
        loader.user(FileId(u32::MAX), "", "");
    }
    for name in extensions {
        let name = loader.names.intern(name);
        for loaded in &mut loader.modules {
            loaded.module.extensions.push(name);
        }
    }
    loader.close();
    let order = cycles::sorted(&mut loader);
    let Loader { mut names, known, modules, mut diagnostics, .. } = loader;

    let read = match wanted {
        Wanted::Module => None,
        Wanted::Expression(text) => {
            let place = sources.files().find(|(_, file)| &*file.path == EXPRESSION_PATH);
            let file = place.map_or(FileId(u32::MAX - 1), |(file, _)| file);
            let (expr, mut wrong) = parse::parse_expression(file, text, &mut names);
            diagnostics.append(&mut wrong);
            let expr = shown(expr, names.intern("interactive#"), known.base);
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
    };

    let imports = modules
        .first()
        .map_or(Vec::new(), |main| main.module.imports.iter().map(|import| Imported::new(import, &names)).collect());
    let mut world = rename::world(names);
    world.diagnostics = diagnostics;
    let (mut main, mut it, mut filled) = (ModuleId(0), None, false);
    for at in order {
        let loaded = &modules[at];
        let extra = read.as_ref().filter(|_| at == 0).map(|read| match read {
            Read::Expression(name, decl) => Extra::Expression(*name, decl),
            Read::Query { name, expr, unknowns } => {
                Extra::Query(Asked { name: *name, expr, unknowns: unknowns.as_deref() })
            }
        });
        let source = Source { module: &loaded.module, library: loaded.library, damaged: loaded.damaged };
        let renamed = rename::rename(&mut world, &source, extra);
        if at == 0 {
            (main, it) = (renamed.module, renamed.extra);
        }
        if loaded.name == known.base {
            rename::fill(&mut world);
            filled = true;
        }
    }
    if !filled {
        rename::fill(&mut world);
    }
    Front { hir: world.hir, main, diagnostics: world.diagnostics, expression: it, imports }
}

/// Whether a path is that of a Haskell file.
pub fn is_haskell(path: &str) -> bool {
    path.ends_with(".hs") || path.ends_with(".lhs")
}

/// `interactive# (e)`: shows a value, runs an action.
fn shown(expr: Expr, interactive: Name, base: Name) -> Expr {
    let span = expr.span;
    let name = QName { qualifier: Qualifier::Original(base), name: interactive };
    let function = Expr { kind: ExprKind::Var(QIdent { name, span }), span };
    Expr { kind: ExprKind::App(Box::new(function), Box::new(expr)), span }
}

fn binding(name: Ident, body: Expr) -> Decl {
    let span = body.span;
    let rhs = Rhs { bodies: vec![Guarded { guards: Vec::new(), body, span }], wheres: Vec::new() };
    Decl::Clause(Clause { name, patterns: Vec::new(), rhs, span })
}
