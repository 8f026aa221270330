//! The general simplex (Dutertre and de Moura, 2006) over exact fractions, with bounds on a trail.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;
use snell_integer::Integer;

use super::expr::Expr;
use super::rational::Rational;
use super::tableau::{Row, Tableau};

/// Whether the bounds can be met by fractions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feasible {
    Yes,
    No,
    OutOfBudget,
}

#[derive(Clone, Default)]
struct Variable {
    lo: Option<Integer>,
    hi: Option<Integer>,
}

enum Undo {
    Lo(u32, Option<Integer>),
    Hi(u32, Option<Integer>),
}

/// Columns and slacks with bounds, and a tableau that relates them.
#[derive(Default)]
pub(super) struct Simplex {
    variables: Vec<Variable>,
    values: Vec<Rational>,
    tableau: Tableau,
    /// The slack of each linear form (its coefficients), shared by all constraints on it.
    slacks: FxHashMap<Vec<(u32, Integer)>, u32>,
    /// The linear form of each slack.
    forms: FxHashMap<u32, Vec<(u32, Integer)>>,
    trail: Vec<Undo>,
    /// Work that was not charged to a budget yet.
    work: u64,
}

impl Simplex {
    /// A new variable without bounds.
    pub(super) fn fresh(&mut self) -> u32 {
        self.variables.push(Variable::default());
        self.values.push(Rational::zero());
        self.tableau.grow();
        self.variables.len() as u32 - 1
    }

    /// The number of variables.
    pub(super) fn len(&self) -> u32 {
        self.variables.len() as u32
    }

    pub(super) fn position(&self) -> usize {
        self.trail.len()
    }

    /// Takes back the bounds set after a position. The values stay within the looser bounds.
    pub(super) fn rewind(&mut self, position: usize) {
        while self.trail.len() > position {
            match self.trail.pop() {
                Some(Undo::Lo(variable, old)) => self.variables[variable as usize].lo = old,
                Some(Undo::Hi(variable, old)) => self.variables[variable as usize].hi = old,
                None => break,
            }
        }
    }

    pub(super) fn lo(&self, variable: u32) -> Option<&Integer> {
        self.variables[variable as usize].lo.as_ref()
    }

    pub(super) fn hi(&self, variable: u32) -> Option<&Integer> {
        self.variables[variable as usize].hi.as_ref()
    }

    pub(super) fn value(&self, variable: u32) -> &Rational {
        &self.values[variable as usize]
    }

    /// A variable by columns: itself, or the linear form of a slack.
    pub(super) fn form_of(&self, variable: u32) -> Expr {
        match self.forms.get(&variable) {
            Some(form) => Expr { constant: Integer::ZERO, terms: form.clone() },
            None => Expr::column(variable),
        }
    }

    /// Requires `expr <= 0` of integers; false if a bound contradicts at once.
    pub(super) fn at_most_zero(&mut self, expr: &Expr) -> bool {
        let content = expr.content();
        if content.is_zero() {
            return !expr.constant.is_positive();
        }
        // Σ k x <= -c, divided by the common divisor and rounded: exact for integers.
        let flip = expr.terms[0].1.is_negative();
        let divisor = if flip { -&content } else { content };
        let form: Vec<_> =
            expr.terms.iter().map(|(column, k)| (*column, k.quot(&divisor).unwrap_or_default())).collect();
        let bound = -&expr.constant;
        let variable = self.form(form);
        if flip {
            self.at_least(variable, bound.div_ceil(&divisor).unwrap_or_default())
        } else {
            self.at_most(variable, bound.div_floor(&divisor).unwrap_or_default())
        }
    }

    /// The variable that equals a linear form.
    fn form(&mut self, form: Vec<(u32, Integer)>) -> u32 {
        if let [(column, k)] = form.as_slice()
            && k.is_one()
        {
            return *column;
        }
        if let Some(slack) = self.slacks.get(&form) {
            return *slack;
        }
        let slack = self.fresh();
        let mut row = Row::default();
        let mut value = Rational::zero();
        for (column, k) in &form {
            let k = Rational::whole(k.clone());
            value = value.plus(&self.values[*column as usize].times(&k));
            self.work += self.tableau.accumulate(&mut row, *column, &k);
        }
        self.values[slack as usize] = value;
        self.tableau.insert(slack, row);
        self.slacks.insert(form.clone(), slack);
        self.forms.insert(slack, form);
        slack
    }

    /// Requires `variable <= bound`.
    pub(super) fn at_most(&mut self, variable: u32, bound: Integer) -> bool {
        let known = &mut self.variables[variable as usize];
        if known.hi.as_ref().is_some_and(|hi| *hi <= bound) {
            return true;
        }
        if known.lo.as_ref().is_some_and(|lo| *lo > bound) {
            return false;
        }
        let old = known.hi.replace(bound.clone());
        self.trail.push(Undo::Hi(variable, old));
        if !self.tableau.is_basic(variable) && self.values[variable as usize].cmp_whole(&bound) == Ordering::Greater {
            self.update(variable, Rational::whole(bound));
        }
        true
    }

    /// Requires `variable >= bound`.
    pub(super) fn at_least(&mut self, variable: u32, bound: Integer) -> bool {
        let known = &mut self.variables[variable as usize];
        if known.lo.as_ref().is_some_and(|lo| *lo >= bound) {
            return true;
        }
        if known.hi.as_ref().is_some_and(|hi| *hi < bound) {
            return false;
        }
        let old = known.lo.replace(bound.clone());
        self.trail.push(Undo::Lo(variable, old));
        if !self.tableau.is_basic(variable) && self.values[variable as usize].cmp_whole(&bound) == Ordering::Less {
            self.update(variable, Rational::whole(bound));
        }
        true
    }

    /// Moves a nonbasic variable, and the basic ones with it.
    fn update(&mut self, variable: u32, value: Rational) {
        let change = value.minus(&self.values[variable as usize]);
        let (values, work) = (&mut self.values, &mut self.work);
        self.tableau.for_each_use(variable, |basic, k| {
            *work += change.weight().max(values[basic as usize].weight());
            values[basic as usize] = values[basic as usize].plus(&k.times(&change));
        });
        self.values[variable as usize] = value;
    }

    /// Charges what was done since the last time.
    fn charge(&mut self, budget: &mut u64) {
        *budget = budget.saturating_sub(std::mem::take(&mut self.work) + 1);
    }

    /// Looks for values within all bounds. Bland's rule, so it ends.
    pub(super) fn check(&mut self, budget: &mut u64) -> Feasible {
        loop {
            self.charge(budget);
            let Some((basic, too_low)) = self.first_violation() else { return Feasible::Yes };
            if *budget == 0 {
                return Feasible::OutOfBudget;
            }
            let Some(entering) = self.entering(basic, too_low) else { return Feasible::No };
            let variable = &self.variables[basic as usize];
            let Some(target) = (if too_low { variable.lo.clone() } else { variable.hi.clone() }) else {
                return Feasible::Yes;
            };
            self.pivot_to(basic, entering, Rational::whole(target));
        }
    }

    fn first_violation(&self) -> Option<(u32, bool)> {
        let violation = |basic: u32| {
            let (variable, value) = (&self.variables[basic as usize], &self.values[basic as usize]);
            if variable.lo.as_ref().is_some_and(|lo| value.cmp_whole(lo) == Ordering::Less) {
                return Some((basic, true));
            }
            let above = variable.hi.as_ref().is_some_and(|hi| value.cmp_whole(hi) == Ordering::Greater);
            above.then_some((basic, false))
        };
        self.tableau.basics().filter_map(violation).min()
    }

    /// The first nonbasic variable that can move `basic` in the wanted direction.
    fn entering(&self, basic: u32, up: bool) -> Option<u32> {
        let row = self.tableau.row(basic)?;
        row.terms()
            .filter(|(column, k)| {
                let (variable, value) = (&self.variables[*column as usize], &self.values[*column as usize]);
                if up != k.is_negative() {
                    variable.hi.as_ref().is_none_or(|hi| value.cmp_whole(hi) == Ordering::Less)
                } else {
                    variable.lo.as_ref().is_none_or(|lo| value.cmp_whole(lo) == Ordering::Greater)
                }
            })
            .map(|(column, _)| column)
            .min()
    }

    fn pivot_to(&mut self, basic: u32, entering: u32, target: Rational) {
        let Some(k) = self.tableau.row(basic).and_then(|row| row.coefficient(entering)).cloned() else { return };
        let step = target.minus(&self.values[basic as usize]).over(&k);
        let moved = self.values[entering as usize].plus(&step);
        self.update(entering, moved);
        self.values[basic as usize] = target;
        self.work += self.tableau.pivot(basic, entering);
    }
}
