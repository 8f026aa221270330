//! Looking ahead at a decision of a query: alternatives that are contradicted at once are no choice.
//!
//! Alternatives are taken, run until everything waits for decisions again, and taken back. If a single one survives, it
//! is taken for good, and costs nothing: the size of a path counts choices, not what follows from them. Two that
//! survive are a choice, whatever becomes of the others: those are not tried out before the search comes to them.

use crate::decision::Pending;
use crate::process::Explorer;
use snell_graph::Word;
use snell_search::{Chosen, Process};
use snell_semantics::{Event, Fault};

/// What looking ahead has taught on a path: the same on every way to it.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Ahead {
    /// Decisions in a row that were none.
    forced: u32,
    /// Decisions in a row at which looking ahead was in vain.
    vain: u32,
    /// Decisions that will be taken without looking.
    skip: u32,
    /// Values that were evaluated early.
    pub(crate) hurried: u32,
    /// Decisions at which it was asked whether something has grown too large.
    pub(crate) looks: u32,
    /// The decisions so far.
    pub(crate) place: Place,
}

/// What is left of a decision.
pub(crate) enum Prospect {
    /// No alternative survives.
    None,
    /// A single one does, and is taken.
    Taken,
    /// It is to be made; a bit for each alternative that is known to be contradicted.
    Open { dead: u64 },
}

/// An alternative that runs longer than this counts as one that survives.
const STEPS: u64 = 200;

/// After so many decisions in a row with a single survivor the next ones are charged, so that a chain of them without an
/// end meets the bound of the search.
const FORCED: u32 = 16;

/// After so many looks in vain, ever fewer decisions are looked at: a long list that may end anywhere has a real
/// decision at each of its elements.
const VAIN: u32 = 8;

/// The longest stretch without a look.
const LONGEST: u32 = 8;

/// Decisions whose prospects are remembered: sweeps come back to the same ones again and again.
const REMEMBERED: usize = 1 << 17;

/// Where a path is, as a number that stands for its decisions. Two paths have the same one with a probability that can
/// be neglected.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Place(u64, u64);

impl Place {
    /// One decision further.
    pub(crate) fn step(&mut self, alternative: u32) {
        let mix = |word: u64, odd: u64| {
            let word = (word ^ (u64::from(alternative) + 1)).wrapping_mul(odd);
            word ^ word >> 29
        };
        *self = Place(mix(self.0, 0x9e37_79b9_7f4a_7c15), mix(self.1, 0xd6e8_feb8_6659_fd93));
    }
}

/// What trying the alternatives out has shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    /// Those that are contradicted; the search adds what it finds out.
    dead: u64,
    /// The first one that is not.
    first: Option<u8>,
    /// Another one is not, either.
    several: bool,
    /// Looking was in vain: all of them survive.
    vain: bool,
    /// How many were tried out.
    tried: u8,
    /// Steps that this took.
    spent: u32,
}

/// An alternative that was just taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    place: Place,
    alternative: u32,
}

impl Explorer {
    /// Looks at the decision that waits.
    pub(crate) fn look_ahead(&mut self, fuel: &mut u64) -> Prospect {
        let ways = self.machine.interp.pending_ways();
        if ways > u64::BITS || !self.machine.interp.is_structural() {
            return Prospect::Open { dead: 0 };
        }
        if self.ahead.skip > 0 {
            self.ahead.skip -= 1;
            return Prospect::Open { dead: 0 };
        }
        let pending = std::mem::replace(&mut self.machine.interp.pending, Pending::None);
        let place = self.ahead.place;
        let may_take = self.ahead.forced < FORCED;
        let shown = match self.shown.get(&place) {
            Some(shown) => *shown,
            None => {
                let shown = self.try_ways(&pending, ways);
                if self.shown.len() < REMEMBERED {
                    self.shown.insert(place, shown);
                }
                shown
            }
        };
        // Limits must bound this work, too, whether or not it is done anew: what a path spends says whether it was
        // delivered before.
        *fuel = fuel.saturating_sub(u64::from(shown.spent));
        self.ahead.vain = if shown.vain { self.ahead.vain + 1 } else { 0 };
        if self.ahead.vain > VAIN {
            self.ahead.skip = 1 << (self.ahead.vain - VAIN).min(LONGEST);
        }
        match shown.first {
            None => Prospect::None,
            Some(way) if !shown.several && may_take => {
                self.ahead.forced += 1;
                self.ahead.place.step(u32::from(way));
                match self.machine.interp.choose_of(&pending, u32::from(way), false) {
                    Chosen::Taken => Prospect::Taken,
                    _ => Prospect::None,
                }
            }
            Some(_) => {
                if shown.several {
                    self.ahead.forced = 0;
                }
                self.machine.interp.pending = pending;
                Prospect::Open { dead: shown.dead }
            }
        }
    }

    /// The search takes an alternative.
    pub(crate) fn step(&mut self, alternative: u32) {
        self.step = Some(Step { place: self.ahead.place, alternative });
        self.ahead.place.step(alternative);
    }

    /// The alternative that was taken last is contradicted, before there was anything else to decide.
    pub(crate) fn remember_dead(&mut self) {
        if let Some(Step { place, alternative }) = self.step.take()
            && let Some(shown) = self.shown.get_mut(&place)
        {
            shown.dead |= 1 << alternative;
        }
    }

    /// Nothing lies below an alternative of the decision at hand.
    pub(crate) fn remember_closed(&mut self, alternative: u32) {
        if alternative < u64::BITS && (self.closed.len() < REMEMBERED || self.closed.contains_key(&self.ahead.place)) {
            *self.closed.entry(self.ahead.place).or_default() |= 1 << alternative;
        }
    }

    /// Alternatives of the decision at hand below which nothing lies.
    pub(crate) fn closed(&self) -> u64 {
        match self.closed.is_empty() {
            true => 0,
            false => self.closed.get(&self.ahead.place).copied().unwrap_or(0),
        }
    }

    /// Tries out what was left when two survived.
    pub(crate) fn look_at_rest(&mut self) -> Option<u64> {
        let place = self.ahead.place;
        let mut shown = *self.shown.get(&place)?;
        let ways = self.machine.interp.pending_ways();
        if !shown.several || u32::from(shown.tried) >= ways || !self.machine.interp.is_structural() {
            return None;
        }
        let pending = std::mem::replace(&mut self.machine.interp.pending, Pending::None);
        let here = self.mark();
        for way in u32::from(shown.tried)..ways {
            if shown.dead >> way & 1 == 0 && !self.try_out(&pending, way).0 {
                shown.dead |= 1 << way;
            }
            self.backtrack(here);
        }
        self.discard(here);
        self.machine.interp.pending = pending;
        shown.tried = ways as u8;
        self.shown.insert(place, shown);
        Some(shown.dead)
    }

    /// Tries alternatives out until two survive.
    fn try_ways(&mut self, pending: &Pending, ways: u32) -> Shown {
        let mut shown = Shown { dead: 0, first: None, several: false, vain: false, tried: 0, spent: 0 };
        let here = self.mark();
        for way in 0..ways {
            // The only one that is left need not be tried: if it is contradicted, too, that is found out by taking it.
            let is_left = way + 1 == ways && shown.first.is_none();
            let (survives, spent) = if is_left { (true, 0) } else { self.try_out(pending, way) };
            shown.spent += spent as u32;
            shown.tried += 1;
            match survives {
                false => shown.dead |= 1 << way,
                true if shown.first.is_some() => shown.several = true,
                true => shown.first = Some(way as u8),
            }
            self.backtrack(here);
            if shown.several {
                shown.vain = shown.dead == 0 && way + 1 == ways;
                break;
            }
        }
        self.discard(here);
        shown
    }

    /// Takes an alternative and runs on to the next decision. Whether there is no contradiction, and how many steps that
    /// took.
    fn try_out(&mut self, pending: &Pending, way: u32) -> (bool, u64) {
        match self.machine.interp.choose_of(pending, way, false) {
            Chosen::Infeasible => return (false, 0),
            Chosen::Unknown => return (true, 0),
            Chosen::Taken => {}
        }
        let mut left = STEPS;
        let survives = match self.machine.run_until_idle(&mut left) {
            Event::Dead => self.machine.interp.unknown,
            Event::Failed(fault) if !is_limit(fault) => {
                self.keep_failure(fault);
                false
            }
            _ => true,
        };
        (survives, STEPS - left)
    }
}

/// Whether a failure must not pass for a condition that is false: a limit was reached, or the question makes no sense.
fn is_limit(fault: Fault<Word>) -> bool {
    matches!(fault, Fault::OutOfMemory | Fault::StackOverflow | Fault::Unsupported(_) | Fault::FunctionsCompared)
}
