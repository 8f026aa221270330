//! Labelling: at the end of a path, unknown numbers that an equation or the like ties together get values, one after
//! the other, smallest first.
//!
//! Bounds and disequalities of a number are an answer by themselves (`x > 5`); that two numbers have the product 120 is
//! none. So numbers are labelled that occur in conditions other than linear inequalities and disequalities, and those of
//! which few values are left.

use crate::decision::{Condition, Pending};
use crate::state::Symbolic;
use rustc_hash::{FxHashMap, FxHashSet};
use snell_graph::Word;
use snell_integer::Integer;
use snell_logic::{Answer, Linear, Model, Range, Sort, TermId, Value, VarId, VarScan, View};
use snell_smt::Feasibility;

/// What is to be done with the numbers of a path.
pub(crate) enum Labels {
    /// Nothing more.
    Done,
    /// A decision is waiting.
    Decide,
    /// They contradict each other.
    Impossible,
}

/// The least and the greatest value of a number, where they are known.
pub(crate) type Bounds = (Option<i128>, Option<i128>);

/// Ranges with at most so many values are answers one by one.
const FEW: i128 = 1000;
/// So many values are alternatives of one decision.
const AT_ONCE: i128 = 8;
/// Ranges up to so many values are gone through even if the solver says nothing of them.
const NARROW: i128 = 4096;
/// Marks a range with more values.
const WIDE: u32 = 1;
/// Numbers beyond so many bits are not labelled in bands.
const MAX_BITS: u32 = 100;

impl Symbolic {
    /// Goes on with labelling: a decision about the first number that needs a value.
    pub(crate) fn label(&mut self) -> Labels {
        if !self.terms.has_variables() {
            return Labels::Done;
        }
        loop {
            let known = self.labelled();
            match self.propagate(&known) {
                Some(true) => continue,
                Some(false) => {}
                None => return Labels::Impossible,
            }
            let Some(var) = self.candidates(&known).into_iter().next() else { return Labels::Done };
            let conditions = match self.only_value(var) {
                Some(Some(only)) => vec![only],
                Some(None) => self.ranges_of(var),
                None => return Labels::Impossible,
            };
            if conditions.is_empty() {
                // Too large to go through: the conditions have to do.
                return Labels::Done;
            }
            self.pending = Pending::Label { conditions };
            return Labels::Decide;
        }
    }

    /// Takes a value or range for a number. What the solver does not know of a small range is found out later, when less
    /// is open.
    pub(crate) fn take_label(&mut self, way: Condition) -> bool {
        let condition = way.condition;
        if !self.trusted {
            let mark = self.mark();
            self.solver.assume_trusted(&mut self.terms, condition);
            let refuted = self.ranges_refute();
            self.undo(&mark);
            self.forget(&mark);
            if refuted {
                return false;
            }
        }
        if self.assume(condition) {
            return true;
        }
        if !self.unknown || way.target == WIDE {
            return false;
        }
        self.unknown = false;
        self.solver.assume_trusted(&mut self.terms, condition);
        true
    }

    /// The numbers that have values.
    pub(crate) fn labelled(&self) -> Model {
        let mut known = Model::new();
        for &condition in self.solver.conjuncts() {
            match self.terms.view(condition) {
                View::Eq(linear) => {
                    if let Some((var, coefficient)) = self.single(linear) {
                        let opposite = Integer::ZERO - linear.constant.clone();
                        if let Some(value) = opposite.quot(coefficient)
                            && opposite.is_multiple_of(coefficient)
                        {
                            known.set(var, Value::Int(value));
                        }
                    }
                }
                View::Var(var) => known.set(var, Value::Bool(true)),
                View::Not(inner) => {
                    if let View::Var(var) = self.terms.view(inner) {
                        known.set(var, Value::Bool(false));
                    }
                }
                _ => {}
            }
        }
        while self.label_tied(&mut known) {}
        known
    }

    /// Gives values to numbers that an equation ties to one that has a value; says whether there were any.
    fn label_tied(&self, known: &mut Model) -> bool {
        let mut more = false;
        for &condition in self.solver.conjuncts() {
            let View::Eq(linear) = self.terms.view(condition) else { continue };
            let Some((a, b, shift)) = self.offset(linear) else { continue };
            let tied = match (known.get(a), known.get(b)) {
                (Some(Value::Int(value)), None) => (b, value.clone() - shift),
                (None, Some(Value::Int(value))) => (a, value.clone() + shift),
                _ => continue,
            };
            known.set(tied.0, Value::Int(tied.1));
            more = true;
        }
        more
    }

    /// Whether all variables of a term have values.
    pub(crate) fn is_labelled(&self, term: TermId, known: &Model) -> bool {
        let mut vars = Vec::new();
        VarScan::new().scan(&self.terms, term, &mut vars);
        vars.iter().all(|&var| known.get(var).is_some())
    }

    fn single<'a>(&self, linear: Linear<'a>) -> Option<(VarId, &'a Integer)> {
        let [monomial] = linear.monomials else { return None };
        match self.terms.view(monomial.term) {
            View::Var(var) => Some((var, &monomial.coefficient)),
            _ => None,
        }
    }

    /// Of `a - b + constant = 0`, the numbers and what is to be added to the second to get the first.
    pub(crate) fn offset(&self, linear: Linear) -> Option<(VarId, VarId, Integer)> {
        let [first, second] = linear.monomials else { return None };
        let (View::Var(a), View::Var(b)) = (self.terms.view(first.term), self.terms.view(second.term)) else {
            return None;
        };
        let minus_one = Integer::from(-1);
        let opposite = Integer::ZERO - linear.constant.clone();
        (first.coefficient.is_one() && second.coefficient == minus_one).then_some((a, b, opposite))
    }

    /// Adds what the conditions say where known values are put in; none if that can't be.
    fn propagate(&mut self, known: &Model) -> Option<bool> {
        let mut added = false;
        for condition in self.solver.conjuncts().to_vec() {
            if !self.ties(condition) {
                continue;
            }
            let mut vars = Vec::new();
            VarScan::new().scan(&self.terms, condition, &mut vars);
            if vars.len() < 2 || !vars.iter().any(|&var| known.get(var).is_some()) {
                continue;
            }
            let simpler = self.put_in(condition, &vars, known);
            match self.terms.as_bool(simpler) {
                Some(false) => return None,
                Some(true) => continue,
                None if self.solver.conjuncts().contains(&simpler) => continue,
                None => {}
            }
            match self.solver.assume(&mut self.terms, simpler) {
                Feasibility::Infeasible => return None,
                Feasibility::Feasible | Feasibility::Unknown(_) => added = true,
            }
        }
        Some(added)
    }

    /// A condition with values for those of its variables that have some.
    pub(crate) fn put_in(&mut self, condition: TermId, vars: &[VarId], known: &Model) -> TermId {
        let mut by = FxHashMap::default();
        for &var in vars {
            match known.get(var) {
                Some(Value::Int(value)) => by.insert(var, self.terms.int(value.clone())),
                Some(&Value::Bool(value)) => by.insert(var, self.terms.bool(value)),
                _ => None,
            };
        }
        self.terms.substitute(condition, &by)
    }

    /// Whether a condition can't hold for numbers within their bounds. Between marks: it makes terms.
    fn ranges_refute(&mut self) -> bool {
        for condition in self.solver.conjuncts().to_vec() {
            if !self.ties(condition) {
                continue;
            }
            let (mut vars, mut by) = (Vec::new(), FxHashMap::default());
            VarScan::new().scan(&self.terms, condition, &mut vars);
            for var in vars {
                if self.terms.var_sort(var) != Sort::Int {
                    continue;
                }
                let (low, high) = self.bounds(var);
                let (low, high) = (low.unwrap_or(i128::MIN), high.unwrap_or(i128::MAX));
                if low > high {
                    return true;
                }
                let narrowed =
                    if low == high { self.terms.int(low) } else { self.terms.fresh_int(Range::new(low, high)) };
                by.insert(var, narrowed);
            }
            let narrowed = self.terms.substitute(condition, &by);
            if self.terms.as_bool(narrowed) == Some(false) {
                return true;
            }
        }
        false
    }

    /// Whether a condition is more than a linear inequality or disequality.
    fn ties(&self, condition: TermId) -> bool {
        let is_plain =
            |linear: Linear| linear.monomials.iter().all(|part| matches!(self.terms.view(part.term), View::Var(_)));
        match self.terms.view(condition) {
            View::Bool(_) | View::Var(_) => false,
            View::Le(linear) => !is_plain(linear),
            // One number is the other, or a little more.
            View::Eq(linear) => self.single(linear).is_none() && self.offset(linear).is_none(),
            View::Member(_, of) => !matches!(self.terms.view(of), View::Var(_)),
            View::Not(inner) => match self.terms.view(inner) {
                View::Member(_, of) => !matches!(self.terms.view(of), View::Var(_)),
                View::Eq(linear) => !is_plain(linear),
                View::Var(_) => false,
                _ => true,
            },
            View::DoubleCompare(..) => false,
            _ => true,
        }
    }

    /// Numbers of the inputs that are to have values and have none, in the order in which they are met.
    fn candidates(&mut self, known: &Model) -> Vec<VarId> {
        let mut tied: FxHashSet<VarId> = FxHashSet::default();
        let (mut scan, mut vars) = (VarScan::new(), Vec::new());
        for &condition in self.solver.conjuncts() {
            if self.ties(condition) {
                vars.clear();
                scan.scan(&self.terms, condition, &mut vars);
                tied.extend(&vars);
            }
        }
        let mut found = Vec::new();
        for term in self.terms_of_inputs() {
            scan.scan(&self.terms, term, &mut found);
        }
        let mut seen = FxHashSet::default();
        found.retain(|&var| {
            let wanted = match self.terms.var_sort(var) {
                Sort::Int => tied.contains(&var) || self.has_few(var),
                Sort::Bool => true,
                Sort::Double => false,
            };
            wanted && known.get(var).is_none() && seen.insert(var)
        });
        found
    }

    /// The terms in the inputs, as far as these are built.
    fn terms_of_inputs(&self) -> Vec<TermId> {
        let mut terms = Vec::new();
        let mut todo: Vec<Word> = self.rows.iter().rev().map(|row| row.parts).collect();
        todo.extend(self.args.iter().chain(&self.inputs).rev());
        let mut tables = FxHashSet::default();
        while let Some(word) = todo.pop() {
            match self.current(word) {
                Word::Term(_, term) => terms.push(term),
                word @ (Word::Con(..) | Word::Chars(_)) => todo.extend(self.parts_of(word).rev()),
                Word::Table(table) if tables.insert(table) => {
                    for entry in self.entries_of(table).into_iter().rev() {
                        let entry = self.entries[entry as usize];
                        todo.extend([entry.result, entry.arg]);
                    }
                }
                _ => {}
            }
        }
        terms
    }

    /// What the conditions on a number alone say of its bounds.
    pub(crate) fn bounds(&self, var: VarId) -> Bounds {
        let range = self.terms.var_range(var);
        let (mut low, mut high) = (range.lo(), range.hi());
        for &condition in self.solver.conjuncts() {
            let (View::Le(linear) | View::Eq(linear)) = self.terms.view(condition) else { continue };
            let Some((of, coefficient)) = self.single(linear) else { continue };
            let (true, Some(constant)) = (of == var, linear.constant.to_i128()) else { continue };
            if matches!(self.terms.view(condition), View::Eq(_)) {
                return if coefficient.is_one() { (Some(-constant), Some(-constant)) } else { (low, high) };
            }
            // Coefficients of one number are 1 or -1.
            if coefficient.is_positive() {
                high = Some(high.map_or(-constant, |high| high.min(-constant)));
            } else {
                low = Some(low.map_or(constant, |low| low.max(constant)));
            }
        }
        (low, high)
    }

    fn has_few(&self, var: VarId) -> bool {
        matches!(self.bounds(var), (Some(low), Some(high)) if high.saturating_sub(low) < FEW)
    }

    /// The only value that a number can have, if there is just one: it costs as much as one of many would. None if it
    /// can have no value at all.
    fn only_value(&mut self, var: VarId) -> Option<Option<Condition>> {
        let Some(term) = self.terms.var_term(var) else { return Some(None) };
        let model = match self.solver.model(&mut self.terms) {
            Answer::Sat(model) => model,
            Answer::Unsat => return None,
            Answer::Unknown(_) => return Some(None),
        };
        let Some(Value::Int(value)) = self.terms.eval(term, &model) else { return Some(None) };
        let cost = value.bit_length().min(u64::from(MAX_BITS)) as u32;
        let value = self.terms.int(value);
        let equation = self.terms.eq(term, value);
        let other = self.terms.not(equation);
        let mark = self.mark();
        let feasible = self.solver.assume(&mut self.terms, other);
        self.undo(&mark);
        self.forget(&mark);
        match feasible {
            Feasibility::Infeasible => Some(Some(Condition { condition: equation, cost, target: 0 })),
            Feasibility::Feasible | Feasibility::Unknown(_) => Some(None),
        }
    }

    /// The ways in which a number may go on to a value: bands of growing size around zero, then halves, then values.
    fn ranges_of(&mut self, var: VarId) -> Vec<Condition> {
        let Some(term) = self.terms.var_term(var) else { return Vec::new() };
        if self.terms.var_sort(var) == Sort::Bool {
            let not = self.terms.not(term);
            return vec![
                Condition { condition: term, cost: 1, target: 1 },
                Condition { condition: not, cost: 1, target: 0 },
            ];
        }
        let (low, high) = self.bounds(var);
        if let (Some(low), Some(high)) = (low, high)
            && is_band(low, high)
        {
            return self.pieces(term, low, high);
        }
        let most = 1i128 << MAX_BITS;
        let mut conditions = Vec::new();
        if low.is_some_and(|low| low >= most) || high.is_some_and(|high| high <= -most) {
            return conditions;
        }
        let beyond = (low.is_none_or(|low| low <= -most), high.is_none_or(|high| high >= most));
        let (low, high) = (low.unwrap_or(-most).max(-most), high.unwrap_or(most).min(most));
        for bits in 0..=MAX_BITS {
            let (from, to) = if bits == 0 { (0, 0) } else { (1i128 << (bits - 1), (1i128 << bits) - 1) };
            for (from, to) in [(from, to), (-to, -from)] {
                let (from, to) = (from.max(low), to.min(high));
                if from <= to && (bits > 0 || conditions.is_empty()) {
                    let target = if to - from < NARROW { 0 } else { WIDE };
                    conditions.push(Condition { condition: self.between(term, from, to), cost: bits, target });
                }
            }
        }
        let (below, above) = (self.terms.int(-most), self.terms.int(most));
        if beyond.1 {
            conditions.push(Condition { condition: self.terms.ge(term, above), cost: MAX_BITS + 1, target: WIDE });
        }
        if beyond.0 {
            conditions.push(Condition { condition: self.terms.le(term, below), cost: MAX_BITS + 1, target: WIDE });
        }
        conditions
    }

    /// The values of a small range, or its halves, the one nearer to zero first.
    fn pieces(&mut self, term: TermId, low: i128, high: i128) -> Vec<Condition> {
        let mut conditions = Vec::new();
        if high - low < AT_ONCE {
            for step in 0..=high - low {
                let value = if high <= 0 { high - step } else { low + step };
                conditions.push(Condition { condition: self.between(term, value, value), cost: 0, target: 0 });
            }
            return conditions;
        }
        let middle = low + (high - low) / 2;
        let mut halves = [(low, middle), (middle + 1, high)];
        if high <= 0 {
            halves.reverse();
        }
        for (from, to) in halves {
            let target = if to - from < NARROW { 0 } else { WIDE };
            conditions.push(Condition { condition: self.between(term, from, to), cost: 1, target });
        }
        conditions
    }

    fn between(&mut self, term: TermId, from: i128, to: i128) -> TermId {
        let (low, high) = (self.terms.int(from), self.terms.int(to));
        if from == to {
            return self.terms.eq(term, low);
        }
        let (above, below) = (self.terms.ge(term, low), self.terms.le(term, high));
        self.terms.and(&[above, below])
    }
}

/// Whether a range is within one band, or small.
fn is_band(low: i128, high: i128) -> bool {
    let wide = high.saturating_sub(low);
    if wide < AT_ONCE {
        return true;
    }
    // Within a band no number has more than twice the size of another.
    (low > 0 && high / 2 <= low) || (high < 0 && low / 2 >= high)
}
