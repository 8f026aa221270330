//! A term with others in place of some of its variables, normalised again.

use crate::arena::Terms;
use crate::node::{TermId, VarId, View};
use rustc_hash::FxHashMap;
use snell_integer::Integer;

impl Terms {
    /// The term where each of these variables is another term, of the same sort.
    pub fn substitute(&mut self, root: TermId, by: &FxHashMap<VarId, TermId>) -> TermId {
        let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
        let mut stack = vec![root];
        while let Some(&term) = stack.last() {
            if done.contains_key(&term) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            self.for_each_child(term, |child| {
                if !done.contains_key(&child) {
                    stack.push(child);
                }
            });
            if stack.len() == before {
                stack.pop();
                let built = self.rebuild(term, by, &done);
                done.insert(term, built);
            }
        }
        done.get(&root).copied().unwrap_or(root)
    }

    fn rebuild(&mut self, term: TermId, by: &FxHashMap<VarId, TermId>, done: &FxHashMap<TermId, TermId>) -> TermId {
        let new = |child: &TermId| done.get(child).copied().unwrap_or(*child);
        let mut all_same = true;
        self.for_each_child(term, |child| all_same &= new(&child) == child);
        match self.view(term) {
            View::Var(var) => by.get(&var).copied().unwrap_or(term),
            _ if all_same => term,
            View::Bool(_) | View::Int(_) | View::Double(_) => term,
            View::Linear(linear) | View::Le(linear) | View::Eq(linear) => {
                let summands: Vec<(TermId, Integer)> =
                    linear.monomials.iter().map(|part| (new(&part.term), part.coefficient.clone())).collect();
                let constant = linear.constant.clone();
                let (at_most, equal) = (matches!(self.view(term), View::Le(_)), matches!(self.view(term), View::Eq(_)));
                let sum = self.combine(&summands, constant);
                let zero = self.int(0);
                if at_most {
                    self.le(sum, zero)
                } else if equal {
                    self.eq(sum, zero)
                } else {
                    sum
                }
            }
            View::Product(factors) => {
                let factors: Vec<TermId> = factors.iter().map(new).collect();
                let one = self.int(1);
                factors.into_iter().fold(one, |product, factor| self.mul(product, factor))
            }
            View::Divide(division, a, b) => self.divide(division, new(&a), new(&b)),
            View::Wrap(a) => self.wrap(new(&a)),
            View::Bit(op, a, b) => self.bit(op, new(&a), new(&b)),
            View::Ite(condition, a, b) => self.ite(new(&condition), new(&a), new(&b)),
            View::Round(rounding, a) => self.double_to_int(rounding, new(&a)),
            View::DoubleOp(op, args) => {
                let args: Vec<TermId> = args.iter().map(new).collect();
                self.double_op(op, &args)
            }
            View::Not(a) => self.not(new(&a)),
            View::And(parts) => {
                let parts: Vec<TermId> = parts.iter().map(new).collect();
                self.and(&parts)
            }
            View::Or(parts) => {
                let parts: Vec<TermId> = parts.iter().map(new).collect();
                self.or(&parts)
            }
            View::Iff(a, b) => self.iff(new(&a), new(&b)),
            View::Member(class, a) => self.member(class, new(&a)),
            View::CharMap(map, a) => self.char_map(map, new(&a)),
            View::DoubleCompare(compare, a, b) => self.double_compare(compare, new(&a), new(&b)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Range;

    #[test]
    fn products_become_linear() {
        let mut terms = Terms::new();
        let (a, b) = (terms.fresh_int(Range::INT64), terms.fresh_int(Range::INT64));
        let product = terms.mul(a, b);
        let wrapped = terms.wrap(product);
        let twelve = terms.int(12);
        let equation = terms.eq(wrapped, twelve);
        let View::Var(var) = terms.view(a) else { panic!() };
        let (zero, one) = (terms.int(0), terms.int(1));
        let expected = terms.eq(b, twelve);
        assert_eq!(terms.substitute(equation, &[(var, one)].into_iter().collect()), expected);
        let known = [(var, zero)].into_iter().collect();
        let nothing = terms.substitute(equation, &known);
        assert_eq!(terms.as_bool(nothing), Some(false));
        assert_eq!(terms.substitute(b, &known), b);
    }

    #[test]
    fn ranges_refute() {
        let mut terms = Terms::new();
        let (a, b, limit) = (terms.fresh_int(Range::ANY), terms.fresh_int(Range::new(1, 9)), terms.int(5));
        let product = terms.mul(a, b);
        let equation = terms.eq(product, limit);
        let View::Var(var) = terms.view(a) else { panic!() };
        let large = terms.fresh_int(Range::new(8, 15));
        let nothing = terms.substitute(equation, &[(var, large)].into_iter().collect());
        assert_eq!(terms.as_bool(nothing), Some(false));
    }
}
