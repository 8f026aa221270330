//! Patterns.

use super::codes;
use super::parser::{Parser, Read};
use super::token::Tok;
use crate::syntax::{FieldPattern, InfixPattern, Literal, Pat, PatKind, QIdent};
use snell_source::Span;

impl Parser<'_> {
    /// A pattern, perhaps with a signature.
    pub fn pattern_typed(&mut self) -> Read<Pat> {
        let pattern = self.pattern()?;
        if self.tok != Tok::DoubleColon {
            return Ok(pattern);
        }
        self.advance();
        let ty = self.ty()?;
        let span = self.since(pattern.span.start);
        Ok(Pat { kind: PatKind::Typed(Box::new(pattern), ty), span })
    }

    /// Operands with constructor operators between them.
    pub fn pattern(&mut self) -> Read<Pat> {
        self.enter()?;
        let result = self.pattern_chain();
        self.depth -= 1;
        result
    }

    fn pattern_chain(&mut self) -> Read<Pat> {
        let first = self.operand_pattern()?;
        if !self.at_constructor_operator() {
            return Ok(first);
        }
        let start = first.span.start;
        let mut parts = vec![InfixPattern::Operand(first)];
        while self.at_constructor_operator() {
            parts.push(InfixPattern::Operator(self.constructor_operator()?));
            parts.push(InfixPattern::Operand(self.operand_pattern()?));
        }
        Ok(Pat { kind: PatKind::Infix(parts), span: self.since(start) })
    }

    fn at_constructor_operator(&self) -> bool {
        self.tok == Tok::ConOp || (self.tok == Tok::Backtick && self.peek(1) == Tok::Con)
    }

    fn constructor_operator(&mut self) -> Read<QIdent> {
        if self.tok == Tok::ConOp {
            return Ok(self.take_qident());
        }
        let start = self.start();
        self.advance();
        let mut name = self.take_qident();
        self.expect(Tok::Backtick, "a closing backtick")?;
        name.span = self.since(start);
        Ok(name)
    }

    /// A constructor with its arguments, a negative number, or something smaller.
    fn operand_pattern(&mut self) -> Read<Pat> {
        let start = self.start();
        match self.tok {
            Tok::Minus if matches!(self.peek(1), Tok::Integer | Tok::Float) => {
                self.advance();
                let literal = self.literal();
                Ok(Pat { kind: PatKind::Negative(literal), span: self.since(start) })
            }
            Tok::Con if self.peek(1) != Tok::OpenBrace => {
                let name = self.take_qident();
                self.constructor_pattern(name, start)
            }
            Tok::OpenParen if self.peek(1) == Tok::ConOp && self.peek(2) == Tok::CloseParen => {
                self.advance();
                let mut name = self.take_qident();
                self.advance();
                name.span = self.since(start);
                self.constructor_pattern(name, start)
            }
            _ => self.apat(),
        }
    }

    fn constructor_pattern(&mut self, name: QIdent, start: u32) -> Read<Pat> {
        let mut arguments = Vec::new();
        let mut typed = false;
        loop {
            if self.starts_apat(0) {
                arguments.push(self.apat()?);
            } else if self.tok == Tok::At && self.token().is_prefix() {
                self.advance();
                self.atype()?;
                typed = true;
            } else {
                break;
            }
        }
        let kind = match typed {
            true => PatKind::Unsupported("type arguments in patterns"),
            false => PatKind::Con(name, arguments),
        };
        Ok(Pat { kind, span: self.since(start) })
    }

    /// Whether an argument pattern starts so many tokens further.
    pub fn starts_apat(&self, ahead: usize) -> bool {
        let tok = if ahead == 0 { self.tok } else { self.peek(ahead) };
        match tok {
            Tok::Var | Tok::Con | Tok::OpenParen | Tok::OpenBracket | Tok::Underscore | Tok::Tilde => true,
            Tok::Integer | Tok::Float | Tok::Char | Tok::String => true,
            Tok::OpenUnboxed | Tok::Splice | Tok::Quotation => true,
            Tok::Bang => self.tokens[self.at + ahead].is_prefix(),
            Tok::Minus => {
                self.extensions.negative_literals
                    && self.tokens[self.at + ahead].is_prefix()
                    && matches!(self.peek(ahead + 1), Tok::Integer | Tok::Float)
            }
            _ => false,
        }
    }

    /// An argument pattern.
    pub fn apat(&mut self) -> Read<Pat> {
        self.apat_or("a pattern")
    }

    /// An argument pattern, or a complaint that this was expected.
    pub fn apat_or(&mut self, expected: &str) -> Read<Pat> {
        self.enter()?;
        let result = self.apat_inside(expected);
        self.depth -= 1;
        result
    }

    fn apat_inside(&mut self, expected: &str) -> Read<Pat> {
        let start = self.start();
        let kind = match self.tok {
            Tok::Var if !self.token().is_qualified() => {
                let name = self.take_ident();
                match self.tok {
                    Tok::At => {
                        self.advance();
                        PatKind::As(name, Box::new(self.apat()?))
                    }
                    _ => PatKind::Var(name),
                }
            }
            Tok::Con => {
                let name = self.take_qident();
                match self.tok {
                    Tok::OpenBrace => self.record_pattern(name)?,
                    _ => PatKind::Con(name, Vec::new()),
                }
            }
            Tok::Underscore => {
                self.advance();
                PatKind::Wild
            }
            Tok::Integer | Tok::Float | Tok::Char | Tok::String => PatKind::Literal(self.literal()),
            Tok::OpenParen => self.paren_pattern()?,
            Tok::OpenBracket => self.list_pattern()?,
            Tok::Tilde => {
                self.advance();
                PatKind::Lazy(Box::new(self.apat()?))
            }
            Tok::Bang => {
                self.advance();
                PatKind::Bang(Box::new(self.apat()?))
            }
            Tok::Minus if self.starts_apat(0) => {
                self.advance();
                PatKind::Negative(self.literal())
            }
            Tok::OpenUnboxed => match self.unboxed_parts(Self::pattern)? {
                None => PatKind::Unsupported("unboxed sums"),
                Some(mut parts) => match parts.len() {
                    0 => PatKind::Unit,
                    1 => PatKind::Paren(Box::new(parts.remove(0))),
                    _ => PatKind::Tuple(parts),
                },
            },
            Tok::Quotation => {
                self.advance();
                PatKind::Unsupported("quasi quotation")
            }
            Tok::Splice => {
                self.advance();
                self.spliced()?;
                PatKind::Unsupported("Template Haskell")
            }
            _ => return Err(self.not_a_pattern(expected)),
        };
        Ok(Pat { kind, span: self.since(start) })
    }

    fn not_a_pattern(&mut self, expected: &str) -> super::parser::Failed {
        match self.tok {
            Tok::Var => {
                let message = format!("a pattern defines names, which can't be qualified as {} is", self.found());
                self.error(codes::BAD_PATTERN, self.here(), message)
            }
            Tok::VarOp | Tok::Minus | Tok::Bang | Tok::Backtick => {
                let found = self.found();
                let message = format!("{found} can't stand in a pattern: only constructors and their operators can");
                self.error(codes::BAD_PATTERN, self.here(), message)
            }
            _ => self.unexpected(expected),
        }
    }

    #[inline(never)]
    fn paren_pattern(&mut self) -> Read<PatKind> {
        let open = self.here();
        self.advance();
        match self.tok {
            Tok::CloseParen => {
                self.advance();
                return Ok(PatKind::Unit);
            }
            // A constructor operator as an argument has no fields here.
            Tok::ConOp if self.peek(1) == Tok::CloseParen => {
                let name = self.take_qident();
                self.advance();
                return Ok(PatKind::Con(name, Vec::new()));
            }
            Tok::VarOp | Tok::Minus | Tok::Bang if self.peek(1) == Tok::CloseParen && !self.token().is_qualified() => {
                let mut name = self.take_ident();
                self.advance();
                name.span = self.since(open.start);
                return Ok(PatKind::Var(name));
            }
            _ => {}
        }
        let first = self.component()?;
        if self.tok != Tok::Comma {
            self.close_pattern(Tok::CloseParen, open, "`,` or `)`")?;
            return Ok(PatKind::Paren(Box::new(first)));
        }
        let mut parts = vec![first];
        while self.eat(Tok::Comma) {
            parts.push(self.component()?);
        }
        self.close_pattern(Tok::CloseParen, open, "`,` or `)`")?;
        Ok(PatKind::Tuple(parts))
    }

    fn close_pattern(&mut self, tok: Tok, open: Span, expected: &str) -> Read<()> {
        match self.tok {
            Tok::VarOp | Tok::Minus | Tok::Bang | Tok::Backtick => Err(self.not_a_pattern(expected)),
            _ => self.close(tok, open, expected),
        }
    }

    #[inline(never)]
    fn list_pattern(&mut self) -> Read<PatKind> {
        let open = self.here();
        self.advance();
        let mut parts = Vec::new();
        if self.tok != Tok::CloseBracket {
            parts.push(self.component()?);
            while self.eat(Tok::Comma) {
                parts.push(self.component()?);
            }
        }
        self.close_pattern(Tok::CloseBracket, open, "`,` or `]`")?;
        Ok(PatKind::List(parts))
    }

    /// What may stand between parentheses, brackets and commas: also views, signatures and `n + 1`.
    fn component(&mut self) -> Read<Pat> {
        let start = self.start();
        if self.is_view() {
            let function = self.expr()?;
            self.expect(Tok::RightArrow, "`->` of a view pattern")?;
            self.enter()?;
            let pattern = self.component()?;
            self.depth -= 1;
            let kind = PatKind::View(Box::new(function), Box::new(pattern));
            return Ok(Pat { kind, span: self.since(start) });
        }
        if self.tok == Tok::Var && self.peek(1) == Tok::VarOp && self.peek(2) == Tok::Integer {
            let plus = self.tokens[self.at + 1];
            if plus.name == self.words.plus.0 && !plus.is_qualified() && !self.token().is_qualified() {
                let name = self.take_ident();
                self.advance();
                let literal: Literal = self.literal();
                return Ok(Pat { kind: PatKind::Successor(name, literal), span: self.since(start) });
            }
        }
        self.pattern_typed()
    }

    /// Whether `->` comes before the end of this component.
    fn is_view(&self) -> bool {
        let mut index = self.at;
        loop {
            if index > self.at && self.is_beyond(index) {
                return false;
            }
            match self.tokens[index].tok {
                Tok::RightArrow => return true,
                Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed => {
                    match self.after_bracket(index) {
                        Some(after) => {
                            index = after;
                            continue;
                        }
                        None => return false,
                    }
                }
                Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace | Tok::Comma | Tok::Semi => return false,
                Tok::DoubleColon | Tok::Equals | Tok::LeftArrow | Tok::End => return false,
                _ => {}
            }
            index += 1;
        }
    }

    fn record_pattern(&mut self, name: QIdent) -> Read<PatKind> {
        let open = self.here();
        self.open_fields();
        let (mut fields, mut rest) = (Vec::new(), false);
        while self.tok != Tok::CloseBrace {
            if self.eat(Tok::DotDot) {
                rest = true;
                break;
            }
            let field = self.field_name()?;
            let pattern = if self.eat(Tok::Equals) { Some(self.component()?) } else { None };
            fields.push(FieldPattern { field, pattern });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close_fields(open, "`,` or `}`")?;
        Ok(PatKind::Record(name, fields, rest))
    }
}
