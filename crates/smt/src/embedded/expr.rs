//! Linear expressions over the columns of a problem.

use snell_integer::Integer;

/// `constant + Σ coefficient * column`, sorted by column, without zeros.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Expr {
    pub(super) constant: Integer,
    pub(super) terms: Vec<(u32, Integer)>,
}

impl Expr {
    pub(super) fn constant(constant: Integer) -> Expr {
        Expr { constant, terms: Vec::new() }
    }

    pub(super) fn column(column: u32) -> Expr {
        Expr { constant: Integer::ZERO, terms: vec![(column, Integer::ONE)] }
    }

    /// Adds a multiple of another expression.
    pub(super) fn add_scaled(&mut self, other: &Expr, factor: &Integer) {
        if factor.is_zero() {
            return;
        }
        self.constant += &(&other.constant * factor);
        let mut merged = Vec::with_capacity(self.terms.len() + other.terms.len());
        let (mut left, mut right) = (self.terms.drain(..).peekable(), other.terms.iter().peekable());
        loop {
            match (left.peek(), right.peek()) {
                (Some((a, _)), Some((b, _))) if a == b => {
                    if let (Some((column, x)), Some((_, y))) = (left.next(), right.next()) {
                        let sum = x + &(y * factor);
                        if !sum.is_zero() {
                            merged.push((column, sum));
                        }
                    }
                }
                (Some((a, _)), Some((b, _))) if a > b => {
                    merged.extend(right.next().map(|(column, y)| (*column, y * factor)));
                }
                (Some(_), _) => merged.extend(left.next()),
                (None, Some(_)) => merged.extend(right.next().map(|(column, y)| (*column, y * factor))),
                (None, None) => break,
            }
        }
        drop(left);
        self.terms = merged;
    }

    pub(super) fn minus(&self, other: &Expr) -> Expr {
        let mut difference = self.clone();
        difference.add_scaled(other, &Integer::MINUS_ONE);
        difference
    }

    pub(super) fn scaled(&self, factor: &Integer) -> Expr {
        let mut product = Expr::default();
        product.add_scaled(self, factor);
        product
    }

    pub(super) fn offset(mut self, constant: &Integer) -> Expr {
        self.constant += constant;
        self
    }

    /// Replaces a column by an expression that does not contain it.
    pub(super) fn substitute(&mut self, column: u32, by: &Expr) {
        if let Ok(index) = self.terms.binary_search_by_key(&column, |(column, _)| *column) {
            let (_, factor) = self.terms.remove(index);
            self.add_scaled(by, &factor);
        }
    }

    /// The greatest common divisor of the coefficients.
    pub(super) fn content(&self) -> Integer {
        let mut content = Integer::ZERO;
        for (_, coefficient) in &self.terms {
            content = content.gcd(coefficient);
            if content.is_one() {
                break;
            }
        }
        content
    }

    /// The value when the columns have values.
    pub(super) fn value(&self, values: &[Integer]) -> Integer {
        let mut sum = self.constant.clone();
        for (column, coefficient) in &self.terms {
            if let Some(value) = values.get(*column as usize) {
                sum += &(coefficient * value);
            }
        }
        sum
    }
}
