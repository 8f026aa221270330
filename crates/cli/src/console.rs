//! The console of a program that is run: the standard streams, and its arguments.

mod files;
mod input;
mod world;

use crate::interrupt;
use files::Files;
use input::Input;
use snell_workbench::{Console, Refusal, Unopened};
use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Output is written when so many bytes wait.
const FULL: usize = 1 << 15;

/// The standard streams. What waits is written when this is dropped.
pub struct Streams {
    output: Vec<u8>,
    output_is_terminal: bool,
    errors: Vec<u8>,
    errors_are_terminal: bool,
    input: Input,
    files: Files,
    name: String,
    arguments: Vec<String>,
    cancel: &'static AtomicBool,
    trouble: Trouble,
}

/// What became of the output, to be asked when the console is gone.
#[derive(Clone, Default)]
pub struct Trouble(Arc<Mutex<Option<ErrorKind>>>);

impl Trouble {
    /// Why the output could not be written, if it could not.
    pub fn get(&self) -> Option<ErrorKind> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, kind: ErrorKind) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(kind);
    }
}

impl Streams {
    /// For a program of this name with these arguments. `cancel` is set when nobody takes the output any more.
    pub fn new(name: String, arguments: Vec<String>, cancel: &'static AtomicBool) -> Streams {
        Streams {
            output: Vec::with_capacity(FULL),
            output_is_terminal: std::io::stdout().is_terminal(),
            errors: Vec::new(),
            errors_are_terminal: std::io::stderr().is_terminal(),
            input: Input::default(),
            files: Files::default(),
            name,
            arguments,
            cancel,
            trouble: Trouble::default(),
        }
    }

    /// Stays when this is gone.
    pub fn trouble(&self) -> Trouble {
        self.trouble.clone()
    }

    fn write_output(&mut self) {
        if self.trouble.get().is_none() && !self.output.is_empty() {
            let mut stdout = std::io::stdout().lock();
            if let Err(error) = stdout.write_all(&self.output).and_then(|()| stdout.flush()) {
                self.trouble.set(error.kind());
                self.cancel.store(true, Ordering::SeqCst);
            }
        }
        self.output.clear();
    }

    fn write_errors(&mut self) {
        // Nobody may be listening.
        let _ = std::io::stderr().write_all(&self.errors);
        self.errors.clear();
    }

    /// Before something is waited for, everything that was written is to be seen.
    fn write_all(&mut self) {
        self.write_output();
        self.write_errors();
    }
}

impl Console for Streams {
    fn put(&mut self, handle: i64, c: char) {
        let mut bytes = [0; 4];
        let bytes = c.encode_utf8(&mut bytes).as_bytes();
        if handle > 2 {
            self.files.put(handle, bytes);
            return;
        }
        if handle == 2 {
            self.errors.extend_from_slice(bytes);
            if c == '\n' || self.errors_are_terminal {
                self.write_errors();
            }
            return;
        }
        self.output.extend_from_slice(bytes);
        if self.output.len() >= FULL || c == '\n' && self.output_is_terminal {
            self.write_output();
        }
    }

    fn flush(&mut self, handle: i64) {
        match handle {
            1 => self.write_output(),
            2 => self.write_errors(),
            file => self.files.flush(file),
        }
    }

    fn get(&mut self, handle: i64) -> Option<char> {
        let c = self.peek(handle)?;
        if handle > 2 {
            self.files.take(handle)
        } else {
            self.input.take()
        }
        Some(c)
    }

    fn peek(&mut self, handle: i64) -> Option<char> {
        if handle > 2 {
            return self.files.next(handle);
        }
        while self.input.wants_more() {
            self.write_all();
            if !interrupt::while_reading(|| self.input.fill(&mut std::io::stdin().lock())) {
                // The program may come to its end before it is told to stop; that is not its own end.
                self.trouble.set(ErrorKind::Interrupted);
                self.input.end();
            }
        }
        self.input.next()
    }

    fn open(&mut self, path: &str) -> Result<i64, Unopened> {
        self.files.open(path).ok_or(Unopened::NotThere)
    }

    fn create(&mut self, path: &str, append: bool) -> Option<i64> {
        self.files.create(path, append)
    }

    fn close(&mut self, handle: i64) {
        self.files.close(handle);
    }

    fn ask(&mut self, request: &str, about: &str) -> Result<String, Refusal> {
        world::ask(request, about)
    }

    fn argument_count(&self) -> usize {
        self.arguments.len()
    }

    fn argument(&self, at: usize) -> Option<String> {
        self.arguments.get(at).cloned()
    }

    fn program_name(&self) -> String {
        self.name.clone()
    }
}

impl Drop for Streams {
    fn drop(&mut self) {
        self.write_all();
    }
}
