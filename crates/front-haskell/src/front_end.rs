//! Haskell as one of the languages: parse, rename, check types, lower.

use crate::driver::{self, Front, Wanted};
use crate::hir::{BindKind, ExprKind, Hir, PatId, PatKind, VarId, VarKind};
use crate::lower::{Roots, lower};
use crate::notation::Haskell;
use crate::{branches, parse, properties, rename, types};
use snell_core_ir::{FrontEnd, HOLDS, Lowered, Notation, Page, Program, QUERY, Query, Request};
use snell_source::{Severity, SourceSet, Span};

/// Haskell 2010 and what real programs use beyond it.
pub struct HaskellFrontEnd;

/// Nesting is bounded by the parser, but chains of operators and the like may be long, and every phase follows them.
const STACK: usize = 1 << 30;

impl FrontEnd for HaskellFrontEnd {
    fn name(&self) -> &'static str {
        "haskell"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["hs", "lhs"]
    }

    fn lower(&self, sources: &SourceSet) -> Lowered {
        self.lower_with(sources, &Request::default())
    }

    fn lower_with(&self, sources: &SourceSet, request: &Request) -> Lowered {
        std::thread::scope(|scope| {
            let worker = std::thread::Builder::new().stack_size(STACK);
            let compiling = worker.spawn_scoped(scope, || compile(sources, request));
            match compiling.map(|thread| thread.join()) {
                Ok(Ok(lowered)) => lowered,
                // A bug of ours goes on its way.
                Ok(Err(panic)) => std::panic::resume_unwind(panic),
                // No room for a large stack: the ordinary one has to do.
                Err(_) => compile(sources, request),
            }
        })
    }

    fn imports(&self, path: &str, text: &str) -> Vec<(String, Span)> {
        parse::imports(path, text)
    }

    fn module_name(&self, path: &str, text: &str) -> Option<String> {
        parse::module_name(path, text)
    }

    fn notation(&self) -> Option<&'static dyn Notation> {
        Some(&Haskell)
    }

    fn codes(&self) -> &'static [&'static [Page]] {
        &[parse::CODES, rename::CODES, types::CODES]
    }
}

fn compile(sources: &SourceSet, request: &Request) -> Lowered {
    let text = |file| sources.file(file).map(|found| (file, &*found.text));
    let wanted = match (request.expression.and_then(text), request.query.and_then(text)) {
        (Some((_, text)), _) => Wanted::Expression(text),
        (None, Some((file, text))) => Wanted::Query(file, text),
        (None, None) => Wanted::Module,
    };
    let Front { mut hir, main, mut diagnostics, expression } = driver::front(sources, wanted, &request.extensions);
    // After a syntax error too much is missing for anything else that could be said to be true.
    let unreadable = diagnostics.iter().any(|diagnostic| {
        parse::CODES.iter().any(|page| page.0 == diagnostic.code) && diagnostic.severity == Severity::Error
    });
    if unreadable {
        diagnostics.retain(|diagnostic| parse::CODES.iter().any(|page| page.0 == diagnostic.code));
        return Lowered::refused(diagnostics);
    }
    let (typing, mut wrong) = types::check(&mut hir, expression);
    diagnostics.append(&mut wrong);
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Lowered::refused(diagnostics);
    }
    let own = |var: &VarId| matches!(hir.var(*var).kind, VarKind::Top(module) if module == main);
    let named: Vec<VarId> = (0..hir.vars.len() as u32).map(VarId).filter(own).collect();
    let program = |var: &VarId| hir.names.text(hir.var(*var).name) == "main";
    let query = expression.filter(|_| matches!(wanted, Wanted::Query(..)));
    let named: Vec<VarId> = named.into_iter().filter(|&var| Some(var) != query).collect();
    let run = expression.filter(|_| query.is_none()).or_else(|| named.iter().copied().find(program));
    let marked = branches::find(&hir, main, sources, request.marks);
    let program = lower(&hir, &typing, &Roots { module: main, named: named.clone(), main: run, query, marked });
    let (program, properties) = properties::add(&hir, &typing, &named, program);
    let query = query.and_then(|var| asked(&hir, var, &program));
    Lowered { program, diagnostics, properties, query }
}

/// The query as the program has it.
fn asked(hir: &Hir, var: VarId, program: &Program) -> Option<Query> {
    let find = program.find_global(QUERY)?;
    let holds = program.find_global(HOLDS)?;
    let name = |unknown: VarId| hir.names.text(hir.var(unknown).name).to_owned();
    let inputs = unknowns(hir, var).into_iter().map(name).collect();
    Some(Query { span: hir.var(var).span, inputs, find, holds })
}

/// The parameters of the function that a query is.
fn unknowns(hir: &Hir, query: VarId) -> Vec<VarId> {
    let body = hir.binds.iter().find_map(|bind| match &bind.kind {
        BindKind::Function { var, clauses } if *var == query => clauses.first()?.rhs.bodies.first(),
        _ => None,
    });
    let Some(ExprKind::Lambda(patterns, _)) = body.map(|body| &hir.expr(body.body).kind) else { return Vec::new() };
    let var = |pattern: &PatId| match hir.pat(*pattern).kind {
        PatKind::Var(var) => Some(var),
        _ => None,
    };
    patterns.iter().filter_map(var).collect()
}
