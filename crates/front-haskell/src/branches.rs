//! The branches of a module's own text: right-hand sides of equations, of guards and of alternatives, and the arms of
//! `if`. Each is an expression, around which lowering puts a mark.

mod walk;

use crate::hir::{ExprId, Hir, ModuleId};
use rustc_hash::FxHashMap;
use snell_core_ir::{Branch, BranchKind, Marks};
use snell_source::{SourceSet, Span};
use walk::{Point, Walk};

/// What lowering is to mark.
#[derive(Clone, Default, Debug)]
pub struct Marked {
    /// Whether the user's functions stay where they are.
    pub calls: bool,
    /// The branches; what marks them in Core is still to come.
    pub branches: Vec<Branch>,
    /// The branch of each marked expression.
    pub of: FxHashMap<ExprId, u32>,
}

/// Finds what is wanted in a module.
pub(crate) fn find(hir: &Hir, module: ModuleId, sources: &SourceSet, marks: Marks) -> Marked {
    if marks == Marks::None {
        return Marked::default();
    }
    let mut walk = Walk::new(hir);
    match marks {
        Marks::All => (0..hir.modules.len() as u32)
            .map(ModuleId)
            .filter(|&module| !hir.module(module).library)
            .for_each(|own| walk.module(own)),
        _ => walk.module(module),
    }
    let Walk { branches, points, heads, .. } = walk;
    let wanted = match marks {
        Marks::None | Marks::Branches | Marks::All => branches,
        Marks::At { line, column: None } => on_line(sources, [branches, points, heads], line),
        Marks::At { line, column: Some(column) } => at_place(sources, branches, points, line, column),
    };
    let mut marked = Marked { calls: marks == Marks::All, ..Marked::default() };
    let mut wanted: Vec<Point> = wanted;
    wanted
        .sort_by_key(|point| (point.branch.whole.file, point.branch.whole.start, point.branch.whole.end, point.expr.0));
    for Point { expr, branch } in wanted {
        marked.of.insert(expr, marked.branches.len() as u32);
        marked.branches.push(branch);
    }
    marked
}

/// The outermost branches that begin on a line; else the outermost expressions that do; else what follows patterns.
fn on_line(sources: &SourceSet, kinds: [Vec<Point>; 3], line: u32) -> Vec<Point> {
    let is_on = |at: Span| line_of(sources, at) == Some(line);
    let here = |point: &Point| is_on(point.branch.whole) || is_on(point.branch.span);
    let found = kinds.into_iter().map(|points| points.into_iter().filter(here).collect::<Vec<Point>>());
    outermost(found.into_iter().find(|points| !points.is_empty()).unwrap_or_default())
}

/// The innermost expression at a place; a pattern or a guard belongs to the branch that it leads to.
fn at_place(sources: &SourceSet, branches: Vec<Point>, points: Vec<Point>, line: u32, column: u32) -> Vec<Point> {
    let holds = |span: Span| {
        sources.positions(span).is_some_and(|(from, to)| {
            (from.line, from.column) <= (line, column) && (line, column) <= (to.line, to.column)
        })
    };
    let innermost = |points: Vec<Point>, span: fn(&Branch) -> Span| {
        let inside = points.into_iter().filter(|point| holds(span(&point.branch)));
        inside.min_by_key(|point| (span(&point.branch).end - span(&point.branch).start, point.expr.0))
    };
    let found = innermost(points, |branch| branch.span).or_else(|| innermost(branches, |branch| branch.whole));
    found.into_iter().collect()
}

fn line_of(sources: &SourceSet, span: Span) -> Option<u32> {
    sources.positions(span).map(|(from, _)| from.line)
}

/// Those that are in no other one.
fn outermost(points: Vec<Point>) -> Vec<Point> {
    let within = |inner: Span, outer: Span| inner != outer && outer.start <= inner.start && inner.end <= outer.end;
    let spans: Vec<Span> = points.iter().map(|point| point.branch.span).collect();
    points.into_iter().filter(|point| !spans.iter().any(|&outer| within(point.branch.span, outer))).collect()
}

/// An expression that is no branch.
fn expression(span: Span, function: &str, top: Option<&str>) -> Branch {
    Branch {
        span,
        whole: span,
        function: function.to_owned(),
        top: top.map(str::to_owned),
        kind: BranchKind::Expression,
        marks: Vec::new(),
    }
}
