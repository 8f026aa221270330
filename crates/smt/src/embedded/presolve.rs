//! Equations are solved before the simplex sees them: exact elimination over the integers.
//!
//! An equation with a unit coefficient is solved for that column. One without is first rewritten with a fresh column
//! (Knuth's method, as in the omega test), which makes the coefficients shrink until a unit appears. So questions of
//! divisibility never reach branch and bound, which could not finish them.

use snell_integer::Integer;

use super::expr::Expr;

/// Columns that are defined by others, in the order of their elimination.
#[derive(Default)]
pub(super) struct Presolve {
    solved: Vec<(u32, Expr)>,
    /// For each column, whether it was eliminated.
    eliminated: Vec<bool>,
}

/// The equation has no solution.
#[derive(Debug)]
pub(super) struct Contradiction;

impl Presolve {
    /// Rewrites an expression to columns that are still free.
    pub(super) fn apply(&self, expr: &mut Expr) {
        if !expr.terms.iter().any(|(column, _)| self.is_eliminated(*column)) {
            return;
        }
        for (column, by) in &self.solved {
            expr.substitute(*column, by);
        }
    }

    pub(super) fn is_eliminated(&self, column: u32) -> bool {
        self.eliminated.get(column as usize) == Some(&true)
    }

    /// Solves `equation = 0`. `fresh` makes a column.
    pub(super) fn solve(&mut self, mut equation: Expr, mut fresh: impl FnMut() -> u32) -> Result<(), Contradiction> {
        loop {
            self.apply(&mut equation);
            let content = equation.content();
            if content.is_zero() {
                return if equation.constant.is_zero() { Ok(()) } else { Err(Contradiction) };
            }
            if !equation.constant.is_multiple_of(&content) {
                return Err(Contradiction);
            }
            equation = divide(&equation, &content);
            let Some((column, coefficient)) = equation.terms.iter().min_by(|a, b| a.1.abs().cmp(&b.1.abs())).cloned()
            else {
                return Ok(());
            };
            if coefficient.abs().is_one() {
                let mut definition = equation.scaled(&-&coefficient);
                definition.terms.retain(|(other, _)| *other != column);
                self.define(column, definition);
                return Ok(());
            }
            // With m = |a| + 1, the equation modulo m has coefficient -sign(a) for the column; the multiple of m that
            // is left over becomes a fresh column.
            let modulus = coefficient.abs() + Integer::ONE;
            let sign = coefficient.signum();
            let new = fresh();
            let mut definition = Expr::column(new).scaled(&-&modulus);
            for (other, factor) in &equation.terms {
                if *other != column {
                    definition.add_scaled(&Expr::column(*other), &symmetric_mod(factor, &modulus));
                }
            }
            definition.constant += &symmetric_mod(&equation.constant, &modulus);
            let definition = definition.scaled(&sign);
            self.define(column, definition);
        }
    }

    fn define(&mut self, column: u32, definition: Expr) {
        if self.eliminated.len() <= column as usize {
            self.eliminated.resize(column as usize + 1, false);
        }
        self.eliminated[column as usize] = true;
        self.solved.push((column, definition));
    }

    /// Computes the eliminated columns from the free ones, last eliminated first.
    pub(super) fn complete(&self, values: &mut [Integer]) {
        for (column, definition) in self.solved.iter().rev() {
            let value = definition.value(values);
            if let Some(slot) = values.get_mut(*column as usize) {
                *slot = value;
            }
        }
    }
}

fn divide(expr: &Expr, divisor: &Integer) -> Expr {
    Expr {
        constant: expr.constant.quot(divisor).unwrap_or_default(),
        terms: expr.terms.iter().map(|(column, k)| (*column, k.quot(divisor).unwrap_or_default())).collect(),
    }
}

/// The remainder between `-m/2` and `m/2`: `a - m * floor(a/m + 1/2)`.
fn symmetric_mod(a: &Integer, modulus: &Integer) -> Integer {
    let twice = &(a + a) + modulus;
    let quotient = twice.div_floor(&(modulus + modulus)).unwrap_or_default();
    a - &(&quotient * modulus)
}
