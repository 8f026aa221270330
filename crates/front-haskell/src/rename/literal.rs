//! Constants.

use super::{Renamer, codes};
use crate::hir::{ExprId, ExprKind, Literal, PatKind};
use crate::syntax;
use snell_source::Span;

impl Renamer<'_> {
    /// A constant as an expression; strings may be overloaded.
    pub(super) fn literal_expr(&mut self, literal: &syntax::Literal, span: Span) -> ExprId {
        let kind = ExprKind::Literal(self.literal(literal, span));
        let expr = self.new_expr(kind, span);
        if self.rebindable
            && let Some(meant) = self.rebound_number(literal, expr, span)
        {
            return meant;
        }
        if !self.overloaded_strings || !matches!(literal, syntax::Literal::String(_)) {
            return expr;
        }
        let known = &self.world.known;
        let function = self.required(known.base, known.from_string, span);
        self.call(function, vec![expr], span)
    }

    /// A constant as a pattern. An overloaded string is compared with `==`.
    pub(super) fn literal_pattern(&mut self, literal: &syntax::Literal, span: Span) -> PatKind {
        if !self.overloaded_strings || !matches!(literal, syntax::Literal::String(_)) {
            return PatKind::Literal(self.literal(literal, span));
        }
        let known = self.world.known.clone();
        let value = self.literal_expr(literal, span);
        let equals = self.required(known.base, known.equals, span);
        let equals = self.var_expr(equals, span);
        let test = self.new_expr(ExprKind::RightSection(equals, value), span);
        let yes = self.required_con(known.true_, span);
        let yes = self.new_pat(PatKind::Con(yes, Vec::new()), span);
        PatKind::View(test, yes)
    }

    /// A constant.
    pub(super) fn literal(&mut self, literal: &syntax::Literal, span: Span) -> Literal {
        match literal {
            syntax::Literal::Integer(number) => Literal::Integer(number.clone()),
            syntax::Literal::Fractional(digits, power) => Literal::Fractional(digits.clone(), *power),
            syntax::Literal::Char(char) => Literal::Char(*char),
            syntax::Literal::String(text) => Literal::String(text.clone()),
            syntax::Literal::Unboxed(inner) => match &**inner {
                syntax::Literal::Integer(number) => match number.to_i64() {
                    Some(number) => Literal::Int(number),
                    None => {
                        self.error(codes::BIG_LITERAL, span, "this number does not fit into an Int");
                        Literal::Int(0)
                    }
                },
                syntax::Literal::String(text) => Literal::Str(text.clone()),
                other => self.literal(other, span),
            },
        }
    }

    /// A negative number as a pattern.
    pub(super) fn negative(&mut self, literal: &syntax::Literal, span: Span) -> Literal {
        match self.literal(literal, span) {
            Literal::Integer(number) => Literal::Integer(-number),
            Literal::Fractional(digits, power) => Literal::Fractional(-digits, power),
            Literal::Int(number) => Literal::Int(number.wrapping_neg()),
            other => other,
        }
    }
}
