//! What is to be reached: the code of a place.

use crate::codes::loading;
use crate::entry::{is_form, said};
use crate::load::{Loaded, Refused};
use snell_core_ir::{Branch, BranchKind, Expr, ExprId, Label, LabelId, Program};
use snell_semantics::{AltsId, NodeId, Selected};
use snell_source::{Diagnostic, FileId, Span};
use std::sync::Arc;

/// A place and its code.
pub(super) struct Target {
    /// What of the text it is; at least one.
    pub branches: Vec<Branch>,
    /// The nodes that stand for it.
    pub nodes: Vec<NodeId>,
    /// The alternatives that are taken there, if the front end marked them.
    pub alternatives: Vec<(AltsId, u32)>,
}

/// Lines that are named when there is no code at a place.
const NEAR: usize = 2;

impl Target {
    /// The code at a place of a program that was loaded with marks there.
    pub(super) fn find(loaded: &Loaded, line: u32, column: Option<u32>) -> Result<Target, Refused> {
        let program = &loaded.program;
        if !program.has_names() {
            return in_core(loaded, line, column);
        }
        let branches = program.branches.clone();
        if branches.is_empty() {
            return Err(no_code(loaded, line, column));
        }
        let mut nodes: Vec<NodeId> =
            branches.iter().flat_map(|branch| branch.marks.iter().map(|mark| NodeId(mark.case.0))).collect();
        nodes.sort_unstable();
        let alts = loaded.code.alts.iter().enumerate();
        let alternatives = alts
            .filter(|(_, alts)| nodes.binary_search(&alts.node).is_ok())
            .map(|(at, _)| (AltsId(at as u32), Selected::<()>::DEFAULT))
            .collect();
        Ok(Target { branches, nodes, alternatives })
    }

    /// The program in which evaluating the place fails.
    pub(super) fn ending(&self, program: &Program) -> Arc<Program> {
        let mut program = program.clone();
        let label = LabelId(program.labels.len() as u32);
        program.labels.push(Label { text: "reached".into() });
        for node in &self.nodes {
            program.exprs[node.0 as usize] = Expr::Error(label);
        }
        Arc::new(program)
    }
}

/// The expressions of Core at a place: the outermost on the line, or the innermost at the column.
fn in_core(loaded: &Loaded, line: u32, column: Option<u32>) -> Result<Target, Refused> {
    let program = &loaded.program;
    let spot = |span: Span| loaded.sources.positions(span).filter(|_| span.file == FileId(0));
    let wanted = |&(_, span): &(u32, Span)| match (spot(span), column) {
        (Some((from, _)), None) => from.line == line,
        (Some((from, to)), Some(column)) => {
            (from.line, from.column) <= (line, column) && (line, column) <= (to.line, to.column)
        }
        (None, _) => false,
    };
    let all = (0..program.exprs.len() as u32).map(|at| (at, program.spans[at as usize]));
    let here: Vec<(u32, Span)> = all.filter(wanted).collect();
    let within = |inner: Span, outer: Span| inner != outer && outer.start <= inner.start && inner.end <= outer.end;
    let keep = |span: Span| {
        !here.iter().any(|&(_, other)| if column.is_some() { within(other, span) } else { within(span, other) })
    };
    let mut found: Vec<(u32, Span)> = here.iter().copied().filter(|&(_, span)| keep(span)).collect();
    found.retain(|&(at, _)| global_of(program, ExprId(at)).is_some());
    if found.is_empty() {
        return Err(no_code(loaded, line, column));
    }
    let branches = found
        .iter()
        .map(|&(at, span)| {
            let name = global_of(program, ExprId(at)).unwrap_or_default();
            let name = if is_form(program, &name) { said(&name).to_owned() } else { name };
            Branch {
                span,
                whole: span,
                function: name.clone(),
                top: Some(name),
                kind: BranchKind::Expression,
                marks: Vec::new(),
            }
        })
        .collect();
    Ok(Target { branches, nodes: found.iter().map(|&(at, _)| NodeId(at)).collect(), alternatives: Vec::new() })
}

/// The name of the definition that an expression is part of, by its place.
fn global_of(program: &Program, expr: ExprId) -> Option<String> {
    let span = program.span(expr);
    let holds = |outer: Span| outer.file == span.file && outer.start <= span.start && span.end <= outer.end;
    let global =
        program.globals.iter().find(|global| holds(global.span) && !program.name(global.name).starts_with('%'))?;
    Some(program.name(global.name).to_owned())
}

/// There is nothing to evaluate at a place; says where there is.
fn no_code(loaded: &Loaded, line: u32, column: Option<u32>) -> Refused {
    let path = &loaded.path;
    let last = loaded.sources.file(FileId(0)).map_or(0, |file| file.text.lines().count() as u32);
    let message = match column {
        _ if line == 0 || line > last => format!("the file has {last} lines, and no line {line}"),
        Some(column) => format!("no code is at line {line}, column {column}"),
        None => format!("no code begins on line {line}"),
    };
    let error = Diagnostic::error(loading::NO_CODE, Span::NONE, message);
    let near = lines_near(loaded, line);
    let note = match &near[..] {
        [] => "nothing in this file is evaluated".to_owned(),
        near => {
            let named: Vec<String> = near.iter().map(|line| format!("{path}:{line}")).collect();
            format!("the nearest lines with code: {}", named.join(", "))
        }
    };
    Refused {
        path: path.clone(),
        sources: loaded.sources.clone(),
        diagnostics: vec![error.with_note(Span::NONE, note)],
    }
}

/// Lines with code, nearest first, then in order.
fn lines_near(loaded: &Loaded, line: u32) -> Vec<u32> {
    let program = &loaded.program;
    let own = program.spans.iter().filter(|span| span.file == FileId(0));
    let mut lines: Vec<u32> = own.filter_map(|&span| Some(loaded.sources.positions(span)?.0.line)).collect();
    lines.sort_unstable();
    lines.dedup();
    lines.retain(|&other| other != line);
    lines.sort_by_key(|&other| (other.abs_diff(line), other));
    lines.truncate(NEAR);
    lines.sort_unstable();
    lines
}
