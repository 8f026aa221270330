//! Characters: order, categories, and mappings of one to one.

use super::{Result, truth};
use crate::word::Word;
use snell_core_ir::Prim;
use unicode_general_category::{GeneralCategory, get_general_category};

pub(super) fn apply(op: Prim, args: &[Word]) -> Option<Result> {
    Some(match (op, args) {
        (_, &[Word::Char(a), Word::Char(b)]) => return compare(op, a, b),
        (Prim::CharToInt, [Word::Char(a)]) => Ok(Word::Int(i64::from(u32::from(*a)))),
        (Prim::CharCategory, [Word::Char(a)]) => Ok(Word::Int(category(*a))),
        (op, [Word::Char(a)]) => Ok(Word::Char(mapped(op, *a)?)),
        _ => return None,
    })
}

/// What a primitive that maps characters to characters makes of one.
pub fn mapped(op: Prim, c: char) -> Option<char> {
    match op {
        Prim::CharUpper => Some(upper(c)),
        Prim::CharLower => Some(lower(c)),
        Prim::CharTitle => Some(title(c)),
        _ => None,
    }
}

#[inline(always)]
pub(super) fn compare(op: Prim, a: char, b: char) -> Option<Result> {
    Some(match op {
        Prim::CharEq => truth(a == b),
        Prim::CharNe => truth(a != b),
        Prim::CharLt => truth(a < b),
        Prim::CharLe => truth(a <= b),
        Prim::CharGt => truth(a > b),
        Prim::CharGe => truth(a >= b),
        _ => return None,
    })
}

/// The place of a character's category among the constructors of Haskell's `GeneralCategory`.
pub fn category(c: char) -> i64 {
    use GeneralCategory::*;
    match get_general_category(c) {
        UppercaseLetter => 0,
        LowercaseLetter => 1,
        TitlecaseLetter => 2,
        ModifierLetter => 3,
        OtherLetter => 4,
        NonspacingMark => 5,
        SpacingMark => 6,
        EnclosingMark => 7,
        DecimalNumber => 8,
        LetterNumber => 9,
        OtherNumber => 10,
        ConnectorPunctuation => 11,
        DashPunctuation => 12,
        OpenPunctuation => 13,
        ClosePunctuation => 14,
        InitialPunctuation => 15,
        FinalPunctuation => 16,
        OtherPunctuation => 17,
        MathSymbol => 18,
        CurrencySymbol => 19,
        ModifierSymbol => 20,
        OtherSymbol => 21,
        SpaceSeparator => 22,
        LineSeparator => 23,
        ParagraphSeparator => 24,
        Control => 25,
        Format => 26,
        Surrogate => 27,
        PrivateUse => 28,
        // Unassigned, and what a later Unicode may add.
        _ => 29,
    }
}

/// The standard library maps to strings; where one has several characters, the simple mapping is something else.
fn single(mut mapped: impl Iterator<Item = char>) -> Option<char> {
    mapped.next().filter(|_| mapped.next().is_none())
}

fn upper(c: char) -> char {
    match c {
        // Greek letters with an iota below: as a string, the iota becomes a letter of its own.
        '\u{1f80}'..='\u{1f87}' | '\u{1f90}'..='\u{1f97}' | '\u{1fa0}'..='\u{1fa7}' => shift(c, 8),
        '\u{1fb3}' | '\u{1fc3}' | '\u{1ff3}' => shift(c, 9),
        c => single(c.to_uppercase()).unwrap_or(c),
    }
}

fn lower(c: char) -> char {
    match c {
        'İ' => 'i',
        c => single(c.to_lowercase()).unwrap_or(c),
    }
}

fn title(c: char) -> char {
    match c {
        // Two letters in one: only the first is a capital.
        'Ǆ'..='ǆ' => 'ǅ',
        'Ǉ'..='ǉ' => 'ǈ',
        'Ǌ'..='ǌ' => 'ǋ',
        'Ǳ'..='ǳ' => 'ǲ',
        // Georgian has capitals for whole words only.
        '\u{10d0}'..='\u{10fa}' | '\u{10fd}'..='\u{10ff}' => c,
        c => upper(c),
    }
}

fn shift(c: char, by: u32) -> char {
    char::from_u32(u32::from(c) + by).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_character_maps_to_one() {
        let cases = [('a', 'A'), ('ä', 'Ä'), ('ß', 'ß'), ('ÿ', 'Ÿ'), ('ŉ', 'ŉ'), ('ᾳ', 'ᾼ'), ('ǆ', 'Ǆ'), ('1', '1')];
        for (c, wanted) in cases {
            assert_eq!(upper(c), wanted);
        }
        assert_eq!((lower('İ'), lower('Σ'), lower('ẞ'), title('ǆ'), title('ა')), ('i', 'σ', 'ß', 'ǅ', 'ა'));
    }

    #[test]
    fn categories_are_in_the_order_of_haskell() {
        let cases = [('A', 0), ('a', 1), ('ǅ', 2), ('中', 4), ('7', 8), ('_', 11), ('+', 18), (' ', 22), ('\n', 25)];
        for (c, place) in cases {
            assert_eq!(category(c), place, "{c:?}");
        }
        assert_eq!((category('\u{e000}'), category('\u{378}')), (28, 29));
    }
}
