//! Tokens: 24 bytes each, pointing into the text.

use snell_source::Name;

/// What a token is. Names and operators may be qualified; brackets know their partner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[rustfmt::skip]
pub(super) enum Tok {
    // What layout adds.
    VirtualSemi, VirtualClose,
    // The end, and what the lexer has complained about.
    End, Bad,
    // Names.
    Var, Con, VarOp, ConOp, Minus, Bang,
    // Constants.
    Integer, Float, Char, String,
    // Brackets and separators.
    OpenParen, CloseParen, OpenBracket, CloseBracket, OpenBrace, CloseBrace, OpenUnboxed, CloseUnboxed,
    Comma, Semi, Backtick,
    // Reserved operators.
    DotDot, DoubleColon, Equals, Backslash, Bar, LeftArrow, RightArrow, At, Tilde, FatArrow,
    // Reserved words.
    Case, Class, Data, Default, Deriving, Do, Else, Foreign, If, Import, In, Infix, Infixl, Infixr, Instance, Let,
    Module, Newtype, Of, Then, Type, Where, Underscore,
    // Words that only an extension reserves.
    Mdo, Rec, Proc,
    // Pragmas that mean something.
    Overlapping, Overlappable, Overlaps, Incoherent,
    // `'` before a name, `$` before a splice, a whole quotation or quasi quotation, `?x`, `#x`.
    Tick, Splice, Quotation, ImplicitParam, Label,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub tok: Tok,
    pub flags: u8,
    pub start: u32,
    pub end: u32,
    /// From 1, tabs go to multiples of 8, characters count once; 0 for the end of the file.
    pub column: u32,
    /// Of names: the number of the [`Name`]. Of brackets: the index of the partner, or [`NONE`].
    pub name: u32,
    /// The number of the qualifier's name, or [`NONE`].
    pub qualifier: u32,
}

/// No partner, no qualifier.
pub(super) const NONE: u32 = u32::MAX;

/// The first token of its line.
pub(super) const FIRST: u8 = 1;
/// A closing token (a name, a constant, a closing bracket) stands right before.
pub(super) const PRECEDED: u8 = 2;
/// An opening token (a name, a constant, an opening bracket) follows right after.
pub(super) const FOLLOWED: u8 = 4;
/// A constant with a `#` at its end.
pub(super) const HASH: u8 = 8;
/// A string with a backslash in it.
pub(super) const ESCAPED: u8 = 16;
/// Indented with at least one tab, or after one.
pub(super) const TABBED: u8 = 32;

impl Token {
    pub fn is(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// An operator with a space before and none after, as the `!` in `f !x`.
    pub fn is_prefix(&self) -> bool {
        self.flags & (PRECEDED | FOLLOWED) == FOLLOWED
    }

    pub fn name(&self) -> Name {
        Name(self.name)
    }

    pub fn is_qualified(&self) -> bool {
        self.qualifier != NONE
    }
}

impl Tok {
    /// The reserved word of this text.
    pub fn keyword(word: &str) -> Option<Tok> {
        // No reserved word is longer or shorter, which sorts out most names.
        if word.len() < 2 || word.len() > 8 {
            return (word == "_").then_some(Tok::Underscore);
        }
        Some(match word {
            "case" => Tok::Case,
            "class" => Tok::Class,
            "data" => Tok::Data,
            "default" => Tok::Default,
            "deriving" => Tok::Deriving,
            "do" => Tok::Do,
            "else" => Tok::Else,
            "foreign" => Tok::Foreign,
            "if" => Tok::If,
            "import" => Tok::Import,
            "in" => Tok::In,
            "infix" => Tok::Infix,
            "infixl" => Tok::Infixl,
            "infixr" => Tok::Infixr,
            "instance" => Tok::Instance,
            "let" => Tok::Let,
            "module" => Tok::Module,
            "newtype" => Tok::Newtype,
            "of" => Tok::Of,
            "then" => Tok::Then,
            "type" => Tok::Type,
            "where" => Tok::Where,
            _ => return None,
        })
    }

    /// The reserved operator of this text, or what else symbols may be.
    pub fn operator(symbols: &str) -> Tok {
        match symbols {
            "-" => Tok::Minus,
            "!" => Tok::Bang,
            "=" => Tok::Equals,
            "|" => Tok::Bar,
            "\\" => Tok::Backslash,
            "@" => Tok::At,
            "~" => Tok::Tilde,
            ".." => Tok::DotDot,
            "::" => Tok::DoubleColon,
            "->" => Tok::RightArrow,
            "<-" => Tok::LeftArrow,
            "=>" => Tok::FatArrow,
            _ if symbols.starts_with(':') => Tok::ConOp,
            _ => Tok::VarOp,
        }
    }

    /// The same in other symbols.
    pub fn unicode_operator(symbols: &str) -> Option<Tok> {
        Some(match symbols {
            "∷" => Tok::DoubleColon,
            "→" => Tok::RightArrow,
            "←" => Tok::LeftArrow,
            "⇒" => Tok::FatArrow,
            _ => return None,
        })
    }

    /// Whether this can be an operator of an expression, symbols only.
    pub fn is_operator(self) -> bool {
        matches!(self, Tok::VarOp | Tok::ConOp | Tok::Minus | Tok::Bang)
    }

    /// Whether this is a word that can't be a name.
    pub fn is_reserved_word(self) -> bool {
        self as u8 >= Tok::Case as u8 && self as u8 <= Tok::Proc as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_small() {
        assert_eq!(std::mem::size_of::<Token>(), 24);
    }
}
