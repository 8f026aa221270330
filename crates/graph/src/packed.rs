//! Words as slots and cells keep them, in eight bytes.
//!
//! An integer of 63 bits ends with the bit 0, a double whose exponent is not extreme with the bits 11. Everything else has a tag in
//! its lowest byte that ends with 01, 24 bits of one part and 32 bits of another. Numbers that do not fit are in a pool of the heap.

use crate::heap::Heap;
use crate::word::{Addr, Kind, Word};
use snell_core_ir::ConId;
use snell_logic::TermId;
use snell_semantics::{BodyId, Key};

/// A word as it is kept. [`Heap::view`] says which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Packed(u64);

const CHAR: u8 = 0x01;
const CON: u8 = 0x05;
const FUN: u8 = 0x09;
const PARTIAL: u8 = 0x0d;
const BIG: u8 = 0x11;
const STR: u8 = 0x15;
const CELL: u8 = 0x19;
const ARRAY: u8 = 0x1d;
const CHARS: u8 = 0x21;
const TABLE: u8 = 0x25;
const TERM: u8 = 0x29;
const WIDE_INT: u8 = 0x2d;
const WIDE_DOUBLE: u8 = 0x31;
/// A double whose lower half is zero, by its upper half: zeros and infinities.
const FLAT_DOUBLE: u8 = 0x35;
/// The highest bit: a reference to a cell, or the state of one.
const NO_VALUE: u8 = 0x81;
const LAZY: u8 = 0x81;
const SUSPENDED: u8 = 0x85;
const RUNNING: u8 = 0x89;
const POISONED: u8 = 0x8d;
const UNBOUND: u8 = 0x91;
const MOVED: u8 = 0x95;

/// Constructors, bodies and the like are numbered below this.
const PARTS: u32 = 1 << 24;

impl Packed {
    #[inline(always)]
    const fn of(tag: u8, part: u32, rest: u32) -> Packed {
        debug_assert!(part < PARTS);
        Packed(tag as u64 | (part as u64) << 8 | (rest as u64) << 32)
    }

    #[inline(always)]
    const fn tag(self) -> u8 {
        self.0 as u8
    }

    #[inline(always)]
    const fn part(self) -> u32 {
        self.0 as u32 >> 8
    }

    #[inline(always)]
    const fn rest(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// An integer, if it fits.
    #[inline(always)]
    pub(crate) const fn int(n: i64) -> Option<Packed> {
        match n.checked_mul(2) {
            Some(twice) => Some(Packed(twice as u64)),
            None => None,
        }
    }

    /// The form in which a word is kept, unless it is a number that needs more room.
    #[inline(always)]
    pub(crate) fn fitting(word: Word) -> Option<Packed> {
        Some(match word {
            Word::Int(n) => return Packed::int(n),
            Word::Double(d) => return Packed::double(d).or_else(|| Packed::flat(d)),
            Word::Char(c) => Packed::char(c),
            Word::Con(con, addr) => Packed::con(con, addr),
            Word::Fun(body, addr) => Packed::fun(body, addr),
            Word::Partial(len, addr) => Packed::partial(len, addr),
            Word::Big(at) => Packed::of(BIG, 0, at),
            Word::Str(at) => Packed::of(STR, 0, at),
            Word::Cell(addr) => Packed::of(CELL, 0, addr),
            Word::Array(addr) => Packed::of(ARRAY, 0, addr),
            Word::Chars(addr) => Packed::of(CHARS, 0, addr),
            Word::Table(at) => Packed::of(TABLE, 0, at),
            Word::Term(kind, term) => Packed::of(TERM, kind as u32, term.0),
            Word::Lazy(addr) => Packed::lazy(addr),
            Word::Suspended(body) => Packed::suspended(body),
            Word::Running => Packed::RUNNING,
            Word::Poisoned(fault) => Packed::of(POISONED, 0, fault),
            Word::Unbound(ty, attribute) => {
                assert!(ty < PARTS, "more types than there are numbers for");
                Packed::of(UNBOUND, ty, attribute)
            }
            Word::Moved(addr) => Packed::moved(addr),
        })
    }

    /// A double whose lower half is zero.
    fn flat(d: f64) -> Option<Packed> {
        let bits = d.to_bits();
        (bits as u32 == 0).then(|| Packed::of(FLAT_DOUBLE, 0, (bits >> 32) as u32))
    }

    /// A double, if its exponent is not extreme: then its three bits below the sign are 011 or 100, and one of them will do.
    #[inline(always)]
    pub(crate) fn double(d: f64) -> Option<Packed> {
        let turned = d.to_bits().rotate_left(4);
        // The three bits and the sign are now the lowest: `s` and `eee`.
        matches!(turned & 7, 3 | 4).then(|| {
            let sign = turned >> 3 & 1;
            let high = turned >> 2 & 1;
            Packed(turned & !15 | sign << 3 | high << 2 | 3)
        })
    }

    #[inline(always)]
    fn as_double(self) -> f64 {
        let high = self.0 >> 2 & 1;
        let exponent = if high == 1 { 4 } else { 3 };
        f64::from_bits((self.0 & !7 | exponent).rotate_right(4))
    }

    /// A character.
    #[inline(always)]
    pub(crate) const fn char(c: char) -> Packed {
        Packed::of(CHAR, 0, c as u32)
    }

    /// A constructor and the address of its fields.
    #[inline(always)]
    pub const fn con(con: ConId, addr: Addr) -> Packed {
        Packed::of(CON, con.0, addr)
    }

    /// A function and the address of its captured variables.
    #[inline(always)]
    pub(crate) const fn fun(body: BodyId, addr: Addr) -> Packed {
        Packed::of(FUN, body.0, addr)
    }

    /// A partial application.
    #[inline(always)]
    pub(crate) const fn partial(len: u32, addr: Addr) -> Packed {
        Packed::of(PARTIAL, len, addr)
    }

    /// A reference to a cell.
    #[inline(always)]
    pub const fn lazy(addr: Addr) -> Packed {
        Packed::of(LAZY, 0, addr)
    }

    /// A suspended computation.
    #[inline(always)]
    pub(crate) const fn suspended(body: BodyId) -> Packed {
        Packed::of(SUSPENDED, body.0, 0)
    }

    /// No program may have more bodies or constructors.
    pub(crate) const MOST_PARTS: usize = PARTS as usize;

    /// What is being evaluated.
    pub const RUNNING: Packed = Packed::of(RUNNING, 0, 0);

    #[inline(always)]
    pub(crate) const fn moved(addr: Addr) -> Packed {
        Packed::of(MOVED, 0, addr)
    }

    /// Whether this is a value, neither a reference to a cell nor the state of one.
    #[inline(always)]
    pub fn is_value(self) -> bool {
        self.tag() & 0x83 != NO_VALUE
    }

    /// The cell that is referred to.
    #[inline(always)]
    pub fn as_lazy(self) -> Option<Addr> {
        (self.tag() == LAZY).then_some(self.rest())
    }

    /// The body of a suspended computation.
    #[inline(always)]
    pub(crate) fn as_suspended(self) -> Option<BodyId> {
        (self.tag() == SUSPENDED).then_some(BodyId(self.part()))
    }

    /// The constructor, and where its fields are.
    #[inline(always)]
    pub fn as_con(self) -> Option<(ConId, Addr)> {
        (self.tag() == CON).then_some((ConId(self.part()), self.rest()))
    }

    /// Where the fields, captured variables or arguments of an object are.
    #[inline(always)]
    pub(crate) fn as_object(self) -> Option<Addr> {
        matches!(self.tag(), CON | FUN | PARTIAL).then_some(self.rest())
    }

    /// Where an object is now, during collection.
    #[inline(always)]
    pub(crate) fn as_moved(self) -> Option<Addr> {
        (self.tag() == MOVED).then_some(self.rest())
    }

    /// The address of a cell.
    #[inline(always)]
    pub(crate) fn as_cell(self) -> Option<Addr> {
        (self.tag() == CELL).then_some(self.rest())
    }

    /// The address of an array.
    #[inline(always)]
    pub(crate) fn as_array(self) -> Option<Addr> {
        (self.tag() == ARRAY).then_some(self.rest())
    }

    /// An integer that fits.
    #[inline(always)]
    pub(crate) fn as_int(self) -> Option<i64> {
        (self.0 & 1 == 0).then_some(self.0 as i64 >> 1)
    }

    /// The body of a function.
    #[inline(always)]
    pub fn as_fun(self) -> Option<BodyId> {
        (self.tag() == FUN).then_some(BodyId(self.part()))
    }

    /// The number or character that an alternative may be for.
    #[inline(always)]
    pub fn as_key(self) -> Option<Key> {
        match self.as_int() {
            Some(n) => Some(Key::Int(n)),
            None if self.tag() == CHAR => char::from_u32(self.rest()).map(Key::Char),
            None => None,
        }
    }

    /// Two doubles that fit.
    #[inline(always)]
    pub(crate) fn doubles(self, other: Packed) -> Option<(f64, f64)> {
        (self.0 & other.0 & 3 == 3).then(|| (self.as_double(), other.as_double()))
    }

    /// Two integers, each twice as large as it is.
    #[inline(always)]
    pub(crate) fn twice(self, other: Packed) -> Option<(i64, i64)> {
        ((self.0 | other.0) & 1 == 0).then_some((self.0 as i64, other.0 as i64))
    }

    /// An integer from what is twice as large.
    #[inline(always)]
    pub(crate) fn half(twice: i64) -> Packed {
        debug_assert!(twice & 1 == 0);
        Packed(twice as u64)
    }

    /// Two characters, in a form that is ordered as they are.
    #[inline(always)]
    pub(crate) fn chars(self, other: Packed) -> Option<(u64, u64)> {
        (self.tag() == CHAR && other.tag() == CHAR).then_some((self.0, other.0))
    }

    /// Whether something may move when memory is collected.
    #[inline(always)]
    pub(crate) fn is_reference(self) -> bool {
        self.0 & 3 == 1 && self.tag() != CHAR
    }
}

impl Heap {
    /// The form in which a word is kept.
    #[inline(always)]
    pub fn pack(&mut self, word: Word) -> Packed {
        match Packed::fitting(word) {
            Some(packed) => packed,
            None => self.wide(word),
        }
    }

    /// The word that is kept.
    #[inline(always)]
    pub fn view(&self, packed: Packed) -> Word {
        let (part, rest) = (packed.part(), packed.rest());
        if packed.0 & 1 == 0 {
            return Word::Int(packed.0 as i64 >> 1);
        }
        // Most words are one of these, and a test is cheaper than a jump through a table.
        match packed.tag() {
            CON => return Word::Con(ConId(part), rest),
            LAZY => return Word::Lazy(rest),
            _ => {}
        }
        match packed.tag() {
            CHAR => Word::Char(char::from_u32(rest).unwrap_or_default()),
            FUN => Word::Fun(BodyId(part), rest),
            PARTIAL => Word::Partial(part, rest),
            BIG => Word::Big(rest),
            STR => Word::Str(rest),
            CELL => Word::Cell(rest),
            ARRAY => Word::Array(rest),
            CHARS => Word::Chars(rest),
            TABLE => Word::Table(rest),
            TERM => Word::Term(Kind::ALL[part as usize % Kind::ALL.len()], TermId(rest)),
            WIDE_INT => Word::Int(*self.wides.get(rest) as i64),
            WIDE_DOUBLE => Word::Double(f64::from_bits(*self.wides.get(rest))),
            FLAT_DOUBLE => Word::Double(f64::from_bits((rest as u64) << 32)),
            SUSPENDED => Word::Suspended(BodyId(part)),
            RUNNING => Word::Running,
            POISONED => Word::Poisoned(rest),
            UNBOUND => Word::Unbound(part, rest),
            MOVED => Word::Moved(rest),
            _ => Word::Double(packed.as_double()),
        }
    }

    /// A number that does not fit.
    #[cold]
    fn wide(&mut self, word: Word) -> Packed {
        let (tag, bits) = match word {
            Word::Double(d) => (WIDE_DOUBLE, d.to_bits()),
            Word::Int(n) => (WIDE_INT, n as u64),
            _ => return Packed::RUNNING,
        };
        self.outside += size_of::<u64>();
        Packed::of(tag, 0, self.wides.add(bits))
    }

    /// Where what is kept is, after collection.
    #[inline]
    pub fn relocate(&mut self, packed: Packed) -> Packed {
        match packed.is_reference() {
            true => self.relocate_reference(packed),
            false => packed,
        }
    }

    fn relocate_reference(&mut self, packed: Packed) -> Packed {
        let (tag, part, rest) = (packed.tag(), packed.part(), packed.rest());
        let rest = match tag {
            CON => self.evacuate(rest, self.code.con_arity[part as usize]),
            LAZY => return self.relocate_cell(rest),
            FUN => self.evacuate(rest, self.code.bodies[part as usize].captured),
            PARTIAL => self.evacuate(rest, part),
            CELL => self.evacuate(rest, 1),
            ARRAY | CHARS => self.evacuate_array(rest),
            BIG => self.bigs.relocate(rest, self.mark.bigs),
            STR => self.strings.relocate(rest, self.mark.strings),
            WIDE_INT | WIDE_DOUBLE => self.wides.relocate(rest, self.mark.wides),
            _ => rest,
        };
        Packed::of(tag, part, rest)
    }
}

/// Words of the heap, one after the other.
#[derive(Clone)]
pub struct Words<'h> {
    pub(crate) heap: &'h Heap,
    pub(crate) words: std::slice::Iter<'h, Packed>,
}

impl Iterator for Words<'_> {
    type Item = Word;

    #[inline]
    fn next(&mut self) -> Option<Word> {
        self.words.next().map(|&word| self.heap.view(word))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.words.size_hint()
    }
}

impl DoubleEndedIterator for Words<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Word> {
        self.words.next_back().map(|&word| self.heap.view(word))
    }
}

impl ExactSizeIterator for Words<'_> {}

#[cfg(test)]
mod tests {
    use super::Packed;

    #[test]
    fn doubles_come_back_as_they_were() {
        let cases = [1.0, -1.0, 0.1, -1e-70, 1e70, 3.5e76, f64::MIN_POSITIVE, f64::MAX, 0.0, -0.0, f64::INFINITY];
        let mut inline = 0;
        for case in cases {
            if let Some(packed) = Packed::double(case) {
                assert_eq!(packed.0 & 3, 3);
                assert_eq!(packed.as_double().to_bits(), case.to_bits());
                inline += 1;
            }
        }
        assert_eq!(inline, 6, "ordinary numbers fit");
        let mut bits = 0x0123_4567_89ab_cdef_u64;
        for _ in 0..100_000 {
            bits = bits.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            if let Some(packed) = Packed::double(f64::from_bits(bits)) {
                assert_eq!(packed.as_double().to_bits(), bits);
            }
        }
    }

    #[test]
    fn integers_of_63_bits_fit() {
        let most = (1 << 62) - 1;
        for n in [0, 1, -1, most, -most - 1] {
            let packed = Packed::int(n).expect("it fits");
            assert_eq!(packed.twice(packed), Some((2 * n, 2 * n)));
        }
        assert_eq!(Packed::int(most + 1), None);
        assert_eq!(Packed::int(i64::MIN), None);
    }
}
