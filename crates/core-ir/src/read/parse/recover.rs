//! Where reading goes on after a mistake: at the next item.

use super::Parser;
use crate::read::diagnostics::Diagnostics;
use crate::read::lexer::Lexer;
use crate::read::token::{Tok, Token, Word};

impl Parser<'_> {
    /// Skips the item that starts at `start` and remembers what it would have defined.
    ///
    /// The item ends at a `;` outside of braces, parentheses and `let .. in`, or before a line that looks like the
    /// start of another item: that line shows where a forgotten `;` or `}` was meant to be.
    pub(super) fn recover(&mut self, start: Token) {
        let mistake = self.token.start;
        // Going back more than once for one mistake would take quadratic time and tell nothing new.
        let may_go_back = self.last_mistake.replace(mistake) != Some(mistake);
        let mut quiet = Diagnostics::muted();
        let mut lexer = self.lexer.clone();
        lexer.jump(start.start);
        let mut token = lexer.next(&mut quiet);
        self.remember_head(token, &lexer);
        let mut depth = 0usize;
        let mut previous = Tok::Semicolon;
        let in_data = token.tok == Tok::Word(Word::Data);
        loop {
            match token.tok {
                Tok::End => break,
                Tok::Open | Tok::OpenBrace | Tok::Word(Word::Let | Word::Assume | Word::Assert) => depth += 1,
                Tok::Close | Tok::CloseBrace | Tok::Word(Word::In) => depth = depth.saturating_sub(1),
                Tok::Semicolon if token.start >= mistake && depth == 0 => {
                    token = lexer.next(&mut quiet);
                    break;
                }
                _ => {}
            }
            if in_data && token.tok == Tok::Capital {
                self.remember_capital(token, previous);
            }
            previous = token.tok;
            token = lexer.next(&mut quiet);
            let allowed = may_go_back || token.start > mistake;
            if allowed && lexer.starts_line(token) && is_head(token, &lexer) {
                if token.start <= mistake {
                    let text = "a definition seems to start here; is a `;` or a bracket missing before it?";
                    self.diagnostics.note(lexer.span(token), text);
                }
                break;
            }
        }
        lexer.jump(token.start);
        self.lexer = lexer;
        self.last_end = token.start;
        self.token = self.lexer.next(self.diagnostics);
    }

    fn remember_head(&mut self, token: Token, lexer: &Lexer) {
        if token.tok == Tok::Variable
            && let Ok(name) = self.muted_name(token, lexer)
        {
            self.syntax.broken.globals.push(name);
        }
    }

    fn remember_capital(&mut self, token: Token, previous: Tok) {
        let lexer = self.lexer.clone();
        let Ok(name) = self.muted_name(token, &lexer) else { return };
        match previous {
            Tok::Word(Word::Data) => self.syntax.broken.types.push(name),
            Tok::Equals | Tok::Bar => self.syntax.broken.cons.push(name),
            _ => {}
        }
    }

    fn muted_name(&mut self, token: Token, lexer: &Lexer) -> super::Parsed<snell_source::Name> {
        let text = lexer.text(token);
        let opening = match text.as_bytes() {
            [b'`', ..] => 1,
            [b'@', ..] => 2,
            _ => return Ok(self.names.intern(text)),
        };
        let mut quiet = Diagnostics::muted();
        let text = crate::read::literals::unquote(text, opening, lexer.span(token), &mut quiet);
        text.map(|text| self.names.intern(&text)).ok_or(super::Failed)
    }
}

/// Whether an item seems to start here: `data`, or `f x.. =`, or `f :`.
fn is_head(token: Token, lexer: &Lexer) -> bool {
    if token.tok == Tok::Word(Word::Data) {
        return true;
    }
    if token.tok != Tok::Variable {
        return false;
    }
    let mut quiet = Diagnostics::muted();
    let mut lexer = lexer.clone();
    let next = lexer.next(&mut quiet);
    if next.tok == Tok::Colon {
        return true;
    }
    let mut next = next;
    // So many parameters have never been seen; a bound keeps this look ahead cheap.
    for _ in 0..64 {
        match next.tok {
            Tok::Equals => return true,
            Tok::Variable | Tok::Underscore => next = lexer.next(&mut quiet),
            _ => return false,
        }
    }
    false
}
