//! Results on stdout, to a reader who may leave at any time (`snell explore .. | head`).

use crate::exit::Exit;
use std::io::{BufWriter, ErrorKind, IsTerminal, Stdout, Write};
use std::time::{Duration, Instant};

/// Lines wait at most about this long for more of them, if more come.
const PATIENCE: Duration = Duration::from_millis(100);
/// The first lines don't wait: there may be none after them for a long time.
const FIRST: u32 = 100;

/// Standard output.
pub struct Output {
    writer: BufWriter<Stdout>,
    terminal: bool,
    flushed: Instant,
    lines: u32,
    error: Option<std::io::Error>,
}

impl Output {
    /// Nothing written yet.
    pub fn new() -> Output {
        let stdout = std::io::stdout();
        let terminal = stdout.is_terminal();
        Output {
            writer: BufWriter::with_capacity(1 << 16, stdout),
            terminal,
            flushed: Instant::now(),
            lines: 0,
            error: None,
        }
    }

    /// Whether what is written is shown on a terminal, where a live line may be in the way.
    pub fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Whether anybody still takes what is written.
    pub fn is_open(&self) -> bool {
        self.error.is_none()
    }

    /// Writes a line; without a reader, nothing.
    pub fn line(&mut self, text: &str) {
        self.text(text);
        self.text("\n");
        self.lines = self.lines.saturating_add(1);
        if self.terminal || self.lines <= FIRST || self.flushed.elapsed() > PATIENCE {
            self.flush();
        }
    }

    /// Writes text; without a reader, nothing.
    pub fn text(&mut self, text: &str) {
        if self.error.is_none()
            && let Err(error) = self.writer.write_all(text.as_bytes())
        {
            self.error = Some(error);
        }
    }

    /// Writes what waits.
    pub fn flush(&mut self) {
        self.flushed = Instant::now();
        if self.error.is_none()
            && let Err(error) = self.writer.flush()
        {
            self.error = Some(error);
        }
    }

    /// Writes what is left. A reader who left is no error; a full disk is.
    pub fn finish(mut self, exit: Exit) -> Exit {
        self.flush();
        match self.error {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => {
                let _ = writeln!(std::io::stderr(), "snell: the result can't be written: {error}");
                Exit::NotLoaded
            }
            _ => exit,
        }
    }
}
