//! A question in the solver's own language: columns, expressions, and what is required of them.

use rustc_hash::{FxHashMap, FxHashSet};
use snell_integer::Integer;
use snell_logic::{Assignment, Range, TermId, Terms, VarId, View, Why};

use super::Scope;
use super::expr::Expr;
use super::opaque::Opaque;
use super::presolve::Presolve;
use super::simplex::Simplex;

/// Something that must hold.
#[derive(Clone, Debug)]
pub(super) enum Requirement {
    /// A formula, or its negation.
    Formula(TermId, bool),
    /// `expr <= 0`
    AtMostZero(Expr),
    /// `expr = 0`
    Zero(Expr),
}

/// Alternatives of which one must hold, each a list of requirements.
#[derive(Clone, Debug)]
pub(super) struct Split {
    pub(super) alternatives: Vec<Vec<Requirement>>,
    /// Taken already on the present branch.
    pub(super) taken: bool,
}

/// The state of a search.
pub(super) struct Problem<'a> {
    pub(super) terms: &'a Terms,
    pub(super) conjuncts: &'a [TermId],
    pub(super) simplex: Simplex,
    pub(super) presolve: Presolve,
    /// The expression of each integer term and each atom.
    pub(super) exprs: FxHashMap<TermId, Expr>,
    /// Columns with their ranges, in order of creation.
    pub(super) columns: Vec<(u32, Range)>,
    /// Columns of variables.
    pub(super) variables: Vec<(VarId, u32)>,
    pub(super) opaques: Vec<Opaque>,
    /// Comparisons of doubles.
    pub(super) doubles: Vec<TermId>,
    pub(super) splits: Vec<Split>,
    /// Expressions that must not be zero.
    pub(super) apart: Vec<Expr>,
    /// What was taken or linearised on the present branch, to be undone.
    pub(super) undo: Vec<Undo>,
    pub(super) budget: u64,
    pub(super) scope: Scope,
    /// Whether the scope left out possible solutions.
    pub(super) narrowed: bool,
    /// Known to be unsatisfiable without search.
    pub(super) refuted: bool,
}

/// One thing to undo when a branch is left.
pub(super) enum Undo {
    Split(usize),
    Opaque(usize),
}

/// The state of a branch, to return to.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    simplex: usize,
    apart: usize,
    splits: usize,
    undo: usize,
}

impl<'a> Problem<'a> {
    /// Translates a question.
    pub(super) fn new(
        terms: &'a Terms,
        conjuncts: &'a [TermId],
        budget: u64,
        scope: Scope,
    ) -> Result<Problem<'a>, Why> {
        let mut problem = Problem {
            terms,
            conjuncts,
            simplex: Simplex::default(),
            presolve: Presolve::default(),
            exprs: FxHashMap::default(),
            columns: Vec::new(),
            variables: Vec::new(),
            opaques: Vec::new(),
            doubles: Vec::new(),
            splits: Vec::new(),
            apart: Vec::new(),
            undo: Vec::new(),
            budget,
            scope,
            narrowed: false,
            refuted: false,
        };
        let mut facts = Vec::new();
        problem.translate(&mut facts)?;
        problem.assert_top(facts);
        Ok(problem)
    }

    /// Requires every comparison of doubles to be as it is under an assignment.
    pub(super) fn fix_doubles(&mut self, hint: &impl Assignment) {
        for atom in self.doubles.clone() {
            self.narrowed = true;
            let truth = self.terms.eval_bool(atom, hint) == Some(true);
            if !self.require(&Requirement::Formula(atom, truth)) {
                self.refuted = true;
            }
        }
    }

    /// A new column with a range, told to the simplex only after the equations are solved.
    pub(super) fn column(&mut self, range: Range) -> u32 {
        let column = self.simplex.fresh();
        self.columns.push((column, range));
        column
    }

    /// Asserts the conjuncts and the definitions of columns: equations first, so that they are eliminated.
    fn assert_top(&mut self, facts: Vec<Requirement>) {
        let mut rest = facts;
        let mut stack: Vec<(TermId, bool)> = self.conjuncts.iter().rev().map(|conjunct| (*conjunct, true)).collect();
        while let Some((term, positive)) = stack.pop() {
            match (self.terms.view(term), positive) {
                (View::And(parts), true) | (View::Or(parts), false) => {
                    stack.extend(parts.iter().rev().map(|part| (*part, positive)));
                }
                (View::Not(inner), _) => stack.push((inner, !positive)),
                (View::Eq(_), true) => {
                    if let Some(equation) = self.exprs.get(&term).cloned() {
                        self.eliminate(equation);
                    }
                }
                _ => rest.push(Requirement::Formula(term, positive)),
            }
            self.require_defined(term);
        }
        for (column, range) in std::mem::take(&mut self.columns) {
            self.assert_range(&Expr::column(column), &range);
        }
        for fact in &rest {
            if !self.require(fact) {
                self.refuted = true;
            }
        }
    }

    /// A literal of the question must have a value, so nothing that it computes for sure may divide by zero.
    fn require_defined(&mut self, literal: TermId) {
        let mut seen = FxHashSet::default();
        let mut stack = vec![literal];
        while let Some(term) = stack.pop() {
            match self.terms.view(term) {
                // Not all of these parts need a value for the whole to have one.
                View::And(_) | View::Or(_) => continue,
                View::Ite(condition, ..) => {
                    stack.push(condition);
                    continue;
                }
                View::Divide(_, _, divisor) if self.terms.as_int(divisor).is_none() => {
                    let divisor = self.part(divisor);
                    self.apart.push(divisor);
                }
                _ => {}
            }
            self.terms.for_each_child(term, |child| {
                if seen.insert(child) {
                    stack.push(child);
                }
            });
        }
    }

    fn eliminate(&mut self, equation: Expr) {
        let simplex = &mut self.simplex;
        if self.presolve.solve(equation, || simplex.fresh()).is_err() {
            self.refuted = true;
        }
    }

    /// Requires an expression to lie in a range.
    pub(super) fn assert_range(&mut self, expr: &Expr, range: &Range) {
        let below = range.hi().map(|hi| expr.clone().offset(&-Integer::from(hi)));
        let above = range.lo().map(|lo| expr.scaled(&Integer::MINUS_ONE).offset(&Integer::from(lo)));
        for bound in [below, above].into_iter().flatten() {
            if !self.at_most_zero(bound) {
                self.refuted = true;
            }
        }
    }

    /// Requires `expr <= 0`; false if that is impossible at once.
    pub(super) fn at_most_zero(&mut self, mut expr: Expr) -> bool {
        self.presolve.apply(&mut expr);
        self.simplex.at_most_zero(&expr)
    }

    /// Requires something; false if that is impossible at once.
    pub(super) fn require(&mut self, requirement: &Requirement) -> bool {
        match requirement {
            Requirement::AtMostZero(expr) => self.at_most_zero(expr.clone()),
            Requirement::Zero(expr) => {
                self.at_most_zero(expr.clone()) && self.at_most_zero(expr.scaled(&Integer::MINUS_ONE))
            }
            Requirement::Formula(term, positive) => self.require_formula(*term, *positive),
        }
    }

    fn require_formula(&mut self, term: TermId, positive: bool) -> bool {
        let mut stack = vec![(term, positive)];
        while let Some((term, positive)) = stack.pop() {
            let good = match self.terms.view(term) {
                View::Bool(value) => value == positive,
                View::Not(inner) => {
                    stack.push((inner, !positive));
                    true
                }
                View::And(parts) | View::Or(parts) => {
                    let conjunction = matches!(self.terms.view(term), View::And(_)) == positive;
                    if conjunction {
                        stack.extend(parts.iter().map(|part| (*part, positive)));
                    } else {
                        let alternatives = parts.iter().map(|part| vec![Requirement::Formula(*part, positive)]);
                        let alternatives = alternatives.collect();
                        self.splits.push(Split { alternatives, taken: false });
                    }
                    true
                }
                View::Iff(a, b) => {
                    let both = |x: bool, y: bool| vec![Requirement::Formula(a, x), Requirement::Formula(b, y)];
                    let alternatives = vec![both(true, positive), both(false, !positive)];
                    self.splits.push(Split { alternatives, taken: false });
                    true
                }
                View::Le(_) => match self.exprs.get(&term).cloned() {
                    Some(expr) if positive => self.at_most_zero(expr),
                    Some(expr) => self.at_most_zero(expr.scaled(&Integer::MINUS_ONE).offset(&Integer::ONE)),
                    None => true,
                },
                View::Eq(_) => match self.exprs.get(&term).cloned() {
                    Some(expr) if positive => self.require(&Requirement::Zero(expr)),
                    Some(mut expr) => {
                        self.presolve.apply(&mut expr);
                        let possible = !expr.terms.is_empty() || !expr.constant.is_zero();
                        self.apart.push(expr);
                        possible
                    }
                    None => true,
                },
                // A Boolean column: a variable, or a comparison of doubles.
                _ => match self.exprs.get(&term).cloned() {
                    Some(expr) if positive => self.at_most_zero(expr.scaled(&Integer::MINUS_ONE).offset(&Integer::ONE)),
                    Some(expr) => self.at_most_zero(expr),
                    None => true,
                },
            };
            if !good {
                return false;
            }
        }
        true
    }

    pub(super) fn mark(&self) -> Mark {
        Mark {
            simplex: self.simplex.position(),
            apart: self.apart.len(),
            splits: self.splits.len(),
            undo: self.undo.len(),
        }
    }

    pub(super) fn rewind(&mut self, mark: Mark) {
        self.simplex.rewind(mark.simplex);
        self.apart.truncate(mark.apart);
        while self.undo.len() > mark.undo {
            match self.undo.pop() {
                Some(Undo::Split(index)) => {
                    if let Some(split) = self.splits.get_mut(index) {
                        split.taken = false;
                    }
                }
                Some(Undo::Opaque(index)) => self.opaques[index].linear = false,
                None => break,
            }
        }
        self.splits.truncate(mark.splits);
    }

    /// An interval for an expression from the bounds in force.
    pub(super) fn range_of(&self, expr: &Expr) -> Range {
        let mut expr = expr.clone();
        self.presolve.apply(&mut expr);
        let mut range = Range::of(&expr.constant);
        for (column, factor) in &expr.terms {
            let bound = |bound: Option<&Integer>, none: i128| bound.map_or(Some(none), Integer::to_i128);
            let known = match (bound(self.simplex.lo(*column), i128::MIN), bound(self.simplex.hi(*column), i128::MAX)) {
                (Some(lo), Some(hi)) => Range::new(lo, hi),
                _ => Range::ANY,
            };
            range = range.plus(&known.scale(factor));
        }
        range
    }
}
