//! Strings of which some characters are unknown: their length is known, their characters are terms.

use crate::outcome::Pattern;
use crate::state::{Answer, Symbolic};
use snell_core_ir::{Prim, builtin};
use snell_graph::{Kind, Part, Word};
use snell_logic::TermId;
use snell_semantics::{Alternatives, Fault, Selected, Stop, Test};

/// Longer texts of unknown digits are not read as numbers.
const MAX_DIGITS: usize = 1000;

impl Symbolic {
    /// A string of these characters.
    pub(crate) fn text(&mut self, characters: Vec<Word>) -> Word {
        let known: Option<String> = characters
            .iter()
            .map(|character| match character {
                Word::Char(c) => Some(*c),
                _ => None,
            })
            .collect();
        match known {
            Some(text) => self.heap.string(text.into()),
            None => {
                let addr = self.heap.alloc([Word::Int(characters.len() as i64)]);
                self.heap.alloc(characters);
                Word::Chars(addr)
            }
        }
    }

    /// The characters of a string.
    pub(crate) fn characters_of(&self, text: Word) -> Option<Vec<Word>> {
        match text {
            Word::Str(at) => Some(self.heap.text(at).chars().map(Word::Char).collect()),
            Word::Chars(_) => Some(self.heap.elements(text).collect()),
            _ => None,
        }
    }

    /// The condition that two strings are equal; none if they are of different lengths.
    pub(crate) fn equal_texts(&mut self, left: Word, right: Word) -> Option<TermId> {
        let (left, right) = (self.characters_of(left)?, self.characters_of(right)?);
        if left.len() != right.len() {
            return None;
        }
        let mut equations = Vec::with_capacity(left.len());
        for (left, right) in left.into_iter().zip(right) {
            let (left, right) = (self.term_of(left)?, self.term_of(right)?);
            equations.push(self.terms.eq(left, right));
        }
        Some(self.terms.and(&equations))
    }

    /// A primitive on strings of which one has unknown characters, or that is asked about an unknown place. None if this is
    /// no such primitive.
    pub(crate) fn on_text(&mut self, op: Prim, words: &[Word]) -> Answer<Option<Word>> {
        let Some(characters) = words.first().and_then(|&text| self.characters_of(text)) else { return Ok(None) };
        let other = words.get(1).and_then(|&text| self.characters_of(text));
        Ok(Some(match (op, other) {
            (Prim::StrLength, _) => Word::Int(characters.len() as i64),
            (Prim::StrIndex, _) => {
                let at = self.place_in(words[1], characters.len())?;
                characters[at]
            }
            (Prim::StrSlice, _) => {
                let end = self.place_in(words[2], characters.len() + 1)?;
                let start = self.place_in(words[1], end + 1)?;
                self.text(characters[start..end].to_vec())
            }
            (Prim::StrAppend, Some(other)) => self.text(characters.into_iter().chain(other).collect()),
            (Prim::StrEq, Some(_)) => match self.equal_texts(words[0], words[1]) {
                Some(equal) => self.word_of(Kind::Bool, equal),
                None => Word::nullary(builtin::FALSE),
            },
            (Prim::StrLt, Some(other)) => match self.before(&characters, &other) {
                Some(before) => self.word_of(Kind::Bool, before),
                None => return Ok(None),
            },
            (Prim::StrUnpack | Prim::StrOnto, _) => {
                let rest = if op == Prim::StrOnto { words[1] } else { Word::nullary(builtin::NIL) };
                characters
                    .into_iter()
                    .rev()
                    .fold(rest, |list, character| Word::Con(builtin::CONS, self.heap.alloc([character, list])))
            }
            (Prim::StrToInteger, _) => self.read_integer(&characters)?,
            _ => return Ok(None),
        }))
    }

    /// A string that a primitive needs in full: unknown characters are tried one after the other.
    pub(crate) fn known_text(&mut self, text: Word) -> Answer<Word> {
        let Word::Chars(_) = text else { return Ok(text) };
        let mut characters: Vec<Word> = self.heap.elements(text).collect();
        for character in &mut characters {
            if let Word::Term(kind, term) = *character {
                *character = self.enumerate(kind, term)?;
            }
        }
        Ok(self.text(characters))
    }

    /// A place below a bound: whether it is one is decided first, then which.
    pub(crate) fn place_in(&mut self, at: Word, bound: usize) -> Answer<usize> {
        let term = match at {
            Word::Int(at) => {
                let place = usize::try_from(at).ok().filter(|&at| at < bound);
                return place.ok_or(Stop::Fail(Fault::OutOfRange));
            }
            Word::Term(_, term) => self.in_range(term)?,
            _ => return Err(Stop::Fail(Fault::OutOfRange)),
        };
        let (zero, end) = (self.terms.int(0), self.terms.int(bound as i64));
        let (above, below) = (self.terms.le(zero, term), self.terms.lt(term, end));
        if !(self.decide(above, 1)? && self.decide(below, 1)?) {
            return Err(Stop::Fail(Fault::OutOfRange));
        }
        for place in 0..bound {
            let number = self.terms.int(place as i64);
            let equation = self.terms.eq(term, number);
            if place + 1 == bound || self.decide(equation, 1)? {
                return Ok(place);
            }
        }
        Err(Stop::Dead)
    }

    /// The condition that one string comes before another.
    fn before(&mut self, left: &[Word], right: &[Word]) -> Option<TermId> {
        let mut before = self.terms.bool(left.len() < right.len());
        for (&left, &right) in left.iter().zip(right).rev() {
            let (left, right) = (self.term_of(left)?, self.term_of(right)?);
            let (less, equal) = (self.terms.lt(left, right), self.terms.eq(left, right));
            let later = self.terms.and(&[equal, before]);
            before = self.terms.or(&[less, later]);
        }
        Some(before)
    }

    /// The integer that a text says. Whether a character is a digit is decided, not which.
    fn read_integer(&mut self, characters: &[Word]) -> Answer<Word> {
        let malformed = || Err(Stop::Fail(Fault::Malformed));
        let mut digits = characters;
        let mut negative = false;
        if let Some((&first, rest)) = characters.split_first() {
            for (sign, means) in [('-', true), ('+', false)] {
                let Some(equal) = self.equation(first, Word::Char(sign)) else { continue };
                if self.decide(equal, 1)? {
                    (digits, negative) = (rest, means);
                    break;
                }
            }
        }
        if digits.is_empty() {
            return malformed();
        }
        if digits.len() > MAX_DIGITS {
            return self.give_up("the number that a very long unknown text says");
        }
        let [ten, zero, nine] = [10, 48, 57].map(|n: i64| self.terms.int(n));
        let mut number = self.terms.int(0);
        for &digit in digits {
            let Some(code) = self.term_of(digit) else { return malformed() };
            let (above, below) = (self.terms.le(zero, code), self.terms.le(code, nine));
            if !(self.decide(above, 1)? && self.decide(below, 1)?) {
                return malformed();
            }
            let shifted = self.terms.mul(number, ten);
            let value = self.terms.sub(code, zero);
            number = self.terms.add(shifted, value);
        }
        let number = if negative { self.terms.neg(number) } else { number };
        Ok(self.word_of(Kind::Integer, number))
    }

    /// Branches on a string with unknown characters.
    pub(crate) fn select_text(&mut self, value: Word, alts: &Alternatives) -> Answer<Selected<Word>> {
        for (at, case) in alts.cases.iter().enumerate() {
            let Test::Lit(literal) = &case.test else { continue };
            let literal = self.heap.literal(literal);
            let Some(equal) = self.equal_texts(value, literal) else { continue };
            if self.decide(equal, 1)? {
                return Ok(Selected { value: literal, case: at as u32 });
            }
        }
        Ok(Selected { value, case: Selected::<Word>::DEFAULT })
    }

    /// A value for a string in open disequalities.
    pub(crate) fn ground_text(&mut self, addr: u32, tries: &mut u32) -> bool {
        for text in ["", "a", "b", "c", "d", "e"] {
            let mark = self.mark();
            let text = self.heap.string(text.into());
            if self.bind(addr, text) && self.ground(tries) {
                self.forget(&mark);
                return true;
            }
            self.undo(&mark);
            self.forget(&mark);
        }
        *tries = 0;
        false
    }
}

/// The text of characters that are all known.
pub(crate) fn known_text(characters: &[Pattern]) -> Option<String> {
    let known = |character: &Pattern| match character {
        Pattern::Known(value) => match value.head() {
            Part::Char(c) => Some(*c),
            _ => None,
        },
        _ => None,
    };
    characters.iter().map(known).collect()
}
