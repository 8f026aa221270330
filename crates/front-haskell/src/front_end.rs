//! Haskell as one of the languages: parse, rename, check types, lower.

use crate::driver::{self, Front};
use crate::hir::{VarId, VarKind};
use crate::lower::{Roots, lower};
use crate::notation::Haskell;
use crate::{parse, properties, rename, types};
use snell_core_ir::{FrontEnd, Lowered, Notation, Page, Request};
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
    let expression = request.expression.and_then(|file| sources.file(file)).map(|file| &*file.text);
    let Front { mut hir, main, mut diagnostics, expression } = driver::front(sources, expression, &request.extensions);
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
    let run = expression.or_else(|| named.iter().copied().find(program));
    let program = lower(&hir, &typing, &Roots { module: main, named: named.clone(), main: run });
    let (program, properties) = properties::add(&hir, &typing, &named, program);
    Lowered { program, diagnostics, properties }
}
