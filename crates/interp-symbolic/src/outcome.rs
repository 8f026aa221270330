//! What a path leaves behind, as plain data.

use snell_graph::Datum;
use snell_semantics::{Fault, NodeId};

/// The end of one path.
#[derive(Clone, PartialEq, Debug)]
pub struct PathEnd {
    /// An instance of the arguments: one input that takes this path. Parts never looked at are [`Part::Hole`](snell_graph::Part::Hole).
    pub args: Vec<Datum>,
    /// An instance of what `fresh` gave, in order.
    pub fresh: Vec<Datum>,
    /// What the program does on that instance.
    pub end: End,
    /// The path condition on numbers, in words over the unknowns of [`PathEnd::patterns`]; empty when there is none.
    pub condition: Vec<String>,
    /// Disequalities that are still open: of each list, at least one pair differs.
    pub residual: Vec<Vec<(Pattern, Pattern)>>,
    /// The arguments as patterns: numbers that are still free appear as the names used in `condition`. None for an
    /// argument that is known in full: its instance says it all.
    pub patterns: Vec<Option<Pattern>>,
    /// Whether some `Int` operation wraps around on this path.
    pub overflows: bool,
    /// Whether the condition leaves it unsaid that some `Int` operation does not.
    pub unless_wrapping: bool,
    /// What the path relies on that was not explored.
    pub assumed: Vec<&'static str>,
}

/// A value with named unknowns.
#[derive(Clone, PartialEq, Debug)]
pub enum Pattern {
    /// Known, or not looked at.
    Known(Datum),
    /// An unknown number, character or truth value, or an unknown structure that is constrained.
    Unknown(String),
    /// A constructor with at least one unknown inside.
    Con(snell_core_ir::ConId, Vec<Pattern>),
    /// An array with at least one unknown inside.
    Array(Vec<Pattern>),
    /// A string with at least one unknown character.
    Text(Vec<Pattern>),
    /// A function given by a table.
    Function(Box<PatternTable>),
}

/// A function with named unknowns in its arguments and results.
#[derive(Clone, PartialEq, Debug)]
pub struct PatternTable {
    /// Arguments and results.
    pub entries: Vec<(Pattern, Pattern)>,
    /// For every other argument.
    pub default: Pattern,
    /// Whether the argument is looked at even if there is no entry.
    pub looks: bool,
}

/// How a path ends.
#[derive(Clone, PartialEq, Debug)]
pub enum End {
    /// With a value.
    Value(Datum),
    /// Not within the steps it was given.
    Endless,
    /// With a failure of the program.
    Failed {
        /// What went wrong.
        fault: Fault<()>,
        /// What it says.
        text: String,
        /// The value that was raised.
        raised: Option<Datum>,
        /// Where.
        node: Option<NodeId>,
    },
}
