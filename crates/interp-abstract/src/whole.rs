//! Whole numbers: none, exactly one, a few, or all between two bounds, perhaps without zero.
//!
//! `Int` and `Integer` share one domain because at run time an unbounded integer that fits is the same word as a bounded
//! one: a value of either kind may be given to primitives of the other. Signs are bounds too: those at zero, with or
//! without it. What a component set keeps of all this is said by [`Numbers`].

pub mod arithmetic;
pub mod compare;

use snell_integer::Integer;
use std::sync::Arc;

/// What is kept of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Numbers {
    /// Every number apart, in sets that grow without end.
    Concrete,
    /// One number, or the signs of several.
    #[default]
    Constants,
    /// Signs.
    Signs,
    /// Bounds, widened.
    Intervals,
    /// The numbers that the program mentions; what is computed may be any.
    Any,
}

/// A set of whole numbers.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub enum Whole {
    /// None.
    #[default]
    Nothing,
    /// This one.
    Exactly(Integer),
    /// These, in order; at least two.
    Few(Arc<[Integer]>),
    /// Those between two bounds.
    Between(Between),
}

/// The numbers from `low` to `high`, where these are given.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Between {
    /// None is smaller.
    pub low: Option<Integer>,
    /// None is larger.
    pub high: Option<Integer>,
    /// Zero is not among them, although it lies between the bounds.
    pub nonzero: bool,
}

/// A set of a few numbers larger than this becomes bounds.
const FEW: usize = 1 << 16;

impl Whole {
    /// Those of 64 bits.
    pub fn int() -> Whole {
        Whole::between(Some(i64::MIN.into()), Some(i64::MAX.into()), false)
    }

    /// All.
    pub fn integer() -> Whole {
        Whole::between(None, None, false)
    }

    /// The numbers between two bounds, without zero if asked for.
    pub fn between(mut low: Option<Integer>, mut high: Option<Integer>, mut nonzero: bool) -> Whole {
        if nonzero && low.as_ref().is_some_and(Integer::is_zero) {
            low = Some(1.into());
        }
        if nonzero && high.as_ref().is_some_and(Integer::is_zero) {
            high = Some((-1).into());
        }
        if let (Some(from), Some(to)) = (&low, &high) {
            match from.cmp(to) {
                std::cmp::Ordering::Greater => return Whole::Nothing,
                std::cmp::Ordering::Equal => return Whole::Exactly(from.clone()),
                std::cmp::Ordering::Less => {}
            }
        }
        nonzero &= low.as_ref().is_none_or(Integer::is_negative) && high.as_ref().is_none_or(Integer::is_positive);
        Whole::Between(Between { low, high, nonzero })
    }

    /// These numbers.
    pub fn few(mut numbers: Vec<Integer>) -> Whole {
        numbers.sort();
        numbers.dedup();
        match &numbers[..] {
            [] => Whole::Nothing,
            [one] => Whole::Exactly(one.clone()),
            [first, .., last] if numbers.len() > FEW => Whole::between(Some(first.clone()), Some(last.clone()), false),
            _ => Whole::Few(numbers.into()),
        }
    }

    /// Whether there is none.
    pub fn is_nothing(&self) -> bool {
        *self == Whole::Nothing
    }

    /// The number, if it is just one.
    pub fn exactly(&self) -> Option<&Integer> {
        match self {
            Whole::Exactly(number) => Some(number),
            _ => None,
        }
    }

    /// The numbers, if they are known one by one.
    pub fn listed(&self) -> Option<&[Integer]> {
        match self {
            Whole::Nothing => Some(&[]),
            Whole::Exactly(number) => Some(std::slice::from_ref(number)),
            Whole::Few(numbers) => Some(numbers),
            Whole::Between(_) => None,
        }
    }

    /// The bounds, and whether zero is surely not among them although it lies between.
    pub fn bounds(&self) -> Option<Between> {
        Some(match self {
            Whole::Nothing => return None,
            Whole::Exactly(number) => Between { low: Some(number.clone()), high: Some(number.clone()), nonzero: false },
            Whole::Few(numbers) => {
                let nonzero = !self.may_be(&Integer::Small(0));
                Between { low: numbers.first().cloned(), high: numbers.last().cloned(), nonzero }
            }
            Whole::Between(between) => between.clone(),
        })
    }

    /// Whether a number is in the set.
    pub fn may_be(&self, number: &Integer) -> bool {
        match self {
            Whole::Nothing => false,
            Whole::Exactly(known) => known == number,
            Whole::Few(numbers) => numbers.binary_search(number).is_ok(),
            Whole::Between(Between { low, high, nonzero }) => {
                low.as_ref().is_none_or(|low| low <= number)
                    && high.as_ref().is_none_or(|high| number <= high)
                    && !(*nonzero && number.is_zero())
            }
        }
    }

    /// What is left between two bounds.
    pub fn within(&self, low: Option<&Integer>, high: Option<&Integer>) -> Whole {
        let fits = |number: &Integer| low.is_none_or(|low| low <= number) && high.is_none_or(|high| number <= high);
        match self {
            Whole::Nothing => Whole::Nothing,
            Whole::Exactly(number) => {
                if fits(number) {
                    self.clone()
                } else {
                    Whole::Nothing
                }
            }
            Whole::Few(numbers) => Whole::few(numbers.iter().filter(|number| fits(number)).cloned().collect()),
            Whole::Between(own) => {
                let low = tighter(own.low.as_ref(), low, Ord::max);
                let high = tighter(own.high.as_ref(), high, Ord::min);
                Whole::between(low.cloned(), high.cloned(), own.nonzero)
            }
        }
    }

    /// What is left without a number, as far as that can be said.
    pub fn without(&self, number: &Integer) -> Whole {
        match self {
            Whole::Nothing => Whole::Nothing,
            Whole::Exactly(known) => {
                if known == number {
                    Whole::Nothing
                } else {
                    self.clone()
                }
            }
            Whole::Few(numbers) => Whole::few(numbers.iter().filter(|other| *other != number).cloned().collect()),
            Whole::Between(Between { low, high, nonzero }) => {
                let (mut low, mut high) = (low.clone(), high.clone());
                if low.as_ref() == Some(number) {
                    low = Some(number + &Integer::Small(1));
                }
                if high.as_ref() == Some(number) {
                    high = Some(number - &Integer::Small(1));
                }
                Whole::between(low, high, *nonzero || number.is_zero())
            }
        }
    }

    /// Those of 64 bits, and whether there are others.
    pub fn bounded(&self) -> (Whole, bool) {
        let inside = self.within(Some(&i64::MIN.into()), Some(&i64::MAX.into()));
        let others = inside != *self;
        (inside, others)
    }

    /// What is kept of a set.
    pub fn kept(self, numbers: Numbers) -> Whole {
        let zero = |number: &Integer| number.is_zero();
        match (numbers, &self) {
            (_, Whole::Nothing) | (Numbers::Concrete, _) => self,
            (Numbers::Signs, Whole::Exactly(number)) if !zero(number) => self.signs(),
            (_, Whole::Exactly(_)) => self,
            (Numbers::Intervals, _) => self,
            (Numbers::Any, _) => {
                if self.bounded().1 {
                    Whole::integer()
                } else {
                    Whole::int()
                }
            }
            (Numbers::Constants | Numbers::Signs, _) => self.signs(),
        }
    }

    /// The signs of a set, and whether all of it has 64 bits.
    fn signs(&self) -> Whole {
        let Some(Between { low, high, nonzero }) = self.bounds() else { return Whole::Nothing };
        let small = !self.bounded().1;
        let far = |number: i64| small.then(|| number.into());
        let low = match low {
            Some(low) if low.is_positive() => Some(1.into()),
            Some(low) if low.is_zero() => Some(low),
            _ => far(i64::MIN),
        };
        let high = match high {
            Some(high) if high.is_negative() => Some((-1).into()),
            Some(high) if high.is_zero() => Some(high),
            _ => far(i64::MAX),
        };
        Whole::between(low, high, nonzero)
    }

    /// Becomes the union of itself and `other`, or more, as far as `numbers` keeps it apart; says whether it grew.
    pub fn join(&mut self, other: &Whole, numbers: Numbers) -> bool {
        let joined = match (&*self, other) {
            (_, Whole::Nothing) => return false,
            (a, b) if a == b => return false,
            (Whole::Nothing, b) => b.clone().kept(numbers),
            (a, b) => match (a.listed(), b.listed()) {
                (Some(a), Some(b)) if numbers == Numbers::Concrete => Whole::few(a.iter().chain(b).cloned().collect()),
                _ => hull(a, b).kept(numbers),
            },
        };
        let grew = joined != *self;
        *self = joined;
        grew
    }

    /// As a join after which bounds that moved have gone to the next of a few numbers, so that every chain ends.
    pub fn widened(before: &Whole, after: Whole) -> Whole {
        let (Some(old), Whole::Between(new)) = (before.bounds(), &after) else { return after };
        let mut low = new.low.clone();
        if low != old.low {
            low = [1, 0, -1, i64::MIN].into_iter().map(Integer::from).find(|bound| Some(bound) <= low.as_ref());
        }
        let mut high = new.high.clone();
        if high != old.high {
            let bounds = [-1, 0, 1, i64::MAX].into_iter().map(Integer::from);
            high = high.and_then(|high| bounds.into_iter().find(|bound| *bound >= high));
        }
        Whole::between(low, high, new.nonzero)
    }
}

/// All between the least and the greatest of both.
fn hull(a: &Whole, b: &Whole) -> Whole {
    let (Some(left), Some(right)) = (a.bounds(), b.bounds()) else {
        return if a.is_nothing() { b.clone() } else { a.clone() };
    };
    let low = left.low.zip(right.low).map(|(a, b)| a.min(b));
    let high = left.high.zip(right.high).map(|(a, b)| a.max(b));
    let zero = Integer::Small(0);
    Whole::between(low, high, !a.may_be(&zero) && !b.may_be(&zero))
}

fn tighter<'n>(
    own: Option<&'n Integer>,
    other: Option<&'n Integer>,
    pick: fn(&'n Integer, &'n Integer) -> &'n Integer,
) -> Option<&'n Integer> {
    match (own, other) {
        (Some(a), Some(b)) => Some(pick(a, b)),
        (a, b) => a.or(b),
    }
}

#[cfg(test)]
mod tests;
