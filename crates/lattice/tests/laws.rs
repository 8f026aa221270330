//! Every domain obeys the laws of a join-semilattice, and widening ends every chain.

use proptest::prelude::*;
use snell_lattice::{FiniteSet, Flat, Interval, Join, Pool, Widen};
use std::fmt::Debug;

fn laws<T: Widen + Clone + PartialEq + Debug>(a: T, b: T, c: T) {
    let join = |x: &T, y: &T| {
        let mut joined = x.clone();
        let grew = joined.join(y);
        assert_eq!(grew, joined != *x, "growth is reported truly");
        joined
    };
    assert_eq!(join(&a, &b), join(&b, &a));
    assert_eq!(join(&a, &join(&b, &c)), join(&join(&a, &b), &c));
    assert_eq!(join(&a, &a), a);
    assert_eq!(join(&a, &T::default()), a);
    assert!(a.is_below(&join(&a, &b)) && b.is_below(&join(&a, &b)));
    assert_eq!(a.is_below(&b), join(&a, &b) == b);
    let mut widened = a.clone();
    let grew = widened.widen(&b);
    assert_eq!(grew, widened != a);
    assert!(join(&a, &b).is_below(&widened));
}

fn flat() -> impl Strategy<Value = Flat<u8>> {
    prop_oneof![Just(Flat::Nothing), (0u8..3).prop_map(Flat::Exactly), Just(Flat::Any)]
}

fn set() -> impl Strategy<Value = FiniteSet<u8>> {
    prop::collection::vec(0u8..8, 0..6).prop_map(FiniteSet::from_iter)
}

fn interval() -> impl Strategy<Value = Interval> {
    (-5i64..5, -5i64..5).prop_map(|(low, high)| Interval::new(low, high))
}

proptest! {
    #[test]
    fn flat_constants(a in flat(), b in flat(), c in flat()) {
        laws(a, b, c);
    }

    #[test]
    fn finite_sets(a in set(), b in set(), c in set(), element in 0u8..8) {
        laws(a.clone(), b.clone(), c);
        let mut grown = a.clone();
        prop_assert_eq!(grown.insert(element), !a.contains(element));
        prop_assert!(grown.contains(element));
        prop_assert_eq!(a.meets(&b), a.iter().any(|element| b.contains(element)));
    }

    #[test]
    fn intervals(a in interval(), b in interval(), c in interval(), n in -6i64..6) {
        laws(a, b, c);
        let mut joined = a;
        joined.join(&b);
        prop_assert!(joined.contains(n) || !(a.contains(n) || b.contains(n)));
    }

    #[test]
    fn products(a in (flat(), set(), interval()), b in (flat(), set(), interval()), c in (flat(), set(), interval())) {
        laws(a, b, c);
    }

    #[test]
    fn widening_ends(bounds in prop::collection::vec((-100i64..100, -100i64..100), 1..50)) {
        let mut all = Interval::default();
        let grown = bounds.iter().filter(|(low, high)| all.widen(&Interval::new(*low, *high))).count();
        prop_assert!(grown <= 3);
    }

    #[test]
    fn pooled_elements_join_as_the_elements_do(a in set(), b in set()) {
        let mut pool = Pool::default();
        let (first, second) = (pool.intern(a.clone()), pool.intern(b.clone()));
        prop_assert_eq!(first == second, a == b);
        let joined = pool.join(first, second);
        prop_assert_eq!(joined, pool.join(second, first));
        let mut union = a;
        union.join(&b);
        prop_assert_eq!(pool.get(joined), &union);
    }
}
