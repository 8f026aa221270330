//! Operator expressions and patterns, and sections.

use super::fixity::{Build, Part, resolve, section_fits};
use super::synonym::Matcher;
use super::world::{DEFAULT_FIXITY, Fixity, World};
use super::{Renamer, Value, codes};
use crate::hir::{Expr, ExprId, ExprKind, PatId, VarId};
use crate::syntax::{self, Assoc, Infix, InfixPattern, QIdent};
use snell_source::{Diagnostic, Span};

impl Renamer<'_> {
    /// Operands and operators in a row, and the fixity of the operator that ends up at the top.
    pub(super) fn infix(&mut self, parts: &[Infix], span: Span) -> (ExprId, Option<Fixity>) {
        let has_minus = parts.iter().any(|part| matches!(part, Infix::Minus(_)));
        let negate = match has_minus {
            true => self.required(self.world.known.base, self.world.known.negate, span),
            false => VarId(0),
        };
        let mut resolved = Vec::with_capacity(parts.len());
        for part in parts {
            resolved.push(match part {
                Infix::Operand(operand) => Part::Operand(self.expr(operand)),
                Infix::Minus(span) => Part::Minus(self.var_expr(negate, *span)),
                Infix::Operator(op) => {
                    self.called(op);
                    let op = self.expr(op);
                    Part::Operator(op, self.fixity_of(op))
                }
            });
        }
        match resolve(resolved, &mut Exprs { world: self.world }) {
            Some(found) => found,
            None => {
                let kind = self.failed();
                (self.new_expr(kind, span), None)
            }
        }
    }

    fn fixity_of(&self, op: ExprId) -> Fixity {
        match self.world.hir.expr(op).kind {
            ExprKind::Var(var) => self.world.fixity(Value::Var(var)),
            ExprKind::Con(con) => self.world.fixity(Value::Con(con)),
            _ => DEFAULT_FIXITY,
        }
    }

    /// `(e op)`.
    pub(super) fn left_section(&mut self, operand: &syntax::Expr, op: &syntax::Expr, span: Span) -> ExprId {
        let (operand, inner) = self.operand(operand);
        let op = self.expr(op);
        self.check_section(op, inner, Assoc::Left, span);
        self.apply(op, vec![operand], span)
    }

    /// `(op e)`.
    pub(super) fn right_section(&mut self, op: &syntax::Expr, operand: &syntax::Expr, span: Span) -> ExprId {
        let op = self.expr(op);
        let (operand, inner) = self.operand(operand);
        self.check_section(op, inner, Assoc::Right, span);
        self.new_expr(ExprKind::RightSection(op, operand), span)
    }

    fn operand(&mut self, operand: &syntax::Expr) -> (ExprId, Option<Fixity>) {
        match &operand.kind {
            syntax::ExprKind::Infix(parts) => self.infix(parts, operand.span),
            _ => (self.expr(operand), None),
        }
    }

    fn check_section(&mut self, op: ExprId, inner: Option<Fixity>, side: Assoc, span: Span) {
        let outer = self.fixity_of(op);
        if !section_fits(inner, outer, side) {
            let text = format!(
                "the operand of this section must be in parentheses: `{}` ({}) binds tighter than what is in it",
                operator_text(self.world, &self.world.hir.expr(op).kind),
                fixity_text(outer),
            );
            self.error(codes::SECTION, span, text);
        }
    }

    /// Operands and constructors in a row.
    pub(super) fn infix_pattern(&mut self, parts: Vec<Part<PatId, (Matcher, QIdent)>>) -> Option<PatId> {
        let (pattern, _) = resolve(parts, &mut Pats { world: self.world })?;
        Some(pattern)
    }

    /// The operators of a pattern; none when one of them is unknown.
    pub(super) fn pattern_operators(&mut self, parts: &[InfixPattern]) -> Option<Vec<Matcher>> {
        let mut matchers = Vec::new();
        let mut complete = true;
        for part in parts {
            if let InfixPattern::Operator(id) = part {
                match self.matcher(*id) {
                    Some(matcher) => {
                        complete &= self.matches_so_many(matcher, 2, id.span);
                        matchers.push(matcher);
                    }
                    None => complete = false,
                }
            }
        }
        complete.then_some(matchers)
    }
}

struct Exprs<'w> {
    world: &'w mut World,
}

impl Exprs<'_> {
    fn span(&self, expr: ExprId) -> Span {
        self.world.hir.expr(expr).span
    }

    fn add(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.world.hir.exprs.push(Expr { kind, span });
        ExprId(self.world.hir.exprs.len() as u32 - 1)
    }
}

impl Build<ExprId, ExprId> for Exprs<'_> {
    fn operator(&mut self, op: ExprId, left: ExprId, right: ExprId) -> ExprId {
        let span = self.span(left).to(self.span(right));
        self.add(ExprKind::Operator(op, left, right), span)
    }

    fn negate(&mut self, minus: ExprId, operand: ExprId) -> ExprId {
        let span = self.span(minus).to(self.span(operand));
        self.add(ExprKind::App(minus, vec![operand]), span)
    }

    fn conflict(&mut self, first: (&ExprId, Fixity), second: (&ExprId, Fixity)) {
        let text = |op: &ExprId| operator_text(self.world, &self.world.hir.expr(*op).kind);
        let texts = [text(first.0), text(second.0)];
        let span = self.span(*first.0).to(self.span(*second.0));
        let place = self.span(*second.0);
        mixed(self.world, span, place, texts, first.1, second.1);
    }
}

struct Pats<'w> {
    world: &'w mut World,
}

impl Build<PatId, (Matcher, QIdent)> for Pats<'_> {
    fn operator(&mut self, op: (Matcher, QIdent), left: PatId, right: PatId) -> PatId {
        let span = self.world.hir.pat(left).span.to(self.world.hir.pat(right).span);
        self.world.matched(op.0, vec![left, right], span)
    }

    fn negate(&mut self, _: (Matcher, QIdent), operand: PatId) -> PatId {
        operand
    }

    fn conflict(&mut self, first: (&(Matcher, QIdent), Fixity), second: (&(Matcher, QIdent), Fixity)) {
        let (one, other) = (first.0.1, second.0.1);
        let texts = [one, other].map(|id| self.world.text(id.name.name).to_string());
        mixed(self.world, one.span.to(other.span), other.span, texts, first.1, second.1);
    }
}

fn mixed(world: &mut World, span: Span, place: Span, texts: [String; 2], first: Fixity, second: Fixity) {
    let [one, other] = texts;
    let place = if place == Span::NONE { span } else { place };
    let message = if other == "negate" || one == "negate" {
        let op = if other == "negate" { (&one, first) } else { (&other, second) };
        format!("a minus sign beside `{}` ({}) needs parentheses: it binds like infixl 6", op.0, fixity_text(op.1))
    } else if one == other {
        format!("`{one}` ({}) can't be used twice in a row without parentheses", fixity_text(first))
    } else {
        format!(
            "`{one}` ({}) and `{other}` ({}) can't be mixed without parentheses",
            fixity_text(first),
            fixity_text(second)
        )
    };
    world.diagnostics.push(Diagnostic::error(codes::FIXITY_CONFLICT, place, message));
}

fn operator_text(world: &World, kind: &ExprKind) -> String {
    match kind {
        ExprKind::Var(var) => world.text(world.hir.var(*var).name).to_string(),
        ExprKind::Con(con) => world.text(world.hir.con(*con).name).to_string(),
        _ => "?".to_string(),
    }
}

fn fixity_text((assoc, precedence): Fixity) -> String {
    let word = match assoc {
        Assoc::Left => "infixl",
        Assoc::Right => "infixr",
        Assoc::None => "infix",
    };
    format!("{word} {precedence}")
}
