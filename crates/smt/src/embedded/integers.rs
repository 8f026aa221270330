//! Whole solutions of a conjunction whose fractional solutions are known to exist.
//!
//! The bounds in force are read off the simplex of the search. Those that fix a form are equations and are eliminated
//! over the integers first; branch and bound then works in the space that is left, where it has no lattice to miss.

use snell_integer::Integer;

use super::expr::Expr;
use super::presolve::Presolve;
use super::simplex::{Feasible, Simplex};

/// Nested branches beyond this depth are given up.
const MAX_DEPTH: u32 = 80;

/// What came of the search for whole values.
#[derive(Debug)]
pub(super) enum Whole {
    /// Values of all columns (slacks of the outer simplex have none that means anything).
    Found(Vec<Integer>),
    None,
    OutOfBudget,
}

/// Looks for whole values within all bounds of a simplex.
pub(super) fn whole(outer: &Simplex, budget: &mut u64) -> Whole {
    let mut inner = Simplex::default();
    for _ in 0..outer.len() {
        inner.fresh();
    }
    let mut presolve = Presolve::default();
    let forms: Vec<Expr> = (0..outer.len()).map(|variable| outer.form_of(variable)).collect();
    *budget = budget.saturating_sub(forms.iter().map(|form| 1 + form.terms.len() as u64).sum());
    for (variable, form) in (0u32..).zip(&forms) {
        if let (Some(lo), Some(hi)) = (outer.lo(variable), outer.hi(variable))
            && lo == hi
        {
            let equation = form.clone().offset(&-lo);
            if presolve.solve(equation, || inner.fresh()).is_err() {
                return Whole::None;
            }
        }
    }
    for (variable, form) in (0u32..).zip(&forms) {
        let below = outer.hi(variable).map(|hi| form.clone().offset(&-hi));
        let above = outer.lo(variable).map(|lo| form.scaled(&Integer::MINUS_ONE).offset(lo));
        for mut bound in [below, above].into_iter().flatten() {
            presolve.apply(&mut bound);
            if !inner.at_most_zero(&bound) {
                return Whole::None;
            }
        }
    }
    branch_and_bound(&mut inner, &presolve, budget, 0)
}

fn branch_and_bound(simplex: &mut Simplex, presolve: &Presolve, budget: &mut u64, depth: u32) -> Whole {
    if depth > MAX_DEPTH || *budget == 0 {
        return Whole::OutOfBudget;
    }
    match simplex.check(budget) {
        Feasible::Yes => {}
        Feasible::No => return Whole::None,
        Feasible::OutOfBudget => return Whole::OutOfBudget,
    }
    let Some(column) = narrowest_fraction(simplex, presolve) else {
        let mut values: Vec<Integer> = (0..simplex.len()).map(|column| simplex.value(column).floor()).collect();
        presolve.complete(&mut values);
        return Whole::Found(values);
    };
    let floor = simplex.value(column).floor();
    let mut unknown = false;
    for above in [false, true] {
        let position = simplex.position();
        let possible = match above {
            false => simplex.at_most(column, floor.clone()),
            true => simplex.at_least(column, &floor + &Integer::ONE),
        };
        if possible {
            match branch_and_bound(simplex, presolve, budget, depth + 1) {
                Whole::None => {}
                Whole::Found(values) => return Whole::Found(values),
                Whole::OutOfBudget => unknown = true,
            }
        }
        simplex.rewind(position);
    }
    if unknown { Whole::OutOfBudget } else { Whole::None }
}

/// A column with a fractional value; the one with the narrowest bounds, for its branches end soonest.
fn narrowest_fraction(simplex: &Simplex, presolve: &Presolve) -> Option<u32> {
    let fractional =
        (0..simplex.len()).filter(|column| !presolve.is_eliminated(*column) && !simplex.value(*column).is_whole());
    fractional.min_by_key(|column| match (simplex.lo(*column), simplex.hi(*column)) {
        (Some(lo), Some(hi)) => (false, hi - lo),
        _ => (true, Integer::ZERO),
    })
}
