//! Explorations for the checks: everything found, in one list.

use crate::subject::Subject;
use snell_core_ir::GlobalId;
use snell_interp_symbolic::{End, Explore, PathEnd, explore};
use snell_search::{Flow, Found, Limits, Options, ResumeError, SavedFrontier, Strategy, Summary};
use snell_semantics::Code;
use std::sync::Arc;

/// What an exploration found.
pub struct Searched {
    /// The paths, as they were delivered.
    pub paths: Vec<Found<PathEnd>>,
    /// How the search ended.
    pub summary: Summary,
}

impl Searched {
    /// Whether every path of at most this cost was seen.
    pub fn is_complete_to(&self, cost: u32) -> bool {
        self.summary.complete_to_cost.is_some_and(|complete| complete >= cost)
    }

    /// One line for each path, sorted: what must not depend on the order of the search.
    pub fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.paths.iter().map(line).collect();
        lines.sort_unstable();
        lines
    }
}

/// A path in one line: decisions, inputs, end.
pub fn line(found: &Found<PathEnd>) -> String {
    let PathEnd { args, fresh, end, .. } = &found.outcome;
    format!("{:?} {args:?} {fresh:?} {}", found.path, end_line(end))
}

/// The end of a path in one line.
pub fn end_line(end: &End) -> String {
    match end {
        End::Value(value) => format!("{value:?}"),
        End::Endless => "no end".into(),
        End::Failed { text, raised, node, .. } => format!("fails: {text} {raised:?} {node:?}"),
    }
}

/// The request of an exploration.
pub fn request(entry: GlobalId, observe: u32, limits: Limits, strategy: Strategy, jobs: usize) -> Explore {
    Explore {
        entry,
        search: Options { strategy, limits, jobs, ..Options::default() },
        observe,
        solver: Default::default(),
        max_bytes: 1 << 30,
        conditions: false,
        answers: false,
        reserved: Vec::new(),
        goal: false,
        patience: None,
    }
}

/// Explores to the end of the limits; the work is added to that of the subject.
pub fn search(
    subject: &Subject,
    code: &Arc<Code>,
    request: &Explore,
    resume: Option<SavedFrontier>,
) -> Result<Searched, ResumeError> {
    let mut paths = Vec::new();
    let explored = explore(code, request, resume, &mut |found| {
        paths.push(found);
        Flow::Continue
    })?;
    let summary = explored.summary;
    let work = summary.steps + summary.replayed_steps + summary.decisions + explored.solver.work;
    subject.work.set(subject.work.get() + work);
    Ok(Searched { paths, summary })
}

/// Explores a definition of a program as its effort says.
pub fn search_subject(subject: &Subject, entry: GlobalId) -> Result<Searched, String> {
    let effort = &subject.effort;
    let request = request(entry, effort.observe, effort.limits.clone(), Strategy::Deepening, 1);
    search(subject, &subject.loaded.code, &request, None).map_err(|error| error.to_string())
}
