//! Whether the expressions at the top of a program change what its procedures see.

use crate::ast::{Expr, Global, Kind, Program, Top};
use crate::lower::ops::How;
use rustc_hash::FxHashSet;
use snell_core_ir::Prim;

/// Whether a procedure may do something else before the expressions at the top have run: they change data themselves, or
/// variables of the top by way of what they call.
pub(crate) fn prepares(program: &Program) -> bool {
    let exprs = program.tops.iter().filter_map(|top| match top {
        Top::Expr(expr) => Some(expr),
        Top::Define(_) => None,
    });
    let mut called: Vec<Global> = Vec::new();
    for expr in exprs {
        if any(expr, &mut |expr| changes_data(program, expr), &mut called) {
            return true;
        }
    }
    let mut seen: FxHashSet<Global> = called.iter().copied().collect();
    while let Some(global) = called.pop() {
        let info = &program.globals[global.0 as usize];
        let Some(body) = info.definition.as_ref().filter(|_| info.own) else { continue };
        let mut more = Vec::new();
        if any(body, &mut |expr| matches!(expr.kind, Kind::SetGlobal(..)), &mut more) {
            return true;
        }
        called.extend(more.into_iter().filter(|global| seen.insert(*global)));
    }
    false
}

/// Whether a part of an expression is of a kind; collects the variables of the top on the way.
fn any(expr: &Expr, is: &mut dyn FnMut(&Expr) -> bool, mentions: &mut Vec<Global>) -> bool {
    let mut todo = vec![expr];
    while let Some(expr) = todo.pop() {
        if is(expr) {
            return true;
        }
        if let Kind::Global(global) = expr.kind {
            mentions.push(global);
        }
        expr.children(true, &mut |child| todo.push(child));
    }
    false
}

fn changes_data(program: &Program, expr: &Expr) -> bool {
    match &expr.kind {
        Kind::SetGlobal(..) | Kind::RecordSet(..) => true,
        Kind::Prim(op, _) => match op.how() {
            How::SetCar | How::SetCdr | How::ChangeString => true,
            How::Prim(prim, ..) => matches!(prim, Prim::ArrayWrite | Prim::CellWrite),
            _ => false,
        },
        // By convention.
        Kind::Global(global) => program.globals[global.0 as usize].name.ends_with('!'),
        _ => false,
    }
}
