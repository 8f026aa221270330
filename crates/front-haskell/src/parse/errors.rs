//! What the parser says about mistakes.

use super::codes;
use super::layout::Block;
use super::parser::{Failed, Parser};
use super::token::{NONE, Tok};
use snell_source::{Code, Diagnostic, Span};

impl Parser<'_> {
    /// Reports a mistake.
    pub fn error(&mut self, code: Code, span: Span, message: impl Into<String>) -> Failed {
        self.report(Diagnostic::error(code, span, message))
    }

    /// Reports a mistake, unless it follows from what the lexer has reported already.
    pub fn report(&mut self, diagnostic: Diagnostic) -> Failed {
        if self.token().tok != Tok::Bad {
            self.diagnostics.push(diagnostic);
        }
        Failed
    }

    /// Something else was expected here.
    pub fn unexpected(&mut self, expected: &str) -> Failed {
        let mistake = self.slip(expected).unwrap_or_else(|| self.plain_unexpected(codes::SYNTAX, expected));
        self.report(mistake)
    }

    /// Something else was expected here, and there is a page about it.
    pub fn unexpected_as(&mut self, code: Code, expected: &str) -> Failed {
        let mistake = self.plain_unexpected(code, expected);
        self.report(mistake)
    }

    /// Something else was expected here, whatever the reason.
    pub fn plain_unexpected(&self, code: Code, expected: &str) -> Diagnostic {
        let found = self.found();
        let mistake = Diagnostic::error(code, self.here(), format!("expected {expected}, but found {found}"));
        self.with_block(mistake)
    }

    /// Adds where the block starts if it is layout that was not expected.
    fn with_block(&self, mistake: Diagnostic) -> Diagnostic {
        let virtual_token = matches!(self.tok, Tok::VirtualSemi | Tok::VirtualClose) && self.token().tok != Tok::End;
        match self.contexts.last() {
            Some(context) if virtual_token => {
                let (what, column) = (item_of(context.kind), context.indent);
                let text =
                    format!("{what}s of this block start in column {column}; a line that goes on starts further right");
                mistake.with_note(context.first, text)
            }
            _ => mistake,
        }
    }

    /// A bracket was not closed.
    pub fn unclosed(&mut self, open: Span, expected: &str) -> Failed {
        let mistake = self.plain_unexpected(codes::UNCLOSED_BRACKET, expected);
        self.report_unclosed(mistake, open)
    }

    /// A bracket was not closed after an expression.
    pub fn unclosed_expression(&mut self, open: Span, expected: &str) -> Failed {
        let slip = self.slip("an operator or an argument");
        let mistake = slip.unwrap_or_else(|| self.plain_unexpected(codes::UNCLOSED_BRACKET, expected));
        self.report_unclosed(mistake, open)
    }

    fn report_unclosed(&mut self, mistake: Diagnostic, open: Span) -> Failed {
        let bracket = self.text.get(open.start as usize..open.end as usize).unwrap_or("(");
        let never = matches!(self.tok, Tok::VirtualSemi | Tok::VirtualClose | Tok::End);
        let closing = matches!(self.token().tok, Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace);
        if never && closing {
            let message = "this bracket starts a new line of the block; it must be indented further to close anything";
            let mistake = Diagnostic::error(codes::LAYOUT, self.here(), message);
            return self.report(mistake.with_note(open, format!("this `{bracket}` is still open")));
        }
        let note = if never { "was never closed" } else { "is still open" };
        let text = format!("this `{bracket}` {note}");
        self.report(mistake.with_note(open, text))
    }

    /// What stands here, for people.
    pub fn found(&self) -> String {
        let token = self.token();
        let text = self.text.get(token.start as usize..token.end as usize).unwrap_or("");
        let short: String = text.chars().take(40).collect();
        let quoted = if short.len() < text.len() { format!("`{short}..`") } else { format!("`{short}`") };
        match self.tok {
            Tok::VirtualSemi | Tok::VirtualClose | Tok::End if token.tok == Tok::End => "the end of the text".into(),
            Tok::VirtualSemi => match self.contexts.last() {
                Some(context) => format!("the start of a new {} ({quoted})", item_of(context.kind)),
                None => quoted,
            },
            Tok::VirtualClose => format!("the end of the block (before {quoted})"),
            Tok::Integer | Tok::Float => format!("the number {quoted}"),
            Tok::Char => format!("the character {short}"),
            Tok::String => format!("the string {short}"),
            Tok::Backtick => "a backtick".into(),
            tok if tok.is_reserved_word() => format!("the reserved word {quoted}"),
            _ => quoted,
        }
    }

    /// A name was expected.
    pub fn not_a_name(&mut self, what: &str, capital: bool) -> Failed {
        let (span, found) = (self.here(), self.found());
        match self.tok {
            Tok::Con if !capital => {
                let message = format!("{what} must start with a small letter, unlike {found}");
                self.error(codes::CAPITAL, span, message)
            }
            Tok::Var if capital && !self.token().is_qualified() => {
                let message = format!("{what} must start with a capital letter, unlike {found}");
                self.error(codes::CAPITAL, span, message)
            }
            tok if tok.is_reserved_word() && tok != Tok::Underscore => {
                let message = format!("{found} can't be {what}");
                self.error(codes::RESERVED_WORD, span, message)
            }
            _ => self.unexpected(what),
        }
    }

    /// After a whole item there is something that neither goes on with it nor starts another one.
    pub fn after_item(&mut self, kind: Block) -> Failed {
        let span = self.here();
        let found = self.found();
        match self.tok {
            Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace if self.token().name == NONE => {
                self.error(codes::UNCLOSED_BRACKET, span, format!("{found} closes nothing that is open"))
            }
            Tok::Then | Tok::Else => {
                self.error(codes::IF_PARTS, span, format!("{found} without an `if` that it could belong to"))
            }
            _ => match self.misindented() {
                Some(mistake) => self.report(mistake),
                None => self.unexpected(&format!("the end of this {}, an operator or an argument", item_of(kind))),
            },
        }
    }
}

/// What a block is made of.
pub(super) fn item_of(kind: Block) -> &'static str {
    match kind {
        Block::Module | Block::Body | Block::Where | Block::Let => "declaration",
        Block::Gadt => "constructor",
        Block::Do => "statement",
        Block::Of => "alternative",
        Block::Fields => "field",
    }
}
