//! The computation being searched: it runs deterministically and stops where a decision is needed.

use crate::{Magnitude, SmallList};

/// A computation that can be explored: one per worker, rolled back in place.
///
/// The search relies on determinism: from [`restart`](Process::restart), the same alternatives always lead through
/// the same decisions, spend the same fuel and end in the same outcome, in every worker and on every machine.
pub trait Process {
    /// What an ended path leaves behind: plain data.
    type Outcome: Send;
    /// A save point; taking one costs O(1).
    type Mark: Copy;

    /// Goes back to the beginning and forgets all marks.
    fn restart(&mut self);

    /// Runs until a decision, the end of the path, a dead end, or a lack of fuel.
    ///
    /// A deterministic step costs one unit. [`Step::OutOfFuel`] is the answer exactly when another step is needed and
    /// `fuel` is 0; a further call with more fuel goes on from there.
    fn advance(&mut self, fuel: &mut u64) -> Step;

    /// What the path leaves; called only after [`Step::Finished`], and only if somebody wants to know: a path may be
    /// walked again and again, and reading its end can cost more than walking it.
    fn outcome(&mut self) -> Ending<Self::Outcome>;

    /// Saves the state; called only while stopped at a decision.
    fn mark(&mut self) -> Self::Mark;

    /// Goes back to being stopped at the decision where `mark` was taken, from whatever came after it.
    ///
    /// Marks younger than `mark` are dead from then on; `mark` itself stays usable.
    fn backtrack(&mut self, mark: Self::Mark);

    /// Takes an alternative of the decision it is stopped at.
    ///
    /// `trusted` says that this is a replay of a choice known to be feasible: ask no solver. After anything but
    /// [`Chosen::Taken`] the next call is `backtrack` or `restart`.
    fn choose(&mut self, alternative: u32, trusted: bool) -> Chosen;

    /// Says more of the decision it is stopped at, if it can find out with a little work: which alternatives are
    /// [`Alternative::DEAD`]. Asked where nothing else is left to be searched.
    fn look_closer(&mut self) -> Option<Decision> {
        None
    }

    /// Takes note that nothing lies below an alternative of the decision it is stopped at, however large the bound: all of
    /// it was searched, and every path is a dead end. Sweeps to come may then find the alternative to be
    /// [`Alternative::DEAD`].
    fn close(&mut self, alternative: u32) {
        let _ = alternative;
    }

    /// The least that the inputs measure to which the path may still lead; called at any stop that is no dead end
    /// and after [`Chosen::Unknown`]. Who finds that they measure `least` or more in every way need not look further.
    fn magnitude(&mut self, least: Magnitude) -> Magnitude {
        let _ = least;
        Magnitude::ZERO
    }

    /// Work besides steps since the last call, in about the same unit. It counts against the limit on steps; it is no
    /// part of what a path spends, since how much it is may depend on what was asked before.
    fn work_aside(&mut self) -> u64 {
        0
    }

    /// Says that `mark` will not be used again.
    ///
    /// Called only for the youngest mark, while stopped at its decision and just before its last alternative is
    /// taken, so that a process can stop recording changes on its behalf. Not every mark is discarded: backtracking to
    /// an older one kills the younger ones silently.
    fn discard(&mut self, mark: Self::Mark) {
        let _ = mark;
    }
}

/// Why a process stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It needs to be told how to go on.
    Decision(Decision),
    /// The path has ended; see [`Process::outcome`].
    Finished,
    /// The path is inconsistent and leaves no outcome.
    Dead,
    /// It needs another step and has no fuel left.
    OutOfFuel,
}

/// What the end of a path turns out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending<O> {
    /// It leaves this.
    Outcome(O),
    /// It is inconsistent after all.
    Dead,
    /// Nobody could say whether it exists; it is counted for the ledger.
    Unknown,
}

/// A place where a path can go on in several ways.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    /// The program place that asks; used by the coverage strategy.
    pub site: u32,
    /// The ways to go on. None at all is a dead end.
    pub alternatives: SmallList<Alternative>,
}

/// One way to go on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alternative {
    /// What taking it adds to the cost of the path: demanded instantiations, 0 when forced.
    pub cost: u32,
    /// The program place it leads to; used by the coverage and the directed strategy.
    pub target: u32,
}

impl Alternative {
    /// The cost of an alternative that is known to contradict what is known: it is not taken, at whatever bound.
    pub const DEAD: u32 = u32::MAX;
}

/// What became of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The process has taken the alternative and can advance.
    Taken,
    /// The alternative contradicts what is known.
    Infeasible,
    /// Nobody could say whether it is feasible; it is abandoned and counted for the ledger.
    Unknown,
}
