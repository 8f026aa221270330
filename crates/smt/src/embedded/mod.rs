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

/// The embedded solver. It has no state between questions.
#[derive(Clone, Debug)]
pub struct Embedded {
    budget: u64,
}

impl Embedded {
    /// A solver that spends at most `budget` steps on a question.
    pub fn new(budget: u64) -> Embedded {
        Embedded { budget }
    }

    /// Like [`Solver::check`]; doubles, which it cannot search for, have their values from `hint`.
    pub fn check_with(&mut self, terms: &Terms, conjuncts: &[TermId], hint: &impl Assignment) -> Answer {
        match self.attempt(terms, conjuncts, hint, true) {
            // With the truth of comparisons of doubles fixed, only `Sat` means something.
            (Answer::Unsat | Answer::Unknown(_), true) => self.attempt(terms, conjuncts, hint, false).0,
            (answer, _) => answer,
        }
    }

    /// The answer, and whether the question mentions comparisons of doubles (fixed to their truth in `hint` if asked).
    fn attempt(
        &mut self,
        terms: &Terms,
        conjuncts: &[TermId],
        hint: &impl Assignment,
        fix_doubles: bool,
    ) -> (Answer, bool) {
        let mut problem = match Problem::new(terms, conjuncts, self.budget) {
            Ok(problem) => problem,
            Err(why) => return (Answer::Unknown(why), false),
        };
        let doubles = problem.has_doubles();
        if fix_doubles && doubles {
            problem.fix_doubles(hint);
        }
        let answer = match problem.solve(hint) {
            Verdict::Sat(model) => Answer::Sat(model),
            Verdict::Unsat => Answer::Unsat,
            Verdict::Unknown(why) => Answer::Unknown(why),
        };
        (answer, doubles)
    }
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
