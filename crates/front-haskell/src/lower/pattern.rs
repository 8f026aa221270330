//! Patterns, one column at a time: what a pattern binds by itself, and what it looks at first.

use super::Lowering;
use super::scope::Bound;
use super::term::{Local, LocalName, Term, TermId};
use crate::hir::{ConId, DictId, ExprId, Literal, PatId, PatKind, VarId};
use snell_core_ir::{Literal as CoreLiteral, Prim};
use std::sync::Arc;

/// A pattern still to be matched.
pub(super) enum Column<'h> {
    Pattern(PatId),
    /// The elements of a list.
    Elements(&'h [PatId]),
    /// The characters of a string from a byte on.
    Chars(&'h Arc<str>, usize),
    /// One of them.
    Char(char),
    /// What was found out already.
    Known(Head<'h>),
}

/// What a pattern does first.
pub(super) enum Head<'h> {
    /// Nothing: it matches.
    Wild,
    /// Looks for a constructor that holds these dictionaries.
    Con(ConId, Vec<DictId>, Vec<Column<'h>>),
    /// Looks for a constant.
    Lit(CoreLiteral),
    /// Asks a condition.
    If(TermId),
    /// Forces the value, then matches.
    Bang(Box<Column<'h>>),
    /// Applies a function, then matches its result.
    View(ExprId, Box<Column<'h>>),
    /// Never matches.
    Never,
}

impl<'h> Lowering<'h> {
    /// A new variable for what a pattern will be matched with, named after the pattern if it can be.
    pub(super) fn param(&mut self, pattern: PatId) -> Local {
        let mut pattern = pattern;
        loop {
            match &self.hir.pat(pattern).kind {
                PatKind::Var(var) | PatKind::As(var, _) => return self.local_of(*var),
                PatKind::Bang(inner) | PatKind::Lazy(inner) | PatKind::Typed(inner, _) => pattern = *inner,
                PatKind::Con(con, parts) if self.is_newtype(*con) && parts.len() == 1 => pattern = parts[0],
                _ => return self.terms.made("p"),
            }
        }
    }

    pub(super) fn column_param(&mut self, column: &Column<'h>) -> Local {
        match column {
            Column::Pattern(pattern) => self.param(*pattern),
            _ => self.terms.local(LocalName::Made("p")),
        }
    }

    /// Takes off what needs no look at the value; variables stand for `subject` or are bound in `aliases`.
    pub(super) fn strip(&mut self, column: Column<'h>, subject: Local, aliases: &mut Vec<(Local, TermId)>) -> Head<'h> {
        let wired = &self.hir.wired;
        let mut pattern = match column {
            Column::Known(head) => return head,
            Column::Pattern(pattern) => pattern,
            Column::Elements([]) => return Head::Con(wired.nil, Vec::new(), Vec::new()),
            Column::Elements([first, rest @ ..]) => {
                return Head::Con(wired.cons, Vec::new(), vec![Column::Pattern(*first), Column::Elements(rest)]);
            }
            Column::Char(c) => return Head::Lit(CoreLiteral::Char(c)),
            Column::Chars(text, at) => {
                return match text[at..].chars().next() {
                    None => Head::Con(wired.nil, Vec::new(), Vec::new()),
                    Some(c) => {
                        let parts = vec![Column::Char(c), Column::Chars(text, at + c.len_utf8())];
                        Head::Con(wired.cons, Vec::new(), parts)
                    }
                };
            }
        };
        let hir = self.hir;
        loop {
            match &hir.pat(pattern).kind {
                PatKind::Wild => return Head::Wild,
                PatKind::Var(var) => {
                    self.bind_to(*var, subject, aliases);
                    return Head::Wild;
                }
                PatKind::As(var, inner) => {
                    self.bind_to(*var, subject, aliases);
                    pattern = *inner;
                }
                PatKind::Typed(inner, _) => pattern = *inner,
                PatKind::Lazy(inner) => {
                    if self.is_lazy(*inner) {
                        pattern = *inner;
                        continue;
                    }
                    let matched = self.terms.var(subject);
                    let locals = self.locals_for(*inner);
                    let bindings = self.pattern_bindings(*inner, &locals, matched);
                    aliases.extend(bindings.pairs);
                    return Head::Wild;
                }
                PatKind::Bang(inner) => return Head::Bang(Box::new(Column::Pattern(*inner))),
                PatKind::Literal(literal) => return self.literal_head(pattern, literal, subject),
                PatKind::Con(con, parts) => match &parts[..] {
                    [part] if self.is_newtype(*con) => pattern = *part,
                    _ => {
                        let brings = self.typing.pats.get(&pattern).map_or(Vec::new(), |found| found.brings.clone());
                        return Head::Con(*con, brings, parts.iter().copied().map(Column::Pattern).collect());
                    }
                },
                PatKind::List(parts) => return self.strip(Column::Elements(parts), subject, aliases),
                PatKind::Tuple(parts) => {
                    return match hir.wired.tuple_cons.get(parts.len().wrapping_sub(2)) {
                        Some(&con) => Head::Con(con, Vec::new(), parts.iter().copied().map(Column::Pattern).collect()),
                        None => Head::Never,
                    };
                }
                PatKind::View(function, part) => return Head::View(*function, Box::new(Column::Pattern(*part))),
                PatKind::Broken => return Head::Never,
            }
        }
    }

    /// Whether a pattern matches without looking.
    pub(super) fn is_lazy(&self, pattern: PatId) -> bool {
        match &self.hir.pat(pattern).kind {
            PatKind::Wild | PatKind::Var(_) | PatKind::Lazy(_) => true,
            PatKind::As(_, inner) | PatKind::Typed(inner, _) => self.is_lazy(*inner),
            PatKind::Con(con, parts) => self.is_newtype(*con) && parts.iter().all(|&part| self.is_lazy(part)),
            _ => false,
        }
    }

    fn bind_to(&mut self, var: VarId, subject: Local, aliases: &mut Vec<(Local, TermId)>) {
        match self.scope.vars.get(&var).copied() {
            Some(Bound::Reserved(local)) => {
                let value = self.terms.var(subject);
                aliases.push((local, value));
                self.bind_as(var, local);
            }
            _ => self.bind_as(var, subject),
        }
    }

    fn literal_head(&mut self, pattern: PatId, literal: &'h Literal, subject: Local) -> Head<'h> {
        let needs = self.typing.pats.get(&pattern).map_or(&[][..], |evidence| &evidence.needs);
        let needs: Vec<_> = needs.iter().map(|&id| self.resolve(id)).collect();
        match literal {
            Literal::Char(c) => return Head::Lit(CoreLiteral::Char(*c)),
            Literal::Str(text) => return Head::Lit(CoreLiteral::Str(text.clone())),
            Literal::Int(int) => return Head::Lit(CoreLiteral::Int(*int)),
            Literal::String(text) if needs.is_empty() => {
                return self.strip(Column::Chars(text, 0), subject, &mut Vec::new());
            }
            _ => {}
        }
        let mut needs = needs.into_iter();
        let (Some(eq), Some(from)) = (needs.next(), needs.next()) else { return Head::Never };
        let value = self.terms.var(subject);
        if let Some(known) = self.known_number(literal, &from)
            && self.evidence.head(self.hir, &eq) == self.evidence.head(self.hir, &from)
        {
            // Zeros of both signs are equal, so that doubles are compared.
            return match known {
                CoreLiteral::Double(_) => {
                    let known = self.terms.lit(known);
                    Head::If(self.terms.add(Term::Prim(Prim::DoubleEq, vec![value, known])))
                }
                known => Head::Lit(known),
            };
        }
        let constant = match literal {
            Literal::String(text) => {
                let string = self.string(text);
                match self.hir.class(self.hir.wired.is_string).methods.first() {
                    Some(&method) => self.apply_method(method, from, vec![string]),
                    None => string,
                }
            }
            _ => self.number(literal, &from),
        };
        Head::If(self.apply_method(self.hir.wired.equals, eq, vec![value, constant]))
    }
}
