//! A solver in a process of its own, over incremental SMT-LIB on a pipe.

mod process;
mod sexpr;
pub mod smtlib;

use snell_logic::{Answer, Model, Solver, TermId, Terms, Why};

use crate::config::ExternalConfig;
use process::{Dead, Process};
use std::time::{Duration, Instant};

/// After so many failures in a row the program is not started again.
const MAX_FAILURES: u32 = 5;

/// What a question is given however many were too hard.
const LEAST: Duration = Duration::from_millis(50);

/// One long-lived process; a dead or hanging one is replaced, and its question stays unanswered.
pub struct External {
    config: ExternalConfig,
    process: Option<Process>,
    failures: u32,
    restarts: u64,
    /// Questions that took too long, less those that did not.
    unanswered: u32,
}

impl External {
    /// The process starts with the first question.
    pub fn new(config: ExternalConfig) -> External {
        External { config, process: None, failures: 0, restarts: 0, unanswered: 0 }
    }

    /// The process now running, if any.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::pid)
    }

    /// How often a process was lost.
    pub fn restarts(&self) -> u64 {
        self.restarts
    }

    /// How long it is given for a question: less, the more questions were too hard for it, since those of one program are
    /// much alike.
    pub fn patience(&self) -> Duration {
        let patience = (self.config.timeout / (1 << self.unanswered.min(10))).max(LEAST.min(self.config.timeout));
        match self.config.deadline {
            Some(deadline) => patience.min(deadline.saturating_duration_since(Instant::now())),
            None => patience,
        }
    }

    /// The program's name.
    pub fn program(&self) -> &str {
        &self.config.program
    }

    fn running(&mut self) -> Result<&mut Process, Why> {
        if self.process.is_none() {
            if self.failures >= MAX_FAILURES {
                return Err(Why::NoSolver);
            }
            match Process::start(&self.config) {
                Ok(process) => self.process = Some(process),
                Err(Dead) => {
                    self.failures += 1;
                    return Err(Why::NoSolver);
                }
            }
        }
        self.process.as_mut().ok_or(Why::NoSolver)
    }

    fn ask(&mut self, terms: &Terms, script: &str, conjuncts: &[TermId]) -> Answer {
        let patience = self.patience();
        if patience.is_zero() {
            return Answer::Unknown(Why::Budget);
        }
        let process = match self.running() {
            Ok(process) => process,
            Err(why) => return Answer::Unknown(why),
        };
        match dialogue(process, terms, script, conjuncts, patience) {
            Ok(answer) => {
                self.failures = 0;
                self.unanswered = match answer {
                    Answer::Unknown(_) => self.unanswered + 1,
                    _ => self.unanswered.saturating_sub(1),
                };
                answer
            }
            Err(Dead) => {
                self.process = None;
                self.failures += 1;
                self.restarts += 1;
                Answer::Unknown(Why::SolverDied)
            }
        }
    }
}

impl Solver for External {
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Answer {
        let script = match smtlib::script(terms, conjuncts) {
            Ok(script) => script,
            Err(why) => return Answer::Unknown(why),
        };
        match self.ask(terms, &script, conjuncts) {
            Answer::Sat(model) if !terms.satisfied(conjuncts, &model) => {
                // SMT-LIB lets a division by zero be anything; here it has no value. Ask for a model without one.
                let guarded = format!("{script}{}", smtlib::guards(terms, conjuncts));
                match self.ask(terms, &guarded, conjuncts) {
                    Answer::Sat(model) if terms.satisfied(conjuncts, &model) => Answer::Sat(model),
                    Answer::Unknown(why) => Answer::Unknown(why),
                    _ => Answer::Unknown(Why::Disbelieved),
                }
            }
            answer => answer,
        }
    }

    fn name(&self) -> &'static str {
        "external"
    }
}

/// One question: assert, check, and the values if there are any.
fn dialogue(
    process: &mut Process,
    terms: &Terms,
    script: &str,
    conjuncts: &[TermId],
    patience: Duration,
) -> Result<Answer, Dead> {
    let reply = process.ask(&format!("(push 1)\n{script}(check-sat)\n"), patience)?;
    let answer = match reply.trim() {
        "unsat" => Answer::Unsat,
        "unknown" | "timeout" => Answer::Unknown(Why::Budget),
        "sat" => {
            let vars = smtlib::variables(terms, conjuncts);
            let mut model = Model::new();
            if !vars.is_empty() {
                let reply = process.ask(&smtlib::get_values(&vars), patience)?;
                smtlib::read_values(terms, &reply, &mut model).ok_or(Dead)?;
            }
            Answer::Sat(model)
        }
        _ => return Err(Dead),
    };
    process.tell("(pop 1)\n")?;
    Ok(answer)
}
