//! Matching: rows of patterns to trees of flat `case`s.
//!
//! The classical algorithm: columns from left to right, rows in runs of the same kind, each run failing over to the
//! next. It forces what Haskell forces, in that order, and every right-hand side appears once; what several places
//! fail over to is bound to a variable. (The optimiser puts it back if there is one such place only.)

use super::Lowering;
use super::evidence::Dict;
use super::pattern::{Column, Head};
use super::term::{Alt, Local, Term, TermId, Test};
use crate::hir::{ConId, DictId, ExprId, PatId, Rhs, Stmt};
use snell_core_ir::Literal;

/// What follows a match: given what to fail over to, its term.
pub(super) type Leaf<'h> = Box<dyn FnOnce(&mut Lowering<'h>, TermId) -> TermId + 'h>;

/// Boxes a leaf.
pub(super) fn leaf<'h>(leaf: impl FnOnce(&mut Lowering<'h>, TermId) -> TermId + 'h) -> Leaf<'h> {
    Box::new(leaf)
}

/// A row: patterns and what follows them.
pub(super) struct Row<'h> {
    /// The first column is the last of these.
    columns: Vec<Column<'h>>,
    leaf: Leaf<'h>,
}

impl<'h> Row<'h> {
    pub(super) fn new(patterns: &[PatId], leaf: Leaf<'h>) -> Self {
        Row { columns: patterns.iter().rev().copied().map(Column::Pattern).collect(), leaf }
    }
}

/// A row whose first column is taken off.
type Split<'h> = (Head<'h>, Row<'h>);

/// A row whose constructor is known: the dictionaries it brings, the patterns of its fields, and the rest.
type Opened<'h> = (Vec<DictId>, Vec<Column<'h>>, Row<'h>);

impl<'h> Lowering<'h> {
    /// Matches variables with rows; all rows have as many columns as there are variables.
    pub(super) fn matching(&mut self, rows: Vec<Row<'h>>, mut subjects: Vec<Local>, fail: TermId) -> TermId {
        subjects.reverse();
        self.sharing(fail, |this, fail| this.rows(rows, &subjects, fail))
    }

    /// Makes a term usable at several places.
    pub(super) fn sharing(&mut self, term: TermId, build: impl FnOnce(&mut Self, TermId) -> TermId) -> TermId {
        if self.terms.is_small(term) {
            return build(self, term);
        }
        let term = self.bounded(term);
        if self.terms.is_small(term) {
            return build(self, term);
        }
        let local = self.terms.made("next");
        let var = self.terms.var(local);
        let body = build(self, var);
        self.terms.let_(vec![(local, term)], body)
    }

    /// `subjects` and columns have the first one last; `fail` is small.
    fn rows(&mut self, rows: Vec<Row<'h>>, subjects: &[Local], fail: TermId) -> TermId {
        let Some((&subject, others)) = subjects.split_last() else {
            let mut result = fail;
            for row in rows.into_iter().rev() {
                result = self.sharing(result, |this, fail| (row.leaf)(this, fail));
            }
            return result;
        };
        let mut aliases = Vec::new();
        let mut split: Vec<Split<'h>> = Vec::new();
        for mut row in rows {
            let head = match row.columns.pop() {
                Some(column) => self.strip(column, subject, &mut aliases),
                None => Head::Wild,
            };
            split.push((head, row));
        }
        let mut result = fail;
        for run in runs(split).into_iter().rev() {
            result = self.sharing(result, |this, fail| this.run(run, subject, others, fail));
        }
        let result = super::free::let_groups(&mut self.terms, aliases, result);
        self.bounded(result)
    }

    /// Rows whose first columns do the same kind of thing.
    fn run(&mut self, mut run: Vec<Split<'h>>, subject: Local, others: &[Local], fail: TermId) -> TermId {
        let first = match run.first_mut() {
            Some((head, _)) => std::mem::replace(head, Head::Wild),
            None => return fail,
        };
        match first {
            Head::Wild => self.rows(run.into_iter().map(|(_, row)| row).collect(), others, fail),
            Head::Con(..) => {
                run[0].0 = first;
                self.constructors(run, subject, others, fail)
            }
            Head::Lit(_) => {
                run[0].0 = first;
                self.constants(run, subject, others, fail)
            }
            Head::If(condition) => {
                let yes = self.rows(run.into_iter().map(|(_, row)| row).collect(), others, fail);
                self.terms.if_(condition, yes, fail)
            }
            Head::View(function, column) => {
                let value = self.terms.var(subject);
                let applied = self.apply_to(function, vec![value]);
                let result = self.column_param(&column);
                let mut column = Some(*column);
                let rows = run.into_iter().map(|(_, row)| with(row, column.take().into_iter().collect())).collect();
                let subjects: Vec<Local> = others.iter().copied().chain([result]).collect();
                let body = self.rows(rows, &subjects, fail);
                self.terms.let_(vec![(result, applied)], body)
            }
            Head::Bang(column) => {
                // Once the value is there, all rows that follow may look at it.
                let mut column = Some(*column);
                let rows = run
                    .into_iter()
                    .map(|(head, row)| with(row, vec![column.take().unwrap_or(Column::Known(head))]))
                    .collect();
                let subjects: Vec<Local> = others.iter().copied().chain([subject]).collect();
                let body = self.rows(rows, &subjects, fail);
                let value = self.terms.var(subject);
                let binder = self.terms.made("b");
                self.terms.force(value, binder, body)
            }
            Head::Never => fail,
        }
    }

    fn constructors(&mut self, run: Vec<Split<'h>>, subject: Local, others: &[Local], fail: TermId) -> TermId {
        let mut groups: Vec<(ConId, Vec<Opened<'h>>)> = Vec::new();
        for (head, row) in run {
            let Head::Con(con, brings, parts) = head else { continue };
            match groups.iter_mut().find(|(other, _)| *other == con) {
                Some((_, rows)) => rows.push((brings, parts, row)),
                None => groups.push((con, vec![(brings, parts, row)])),
            }
        }
        let cons: Vec<ConId> = groups.iter().map(|(con, _)| *con).collect();
        let mut alts = Vec::new();
        for (con, rows) in groups {
            let core = self.con(con);
            let count = self.builder.program().con(core).fields.len();
            let dicts = count.saturating_sub(self.hir.con(con).fields.len());
            let mut fields: Vec<Local> = (0..dicts).map(|_| self.terms.made("d")).collect();
            let parts = rows.first().map_or(&[][..], |(_, parts, _)| parts);
            let named: Vec<Local> = parts.iter().map(|part| self.column_param(part)).collect();
            fields.extend(named);
            fields.truncate(count);
            while fields.len() < count {
                fields.push(self.terms.made("p"));
            }
            let mut aliases = Vec::new();
            let mut matrix = Vec::new();
            for (brings, parts, row) in rows {
                for (dict, &field) in brings.into_iter().zip(&fields) {
                    self.bring(dict, field, &mut aliases);
                }
                matrix.push(with(row, parts));
            }
            let subjects: Vec<Local> =
                others.iter().copied().chain(fields[dicts.min(count)..].iter().rev().copied()).collect();
            let body = self.rows(matrix, &subjects, fail);
            let body = self.terms.let_(aliases, body);
            alts.push(Alt { test: Test::Con(core, fields), body });
        }
        let default = (!self.is_complete(&cons)).then_some(fail);
        self.case_of(subject, alts, default)
    }

    /// Takes a dictionary that a constructor holds into scope.
    fn bring(&mut self, dict: DictId, field: Local, aliases: &mut Vec<(Local, TermId)>) {
        match self.scope.dicts.get(&dict) {
            Some(&Dict::Local(reserved)) if self.scope.reserved.remove(&dict) => {
                let value = self.terms.var(field);
                aliases.push((reserved, value));
            }
            _ => {
                self.scope.dicts.insert(dict, Dict::Local(field));
            }
        }
    }

    fn constants(&mut self, run: Vec<Split<'h>>, subject: Local, others: &[Local], fail: TermId) -> TermId {
        let mut groups: Vec<(Literal, Vec<Row<'h>>)> = Vec::new();
        for (head, row) in run {
            let Head::Lit(literal) = head else { continue };
            match groups.iter_mut().find(|(other, _)| *other == literal) {
                Some((_, rows)) => rows.push(row),
                None => groups.push((literal, vec![row])),
            }
        }
        let mut alts = Vec::new();
        for (literal, rows) in groups {
            let body = self.rows(rows, others, fail);
            alts.push(Alt { test: Test::Lit(literal), body });
        }
        self.case_of(subject, alts, Some(fail))
    }

    fn case_of(&mut self, subject: Local, alts: Vec<Alt>, default: Option<TermId>) -> TermId {
        let value = self.terms.var(subject);
        let binder = self.terms.local(self.terms.local_name(subject));
        self.terms.add(Term::Case(value, binder, alts, default))
    }

    /// A right-hand side: its bodies in the scope of its `where`.
    pub(super) fn rhs(&mut self, rhs: &'h Rhs, fail: TermId) -> TermId {
        self.open_binds(&rhs.wheres);
        let body = self.guarded(&rhs.bodies, fail);
        self.close_binds(&rhs.wheres, body)
    }

    /// Guards in order, then the body; `fail` is small.
    pub(super) fn guard(&mut self, guards: &'h [Stmt], body: ExprId, fail: TermId) -> TermId {
        match guards.split_first() {
            None => self.expr(body),
            Some((Stmt::Expr(condition), rest)) => {
                let condition = self.expr(*condition);
                let yes = self.guard(rest, body, fail);
                self.terms.if_(condition, yes, fail)
            }
            Some((Stmt::Let(binds), rest)) => {
                self.open_binds(binds);
                let body = self.guard(rest, body, fail);
                self.close_binds(binds, body)
            }
            Some((Stmt::Bind(pattern, value, _), rest)) => {
                let value = self.expr(*value);
                let subject = self.param(*pattern);
                let row = Row::new(&[*pattern], leaf(move |this: &mut Self, fail| this.guard(rest, body, fail)));
                let matched = self.matching(vec![row], vec![subject], fail);
                self.terms.let_(vec![(subject, value)], matched)
            }
        }
    }
}

/// A row with columns put in front.
fn with<'h>(mut row: Row<'h>, parts: Vec<Column<'h>>) -> Row<'h> {
    row.columns.extend(parts.into_iter().rev());
    row
}

/// Splits rows into runs: constructors, constants or nothing; what asks a question is alone, and what forces takes all
/// that follows along.
fn runs<'h>(rows: Vec<Split<'h>>) -> Vec<Vec<Split<'h>>> {
    let mut runs: Vec<Vec<Split<'h>>> = Vec::new();
    for row in rows {
        let joins = match runs.last().and_then(|run| run.first()) {
            Some((first, _)) => match (first, &row.0) {
                (Head::Bang(_), _) | (Head::Wild, Head::Wild) | (Head::Con(..), Head::Con(..)) => true,
                (Head::Lit(one), Head::Lit(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
                _ => false,
            },
            None => false,
        };
        match runs.last_mut() {
            Some(run) if joins => run.push(row),
            _ => runs.push(vec![row]),
        }
    }
    runs
}
