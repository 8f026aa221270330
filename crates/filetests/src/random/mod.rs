//! Random programs, each a function of its choices, that go through the same checks as the corpus.
//!
//! A program is made by drawing numbers from [`Choices`]; zero always means the simplest thing. So a program that fails
//! a check is made smaller by making its list of choices smaller ([`shrink()`]), and stays well formed and well typed.

mod choices;
mod effects;
mod exprs;
mod generate;
mod guards;
mod operators;
mod scheme;
mod shrink;
mod types;

pub use choices::Choices;
pub use generate::program;
pub use scheme::scheme_program;
pub use shrink::shrink;

use crate::checks::{self, CHECKS};
use crate::subject::{Effort, Subject};
use snell_core_ir::print;
use snell_workbench::load;
use std::collections::BTreeMap;

/// What became of one program.
#[derive(Default)]
pub struct Tried {
    /// Comparisons made by each check.
    pub compared: BTreeMap<&'static str, u64>,
    /// The check that complained, and what it says.
    pub failure: Option<(&'static str, String)>,
    /// The program.
    pub text: String,
    /// The work of its explorations.
    pub work: u64,
}

/// A program whose explorations do more work than this is a finding: a limit somewhere does not limit. Steps, decisions
/// and units of the solver are counted, not time, so that a loaded machine finds the same.
const MOST_WORK: u64 = 30_000_000;

/// Makes a program from choices and runs the checks on it: all of them, or one.
pub fn try_program(choices: &mut Choices, seed: u64, only: Option<&str>) -> Tried {
    let text = print(&program(choices));
    let mut tried = Tried { text: text.clone(), ..Tried::default() };
    let loaded = match load("random.core", text.as_bytes()) {
        Ok(loaded) => loaded,
        Err(refused) => {
            let why = refused.diagnostics.first().map_or(String::new(), |diagnostic| diagnostic.message.clone());
            tried.failure = Some(("round-trip", format!("what was generated is refused: {why}")));
            return tried;
        }
    };
    let find = |name: &str| loaded.program.find_global(name);
    let evals = find("main").into_iter().collect();
    let explores = find("entry").into_iter().collect();
    let subject = Subject { evals, explores, loaded, text, effort: Effort::random(seed), work: Default::default() };
    for check in CHECKS.iter().filter(|check| only.is_none_or(|only| check.name == only)) {
        match checks::run(check, &subject) {
            Ok(count) => *tried.compared.entry(check.name).or_default() += count,
            Err(why) => {
                tried.failure = Some((check.name, why));
                break;
            }
        }
    }
    tried.work = subject.work.get();
    if tried.failure.is_none() && tried.work > MOST_WORK {
        tried.failure = Some(("work", format!("explorations did {} units of work", tried.work)));
    }
    tried
}

/// The text of a test file for a program that fails a check.
pub fn as_test_file(tried: &Tried, seed: u64) -> String {
    let check = tried.failure.as_ref().map_or("", |(check, _)| *check);
    let about = format!("-- Made up by the generator from seed {seed}; the check `{check}` complained.\n\n");
    about + &tried.text + "\n-- @run eval main\n-- @run explore entry max 10 fuel 5000\n"
}
