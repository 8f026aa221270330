//! Texts and classes of unknown numbers and characters, decided as far as they are looked at.

use crate::state::{Answer, Symbolic};
use snell_core_ir::builtin;
use snell_graph::{Kind, Word};
use snell_integer::Integer;
use snell_logic::{Division, TermId, stretches};

/// Longer texts of unknown numbers are not explored; every `Int` has one that is shorter.
const MAX_DIGITS: usize = 24;

impl Symbolic {
    /// The characters of an unknown number before those of `rest`. Its sign and how many digits it has are decided; each
    /// digit is a term.
    pub(crate) fn unpack_number(&mut self, number: TermId, rest: Word) -> Answer<Word> {
        let zero = self.terms.int(0);
        let natural = self.terms.le(zero, number);
        let is_negative = !self.decide(natural, 1)?;
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
        for power in &powers {
            let power = self.terms.int(power.clone());
            let leading = self.terms.divide(Division::Div, size, power);
            // Of the first digit this says nothing new but its range, which settles what it can be at once.
            let digit = self.terms.divide(Division::Mod, leading, ten);
            let code = self.terms.add(code_of_zero, digit);
            let digit = self.word_of(Kind::Char, code);
            text = Word::Con(builtin::CONS, self.heap.alloc([digit, text]));
        }
        if is_negative {
            text = Word::Con(builtin::CONS, self.heap.alloc([Word::Char('-'), text]));
        }
        Ok(text)
    }

    /// The text of an unknown number as a string with unknown characters.
    pub(crate) fn digits_of(&mut self, number: TermId) -> Answer<Word> {
        let mut list = self.unpack_number(number, Word::nullary(builtin::NIL))?;
        let mut digits = Vec::new();
        while let Word::Con(builtin::CONS, at) = list {
            digits.push(self.heap.get(at));
            list = self.heap.get(at + 1);
        }
        Ok(self.text(digits))
    }

    /// The number whose text a string is, if it is one.
    pub(crate) fn number_of_text(&self, text: u32) -> Option<Integer> {
        let text = self.heap.text(text);
        let number: Integer = text.parse().ok()?;
        (number.to_string() == **text).then_some(number)
    }

    /// The category of an unknown character: in which stretch of characters of one category it lies is decided, at
    /// first with ever longer strides, so that those at the beginning take few decisions.
    pub(crate) fn category(&mut self, character: TermId) -> Answer<Word> {
        let stretches = stretches();
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
        Ok(Word::Int(stretches[low].1))
    }
}
