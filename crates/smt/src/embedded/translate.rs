//! From terms to expressions over columns.
//!
//! A subterm has a smaller id than the term it is part of, so going through all subterms in the order of ids meets
//! every part before the whole: no recursion, whatever the depth.

use rustc_hash::FxHashSet;
use snell_integer::Integer;
use snell_logic::{Division, Linear, Range, Remainders, Sort, TermId, View, Why};

use super::Scope;
use super::expr::Expr;
use super::opaque::Opaque;
use super::problem::{Problem, Requirement, Split};

/// Questions with more subterms than this are not tried.
const MAX_SUBTERMS: usize = 20_000;

impl Problem<'_> {
    /// Gives every integer subterm and atom its expression; `facts` collects what defines the columns.
    pub(super) fn translate(&mut self, facts: &mut Vec<Requirement>) -> Result<(), Why> {
        let mut seen = FxHashSet::default();
        let mut stack = self.conjuncts.to_vec();
        while let Some(term) = stack.pop() {
            if seen.insert(term) {
                self.terms.for_each_child(term, |child| stack.push(child));
            }
            if seen.len() > MAX_SUBTERMS {
                return Err(Why::Budget);
            }
        }
        let mut subterms: Vec<TermId> = seen.into_iter().collect();
        subterms.sort_unstable();
        for term in subterms {
            if let Some(expr) = self.translate_one(term, facts) {
                self.exprs.insert(term, expr);
            }
        }
        Ok(())
    }

    fn translate_one(&mut self, term: TermId, facts: &mut Vec<Requirement>) -> Option<Expr> {
        match self.terms.view(term) {
            View::Int(value) => Some(Expr::constant(value.clone())),
            View::Var(var) => {
                let range = match self.terms.var_sort(var) {
                    Sort::Bool => Range::new(0, 1),
                    Sort::Int => self.terms.var_range(var),
                    Sort::Double => return None,
                };
                let column = self.column(range);
                self.variables.push((var, column));
                Some(Expr::column(column))
            }
            View::Linear(linear) | View::Le(linear) | View::Eq(linear) => Some(self.sum(&linear)),
            View::Wrap(inner) => Some(self.wrap(inner, facts)),
            View::Divide(division, a, b) => match self.terms.as_int(b).cloned() {
                Some(divisor) if !divisor.is_zero() => Some(self.quotient(division, a, &divisor, facts)),
                _ => Some(self.opaque(term, vec![a, b])),
            },
            View::Product(factors) => {
                let factors = factors.to_vec();
                Some(self.opaque(term, factors))
            }
            View::Bit(op, a, b) => match self.terms.masking(op, a, b) {
                Some((of, sum)) => Some(self.remainders(of, &sum, facts)),
                None => Some(self.opaque(term, vec![a, b])),
            },
            View::Ite(condition, a, b) if self.terms.sort(term) == Sort::Int => {
                Some(self.conditional(term, condition, a, b))
            }
            View::Round(..) | View::CharMap(..) => Some(self.opaque(term, Vec::new())),
            View::Member(..) => Some(Expr::column(self.column(Range::new(0, 1)))),
            View::DoubleCompare(..) => {
                self.doubles.push(term);
                Some(Expr::column(self.column(Range::new(0, 1))))
            }
            _ => None,
        }
    }

    /// The expression of a part, which was met before.
    pub(super) fn part(&self, term: TermId) -> Expr {
        self.exprs.get(&term).cloned().unwrap_or_default()
    }

    fn sum(&self, linear: &Linear<'_>) -> Expr {
        let mut sum = Expr::constant(linear.constant.clone());
        for monomial in linear.monomials {
            if let Some(part) = self.exprs.get(&monomial.term) {
                sum.add_scaled(part, &monomial.coefficient);
            }
        }
        sum
    }

    fn opaque(&mut self, term: TermId, parts: Vec<TermId>) -> Expr {
        let range = self.terms.range(term);
        let column = self.column(range);
        self.opaques.push(Opaque { term, column, parts, linear: false });
        Expr::column(column)
    }

    /// `wrap t = t - 2^64 k`, in the signed range.
    fn wrap(&mut self, inner: TermId, facts: &mut Vec<Requirement>) -> Expr {
        let (least, greatest) = (Integer::from(i64::MIN), Integer::from(i64::MAX));
        if self.scope == Scope::Calm {
            self.narrowed = true;
            let wrapped = self.part(inner);
            between(&wrapped, &least, &greatest, facts);
            return wrapped;
        }
        let modulus = Integer::power_of_two(64);
        let range = self.terms.range(inner);
        let half = Integer::power_of_two(63);
        let turns = |bound: Option<i128>| {
            let shifted = &Integer::from(bound?) + &half;
            shifted.div_floor(&modulus)?.to_i128()
        };
        let turns = Range::new(turns(range.lo()).unwrap_or(i128::MIN), turns(range.hi()).unwrap_or(i128::MAX));
        let k = self.column(turns);
        let mut wrapped = self.part(inner);
        wrapped.add_scaled(&Expr::column(k), &-modulus);
        between(&wrapped, &least, &greatest, facts);
        wrapped
    }

    fn remainders(&mut self, of: TermId, sum: &Remainders, facts: &mut Vec<Requirement>) -> Expr {
        let mut expr = self.part(of).scaled(&Integer::from(sum.whole));
        expr.add_scaled(&Expr::constant(Integer::from(sum.constant)), &Integer::ONE);
        for &(factor, bits) in &sum.parts {
            let remainder = self.quotient(Division::Mod, of, &Integer::power_of_two(bits), facts);
            expr.add_scaled(&remainder, &Integer::from(factor));
        }
        expr
    }

    /// Quotients and remainders by a constant: `r = t - d q`, with the bounds that the kind of division gives `r`.
    pub(super) fn quotient(
        &mut self,
        division: Division,
        a: TermId,
        divisor: &Integer,
        facts: &mut Vec<Requirement>,
    ) -> Expr {
        let dividend = self.part(a);
        let q = Expr::column(self.column(Range::ANY));
        let mut remainder = dividend.clone();
        remainder.add_scaled(&q, &-divisor);
        let largest = divisor.abs() - Integer::ONE;
        // Bounds on the quotient say nothing new, but keep branch and bound from running away with it.
        let known = self.terms.range(a);
        if let (Some(lo), Some(hi)) = (known.lo(), known.hi()) {
            let ends = [lo, hi].map(|end| Integer::from(end).div_floor(divisor).unwrap_or_default());
            let [first, last] = if ends[0] <= ends[1] { [&ends[0], &ends[1]] } else { [&ends[1], &ends[0]] };
            between(&q, first, &(last + &Integer::ONE), facts);
        }
        match division {
            Division::Div | Division::Mod if divisor.is_negative() => {
                between(&remainder, &-&largest, &Integer::ZERO, facts);
            }
            Division::Div | Division::Mod => between(&remainder, &Integer::ZERO, &largest, facts),
            Division::Quot | Division::Rem => {
                let range = self.terms.range(a);
                if range.raw_lo() >= 0 {
                    between(&remainder, &Integer::ZERO, &largest, facts);
                } else if range.raw_hi() <= 0 {
                    between(&remainder, &-&largest, &Integer::ZERO, facts);
                } else {
                    // The remainder has the sign of the dividend.
                    let mut positive = vec![Requirement::AtMostZero(dividend.scaled(&Integer::MINUS_ONE))];
                    between(&remainder, &Integer::ZERO, &largest, &mut positive);
                    let mut negative = vec![Requirement::AtMostZero(dividend.offset(&Integer::ONE))];
                    between(&remainder, &-&largest, &Integer::ZERO, &mut negative);
                    between(&remainder, &-&largest, &largest, facts);
                    self.splits.push(Split { alternatives: vec![positive, negative], taken: false });
                }
            }
        }
        match division {
            Division::Div | Division::Quot => q,
            Division::Mod | Division::Rem => remainder,
        }
    }

    fn conditional(&mut self, term: TermId, condition: TermId, a: TermId, b: TermId) -> Expr {
        let result = Expr::column(self.column(self.terms.range(term)));
        let branch = |part: Expr, truth: bool| {
            vec![Requirement::Formula(condition, truth), Requirement::Zero(result.minus(&part))]
        };
        let alternatives = vec![branch(self.part(a), true), branch(self.part(b), false)];
        self.splits.push(Split { alternatives, taken: false });
        result
    }
}

/// Requires `lo <= expr <= hi`.
fn between(expr: &Expr, lo: &Integer, hi: &Integer, facts: &mut Vec<Requirement>) {
    facts.push(Requirement::AtMostZero(expr.clone().offset(&-hi)));
    facts.push(Requirement::AtMostZero(expr.scaled(&Integer::MINUS_ONE).offset(lo)));
}
