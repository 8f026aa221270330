//! Pattern synonyms. What they need besides their pattern becomes ordinary definitions: the function that builds what
//! the pattern matches, the selectors of fields, and the functions of view patterns.

use crate::parse::codes;
use crate::parse::layout::Block;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{
    Clause, Decl, Expr, ExprKind, FieldBinding, Guarded, Ident, Infix, InfixPattern, Pat, PatKind, PatternSynonym,
    QIdent, QName, Qualifier, Rhs,
};
use snell_source::Span;

impl Parser<'_> {
    /// Whether `pattern` starts a pattern synonym: a constructor follows, or a pattern with an operator.
    pub(super) fn at_pattern_synonym(&self) -> bool {
        self.extensions.pattern_synonyms
            && self.at_word(self.words.pattern)
            && (matches!(self.peek(1), Tok::Con | Tok::Var)
                || (self.peek(1) == Tok::OpenParen && self.peek(2) == Tok::ConOp))
    }

    /// `pattern P a b = p`, `pattern P a b <- p where ..`, `pattern P :: t`.
    pub(super) fn pattern_synonym(&mut self, decls: &mut Vec<Decl>) -> Read<()> {
        let start = self.start();
        self.advance();
        let (mut name, mut params, mut record) = (None, Vec::new(), false);
        if self.tok == Tok::Var {
            params.push(self.take_ident());
        } else {
            let first = self.constructor_name()?;
            if matches!(self.tok, Tok::DoubleColon | Tok::Comma) {
                return self.synonym_signature(first, start, decls);
            }
            name = Some(first);
        }
        let name = match name {
            Some(name) => name,
            None if self.at_constructor_name() => self.infix_constructor_name()?,
            None => return Err(self.unexpected("the name of a pattern synonym")),
        };
        if self.tok == Tok::OpenBrace {
            record = true;
            let open = self.here();
            self.open_fields();
            while self.tok != Tok::CloseBrace {
                params.push(self.variable("the name of a field")?);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
            self.close_fields(open, "`,` or `}` after a field")?;
        } else {
            while self.tok == Tok::Var {
                params.push(self.variable("a parameter")?);
            }
        }
        let both_ways = self.tok == Tok::Equals;
        if !both_ways && self.tok != Tok::LeftArrow {
            return Err(self.unexpected_as(codes::MISSING_EQUALS, "`=` or `<-` in a pattern synonym"));
        }
        self.advance();
        let mut pattern = self.pattern_typed()?;
        let mut builder = Vec::new();
        if both_ways {
            let Some(body) = as_expression(&pattern) else {
                let message = "this pattern can't build a value; write `<-` instead of `=`";
                return Err(self.error(codes::BAD_PATTERN, pattern.span, message));
            };
            let patterns = params.iter().map(|&param| variable(param)).collect();
            builder.push(clause(name, patterns, body));
        } else if self.eat(Tok::Where) {
            let clauses = self.block(Block::Where, Self::local_decl)?;
            for decl in clauses {
                builder.push(self.builder_clause(name, decl)?);
            }
        }
        self.name_views(&mut pattern, name, decls);
        let span = self.since(start);
        if record {
            decls.extend((0..params.len()).map(|place| selector(name, &params, place)));
        }
        decls.push(Decl::PatternSynonym(PatternSynonym { name, params, record, pattern, builder, span }));
        Ok(())
    }

    fn synonym_signature(&mut self, first: Ident, start: u32, decls: &mut Vec<Decl>) -> Read<()> {
        let mut names = vec![first];
        while self.eat(Tok::Comma) {
            names.push(self.constructor_name()?);
        }
        self.expect(Tok::DoubleColon, "`,` or `::` in a signature")?;
        let ty = self.ty()?;
        decls.push(Decl::PatternSignature(names, ty, self.since(start)));
        Ok(())
    }

    /// `P a b = e`, which was read as the definition of a pattern.
    fn builder_clause(&mut self, name: Ident, decl: Decl) -> Read<Decl> {
        if let Decl::Pattern(pattern, rhs, span) = decl {
            if let Some(patterns) = builder_arguments(name, pattern) {
                return Ok(Decl::Clause(Clause { name, patterns, rhs, span }));
            }
            return Err(self.error(codes::BAD_PATTERN, span, "only the pattern synonym itself is defined here"));
        }
        Err(self.error(codes::BAD_PATTERN, name.span, "only the pattern synonym itself is defined in its `where`"))
    }

    /// Gives the functions of views names, so that the pattern has no expressions.
    fn name_views(&mut self, pattern: &mut Pat, synonym: Ident, decls: &mut Vec<Decl>) {
        match &mut pattern.kind {
            PatKind::View(function, inner) => {
                let text = self.names.get(synonym.name).unwrap_or("");
                let name = self.names.intern(&format!("{text}%{}", function.span.start));
                let name = Ident { name, span: function.span };
                let argument = Ident { name: self.names.intern("%"), span: function.span };
                let whole = std::mem::replace(&mut **function, variable_expr(name));
                let body = apply(whole, variable_expr(argument));
                decls.push(clause(name, vec![variable(argument)], body));
                self.name_views(inner, synonym, decls);
            }
            PatKind::As(_, inner) | PatKind::Lazy(inner) | PatKind::Bang(inner) | PatKind::Paren(inner) => {
                self.name_views(inner, synonym, decls);
            }
            PatKind::Typed(inner, _) => self.name_views(inner, synonym, decls),
            PatKind::Con(_, parts) | PatKind::Tuple(parts) | PatKind::List(parts) => {
                parts.iter_mut().for_each(|part| self.name_views(part, synonym, decls));
            }
            PatKind::Infix(parts) => {
                for part in parts {
                    if let InfixPattern::Operand(operand) = part {
                        self.name_views(operand, synonym, decls);
                    }
                }
            }
            PatKind::Record(_, fields, _) => {
                fields.iter_mut().filter_map(|field| field.pattern.as_mut()).for_each(|part| {
                    self.name_views(part, synonym, decls);
                });
            }
            PatKind::Wild
            | PatKind::Var(_)
            | PatKind::Literal(_)
            | PatKind::Negative(_)
            | PatKind::Successor(..)
            | PatKind::Unit
            | PatKind::Unsupported(_) => {}
        }
    }
}

/// The arguments of the synonym that a definition is for.
fn builder_arguments(name: Ident, pattern: Pat) -> Option<Vec<Pat>> {
    match pattern.kind {
        PatKind::Con(con, args) if con.name == QName::plain(name.name) => Some(args),
        PatKind::Infix(parts) => match <[InfixPattern; 3]>::try_from(parts).ok()? {
            [InfixPattern::Operand(left), InfixPattern::Operator(con), InfixPattern::Operand(right)]
                if con.name.name == name.name =>
            {
                Some(vec![left, right])
            }
            _ => None,
        },
        _ => None,
    }
}

/// The expression that looks like a pattern, if there is one.
fn as_expression(pattern: &Pat) -> Option<Expr> {
    let span = pattern.span;
    let all = |parts: &[Pat]| parts.iter().map(as_expression).collect::<Option<Vec<Expr>>>();
    let kind = match &pattern.kind {
        PatKind::Var(name) => return Some(variable_expr(*name)),
        PatKind::Bang(inner) => return as_expression(inner),
        PatKind::Literal(literal) => ExprKind::Literal(literal.clone()),
        PatKind::Negative(literal) => {
            let literal = Expr { kind: ExprKind::Literal(literal.clone()), span };
            let negative = Expr { kind: ExprKind::Infix(vec![Infix::Minus(span), Infix::Operand(literal)]), span };
            ExprKind::Paren(Box::new(negative))
        }
        PatKind::Con(con, parts) => {
            let head = Expr { kind: ExprKind::Con(*con), span: con.span };
            return Some(all(parts)?.into_iter().fold(head, apply));
        }
        PatKind::Infix(parts) => {
            let part = |part: &InfixPattern| match part {
                InfixPattern::Operand(operand) => as_expression(operand).map(Infix::Operand),
                InfixPattern::Operator(con) => {
                    Some(Infix::Operator(Expr { kind: ExprKind::Con(*con), span: con.span }))
                }
            };
            ExprKind::Infix(parts.iter().map(part).collect::<Option<Vec<Infix>>>()?)
        }
        PatKind::Record(con, fields, false) => {
            let mut bindings = Vec::new();
            for field in fields {
                let value = match &field.pattern {
                    Some(pattern) => Some(as_expression(pattern)?),
                    None => None,
                };
                bindings.push(FieldBinding { field: field.field, value });
            }
            ExprKind::Record(*con, bindings, false)
        }
        PatKind::Tuple(parts) => ExprKind::Tuple(all(parts)?.into_iter().map(Some).collect()),
        PatKind::Unit => ExprKind::Unit,
        PatKind::List(parts) => ExprKind::List(all(parts)?),
        PatKind::Paren(inner) => ExprKind::Paren(Box::new(as_expression(inner)?)),
        PatKind::Typed(inner, ty) => ExprKind::Typed(Box::new(as_expression(inner)?), ty.clone()),
        PatKind::Wild
        | PatKind::As(..)
        | PatKind::Lazy(_)
        | PatKind::Successor(..)
        | PatKind::Record(..)
        | PatKind::View(..)
        | PatKind::Unsupported(_) => return None,
    };
    Some(Expr { kind, span })
}

/// `f (P _ f _) = f`.
fn selector(name: Ident, params: &[Ident], place: usize) -> Decl {
    let field = params[place];
    let part = |(at, _): (usize, &Ident)| match at == place {
        true => variable(field),
        false => Pat { kind: PatKind::Wild, span: field.span },
    };
    let parts = params.iter().enumerate().map(part).collect();
    let con = QIdent { name: QName { qualifier: Qualifier::None, name: name.name }, span: name.span };
    let pattern = Pat { kind: PatKind::Con(con, parts), span: field.span };
    clause(field, vec![pattern], variable_expr(field))
}

fn clause(name: Ident, patterns: Vec<Pat>, body: Expr) -> Decl {
    let span: Span = name.span.to(body.span);
    let rhs = Rhs { bodies: vec![Guarded { guards: Vec::new(), body, span }], wheres: Vec::new() };
    Decl::Clause(Clause { name, patterns, rhs, span })
}

fn variable(name: Ident) -> Pat {
    Pat { kind: PatKind::Var(name), span: name.span }
}

fn variable_expr(name: Ident) -> Expr {
    let id = QIdent { name: QName::plain(name.name), span: name.span };
    Expr { kind: ExprKind::Var(id), span: name.span }
}

fn apply(function: Expr, argument: Expr) -> Expr {
    let span = function.span.to(argument.span);
    Expr { kind: ExprKind::App(Box::new(function), Box::new(argument)), span }
}
