//! Recording questions as SMT-LIB text, for a corpus or for a bug report.

use snell_logic::{Answer, Solver, TermId, Terms};

use crate::external::smtlib;

/// Where recorded questions go; the crate itself writes no files.
pub trait Sink: Send {
    /// Takes the text of one question with its answer in a comment.
    fn record(&mut self, script: &str);
}

impl<F: FnMut(&str) + Send> Sink for F {
    fn record(&mut self, script: &str) {
        self(script);
    }
}

/// A solver whose questions and answers are recorded.
pub struct Logged<S> {
    inner: S,
    sink: Box<dyn Sink>,
}

impl<S: Solver> Logged<S> {
    /// Records what `inner` is asked.
    pub fn new(inner: S, sink: Box<dyn Sink>) -> Logged<S> {
        Logged { inner, sink }
    }
}

impl<S: Solver> Solver for Logged<S> {
    fn check(&mut self, terms: &Terms, conjuncts: &[TermId]) -> Answer {
        let answer = self.inner.check(terms, conjuncts);
        self.sink.record(&script(terms, conjuncts, &answer, self.inner.name()));
        answer
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}

/// The text of a question with its answer.
pub(crate) fn script(terms: &Terms, conjuncts: &[TermId], answer: &Answer, by: &str) -> String {
    match smtlib::script(terms, conjuncts) {
        Ok(script) => format!("; {answer} by {by}\n{script}(check-sat)\n"),
        Err(why) => format!("; {answer} by {by}: not expressible, {why}\n"),
    }
}
