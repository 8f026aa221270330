//! What lowering has to know of expressions beforehand.

mod effects;
mod letrec;

pub(crate) use effects::prepares;

pub(crate) use letrec::{Group, groups, is_lambda};

use crate::ast::{Expr, Kind, Var};
use rustc_hash::FxHashSet;

/// The local variables that an expression mentions, its own included.
pub(crate) fn mentioned(expr: &Expr) -> FxHashSet<Var> {
    let mut found = FxHashSet::default();
    let mut todo = vec![expr];
    while let Some(expr) = todo.pop() {
        match &expr.kind {
            Kind::Local(var) | Kind::SetLocal(var, _) => {
                found.insert(*var);
            }
            _ => {}
        }
        expr.children(true, &mut |child| todo.push(child));
    }
    found
}
