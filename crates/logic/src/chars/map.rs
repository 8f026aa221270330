//! Characters to characters, one to one.

use std::sync::OnceLock;

/// Changes of case.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CharMap {
    /// To a capital.
    Upper,
    /// To a small letter.
    Lower,
    /// To what begins a word.
    Title,
}

impl CharMap {
    /// The character that one maps to.
    pub fn apply(self, c: char) -> char {
        match self {
            CharMap::Upper => upper(c),
            CharMap::Lower => lower(c),
            CharMap::Title => title(c),
        }
    }

    /// The function of Haskell's `Data.Char`.
    pub fn name(self) -> &'static str {
        match self {
            CharMap::Upper => "toUpper",
            CharMap::Lower => "toLower",
            CharMap::Title => "toTitle",
        }
    }

    /// All characters that some map changes, in order.
    pub fn changed() -> &'static [u32] {
        static CHANGED: OnceLock<Vec<u32>> = OnceLock::new();
        let changes = |c: &char| [upper, lower, title].iter().any(|map| map(*c) != *c);
        CHANGED.get_or_init(|| ('\0'..=char::MAX).filter(changes).map(u32::from).collect())
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
}
