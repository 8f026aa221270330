//! Failures in words.

use crate::code::Code;
use crate::interpretation::Fault;

impl Code {
    /// What a failure says, in one line.
    pub fn describe<V>(&self, fault: &Fault<V>) -> String {
        match fault {
            Fault::Error(label) => self.program.label(*label).text.to_string(),
            Fault::Assert(label) => format!("assertion failed: {}", self.program.label(*label).text),
            Fault::NoMatch => "no alternative matches".into(),
            Fault::DivideByZero => "divide by zero".into(),
            Fault::OutOfRange => "out of range".into(),
            Fault::Malformed => "text that is no number".into(),
            Fault::Loop => "<<loop>>".into(),
            Fault::WrongKind(op) => format!("{} was given a value of the wrong kind", op.text()),
            Fault::NotAFunction(_) => "something that is no function was applied".into(),
            Fault::FunctionsCompared => "functions cannot be compared".into(),
            Fault::Raised(_) => "an exception nobody handles".into(),
            Fault::Unsupported(what) => format!("not supported here: {what}"),
            Fault::OutOfMemory => "the memory limit was reached".into(),
            Fault::StackOverflow => "the stack limit was reached".into(),
        }
    }
}
