//! Layout: where indentation opens, separates and closes blocks, decided while parsing.
//!
//! The rule `parse-error(t)` of the report closes an implicit block where its next token can't go on: [`Parser::block`]
//! does so whenever an item has ended and no separator follows.

use super::codes;
use super::parser::{Failed, Parser, Read};
use super::token::{FIRST, TABBED, Tok, Token};
use snell_source::{Diagnostic, Span};

/// A block that is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    /// The column of its items; 0 with braces.
    pub indent: u32,
    /// What opened it.
    pub kind: Block,
    /// Whether its first item is indented with tabs.
    tabbed: bool,
    /// The first token of its first item.
    pub first: Span,
}

/// What opens blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Block {
    Module,
    /// The body of a class or an instance.
    Body,
    /// The constructors of a data type in GADT syntax.
    Gadt,
    Where,
    Let,
    Do,
    Of,
    /// The braces of a record, inside which there is no layout.
    Fields,
}

impl Parser<'_> {
    /// Over the current token, which may be one of layout.
    pub fn advance(&mut self) {
        match self.tok {
            Tok::VirtualSemi => self.tok = self.token().tok,
            Tok::VirtualClose => {
                self.closed = self.contexts.pop().map(|context| (self.at, context));
                self.refresh();
            }
            Tok::End => {}
            _ => {
                self.last_end = self.token().end;
                self.at += 1;
                self.refresh();
            }
        }
    }

    /// Finds out what layout puts before the current token.
    pub fn refresh(&mut self) {
        let token = self.token();
        self.tok = self.effective(token);
        if self.tok == Tok::VirtualSemi {
            self.warn_of_tabs(token);
        }
    }

    fn effective(&self, token: Token) -> Tok {
        if token.is(FIRST)
            && let Some(context) = self.contexts.last()
        {
            if token.column == context.indent {
                return Tok::VirtualSemi;
            }
            if token.column < context.indent {
                return Tok::VirtualClose;
            }
        }
        token.tok
    }

    /// What the token `ahead` places further is, layout included.
    pub fn peek(&self, ahead: usize) -> Tok {
        let tokens = &self.tokens[self.at + 1..];
        for token in tokens.iter().take(ahead) {
            if let tok @ (Tok::VirtualSemi | Tok::VirtualClose | Tok::End) = self.effective(*token) {
                return tok;
            }
        }
        tokens.get(ahead.wrapping_sub(1)).map_or(Tok::End, |token| token.tok)
    }

    /// Whether the token with this index is beyond the current item.
    pub fn is_beyond(&self, index: usize) -> bool {
        match self.tokens.get(index) {
            None => true,
            Some(token) => token.tok == Tok::End || self.effective(*token) != token.tok,
        }
    }

    /// A block after the word that opened it: items with separators between them, in braces or by layout.
    pub fn block<T>(&mut self, kind: Block, mut item: impl FnMut(&mut Self, &mut Vec<T>) -> Read<()>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        if self.open_block(kind) {
            self.enter()?;
            self.items(kind, &mut items, &mut item)?;
            self.depth -= 1;
        }
        Ok(items)
    }

    /// Over the `{` of a record: inside, a line may start anywhere.
    pub fn open_fields(&mut self) {
        let first = self.here();
        self.contexts.push(Context { indent: 0, kind: Block::Fields, tabbed: false, first });
        self.advance();
    }

    /// Over the `}` of a record.
    pub fn close_fields(&mut self, open: Span, expected: &str) -> Read<()> {
        if self.tok != Tok::CloseBrace {
            return Err(self.unclosed_expression(open, expected));
        }
        self.contexts.pop();
        self.advance();
        Ok(())
    }

    /// Opens a block; false if it is empty and closed again.
    fn open_block(&mut self, kind: Block) -> bool {
        let token = self.token();
        let context = |indent| Context { indent, kind, tabbed: token.is(TABBED), first: self.here() };
        if token.tok == Tok::OpenBrace {
            let context = context(0);
            // Whatever layout puts before the brace: it opens the block.
            self.tok = Tok::OpenBrace;
            self.contexts.push(context);
            self.advance();
            return true;
        }
        if let Some(enclosing) = self.contexts.last() {
            // The statements of a `do` may start in the column of the statements or alternatives around it, as the
            // compiler allows unless it is told otherwise. For declarations that would turn many a slip into nonsense.
            let nested = kind == Block::Do && matches!(enclosing.kind, Block::Do | Block::Of);
            if token.column < enclosing.indent + u32::from(!nested) {
                return false;
            }
        }
        if token.tok == Tok::End {
            return false;
        }
        self.contexts.push(context(token.column));
        self.tok = token.tok;
        true
    }

    fn items<T>(
        &mut self,
        kind: Block,
        items: &mut Vec<T>,
        item: &mut impl FnMut(&mut Self, &mut Vec<T>) -> Read<()>,
    ) -> Read<()> {
        let depth = self.contexts.len();
        let levels = self.depth;
        let implicit = self.contexts.last().is_some_and(|context| context.indent > 0);
        loop {
            while matches!(self.tok, Tok::Semi | Tok::VirtualSemi) {
                self.advance();
            }
            match self.tok {
                Tok::CloseBrace if !implicit => {
                    self.contexts.pop();
                    self.advance();
                    return Ok(());
                }
                Tok::VirtualClose => {
                    self.advance();
                    return Ok(());
                }
                Tok::End if implicit => {
                    self.contexts.pop();
                    return Ok(());
                }
                tok if implicit
                    && (kind != Block::Module && ends_block(tok)
                        || kind == Block::Gadt && tok == Tok::Deriving
                        || kind == Block::Do && !items.is_empty() && goes_on(tok)) =>
                {
                    self.contexts.pop();
                    return Ok(());
                }
                _ => {}
            }
            let (start, count) = (self.at, items.len());
            let read = item(self, items).and_then(|()| self.item_end(kind, implicit, start));
            match read {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                Err(Failed) if matches!(kind, Block::Module | Block::Body) && !self.is_full() => {
                    items.truncate(count);
                    self.contexts.truncate(depth);
                    self.depth = levels;
                    self.skip_item(start, implicit);
                    if self.tok == Tok::End && !implicit {
                        self.contexts.pop();
                        return Ok(());
                    }
                }
                Err(Failed) => return Err(Failed),
            }
        }
    }

    /// What follows an item; false if the block is closed.
    fn item_end(&mut self, kind: Block, implicit: bool, start: usize) -> Read<bool> {
        match self.tok {
            Tok::Semi | Tok::VirtualSemi | Tok::VirtualClose => Ok(true),
            Tok::CloseBrace if !implicit => Ok(true),
            Tok::End if implicit => Ok(true),
            Tok::Equals if kind == Block::Do && self.tokens[start].is(FIRST) => {
                Err(self.unexpected("an operator, an argument or the end of this statement"))
            }
            _ if implicit && kind != Block::Module => {
                self.contexts.pop();
                self.tok = self.token().tok;
                Ok(false)
            }
            _ => Err(self.after_item(kind)),
        }
    }

    /// From a mistake to the next item of the innermost block.
    fn skip_item(&mut self, start: usize, implicit: bool) {
        if self.at == start && self.tokens[self.at].tok != Tok::End {
            self.at += 1;
        }
        let indent = self.contexts.last().map_or(0, |context| context.indent);
        loop {
            let token = self.token();
            let stop = match token.tok {
                Tok::End => true,
                tok if implicit => {
                    token.is(FIRST) && token.column <= indent && !(token.column == indent && ends_block(tok))
                }
                Tok::Semi | Tok::CloseBrace => true,
                _ => false,
            };
            if stop {
                break;
            }
            let bracket = matches!(token.tok, Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace);
            self.at = match self.after_bracket(self.at) {
                Some(after) if bracket && !implicit => after,
                _ => self.at + 1,
            };
        }
        self.last_end = self.tokens[self.at.saturating_sub(1)].end;
        self.refresh();
    }

    /// A line that starts with tabs beside one that does not: what an editor shows may be something else.
    fn warn_of_tabs(&mut self, token: Token) {
        let Some(context) = self.contexts.last().copied() else { return };
        let warned = self.diagnostics.iter().any(|other| other.code == codes::TABS);
        if token.is(TABBED) == context.tabbed || warned {
            return;
        }
        let message = "this line is indented with tabs where another line of its block is not, or the other way round";
        let warning = Diagnostic::warning(codes::TABS, self.here(), message)
            .with_note(context.first, "the block starts here")
            .with_note(Span::NONE, "tabs go to the next multiple of eight columns");
        self.diagnostics.push(warning);
    }
}

/// Whether no statement starts with this token, but it may follow a whole `do` as its operator.
fn goes_on(tok: Tok) -> bool {
    matches!(tok, Tok::VarOp | Tok::ConOp | Tok::Backtick)
}

/// Whether no item of any block starts with this token.
fn ends_block(tok: Tok) -> bool {
    matches!(
        tok,
        Tok::CloseParen
            | Tok::CloseBracket
            | Tok::CloseBrace
            | Tok::CloseUnboxed
            | Tok::Comma
            | Tok::Then
            | Tok::Else
            | Tok::Of
            | Tok::In
            | Tok::Where
            | Tok::Bar
            | Tok::Equals
            | Tok::RightArrow
            | Tok::DotDot
    )
}
