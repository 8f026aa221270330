//! Haskell as one of the languages: parse, rename, check types, lower.

use crate::driver::{self, Front, METHODS, Wanted, Wishes};
use crate::hir::{BindKind, ExprKind, Hir, PatId, PatKind, TyConId, TyConKind, Typing, VarId, VarKind};
use crate::lower::{LoweredProgram, Roots, lower};
use crate::notation::Haskell;
use crate::properties::Found;
use crate::written::{Imported, written};
use crate::{branches, parse, properties, rename, types};
use snell_core_ir::{DataId, FrontEnd, HOLDS, Lowered, Notation, Page, Program, Query, Request};
use snell_source::{Diagnostic, Severity, SourceSet, Span};

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
        (None, Some((file, text))) if request.choices => Wanted::Choices(file, text),
        (None, Some((file, text))) => Wanted::Query(file, text),
        (None, None) => Wanted::Module,
    };
    let wishes = Wishes {
        wanted,
        claims: &request.claims,
        parts: request.parts,
        methods: request.methods,
        extensions: &request.extensions,
    };
    let Front { mut hir, main, mut diagnostics, expression, claims, parts, methods, imports } =
        driver::front(sources, &wishes);
    // After a syntax error too much is missing for anything else that could be said to be true.
    let unreadable = diagnostics.iter().any(|diagnostic| {
        parse::CODES.iter().any(|page| page.0 == diagnostic.code) && diagnostic.severity == Severity::Error
    });
    if unreadable {
        diagnostics.retain(|diagnostic| parse::CODES.iter().any(|page| page.0 == diagnostic.code));
        return Lowered::refused(diagnostics);
    }
    let interactive: Vec<VarId> = expression.into_iter().chain(claims.iter().copied()).collect();
    let (typing, mut wrong) =
        types::check(&mut hir, &interactive, request.query.is_some(), request.generated, request.calls);
    // Which type was meant, a name that is not known might have said.
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        wrong.retain(|diagnostic| diagnostic.code != types::AMBIGUOUS);
    }
    diagnostics.append(&mut wrong);
    // A method that can't be said as a function is none.
    let at_method = |diagnostic: &Diagnostic| diagnostic.span.file == METHODS;
    let unsaid: Vec<usize> = diagnostics.iter().filter(|d| at_method(d)).map(|d| d.span.start as usize).collect();
    diagnostics.retain(|diagnostic| !at_method(diagnostic));
    let left_out: Vec<VarId> = unsaid.into_iter().filter_map(|at| methods.get(at).copied()).collect();
    if diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Lowered::refused(diagnostics);
    }
    let own = |var: &VarId| matches!(hir.var(*var).kind, VarKind::Top(module) if module == main);
    let named: Vec<VarId> = (0..hir.vars.len() as u32).map(VarId).filter(own).collect();
    let program = |var: &VarId| hir.names.text(hir.var(*var).name) == "main";
    let query = expression.filter(|_| matches!(wanted, Wanted::Query(..) | Wanted::Choices(..)));
    let named: Vec<VarId> = named.into_iter().filter(|var| Some(*var) != query && !left_out.contains(var)).collect();
    let run = expression.filter(|_| query.is_none()).or_else(|| named.iter().copied().find(program));
    let marked = branches::find(&hir, main, sources, request.marks);
    let roots = Roots { module: main, named: named.clone(), main: run, query, marked };
    let LoweredProgram { mut program, datas, strict } = lower(&hir, &typing, &roots, sources);
    program.interface.imports = imports.iter().map(Imported::plain).collect();
    let (program, properties) =
        properties::add(&hir, &typing, &Found { named: &named, claims: &claims, parts: &parts }, program);
    let query = query.and_then(|var| asked(&hir, var, &program, request.choices));
    let written = written(&hir, &datas, &imports);
    let remarks = remarks(&hir, &typing, &named);
    let selectors = selectors(&hir, &datas);
    Lowered { program, diagnostics, properties, query, written, strict, selectors, remarks }
}

/// The query as the program has it.
fn asked(hir: &Hir, var: VarId, program: &Program, choices: bool) -> Option<Query> {
    let holds = program.find_global(HOLDS)?;
    let name = |unknown: VarId| hir.names.text(hir.var(unknown).name).to_owned();
    let inputs = unknowns(hir, var).into_iter().map(name).collect();
    Some(Query { span: hir.var(var).span, inputs, choices, holds })
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

/// The functions that give what is inside of newtypes.
fn selectors(hir: &Hir, datas: &[(DataId, TyConId)]) -> Vec<(DataId, String)> {
    let of = |tycon: TyConId| {
        let TyConKind::Newtype(con) = hir.tycon(tycon).kind else { return None };
        let con = hir.con(con);
        let text = |name| hir.names.text(name);
        Some(match con.labels.first() {
            Some(&label) => text(hir.var(label).name).to_owned(),
            None => format!("(\\({} x) -> x)", text(con.name)),
        })
    };
    datas.iter().filter_map(|&(data, tycon)| Some((data, of(tycon)?))).collect()
}

/// Which types the constrained type variables of each definition stand for.
fn remarks(hir: &Hir, typing: &Typing, named: &[VarId]) -> Vec<(String, String)> {
    let mut remarks = Vec::new();
    for var in named {
        let Some(entry) = typing.entries.get(var) else { continue };
        let name = hir.names.text(hir.var(*var).name);
        remarks.extend(properties::not_made(hir, typing, *var).map(|why| (name.to_owned(), why)));
        for (var, ty) in &entry.chosen {
            remarks.push((name.to_owned(), properties::stands_for(hir, *var, ty)));
        }
    }
    remarks
}
