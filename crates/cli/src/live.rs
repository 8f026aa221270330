//! The live line on stderr: how far a search has come.

use indicatif::{ProgressBar, ProgressStyle};
use snell_workbench::Progress;
use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, park_timeout};
use std::time::Duration;

/// Time between two looks.
const TICK: Duration = Duration::from_millis(120);
/// What is done sooner needs no live line.
const DELAY: Duration = Duration::from_millis(500);

/// A line that is kept up to date while it exists; nothing unless stderr is a terminal.
pub struct Live {
    bar: Option<ProgressBar>,
    stop: Arc<AtomicBool>,
    /// Whether the line was drawn.
    visible: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Live {
    /// Shows these figures.
    pub fn show(progress: Arc<Progress>) -> Live {
        let stop = Arc::new(AtomicBool::new(false));
        let visible = Arc::new(AtomicBool::new(false));
        if !std::io::stderr().is_terminal() {
            return Live { bar: None, stop, visible, thread: None };
        }
        let bar = ProgressBar::new_spinner();
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} · {elapsed}") {
            bar.set_style(style);
        }
        let (watched, ended, drawn) = (bar.clone(), stop.clone(), visible.clone());
        let thread = std::thread::spawn(move || {
            park_timeout(DELAY);
            while !ended.load(Ordering::Relaxed) {
                drawn.store(true, Ordering::Relaxed);
                let now = progress.snapshot();
                watched.set_message(format!(
                    "{} paths · {} open · size {} · {} steps",
                    now.outcomes, now.open, now.bound, now.steps
                ));
                watched.tick();
                park_timeout(TICK);
            }
        });
        Live { bar: Some(bar), stop, visible, thread: Some(thread) }
    }

    /// Does something to the terminal while the line is out of the way.
    pub fn aside(&self, shared_terminal: bool, act: impl FnOnce()) {
        match &self.bar {
            Some(bar) if shared_terminal && self.visible.load(Ordering::Relaxed) => bar.suspend(act),
            _ => act(),
        }
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
