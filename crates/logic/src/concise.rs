//! A conjunction in fewer words: comparisons of the same sum with constants become one, or an interval.

use crate::arena::Terms;
use crate::node::{Linear, TermId, View};
use rustc_hash::FxHashMap;
use snell_integer::Integer;
use std::collections::BTreeSet;

/// Summands without the constant; the first coefficient is positive.
type Sum = Vec<(TermId, Integer)>;

enum Comparison {
    AtMost,
    Equal,
    Different,
}

/// What is said of one sum.
#[derive(Default)]
struct Said {
    least: Option<Integer>,
    most: Option<Integer>,
    excluded: BTreeSet<Integer>,
    times: usize,
}

impl Terms {
    /// Conditions that hold together exactly if these do. What others imply is left out: `a <= b` where `a == b` is said, too, and
    /// `a <= b` and `a /= b` are `a < b`. Each sum is said where it came first.
    pub fn concise(&mut self, conditions: &[TermId]) -> Vec<TermId> {
        let mut sums: FxHashMap<Sum, Said> = FxHashMap::default();
        let of: Vec<Option<Sum>> = conditions.iter().map(|&condition| self.note(condition, &mut sums)).collect();
        let mut concise = Vec::with_capacity(conditions.len());
        for (&condition, sum) in conditions.iter().zip(of) {
            let Some(sum) = sum else {
                concise.push(condition);
                continue;
            };
            match sums.get(&sum) {
                Some(said) if said.times == 1 => concise.push(condition),
                Some(_) => {
                    let said = sums.remove(&sum).unwrap_or_default();
                    self.say(&sum, said, &mut concise);
                }
                // Said before.
                None => {}
            }
        }
        concise
    }

    /// The sum that a condition compares with a constant, if that is all it does.
    fn note(&self, condition: TermId, sums: &mut FxHashMap<Sum, Said>) -> Option<Sum> {
        let (linear, comparison) = match self.view(condition) {
            View::Le(linear) => (linear, Comparison::AtMost),
            View::Eq(linear) => (linear, Comparison::Equal),
            View::Not(inner) => match self.view(inner) {
                View::Eq(linear) => (linear, Comparison::Different),
                _ => return None,
            },
            _ => return None,
        };
        let (sum, same_sign, constant) = parts(linear);
        let said = sums.entry(sum.clone()).or_default();
        said.times += 1;
        match comparison {
            Comparison::AtMost if same_sign => said.at_most(constant),
            Comparison::AtMost => said.at_least(constant),
            Comparison::Equal => {
                said.at_most(constant.clone());
                said.at_least(constant);
            }
            Comparison::Different => drop(said.excluded.insert(constant)),
        }
        Some(sum)
    }

    fn say(&mut self, sum: &Sum, said: Said, concise: &mut Vec<TermId>) {
        let Said { mut least, mut most, excluded, .. } = said;
        while least.as_ref().is_some_and(|least| excluded.contains(least)) {
            least = least.map(|least| least + Integer::from(1));
        }
        while most.as_ref().is_some_and(|most| excluded.contains(most)) {
            most = most.map(|most| most - Integer::from(1));
        }
        let sum = self.combine(sum, Integer::from(0));
        if let (Some(value), true) = (&least, least == most) {
            let value = self.int(value.clone());
            concise.push(self.eq(sum, value));
            return;
        }
        let inside = |value: &Integer| {
            least.as_ref().is_none_or(|least| least < value) && most.as_ref().is_none_or(|most| value < most)
        };
        let excluded: Vec<Integer> = excluded.into_iter().filter(inside).collect();
        if let Some(least) = least {
            let least = self.int(least);
            concise.push(self.le(least, sum));
        }
        if let Some(most) = most {
            let most = self.int(most);
            concise.push(self.le(sum, most));
        }
        for value in excluded {
            let value = self.int(value);
            concise.push(self.ne(sum, value));
        }
    }
}

/// The sum, whether its sign is that of the linear combination, and what it is compared with.
fn parts(linear: Linear<'_>) -> (Sum, bool, Integer) {
    let same = linear.monomials.first().is_none_or(|first| first.coefficient > Integer::from(0));
    let signed = |value: &Integer| if same { value.clone() } else { -value };
    let sum = linear.monomials.iter().map(|monomial| (monomial.term, signed(&monomial.coefficient))).collect();
    (sum, same, if same { -linear.constant } else { linear.constant.clone() })
}

impl Said {
    fn at_most(&mut self, bound: Integer) {
        self.most = Some(match self.most.take() {
            Some(most) => most.min(bound),
            None => bound,
        });
    }

    fn at_least(&mut self, bound: Integer) {
        self.least = Some(match self.least.take() {
            Some(least) => least.max(bound),
            None => bound,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Range;
    use proptest::prelude::*;

    fn texts(terms: &mut Terms, conditions: &[TermId]) -> Vec<String> {
        let concise = terms.concise(conditions);
        let name = |var: crate::VarId| ["a", "b", "c"][var.index()].to_owned();
        concise.iter().map(|&term| terms.display(term, &name).to_string()).collect()
    }

    #[test]
    fn an_equation_says_it_all() {
        let mut terms = Terms::new();
        let (a, b) = (terms.fresh_int(Range::ANY), terms.fresh_int(Range::ANY));
        let (at_most, equal) = (terms.le(a, b), terms.eq(b, a));
        assert_eq!(texts(&mut terms, &[at_most, equal]), ["a == b"]);
    }

    #[test]
    fn at_most_and_different_is_less() {
        let mut terms = Terms::new();
        let (a, b, flag) = (terms.fresh_int(Range::ANY), terms.fresh_int(Range::ANY), terms.fresh_bool());
        let (at_most, different) = (terms.le(a, b), terms.ne(b, a));
        assert_eq!(texts(&mut terms, &[at_most, flag, different]), ["a < b", "c"]);
    }

    #[test]
    fn bounds_meet() {
        let mut terms = Terms::new();
        let (a, three) = (terms.fresh_int(Range::ANY), terms.int(3));
        let (low, high) = (terms.le(three, a), terms.le(a, three));
        assert_eq!(texts(&mut terms, &[low, high]), ["a == 3"]);
    }

    proptest! {
        /// Said in fewer words, it is true of the same numbers.
        #[test]
        fn nothing_is_lost(parts in prop::collection::vec((0..3u8, -3i64..4, -2i64..3, -2i64..3), 0..7)) {
            let mut terms = Terms::new();
            let (a, b) = (terms.fresh_int(Range::ANY), terms.fresh_int(Range::ANY));
            let mut conditions = Vec::new();
            for (kind, constant, x, y) in parts {
                let sum = terms.combine(&[(a, x.into()), (b, y.into())], Integer::from(0));
                let constant = terms.int(constant);
                conditions.push(match kind {
                    0 => terms.le(sum, constant),
                    1 => terms.eq(sum, constant),
                    _ => terms.ne(sum, constant),
                });
            }
            let concise = terms.concise(&conditions);
            prop_assert!(concise.len() <= conditions.len());
            let (all, fewer) = (terms.and(&conditions), terms.and(&concise));
            let (View::Var(var_a), View::Var(var_b)) = (terms.view(a), terms.view(b)) else { panic!() };
            for x in -8..8i64 {
                for y in -8..8i64 {
                    let (x, y) = (terms.int(x), terms.int(y));
                    let known = [(var_a, x), (var_b, y)].into_iter().collect();
                    let (before, after) = (terms.substitute(all, &known), terms.substitute(fewer, &known));
                    prop_assert_eq!(terms.as_bool(before), terms.as_bool(after));
                }
            }
        }
    }
}
