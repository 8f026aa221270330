//! The search: fractions by the simplex, whole numbers by branch and bound, and case splits on the rest.

use snell_integer::Integer;
use snell_logic::{Assignment, Model, Sort, TermId, Value, VarId, View, Why};

use super::integers::{self, Whole};
use super::problem::{Problem, Requirement, Undo};
use super::simplex::Feasible;

/// Nested splits beyond this depth are given up; it bounds the recursion.
const MAX_DEPTH: u32 = 400;
/// Nesting of connectives that is followed when a formula is evaluated.
const MAX_NESTING: u32 = 100;

/// What a branch came to.
#[derive(Debug)]
pub(super) enum Verdict {
    Sat(Model),
    Unsat,
    Unknown(Why),
}

impl Problem<'_> {
    /// Decides the problem; doubles have their values from `hint`.
    pub(super) fn solve(&mut self, hint: &impl Assignment) -> Verdict {
        if self.refuted { Verdict::Unsat } else { self.search(hint, 0) }
    }

    fn search(&mut self, hint: &impl Assignment, depth: u32) -> Verdict {
        if depth > MAX_DEPTH || self.budget == 0 {
            return Verdict::Unknown(Why::Budget);
        }
        self.budget = self.budget.saturating_sub(1 + self.apart.len() as u64 + self.splits.len() as u64);
        if !self.propagate() {
            return Verdict::Unsat;
        }
        match self.simplex.check(&mut self.budget) {
            Feasible::Yes => {}
            Feasible::No => return Verdict::Unsat,
            Feasible::OutOfBudget => return Verdict::Unknown(Why::Budget),
        }
        let values = match self.whole_values() {
            Whole::Found(values) => values,
            Whole::None => return Verdict::Unsat,
            Whole::OutOfBudget => return Verdict::Unknown(Why::Budget),
        };
        if let Some(expr) = self.apart.iter().find(|expr| expr.value(&values).is_zero()).cloned() {
            let below = expr.clone().offset(&Integer::ONE);
            let above = expr.scaled(&Integer::MINUS_ONE).offset(&Integer::ONE);
            return self.branch(
                &[vec![Requirement::AtMostZero(below)], vec![Requirement::AtMostZero(above)]],
                hint,
                depth,
            );
        }
        let open = self.splits.iter().position(|split| {
            !split.taken && !split.alternatives.iter().any(|all| all.iter().all(|one| self.holds(one, &values)))
        });
        if let Some(index) = open {
            self.splits[index].taken = true;
            self.undo.push(Undo::Split(index));
            let alternatives = self.splits[index].alternatives.clone();
            return self.branch(&alternatives, hint, depth);
        }
        let model = self.model(&values, hint);
        if self.terms.satisfied(self.conjuncts, &model) {
            return Verdict::Sat(model);
        }
        match self.part_to_split(&values) {
            Ok((part, value)) => {
                let at = part.offset(&-value);
                let below = at.clone().offset(&Integer::ONE);
                let above = at.scaled(&Integer::MINUS_ONE).offset(&Integer::ONE);
                let alternatives = [
                    vec![Requirement::Zero(at)],
                    vec![Requirement::AtMostZero(below)],
                    vec![Requirement::AtMostZero(above)],
                ];
                self.branch(&alternatives, hint, depth)
            }
            Err(why) => Verdict::Unknown(why),
        }
    }

    /// Tries alternatives that are exhaustive together.
    fn branch(&mut self, alternatives: &[Vec<Requirement>], hint: &impl Assignment, depth: u32) -> Verdict {
        let mut unknown = None;
        for alternative in alternatives {
            let mark = self.mark();
            if alternative.iter().all(|requirement| self.require(requirement)) {
                match self.search(hint, depth + 1) {
                    Verdict::Sat(model) => return Verdict::Sat(model),
                    Verdict::Unsat => {}
                    Verdict::Unknown(why) => unknown = unknown.or(Some(why)),
                }
            }
            self.rewind(mark);
            if self.budget == 0 {
                return Verdict::Unknown(unknown.unwrap_or(Why::Budget));
            }
        }
        unknown.map_or(Verdict::Unsat, Verdict::Unknown)
    }

    /// Whole values of all columns: those of the simplex if they are whole, or searched for.
    fn whole_values(&mut self) -> Whole {
        let free = (0..self.simplex.len()).filter(|column| !self.presolve.is_eliminated(*column));
        let mut values = if free.clone().all(|column| self.simplex.value(column).is_whole()) {
            (0..self.simplex.len()).map(|column| self.simplex.value(column).floor()).collect()
        } else {
            match integers::whole(&self.simplex, &mut self.budget) {
                Whole::Found(values) => values,
                other => return other,
            }
        };
        self.presolve.complete(&mut values);
        Whole::Found(values)
    }

    fn model(&self, values: &[Integer], hint: &impl Assignment) -> Model {
        let mut model = Model::new();
        for (var, column) in &self.variables {
            let value = values[*column as usize].clone();
            model.set(
                *var,
                match self.terms.var_sort(*var) {
                    Sort::Bool => Value::Bool(!value.is_zero()),
                    _ => Value::Int(value),
                },
            );
        }
        for index in 0..self.terms.var_count() {
            let var = VarId(index as u32);
            if self.terms.var_sort(var) == Sort::Double
                && let Some(value) = hint.value(var)
            {
                model.set(var, value);
            }
        }
        model
    }

    fn holds(&self, requirement: &Requirement, values: &[Integer]) -> bool {
        match requirement {
            Requirement::AtMostZero(expr) => !expr.value(values).is_positive(),
            Requirement::Zero(expr) => expr.value(values).is_zero(),
            Requirement::Formula(term, positive) => self.truth(*term, values, MAX_NESTING) == Some(*positive),
        }
    }

    /// The truth of a formula with opaque terms taken by their columns; `None` where it is nested too deeply.
    fn truth(&self, term: TermId, values: &[Integer], nesting: u32) -> Option<bool> {
        let nesting = nesting.checked_sub(1)?;
        match self.terms.view(term) {
            View::Bool(value) => Some(value),
            View::Not(inner) => self.truth(inner, values, nesting).map(|truth| !truth),
            View::And(parts) => {
                let truths = parts.iter().map(|part| self.truth(*part, values, nesting));
                truths.into_iter().try_fold(true, |all, truth| Some(all & truth?))
            }
            View::Or(parts) => {
                let truths = parts.iter().map(|part| self.truth(*part, values, nesting));
                truths.into_iter().try_fold(false, |any, truth| Some(any | truth?))
            }
            View::Iff(a, b) => Some(self.truth(a, values, nesting)? == self.truth(b, values, nesting)?),
            View::Le(_) => self.exprs.get(&term).map(|expr| !expr.value(values).is_positive()),
            View::Eq(_) => self.exprs.get(&term).map(|expr| expr.value(values).is_zero()),
            _ => self.exprs.get(&term).map(|expr| expr.value(values).is_positive()),
        }
    }
}
