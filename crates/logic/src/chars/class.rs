//! Kinds of characters.

use std::sync::{LazyLock, OnceLock};
use unicode_general_category::{GeneralCategory, get_general_category};

/// A union of Unicode's general categories and of a few sets that people ask for: one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CharClass(pub u64);

/// Sets that are no categories, from the first bit above them on. Each is a list of ranges.
const EXTRA: [&[(u32, u32)]; 7] = [
    // Tab, line feed, vertical tab, form feed, return.
    &[(0x09, 0x0d)],
    &[(0x30, 0x39)],
    &[(0x30, 0x37)],
    &[(0x41, 0x46), (0x61, 0x66)],
    &[(0x61, 0x7a)],
    &[(0x41, 0x5a)],
    // The next line of another age.
    &[(0x85, 0x85)],
];

/// How many categories there are.
const CATEGORIES: usize = 30;

impl CharClass {
    /// Every class there is.
    pub const ALL: u64 = (1 << (CATEGORIES + EXTRA.len())) - 1;

    /// Whether the class has this code point.
    #[inline]
    pub fn contains(self, code: u32) -> bool {
        static ASCII: LazyLock<[u64; 128]> = LazyLock::new(|| std::array::from_fn(|code| classes_of(code as u32)));
        match ASCII.get(code as usize) {
            Some(classes) => classes & self.0 != 0,
            None => self.contains_other(code),
        }
    }

    fn contains_other(self, code: u32) -> bool {
        let of_category = char::from_u32(code).is_some_and(|c| self.has(category(c) as usize));
        of_category || self.extras().flatten().any(|&(low, high)| low <= code && code <= high)
    }

    /// The function that asks for it, if there is one: of Haskell's `Data.Char`, or like one of them.
    pub fn name(self) -> Option<&'static str> {
        NAMES.iter().find(|(mask, _)| *mask == self.0).map(|(_, name)| *name)
    }

    /// Its ranges by category, in order: neighbours of different categories are ranges of their own.
    pub(super) fn ranges(self) -> impl Iterator<Item = (u32, u32)> {
        let stretches = stretches();
        let ends = stretches.iter().skip(1).map(|&(next, _)| next - 1).chain([u32::from(char::MAX)]);
        let of_categories = stretches.iter().zip(ends);
        let of_categories = of_categories.filter(move |((_, category), _)| self.has(*category as usize));
        of_categories.map(|(&(first, _), last)| (first, last)).chain(self.extras().flatten().copied())
    }

    fn has(self, bit: usize) -> bool {
        self.0 >> bit & 1 == 1
    }

    fn extras(self) -> impl Iterator<Item = &'static [(u32, u32)]> {
        (CATEGORIES..).zip(EXTRA).filter(move |(bit, _)| self.has(*bit)).map(|(_, ranges)| ranges)
    }
}

/// All bits whose sets have this code point.
fn classes_of(code: u32) -> u64 {
    (0..CATEGORIES + EXTRA.len()).map(|bit| 1 << bit).filter(|&bit| CharClass(bit).contains_other(code)).sum()
}

/// The classes that have a name, in the order of their bits.
const NAMES: [(u64, &str); 20] = [
    (0b101, "isUpper"),
    (0b10, "isLower"),
    (0b1_1111, "isAlpha"),
    (0b111 << 8 | 0b1_1111, "isAlphaNum"),
    (0b111 << 5, "isMark"),
    (0b111 << 8, "isNumber"),
    (0b111_1111 << 11, "isPunctuation"),
    (0b1111 << 18, "isSymbol"),
    (0b111 << 22, "isSeparator"),
    (1 << 25, "isControl"),
    ((1 << 23) - 1, "isPrint"),
    (1 << 22 | 1 << 30, "isSpace"),
    (1 << 31, "isDigit"),
    (1 << 32, "isOctDigit"),
    (1 << 31 | 1 << 33, "isHexDigit"),
    (1, "isUpper"),
    (1 << 8, "isDecimal"),
    (0b111 << 22 | 1 << 30 | 1 << 36, "isSpace"),
    (1 << 34, "isAsciiLower"),
    (1 << 35, "isAsciiUpper"),
];

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

/// Where each stretch of characters of one category begins, and the category.
pub fn stretches() -> &'static [(u32, i64)] {
    static STRETCHES: OnceLock<Vec<(u32, i64)>> = OnceLock::new();
    STRETCHES.get_or_init(|| {
        let mut stretches: Vec<(u32, i64)> = Vec::new();
        for c in '\0'..=char::MAX {
            let category = category(c);
            if stretches.last().is_none_or(|&(_, last)| last != category) {
                stretches.push((u32::from(c), category));
            }
        }
        stretches
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_in_the_order_of_haskell() {
        let cases = [('A', 0), ('a', 1), ('ǅ', 2), ('中', 4), ('7', 8), ('_', 11), ('+', 18), (' ', 22), ('\n', 25)];
        for (c, place) in cases {
            assert_eq!(category(c), place, "{c:?}");
        }
        assert_eq!((category('\u{e000}'), category('\u{378}')), (28, 29));
    }
}
