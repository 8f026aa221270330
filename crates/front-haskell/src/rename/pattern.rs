//! Patterns.

use super::fixity::Part;
use super::synonym::Matcher;
use super::{Renamer, Value, codes};
use crate::hir::{ConId, ExprKind, PatId, PatKind, TyConKind, VarId, VarKind};
use crate::syntax::{self, Ident, InfixPattern, Pat, QIdent};
use snell_source::{Diagnostic, Span};
use syntax::PatKind as From;

/// Where the variables of a pattern come from.
#[derive(Clone, Copy)]
pub(super) enum Mode<'a> {
    /// They are new; the first variable of the pattern, or of the patterns side by side with it.
    Fresh(VarId),
    /// They are in scope already.
    Declared(&'a [VarId]),
}

impl Renamer<'_> {
    /// Patterns side by side, whose variables come into scope.
    pub(super) fn patterns(&mut self, patterns: &[Pat]) -> Vec<PatId> {
        let mode = Mode::Fresh(VarId(self.world.hir.vars.len() as u32));
        patterns.iter().map(|pattern| self.outer_pattern(pattern, mode)).collect()
    }

    /// A pattern, whose variables come into scope.
    pub(super) fn pattern(&mut self, pattern: &Pat) -> PatId {
        let mode = Mode::Fresh(VarId(self.world.hir.vars.len() as u32));
        self.outer_pattern(pattern, mode)
    }

    /// A pattern of a binding, whose variables have been declared.
    pub(super) fn declared_pattern(&mut self, pattern: &Pat, vars: &[VarId]) -> PatId {
        self.pattern_in(pattern, Mode::Declared(vars))
    }

    /// A pattern that is no part of another one: under `Strict` it has a bang, unless it says otherwise.
    pub(super) fn outer_pattern(&mut self, pattern: &Pat, mode: Mode<'_>) -> PatId {
        let id = self.pattern_in(pattern, mode);
        if self.strict && !matches!(self.world.hir.pat(id).kind, PatKind::Lazy(_) | PatKind::Bang(_)) {
            return self.new_pat(PatKind::Bang(id), pattern.span);
        }
        id
    }

    pub(super) fn pattern_in(&mut self, pattern: &Pat, mode: Mode<'_>) -> PatId {
        let span = pattern.span;
        let kind = match &pattern.kind {
            From::Paren(inner) => return self.pattern_in(inner, mode),
            From::Wild => PatKind::Wild,
            From::Var(ident) => PatKind::Var(self.bind_var(*ident, mode)),
            From::As(ident, inner) => PatKind::As(self.bind_var(*ident, mode), self.pattern_in(inner, mode)),
            From::Lazy(inner) => PatKind::Lazy(self.pattern_in(inner, mode)),
            From::Bang(inner) => PatKind::Bang(self.pattern_in(inner, mode)),
            From::Literal(literal) => self.literal_pattern(literal, span),
            From::Negative(literal) => PatKind::Literal(self.negative(literal, span)),
            From::Successor(ident, literal) => self.successor(*ident, literal, span, mode),
            From::Con(id, args) => return self.con_pattern(*id, args, span, mode),
            From::Infix(parts) => return self.infix_in(parts, span, mode),
            From::Record(id, fields, wildcard) => return self.record_pattern(*id, fields, *wildcard, span, mode),
            From::Tuple(parts) => {
                let parts: Vec<PatId> = parts.iter().map(|part| self.pattern_in(part, mode)).collect();
                match self.tuple_fits(parts.len(), span) {
                    true => PatKind::Tuple(parts),
                    false => PatKind::Broken,
                }
            }
            From::Unit => PatKind::Con(self.world.hir.wired.unit_con, Vec::new()),
            From::List(parts) if self.overloaded_lists => {
                let parts = parts.iter().map(|part| self.pattern_in(part, mode)).collect::<Vec<PatId>>();
                let list = match parts.is_empty() {
                    true => PatKind::Con(self.world.hir.wired.nil, parts),
                    false => PatKind::List(parts),
                };
                let list = self.new_pat(list, span);
                let known = &self.world.known;
                let function = self.required(known.exts_module, known.to_list, span);
                PatKind::View(self.var_expr(function, span), list)
            }
            From::List(parts) if parts.is_empty() => PatKind::Con(self.world.hir.wired.nil, Vec::new()),
            From::List(parts) => PatKind::List(parts.iter().map(|part| self.pattern_in(part, mode)).collect()),
            From::View(function, inner) => {
                let function = self.expr(function);
                PatKind::View(function, self.pattern_in(inner, mode))
            }
            From::Typed(inner, ty) => {
                let inner = self.pattern_in(inner, mode);
                // Variables that are not in scope stand for what the pattern has; they stay in scope with it.
                self.bind_free(&[ty]);
                PatKind::Typed(inner, self.ty(ty))
            }
            From::Unsupported(what) => {
                let reason = self.unsupported(what, span);
                if !what.is_empty() {
                    self.break_binding(reason);
                }
                PatKind::Broken
            }
        };
        self.new_pat(kind, span)
    }

    /// A variable of a pattern.
    pub(super) fn bind_var(&mut self, ident: Ident, mode: Mode<'_>) -> VarId {
        match mode {
            Mode::Declared(vars) => {
                let declared = vars.iter().find(|&&var| self.world.hir.var(var).name == ident.name);
                declared.copied().unwrap_or(VarId(0))
            }
            Mode::Fresh(first) => {
                if let Some(before) = self.scopes.value(ident.name).filter(|&var| var >= first) {
                    let place = self.world.hir.var(before).span;
                    let text = format!("the variable `{}` is bound twice in one pattern", self.text(ident.name));
                    let diagnostic = Diagnostic::error(codes::DUPLICATE_VAR, ident.span, text);
                    self.report(diagnostic.with_note(place, "first here"));
                }
                let var = self.world.new_var(ident.name, ident.span, VarKind::Local);
                self.scopes.bind(ident.name, var);
                var
            }
        }
    }

    fn con_pattern(&mut self, id: QIdent, args: &[Pat], span: Span, mode: Mode<'_>) -> PatId {
        let matcher = self.matcher(id);
        let args: Vec<PatId> = args.iter().map(|arg| self.pattern_in(arg, mode)).collect();
        match matcher {
            Some(matcher) if self.matches_so_many(matcher, args.len(), span) => self.world.matched(matcher, args, span),
            _ => self.new_pat(PatKind::Broken, span),
        }
    }

    /// Whether a constructor has so many fields; reports if not.
    pub(super) fn check_arity(&mut self, con: ConId, got: usize, span: Span) -> bool {
        let entry = self.world.hir.con(con);
        let expected = entry.fields.len();
        if expected == got {
            return true;
        }
        let (name, place) = (self.text(entry.name), entry.span);
        let plural = if expected == 1 { "" } else { "s" };
        let text = format!("the constructor `{name}` has {expected} field{plural}, this pattern gives it {got}");
        let mut diagnostic = Diagnostic::error(codes::CON_ARITY, span, text);
        if place != Span::NONE {
            diagnostic = diagnostic.with_note(place, "declared here");
        }
        self.report(diagnostic);
        false
    }

    fn infix_in(&mut self, parts: &[InfixPattern], span: Span, mode: Mode<'_>) -> PatId {
        let matchers = self.pattern_operators(parts);
        let mut operators = matchers.iter().flatten().copied();
        let mut resolved = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                InfixPattern::Operand(operand) => resolved.push(Part::Operand(self.pattern_in(operand, mode))),
                InfixPattern::Operator(id) => {
                    if let Some(matcher) = operators.next() {
                        let fixity = self.world.fixity(match matcher {
                            Matcher::Con(con) => Value::Con(con),
                            Matcher::Synonym(id) => Value::Synonym(id),
                        });
                        resolved.push(Part::Operator((matcher, *id), fixity));
                    }
                }
            }
        }
        let pattern = if matchers.is_some() { self.infix_pattern(resolved) } else { None };
        pattern.unwrap_or_else(|| self.new_pat(PatKind::Broken, span))
    }

    /// `x + k`: a view that subtracts when it can.
    fn successor(&mut self, ident: Ident, literal: &syntax::Literal, span: Span, mode: Mode<'_>) -> PatKind {
        let known = self.world.known.clone();
        let number = self.fresh("n", span);
        let operate = |name, renamer: &mut Self| {
            let op = renamer.required(known.base, name, span);
            let op = renamer.var_expr(op, span);
            let left = renamer.var_expr(number, span);
            let right = renamer.literal_expr(literal, span);
            renamer.new_expr(ExprKind::Operator(op, left, right), span)
        };
        let enough = operate(known.at_least, self);
        let rest = operate(known.minus, self);
        let (just, nothing) = (self.required_con(known.just, span), self.required_con(known.nothing, span));
        let some = self.con_expr(just, span);
        let some = self.apply(some, vec![rest], span);
        let none = self.con_expr(nothing, span);
        let body = self.new_expr(ExprKind::If(enough, some, none), span);
        let view = self.lambda(&[number], body, span);
        let var = self.bind_var(ident, mode);
        let inner = self.new_pat(PatKind::Var(var), ident.span);
        let inner = self.new_pat(PatKind::Con(just, vec![inner]), span);
        PatKind::View(view, inner)
    }

    /// The variables that a pattern binds, in order.
    pub(super) fn binders(&mut self, pattern: &Pat, out: &mut Vec<Ident>) {
        match &pattern.kind {
            From::Var(ident) | From::Successor(ident, _) => out.push(*ident),
            From::As(ident, inner) => {
                out.push(*ident);
                self.binders(inner, out);
            }
            From::Lazy(inner) | From::Bang(inner) | From::Paren(inner) => self.binders(inner, out),
            From::View(_, inner) | From::Typed(inner, _) => self.binders(inner, out),
            From::Con(_, parts) | From::Tuple(parts) | From::List(parts) => {
                parts.iter().for_each(|part| self.binders(part, out));
            }
            From::Infix(parts) => {
                for part in parts {
                    if let InfixPattern::Operand(operand) = part {
                        self.binders(operand, out);
                    }
                }
            }
            From::Record(id, fields, wildcard) => self.record_binders(*id, fields, *wildcard, pattern.span, out),
            From::Wild | From::Literal(_) | From::Negative(_) | From::Unit | From::Unsupported(_) => {}
        }
    }

    /// Whether a pattern can't fail: a `do` then needs no `MonadFail`.
    pub(super) fn irrefutable(&self, pattern: PatId) -> bool {
        match &self.world.hir.pat(pattern).kind {
            PatKind::Wild | PatKind::Var(_) | PatKind::Lazy(_) => true,
            PatKind::As(_, inner) | PatKind::Bang(inner) | PatKind::Typed(inner, _) | PatKind::View(_, inner) => {
                self.irrefutable(*inner)
            }
            PatKind::Tuple(parts) => parts.iter().all(|&part| self.irrefutable(part)),
            PatKind::Con(con, parts) => {
                let only = match &self.world.hir.tycon(self.world.hir.con(*con).tycon).kind {
                    TyConKind::Newtype(_) => true,
                    TyConKind::Data(cons) => cons.len() == 1,
                    _ => false,
                };
                only && parts.iter().all(|&part| self.irrefutable(part))
            }
            PatKind::Literal(_) | PatKind::List(_) => false,
            // Reported already; no further demand on the monad.
            PatKind::Broken => true,
        }
    }
}
