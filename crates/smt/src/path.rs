//! The solver that a symbolic path carries: conjuncts, a model, and undo.

use snell_logic::{Answer, Linear, Model, Sort, TermId, Terms, Value, VarId, VarScan, View, Why};

use crate::chain::Chain;
use crate::charset;
use crate::config::ChainConfig;
use crate::fast::{Atom, Outcome, Position};
use crate::logged::Sink;
use crate::nudge::nudge;
use crate::shrink;
use crate::slice::Occurrences;
use crate::state::State;
use crate::stats::{Settled, Stats};

/// Whether a path can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feasibility {
    /// Yes; the carried model takes it.
    Feasible,
    /// No, exactly.
    Infeasible,
    /// It could not be told.
    Unknown(Why),
}

/// A point of the path to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    conjuncts: u32,
    position: Position,
}

/// A path condition with a model; see the crate documentation.
pub struct PathSolver {
    chain: Chain,
    state: State,
    conjuncts: Vec<TermId>,
    /// The conjuncts that the fast path does not hold, by index.
    outside: Vec<u32>,
    occurrences: Occurrences,
    /// How many conjuncts, from the first on, the model is known to satisfy.
    satisfied: usize,
    /// The first conjunct that made the path infeasible.
    contradiction: Option<usize>,
    scan: VarScan,
    parts: Vec<TermId>,
}

/// What one bound on a sum says of another bound on the same sum.
fn settles(said: &Linear<'_>, asked: &Linear<'_>) -> Option<bool> {
    let parts = || said.monomials.iter().zip(asked.monomials);
    if said.monomials.len() != asked.monomials.len() || parts().any(|(one, other)| one.term != other.term) {
        return None;
    }
    if parts().all(|(one, other)| one.coefficient == other.coefficient) {
        // The sum is at most one number, and is it at most another?
        return (asked.constant <= said.constant).then_some(true);
    }
    // The sum is at most one number, and is it at least another?
    let opposed = parts().all(|(one, other)| one.coefficient == -&other.coefficient);
    (opposed && *asked.constant > -said.constant).then_some(false)
}

impl PathSolver {
    /// An empty path.
    pub fn new(config: ChainConfig) -> Self {
        PathSolver {
            chain: Chain::new(config),
            state: State::new(),
            conjuncts: Vec::new(),
            outside: Vec::new(),
            occurrences: Occurrences::default(),
            satisfied: 0,
            contradiction: None,
            scan: VarScan::new(),
            parts: Vec::new(),
        }
    }

    /// The present point of the path.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { conjuncts: self.conjuncts.len() as u32, position: self.state.differences.position() }
    }

    /// Goes back to a mark. The model stays: it satisfied more than what is left.
    pub fn undo(&mut self, mark: Mark) {
        let len = mark.conjuncts as usize;
        self.conjuncts.truncate(len);
        while self.outside.last().is_some_and(|index| *index as usize >= len) {
            self.outside.pop();
        }
        self.occurrences.truncate(len);
        self.state.rewind(mark.position);
        self.satisfied = self.satisfied.min(len);
        if self.contradiction.is_some_and(|index| index >= len) {
            self.contradiction = None;
        }
    }

    /// The path condition. A conjunction that was assumed appears as its parts.
    pub fn conjuncts(&self) -> &[TermId] {
        &self.conjuncts
    }

    /// Who settled how many questions.
    pub fn stats(&self) -> &Stats {
        self.chain.stats()
    }

    /// Records the questions that get past the fast path and the cache, as SMT-LIB text.
    pub fn log_to(&mut self, sink: Box<dyn Sink>) {
        self.chain.log_to(sink);
    }

    /// What the path says about a condition without any search: `None` if it takes more to tell.
    pub fn entailed(&mut self, terms: &Terms, cond: TermId) -> Option<bool> {
        self.state.register(terms);
        let known = match terms.as_bool(cond) {
            Some(value) => Some(value),
            None => {
                let atom = self.state.differences.read(terms, cond);
                match self.state.differences.entails(&atom) {
                    None if atom == Atom::Outside => {
                        self.said_outside(terms, cond).or_else(|| self.of_fixed(terms, cond))
                    }
                    None => self.said_outside(terms, cond),
                    known => known,
                }
            }
        };
        if known.is_some() {
            self.chain.stats_mut().count(Settled::Syntax);
        }
        known
    }

    /// Whether a condition or its negation is a conjunct that the fast path does not hold. Which ones it holds depends on
    /// the model, which is not the same when a path is taken again; what is known of a path must be.
    fn said_outside(&self, terms: &Terms, cond: TermId) -> Option<bool> {
        let negated = |of: TermId| match terms.view(of) {
            View::Not(inner) => Some(inner),
            _ => None,
        };
        let inside = negated(cond);
        self.outside.iter().find_map(|&index| {
            let said = self.conjuncts[index as usize];
            let opposite = Some(said) == inside || negated(said) == Some(cond);
            match (terms.view(said), terms.view(cond)) {
                _ if said == cond => Some(true),
                _ if opposite => Some(false),
                (View::Le(said), View::Le(asked)) => settles(&said, &asked),
                _ => None,
            }
        })
    }

    /// The truth of a condition of which the bounds leave one value to each variable.
    fn of_fixed(&mut self, terms: &Terms, cond: TermId) -> Option<bool> {
        let mut vars = Vec::new();
        self.scan.scan(terms, cond, &mut vars);
        let mut values = Model::new();
        for var in vars {
            let bounds = self.state.differences.bounds(var.0);
            match (terms.var_sort(var), bounds.lo(), bounds.hi()) {
                (Sort::Int, Some(low), Some(high)) if low == high => values.set(var, Value::Int(low.into())),
                _ => return None,
            }
        }
        terms.eval_bool(cond, &values)
    }

    /// What the carried model says; `None` if the condition has no value in it, or if the model is stale.
    pub fn model_says(&mut self, terms: &Terms, cond: TermId) -> Option<bool> {
        self.state.register(terms);
        if self.satisfied < self.conjuncts.len() || self.contradiction.is_some() {
            return None;
        }
        self.truth(terms, cond)
    }

    /// The truth of a condition in the model.
    #[inline]
    fn truth(&self, terms: &Terms, cond: TermId) -> Option<bool> {
        if self.state.foreign.is_none()
            && let Some(value) = self.state.differences.holds(&self.state.differences.read(terms, cond))
        {
            return Some(value);
        }
        terms.eval_bool(cond, &self.state)
    }

    /// Adds a conjunct and says whether the path is still feasible.
    pub fn assume(&mut self, terms: &mut Terms, cond: TermId) -> Feasibility {
        self.add(terms, cond, true)
    }

    /// Adds a conjunct without asking any solver; the model may become stale.
    pub fn assume_trusted(&mut self, terms: &mut Terms, cond: TermId) {
        self.add(terms, cond, false);
    }

    fn add(&mut self, terms: &Terms, cond: TermId, ask: bool) -> Feasibility {
        self.state.register(terms);
        if !matches!(terms.view(cond), View::And(_)) {
            return self.add_part(terms, cond, ask);
        }
        let mut parts = std::mem::take(&mut self.parts);
        parts.clear();
        parts.push(cond);
        let mut result = Feasibility::Feasible;
        while let Some(part) = parts.pop() {
            match terms.view(part) {
                View::And(inner) => parts.extend(inner.iter().rev()),
                _ => match self.add_part(terms, part, ask) {
                    Feasibility::Feasible => {}
                    other => result = other,
                },
            }
            if result == Feasibility::Infeasible {
                break;
            }
        }
        self.parts = parts;
        result
    }

    fn add_part(&mut self, terms: &Terms, cond: TermId, ask: bool) -> Feasibility {
        let index = self.conjuncts.len();
        if self.contradiction.is_some() {
            self.push(terms, cond);
            return Feasibility::Infeasible;
        }
        match terms.as_bool(cond) {
            Some(true) => {
                self.chain.stats_mut().count(Settled::Syntax);
                return self.standing(terms, ask);
            }
            Some(false) => {
                self.chain.stats_mut().count(Settled::Syntax);
                self.push(terms, cond);
                self.contradiction = Some(index);
                return Feasibility::Infeasible;
            }
            None => {}
        }
        let atom = self.state.differences.read(terms, cond);
        let current = self.satisfied == index;
        let agreed = current && self.state.foreign.is_some() && terms.eval_bool(cond, &self.state) == Some(true);
        let outcome = if atom == Atom::Outside { Outcome::GaveUp } else { self.state.differences.add(&atom) };
        self.push(terms, cond);
        match outcome {
            Outcome::Conflict => {
                self.chain.stats_mut().count(Settled::FastPath);
                self.chain.stats_mut().basis.fast_path += 1;
                self.contradiction = Some(index);
                return Feasibility::Infeasible;
            }
            Outcome::GaveUp => {
                self.outside.push(index as u32);
                if current && self.truth(terms, cond) == Some(true) {
                    self.satisfied += 1;
                }
            }
            Outcome::Agreed if self.state.foreign.is_none() => {
                if current {
                    self.satisfied += 1;
                }
            }
            _ if agreed => self.satisfied += 1,
            _ => {
                let own = self.state.foreign.take().is_none();
                self.recheck(terms, current && own);
                if self.satisfied > index {
                    self.chain.stats_mut().count(Settled::FastPath);
                    return Feasibility::Feasible;
                }
            }
        }
        if self.satisfied > index {
            self.chain.stats_mut().count(Settled::Model);
            return Feasibility::Feasible;
        }
        self.standing(terms, ask)
    }

    fn push(&mut self, terms: &Terms, cond: TermId) {
        self.conjuncts.push(cond);
        self.scan.scan(terms, cond, self.occurrences.open());
        self.occurrences.close();
    }

    /// The fast path moved the model: finds the first conjunct outside of it that fails now. If the model was good
    /// before, only conjuncts with moved variables can.
    fn recheck(&mut self, terms: &Terms, moved_only: bool) {
        let differences = &self.state.differences;
        let failing = self.outside.iter().map(|index| *index as usize).find(|index| {
            let touched = !moved_only
                || self.occurrences.vars(*index).iter().any(|var| differences.moved().any(|moved| moved == var.0));
            touched && terms.eval_bool(self.conjuncts[*index], &self.state) != Some(true)
        });
        self.satisfied = failing.unwrap_or(self.conjuncts.len());
    }

    /// Feasibility of the path as it stands: known by the model, or asked.
    fn standing(&mut self, terms: &Terms, ask: bool) -> Feasibility {
        if self.contradiction.is_some() {
            return Feasibility::Infeasible;
        }
        if self.satisfied == self.conjuncts.len() {
            return Feasibility::Feasible;
        }
        if !ask {
            return Feasibility::Unknown(Why::NoSolver);
        }
        self.solve(terms)
    }

    /// Asks the chain about the slices of the conjuncts that the model does not satisfy.
    fn solve(&mut self, terms: &Terms) -> Feasibility {
        let first = self.satisfied;
        let seeds: Vec<usize> = (first..self.conjuncts.len())
            .filter(|index| terms.eval_bool(self.conjuncts[*index], &self.state) != Some(true))
            .collect();
        if seeds.is_empty() {
            self.satisfied = self.conjuncts.len();
            return Feasibility::Feasible;
        }
        let slice = self.occurrences.slice(terms.var_count(), &seeds);
        if let [failing] = seeds.as_slice()
            && nudge(terms, &mut self.state, &self.conjuncts, &self.occurrences, &slice, *failing)
        {
            self.chain.stats_mut().count(Settled::Candidates);
            self.satisfied = self.conjuncts.len();
            return Feasibility::Feasible;
        }
        let question: Vec<TermId> = slice.iter().map(|index| self.conjuncts[*index]).collect();
        let answer = match charset::solve(terms, &question, &self.state) {
            Some(answer) => {
                self.chain.stats_mut().count(Settled::FastPath);
                self.chain.stats_mut().basis.fast_path += u64::from(answer == Answer::Unsat);
                answer
            }
            None => self.chain.ask(terms, &question, &self.state),
        };
        match answer {
            Answer::Sat(model) => {
                self.adopt(terms, &model, &slice);
                Feasibility::Feasible
            }
            Answer::Unsat => {
                self.contradiction = Some(self.conjuncts.len() - 1);
                Feasibility::Infeasible
            }
            Answer::Unknown(why) => Feasibility::Unknown(why),
        }
    }

    /// Takes the values of a slice's variables from a model of the slice (already evaluated by the chain); all other
    /// variables keep theirs.
    fn adopt(&mut self, terms: &Terms, model: &Model, slice: &[usize]) {
        let mut vars: Vec<VarId> = slice.iter().flat_map(|index| self.occurrences.vars(*index)).copied().collect();
        vars.sort_unstable();
        vars.dedup();
        if self.state.foreign.is_none() && State::fits(model) {
            for var in vars {
                let mut one = Model::new();
                one.set(var, model.value_in(terms, var));
                self.state.import(&one, var);
            }
        } else {
            let mut whole = self.state.export();
            for var in vars {
                whole.set(var, model.value_in(terms, var));
            }
            if State::fits(&whole) && whole.well_formed(terms) {
                self.state.foreign = None;
                whole.iter().for_each(|(var, _)| self.state.import(&whole, var));
            } else {
                self.state.foreign = Some(whole);
            }
        }
        self.satisfied = self.conjuncts.len();
    }

    /// A model of the whole path condition, evaluated before it is returned.
    pub fn model(&mut self, terms: &mut Terms) -> Answer {
        self.state.register(terms);
        match self.standing(terms, true) {
            Feasibility::Infeasible => Answer::Unsat,
            Feasibility::Unknown(why) => Answer::Unknown(why),
            Feasibility::Feasible => {
                let model = self.state.export();
                if terms.satisfied(&self.conjuncts, &model) && model.well_formed(terms) {
                    Answer::Sat(model)
                } else {
                    self.chain.stats_mut().disbelieved += 1;
                    Answer::Unknown(Why::Disbelieved)
                }
            }
        }
    }

    /// A model with values near zero, for printing. It depends on the path condition only, not on how the search came
    /// here: it starts from the defaults.
    pub fn small_model(&mut self, terms: &mut Terms) -> Answer {
        if self.conjuncts.is_empty() {
            if !terms.has_variables() {
                return Answer::Sat(Model::new());
            }
            let mut state = State::new();
            state.register(terms);
            return Answer::Sat(shrink::shrink(terms, &self.conjuncts, state.export()));
        }
        let mut fresh = PathSolver::new(ChainConfig { cache_size: 0, ..self.chain.config().clone() });
        for cond in &self.conjuncts {
            fresh.assume_trusted(terms, *cond);
        }
        let answer = fresh.model(terms);
        self.chain.stats_mut().merge(fresh.stats());
        match answer {
            Answer::Sat(model) => Answer::Sat(shrink::shrink(terms, &self.conjuncts, model)),
            // The path may have a model all the same, found with the help of its history.
            Answer::Unknown(_) => match self.model(terms) {
                Answer::Sat(model) => Answer::Sat(shrink::shrink(terms, &self.conjuncts, model)),
                other => other,
            },
            Answer::Unsat => Answer::Unsat,
        }
    }
}
