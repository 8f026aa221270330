//! Answers as they come: in columns that fit those of the first moment, then each at once.

use super::Columns;
use crate::live::Live;
use crate::output::Output;
use snell_report::Answer;
use snell_workbench::{Flow, Progress};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{park_timeout, scope};
use std::time::Duration;

/// Answers found within so many steps, a fraction of a second, are shown together. Counted in work and not in time, so
/// that the same search is shown in the same columns.
const TOGETHER: u64 = 20_000_000;
/// Time between two looks at how far the search is.
const TICK: Duration = Duration::from_millis(50);

/// The answers of one query on their way to the user.
pub struct Listing<'o> {
    output: &'o mut Output,
    line: fn(&Columns, &Answer) -> String,
    columns: Columns,
    /// Answers that wait for others.
    kept: Option<Vec<Answer>>,
}

impl<'o> Listing<'o> {
    /// Lines made in this way. Whoever looks on sees each answer at once.
    pub fn new(output: &'o mut Output, line: fn(&Columns, &Answer) -> String) -> Listing<'o> {
        let kept = (!output.is_terminal()).then(Vec::new);
        Listing { output, line, columns: Columns::default(), kept }
    }

    /// Lists what a search hands over.
    pub fn while_solving<T>(
        self,
        live: &Live,
        progress: &Progress,
        search: impl FnOnce(&mut dyn FnMut(Answer) -> Flow) -> T,
    ) -> T {
        let listing = Mutex::new(self);
        let ended = AtomicBool::new(false);
        let before = progress.snapshot().steps;
        let is_late = || progress.snapshot().steps - before > TOGETHER;
        scope(|scope| {
            let watcher = scope.spawn(|| {
                while !ended.load(Ordering::Relaxed) {
                    park_timeout(TICK);
                    if is_late() {
                        locked(&listing).release();
                    }
                }
            });
            let found = search(&mut |answer| {
                let mut listing = locked(&listing);
                if is_late() {
                    listing.release();
                }
                listing.add(answer, live)
            });
            ended.store(true, Ordering::Relaxed);
            watcher.thread().unpark();
            locked(&listing).release();
            found
        })
    }

    fn add(&mut self, answer: Answer, live: &Live) -> Flow {
        self.columns.fit(&answer);
        match &mut self.kept {
            Some(kept) => kept.push(answer),
            None => {
                let line = (self.line)(&self.columns, &answer);
                live.aside(self.output.is_terminal(), || self.output.line(&line));
            }
        }
        if self.output.is_open() { Flow::Continue } else { Flow::Stop }
    }

    /// Shows those that wait; from now on nobody waits.
    fn release(&mut self) {
        let Some(kept) = self.kept.take() else { return };
        for answer in &kept {
            self.output.line(&(self.line)(&self.columns, answer));
        }
        self.output.flush();
    }
}

/// A panic elsewhere is reported there; what was found is still shown.
fn locked<'m, 'o>(listing: &'m Mutex<Listing<'o>>) -> MutexGuard<'m, Listing<'o>> {
    listing.lock().unwrap_or_else(PoisonError::into_inner)
}
