//! The console of a run: what its primitives ask of the world outside.

use snell_core_ir::{Prim, builtin};
use snell_graph::{Heap, Word};
use snell_semantics::{Fault, Stop};
use std::sync::{Arc, Mutex};

/// Where a program's output goes and its input comes from.
///
/// The machine may stop before a step and do it again; an effect happens when its primitive is applied, exactly once.
pub trait Console {
    /// Writes a character: to the standard output (1), the standard error (2) or a file that was created.
    fn put(&mut self, handle: i64, c: char);

    /// Everything written to a handle is to be seen now.
    fn flush(&mut self, handle: i64);

    /// Takes the next character of the standard input (0) or of a file; none at its end.
    fn get(&mut self, handle: i64) -> Option<char>;

    /// The next character of the standard input or of a file, which stays there.
    fn peek(&mut self, handle: i64) -> Option<char>;

    /// Opens a file to be read.
    fn open(&mut self, _path: &str) -> Result<i64, Unopened> {
        Err(Unopened::NoFiles)
    }

    /// Creates a file, or goes on at its end; nothing is kept where there are no files.
    fn create(&mut self, _path: &str, _append: bool) -> Option<i64> {
        Some(NOWHERE)
    }

    /// A file is not used any more.
    fn close(&mut self, _handle: i64) {}

    /// Answers a question about the world outside, or does something there: what is asked for by a name, and what it is about.
    fn ask(&mut self, _request: &str, _about: &str) -> Result<String, Refusal> {
        Err(Refusal::NoWorld)
    }

    /// How many arguments the program was given.
    fn argument_count(&self) -> usize;

    /// One of them, counted from 0.
    fn argument(&self, at: usize) -> Option<String>;

    /// What the program is called.
    fn program_name(&self) -> String;
}

/// Why a file was not opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unopened {
    /// It can't be read.
    NotThere,
    /// There are no files at all, so that nobody knows whether it can.
    NoFiles,
}

/// Why a question was not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// What it is about is not there.
    NotThere,
    /// It is there already.
    Exists,
    /// The program may not.
    Denied,
    /// Something else, in words.
    Other(String),
    /// There is nothing outside.
    NoWorld,
}

/// The handle of files that nobody keeps; all larger ones are files, too.
const NOWHERE: i64 = 3;

/// Discards what is written; there is no input and no argument.
pub struct Silent;

impl Console for Silent {
    fn put(&mut self, _handle: i64, _c: char) {}

    fn flush(&mut self, _handle: i64) {}

    fn get(&mut self, _handle: i64) -> Option<char> {
        None
    }

    fn peek(&mut self, _handle: i64) -> Option<char> {
        None
    }

    fn argument_count(&self) -> usize {
        0
    }

    fn argument(&self, _at: usize) -> Option<String> {
        None
    }

    fn program_name(&self) -> String {
        String::new()
    }
}

/// A console in memory: keeps what is written to the standard output, reads from a text.
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

    fn get(&mut self, handle: i64) -> Option<char> {
        let next = self.peek(handle)?;
        self.at += 1;
        Some(next)
    }

    fn peek(&mut self, _handle: i64) -> Option<char> {
        self.input.get(self.at).copied()
    }

    fn open(&mut self, _path: &str) -> Result<i64, Unopened> {
        Err(Unopened::NotThere)
    }

    /// Time does not pass, and there is nothing else.
    fn ask(&mut self, request: &str, _about: &str) -> Result<String, Refusal> {
        if matches!(request, "clock" | "cpu-time") { Ok("0".to_owned()) } else { Err(Refusal::NotThere) }
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

/// Applies a primitive of the console.
pub(crate) fn apply(heap: &mut Heap, console: &mut dyn Console, op: Prim, args: &[Word]) -> Result<Word, Stop<Word>> {
    let code = |c: Option<char>| Ok(Word::Int(c.map_or(-1, |c| i64::from(u32::from(c)))));
    match (op, args) {
        (Prim::IoPutChar, &[Word::Int(handle @ 1..), Word::Char(c)]) => {
            console.put(handle, c);
            Ok(Word::nullary(builtin::UNIT))
        }
        (Prim::IoFlush, &[Word::Int(handle @ 1..)]) => {
            console.flush(handle);
            Ok(Word::nullary(builtin::UNIT))
        }
        (Prim::IoGetChar, &[Word::Int(handle)]) => code(console.get(handle)),
        (Prim::IoPeekChar, &[Word::Int(handle)]) => code(console.peek(handle)),
        (Prim::IoOpen, &[Word::Str(path)]) => match console.open(heap.text(path)) {
            Ok(handle) => Ok(Word::Int(handle)),
            Err(Unopened::NotThere) => Ok(Word::Int(-1)),
            Err(Unopened::NoFiles) => Err(Stop::Fail(Fault::Unsupported("files, which are read only by `run`"))),
        },
        (Prim::IoCreate, &[Word::Str(path), Word::Int(append)]) => {
            Ok(Word::Int(console.create(heap.text(path), append != 0).unwrap_or(-1)))
        }
        (Prim::IoClose, &[Word::Int(handle)]) => {
            console.close(handle);
            Ok(Word::nullary(builtin::UNIT))
        }
        (Prim::IoAsk, &[Word::Str(request), Word::Str(about)]) => {
            let (request, about) = (heap.text(request).to_owned(), heap.text(about).to_owned());
            // An answer begins with `+`, a refusal with a letter that says why.
            let answer = match console.ask(&request, &about) {
                Ok(answer) => format!("+{answer}"),
                Err(Refusal::NotThere) => "n".to_owned(),
                Err(Refusal::Exists) => "e".to_owned(),
                Err(Refusal::Denied) => "d".to_owned(),
                Err(Refusal::Other(text)) => format!("o{text}"),
                Err(Refusal::NoWorld) => {
                    return Err(Stop::Fail(Fault::Unsupported("the world outside, which is there only for `run`")));
                }
            };
            Ok(heap.string(answer.into()))
        }
        (Prim::IoArgumentCount, [Word::Int(_)]) => Ok(Word::Int(console.argument_count() as i64)),
        (Prim::IoArgument, &[Word::Int(at)]) => match usize::try_from(at).ok().and_then(|at| console.argument(at)) {
            Some(text) => Ok(heap.string(text.into())),
            None => Err(Stop::Fail(Fault::OutOfRange)),
        },
        (Prim::IoProgramName, [Word::Int(_)]) => Ok(heap.string(console.program_name().into())),
        (Prim::IoPutChar, [Word::Int(_), Word::Char(_)]) | (Prim::IoFlush, [Word::Int(_)]) => {
            Err(Stop::Fail(Fault::OutOfRange))
        }
        _ => Err(Stop::Fail(Fault::WrongKind(op))),
    }
}
