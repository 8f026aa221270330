//! Queries: expressions with unknowns, of which the values are wanted that make them true.

use crate::GlobalId;
use snell_source::Span;

/// The name of the definition that says whether given values answer a query.
pub const HOLDS: &str = "%holds";

/// The unknown that is what a computation with choices gives.
pub const ANSWER: &str = "%answer";

/// A query in the scope of a program.
#[derive(Clone, Debug)]
pub struct Query {
    /// Its text.
    pub span: Span,
    /// The unknowns, in the order of the parameters of the definition.
    pub inputs: Vec<String>,
    /// Whether it asks for what a computation with choices gives: [`ANSWER`] is that, each way to it is an answer of its
    /// own, and other unknowns are the choices.
    pub choices: bool,
    /// The query as it is written: its value on an answer is `True`.
    pub holds: GlobalId,
}
