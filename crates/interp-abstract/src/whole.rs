//! Whole numbers: none, exactly one, those of 64 bits, or all.
//!
//! `Int` and `Integer` share one chain because at run time an unbounded integer that fits is the same word as a bounded
//! one: a value of either kind may be given to primitives of the other.

use snell_integer::Integer;
use snell_lattice::{Join, Widen};

/// A set of whole numbers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub enum Whole {
    /// None.
    #[default]
    Nothing,
    /// This one.
    Exactly(Integer),
    /// Those of 64 bits.
    Int,
    /// All.
    Integer,
}

impl Whole {
    /// Whether a number is in the set.
    pub fn may_be(&self, number: &Integer) -> bool {
        match self {
            Whole::Nothing => false,
            Whole::Exactly(known) => known == number,
            Whole::Int => number.to_i64().is_some(),
            Whole::Integer => true,
        }
    }

    /// Those of 64 bits, and whether there are others.
    pub fn bounded(&self) -> (Whole, bool) {
        match self {
            Whole::Integer => (Whole::Int, true),
            Whole::Exactly(number) if number.to_i64().is_none() => (Whole::Nothing, true),
            other => (other.clone(), false),
        }
    }
}

impl Join for Whole {
    fn join(&mut self, other: &Self) -> bool {
        let fits = |number: &Integer| number.to_i64().is_some();
        let joined = match (&*self, other) {
            (_, Whole::Nothing) | (Whole::Integer, _) => return false,
            (Whole::Exactly(a), Whole::Exactly(b)) if a == b => return false,
            (Whole::Int, Whole::Int) => return false,
            (Whole::Int, Whole::Exactly(number)) if fits(number) => return false,
            (Whole::Nothing, other) => other.clone(),
            (Whole::Exactly(a), Whole::Exactly(b)) if fits(a) && fits(b) => Whole::Int,
            (Whole::Exactly(a), Whole::Int) if fits(a) => Whole::Int,
            _ => Whole::Integer,
        };
        *self = joined;
        true
    }
}

impl Widen for Whole {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_are_least_upper_bounds() {
        let big = Integer::power_of_two(70);
        let all = [
            Whole::Nothing,
            Whole::Exactly(Integer::Small(0)),
            Whole::Exactly(Integer::Small(5)),
            Whole::Exactly(big),
            Whole::Int,
            Whole::Integer,
        ];
        for a in &all {
            for b in &all {
                let mut joined = a.clone();
                assert_eq!(joined.join(b), joined != *a);
                let uppers: Vec<_> = all.iter().filter(|c| a.is_below(c) && b.is_below(c)).collect();
                assert!(a.is_below(&joined) && b.is_below(&joined));
                assert!(uppers.iter().all(|upper| joined.is_below(upper)), "{a:?} {b:?}");
                let mut other = b.clone();
                other.join(a);
                assert_eq!(joined, other);
            }
        }
    }
}
