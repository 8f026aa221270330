//! `syntax-rules`: patterns, templates, and hygiene by aliases.
//!
//! What a template introduces are aliases: bound by the expansion itself they are nobody else's, and free they mean what
//! they mean where the macro was defined.

use super::Expander;
use super::env::{Binding, Env, Scope, Special};
use crate::ast::Expr;
use crate::codes;
use crate::symbols::Sym;
use crate::syntax::{Datum, Syntax};
use rustc_hash::FxHashMap;
use snell_source::Span;
use std::rc::Rc;

/// A macro, and where it was defined.
pub(crate) struct Macro {
    env: Env,
    literals: Vec<Sym>,
    ellipsis: Sym,
    /// Patterns without their keyword, and templates.
    rules: Vec<(Syntax, Syntax)>,
}

/// What a pattern variable matched.
#[derive(Clone)]
enum Match {
    One(Syntax),
    Many(Vec<Match>),
}

type Matches = FxHashMap<Sym, Match>;

impl Expander {
    pub(super) fn define_syntax(&mut self, form: &Syntax, env: &Env) {
        let Some([_, name, rules]) = form.as_list() else {
            self.bad_form(form.span, "(define-syntax name (syntax-rules ...))");
            return;
        };
        // Also Racket's (define-syntax-rule (name . pattern) template).
        let Some(name) = name.as_sym() else {
            self.bad_form(name.span, "a name");
            return;
        };
        if let Some(binding) = self.transformer(rules, env) {
            env.bind(name, binding);
        }
    }

    pub(super) fn let_syntax(&mut self, span: Span, parts: &[Syntax], env: &Env) -> Expr {
        let [list, body @ ..] = parts else {
            return self.bad_form(span, "(let-syntax ((name rules) ...) body ...)");
        };
        let env = Scope::new(Some(env.clone()));
        for binding in list.as_list().unwrap_or(&[]) {
            match binding.as_list() {
                Some([name, rules]) if name.as_sym().is_some() => {
                    if let (Some(name), Some(binding)) = (name.as_sym(), self.transformer(rules, &env)) {
                        env.bind(name, binding);
                    }
                }
                _ => return self.bad_form(binding.span, "(name rules)"),
            }
        }
        self.body(span, body, &env)
    }

    /// What the right-hand side of `define-syntax` means.
    fn transformer(&mut self, form: &Syntax, env: &Env) -> Option<Binding> {
        if let Some(name) = form.as_sym() {
            return self.lookup(name, env);
        }
        let (special, form) = self.expand_head(form.clone(), env);
        let Some([_, parts @ ..]) = form.as_list().filter(|_| special == Some(Special::SyntaxRules)) else {
            let message = "only syntax-rules can define a macro";
            self.error(codes::BAD_RULES, form.span, message);
            return None;
        };
        let (ellipsis, parts) = match parts {
            [ellipsis, rest @ ..] if ellipsis.as_sym().is_some() => (ellipsis.as_sym(), rest),
            parts => (None, parts),
        };
        let ellipsis = ellipsis.unwrap_or_else(|| self.symbols.intern("..."));
        let [literals, rules @ ..] = parts else {
            self.error(codes::BAD_RULES, form.span, "expected (syntax-rules (literal ...) (pattern template) ...)");
            return None;
        };
        let literals = literals.as_list().unwrap_or(&[]).iter().filter_map(Syntax::as_sym).collect();
        let mut found = Vec::new();
        for rule in rules {
            match rule.as_list() {
                Some([pattern, template]) => found.push((pattern.clone(), template.clone())),
                _ => {
                    self.error(codes::BAD_RULES, rule.span, "expected a rule (pattern template)");
                }
            }
        }
        Some(Binding::Macro(Rc::new(Macro { env: env.clone(), literals, ellipsis, rules: found })))
    }

    /// The expansion of a use; none if no rule matches.
    pub(super) fn apply_macro(&mut self, rules: &Macro, form: &Syntax, env: &Env) -> Option<Syntax> {
        for (pattern, template) in &rules.rules {
            let (Datum::List(pattern, pattern_tail), Datum::List(items, tail)) = (&pattern.datum, &form.datum) else {
                continue;
            };
            let mut matches = Matches::default();
            let (pattern, items) = (pattern.get(1..)?, items.get(1..)?);
            if self.match_list(rules, pattern, pattern_tail.as_deref(), items, tail.as_deref(), env, &mut matches) {
                let mut aliases = FxHashMap::default();
                return self.instantiate(rules, template, &matches, &mut aliases, form.span, false);
            }
        }
        None
    }

    fn is_ellipsis(&self, rules: &Macro, form: Option<&Syntax>) -> bool {
        let Some(sym) = form.and_then(Syntax::as_sym) else { return false };
        sym == rules.ellipsis || self.symbols.plain(sym) == self.symbols.plain(rules.ellipsis)
    }

    fn matches(&self, rules: &Macro, pattern: &Syntax, form: &Syntax, env: &Env, into: &mut Matches) -> bool {
        match &pattern.datum {
            Datum::Sym(sym) if rules.literals.contains(sym) => {
                form.as_sym().is_some_and(|found| self.same(found, env, *sym, &rules.env))
            }
            Datum::Sym(sym) => {
                if !self.is(Some(*sym), &rules.env, Special::Underscore) {
                    into.insert(*sym, Match::One(form.clone()));
                }
                true
            }
            Datum::List(items, tail) => match &form.datum {
                Datum::List(found, rest) => {
                    self.match_list(rules, items, tail.as_deref(), found, rest.as_deref(), env, into)
                }
                _ => false,
            },
            Datum::Vector(items) => match &form.datum {
                Datum::Vector(found) => self.match_list(rules, items, None, found, None, env, into),
                _ => false,
            },
            constant => same_constant(constant, &form.datum),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn match_list(
        &self,
        rules: &Macro,
        pattern: &[Syntax],
        pattern_tail: Option<&Syntax>,
        items: &[Syntax],
        tail: Option<&Syntax>,
        env: &Env,
        into: &mut Matches,
    ) -> bool {
        let repeated = (1..pattern.len()).find(|&at| self.is_ellipsis(rules, pattern.get(at)));
        let Some(dots) = repeated else {
            if items.len() < pattern.len() || (items.len() > pattern.len() && pattern_tail.is_none()) {
                return false;
            }
            let (front, rest) = items.split_at(pattern.len());
            if !pattern.iter().zip(front).all(|(pattern, item)| self.matches(rules, pattern, item, env, into)) {
                return false;
            }
            return match (pattern_tail, tail) {
                (None, None) => true,
                (None, Some(_)) => false,
                (Some(pattern), tail) => {
                    let span = pattern.span;
                    let rest = match tail {
                        Some(tail) => Syntax::dotted(span, rest.to_vec(), tail.clone()),
                        None => Syntax::list(rest.first().map_or(span, |first| first.span), rest.to_vec()),
                    };
                    self.matches(rules, pattern, &rest, env, into)
                }
            };
        };
        let (before, after) = (&pattern[..dots - 1], &pattern[dots + 1..]);
        let Some(count) = items.len().checked_sub(before.len() + after.len()) else { return false };
        let (front, rest) = items.split_at(before.len());
        let (middle, end) = rest.split_at(count);
        if !before.iter().zip(front).all(|(pattern, item)| self.matches(rules, pattern, item, env, into)) {
            return false;
        }
        let mut columns: FxHashMap<Sym, Vec<Match>> = FxHashMap::default();
        let mut names = Vec::new();
        self.variables(rules, &pattern[dots - 1], &mut names);
        for name in &names {
            columns.insert(*name, Vec::with_capacity(count));
        }
        for item in middle {
            let mut one = Matches::default();
            if !self.matches(rules, &pattern[dots - 1], item, env, &mut one) {
                return false;
            }
            for (name, found) in one {
                columns.entry(name).or_default().push(found);
            }
        }
        into.extend(columns.into_iter().map(|(name, column)| (name, Match::Many(column))));
        // After an ellipsis there is no other in the same list.
        self.match_list(rules, after, pattern_tail, end, tail, env, into)
    }

    /// The variables of a pattern.
    fn variables(&self, rules: &Macro, pattern: &Syntax, into: &mut Vec<Sym>) {
        match &pattern.datum {
            Datum::Sym(sym) if rules.literals.contains(sym) || self.is_ellipsis(rules, Some(pattern)) => {}
            Datum::Sym(sym) => into.push(*sym),
            Datum::List(items, tail) => {
                items.iter().chain(tail.as_deref()).for_each(|item| self.variables(rules, item, into));
            }
            Datum::Vector(items) => items.iter().for_each(|item| self.variables(rules, item, into)),
            _ => {}
        }
    }

    fn instantiate(
        &mut self,
        rules: &Macro,
        template: &Syntax,
        matches: &Matches,
        aliases: &mut FxHashMap<Sym, Sym>,
        span: Span,
        escaped: bool,
    ) -> Option<Syntax> {
        Some(match &template.datum {
            Datum::Sym(sym) => match matches.get(sym) {
                Some(Match::One(found)) => found.clone(),
                Some(Match::Many(_)) => {
                    let text = self.symbols.text(*sym);
                    let message = format!("`{text}` needs an ellipsis in the template");
                    self.error(codes::BAD_RULES, template.span, message);
                    return None;
                }
                None => {
                    let symbols = &mut self.symbols;
                    let alias = *aliases.entry(*sym).or_insert_with(|| symbols.alias(*sym, rules.env.clone()));
                    Syntax::sym(span, alias)
                }
            },
            Datum::List(items, None) if !escaped && items.len() == 2 && self.is_ellipsis(rules, items.first()) => {
                // (... template): ellipses mean themselves.
                return self.instantiate(rules, &items[1], matches, aliases, span, true);
            }
            Datum::List(items, tail) => {
                let out = self.instantiate_all(rules, items, matches, aliases, span, escaped)?;
                match tail {
                    Some(tail) => {
                        let tail = self.instantiate(rules, tail, matches, aliases, span, escaped)?;
                        Syntax::dotted(span, out, tail)
                    }
                    None => Syntax::list(span, out),
                }
            }
            Datum::Vector(items) => {
                let out = self.instantiate_all(rules, items, matches, aliases, span, escaped)?;
                Syntax::new(span, Datum::Vector(out.into()))
            }
            other => Syntax::new(span, other.clone()),
        })
    }

    fn instantiate_all(
        &mut self,
        rules: &Macro,
        items: &[Syntax],
        matches: &Matches,
        aliases: &mut FxHashMap<Sym, Sym>,
        span: Span,
        escaped: bool,
    ) -> Option<Vec<Syntax>> {
        let mut out = Vec::with_capacity(items.len());
        let mut at = 0;
        while at < items.len() {
            let mut dots = 0;
            while !escaped && self.is_ellipsis(rules, items.get(at + 1 + dots)) {
                dots += 1;
            }
            if dots == 0 {
                out.push(self.instantiate(rules, &items[at], matches, aliases, span, escaped)?);
            } else {
                self.repeat(rules, &items[at], dots, matches, aliases, span, &mut out)?;
            }
            at += 1 + dots;
        }
        Some(out)
    }

    #[allow(clippy::too_many_arguments)]
    fn repeat(
        &mut self,
        rules: &Macro,
        template: &Syntax,
        dots: usize,
        matches: &Matches,
        aliases: &mut FxHashMap<Sym, Sym>,
        span: Span,
        out: &mut Vec<Syntax>,
    ) -> Option<()> {
        if dots == 0 {
            out.push(self.instantiate(rules, template, matches, aliases, span, false)?);
            return Some(());
        }
        let mut names = Vec::new();
        self.variables(rules, template, &mut names);
        let repeated: Vec<(Sym, &Vec<Match>)> = names
            .iter()
            .filter_map(|name| match matches.get(name) {
                Some(Match::Many(column)) => Some((*name, column)),
                _ => None,
            })
            .collect();
        let Some(count) = repeated.iter().map(|(_, column)| column.len()).max() else {
            self.error(codes::BAD_RULES, template.span, "nothing before this ellipsis is repeated");
            return None;
        };
        for at in 0..count {
            let mut inner = matches.clone();
            for (name, column) in &repeated {
                match column.get(at) {
                    Some(found) => inner.insert(*name, found.clone()),
                    None => return Some(()),
                };
            }
            self.repeat(rules, template, dots - 1, &inner, aliases, span, out)?;
        }
        Some(())
    }
}

fn same_constant(left: &Datum, right: &Datum) -> bool {
    match (left, right) {
        (Datum::Int(a), Datum::Int(b)) => a == b,
        (Datum::Ratio(a, b), Datum::Ratio(c, d)) => a == c && b == d,
        (Datum::Real(a), Datum::Real(b)) => a == b,
        (Datum::Bool(a), Datum::Bool(b)) => a == b,
        (Datum::Char(a), Datum::Char(b)) => a == b,
        (Datum::Str(a), Datum::Str(b)) => a == b,
        _ => false,
    }
}
