//! The chain below the fast path: cache, roots of one unknown, embedded solver, all values where they are few, tried values,
//! external solver.

use snell_logic::{Answer, Assignment, Model, Solver, TermId, Terms, Why};

use crate::cache::Cache;
use crate::candidates;
use crate::config::ChainConfig;
use crate::embedded::Embedded;
use crate::external::External;
use crate::finite;
use crate::logged::{self, Sink};
use crate::roots;
use crate::stats::{Settled, Stats};
use std::time::Instant;

/// The solvers in the order in which they are asked.
pub struct Chain {
    config: ChainConfig,
    cache: Cache,
    embedded: Embedded,
    /// The work of trying all values.
    tried: u64,
    external: Option<External>,
    sink: Option<Box<dyn Sink>>,
    stats: Stats,
}

impl Chain {
    /// Assembles the chain; an external process starts with its first question.
    pub fn new(config: ChainConfig) -> Chain {
        Chain {
            cache: Cache::new(config.cache_size),
            embedded: Embedded::new(config.embedded_budget),
            tried: 0,
            external: config.external.clone().map(External::new),
            sink: None,
            stats: Stats::default(),
            config,
        }
    }

    /// How it was configured.
    pub fn config(&self) -> &ChainConfig {
        &self.config
    }

    /// Records the questions that get past the fast path and the cache.
    pub fn log_to(&mut self, sink: Box<dyn Sink>) {
        self.sink = Some(sink);
    }

    /// Who settled how many questions.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    pub(crate) fn stats_mut(&mut self) -> &mut Stats {
        &mut self.stats
    }

    /// Whether all conditions can hold together. `hint` is an assignment to start looking from. A model that is
    /// returned was evaluated.
    pub fn ask(&mut self, terms: &Terms, question: &[TermId], hint: &impl Assignment) -> Answer {
        if let Some(answer) = self.cache.get(terms, question) {
            self.stats.count(Settled::Cache);
            return answer;
        }
        let (answer, by) = self.consult(terms, question, hint);
        if let Some(sink) = &mut self.sink {
            sink.record(&logged::script(terms, question, &answer, &format!("{by:?}").to_lowercase()));
        }
        self.stats.count(by);
        // A dead process is no property of the question, so it may be asked again.
        if answer != Answer::Unknown(Why::SolverDied) {
            self.cache.put(terms, question, &answer);
        }
        answer
    }

    fn consult(&mut self, terms: &Terms, question: &[TermId], hint: &impl Assignment) -> (Answer, Settled) {
        let mut embedded = match roots::decide(terms, question) {
            Some(answer) => answer,
            None => self.embedded.check_with(terms, question, hint),
        };
        if matches!(embedded, Answer::Unknown(_))
            && let Some(answer) = finite::decide(terms, question, &mut self.tried)
        {
            embedded = answer;
        }
        self.stats.work = self.embedded.spent() + self.tried;
        let mut why = match self.believe(terms, question, embedded) {
            Answer::Sat(model) => return (Answer::Sat(model), Settled::Embedded),
            Answer::Unsat => match self.recheck(terms, question) {
                Answer::Unsat => return (Answer::Unsat, Settled::Embedded),
                Answer::Sat(model) => return (Answer::Sat(model), Settled::External),
                Answer::Unknown(why) => return (Answer::Unknown(why), Settled::Unknown),
            },
            Answer::Unknown(why) => why,
        };
        if let Some(model) = candidates::search(terms, question, hint)
            && let Answer::Sat(model) = self.believe(terms, question, Answer::Sat(model))
        {
            return (Answer::Sat(model), Settled::Candidates);
        }
        match self.ask_external(terms, question) {
            Some(Answer::Sat(model)) => return (Answer::Sat(model), Settled::External),
            Some(Answer::Unsat) => {
                self.stats.basis.external += 1;
                return (Answer::Unsat, Settled::External);
            }
            // What the embedded solver found too hard says more than that the process could not be told.
            Some(Answer::Unknown(Why::Unsupported | Why::NoSolver)) | None => {}
            Some(Answer::Unknown(reason)) => why = reason,
        }
        (Answer::Unknown(why), Settled::Unknown)
    }

    /// A second opinion on an `Unsat` of the embedded solver, if it is wanted and can be had.
    fn recheck(&mut self, terms: &Terms, question: &[TermId]) -> Answer {
        let second = if self.config.recheck_unsat { self.ask_external(terms, question) } else { None };
        match second {
            Some(Answer::Unsat) => self.stats.basis.confirmed += 1,
            Some(Answer::Sat(model)) => {
                // Its model was evaluated, so the embedded solver was wrong.
                self.stats.disbelieved += 1;
                return Answer::Sat(model);
            }
            _ => self.stats.basis.embedded += 1,
        }
        Answer::Unsat
    }

    fn ask_external(&mut self, terms: &Terms, question: &[TermId]) -> Option<Answer> {
        let external = self.external.as_mut()?;
        let asked = Instant::now();
        let answer = external.check(terms, question);
        if matches!(answer, Answer::Unknown(_)) && asked.elapsed() * 2 > external.patience() {
            self.stats.timeouts += 1;
        }
        self.stats.restarts = external.restarts();
        if answer == Answer::Unsat && !self.stats.basis.programs.contains(external.program()) {
            self.stats.basis.programs.insert(external.program().to_owned());
        }
        Some(self.believe(terms, question, answer))
    }

    /// No model is believed before it is evaluated.
    fn believe(&mut self, terms: &Terms, question: &[TermId], answer: Answer) -> Answer {
        match answer {
            Answer::Sat(model) if !(terms.satisfied(question, &model) && model.well_formed(terms)) => {
                self.stats.disbelieved += 1;
                Answer::Unknown(Why::Disbelieved)
            }
            answer => answer,
        }
    }
}

impl Solver for Chain {
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Answer {
        self.ask(terms, conjuncts, &Model::new())
    }

    fn name(&self) -> &'static str {
        "chain"
    }
}
