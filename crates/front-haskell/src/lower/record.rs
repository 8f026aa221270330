//! Records: construction, update, selection.

use super::Lowering;
use super::evidence::Dict;
use super::globals::Item;
use super::term::{Alt, Local, LocalName, Term, TermId, Test};
use crate::hir::{ConId, ExprId, TyConKind, VarId, VarKind};
use snell_source::Span;

impl Lowering<'_> {
    /// `K { f = e }`.
    pub(super) fn record(&mut self, expr: ExprId, con: ConId, fields: &[Option<ExprId>]) -> TermId {
        let hir = self.hir;
        let args = fields
            .iter()
            .enumerate()
            .map(|(at, field)| match field {
                Some(field) => self.expr(*field),
                None => {
                    let label = hir.con(con).labels.get(at).map_or("", |&label| hir.names.text(hir.var(label).name));
                    self.failure(hir.expr(expr).span, &format!("Missing field in record construction {label}"))
                }
            })
            .collect();
        let dicts = self.uses(expr);
        self.constructor(con, &dicts, args)
    }

    /// `e { f = e' }`.
    pub(super) fn update(&mut self, whole: Span, record: ExprId, fields: &[(VarId, ExprId)], cons: &[ConId]) -> TermId {
        let record = self.expr(record);
        let mut shared = Vec::new();
        let mut values = Vec::new();
        for &(field, value) in fields {
            let value = self.expr(value);
            values.push((field, self.shared(value, &mut shared)));
        }
        let result = match cons {
            [con] if self.is_newtype(*con) => values.pop().map_or(record, |(_, value)| value),
            _ => self.update_alts(whole, record, &values, cons),
        };
        shared.into_iter().rev().fold(result, |result, binding| self.terms.let_(vec![binding], result))
    }

    fn update_alts(&mut self, whole: Span, record: TermId, values: &[(VarId, TermId)], cons: &[ConId]) -> TermId {
        let mut alts = Vec::new();
        for &con in cons {
            let core = self.con(con);
            let count = self.builder.program().con(core).fields.len();
            let dicts = count.saturating_sub(self.hir.con(con).fields.len());
            let fields: Vec<Local> = (0..count).map(|_| self.terms.made("f")).collect();
            let mut args: Vec<TermId> = fields.iter().map(|&field| self.terms.var(field)).collect();
            let mut rest = args.split_off(dicts);
            for (at, label) in self.hir.con(con).labels.iter().enumerate() {
                if let (Some((_, value)), Some(place)) =
                    (values.iter().find(|(field, _)| field == label), rest.get_mut(at))
                {
                    *place = *value;
                }
            }
            let body = self.saturated(con, args, rest);
            alts.push(Alt { test: Test::Con(core, fields), body });
        }
        let default =
            (!self.is_complete(cons)).then(|| self.failure(whole, "Non-exhaustive patterns in record update"));
        let binder = self.terms.made("r");
        self.terms.add(Term::Case(record, binder, alts, default))
    }

    /// Whether these are all constructors of their type.
    pub(super) fn is_complete(&self, cons: &[ConId]) -> bool {
        match cons.first().map(|&con| &self.hir.tycon(self.hir.con(con).tycon).kind) {
            Some(TyConKind::Data(all)) => all.iter().all(|con| cons.contains(con)),
            Some(TyConKind::Newtype(_)) => true,
            _ => false,
        }
    }

    /// A field selector where it is used; a field of a polymorphic type is applied to dictionaries after selection.
    pub(super) fn selector(&mut self, var: VarId, dicts: Vec<Dict>, mut args: Vec<TermId>) -> TermId {
        let global = self.global(Item::Selector(var));
        let function = self.terms.global(global);
        if dicts.is_empty() {
            return self.terms.app(function, args);
        }
        let dicts = dicts.iter().map(|dict| self.dict_term(dict)).collect();
        if args.is_empty() {
            let param = self.terms.made("r");
            let record = self.terms.var(param);
            let field = self.terms.app(function, vec![record]);
            let body = self.terms.app(field, dicts);
            return self.terms.lam(vec![param], body);
        }
        let rest = args.split_off(1);
        let field = self.terms.app(function, args);
        let field = self.terms.app(field, dicts);
        self.terms.app(field, rest)
    }

    /// The function of a field selector.
    pub(super) fn selector_function(&mut self, var: VarId) -> TermId {
        let VarKind::Field(_, uses) = &self.hir.var(var).kind else { return self.terms.error("not a field") };
        let name = self.hir.var(var).name;
        let param = self.terms.made("r");
        let record = self.terms.var(param);
        let body = match &uses[..] {
            [only] if self.is_newtype(only.con) => record,
            _ => {
                let mut alts = Vec::new();
                for field in uses {
                    let core = self.con(field.con);
                    let count = self.builder.program().con(core).fields.len();
                    let dicts = count.saturating_sub(self.hir.con(field.con).fields.len());
                    let fields: Vec<Local> = (0..count).map(|_| self.terms.local(LocalName::Source(name))).collect();
                    let body = match fields.get(dicts + field.place as usize) {
                        Some(&found) => self.terms.var(found),
                        None => self.terms.error("no such field"),
                    };
                    alts.push(Alt { test: Test::Con(core, fields), body });
                }
                let cons: Vec<ConId> = uses.iter().map(|field| field.con).collect();
                let text = format!("No match in record selector {}", self.hir.names.text(name));
                let default = (!self.is_complete(&cons)).then(|| self.terms.error(&text));
                let binder = self.terms.made("r");
                self.terms.add(Term::Case(record, binder, alts, default))
            }
        };
        self.terms.lam(vec![param], body)
    }
}
