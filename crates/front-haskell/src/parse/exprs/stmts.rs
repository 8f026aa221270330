//! Statements, guards, right-hand sides.

use crate::parse::codes;
use crate::parse::layout::Block;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{Expr, ExprKind, Guarded, Rhs, Stmt};

impl Parser<'_> {
    /// A statement of a do block, a qualifier or a guard.
    pub fn statement(&mut self) -> Read<Stmt> {
        let start = self.start();
        match self.tok {
            Tok::Let => return self.let_statement(),
            Tok::Rec => {
                self.advance();
                let stmts = self.block(Block::Do, |parser, stmts| parser.statement().map(|stmt| stmts.push(stmt)))?;
                return Ok(Stmt::Rec(stmts, self.since(start)));
            }
            _ => {}
        }
        if !self.is_bind() {
            return Ok(Stmt::Expr(self.expr()?));
        }
        let pattern = self.pattern_typed()?;
        self.expect(Tok::LeftArrow, "`<-` after the pattern")?;
        let value = self.expr()?;
        Ok(Stmt::Bind(pattern, value, self.since(start)))
    }

    /// `let ..` as a statement, or an expression that starts with it.
    fn let_statement(&mut self) -> Read<Stmt> {
        let start = self.start();
        self.advance();
        let decls = self.block(Block::Let, Self::local_decl)?;
        if self.tok != Tok::In {
            return Ok(Stmt::Let(decls, self.since(start)));
        }
        self.advance();
        let body = self.expr()?;
        let span = self.since(start);
        Ok(Stmt::Expr(Expr { kind: ExprKind::Let(decls, Box::new(body)), span }))
    }

    /// Whether this statement is `pattern <- ..`. No token is looked at twice for this but by the statement itself:
    /// brackets are jumped over, and what opens blocks is part of no pattern.
    fn is_bind(&self) -> bool {
        let mut index = self.at;
        let mut typed = false;
        loop {
            if index > self.at && self.is_beyond(index) {
                return false;
            }
            match self.tokens[index].tok {
                Tok::LeftArrow => return true,
                Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed => {
                    match self.after_bracket(index) {
                        Some(after) => {
                            index = after;
                            continue;
                        }
                        None => return false,
                    }
                }
                Tok::DoubleColon => typed = true,
                Tok::RightArrow | Tok::FatArrow if typed => {}
                Tok::Underscore => {}
                Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace | Tok::CloseUnboxed | Tok::Comma | Tok::Semi => {
                    return false;
                }
                Tok::Equals | Tok::Bar | Tok::Backslash | Tok::RightArrow | Tok::FatArrow | Tok::DotDot | Tok::End => {
                    return false;
                }
                tok if tok.is_reserved_word() => return false,
                _ => {}
            }
            index += 1;
        }
    }

    /// What a left-hand side or a pattern gives: plain or with guards, and the `where` after it.
    pub fn rhs(&mut self, separator: Tok) -> Read<Rhs> {
        let mut bodies = Vec::new();
        match self.tok {
            Tok::Bar => {
                while self.tok == Tok::Bar {
                    bodies.push(self.guarded(separator)?);
                }
            }
            tok if tok == separator => {
                let start = self.start();
                self.advance();
                let body = self.expr()?;
                bodies.push(Guarded { guards: Vec::new(), body, span: self.since(start) });
            }
            _ if separator == Tok::Equals => return Err(self.no_equals()),
            Tok::Equals => {
                let mistake = self.plain_unexpected(codes::SYNTAX, "`->` or `|` after the pattern");
                let text = "alternatives are written `pattern -> expression`";
                return Err(self.report(mistake.with_note(snell_source::Span::NONE, text)));
            }
            _ => return Err(self.unexpected("`->` or `|` after the pattern")),
        }
        let mut wheres = Vec::new();
        if self.tok == Tok::Where {
            self.advance();
            wheres = self.block(Block::Where, Self::local_decl)?;
        }
        Ok(Rhs { bodies, wheres })
    }

    /// `| guards = e` or `| guards -> e`.
    pub(super) fn guarded(&mut self, separator: Tok) -> Read<Guarded> {
        let start = self.start();
        let mut guards = Vec::new();
        loop {
            self.advance();
            if self.tok == Tok::Else {
                let mistake = self.plain_unexpected(codes::SYNTAX, "a condition");
                let text = "the guard that always holds is `otherwise`";
                return Err(self.report(mistake.with_note(snell_source::Span::NONE, text)));
            }
            guards.push(self.statement()?);
            if self.tok != Tok::Comma {
                break;
            }
        }
        match (self.tok, separator) {
            (tok, separator) if tok == separator => self.advance(),
            (_, Tok::Equals) => return Err(self.unexpected_as(codes::MISSING_EQUALS, "`=` or `,` after the guard")),
            (Tok::Equals, _) => {
                let mistake = self.plain_unexpected(codes::SYNTAX, "`->` or `,` after the guard");
                let text = "guards of alternatives are written `| condition -> expression`";
                return Err(self.report(mistake.with_note(snell_source::Span::NONE, text)));
            }
            _ => return Err(self.unexpected("`->` or `,` after the guard")),
        }
        let body = self.expr()?;
        Ok(Guarded { guards, body, span: self.since(start) })
    }
}
