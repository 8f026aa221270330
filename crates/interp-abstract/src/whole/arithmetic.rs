//! Arithmetic on bounds.

use super::{Between, Whole};
use snell_core_ir::Prim;
use snell_integer::Integer;

/// The numbers that a primitive may give on arguments of the right kind; `None` if nothing is known but its kind.
pub fn compute(op: Prim, args: &[&Whole]) -> Option<Whole> {
    let wraps = matches!(op, Prim::IntAdd | Prim::IntSub | Prim::IntMul | Prim::IntNeg | Prim::IntQuot | Prim::IntDiv);
    let result = match (op, args) {
        (Prim::IntAdd | Prim::IntegerAdd, [a, b]) => add(&a.bounds()?, &b.bounds()?, wraps),
        (Prim::IntSub | Prim::IntegerSub, [a, b]) => add(&a.bounds()?, &negate(&b.bounds()?), wraps),
        (Prim::IntNeg | Prim::IntegerNeg, [a]) => whole(negate(&a.bounds()?)),
        (Prim::IntMul | Prim::IntegerMul, [a, b]) => multiply(&a.bounds()?, &b.bounds()?),
        (Prim::IntQuot | Prim::IntegerQuot | Prim::IntDiv | Prim::IntegerDiv, [a, b]) => {
            quotient(&a.bounds()?, &b.bounds()?)?
        }
        (Prim::IntRem | Prim::IntegerRem, [a, b]) => remainder(&a.bounds()?, &b.bounds()?),
        (Prim::IntMod | Prim::IntegerMod, [_, b]) => modulus(&b.bounds()?),
        (Prim::IntToInteger, [a]) => (*a).clone(),
        (Prim::IntegerToInt, [a]) => {
            let (inside, others) = a.bounded();
            if others { Whole::int() } else { inside }
        }
        (Prim::IntegerGcd, _) => Whole::between(Some(0.into()), None, false),
        (Prim::IntegerBitLength | Prim::IntPopCount | Prim::IntTrailingZeros | Prim::IntLeadingZeros, _) => {
            Whole::between(Some(0.into()), Some(i64::MAX.into()), false)
        }
        (Prim::StrLength | Prim::CharToInt | Prim::CharCategory | Prim::DataTag | Prim::IoArgumentCount, _) => {
            Whole::between(Some(0.into()), Some(i64::MAX.into()), false)
        }
        _ => return None,
    };
    if wraps && result.bounded().1 {
        // What leaves the 64 bits at one end comes in at the other.
        return None;
    }
    Some(result)
}

fn whole(between: Between) -> Whole {
    Whole::between(between.low, between.high, between.nonzero)
}

fn add(a: &Between, b: &Between, wraps: bool) -> Whole {
    let sum = |a: &Option<Integer>, b: &Option<Integer>| Some(a.as_ref()? + b.as_ref()?);
    let (low, high) = (sum(&a.low, &b.low), sum(&a.high, &b.high));
    let fits = |bound: &Option<Integer>| bound.as_ref().is_some_and(|bound| bound.to_i64().is_some());
    let is_zero = |set: &Between| set.low.as_ref().is_some_and(Integer::is_zero) && set.low == set.high;
    let nonzero = (a.nonzero && is_zero(b)) || (b.nonzero && is_zero(a));
    // Two positive numbers of 64 bits may come out negative, but never as zero.
    let positive = |set: &Between| set.low.as_ref().is_some_and(Integer::is_positive);
    if wraps && positive(a) && positive(b) && !(fits(&low) && fits(&high)) {
        return Whole::between(Some(i64::MIN.into()), Some(i64::MAX.into()), true);
    }
    Whole::between(low, high, nonzero)
}

fn negate(a: &Between) -> Between {
    let minus = |bound: &Option<Integer>| bound.as_ref().map(|bound| -bound);
    Between { low: minus(&a.high), high: minus(&a.low), nonzero: a.nonzero }
}

/// A bound of a product: `None` is infinite, with the sign that goes with it.
fn multiply(a: &Between, b: &Between) -> Whole {
    let nonzero = excludes_zero(a) && excludes_zero(b);
    if let (Some(a_low), Some(a_high), Some(b_low), Some(b_high)) = (&a.low, &a.high, &b.low, &b.high) {
        let products = [a_low * b_low, a_low * b_high, a_high * b_low, a_high * b_high];
        return Whole::between(products.iter().min().cloned(), products.iter().max().cloned(), nonzero);
    }
    // With an infinite bound, only signs are kept.
    let (at_least, at_most) = (|set: &Between| is_at_least_zero(set), |set: &Between| is_at_most_zero(set));
    let low = ((at_least(a) && at_least(b)) || (at_most(a) && at_most(b))).then_some(Integer::Small(0));
    let high = ((at_least(a) && at_most(b)) || (at_most(a) && at_least(b))).then_some(Integer::Small(0));
    Whole::between(low, high, nonzero)
}

fn is_at_least_zero(set: &Between) -> bool {
    set.low.as_ref().is_some_and(|low| !low.is_negative())
}

fn is_at_most_zero(set: &Between) -> bool {
    set.high.as_ref().is_some_and(|high| !high.is_positive())
}

fn excludes_zero(set: &Between) -> bool {
    set.nonzero
        || set.low.as_ref().is_some_and(Integer::is_positive)
        || set.high.as_ref().is_some_and(Integer::is_negative)
}

/// A number that is not negative, divided by one that is positive, is not negative and no larger.
fn quotient(a: &Between, b: &Between) -> Option<Whole> {
    let positive = is_at_least_zero(b);
    (is_at_least_zero(a) && positive).then(|| Whole::between(Some(0.into()), a.high.clone(), false))
}

/// A remainder has the sign of the dividend, and is smaller than the divisor.
fn remainder(a: &Between, b: &Between) -> Whole {
    let largest = largest(b);
    let minus = largest.as_ref().map(|largest| -largest);
    let low = if is_at_least_zero(a) { Some(0.into()) } else { minus };
    let high = if is_at_most_zero(a) { Some(0.into()) } else { largest };
    Whole::between(low, high, false)
}

/// A modulus has the sign of the divisor, and is smaller.
fn modulus(b: &Between) -> Whole {
    let largest = largest(b);
    let minus = largest.as_ref().map(|largest| -largest);
    let low = if is_at_least_zero(b) { Some(0.into()) } else { minus };
    let high = if is_at_most_zero(b) { Some(0.into()) } else { largest };
    Whole::between(low, high, false)
}

/// The largest remainder.
fn largest(b: &Between) -> Option<Integer> {
    let (low, high) = (b.low.as_ref()?, b.high.as_ref()?);
    let most = low.abs().max(high.abs());
    Some((&most - &Integer::Small(1)).max(Integer::Small(0)))
}
