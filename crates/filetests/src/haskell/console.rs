//! A console in memory.

use snell_workbench::Console;
use std::sync::{Arc, Mutex};

/// Keeps what is written to the standard output; reads from a text.
pub struct Recorder {
    written: Arc<Mutex<String>>,
    input: Vec<char>,
    at: usize,
    args: Vec<String>,
    name: String,
}

impl Recorder {
    /// A console, and where its output can be read when it is gone.
    pub fn new(name: &str, input: &str, args: Vec<String>) -> (Recorder, Arc<Mutex<String>>) {
        let written = Arc::new(Mutex::new(String::new()));
        let input = input.chars().collect();
        (Recorder { written: written.clone(), input, at: 0, args, name: name.to_owned() }, written)
    }
}

impl Console for Recorder {
    fn put(&mut self, handle: i64, c: char) {
        if handle == 1
            && let Ok(mut written) = self.written.lock()
        {
            written.push(c);
        }
    }

    fn flush(&mut self, _handle: i64) {}

    fn get(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    fn peek(&mut self) -> Option<char> {
        self.input.get(self.at).copied()
    }

    fn argument_count(&self) -> usize {
        self.args.len()
    }

    fn argument(&self, at: usize) -> Option<String> {
        self.args.get(at).cloned()
    }

    fn program_name(&self) -> String {
        self.name.clone()
    }
}
