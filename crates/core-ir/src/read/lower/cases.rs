//! `case`, `if`, `assume` and `assert`.

use super::apply::count;
use super::exprs::{Piece, Task};
use super::items::Items;
use crate::check::alts::Alternatives;
use crate::read::syntax::{Ident, Node, NodeId, PatternNode};
use crate::{Alt, Expr, ExprId, Pattern, PrimType, VarId, codes};

/// A `case` whose alternatives are being lowered.
pub(super) struct CaseState {
    binder: VarId,
    patterns: Vec<Option<Pattern>>,
    seen: Alternatives,
    has_default: bool,
}

impl Items<'_> {
    /// Starts a `case`.
    pub(super) fn open_case(&mut self, id: NodeId) {
        let Node::Case { binder, .. } = self.syntax.node(id) else { return };
        let name = binder.map_or(self.wildcard, |binder| binder.name);
        let binder = self.builder.var_named(name);
        let (seen, patterns) = (Alternatives::default(), Vec::new());
        self.cases.push(CaseState { binder, patterns, seen, has_default: false });
    }

    /// Lowers the next alternative of the innermost `case`.
    pub(super) fn alternative(&mut self, id: NodeId, index: usize) {
        let syntax = self.syntax;
        let Node::Case { binder, alts, .. } = syntax.node(id) else { return };
        let Some(mut case) = self.cases.pop() else { return };
        let alt = &alts[index];
        self.tasks.extend([Task::Leave(self.scope.mark()), Task::Expr(alt.body)]);
        if let Some(binder) = binder.filter(|binder| binder.name != self.wildcard) {
            self.scope.bind(binder.name, case.binder);
        }
        if case.has_default {
            self.fail(codes::AFTER_DEFAULT, alt.span, "this alternative comes after the default".to_string());
        }
        let fits = match &alt.pattern {
            PatternNode::Default => {
                case.has_default = true;
                case.patterns.push(None);
                Ok(())
            }
            PatternNode::Lit(literal) => {
                case.patterns.push(Some(Pattern::Lit(literal.clone())));
                case.seen.literal(literal)
            }
            PatternNode::Con(name, fields) => {
                let vars = self.bind_all(fields, "variable");
                let con = self.con(*name);
                case.patterns.push(Some(Pattern::Con(con.unwrap_or(crate::builtin::UNIT), vars)));
                con.map_or(Ok(()), |con| {
                    self.pattern_arity(*name, con, fields);
                    case.seen.con(self.builder.program(), con)
                })
            }
        };
        if let Err((code, text)) = fits {
            self.fail(code, alt.span, text);
        }
        self.cases.push(case);
    }

    fn pattern_arity(&mut self, name: Ident, con: crate::ConId, fields: &[Ident]) {
        let wanted = self.needs_con(con).fields.len();
        if wanted != fields.len() {
            let text = self.builder.text(name.name);
            let text =
                format!("constructor `{text}` has {}, but the pattern binds {}", count(wanted, "field"), fields.len());
            let span = fields.last().map_or(name.span, |last| name.span.to(last.span));
            self.fail(codes::PATTERN_ARITY, span, text);
        }
    }

    /// Finishes a `case`.
    pub(super) fn case(&mut self, id: NodeId) {
        let Some(case) = self.cases.pop() else { return };
        let first = self.values.len() - case.patterns.len();
        let bodies: Vec<Piece> = self.values.drain(first..).collect();
        let mut alts = Vec::new();
        let mut default = None;
        for (pattern, body) in case.patterns.into_iter().zip(bodies) {
            let Piece::Expr(body) = body else { continue };
            match pattern {
                Some(pattern) => alts.push(Alt { pattern, body }),
                None => default = Some(body),
            }
        }
        let scrutinee = self.pop();
        self.finish(id, Expr::Case { scrutinee, binder: case.binder, alts, default });
    }

    /// Finishes an `if`.
    pub(super) fn if_(&mut self, id: NodeId) {
        let (no, yes, condition) = (self.pop(), self.pop(), self.pop());
        let span = self.syntax.span(id);
        let expr = self.builder.at(span).if_(condition, yes, no);
        self.values.push(Piece::Expr(expr));
    }

    /// Finishes an `assume` or `assert`.
    pub(super) fn claim(&mut self, id: NodeId) {
        let syntax = self.syntax;
        let body = self.pop();
        let (label, condition) = match syntax.node(id) {
            Node::Assume { condition, .. } => (None, *condition),
            Node::Assert { label, condition, .. } => (Some(label), *condition),
            _ => return,
        };
        let mut operands = self.take(&[condition], &[PrimType::Bool]);
        let Some(condition) = operands.atoms.pop() else { return };
        let label = label.map(|label| self.builder.label(label));
        let claim = match label {
            None => Expr::Assume { condition, body },
            Some(label) => Expr::Assert { label, condition, body },
        };
        let claim = self.builder.at(syntax.span(id)).expr(claim);
        let expr = self.wrap(operands, claim);
        self.values.push(Piece::Expr(expr));
    }

    fn finish(&mut self, id: NodeId, expr: Expr) {
        let span = self.syntax.span(id);
        let expr: ExprId = self.builder.at(span).expr(expr);
        self.values.push(Piece::Expr(expr));
    }
}
