//! Pairs and records: parts, and changing them.

use super::ops::How;
use super::{Lower, Rest, Ret};
use crate::ast::{Expr, Global, Kind, Op, RecordId};
use snell_core_ir::{Alt, Atom, Binding, ExprId, Literal, Prim, VarId};
use snell_source::Span;

impl<'p> Lower<'p> {
    /// A pair of cells.
    pub(super) fn changeable_pair(&mut self, span: Span, car: Atom, cdr: Atom) -> ExprId {
        let (a, d) = (self.b.var("a"), self.b.var("d"));
        let con = self.con.pair;
        let pair = self.at(span).construct(con, [a, d]);
        let new = self.at(span).prim(Prim::CellNew, [cdr]);
        let then = self.at(span).sequence(new, d, pair);
        let new = self.at(span).prim(Prim::CellNew, [car]);
        self.at(span).sequence(new, a, then)
    }

    pub(super) fn pair_part(&mut self, span: Span, name: &'static str, pair: Atom, at: usize) -> ExprId {
        let known = match &pair {
            Atom::Var(var) => {
                self.known.get(var).filter(|(con, _)| *con == self.con.pair).map(|(_, parts)| parts.clone())
            }
            _ => None,
        };
        let pair = match known {
            Some(parts) if !self.marks => return self.content(span, parts[at]),
            // For those who ask what may fail: the test stays, on a pair that everybody can see is one.
            Some(parts) => {
                let same = self.b.var("p");
                let body = self.checked_part(span, name, same.into(), at);
                let made = Binding::construct(same, self.con.pair, parts);
                return self.at(span).let_([made], body);
            }
            None => pair,
        };
        self.checked_part(span, name, pair, at)
    }

    /// A part of what must be a pair, and is known to be one from then on.
    pub(super) fn bind_part<'r>(&mut self, span: Span, op: Op, pair: VarId, rest: Rest<'r, 'p>) -> ExprId {
        let (name, at) = (op.name(), usize::from(matches!(op.how(), How::Cdr)));
        if self.known.contains_key(&pair) {
            let part = self.pair_part(span, name, pair.into(), at);
            return self.name_value(span, "v", part, rest);
        }
        let fields = [self.b.var("a"), self.b.var("d")];
        let binder = self.b.var("p");
        let part = fields[at];
        let body = self.knowing(pair, binder, Some((self.con.pair, fields.to_vec())), |this| {
            if !this.features.mutable_pairs {
                return rest(this, part.into());
            }
            let content = this.content(span, part);
            this.name_value(span, "v", content, rest)
        });
        let fail = self.fail(span, name, "not a pair", pair.into());
        let scrutinee = self.at(span).atom(pair);
        let alt = Alt::con(self.con.pair, fields, body);
        self.at(span).case(scrutinee, binder, [alt], Some(fail))
    }

    /// A part of what must be a pair.
    fn checked_part(&mut self, span: Span, name: &'static str, pair: Atom, at: usize) -> ExprId {
        let fields = [self.b.var("a"), self.b.var("d")];
        let part = self.content(span, fields[at]);
        let fail = self.fail(span, name, "not a pair", pair.clone());
        let scrutinee = self.at(span).atom(pair);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.pair, fields, part);
        self.at(span).case(scrutinee, binder, [alt], Some(fail))
    }

    /// What a field of a pair holds.
    fn content(&mut self, span: Span, field: VarId) -> ExprId {
        match self.features.mutable_pairs {
            true => self.at(span).prim(Prim::CellRead, [field]),
            false => self.at(span).atom(field),
        }
    }

    pub(super) fn set_pair_part(
        &mut self,
        span: Span,
        name: &'static str,
        pair: Atom,
        at: usize,
        value: Atom,
    ) -> ExprId {
        if !self.features.mutable_pairs {
            let text = format!("{name}: pairs can't be changed here");
            return self.fail_with(span, Literal::Str(text.into()));
        }
        let fields = [self.b.var("a"), self.b.var("d")];
        let write = self.at(span).prim(Prim::CellWrite, [fields[at].into(), value]);
        let then = self.name_value(span, "_", write, Box::new(move |this, _| this.give_void(span, Ret::Direct)));
        let fail = self.fail(span, name, "not a pair", pair.clone());
        let scrutinee = self.at(span).atom(pair);
        let binder = self.b.var("_");
        let alt = Alt::con(self.con.pair, fields, then);
        self.at(span).case(scrutinee, binder, [alt], Some(fail))
    }

    pub(super) fn change_string(&mut self, span: Span, name: &'static str, string: Atom, text: Atom) -> ExprId {
        if !self.features.mutable_strings {
            let text = "strings can't be changed here";
            return self.fail_with(span, Literal::Str(text.into()));
        }
        let (cell, new) = (self.b.var("c"), self.b.var("n"));
        let inner = self.b.var("s");
        let write = self.at(span).prim(Prim::CellWrite, [cell, inner]);
        let done = self.name_value(span, "_", write, Box::new(move |this, _| this.give_void(span, Ret::Direct)));
        let read = self.at(span).prim(Prim::CellRead, [new]);
        let done = self.at(span).sequence(read, inner, done);
        let con = self.con.str;
        let open = |this: &mut Self, value: Atom, field, then| {
            let fail = this.fail(span, name, "not a string", value.clone());
            let scrutinee = this.at(span).atom(value);
            let binder = this.b.var("_");
            this.at(span).case(scrutinee, binder, [Alt::con(con, [field], then)], Some(fail))
        };
        let inner = open(self, text, new, done);
        open(self, string, cell, inner)
    }

    /// A call of a procedure that a record type defines, done where it stands.
    pub(super) fn record_call(&mut self, span: Span, global: Global, args: &[Expr], ret: Ret) -> Option<ExprId> {
        let lambda = self.ast.known(global)?;
        if lambda.params.len() != args.len() || lambda.rest.is_some() {
            return None;
        }
        let plain =
            |expr: &Expr, at: usize| matches!(expr.kind, Kind::Local(var) if lambda.params.get(at) == Some(&var));
        let name = lambda.name.clone();
        match &lambda.body.kind {
            Kind::RecordGet(record, field, inner) if plain(inner, 0) => {
                let (record, field) = (*record, *field);
                Some(self.bind_all(
                    args,
                    Box::new(move |this, mut args| {
                        let value = this.record_get(span, record, field, args.remove(0), &name);
                        this.give_expr(span, value, ret)
                    }),
                ))
            }
            Kind::RecordSet(record, field, inner, value) if plain(inner, 0) && plain(value, 1) => {
                let (record, field) = (*record, *field);
                Some(self.bind_all(
                    args,
                    Box::new(move |this, mut args| {
                        let (target, value) = (args.remove(0), args.remove(0));
                        let done = this.record_set(span, record, field, target, value, &name);
                        this.give_expr(span, done, ret)
                    }),
                ))
            }
            Kind::RecordNew(record, values) => {
                let record = *record;
                let fields: Option<Vec<usize>> = values
                    .iter()
                    .map(|value| match value.kind {
                        Kind::Local(var) => lambda.params.iter().position(|&param| param == var),
                        _ => None,
                    })
                    .collect();
                let fields = fields?;
                Some(self.bind_all(
                    args,
                    Box::new(move |this, args| {
                        let fields = fields.iter().map(|&at| args[at].clone()).collect();
                        let value = this.record_new(span, record, fields);
                        this.give_expr(span, value, ret)
                    }),
                ))
            }
            _ => None,
        }
    }

    pub(super) fn give_expr(&mut self, span: Span, value: ExprId, ret: Ret) -> ExprId {
        match ret {
            Ret::Direct => value,
            Ret::To(_) => self.name_value(span, "v", value, Box::new(move |this, v| this.give(span, v, ret))),
        }
    }

    pub(super) fn record(&mut self, expr: &Expr, ret: Ret) -> ExprId {
        let span = expr.span;
        match &expr.kind {
            Kind::RecordNew(record, values) => {
                let record = *record;
                self.bind_all(
                    values,
                    Box::new(move |this, values| {
                        let value = this.record_new(span, record, values);
                        this.give_expr(span, value, ret)
                    }),
                )
            }
            Kind::RecordIs(..) => {
                let truth = self.truth(expr);
                let value = self.value_of_truth(span, truth);
                self.give_expr(span, value, ret)
            }
            Kind::RecordGet(record, field, value) => {
                let (record, field) = (*record, *field);
                self.bind(
                    value,
                    Box::new(move |this, value| {
                        let value = this.record_get(span, record, field, value, "");
                        this.give_expr(span, value, ret)
                    }),
                )
            }
            Kind::RecordSet(record, field, target, value) => {
                let (record, field) = (*record, *field);
                self.bind(
                    target,
                    Box::new(move |this, target| {
                        this.bind(
                            value,
                            Box::new(move |this, value| {
                                let done = this.record_set(span, record, field, target, value, "");
                                this.give_expr(span, done, ret)
                            }),
                        )
                    }),
                )
            }
            _ => self.give_void(span, ret),
        }
    }

    fn record_new(&mut self, span: Span, record: RecordId, values: Vec<Atom>) -> ExprId {
        let con = self.con.records[record.0 as usize];
        let mut cells = Vec::new();
        let mut fields = Vec::new();
        for (field, value) in self.ast.records[record.0 as usize].fields.iter().zip(values) {
            if field.mutable {
                let cell = self.b.var(&field.name);
                cells.push((cell, value));
                fields.push(Atom::from(cell));
            } else {
                fields.push(value);
            }
        }
        let body = self.at(span).construct(con, fields);
        cells.into_iter().rev().fold(body, |body, (cell, value)| {
            let new = self.at(span).prim(Prim::CellNew, [value]);
            self.at(span).sequence(new, cell, body)
        })
    }

    fn record_fields(&mut self, record: RecordId) -> Vec<snell_core_ir::VarId> {
        let fields = &self.ast.records[record.0 as usize].fields;
        fields.iter().map(|field| self.b.var(&field.name)).collect()
    }

    fn record_get(&mut self, span: Span, record: RecordId, field: usize, value: Atom, name: &str) -> ExprId {
        let fields = self.record_fields(record);
        let part = match self.ast.records[record.0 as usize].fields[field].mutable {
            true => self.at(span).prim(Prim::CellRead, [fields[field]]),
            false => self.at(span).atom(fields[field]),
        };
        self.open_record(span, record, value, fields, part, name)
    }

    fn record_set(
        &mut self,
        span: Span,
        record: RecordId,
        field: usize,
        target: Atom,
        value: Atom,
        name: &str,
    ) -> ExprId {
        let fields = self.record_fields(record);
        let write = self.at(span).prim(Prim::CellWrite, [fields[field].into(), value]);
        let done = self.name_value(span, "_", write, Box::new(move |this, _| this.give_void(span, Ret::Direct)));
        self.open_record(span, record, target, fields, done, name)
    }

    fn open_record(
        &mut self,
        span: Span,
        record: RecordId,
        value: Atom,
        fields: Vec<snell_core_ir::VarId>,
        then: ExprId,
        name: &str,
    ) -> ExprId {
        let name_of = &self.ast.records[record.0 as usize].name;
        let article = if name_of.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let what = format!("not {article} {name_of}");
        let who = if name.is_empty() { "record" } else { name };
        let fail = self.fail(span, who, &what, value.clone());
        let con = self.con.records[record.0 as usize];
        let scrutinee = self.at(span).atom(value);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, [Alt::con(con, fields, then)], Some(fail))
    }
}
