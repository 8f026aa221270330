//! A 128-bit fingerprint of a term's structure. Unlike an id it survives truncation, so caches may key on it: two
//! terms with the same fingerprint are the same formula over the same variables, but for a chance of about 2^-128.

use crate::node::{Linear, Sort, TermId, View};
use crate::range::Range;

/// Two independent 64-bit lanes.
#[derive(Clone, Copy)]
pub(crate) struct Mixer {
    a: u64,
    b: u64,
}

#[inline]
fn fold(x: u64, y: u64) -> u64 {
    let product = u128::from(x) * u128::from(y);
    (product as u64) ^ ((product >> 64) as u64)
}

impl Mixer {
    #[inline]
    pub(crate) fn new(tag: u64) -> Mixer {
        Mixer { a: 0x243f_6a88_85a3_08d3 ^ tag, b: 0x1319_8a2e_0370_7344 ^ tag.rotate_left(32) }
    }

    #[inline]
    pub(crate) fn word(&mut self, word: u64) {
        // The additions keep a lane that happens to become zero from staying there.
        self.a = fold(self.a ^ word, 0x9e37_79b9_7f4a_7c15).wrapping_add(0xa409_3822_299f_31d0).rotate_left(23);
        self.b = fold(self.b ^ word.rotate_left(17), 0xd6e8_feb8_6659_fd93)
            .wrapping_add(0x082e_fa98_ec4e_6c89)
            .rotate_left(29);
    }

    #[inline]
    fn wide(&mut self, wide: u128) {
        self.word(wide as u64);
        self.word((wide >> 64) as u64);
    }

    #[inline]
    pub(crate) fn finish(mut self) -> u128 {
        self.word(self.b);
        self.word(self.a);
        (u128::from(self.a) << 64) | u128::from(self.b)
    }
}

/// The fingerprint of a variable.
pub(crate) fn of_variable(index: u32, sort: Sort, range: &Range) -> u128 {
    let mut mixer = Mixer::new(4);
    mixer.word(u64::from(index) << 2 | sort as u64);
    mixer.wide(range.raw_lo() as u128);
    mixer.wide(range.raw_hi() as u128);
    mixer.finish()
}

/// The fingerprint of any other node, given those of its children.
#[inline]
pub(crate) fn of_view(view: &View<'_>, child: impl Fn(TermId) -> u128 + Copy) -> u128 {
    let ids = |tag: u64, extra: u64, ids: &[TermId]| {
        let mut mixer = Mixer::new(tag);
        mixer.word(extra << 32 | ids.len() as u64);
        ids.iter().for_each(|id| mixer.wide(child(*id)));
        mixer.finish()
    };
    match view {
        View::Bool(value) => ids(1, u64::from(*value), &[]),
        View::Int(value) => {
            let mut mixer = Mixer::new(2);
            value.words(|word| mixer.word(word));
            mixer.finish()
        }
        View::Double(bits) => {
            let mut mixer = Mixer::new(3);
            mixer.word(*bits);
            mixer.finish()
        }
        View::Var(var) => ids(4, u64::from(var.0), &[]),
        View::Linear(linear) => of_linear(5, linear, child),
        View::Le(linear) => of_linear(6, linear, child),
        View::Eq(linear) => of_linear(7, linear, child),
        View::Product(factors) => ids(8, 0, factors),
        View::Divide(division, a, b) => ids(9, *division as u64, &[*a, *b]),
        View::Wrap(a) => ids(10, 0, &[*a]),
        View::Bit(op, a, b) => ids(11, *op as u64, &[*a, *b]),
        View::Ite(c, a, b) => ids(12, 0, &[*c, *a, *b]),
        View::Round(rounding, a) => ids(13, *rounding as u64, &[*a]),
        View::DoubleOp(op, args) => ids(14, *op as u64, args),
        View::Not(a) => ids(15, 0, &[*a]),
        View::And(args) => ids(16, 0, args),
        View::Or(args) => ids(17, 0, args),
        View::Iff(a, b) => ids(18, 0, &[*a, *b]),
        View::Member(class, a) => {
            let mut mixer = Mixer::new(20);
            mixer.word(class.0);
            mixer.wide(child(*a));
            mixer.finish()
        }
        View::CharMap(map, a) => ids(21, *map as u64, &[*a]),
        View::DoubleCompare(op, a, b) => ids(19, *op as u64, &[*a, *b]),
    }
}

#[inline]
fn of_linear(tag: u64, linear: &Linear<'_>, child: impl Fn(TermId) -> u128) -> u128 {
    let mut mixer = Mixer::new(tag);
    linear.constant.words(|word| mixer.word(word));
    for monomial in linear.monomials {
        mixer.wide(child(monomial.term));
        monomial.coefficient.words(|word| mixer.word(word));
    }
    mixer.word(linear.monomials.len() as u64);
    mixer.finish()
}
