//! What is known of each branch when all searches have ended.

use super::Kept;
use super::entries::{counts, no_claim};
use super::search::Searched;
use crate::effort::Effort;
use crate::load::Loaded;
use crate::modular;
use crate::places::place;
use crate::state::as_loaded;
use snell_core_ir::{Branch, BranchKind, GlobalId};
use snell_report::{Bound, BranchCoverage, BranchStatus, CoverSummary, FunctionCoverage, LedgerEntry, Place};
use snell_semantics::NodeId;

/// All that a conclusion is drawn from.
pub(super) struct Conclusion<'c> {
    pub loaded: &'c Loaded,
    pub results: &'c [(GlobalId, Searched)],
    pub kept: &'c [Kept],
    pub skipped: Vec<LedgerEntry>,
    pub only: Option<&'c str>,
    pub effort: &'c Effort,
}

/// Longer texts are cut.
const MAX_TEXT: usize = 70;

impl Conclusion<'_> {
    pub(super) fn report(mut self) -> (Vec<FunctionCoverage>, CoverSummary) {
        let mut functions: Vec<FunctionCoverage> = Vec::new();
        let mut summary = CoverSummary { tests: self.kept.len() as u64, ..CoverSummary::default() };
        let branches = &self.loaded.program.branches;
        let is_program = |branch: &Branch| branch.top.as_deref() == Some("main") && self.loaded.program.has_names();
        let asked = |branch: &Branch| counts(branch, self.only) && !is_program(branch);
        for (at, branch) in branches.iter().enumerate().filter(|(_, branch)| asked(branch)) {
            let Some(place) = place(&self.loaded.sources, branch.span) else { continue };
            let found = self.branch(at as u32, branch, place);
            *match found.status {
                BranchStatus::Covered => &mut summary.covered,
                BranchStatus::Dead => &mut summary.dead,
                BranchStatus::Open => &mut summary.open,
            } += 1;
            summary.branches += 1;
            match functions.iter_mut().find(|function| function.function == branch.function) {
                Some(function) => function.branches.push(found),
                None => functions.push(FunctionCoverage { function: branch.function.clone(), branches: vec![found] }),
            }
        }
        for (_, searched) in self.results {
            summary.paths += searched.work.0;
            summary.steps += searched.work.1;
        }
        summary.ledger.append(&mut self.skipped);
        (functions, summary)
    }

    fn branch(&self, at: u32, branch: &Branch, place: Place) -> BranchCoverage {
        let tests: Vec<usize> =
            (0..self.kept.len()).filter(|&test| self.kept[test].covers.contains(&at)).map(|test| test + 1).collect();
        let (status, reason) = match tests.is_empty() {
            false => (BranchStatus::Covered, None),
            true => match self.dead(at, branch) {
                Ok(reason) => (BranchStatus::Dead, Some(reason)),
                Err(reason) => (BranchStatus::Open, Some(reason)),
            },
        };
        BranchCoverage { place, text: text(self.loaded, branch), status, reason, tests }
    }

    /// How a branch that no input takes is known to be dead, or why it is not.
    fn dead(&self, at: u32, branch: &Branch) -> Result<String, String> {
        let program = &self.loaded.program;
        let Some(top) = &branch.top else {
            return Err("only seen through the functions of this file; other modules may call it".into());
        };
        if program.find_global(top).is_none() {
            return Err("no instances are known for the type of its function".into());
        }
        let own: Vec<&(GlobalId, Searched)> =
            self.results.iter().filter(|(entry, _)| program.name(program.global(*entry).name) == top).collect();
        let callers: Vec<&(GlobalId, Searched)> =
            if own.is_empty() { self.results.iter().collect() } else { own.clone() };
        if callers.is_empty() {
            return Err("nothing that is explored calls it".into());
        }
        let is_skipped =
            |entry: &LedgerEntry| matches!(entry, LedgerEntry::Skipped { definition, .. } if definition == top);
        if self.skipped.iter().any(is_skipped) {
            return Err("its function is not explored".into());
        }
        if own.is_empty() {
            if !self.skipped.is_empty() {
                return Err("it may be called by what is not explored".into());
            }
            if program.branches.iter().any(|branch| branch.top.is_none()) {
                return Err("it may be called by methods, which are not explored by themselves".into());
            }
        }
        let mut how = Vec::new();
        for (entry, searched) in callers.iter().copied() {
            let plain = searched.exhausted && !searched.gives_functions;
            if let Some(why) = no_claim(program, *entry, plain) {
                // What was not seen is the better reason.
                if !searched.exhausted && no_claim(program, *entry, true).is_none() {
                    return Err(self.open(branch, searched));
                }
                let name = program.name(program.global(*entry).name);
                return Err(format!("not taken, but {name} does not show all: {why}"));
            }
            how.push(match searched {
                searched if branch.marks.is_empty() || searched.never[at as usize] => match own.is_empty() {
                    true => "nothing that other modules can call leads there".to_owned(),
                    false => "no value can get there, whatever the input".to_owned(),
                },
                searched if searched.exhausted => {
                    let name = program.name(program.global(*entry).name);
                    match searched.work.0 {
                        1 => format!("{name} has 1 path, which does not take it"),
                        paths => format!("{name} has {paths} paths, and none takes it"),
                    }
                }
                searched => match self.modular(branch, &callers) {
                    Some(reason) => return Ok(reason),
                    None => return Err(self.open(branch, searched)),
                },
            });
        }
        how.sort();
        how.dedup();
        Ok(how.join("; "))
    }

    /// A proof for which the search need not end.
    fn modular(&self, branch: &Branch, callers: &[&(GlobalId, Searched)]) -> Option<String> {
        let entries: Vec<GlobalId> = callers.iter().map(|(entry, _)| *entry).collect();
        if as_loaded(self.loaded, &entries).is_some() {
            return None;
        }
        let nodes: Vec<NodeId> = branch
            .marks
            .iter()
            .map(|mark| mark.alternative.is_none().then_some(NodeId(mark.case.0)))
            .collect::<Option<_>>()?;
        modular::unreachable(self.loaded, &entries, &nodes, self.effort)
    }

    /// Why a search did not find an input, and how far it got.
    fn open(&self, branch: &Branch, searched: &Searched) -> String {
        let bound = searched.ledger.iter().find_map(|entry| match entry {
            LedgerEntry::Stopped { bound: Bound::Interrupted } => Some("interrupted".to_owned()),
            LedgerEntry::Undecided { .. } => Some("some conditions could not be decided".to_owned()),
            LedgerEntry::Unsupported { what, .. } => Some(what.clone()),
            LedgerEntry::AsLoaded { variables, changed_by } => {
                Some(format!("not taken where {}", LedgerEntry::as_loaded(variables, changed_by)))
            }
            LedgerEntry::OutOfFuel { .. } => Some("some inputs take too many steps".to_owned()),
            _ => None,
        });
        let size = searched.complete_to_size.filter(|&size| size < u32::MAX);
        let untaken = match (&searched.seen, size) {
            (Some(seen), _) => Some(format!("no {seen} takes it")),
            (None, Some(size)) => Some(format!("no input up to size {size} takes it")),
            (None, None) => None,
        };
        let seen = match (bound, untaken) {
            (Some(bound), Some(untaken)) => format!("{untaken}; {bound}"),
            (None, Some(untaken)) => untaken,
            (Some(bound), None) => bound,
            (None, None) => "no input was found within the limits".into(),
        };
        match self.nearest(branch) {
            Some(nearest) => format!("{seen}; nearest: {nearest}"),
            None => seen,
        }
    }

    /// An input that gets to the innermost branch around this one, or else to a branch of the same function.
    fn nearest(&self, branch: &Branch) -> Option<String> {
        let branches = &self.loaded.program.branches;
        let around = |other: &Branch| {
            other.span != branch.span && other.span.start <= branch.span.start && branch.span.end <= other.span.end
        };
        let taken = |at: usize| self.kept.iter().find(|kept| kept.covers.contains(&(at as u32)));
        let inner = (0..branches.len())
            .filter(|&at| around(&branches[at]) && taken(at).is_some())
            .min_by_key(|&at| branches[at].span.end - branches[at].span.start);
        let beside = || (0..branches.len()).find(|&at| branches[at].function == branch.function && taken(at).is_some());
        let at = inner.or_else(beside)?;
        let kept = taken(at)?;
        let (from, _) = self.loaded.sources.positions(branches[at].span)?;
        let call = kept.report.call();
        Some(format!("{call} gets to line {}", from.line))
    }
}

/// A branch in one line.
pub(crate) fn text(loaded: &Loaded, branch: &Branch) -> String {
    let word = match branch.kind {
        BranchKind::Then => "then ",
        BranchKind::Else => "else ",
        _ => "",
    };
    let text = loaded
        .sources
        .file(branch.whole.file)
        .map_or("", |file| file.text.get(branch.whole.start as usize..branch.whole.end as usize).unwrap_or_default());
    let line = format!("{word}{}", text.split_whitespace().collect::<Vec<_>>().join(" "));
    match line.char_indices().nth(MAX_TEXT) {
        Some((at, _)) => format!("{}...", &line[..at]),
        None => line,
    }
}
