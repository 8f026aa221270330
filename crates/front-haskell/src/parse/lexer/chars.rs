//! Classes of characters.

/// What a byte starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Class {
    Space,
    Lower,
    Upper,
    Digit,
    Symbol,
    Special,
    Quote,
    DoubleQuote,
    Other,
}

/// The class of each byte; characters of several bytes are looked at as a whole.
pub(super) static CLASS: [Class; 256] = classes();

const fn classes() -> [Class; 256] {
    let mut table = [Class::Other; 256];
    let mut byte = 0usize;
    while byte < 128 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => Class::Space,
            b'a'..=b'z' | b'_' => Class::Lower,
            b'A'..=b'Z' => Class::Upper,
            b'0'..=b'9' => Class::Digit,
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',' | b';' | b'`' => Class::Special,
            b'\'' => Class::Quote,
            b'"' => Class::DoubleQuote,
            b'!' | b'#' | b'$' | b'%' | b'&' | b'*' | b'+' | b'.' | b'/' | b'<' | b'=' | b'>' | b'?' | b'@' | b'\\'
            | b'^' | b'|' | b'-' | b'~' | b':' => Class::Symbol,
            _ => Class::Other,
        };
        byte += 1;
    }
    table
}

/// Whether a byte goes on a name.
#[inline]
pub(super) fn continues_word(byte: u8) -> bool {
    matches!(CLASS[byte as usize], Class::Lower | Class::Upper | Class::Digit | Class::Quote)
}

/// Whether a character of several bytes goes on a name; combining marks do.
pub(super) fn continues_word_wide(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether a character of several bytes is part of an operator: what is neither a letter, nor white space, nor
/// invisible, nor a bracket or a quote.
pub(super) fn is_symbol(c: char) -> bool {
    let quote = matches!(c, '‘'..='‟' | '«' | '»' | '‹' | '›' | '\u{feff}' | '\u{fffd}');
    let invisible = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    let bracket = matches!(c, '⟦'..='⟯' | '⦃'..='⦘' | '（' | '）' | '［' | '］');
    let private = matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..);
    !(c.is_ascii() || c == '∀' || continues_word_wide(c) || c.is_whitespace() || c.is_control())
        && !(quote || invisible || bracket || private)
}

/// What a typographic character was probably meant to be.
pub(super) fn plain_counterpart(c: char) -> Option<char> {
    Some(match c {
        '‘' | '’' | '‚' | '‛' | '‹' | '›' => '\'',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '（' => '(',
        '）' => ')',
        '［' => '[',
        '］' => ']',
        _ => return None,
    })
}
