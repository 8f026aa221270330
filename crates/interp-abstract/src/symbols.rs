//! Symbols: inputs as unknown numbers of terms, and whether a path condition over them can be true.
//!
//! In one run a symbol has one value, whatever addresses are joined. A term at an address says that all values there
//! are equal to it, and a condition on a path that the runs which take it satisfy it.

use crate::local::Path;
use rustc_hash::{FxHashMap, FxHashSet};
use snell_integer::Integer;
use snell_logic::{Assignment, Linear, Range, TermId, Terms, Value, VarId, VarScan, View};
use snell_smt::{ChainConfig, Feasibility, PathSolver};
use std::fmt;

/// A term with more parts than this is forgotten.
const LARGEST: u32 = 64;

/// Work that a solver may spend on one question, see [`ChainConfig`].
const BUDGET: u64 = 200_000;

/// The values of symbols in one run.
#[derive(Default, Debug)]
pub struct Assigned(pub FxHashMap<VarId, Value>);

impl Assignment for Assigned {
    fn value(&self, var: VarId) -> Option<Value> {
        self.0.get(&var).cloned()
    }
}

/// All symbols of a program, and what was found out about conditions.
pub struct Symbols {
    /// The terms.
    pub terms: Terms,
    solver: PathSolver,
    names: Vec<String>,
    /// The constructors that a symbol stands for by their positions, if it does.
    cons: Vec<Vec<String>>,
    feasible: FxHashMap<Path, bool>,
    sizes: FxHashMap<TermId, u32>,
}

impl Default for Symbols {
    fn default() -> Self {
        let config = ChainConfig { embedded_budget: BUDGET, ..ChainConfig::default() };
        Symbols {
            terms: Terms::new(),
            solver: PathSolver::new(config),
            names: Vec::new(),
            cons: Vec::new(),
            feasible: FxHashMap::default(),
            sizes: FxHashMap::default(),
        }
    }
}

impl fmt::Debug for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Symbols").field("names", &self.names).finish_non_exhaustive()
    }
}

impl Symbols {
    /// A whole number in a range.
    pub fn number(&mut self, range: Range, name: &str) -> TermId {
        self.named(name);
        self.terms.fresh_int(range)
    }

    /// A truth value.
    pub fn truth(&mut self, name: &str) -> TermId {
        self.named(name);
        self.terms.fresh_bool()
    }

    /// One of these constructors.
    pub fn tag(&mut self, cons: Vec<String>, name: &str) -> TermId {
        let last = cons.len() as i128 - 1;
        self.named(name);
        if let Some(own) = self.cons.last_mut() {
            *own = cons;
        }
        self.terms.fresh_int(Range::new(0, last.max(0)))
    }

    fn named(&mut self, name: &str) {
        let taken = |name: &String| self.names.contains(name);
        let mut own = name.to_owned();
        for number in 2.. {
            if !taken(&own) {
                break;
            }
            own = format!("{name}{number}");
        }
        self.names.push(own);
        self.cons.push(Vec::new());
    }

    /// A term unless it is too large.
    pub fn bounded(&mut self, term: TermId) -> Option<TermId> {
        (self.size(term) <= LARGEST).then_some(term)
    }

    fn size(&mut self, term: TermId) -> u32 {
        let mut todo = vec![term];
        while let Some(&top) = todo.last() {
            if self.sizes.contains_key(&top) {
                todo.pop();
                continue;
            }
            let (mut size, before) = (1u32, todo.len());
            let sizes = &self.sizes;
            self.terms.for_each_child(top, |child| match sizes.get(&child) {
                Some(of_child) => size = size.saturating_add(*of_child),
                None => todo.push(child),
            });
            if todo.len() == before {
                todo.pop();
                self.sizes.insert(top, size);
            }
        }
        self.sizes[&term]
    }

    /// A path condition with one more conjunct, if both can be true. What a solver can't tell may be.
    pub fn with(&mut self, path: &Path, condition: TermId) -> Option<Path> {
        match self.terms.as_bool(condition) {
            Some(true) => return Some(path.clone()),
            Some(false) => return None,
            None if path.contains(condition) => return Some(path.clone()),
            None => {}
        }
        let mut all = path.clone();
        match self.terms.view(condition) {
            View::And(parts) => parts.iter().for_each(|&part| all = all.with(part)),
            _ => all = all.with(condition),
        }
        if !self.is_feasible(&all) {
            return None;
        }
        // What follows from the path is not said again, so that fewer paths differ.
        let otherwise = self.terms.not(condition);
        Some(if self.is_feasible(&path.with(otherwise)) { all } else { path.clone() })
    }

    /// The conjunction of two path conditions, if it can be true.
    pub fn both(&mut self, path: &Path, other: &Path) -> Option<Path> {
        let mut all = path.clone();
        for &conjunct in other.conjuncts() {
            all = if all.contains(conjunct) { all } else { all.with(conjunct) };
        }
        (all == *path || self.is_feasible(&all)).then_some(all)
    }

    fn is_feasible(&mut self, path: &Path) -> bool {
        if let Some(&known) = self.feasible.get(path) {
            return known;
        }
        let mark = self.solver.mark();
        let mut feasible = true;
        for &conjunct in path.conjuncts() {
            feasible = self.solver.assume(&mut self.terms, conjunct) != Feasibility::Infeasible;
            if !feasible {
                break;
            }
        }
        self.solver.undo(mark);
        self.feasible.insert(path.clone(), feasible);
        feasible
    }

    /// The conjuncts that say something of these terms, directly or by way of other conjuncts.
    pub fn about(&self, path: &Path, terms: impl Iterator<Item = TermId>) -> Path {
        let mut scan = VarScan::new();
        let mut found = Vec::new();
        for term in terms {
            scan.scan(&self.terms, term, &mut found);
        }
        let mut symbols: FxHashSet<VarId> = found.into_iter().collect();
        let mut left: Vec<(TermId, Vec<VarId>)> = Vec::new();
        for &conjunct in path.conjuncts() {
            let mut own = Vec::new();
            scan.scan(&self.terms, conjunct, &mut own);
            left.push((conjunct, own));
        }
        let mut kept = Path::default();
        loop {
            let (about, others): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|(_, own)| own.iter().any(|symbol| symbols.contains(symbol)));
            if about.is_empty() {
                return kept;
            }
            for (conjunct, own) in about {
                kept = kept.with(conjunct);
                symbols.extend(own);
            }
            left = others;
        }
    }

    /// What a condition is under an assignment, if that speaks of all its symbols; it has no value if it divides by zero.
    pub fn holds(&self, condition: TermId, model: &Assigned) -> Option<bool> {
        let mut symbols = Vec::new();
        VarScan::new().scan(&self.terms, condition, &mut symbols);
        let known = symbols.iter().all(|symbol| model.0.contains_key(symbol));
        known.then(|| self.terms.eval_bool(condition, model) == Some(true))
    }

    /// The value of a term under an assignment that speaks of all its symbols.
    pub fn value(&self, term: TermId, model: &Assigned) -> Option<Value> {
        let mut symbols = Vec::new();
        VarScan::new().scan(&self.terms, term, &mut symbols);
        let known = symbols.iter().all(|symbol| model.0.contains_key(symbol));
        known.then(|| self.terms.eval(term, model))?
    }

    /// Conditions in words.
    pub fn path_written(&self, path: &Path) -> Vec<String> {
        path.conjuncts().iter().map(|&conjunct| self.written(conjunct)).collect()
    }

    /// `x is Cons`, if that is what a condition says of a symbol that stands for constructors.
    fn said_of_tag(&self, term: TermId) -> Option<String> {
        let (linear, verb) = match self.terms.view(term) {
            View::Eq(linear) => (linear, "is"),
            View::Not(inner) => match self.terms.view(inner) {
                View::Eq(linear) => (linear, "is not"),
                _ => return None,
            },
            _ => return None,
        };
        let Linear { constant, monomials: [monomial] } = linear else { return None };
        let View::Var(symbol) = self.terms.view(monomial.term) else { return None };
        let position = if monomial.coefficient == Integer::from(1) { -constant } else { constant.clone() };
        let con = self.cons[symbol.index()].get(usize::try_from(position.to_i64()?).ok()?)?;
        Some(format!("{} {verb} {con}", self.names[symbol.index()]))
    }

    /// A term in words.
    pub fn written(&self, term: TermId) -> String {
        if let Some(said) = self.said_of_tag(term) {
            return said;
        }
        let name = |var: VarId| self.names[var.index()].clone();
        self.terms.display(term, &name).to_string()
    }
}
