//! Puts the methods of a derived instance together.

use super::shape::{ConShape, Shape};
use crate::hir::{BindId, ClassId, Clause, ConId, ExprId, ExprKind, PatId, PatKind, VarId, VarKind};
use crate::rename::{Known, Renamer, plain};
use snell_source::{Name, Span};

/// The methods made so far.
pub(super) struct Maker<'r, 'w> {
    pub(super) renamer: &'r mut Renamer<'w>,
    class: ClassId,
    pub(super) span: Span,
    methods: Vec<Option<BindId>>,
    /// The tag of the first constructor, which is not 0 in an instance of a data family.
    first: u32,
}

/// Why an instance can't be derived.
pub(super) type Made = Result<(), &'static str>;

impl<'r, 'w> Maker<'r, 'w> {
    pub(super) fn new(renamer: &'r mut Renamer<'w>, class: ClassId, span: Span, first: u32) -> Maker<'r, 'w> {
        let methods = vec![None; renamer.world.hir.class(class).methods.len()];
        Maker { renamer, class, span, methods, first }
    }

    pub(super) fn finish(self) -> Vec<Option<BindId>> {
        self.methods
    }

    pub(super) fn known(&self) -> Known {
        self.renamer.world.known.clone()
    }

    /// A method of the class; one that the class doesn't have is left out.
    pub(super) fn define(&mut self, name: Name, clauses: Vec<Clause>) {
        let hir = &self.renamer.world.hir;
        let place = hir.class(self.class).methods.iter().position(|&method| hir.var(method).name == name);
        if let Some(place) = place {
            let var = self.renamer.world.new_var(name, self.span, VarKind::Implementation);
            self.methods[place] = Some(self.renamer.new_function(var, clauses, self.span));
        }
    }

    /// `method p.. = e`, one clause.
    pub(super) fn define_one(&mut self, name: Name, patterns: Vec<PatId>, body: ExprId) {
        let clause = self.clause(patterns, body);
        self.define(name, vec![clause]);
    }

    pub(super) fn clause(&self, patterns: Vec<PatId>, body: ExprId) -> Clause {
        Clause { patterns, rhs: plain(body), span: self.span }
    }

    /// Matches a constructor; its fields get new variables.
    pub(super) fn matching(&mut self, con: &ConShape, prefix: &str) -> (PatId, Vec<VarId>) {
        let vars: Vec<VarId> = (1..=con.fields.len()).map(|at| self.local(&format!("{prefix}{at}"))).collect();
        let patterns = vars.iter().map(|&var| self.bound(var)).collect();
        (self.pat(PatKind::Con(con.con, patterns)), vars)
    }

    pub(super) fn local(&mut self, name: &str) -> VarId {
        self.renamer.fresh(name, self.span)
    }

    pub(super) fn pat(&mut self, kind: PatKind) -> PatId {
        self.renamer.new_pat(kind, self.span)
    }

    pub(super) fn bound(&mut self, var: VarId) -> PatId {
        self.pat(PatKind::Var(var))
    }

    pub(super) fn wild(&mut self) -> PatId {
        self.pat(PatKind::Wild)
    }

    pub(super) fn expr(&mut self, kind: ExprKind) -> ExprId {
        self.renamer.new_expr(kind, self.span)
    }

    pub(super) fn var(&mut self, var: VarId) -> ExprId {
        self.renamer.var_expr(var, self.span)
    }

    pub(super) fn con(&mut self, con: ConId) -> ExprId {
        self.renamer.con_expr(con, self.span)
    }

    /// A constructor of `Snell.Base` as an expression.
    pub(super) fn base_con(&mut self, name: Name) -> ExprId {
        let con = self.renamer.required_con(name, self.span);
        self.con(con)
    }

    /// A constructor of `Snell.Base` as a pattern.
    pub(super) fn base_pat(&mut self, name: Name) -> PatId {
        let con = self.renamer.required_con(name, self.span);
        self.pat(PatKind::Con(con, Vec::new()))
    }

    pub(super) fn int(&mut self, number: usize) -> ExprId {
        self.renamer.int(number as i64, self.span)
    }

    pub(super) fn string(&mut self, text: &str) -> ExprId {
        self.renamer.string(text, self.span)
    }

    pub(super) fn apply(&mut self, function: ExprId, args: Vec<ExprId>) -> ExprId {
        self.renamer.apply(function, args, self.span)
    }

    /// A constructor applied to expressions.
    pub(super) fn build(&mut self, con: ConId, args: Vec<ExprId>) -> ExprId {
        let con = self.con(con);
        self.apply(con, args)
    }

    /// A function of `Snell.Base` applied to expressions.
    pub(super) fn base(&mut self, name: Name, args: Vec<ExprId>) -> ExprId {
        let base = self.renamer.world.known.base;
        let function = self.renamer.required(base, name, self.span);
        self.renamer.call(function, args, self.span)
    }

    /// A function of the module that defines the class, applied to expressions.
    pub(super) fn beside(&mut self, name: Name, args: Vec<ExprId>) -> ExprId {
        let module = self.renamer.world.hir.class(self.class).module;
        let module = self.renamer.world.hir.module(module).name;
        let function = self.renamer.required(module, name, self.span);
        self.renamer.call(function, args, self.span)
    }

    /// The number of a value's constructor.
    pub(super) fn tag(&mut self, var: VarId) -> ExprId {
        let value = self.var(var);
        let name = self.renamer.world.known.data_to_tag;
        let tag = self.base(name, vec![value]);
        if self.first == 0 {
            return tag;
        }
        let first = self.int(self.first as usize);
        let minus = self.renamer.world.known.minus;
        self.base(minus, vec![tag, first])
    }

    pub(super) fn case(&mut self, scrutinee: ExprId, alts: Vec<(PatId, ExprId)>) -> ExprId {
        self.renamer.case(scrutinee, alts, self.span)
    }

    pub(super) fn lambda(&mut self, vars: &[VarId], body: ExprId) -> ExprId {
        self.renamer.lambda(vars, body, self.span)
    }

    pub(super) fn if_(&mut self, condition: ExprId, yes: ExprId, no: ExprId) -> ExprId {
        self.expr(ExprKind::If(condition, yes, no))
    }

    /// `error "text"`.
    pub(super) fn error(&mut self, text: &str) -> ExprId {
        let text = self.string(text);
        let name = self.renamer.world.known.error;
        self.base(name, vec![text])
    }

    /// The constructor of an enumeration by its number, which must be in range.
    pub(super) fn by_number(&mut self, shape: &Shape, number: ExprId) -> ExprId {
        let mut alts = Vec::new();
        for (at, con) in shape.cons.iter().enumerate() {
            let last = at + 1 == shape.cons.len();
            let pattern = match last {
                true => self.wild(),
                false => self.pat(PatKind::Literal(crate::hir::Literal::Int(at as i64))),
            };
            let body = self.con(con.con);
            alts.push((pattern, body));
        }
        self.case(number, alts)
    }
}
