//! Branches: the places of a program's own text where control goes one way or another.
//!
//! A branch is a right-hand side, or an arm of an `if` or a `case`. It is taken when what it marks in Core is: a front
//! end puts a mark around the right-hand side (see [`crate::Builder::mark`]), or says which alternatives of Core stand
//! for it.

use crate::{Expr, ExprId, Program};
use snell_source::Span;

/// A branch of the source.
#[derive(Clone, PartialEq, Debug)]
pub struct Branch {
    /// What is evaluated when it is taken: the right-hand side.
    pub span: Span,
    /// The same with what leads there: patterns, or a guard.
    pub whole: Span,
    /// The function it is in, as people call it; a local one if that has a name.
    pub function: String,
    /// The name in Core of the top-level definition that it is part of; none for methods.
    pub top: Option<String>,
    /// What it is.
    pub kind: BranchKind,
    /// It is taken when one of these is. None if no code is left of it.
    pub marks: Vec<Mark>,
}

/// What a branch is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchKind {
    /// An equation of a function.
    Equation,
    /// An alternative of a `case`.
    Alternative,
    /// What follows a guard.
    Guarded,
    /// An arm of an `if`.
    Then,
    /// The other one.
    Else,
    /// Any expression that somebody asked for.
    Expression,
}

/// An alternative of a `case` in Core.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mark {
    /// The `case`.
    pub case: ExprId,
    /// Its position; none is the default.
    pub alternative: Option<u32>,
}

/// What a front end is asked to mark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Marks {
    /// Nothing: the optimiser may do as it likes.
    #[default]
    None,
    /// All branches of the file that was asked for.
    Branches,
    /// All branches of all files of the program, for those who ask who calls whom: its own functions stay where they
    /// are, none is put in where it is called.
    All,
    /// What begins at a place of that file: branches, or else expressions. Lines and columns start at 1.
    At {
        /// The line.
        line: u32,
        /// The column, if there may be several things on the line.
        column: Option<u32>,
    },
}

/// The branches of a program that is written in Core, or in a language that marks none: the alternatives of each `case`
/// that has several, as far as they have a place in `own` text.
pub fn core_branches(program: &Program, own: impl Fn(Span) -> bool) -> Vec<Branch> {
    let mut found = Vec::new();
    for global in program.globals.iter().filter(|global| own(global.span)) {
        let name = program.name(global.name);
        if name.starts_with('%') {
            continue;
        }
        let branch = |body: ExprId, case, alternative| Branch {
            span: program.span(body),
            whole: program.span(body),
            function: name.to_owned(),
            top: Some(name.to_owned()),
            kind: BranchKind::Alternative,
            marks: vec![Mark { case, alternative }],
        };
        let mut todo = vec![global.body];
        while let Some(id) = todo.pop() {
            if let Expr::Case { alts, default, .. } = program.expr(id)
                && alts.len() + usize::from(default.is_some()) > 1
            {
                let alternatives = alts.iter().enumerate().map(|(at, alt)| (alt.body, Some(at as u32)));
                let all = alternatives.chain(default.map(|body| (body, None)));
                found.extend(all.map(|(body, at)| branch(body, id, at)).filter(|branch| own(branch.span)));
            }
            children(program.expr(id), &mut todo);
        }
    }
    found.sort_by_key(|branch| (branch.span, branch.marks.first().copied()));
    found
}

fn children(expr: &Expr, todo: &mut Vec<ExprId>) {
    match expr {
        Expr::Let { bindings, body } => {
            todo.push(*body);
            todo.extend(bindings.iter().filter_map(|binding| match binding.rhs {
                crate::Rhs::Lambda { body, .. } | crate::Rhs::Thunk(body) => Some(body),
                crate::Rhs::Construct { .. } => None,
            }));
        }
        Expr::Case { scrutinee, alts, default, .. } => {
            todo.push(*scrutinee);
            todo.extend(alts.iter().map(|alt| alt.body).chain(*default));
        }
        Expr::Assume { body, .. } | Expr::Assert { body, .. } => todo.push(*body),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read;
    use snell_source::SourceSet;

    #[test]
    fn alternatives_are_branches_and_forcing_is_not() {
        let mut sources = SourceSet::default();
        let text = "f x = case x of { 0 -> 1; _ -> case x of y { _ -> g y } }; g y = y;";
        let file = sources.add("t.core", text);
        let program = read(&sources, file).program;
        let found = core_branches(&program, |span| span.file == file);
        let texts = found.iter().map(|branch| &text[branch.span.start as usize..branch.span.end as usize]);
        assert_eq!(texts.collect::<Vec<_>>(), ["1", "case x of y { _ -> g y }"]);
        assert_eq!(found[1].marks[0].alternative, None);
    }

    #[test]
    fn a_mark_is_the_default_of_a_case() {
        let mut builder = crate::Builder::new();
        let body = builder.int(7);
        let (whole, mark) = builder.mark(body);
        assert_eq!(mark, Mark { case: whole, alternative: None });
        assert!(matches!(builder.program().expr(whole), Expr::Case { default: Some(inner), .. } if *inner == body));
    }
}
