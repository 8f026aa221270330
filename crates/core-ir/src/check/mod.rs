//! Is a program well formed? Every front end's output must be.

pub(crate) mod alts;
mod exprs;
mod tables;
mod types;

use crate::{Program, codes};
use exprs::ExprChecker;
use snell_source::{Code, Diagnostic, Span};

/// What is wrong with a program; nothing, if every interpretation may rely on it. Linear in the program's size.
///
/// A well-formed program has no id out of range and no variable out of scope, binds each variable once, applies
/// constructors and primitives to as many arguments as they have, and its expressions are trees. An empty answer says
/// nothing about types: Core is not type-checked.
pub fn check(program: &Program) -> Vec<Diagnostic> {
    let mut problems = Problems::default();
    if tables::check(program, &mut problems) {
        let mut checker = ExprChecker::new(program, &mut problems);
        for global in &program.globals {
            checker.global(global);
        }
    }
    problems.list
}

/// Diagnostics, up to a limit: a broken generator breaks the same thing many times.
#[derive(Default)]
struct Problems {
    list: Vec<Diagnostic>,
}

impl Problems {
    const LIMIT: usize = 200;

    fn add(&mut self, code: Code, span: Span, message: impl Into<String>) {
        if self.list.len() < Self::LIMIT {
            self.list.push(Diagnostic::error(code, span, message));
        }
    }

    /// Whether an index is inside its table; says so if it is not.
    fn in_range(&mut self, span: Span, what: &str, index: usize, len: usize) -> bool {
        if index >= len {
            self.add(codes::OUT_OF_RANGE, span, format!("{what} {index} does not exist (there are {len})"));
        }
        index < len
    }
}
