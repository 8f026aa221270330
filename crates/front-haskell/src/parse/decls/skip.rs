//! What is recognised but not supported: how it is passed over.

use crate::parse::codes;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::Decl;
use snell_source::{Name, Span};

impl Parser<'_> {
    /// Over the whole declaration here.
    pub fn skip_decl(&mut self, what: &'static str, names: Vec<Name>) -> Decl {
        let start = self.start();
        self.skip_while(|tok| !matches!(tok, Tok::Semi | Tok::CloseBrace));
        Decl::Unsupported(what, names, self.since(start))
    }

    /// Over everything up to the end of the expression here, whatever it contains.
    pub fn skip_expression(&mut self) {
        self.skip_while(|tok| {
            !matches!(tok, Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace | Tok::Comma | Tok::Semi | Tok::Where)
        });
    }

    /// Over the tokens of this item, brackets as a whole, while they are as wanted.
    fn skip_while(&mut self, wanted: impl Fn(Tok) -> bool) {
        let first = self.at;
        let mut index = self.at;
        while !(index > first && self.is_beyond(index)) && self.tokens[index].tok != Tok::End {
            let tok = self.tokens[index].tok;
            let bracket = matches!(tok, Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed);
            if index > first && !wanted(tok) {
                break;
            }
            index = self.after_bracket(index).filter(|_| bracket).unwrap_or(index + 1);
        }
        self.go_to(index);
    }

    /// From an opening bracket to after its partner.
    pub fn skip_brackets(&mut self, close: Tok) -> Read<()> {
        match self.after_bracket(self.at) {
            Some(after) => {
                self.go_to(after);
                Ok(())
            }
            None => {
                let message = match close {
                    Tok::CloseParen => "this `(` is never closed",
                    Tok::CloseBracket => "this `[` is never closed",
                    _ => "this bracket is never closed",
                };
                Err(self.error(codes::UNCLOSED_BRACKET, self.here(), message))
            }
        }
    }

    /// To the bracket that closes the one at `open`, which is not passed.
    pub fn skip_to_close(&mut self, open: Span) -> Read<()> {
        let index = self.tokens.partition_point(|token| token.start < open.start);
        match self.after_bracket(index) {
            Some(after) => {
                self.go_to(after - 1);
                Ok(())
            }
            None => Err(self.unclosed(open, "`]`")),
        }
    }

    fn go_to(&mut self, index: usize) {
        self.at = index.min(self.tokens.len() - 1);
        if let Some(last) = self.at.checked_sub(1) {
            self.last_end = self.tokens[last].end;
        }
        self.refresh();
    }

    /// Whether the next token is this word.
    pub fn ahead_is_word(&self, word: Name) -> bool {
        self.peek(1) == Tok::Var && self.tokens[self.at + 1].name == word.0
    }

    /// The first name with a capital letter or operator ahead: what such a declaration defines.
    pub fn names_ahead(&self) -> Vec<Name> {
        let mut index = self.at + 1;
        while !self.is_beyond(index) {
            let token = self.tokens[index];
            match token.tok {
                Tok::Con | Tok::ConOp => return vec![token.name()],
                Tok::Equals | Tok::Where | Tok::DoubleColon | Tok::LeftArrow => break,
                _ => index += 1,
            }
        }
        Vec::new()
    }

    /// The constructors and fields that a data declaration ahead defines.
    pub fn constructors_ahead(&self) -> Vec<Name> {
        let mut names = Vec::new();
        let mut index = self.at + 1;
        while !self.is_beyond(index + 1) {
            let (before, token, after) = (self.tokens[index - 1], self.tokens[index], self.tokens[index + 1]);
            let first = matches!(before.tok, Tok::Equals | Tok::Bar | Tok::OpenBrace | Tok::Comma);
            let constructor = token.tok == Tok::Con
                && (matches!(before.tok, Tok::Equals | Tok::Bar) || after.tok == Tok::DoubleColon);
            let field = token.tok == Tok::Var && first && matches!(after.tok, Tok::DoubleColon | Tok::Comma);
            if constructor || field {
                names.push(token.name());
            }
            if token.tok == Tok::Deriving {
                break;
            }
            index += 1;
        }
        // The last constructor may have nothing after it.
        let (before, last) = (self.tokens[index - 1], self.tokens[index.min(self.tokens.len() - 1)]);
        if last.tok == Tok::Con && matches!(before.tok, Tok::Equals | Tok::Bar) {
            names.push(last.name());
        }
        names
    }

    /// The name before `::`, for declarations that end in a signature.
    pub fn name_before_signature(&self) -> Vec<Name> {
        let mut index = self.at + 1;
        while !self.is_beyond(index) {
            if self.tokens[index].tok == Tok::DoubleColon {
                let name = self.tokens[..index].iter().rev().find(|token| token.tok != Tok::CloseParen);
                return name.map(|token| token.name()).into_iter().collect();
            }
            index += 1;
        }
        Vec::new()
    }

    /// Whether `=`, `|` or `::` comes in this declaration; if not, it is a splice.
    pub fn is_definition(&self) -> bool {
        self.end_of_expression(self.at).is_none()
    }

    /// Where the item that starts with this token ends, if neither `=` nor `|` nor `::` nor `<-` is in it.
    pub fn end_of_expression(&self, first: usize) -> Option<u32> {
        let mut index = first;
        while index == first || !self.is_beyond(index) {
            match self.tokens[index].tok {
                Tok::Equals | Tok::Bar | Tok::DoubleColon | Tok::LeftArrow => return None,
                Tok::Do | Tok::Of | Tok::Let | Tok::Where | Tok::Semi | Tok::CloseBrace => break,
                Tok::OpenParen | Tok::OpenBracket => match self.after_bracket(index) {
                    Some(after) => index = after,
                    None => return None,
                },
                Tok::End => break,
                _ => index += 1,
            }
        }
        index.checked_sub(1).map(|last| self.tokens[last].end)
    }
}
