//! Texts and classes of unknown numbers and characters, decided as far as they are looked at.

use crate::state::{Answer, Symbolic};
use snell_core_ir::{Prim, builtin};
use snell_graph::{Kind, Word, char_category, mapped_char};
use snell_integer::Integer;
use snell_logic::{Division, TermId};
use std::sync::LazyLock;

/// Longer texts of unknown numbers are not explored; every `Int` has one that is shorter.
const MAX_DIGITS: usize = 24;

impl Symbolic {
    /// The characters of an unknown number before those of `rest`. Its sign and how many digits it has are decided; each
    /// digit is a term.
    pub(crate) fn unpack_number(&mut self, number: TermId, rest: Word) -> Answer<Word> {
        let zero = self.terms.int(0);
        let negative = self.terms.lt(number, zero);
        let is_negative = self.decide(negative, 1)?;
        let size = if is_negative { self.terms.neg(number) } else { number };
        let mut powers = vec![Integer::ONE];
        loop {
            if powers.len() > MAX_DIGITS {
                return self.give_up("the text of a very large unknown number");
            }
            let next = powers[powers.len() - 1].clone() * Integer::from(10);
            let limit = self.terms.int(next.clone());
            let fits = self.terms.lt(size, limit);
            if self.decide(fits, 1)? {
                break;
            }
            powers.push(next);
        }
        let mut text = rest;
        let ten = self.terms.int(10);
        let code_of_zero = self.terms.int(i64::from(b'0'));
        for (at, power) in powers.iter().enumerate() {
            let power = self.terms.int(power.clone());
            let mut digit = self.terms.divide(Division::Quot, size, power);
            if at + 1 < powers.len() {
                digit = self.terms.divide(Division::Rem, digit, ten);
            }
            let code = self.terms.add(code_of_zero, digit);
            let digit = self.word_of(Kind::Char, code);
            text = Word::Con(builtin::CONS, self.heap.alloc([digit, text]));
        }
        if is_negative {
            text = Word::Con(builtin::CONS, self.heap.alloc([Word::Char('-'), text]));
        }
        Ok(text)
    }

    /// The number whose text a string is, if it is one.
    pub(crate) fn number_of_text(&self, text: u32) -> Option<Integer> {
        let text = self.heap.text(text);
        let number: Integer = text.parse().ok()?;
        (number.to_string() == **text).then_some(number)
    }

    /// What is true of an unknown character and its neighbours: in which stretch of characters that are alike it lies is
    /// decided, at first with ever longer strides, so that those at the beginning take few decisions.
    pub(crate) fn stretch(&mut self, character: TermId, stretches: &Stretches) -> Answer<i64> {
        let (mut low, mut high, mut stride) = (0, stretches.len(), 1);
        while high - low > 1 {
            let middle = (low + stride).min((low + high) / 2).max(low + 1);
            let first = self.terms.int(i64::from(stretches[middle].0));
            let before = self.terms.lt(character, first);
            match self.decide(before, 1)? {
                true => (high, stride) = (middle, high),
                false => (low, stride) = (middle, stride.saturating_mul(2)),
            }
        }
        Ok(stretches[low].1)
    }

    /// What an unknown character is mapped to: another one, so many further.
    pub(crate) fn shifted(&mut self, character: TermId, shifts: &Stretches) -> Answer<Word> {
        let shift = self.stretch(character, shifts)?;
        let shift = self.terms.int(shift);
        let mapped = self.terms.add(character, shift);
        Ok(self.word_of(Kind::Char, mapped))
    }
}

/// Where each stretch of characters begins that are alike, and what they have in common.
pub(crate) type Stretches = LazyLock<Vec<(u32, i64)>>;

/// Stretches of one category.
pub(crate) static CATEGORIES: Stretches = LazyLock::new(|| stretches(char_category));

/// Stretches that a mapping moves equally far.
pub(crate) static UPPER: Stretches = LazyLock::new(|| stretches(|c| shift(Prim::CharUpper, c)));
pub(crate) static LOWER: Stretches = LazyLock::new(|| stretches(|c| shift(Prim::CharLower, c)));
pub(crate) static TITLE: Stretches = LazyLock::new(|| stretches(|c| shift(Prim::CharTitle, c)));

fn stretches(of: impl Fn(char) -> i64) -> Vec<(u32, i64)> {
    let mut stretches: Vec<(u32, i64)> = Vec::new();
    for c in '\0'..=char::MAX {
        let of = of(c);
        if stretches.last().is_none_or(|&(_, last)| last != of) {
            stretches.push((u32::from(c), of));
        }
    }
    stretches
}

fn shift(op: Prim, c: char) -> i64 {
    i64::from(u32::from(mapped_char(op, c).unwrap_or(c))) - i64::from(u32::from(c))
}
