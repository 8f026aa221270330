//! Records: construction, update, patterns, puns and wildcards.

use super::lookup::Found;
use super::pattern::Mode;
use super::synonym::Matcher;
use super::{Renamer, Value, codes};
use crate::hir::{ConId, ExprId, ExprKind, FieldUse, PatId, PatKind, VarId, VarKind};
use crate::syntax::{Expr, FieldBinding, FieldPattern, Ident, QIdent, QName};
use snell_source::{Diagnostic, Name, Span};

impl Renamer<'_> {
    /// `K { f = e, .. }`.
    pub(super) fn record_expr(&mut self, con: QIdent, fields: &[FieldBinding], wildcard: bool, span: Span) -> ExprKind {
        let id = self.matcher(con);
        let arity = id.map_or(0, |id| self.matcher_arity(id));
        let mut places: Vec<Option<ExprId>> = vec![None; arity];
        for binding in fields {
            let value = self.field_value(binding);
            let Some(place) = id.and_then(|id| self.field_place(id, binding.field)) else { continue };
            match places.get_mut(place) {
                Some(Some(_)) => self.field_twice(binding.field),
                Some(empty) => *empty = Some(value),
                None => {}
            }
        }
        let Some(id) = id else { return self.failed() };
        if wildcard {
            // Only what is bound locally: a top-level variable of this name would be the selector or an accident.
            for (place, name) in self.matcher_labels(id).2.into_iter().enumerate() {
                if places.get(place) == Some(&None)
                    && let Some(var) = self.scopes.value(name)
                {
                    self.uses.push(var);
                    places[place] = Some(self.var_expr(var, span));
                }
            }
        }
        match id {
            Matcher::Con(id) => ExprKind::Record(id, places),
            Matcher::Synonym(id) => {
                let builder = self.synonym_expr(id, span);
                let Some(args) = places.into_iter().collect::<Option<Vec<ExprId>>>() else {
                    self.error(codes::NO_FIELD, span, "all fields of a pattern synonym must be given");
                    return self.failed();
                };
                ExprKind::App(self.new_expr(builder, span), args)
            }
        }
    }

    /// What a field gets; a pun is the variable of its name.
    pub(super) fn field_value(&mut self, binding: &FieldBinding) -> ExprId {
        match &binding.value {
            Some(value) => self.expr(value),
            None => {
                let id = QIdent { name: QName::plain(binding.field.name.name), span: binding.field.span };
                let kind = self.value_expr(id);
                self.new_expr(kind, id.span)
            }
        }
    }

    /// The place of a field in a constructor; reports a field that it doesn't have.
    fn field_place(&mut self, con: Matcher, field: QIdent) -> Option<usize> {
        let (name, declared, labels) = self.matcher_labels(con);
        let place = labels.iter().position(|&label| label == field.name.name);
        if place.is_none() {
            let (name, label) = (self.text(name), self.text(field.name.name));
            let text = format!("the constructor `{name}` has no field `{label}`");
            let mut diagnostic = Diagnostic::error(codes::NO_FIELD, field.span, text);
            diagnostic = match self.nearest_name(field.name.name, labels.into_iter()) {
                Some(near) => diagnostic.with_note(Span::NONE, format!("did you mean `{}`?", self.text(near))),
                None => diagnostic.with_note(declared, "declared here"),
            };
            self.report(diagnostic);
        }
        place
    }

    fn field_twice(&mut self, field: QIdent) {
        let text = format!("the field `{}` is given twice", self.text(field.name.name));
        self.error(codes::FIELD_TWICE, field.span, text);
    }

    /// `e { f = e' }`.
    pub(super) fn update(&mut self, record: &Expr, fields: &[FieldBinding], span: Span) -> ExprKind {
        let record = self.expr(record);
        if let Some(updated) = self.synonym_update(record, fields, span) {
            return updated;
        }
        let mut updates: Vec<(VarId, ExprId)> = Vec::new();
        let mut cons: Option<Vec<ConId>> = None;
        let mut failed = false;
        for binding in fields {
            let value = self.field_value(binding);
            let Some((var, uses)) = self.field(binding.field) else {
                failed = true;
                continue;
            };
            if updates.iter().any(|&(other, _)| other == var) {
                self.field_twice(binding.field);
                continue;
            }
            updates.push((var, value));
            let having = uses.iter().map(|place| place.con);
            cons = Some(match cons {
                None => having.collect(),
                Some(before) => before.into_iter().filter(|con| having.clone().any(|other| other == *con)).collect(),
            });
        }
        let cons = cons.unwrap_or_default();
        if failed {
            return self.failed();
        }
        if cons.is_empty() {
            let text = match updates.len() {
                0 => "a record update without fields",
                _ => "no constructor has all of these fields",
            };
            self.error(codes::NO_CONSTRUCTOR, span, text);
            return self.failed();
        }
        ExprKind::Update(record, updates, cons)
    }

    /// The field of a name, whatever local variables there are.
    fn field(&mut self, id: QIdent) -> Option<(VarId, Vec<FieldUse>)> {
        match self.global_value(id.name) {
            Found::One(Value::Var(var)) => match &self.world.hir.var(var).kind {
                VarKind::Field(_, uses) => return Some((var, uses.clone())),
                _ => {
                    let text = format!("`{}` is not a field of a record", self.text(id.name.name));
                    self.error(codes::NO_FIELD, id.span, text);
                }
            },
            Found::One(Value::Broken(reason)) => {
                let reason = self.world.reasons[reason as usize].clone();
                self.break_binding(reason);
            }
            Found::One(Value::Con(_) | Value::Synonym(_)) => {}
            Found::Many => self.ambiguous_value(id),
            Found::None => self.no_field(id),
        }
        None
    }

    /// `K { f = p, .. }`.
    pub(super) fn record_pattern(
        &mut self,
        con: QIdent,
        fields: &[FieldPattern],
        wildcard: bool,
        span: Span,
        mode: Mode<'_>,
    ) -> PatId {
        let id = self.matcher(con);
        let arity = id.map_or(0, |id| self.matcher_arity(id));
        let mut places: Vec<Option<PatId>> = vec![None; arity];
        for field in fields {
            let pattern = match &field.pattern {
                Some(pattern) => self.pattern_in(pattern, mode),
                None => {
                    let var = self.bind_var(pun(field), mode);
                    self.new_pat(PatKind::Var(var), field.field.span)
                }
            };
            let Some(place) = id.and_then(|id| self.field_place(id, field.field)) else { continue };
            match places.get_mut(place) {
                Some(Some(_)) => self.field_twice(field.field),
                Some(empty) => *empty = Some(pattern),
                None => {}
            }
        }
        let Some(id) = id else { return self.new_pat(PatKind::Broken, span) };
        if wildcard {
            for (place, ident) in self.omitted(id, fields, span) {
                if places.get(place) == Some(&None) {
                    let var = self.bind_var(ident, mode);
                    places[place] = Some(self.new_pat(PatKind::Var(var), span));
                }
            }
        }
        let fill = |place: Option<PatId>| place.unwrap_or_else(|| self.new_pat(PatKind::Wild, span));
        let places = places.into_iter().map(fill).collect();
        self.world.matched(id, places, span)
    }

    /// The fields that `..` stands for.
    fn omitted(&self, con: Matcher, fields: &[FieldPattern], span: Span) -> Vec<(usize, Ident)> {
        let names = self.matcher_labels(con).2.into_iter().enumerate();
        let given = |name: Name| fields.iter().any(|field| field.field.name.name == name);
        names.filter(|&(_, name)| !given(name)).map(|(place, name)| (place, Ident { name, span })).collect()
    }

    /// The variables that a record pattern binds.
    pub(super) fn record_binders(
        &mut self,
        con: QIdent,
        fields: &[FieldPattern],
        wildcard: bool,
        span: Span,
        out: &mut Vec<Ident>,
    ) {
        for field in fields {
            match &field.pattern {
                Some(pattern) => self.binders(pattern, out),
                None => out.push(pun(field)),
            }
        }
        // An unknown constructor is reported when the pattern itself is looked at.
        let id = match self.global_value(con.name) {
            Found::One(Value::Con(id)) => Matcher::Con(id),
            Found::One(Value::Synonym(id)) => Matcher::Synonym(id),
            _ => return,
        };
        if wildcard {
            out.extend(self.omitted(id, fields, span).into_iter().map(|(_, ident)| ident));
        }
    }
}

fn pun(field: &FieldPattern) -> Ident {
    Ident { name: field.field.name.name, span: field.field.span }
}
