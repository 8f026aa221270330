//! Constant folding: the concrete meaning of a primitive on known arguments.

use crate::value::Heads;
use crate::whole::Whole;
use snell_core_ir::{Literal, Prim, builtin};
use snell_graph::{Heap, Word};
use snell_integer::Integer;
use snell_lattice::Flat;
use snell_semantics::{Code, Fault, Stop};
use std::sync::Arc;

/// The outcome of a folded primitive.
pub(super) enum Folded {
    /// A number, a character or a string.
    Atom(Heads),
    /// A Boolean.
    Truth(bool),
    /// It fails.
    Fails(Fault<()>),
}

/// Larger constants are not computed with: a program may double one a hundred times.
const MAX_BITS: u64 = 4096;
const MAX_TEXT: usize = 4096;

/// Computes, if every argument is one known constant of reasonable size.
pub(super) fn fold(code: &Arc<Code>, op: Prim, args: &[Heads]) -> Option<Folded> {
    if op.is_console() {
        return None;
    }
    let mut heap = Heap::new(code.clone(), 1 << 20);
    let mut words = Vec::with_capacity(args.len());
    for arg in args {
        words.push(heap.literal(&literal(arg)?));
    }
    if matches!(op, Prim::IntegerShl | Prim::IntegerShr) && !small_shift(&args[1]) {
        return None;
    }
    if op == Prim::IntegerPow && !small_power(&args[0], &args[1]) {
        return None;
    }
    let folded = match snell_graph::apply(&mut heap, op, &words) {
        Ok(Word::Int(n)) => Folded::Atom(Heads::integer(n.into())),
        Ok(Word::Big(at)) => Folded::Atom(Heads::integer(heap.big(at).clone())),
        Ok(Word::Double(d)) => Folded::Atom(Heads { double: Flat::Exactly(d.to_bits()), ..Heads::default() }),
        Ok(Word::Char(c)) => Folded::Atom(Heads { char: Flat::Exactly(c), ..Heads::default() }),
        Ok(Word::Str(at)) => Folded::Atom(Heads { text: Flat::Exactly(heap.text(at).clone()), ..Heads::default() }),
        Ok(Word::Con(builtin::TRUE, _)) => Folded::Truth(true),
        Ok(Word::Con(builtin::FALSE, _)) => Folded::Truth(false),
        Err(Stop::Fail(fault)) => Folded::Fails(fault.forget()),
        _ => return None,
    };
    Some(folded)
}

/// Whether a number may be shifted by this much without filling the memory.
fn small_shift(bits: &Heads) -> bool {
    matches!(&bits.whole, Whole::Exactly(bits) if (0..=MAX_BITS as i64).contains(&bits.to_i64().unwrap_or(-1)))
}

/// Whether a power is of reasonable size, or fails.
fn small_power(base: &Heads, exponent: &Heads) -> bool {
    let (Whole::Exactly(base), Whole::Exactly(exponent)) = (&base.whole, &exponent.whole) else { return false };
    exponent.to_i64().is_some_and(|exponent| base.bit_length().saturating_mul(exponent.max(0) as u64) <= MAX_BITS)
}

/// The constant that a set is, if it is one. A set has been restricted to one kind before.
fn literal(heads: &Heads) -> Option<Literal> {
    Some(match heads {
        Heads { whole: Whole::Exactly(number), .. } if number.bit_length() <= MAX_BITS => match number {
            Integer::Small(n) => Literal::Int(*n),
            big => Literal::Integer(big.clone()),
        },
        Heads { double: Flat::Exactly(bits), .. } => Literal::Double(f64::from_bits(*bits)),
        Heads { char: Flat::Exactly(c), .. } => Literal::Char(*c),
        Heads { text: Flat::Exactly(text), .. } if text.len() <= MAX_TEXT => Literal::Str(text.clone()),
        _ => return None,
    })
}
