//! Definitions that are never entered, and branches that are never taken.

use super::map::Map;
use crate::cover::{Watched, branch_text};
use crate::entry::said;
use crate::places::place;
use snell_core_ir::{Branch, BranchKind, Expr, Global, GlobalId};
use snell_interp_abstract::Analysis;
use snell_report::{DeadCode, DeadKind};
use snell_semantics::{BodyId, NodeId};
use snell_source::Span;
use std::collections::BTreeSet;

/// What the text defines.
struct Defined {
    name: String,
    span: Span,
    at: Span,
    globals: Vec<GlobalId>,
}

/// Looks for what never runs.
pub(super) struct Search<'a> {
    pub map: &'a Map<'a>,
    pub analysis: &'a Analysis,
    /// What is entered from outside.
    pub entries: &'a [GlobalId],
    /// Whether nobody else uses the program.
    pub whole: bool,
    /// Bodies of which nothing is claimed: others may call them, or they were seen at some types only.
    pub unclaimed: &'a BTreeSet<BodyId>,
}

impl Search<'_> {
    /// All that never runs, with its span; what is inside of it is not listed.
    pub(super) fn dead(&self) -> Vec<(Span, DeadCode)> {
        if !self.analysis.complete {
            return Vec::new();
        }
        let mut found = self.functions();
        let branches = self.branches(&found.iter().map(|(span, _)| *span).collect::<Vec<_>>());
        found.extend(branches);
        found.sort_by_key(|(span, _)| (*span,));
        found
    }

    fn functions(&self) -> Vec<(Span, DeadCode)> {
        let defined = self.defined();
        let is_dead = |one: &Defined| {
            let bodies = || one.globals.iter().map(|global| self.map.loaded.code.globals[global.index()].body);
            let known = !one.globals.is_empty() || self.whole;
            known
                && !one.globals.iter().any(|global| self.entries.contains(global))
                && !bodies().any(|body| self.analysis.bodies.contains(&body) || self.unclaimed.contains(&body))
        };
        let dead: Vec<&Defined> = defined.iter().filter(|one| is_dead(one)).collect();
        let mut found = Vec::new();
        for one in &dead {
            let Some(at) = place(&self.map.loaded.sources, one.at) else { continue };
            let code = DeadCode {
                kind: DeadKind::Function,
                function: one.name.clone(),
                text: self.map.text(one.at),
                place: at,
                reason: self.why(one, &dead),
            };
            found.push((one.span, code));
        }
        found
    }

    /// Why a definition is never entered.
    fn why(&self, one: &Defined, dead: &[&Defined]) -> String {
        let code = &self.map.loaded.code;
        let own: BTreeSet<BodyId> = one.globals.iter().map(|global| code.globals[global.index()].body).collect();
        let inside =
            |span: Span, outer: Span| span.file == outer.file && outer.start <= span.start && span.end <= outer.end;
        let mut users: BTreeSet<String> = BTreeSet::new();
        let mut alive = BTreeSet::new();
        for body in (0..code.bodies.len() as u32).map(BodyId) {
            let at = code.span(code.body(body).entry);
            if self.map.uses(body).is_disjoint(&own) || inside(at, one.span) || !self.map.is_own_body(body) {
                continue;
            }
            let Some(name) = self.map.definition_of(at).or_else(|| Some(self.map.callee(body)?.name)) else { continue };
            // A definition may have several forms.
            if name == one.name {
                continue;
            }
            match dead.iter().any(|other| inside(at, other.span)) {
                true => users.insert(name),
                false => alive.insert(name),
            };
        }
        let list = |names: &BTreeSet<String>| names.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
        match (alive.is_empty(), users.is_empty()) {
            (false, _) => format!("never called, though {} mentions it", list(&alive)),
            (true, false) => format!("only used by {}, which never runs", list(&users)),
            (true, true) => "no caller".into(),
        }
    }

    fn defined(&self) -> Vec<Defined> {
        let program = &self.map.loaded.program;
        let own = |span: Span| self.map.loaded.sources.file(span.file).is_some();
        let all = || program.globals.iter().enumerate().map(|(at, global)| (GlobalId(at as u32), global));
        if program.has_names() {
            let definitions = program.interface.definitions.iter();
            let named = definitions.filter(|one| !(self.whole && one.module.is_none() && one.name == "main"));
            return named
                .map(|one| Defined {
                    name: match &one.module {
                        Some(module) => format!("{module}.{}", one.name),
                        None => one.name.clone(),
                    },
                    span: one.span,
                    at: one.at,
                    globals: all()
                        .filter(|(_, global)| global.span == one.span || global.span == one.at)
                        .map(|(id, _)| id)
                        .collect(),
                })
                .collect();
        }
        let mut found: Vec<Defined> = Vec::new();
        for (id, global) in all().filter(|(_, global)| own(global.span)) {
            let name = said(program.name(global.name));
            match found.iter_mut().find(|one| one.name == name) {
                _ if name.starts_with('%') => {}
                // Calls of what a record type defines are put in where they are.
                _ if self.is_record_procedure(global) => {}
                Some(one) => one.globals.push(id),
                None => {
                    let (name, span) = (name.to_owned(), global.span);
                    found.push(Defined { name, span, at: span, globals: vec![id] });
                }
            }
        }
        found
    }

    /// Whether a procedure comes from the definition of a record type: its text is a name or a list of names in there.
    fn is_record_procedure(&self, global: &Global) -> bool {
        self.map.loaded.language.name() == "scheme" && !self.map.text(global.span).starts_with("(def")
    }

    fn branches(&self, functions: &[Span]) -> Vec<(Span, DeadCode)> {
        let loaded = self.map.loaded;
        let branches = &loaded.program.branches;
        let watched = Watched::new(&loaded.code, branches).alternatives();
        let reached = self.analysis.reached().nodes;
        let inside = |span: Span, outer: Span| {
            span != outer && span.file == outer.file && outer.start <= span.start && span.end <= outer.end
        };
        let taken: Vec<bool> =
            watched.iter().map(|marks| marks.iter().any(|mark| self.analysis.alternatives.contains(mark))).collect();
        let mut found: Vec<(Span, DeadCode)> = Vec::new();
        let mut order: Vec<usize> = (0..branches.len()).collect();
        order.sort_by_key(|&at| {
            (branches[at].span.file, branches[at].span.start, std::cmp::Reverse(branches[at].span.end))
        });
        for at in order.into_iter().filter(|&at| !taken[at]) {
            let branch = &branches[at];
            let in_dead = |outer: Span| outer == branch.span || inside(branch.span, outer);
            if functions.iter().any(|&outer| in_dead(outer)) || found.iter().any(|(outer, _)| in_dead(*outer)) {
                continue;
            }
            // That a failure is never reached is good news, and said as such.
            if !self.is_claimed(branch) || fails(&self.map.text(branch.span)) {
                continue;
            }
            let Some(at_place) = place(&loaded.sources, branch.span) else { continue };
            let code = DeadCode {
                kind: DeadKind::Branch,
                function: said(&branch.function).to_owned(),
                text: branch_text(loaded, branch),
                place: at_place,
                reason: self.why_branch(branch, &reached),
            };
            found.push((branch.span, code));
        }
        found
    }

    /// Whether something can be said of a branch: it is part of code that others can't call, and a place of its own in
    /// the text.
    fn is_claimed(&self, branch: &Branch) -> bool {
        let loaded = self.map.loaded;
        let program = &loaded.program;
        if branch.marks.is_empty() {
            // No code is left of it, in code that is there.
            let top = branch.top.as_deref().and_then(|top| program.find_global(top));
            return top.is_some_and(|top| {
                let body = loaded.code.globals[top.index()].body;
                self.analysis.bodies.contains(&body) && !program.interface.specialised.contains(&top)
            });
        }
        let homes: Vec<BodyId> = branch.marks.iter().filter_map(|mark| self.map.home(NodeId(mark.case.0))).collect();
        if homes.iter().any(|home| self.unclaimed.contains(home)) {
            return false;
        }
        // What checks a value stands where the value is wanted: it is no branch of the text, unless it was marked as one.
        let is_marked = |case| matches!(program.expr(case), Expr::Case { alts, .. } if alts.is_empty());
        let is_text = |case: Span| case.file == branch.span.file && case.start < branch.span.start;
        branch.marks.iter().any(|mark| is_marked(mark.case) || is_text(program.span(mark.case)))
    }

    fn why_branch(&self, branch: &Branch, reached: &BTreeSet<NodeId>) -> String {
        let code = &self.map.loaded.code;
        let text = branch_text(self.map.loaded, branch);
        let guard = Span { end: branch.span.start, ..branch.whole };
        let within = |node: &&NodeId| {
            let span = code.span(**node);
            span.file == guard.file && guard.start <= span.start && span.end <= guard.end && span.start < span.end
        };
        match branch.kind {
            BranchKind::Then => "the condition is never true".into(),
            BranchKind::Else => "the condition is never false".into(),
            BranchKind::Guarded if text.starts_with("otherwise") || text.starts_with("True") => {
                "the guards above leave nothing over".into()
            }
            BranchKind::Guarded if reached.iter().any(|node| within(&node)) => "its guard is never true".into(),
            BranchKind::Equation => "no call gets here".into(),
            BranchKind::Guarded | BranchKind::Alternative | BranchKind::Expression => "no value gets here".into(),
        }
    }
}

/// Whether a text is one that plainly fails.
fn fails(text: &str) -> bool {
    const WORDS: [&str; 7] = ["error", "errorWithoutStackTrace", "undefined", "throw", "ioError", "raise", "assert"];
    let first = text.trim_start_matches('(').split([' ', ')', '$', '"']).next().unwrap_or_default();
    WORDS.contains(&first)
}
