//! Which conditions the fast path understands.

use snell_integer::Integer;
use snell_logic::{Linear, Monomial, Range, TermId, Terms, View};

use super::differences::{Differences, NIL, small};

/// A condition in the language of the fast path. `b` is [`Atom::NONE`] where a constant takes the place of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are explained by the formulas")]
pub enum Atom {
    /// `var <= bound`
    AtMost { var: u32, bound: i128 },
    /// `var >= bound`
    AtLeast { var: u32, bound: i128 },
    /// `to <= from + weight`
    Difference { to: u32, from: u32, weight: i128 },
    /// `a = b + offset`
    Equal { a: u32, b: u32, offset: i128 },
    /// `a /= b + offset`
    Apart { a: u32, b: u32, offset: i128 },
    /// The same variable on both sides.
    Known(bool),
    /// Anything else.
    Outside,
}

impl Atom {
    /// In the place of a variable: zero.
    pub const NONE: u32 = NIL;
}

impl Differences {
    /// Reads a condition; `Outside` if it is not of the fragment under the bounds in force.
    #[inline]
    pub fn read(&self, terms: &Terms, condition: TermId) -> Atom {
        self.read_signed(terms, condition, true).unwrap_or(Atom::Outside)
    }

    fn read_signed(&self, terms: &Terms, condition: TermId, positive: bool) -> Option<Atom> {
        match terms.view(condition) {
            View::Le(linear) if positive => self.read_at_most(terms, &linear),
            View::Eq(linear) => self.read_equation(terms, &linear, positive),
            View::Not(inner) if positive => self.read_signed(terms, inner, false),
            View::Var(var) if positive => Some(Atom::AtLeast { var: var.0, bound: 1 }),
            View::Var(var) => Some(Atom::AtMost { var: var.0, bound: 0 }),
            View::Iff(a, b) => match (terms.view(a), terms.view(b)) {
                (View::Var(a), View::Var(b)) if positive => Some(Atom::Equal { a: a.0, b: b.0, offset: 0 }),
                (View::Var(a), View::Var(b)) => Some(Atom::Apart { a: a.0, b: b.0, offset: 0 }),
                _ => None,
            },
            _ => None,
        }
    }

    fn read_at_most(&self, terms: &Terms, linear: &Linear<'_>) -> Option<Atom> {
        let constant = small(linear.constant)?;
        match linear.monomials {
            [only] => {
                let (var, offset) = self.resolve(terms, only)?;
                match only.coefficient {
                    Integer::Small(1) => Some(Atom::AtMost { var, bound: -constant - offset }),
                    Integer::Small(-1) => Some(Atom::AtLeast { var, bound: constant - offset }),
                    _ => None,
                }
            }
            [first, second] => {
                let (to, from) = match (&first.coefficient, &second.coefficient) {
                    (Integer::Small(1), Integer::Small(-1)) => (first, second),
                    (Integer::Small(-1), Integer::Small(1)) => (second, first),
                    _ => return None,
                };
                let ((to, up), (from, down)) = (self.resolve(terms, to)?, self.resolve(terms, from)?);
                let weight = down - up - constant;
                Some(if to == from { Atom::Known(weight >= 0) } else { Atom::Difference { to, from, weight } })
            }
            _ => None,
        }
    }

    fn read_equation(&self, terms: &Terms, linear: &Linear<'_>, positive: bool) -> Option<Atom> {
        let constant = small(linear.constant)?;
        let (a, b, offset) = match linear.monomials {
            [only] if only.coefficient.is_one() => {
                let (a, shift) = self.resolve(terms, only)?;
                (a, NIL, -constant - shift)
            }
            [first, second] if first.coefficient.is_one() && second.coefficient == Integer::MINUS_ONE => {
                let ((a, up), (b, down)) = (self.resolve(terms, first)?, self.resolve(terms, second)?);
                (a, b, down - up - constant)
            }
            _ => return None,
        };
        Some(match (a == b, positive) {
            (true, _) => Atom::Known((offset == 0) == positive),
            (false, true) => Atom::Equal { a, b, offset },
            (false, false) => Atom::Apart { a, b, offset },
        })
    }

    /// A variable plus a constant: a variable itself, or `wrap (x + c)` where the bounds of `x` exclude an overflow.
    #[inline]
    fn resolve(&self, terms: &Terms, monomial: &Monomial) -> Option<(u32, i128)> {
        match terms.view(monomial.term) {
            View::Var(var) => self.eligible(var.0).then_some((var.0, 0)),
            View::Wrap(inner) => {
                let View::Linear(Linear { constant, monomials: [only] }) = terms.view(inner) else { return None };
                let (View::Var(var), true) = (terms.view(only.term), only.coefficient.is_one()) else { return None };
                let offset = small(constant)?;
                let fits = self.bounds(var.0).plus(&Range::new(offset, offset)).within(&Range::INT64);
                (fits && self.eligible(var.0)).then_some((var.0, offset))
            }
            _ => None,
        }
    }
}
