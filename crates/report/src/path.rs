//! One path of a program: the inputs that take it and what the program does on them.

use crate::Place;
use serde::{Deserialize, Serialize};

/// A path, confirmed by a concrete run of its inputs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PathReport {
    /// The function that was called, as it is written in the source language.
    pub function: String,
    /// What it was applied to; parts never looked at are `_`.
    pub args: Vec<String>,
    /// What the program asked for while it ran, in order.
    pub inputs: Vec<String>,
    /// What it did.
    pub outcome: Outcome,
    /// The arguments with names for what is still free, when the condition speaks of them.
    pub patterns: Vec<String>,
    /// All of these hold of every input that takes this path; empty when nothing is required.
    pub condition: Vec<String>,
    /// Whether the condition says no more than the arguments do: one input takes this path.
    #[serde(skip)]
    pub single: bool,
    /// The size of the input, as the search counts it.
    pub size: u32,
    /// Whether bounded arithmetic wraps around on this path.
    pub overflows: bool,
    /// Whether the condition leaves it unsaid that no bounded number wraps around.
    #[serde(default)]
    pub unless_wrapping: bool,
    /// What the path relies on that was not explored.
    pub assumed: Vec<String>,
    /// Whether the language writes a call in parentheses.
    #[serde(skip)]
    pub enclosed: bool,
}

impl PathReport {
    /// The call and what it did, without a place: `f 1 = 2`, `f 0 fails: divide by zero`.
    pub fn line(&self) -> String {
        let mut text = self.call();
        match &self.outcome {
            Outcome::Value { value } => text.push_str(&format!(" = {value}")),
            Outcome::Fails { text: what, raised, .. } => {
                text.push_str(&format!(" fails: {what}"));
                text.extend(raised.iter().map(|value| format!(": {value}")));
            }
        }
        text
    }

    /// The function applied to its arguments.
    pub fn call(&self) -> String {
        call(&self.function, &self.args, self.enclosed)
    }

    /// The function applied to its arguments with names for what is still free.
    pub fn named_call(&self) -> String {
        call(&self.function, &self.patterns, self.enclosed)
    }
}

/// A function and its arguments, in parentheses if calls are `enclosed`.
pub fn call(function: &str, args: &[String], enclosed: bool) -> String {
    let mut text = function.to_owned();
    for arg in args {
        text.push(' ');
        text.push_str(arg);
    }
    if enclosed { format!("({text})") } else { text }
}

/// What a program did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Outcome {
    /// It gave a value.
    Value {
        /// The value.
        value: String,
    },
    /// It failed.
    Fails {
        /// The number of the kind of failure: `SN-0023`.
        code: String,
        /// What it said.
        text: String,
        /// The value that was raised, if one was.
        raised: Option<String>,
        /// Where.
        place: Option<Place>,
    },
}

impl Outcome {
    /// Whether the program failed.
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Fails { .. })
    }
}
