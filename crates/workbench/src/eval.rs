//! `eval`: the answers of an evaluator that is linked from components.

use crate::audit::Libraries;
use crate::codes::{loading, of_fault};
use crate::entry::entry_to_explore;
use crate::load::{Loaded, Refused};
use snell_core_ir::{GlobalId, MAIN, Type};
use snell_interp_abstract::{AbstractInput, Analysis, Components, Options, analyse};
use snell_semantics::NodeId;
use snell_source::{Diagnostic, Span};
use std::time::Instant;

pub use snell_interp_abstract::{Cells, Notation, PRESETS, Shown, Stopped};

/// What to evaluate, and how.
pub struct EvalRequest {
    /// The definition; parameters may be anything of their types.
    pub entry: Option<String>,
    /// Components, or the name of a preset.
    pub with: String,
    /// How values are written.
    pub notation: Notation,
    /// Steps after which nothing more is claimed.
    pub max_steps: u64,
    /// Facts after which nothing more is claimed.
    pub max_facts: u64,
    /// When nothing more is claimed.
    pub deadline: Option<Instant>,
}

impl EvalRequest {
    /// What is kept of a program before it is given up, unless somebody says otherwise.
    pub const MAX_FACTS: u64 = Options::FACTS;
}

/// What an evaluator found.
pub struct EvalReport {
    /// What it was linked from, written out.
    pub components: String,
    /// Whether it came to its end.
    pub complete: bool,
    /// What it ran out of, if it did not.
    pub stopped: Option<Stopped>,
    /// Whether the answers cover every run, if it came to its end.
    pub sound: bool,
    /// The answers.
    pub answers: Vec<Shown>,
    /// How the program may fail, and the stores in which it does if these are kept. What fails in a library has no place, but
    /// a note that says where.
    pub failures: Vec<(Diagnostic, Cells)>,
    /// What is true of the symbols on each path to a failure, parallel to `failures`; empty if values are not symbolic.
    pub conditions: Vec<Vec<Vec<String>>>,
    /// Code that may run, if that is observed.
    pub reachable: Option<Vec<Span>>,
    /// Code that never runs, if that is observed: the outermost pieces.
    pub dead: Option<Vec<Span>>,
    /// Steps taken.
    pub steps: u64,
}

/// Evaluates a definition with the components that are asked for.
pub fn eval(loaded: &Loaded, request: &EvalRequest) -> Result<EvalReport, Refused> {
    let components: Components = request.with.parse().map_err(|unlinkable| {
        let error = Diagnostic::error(loading::UNLINKABLE, Span::NONE, format!("{unlinkable}"));
        Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics: vec![error] }
    })?;
    let main = if loaded.is_program() { MAIN } else { "main" };
    let entry = match (&request.entry, loaded.program.find_global(main)) {
        (None, Some(main)) => main,
        (name, _) => entry_to_explore(loaded, name.as_deref())?,
    };
    let (budget, facts, deadline) = (request.max_steps, request.max_facts, request.deadline);
    let options = Options { budget, facts, deadline, ..Options::with(components) };
    let analysis = analyse(&loaded.code, entry, &inputs(loaded, entry), options);
    let (reachable, dead) = observed(loaded, &analysis);
    Ok(EvalReport {
        components: components.to_string(),
        complete: analysis.complete,
        stopped: analysis.stopped,
        sound: components.is_sound(),
        answers: analysis.answers(request.notation),
        failures: failures(loaded, &analysis, request.notation),
        conditions: conditions(&analysis),
        reachable,
        dead,
        steps: analysis.steps,
    })
}

/// Every value of the types of a definition's parameters.
pub fn inputs(loaded: &Loaded, entry: GlobalId) -> Vec<AbstractInput> {
    let global = loaded.program.global(entry);
    let mut types = match &global.ty {
        Some(ty) => loaded.program.arguments(ty).0.into_iter().take(global.params.len()).collect(),
        None => Vec::new(),
    };
    types.resize(global.params.len(), Type::Any);
    types.into_iter().map(AbstractInput::OfType).collect()
}

fn failures(loaded: &Loaded, analysis: &Analysis, notation: Notation) -> Vec<(Diagnostic, Cells)> {
    let code = &loaded.code;
    let libraries = Libraries::new(loaded);
    let diagnostic = |fault: &_, node| {
        let mut error = Diagnostic::error(of_fault(fault), code.span(node), code.describe(fault));
        if let Some(place) = libraries.place(analysis, node) {
            error = error.with_note(Span::NONE, place);
        }
        Diagnostic { severity: snell_source::Severity::Warning, ..error }
    };
    if analysis.components.failures_keep_store {
        let failed = analysis.failures_in_stores(notation).into_iter();
        return failed.map(|(fault, node, store)| (diagnostic(&fault, node), store)).collect();
    }
    analysis.failures.iter().map(|(fault, node)| (diagnostic(fault, *node), Vec::new())).collect()
}

fn conditions(analysis: &Analysis) -> Vec<Vec<Vec<String>>> {
    if analysis.components.failures_keep_store {
        return Vec::new();
    }
    analysis.failures.iter().map(|(fault, node)| analysis.failing_paths(fault, *node)).collect()
}

fn observed(loaded: &Loaded, analysis: &Analysis) -> (Option<Vec<Span>>, Option<Vec<Span>>) {
    let observers = analysis.components.observers;
    if !observers.reachable && !observers.dead {
        return (None, None);
    }
    let reached = analysis.reached();
    let span = |node: NodeId| loaded.code.span(node);
    let own = |spans: Vec<Span>| {
        // What the libraries have that is not used is no news.
        let mut spans: Vec<Span> = spans.into_iter().filter(|span| loaded.sources.file(span.file).is_some()).collect();
        spans.sort_unstable();
        spans.dedup();
        spans
    };
    let bodies = reached.never_entered.iter().map(|&body| span(loaded.code.body(body).entry));
    let dead = own(bodies.chain(reached.never_taken.iter().map(|&(.., node)| span(node))).collect());
    let nodes = own(reached.nodes.iter().map(|&node| span(node)).collect());
    (observers.reachable.then_some(nodes), observers.dead.then_some(dead))
}
