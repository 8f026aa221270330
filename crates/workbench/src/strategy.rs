//! The strategies by name.

use crate::directed::distances_to_failures;
use serde::{Deserialize, Serialize};
use snell_search::Strategy;
use snell_semantics::Code;

/// The order in which paths are explored.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum StrategyName {
    /// Smallest inputs first.
    #[default]
    Deepening,
    /// The first alternative first.
    Depth,
    /// Fewest decisions first.
    Breadth,
    /// At random.
    Random,
    /// What was not taken before first.
    Coverage,
    /// Towards the places where the program can fail.
    Directed,
}

impl StrategyName {
    /// All of them.
    pub const ALL: [StrategyName; 6] = [
        StrategyName::Deepening,
        StrategyName::Depth,
        StrategyName::Breadth,
        StrategyName::Random,
        StrategyName::Coverage,
        StrategyName::Directed,
    ];

    /// The name, as it is given on a command line.
    pub fn text(self) -> &'static str {
        match self {
            StrategyName::Deepening => "deepening",
            StrategyName::Depth => "depth",
            StrategyName::Breadth => "breadth",
            StrategyName::Random => "random",
            StrategyName::Coverage => "coverage",
            StrategyName::Directed => "directed",
        }
    }

    pub(crate) fn build(self, code: &Code, seed: u64) -> Strategy {
        match self {
            StrategyName::Deepening => Strategy::Deepening,
            StrategyName::Depth => Strategy::DepthFirst,
            StrategyName::Breadth => Strategy::BreadthFirst,
            StrategyName::Random => Strategy::Random { seed },
            StrategyName::Coverage => Strategy::Coverage,
            StrategyName::Directed => Strategy::Directed { distance: distances_to_failures(code).into() },
        }
    }
}
