//! [`Syntax`] to Core: names are resolved, and what is no atom in argument position is named.

mod apply;
mod cases;
mod exprs;
mod items;
mod names;
mod types;

use super::diagnostics::Diagnostics;
use super::syntax::Syntax;
use crate::Program;
use names::Tops;

/// The program of all items without a mistake that depend on none with one. `base` has the names of the syntax and
/// the built-in data types.
pub(super) fn lower(syntax: &Syntax, base: Program, diagnostics: &mut Diagnostics) -> Program {
    let skip = vec![false; syntax.datas.len() + syntax.definitions.len()];
    let first = items::Items::new(syntax, base, diagnostics, skip).run();
    if diagnostics.is_empty() {
        return first.program;
    }
    // Some items are left out: lower the others once more, so that no id speaks of what is not there.
    let skip = with_users(first.bad, first.uses);
    let base = Program { names: first.program.names, ..Program::new() };
    let mut quiet = Diagnostics::muted();
    items::Items::new(syntax, base, &mut quiet, skip).run().program
}

/// Marks everything that uses a marked item, directly or through others.
fn with_users(mut bad: Vec<bool>, mut uses: Vec<(u32, u32)>) -> Vec<bool> {
    uses.sort_unstable();
    uses.dedup();
    let mut todo: Vec<u32> = (0..bad.len() as u32).filter(|&item| bad[item as usize]).collect();
    while let Some(used) = todo.pop() {
        let first = uses.partition_point(|&(item, _)| item < used);
        for &(_, user) in uses[first..].iter().take_while(|&&(item, _)| item == used) {
            if !std::mem::replace(&mut bad[user as usize], true) {
                todo.push(user);
            }
        }
    }
    bad
}
