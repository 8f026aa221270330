//! Queries: expressions in the scope of a module whose variables that are not in scope are unknowns.

use super::{Renamer, codes};
use crate::hir::{BindId, Clause, ExprKind, PatKind, Scheme, VarId, VarKind};
use crate::rename::build::{applied, plain};
use crate::syntax::{self, Ident, QIdent, QName, Qualifier};
use snell_source::{Diagnostic, Name, Span};

/// Shorter names are those of unknowns, whatever they are near to.
const SHORT: usize = 6;

/// A query that was read.
pub(crate) struct Asked<'s> {
    /// A name for it, which is in scope nowhere.
    pub(crate) name: Ident,
    /// What it says.
    pub(crate) expr: &'s syntax::Expr,
    /// Its unknowns, where they are named.
    pub(crate) unknowns: Option<&'s [Ident]>,
}

impl Renamer<'_> {
    /// The function of the unknowns that says whether they answer a query.
    pub(super) fn query(&mut self, asked: &Asked<'_>) -> (VarId, BindId) {
        let span = asked.expr.span;
        let var = self.world.new_var(asked.name.name, span, VarKind::Top(self.module));
        let mark = self.scopes.mark();
        let mut unknowns = Vec::new();
        for &ident in asked.unknowns.unwrap_or_default() {
            let unknown = self.world.new_var(ident.name, ident.span, VarKind::Local);
            self.scopes.bind(ident.name, unknown);
            unknowns.push(unknown);
        }
        self.querying = true;
        self.unknowns = asked.unknowns.is_none().then(Vec::new);
        let body = self.expr(asked.expr);
        self.querying = false;
        unknowns.append(&mut self.unknowns.take().unwrap_or_default());
        self.scopes.leave(mark);
        let ty = applied(self.world.hir.wired.bool, [], Span::NONE);
        let mut body = self.new_expr(ExprKind::Typed(body, Scheme { vars: Vec::new(), context: Vec::new(), ty }), span);
        if !unknowns.is_empty() {
            let patterns =
                unknowns.iter().map(|&var| self.new_pat(PatKind::Var(var), self.world.hir.var(var).span)).collect();
            body = self.new_expr(ExprKind::Lambda(patterns, body), span);
        }
        let clause = Clause { patterns: Vec::new(), rhs: plain(body), span };
        (var, self.new_function(var, vec![clause], span))
    }

    /// The unknown that a name stands for which is not in scope.
    pub(super) fn unknown(&mut self, id: QIdent) -> Option<ExprKind> {
        if !self.is_unknown_name(id.name) {
            return None;
        }
        let name = id.name.name;
        self.suspect(id);
        let unknowns = self.unknowns.as_mut()?;
        let var = match unknowns.iter().find(|&&var| self.world.hir.var(var).name == name) {
            Some(&var) => var,
            None => {
                let var = self.world.new_var(name, id.span, VarKind::Local);
                unknowns.push(var);
                var
            }
        };
        Some(ExprKind::Var(var))
    }

    /// Says of an unknown whose name is much like another one that it is taken for an unknown.
    fn suspect(&mut self, id: QIdent) {
        let name = self.text(id.name.name).to_owned();
        let is_said =
            |diagnostic: &Diagnostic| diagnostic.span.file == id.span.file && diagnostic.message.contains(&name);
        if name.chars().count() < SHORT || self.unknowns.is_none() || self.world.diagnostics.iter().any(is_said) {
            return;
        }
        let known = self.unknowns.iter().flatten().any(|&var| self.world.hir.var(var).name == id.name.name);
        if let (false, Some(near)) = (known, self.near_value(id, false)) {
            let message = format!("`{name}` is not defined: taken as unknown; did you mean `{near}`?");
            self.report(Diagnostic::warning(codes::NO_VARIABLE, id.span, message));
        }
    }

    fn is_unknown_name(&self, name: QName) -> bool {
        name.qualifier == Qualifier::None && self.text(name.name).starts_with(char::is_lowercase)
    }

    /// The head of an application that is not defined: a function to be found, unless its name looks like a slip.
    pub(super) fn called(&mut self, head: &syntax::Expr) {
        let syntax::ExprKind::Var(id) = &head.kind else { return };
        if !self.is_unknown_name(id.name) {
            return;
        }
        let local = self.scopes.value(id.name.name).is_some();
        if self.unknowns.is_none() || local || self.global_value(id.name) != super::lookup::Found::None {
            return;
        }
        let Some(near) = self.near_value(*id, false) else { return };
        let written = self.text(id.name.name).to_owned();
        let error = Diagnostic::error(
            codes::NO_VARIABLE,
            id.span,
            format!("variable not in scope: `{written}`; did you mean `{near}`?"),
        );
        self.report(error.with_note(Span::NONE, format!("to look for a function, say so: exists {written} .. . ..")));
    }

    /// `==>` between truth values, which only queries have.
    pub(super) fn only_in_queries(&self, name: QName) -> Option<Name> {
        let known = &self.world.known;
        (self.querying && name == QName::plain(known.implies)).then_some(known.implies)
    }
}
