//! `\`, `let`, `if`, `case`, `do`.

use crate::parse::codes;
use crate::parse::layout::Block;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::{FIRST, Tok};
use crate::syntax::{Alt, Expr, ExprKind, Guarded, Stmt};
use snell_source::{Diagnostic, Span};

/// How long a chain of `else if` may be: far beyond what anybody writes, and no danger to what walks the tree.
const MAX_CHAIN: usize = 4000;

impl Parser<'_> {
    pub(super) fn lambda(&mut self) -> Read<Expr> {
        let opened = self.here();
        self.advance();
        if self.tok == Tok::Case {
            self.advance();
            let alts = self.block(Block::Of, Self::alternative)?;
            return Ok(Expr { kind: ExprKind::LambdaCase(alts), span: self.since(opened.start) });
        }
        let mut patterns = Vec::new();
        while self.tok != Tok::RightArrow {
            patterns.push(self.apat_or("a pattern or `->` after the parameters of `\\`")?);
        }
        if patterns.is_empty() {
            return Err(self.unexpected("a pattern after `\\`"));
        }
        self.advance();
        let body = self.expr()?;
        Ok(Expr { kind: ExprKind::Lambda(patterns, Box::new(body)), span: self.since(opened.start) })
    }

    pub(super) fn let_in(&mut self) -> Read<Expr> {
        let opened = self.here();
        self.advance();
        let decls = self.block(Block::Let, Self::local_decl)?;
        if self.tok != Tok::In {
            let mistake = self.plain_unexpected(codes::SYNTAX, "`in` after the definitions of `let`");
            let mistake = mistake.with_note(opened, "`in` belongs to this `let`");
            let ended = matches!(self.tok, Tok::VirtualSemi | Tok::VirtualClose | Tok::End);
            return Err(self.report(match ended || decls.is_empty() {
                true => mistake,
                false => mistake.with_note(Span::NONE, "the definitions of a `let` all start in the same column"),
            }));
        }
        self.advance();
        let body = self.expr()?;
        Ok(Expr { kind: ExprKind::Let(decls, Box::new(body)), span: self.since(opened.start) })
    }

    pub(super) fn if_then_else(&mut self) -> Read<Expr> {
        // A chain of `else if` is no nesting to its writer, and may be as long as a table.
        let mut chain = Vec::new();
        let mut last = loop {
            let opened = self.here();
            self.advance();
            if self.tok == Tok::Bar {
                let guards = self.multi_if()?;
                break Expr { kind: ExprKind::MultiIf(guards), span: self.since(opened.start) };
            }
            let condition = self.expr()?;
            self.if_part(Tok::Then, "then", opened)?;
            let yes = self.expr()?;
            self.if_part(Tok::Else, "else", opened)?;
            chain.push((opened, condition, yes));
            if chain.len() > MAX_CHAIN {
                let message = format!("a chain of more than {MAX_CHAIN} `else if`");
                return Err(self.error(codes::TOO_DEEP, opened, message));
            }
            if self.tok != Tok::If {
                break self.expr()?;
            }
        };
        while let Some((opened, condition, yes)) = chain.pop() {
            let kind = ExprKind::If(Box::new(condition), Box::new(yes), Box::new(last));
            last = Expr { kind, span: self.since(opened.start) };
        }
        Ok(last)
    }

    /// `then` or `else`, perhaps after a separator (in a do block they may start in the column of the statements).
    fn if_part(&mut self, tok: Tok, word: &str, opened: Span) -> Read<()> {
        let separated = match self.tok {
            Tok::VirtualSemi => self.token().tok == tok,
            Tok::Semi => self.peek(1) == tok,
            _ => false,
        };
        if separated {
            self.advance();
        }
        if self.eat(tok) {
            return Ok(());
        }
        let mistake = match self.tok {
            Tok::Equals | Tok::Var => return Err(self.unexpected(&format!("an operator or `{word}`"))),
            Tok::Then => self
                .plain_unexpected(codes::IF_PARTS, &format!("`{word}`"))
                .with_note(Span::NONE, "a second condition is written `else if`"),
            _ => self.plain_unexpected(codes::IF_PARTS, &format!("`{word}`")),
        };
        Err(self.report(mistake.with_note(opened, format!("`{word}` belongs to this `if`"))))
    }

    /// The guards of an `if |`; those of an outer one stand further left.
    fn multi_if(&mut self) -> Read<Vec<Guarded>> {
        let column = self.token().column;
        let mut guards = Vec::new();
        while self.tok == Tok::Bar && !(self.token().is(FIRST) && self.token().column < column) {
            guards.push(self.guarded(Tok::RightArrow)?);
        }
        Ok(guards)
    }

    pub(super) fn case(&mut self) -> Read<Expr> {
        let opened = self.here();
        self.advance();
        let scrutinee = self.expr()?;
        if self.tok != Tok::Of {
            let mistake = self.plain_unexpected(codes::SYNTAX, "an operator or `of`");
            return Err(self.report(mistake.with_note(opened, "`of` belongs to this `case`")));
        }
        self.advance();
        let alts = self.block(Block::Of, Self::alternative)?;
        Ok(Expr { kind: ExprKind::Case(Box::new(scrutinee), alts), span: self.since(opened.start) })
    }

    fn alternative(&mut self, alts: &mut Vec<Alt>) -> Read<()> {
        let start = self.start();
        let pattern = self.pattern()?;
        let rhs = self.rhs(Tok::RightArrow)?;
        alts.push(Alt { pattern, rhs, span: self.since(start) });
        Ok(())
    }

    pub(super) fn do_block(&mut self) -> Read<Expr> {
        let opened = self.here();
        self.advance();
        let stmts = self.block(Block::Do, |parser, stmts| {
            let stmt = parser.statement()?;
            stmts.push(stmt);
            Ok(())
        })?;
        let mistake = match stmts.last() {
            Some(Stmt::Expr(_)) => None,
            None => Some((opened, "this do block is empty")),
            Some(Stmt::Bind(_, _, span)) => {
                Some((*span, "the last statement of a do block must be an expression, not `<-`"))
            }
            Some(Stmt::Let(_, span)) => {
                Some((*span, "the last statement of a do block must be an expression, not `let`"))
            }
            Some(Stmt::Rec(_, span)) => {
                Some((*span, "the last statement of a do block must be an expression, not `rec`"))
            }
        };
        if let Some((span, message)) = mistake {
            self.diagnostics.push(Diagnostic::error(codes::LAST_STATEMENT, span, message));
        }
        Ok(Expr { kind: ExprKind::Do(stmts), span: self.since(opened.start) })
    }
}
