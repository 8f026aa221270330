//! The words of Core.

/// What kind of word a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    /// `xs`, or a name in backticks.
    Variable,
    /// `Cons`, or a name in backticks after `@`.
    Capital,
    /// `int.add`.
    Primitive,
    /// A number, character or string.
    Literal,
    /// `_`
    Underscore,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `{`
    OpenBrace,
    /// `}`
    CloseBrace,
    /// `;`
    Semicolon,
    /// `=`
    Equals,
    /// `:`
    Colon,
    /// `->`
    Arrow,
    /// `\`
    Backslash,
    /// `|`
    Bar,
    /// A keyword.
    Word(Word),
    /// Something that is no token and was reported.
    Bad,
    /// The end of the text.
    End,
}

/// A keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub(super) enum Word {
    Assert,
    Assume,
    Case,
    Data,
    Else,
    Error,
    Fresh,
    If,
    In,
    Let,
    Of,
    Then,
    Thunk,
}

impl Word {
    /// The keyword of this text.
    pub(super) fn parse(text: &str) -> Option<Word> {
        Some(match text {
            "assert" => Word::Assert,
            "assume" => Word::Assume,
            "case" => Word::Case,
            "data" => Word::Data,
            "else" => Word::Else,
            "error" => Word::Error,
            "fresh" => Word::Fresh,
            "if" => Word::If,
            "in" => Word::In,
            "let" => Word::Let,
            "of" => Word::Of,
            "then" => Word::Then,
            "thunk" => Word::Thunk,
            _ => return None,
        })
    }
}

/// A token and its place in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    /// Its kind.
    pub(super) tok: Tok,
    /// First byte.
    pub(super) start: u32,
    /// One past the last byte.
    pub(super) end: u32,
}

impl Tok {
    /// For "expected ..": the token as a reader would call it.
    pub(super) fn describe(self) -> &'static str {
        match self {
            Tok::Variable => "a variable",
            Tok::Capital => "a constructor or type",
            Tok::Primitive => "a primitive",
            Tok::Literal => "a literal",
            Tok::Underscore => "`_`",
            Tok::Open => "`(`",
            Tok::Close => "`)`",
            Tok::OpenBrace => "`{`",
            Tok::CloseBrace => "`}`",
            Tok::Semicolon => "`;`",
            Tok::Equals => "`=`",
            Tok::Colon => "`:`",
            Tok::Arrow => "`->`",
            Tok::Backslash => "`\\`",
            Tok::Bar => "`|`",
            Tok::Word(_) => "a keyword",
            Tok::Bad => "an unreadable word",
            Tok::End => "the end of the file",
        }
    }
}
