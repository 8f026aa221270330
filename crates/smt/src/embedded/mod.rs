//! Our own decision procedure for linear integer arithmetic with Boolean structure.
//!
//! Terms are translated to linear expressions over integer columns: wrapping and division by constants are exact with
//! one extra column each, products and bit operations are opaque columns that are refined when a model gets them wrong.
//! Equations are eliminated over the integers, the rest goes to an exact simplex with branch and bound and case splits.
//! `Unsat` is exact (every step is a relaxation or an exhaustive split); running out of budget is `Unknown`.

mod expr;
mod integers;
mod opaque;
mod presolve;
mod problem;
mod rational;
mod search;
mod simplex;
mod tableau;
mod translate;

use snell_logic::{Answer, Assignment, Model, Solver, TermId, Terms, Why};

use problem::Problem;
use search::Verdict;

/// The embedded solver. It has no state between questions, but counts its work.
#[derive(Clone, Debug)]
pub struct Embedded {
    budget: u64,
    spent: u64,
}

impl Embedded {
    /// A solver that spends at most `budget` on each attempt at a question, in units of about one operation on small
    /// numbers; large numbers cost more, so that the time a question takes is bounded whatever it is about.
    pub fn new(budget: u64) -> Embedded {
        Embedded { budget, spent: 0 }
    }

    /// The work of all questions so far, in the units of the budget.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Like [`Solver::check`]; doubles, which it cannot search for, have their values from `hint`.
    pub fn check_with(&mut self, terms: &Terms, conjuncts: &[TermId], hint: &impl Assignment) -> Answer {
        let calm = self.attempt(terms, conjuncts, hint, Scope::Calm);
        match calm {
            Attempt { answer: Answer::Unsat | Answer::Unknown(_), narrowed: true } => {
                self.attempt(terms, conjuncts, hint, Scope::Full).answer
            }
            Attempt { answer, .. } => answer,
        }
    }

    fn attempt(&mut self, terms: &Terms, conjuncts: &[TermId], hint: &impl Assignment, scope: Scope) -> Attempt {
        let mut problem = match Problem::new(terms, conjuncts, self.budget, scope) {
            Ok(problem) => problem,
            Err(why) => return Attempt { answer: Answer::Unknown(why), narrowed: false },
        };
        if scope == Scope::Calm {
            problem.fix_doubles(hint);
        }
        let answer = match problem.solve(hint) {
            Verdict::Sat(model) => Answer::Sat(model),
            Verdict::Unsat => Answer::Unsat,
            Verdict::Unknown(why) => Answer::Unknown(why),
        };
        self.spent += self.budget - problem.budget;
        Attempt { answer, narrowed: problem.narrowed }
    }
}

/// Where to look for solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scope {
    /// Only where no sum overflows and comparisons of doubles are as in the hint: most solutions are there, and without
    /// the huge coefficients of wrapping they are found much faster. Only `Sat` means something.
    Calm,
    /// Everywhere.
    Full,
}

/// An answer, and whether the scope left out anything.
struct Attempt {
    answer: Answer,
    narrowed: bool,
}

impl Solver for Embedded {
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Answer {
        match self.check_with(terms, conjuncts, &Model::new()) {
            Answer::Sat(model) if !terms.satisfied(conjuncts, &model) || !model.well_formed(terms) => {
                Answer::Unknown(Why::Disbelieved)
            }
            answer => answer,
        }
    }

    fn name(&self) -> &'static str {
        "embedded"
    }
}
