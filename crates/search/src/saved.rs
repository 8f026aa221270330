//! A search that is not finished, as data.

use crate::Strategy;
use crate::frontier::FrontierState;
use crate::in_place::InPlaceState;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Changes whenever the meaning of the saved data does.
const VERSION: u32 = 2;

/// Where a search stopped. Give it to [`resume`](crate::resume), with the same kind of process, to go on.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedFrontier {
    version: u32,
    pub(crate) strategy: Kind,
    pub(crate) engine: Engine,
    /// Outcomes delivered by all calls so far.
    pub(crate) delivered: u64,
}

/// A strategy without its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Kind {
    Deepening,
    DepthFirst,
    BreadthFirst,
    Random,
    Coverage,
    Directed,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Engine {
    InPlace(InPlaceState),
    Frontier(FrontierState),
}

/// Why a saved search cannot be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResumeError {
    /// It was saved by another version of the search.
    Version {
        /// The version found.
        found: u32,
        /// The version that can be read.
        expected: u32,
    },
    /// It belongs to another strategy than the one asked for.
    Strategy,
    /// It is damaged.
    Damaged,
}

impl SavedFrontier {
    pub(crate) fn new(strategy: &Strategy, engine: Engine, delivered: u64) -> Self {
        SavedFrontier { version: VERSION, strategy: Kind::of(strategy), engine, delivered }
    }

    /// A search that has not begun.
    pub(crate) fn start(strategy: &Strategy) -> Self {
        let engine = match strategy {
            Strategy::Deepening => Engine::InPlace(InPlaceState::new(true)),
            Strategy::DepthFirst => Engine::InPlace(InPlaceState::new(false)),
            _ => Engine::Frontier(FrontierState::new(strategy)),
        };
        SavedFrontier::new(strategy, engine, 0)
    }

    /// How many outcomes all calls so far have delivered.
    pub fn delivered(&self) -> u64 {
        self.delivered
    }

    pub(crate) fn check(&self, strategy: &Strategy) -> Result<(), ResumeError> {
        if self.version != VERSION {
            return Err(ResumeError::Version { found: self.version, expected: VERSION });
        }
        if self.strategy != Kind::of(strategy) {
            return Err(ResumeError::Strategy);
        }
        let valid = match &self.engine {
            Engine::InPlace(state) => state.is_valid(),
            Engine::Frontier(state) => state.is_valid(),
        };
        if valid { Ok(()) } else { Err(ResumeError::Damaged) }
    }
}

impl Kind {
    fn of(strategy: &Strategy) -> Kind {
        match strategy {
            Strategy::Deepening => Kind::Deepening,
            Strategy::DepthFirst => Kind::DepthFirst,
            Strategy::BreadthFirst => Kind::BreadthFirst,
            Strategy::Random { .. } => Kind::Random,
            Strategy::Coverage => Kind::Coverage,
            Strategy::Directed { .. } => Kind::Directed,
        }
    }
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Version { found, expected } => {
                write!(f, "the saved search has format {found}, this program reads format {expected}")
            }
            ResumeError::Strategy => f.write_str("the saved search belongs to another strategy"),
            ResumeError::Damaged => f.write_str("the saved search is damaged"),
        }
    }
}

impl std::error::Error for ResumeError {}
