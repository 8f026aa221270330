//! Places to come back to.

use super::Solver;
use crate::knowledge::{FailureId, Outcome};
use crate::local::Local;
use crate::value::{EntryId, Value};
use snell_semantics::{NodeId, Snapshot};

/// A place to come back to: the machine, the store if states have their own, and what to do there.
pub struct Point {
    snapshot: Snapshot<Value>,
    local: Option<Local>,
    node: NodeId,
    trace: usize,
    kind: Kind,
}

pub(super) enum Kind {
    /// Take the next of so many ways at the end of the script.
    Ways { script: Vec<u32>, next: u32, count: u32 },
    /// Do the step again: what it needed has been run.
    Again { script: Vec<u32> },
    /// Fail in the next of these ways, which come from an entry.
    Fail { failures: Vec<FailureId>, next: usize, from: Option<EntryId> },
    /// Go on after a body that ended in the next of these ways.
    Outcomes { outcomes: Vec<Outcome>, next: usize },
    /// All ways through a body are explored. Its caller goes on, unless it asked only for the body to be run; and says
    /// how many arguments of a node are left over, if a node called it.
    Body { entry: EntryId, call: Option<Option<usize>> },
}

impl Solver {
    pub(super) fn leave(&mut self, kind: Kind) {
        let snapshot = self.machine.save();
        let local = self.known().local.clone();
        self.points.push(Point { snapshot, local, node: self.machine.interp.node, trace: self.trace.len(), kind });
    }

    /// Goes on at the youngest point that is left; says whether there was one.
    pub(super) fn go_back(&mut self) -> bool {
        self.machine.interp.leave_path();
        while let Some(mut point) = self.points.pop() {
            self.machine.restore(&point.snapshot);
            self.machine.interp.node = point.node;
            self.trace.truncate(point.trace);
            self.known().local = point.local.clone();
            match &mut point.kind {
                Kind::Ways { script, next, count } => {
                    self.machine.interp.script = script.clone();
                    self.machine.interp.script.push(*next);
                    *next += 1;
                    let more = next < count;
                    self.keep(point, more);
                    return true;
                }
                Kind::Again { script } => {
                    self.machine.interp.script = std::mem::take(script);
                    self.keep(point, false);
                    return true;
                }
                Kind::Fail { failures, next, from } => {
                    let (failure, from) = (failures[*next], *from);
                    *next += 1;
                    let more = *next < failures.len();
                    self.keep(point, more);
                    if self.fail_again(failure, from) {
                        return true;
                    }
                }
                Kind::Outcomes { outcomes, next } => {
                    let outcome = outcomes[*next].clone();
                    *next += 1;
                    let more = *next < outcomes.len();
                    self.keep(point, more);
                    if self.resume_with(&outcome) {
                        return true;
                    }
                }
                Kind::Body { entry, call } => {
                    let (entry, call) = (*entry, *call);
                    self.keep(point, false);
                    self.end_run();
                    if call.is_some_and(|left_over| self.give(entry, left_over)) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// A failure that is known from elsewhere happens here; says whether somebody handles it.
    fn fail_again(&mut self, failure: FailureId, from: Option<EntryId>) -> bool {
        if let Some(from) = from {
            let failing = self.known().known(from).failing.clone();
            self.known().merge(&failing);
        }
        let fault = self.machine.interp.fault(failure);
        let handled = self.machine.fail(fault).is_none();
        if !handled {
            self.fails_with(failure);
        }
        handled
    }

    fn keep(&mut self, point: Point, more: bool) {
        match more {
            true => self.points.push(point),
            false => self.machine.release(&point.snapshot),
        }
    }
}
