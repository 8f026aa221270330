//! What a solver says.

use std::fmt;

use crate::arena::Terms;
use crate::model::Model;
use crate::node::TermId;

/// The answer to "can all of these hold?".
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Yes, for instance like this.
    Sat(Model),
    /// No, exactly: there is no solution.
    Unsat,
    /// It could not be told.
    Unknown(Why),
}

/// Why a question has no answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// A product or quotient of unknowns was too hard.
    Nonlinear,
    /// Arithmetic on unknown doubles was too hard.
    Double,
    /// Bit operations on unknowns were too hard.
    Bits,
    /// The budget of steps or time ran out.
    Budget,
    /// The external solver died, hung or spoke nonsense.
    SolverDied,
    /// No solver that could tell is configured.
    NoSolver,
    /// The question is outside of what the solver understands.
    Unsupported,
    /// A solver's model failed its evaluation, so its answer was not believed.
    Disbelieved,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Why::Nonlinear => "nonlinear integer arithmetic",
            Why::Double => "floating-point arithmetic",
            Why::Bits => "bit operations on unknowns",
            Why::Budget => "the solver's budget ran out",
            Why::SolverDied => "the external solver died or hung",
            Why::NoSolver => "no solver for this question is configured",
            Why::Unsupported => "outside of what the solvers understand",
            Why::Disbelieved => "a solver's model failed its evaluation",
        })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Sat(_) => f.write_str("sat"),
            Answer::Unsat => f.write_str("unsat"),
            Answer::Unknown(why) => write!(f, "unknown ({why})"),
        }
    }
}

/// Decides conjunctions, one question at a time.
pub trait Solver {
    /// Whether all of `conjuncts` can hold together.
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Answer;

    /// What to call it in reports.
    fn name(&self) -> &'static str;
}
