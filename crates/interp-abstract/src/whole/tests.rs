//! The domain against enumeration.

use super::*;
use snell_core_ir::Prim;

fn samples() -> Vec<Whole> {
    let mut all = vec![Whole::Nothing, Whole::int(), Whole::integer()];
    for low in [None, Some(-3), Some(-1), Some(0), Some(1), Some(4)] {
        for high in [None, Some(-2), Some(0), Some(1), Some(5)] {
            for nonzero in [false, true] {
                all.push(Whole::between(low.map(Integer::from), high.map(Integer::from), nonzero));
            }
        }
    }
    all.push(Whole::few(vec![(-2).into(), 3.into()]));
    all.push(Whole::few(vec![0.into(), 3.into()]));
    all
}

fn members(set: &Whole) -> Vec<Integer> {
    let near = (-7..=7).map(Integer::from);
    let far = [i64::MIN.into(), i64::MAX.into(), Integer::power_of_two(70)];
    near.chain(far).filter(|number| set.may_be(number)).collect()
}

#[test]
fn joins_are_upper_bounds_and_idempotent() {
    for numbers in [Numbers::Concrete, Numbers::Constants, Numbers::Signs, Numbers::Intervals, Numbers::Any] {
        for a in samples() {
            for b in samples() {
                let mut joined = a.clone().kept(numbers);
                joined.join(&b, numbers);
                for number in members(&a).iter().chain(&members(&b)) {
                    assert!(joined.may_be(number), "{a:?} {b:?} {joined:?}");
                }
                let before = joined.clone();
                assert!(!joined.join(&b, numbers), "{numbers:?} {a:?} {b:?} {before:?} {joined:?}");
                let widened = Whole::widened(&a, joined.clone());
                assert!(members(&joined).iter().all(|number| widened.may_be(number)));
            }
        }
    }
}

#[test]
fn equal_constants_stay_constant() {
    let mut five = Whole::Exactly(5.into());
    assert!(!five.join(&Whole::Exactly(5.into()), Numbers::Constants));
    assert!(five.join(&Whole::Exactly(7.into()), Numbers::Constants));
    assert!(!five.may_be(&0.into()) && five.may_be(&6.into()));
}

#[test]
fn arithmetic_covers_every_member() {
    let ops = [
        Prim::IntegerAdd,
        Prim::IntegerSub,
        Prim::IntegerMul,
        Prim::IntegerQuot,
        Prim::IntegerRem,
        Prim::IntegerDiv,
        Prim::IntegerMod,
    ];
    for a in samples() {
        for b in samples() {
            for op in ops {
                let Some(result) = arithmetic::compute(op, &[&a, &b]) else { continue };
                for x in members(&a) {
                    for y in members(&b) {
                        let exact = match op {
                            Prim::IntegerAdd => Some(&x + &y),
                            Prim::IntegerSub => Some(&x - &y),
                            Prim::IntegerMul => Some(&x * &y),
                            Prim::IntegerQuot => x.quot(&y),
                            Prim::IntegerRem => x.rem(&y),
                            Prim::IntegerDiv => x.div_floor(&y),
                            _ => x.mod_floor(&y),
                        };
                        let covered = exact.is_none_or(|exact| result.may_be(&exact));
                        assert!(covered, "{op:?} {a:?} {b:?}: {x} {y} not in {result:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn wrapping_arithmetic_covers_every_member() {
    for a in samples() {
        for b in samples() {
            for op in [Prim::IntAdd, Prim::IntSub, Prim::IntMul] {
                let (a, b) = (a.bounded().0, b.bounded().0);
                let result = arithmetic::compute(op, &[&a, &b]).unwrap_or(Whole::int());
                for x in members(&a) {
                    for y in members(&b) {
                        let exact = match op {
                            Prim::IntAdd => &x + &y,
                            Prim::IntSub => &x - &y,
                            _ => &x * &y,
                        };
                        assert!(result.may_be(&exact.wrap_i64().into()), "{op:?} {a:?} {b:?}: {x} {y} {result:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn narrowing_keeps_every_member_of_the_outcome() {
    let ops = [Prim::IntegerEq, Prim::IntegerNe, Prim::IntegerLt, Prim::IntegerLe, Prim::IntegerGt, Prim::IntegerGe];
    for a in samples() {
        for b in samples() {
            for op in ops {
                for outcome in [true, false] {
                    let (left, right) = compare::narrowed(op, &a, &b, outcome).expect("a comparison");
                    for x in members(&a) {
                        for y in members(&b) {
                            let holds = match op {
                                Prim::IntegerEq => x == y,
                                Prim::IntegerNe => x != y,
                                Prim::IntegerLt => x < y,
                                Prim::IntegerLe => x <= y,
                                Prim::IntegerGt => x > y,
                                _ => x >= y,
                            };
                            if holds == outcome {
                                assert!(left.may_be(&x) && right.may_be(&y), "{op:?} {outcome} {a:?} {b:?}: {x} {y}");
                            }
                        }
                    }
                }
            }
        }
    }
}
