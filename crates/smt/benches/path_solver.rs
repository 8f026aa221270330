//! Nanoseconds per operation of the path solver on difference constraints.

use std::hint::black_box;
use std::time::Instant;

use snell_logic::{Range, TermId, Terms};
use snell_smt::{ChainConfig, Feasibility, PathSolver};

/// A small deterministic generator.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

fn main() {
    comparisons_made();
    for vars in [10, 20] {
        agreeing(vars);
        either_way(vars);
    }
    insertion_tree(7);
    sums();
}

fn variables(terms: &mut Terms, count: usize) -> Vec<TermId> {
    (0..count).map(|_| terms.fresh_int(Range::INT64)).collect()
}

fn report(what: &str, started: Instant, operations: u64) {
    let nanoseconds = started.elapsed().as_nanos() as f64 / operations as f64;
    println!("{what:<60} {nanoseconds:>9.1} ns/op  ({operations} ops)");
}

/// Hash-consing of `x < y`, new and known.
fn comparisons_made() {
    let mut terms = Terms::new();
    let vars = variables(&mut terms, 20);
    let mut dice = Dice(1);
    let mark = terms.mark();
    let started = Instant::now();
    const ROUNDS: u64 = 100_000;
    for _ in 0..ROUNDS {
        for _ in 0..10 {
            let (x, y) = (vars[dice.roll(20) as usize], vars[dice.roll(20) as usize]);
            black_box(terms.lt(x, y));
        }
        terms.truncate(mark);
    }
    report("terms: x < y made, and truncated", started, ROUNDS * 10);
}

/// Every condition holds in the carried model.
fn agreeing(count: usize) {
    let mut terms = Terms::new();
    let vars = variables(&mut terms, count);
    let mut dice = Dice(7);
    let mut conditions = Vec::new();
    while conditions.len() < 400 {
        let (x, y) = (vars[dice.roll(count as u64) as usize], vars[dice.roll(count as u64) as usize]);
        let condition = terms.le(x, y);
        if terms.as_bool(condition).is_none() {
            conditions.push(condition);
        }
    }
    let mut solver = PathSolver::new(ChainConfig::default());
    const ROUNDS: u64 = 5_000;
    let started = Instant::now();
    for _ in 0..ROUNDS {
        let mark = solver.mark();
        for condition in &conditions {
            black_box(solver.assume(&mut terms, *condition));
        }
        solver.undo(mark);
    }
    report(&format!("assume + undo, model agrees, {count} variables"), started, ROUNDS * conditions.len() as u64);
}

/// Random paths: at each step the model chooses a side, and the other side is asked as well.
fn either_way(count: usize) {
    let mut terms = Terms::new();
    let vars = variables(&mut terms, count);
    let mut solver = PathSolver::new(ChainConfig::default());
    let mut dice = Dice(11);
    let (mut asked, mut feasible) = (0u64, 0u64);
    let started = Instant::now();
    for _ in 0..3_000 {
        let (start, arena) = (solver.mark(), terms.mark());
        for _ in 0..60 {
            let (x, y) = (vars[dice.roll(count as u64) as usize], vars[dice.roll(count as u64) as usize]);
            let condition = match dice.roll(4) {
                0 => terms.eq(x, y),
                _ => terms.lt(x, y),
            };
            let negation = terms.not(condition);
            let says = solver.model_says(&terms, condition) == Some(true);
            let (with, against) = if says { (condition, negation) } else { (negation, condition) };
            let mark = solver.mark();
            feasible += u64::from(solver.assume(&mut terms, against) == Feasibility::Feasible);
            solver.undo(mark);
            solver.assume(&mut terms, if dice.roll(2) == 0 { with } else { negation });
            if solver.model_says(&terms, with).is_none() {
                break;
            }
            asked += 2;
        }
        solver.undo(start);
        terms.truncate(arena);
    }
    report(&format!("both sides of random comparisons, {count} variables"), started, asked);
    println!("    {feasible} flips feasible; {:?}", solver.stats());
}

/// Insertion of symbolic keys into a sorted sequence, all orders explored: n! leaves.
fn insertion_tree(keys: usize) {
    let mut terms = Terms::new();
    let vars = variables(&mut terms, keys);
    let mut solver = PathSolver::new(ChainConfig::default());
    let mut sequence = Vec::new();
    let mut count = Count::default();
    let started = Instant::now();
    insert(&mut terms, &mut solver, &vars, 0, 0, &mut sequence, &mut count);
    report(&format!("all orders of {keys} keys ({} leaves)", count.leaves), started, count.questions);
}

#[derive(Default)]
struct Count {
    leaves: u64,
    questions: u64,
}

fn insert(
    terms: &mut Terms,
    solver: &mut PathSolver,
    vars: &[TermId],
    key: usize,
    at: usize,
    sequence: &mut Vec<TermId>,
    count: &mut Count,
) {
    let Some(new) = vars.get(key).copied() else {
        count.leaves += 1;
        return;
    };
    let Some(other) = sequence.get(at).copied() else {
        sequence.insert(at, new);
        insert(terms, solver, vars, key + 1, 0, sequence, count);
        sequence.remove(at);
        return;
    };
    let condition = terms.lt(new, other);
    let negation = terms.not(condition);
    for (side, below) in [(condition, true), (negation, false)] {
        let mark = solver.mark();
        count.questions += 1;
        if solver.assume(terms, side) == Feasibility::Feasible {
            if below {
                sequence.insert(at, new);
                insert(terms, solver, vars, key + 1, 0, sequence, count);
                sequence.remove(at);
            } else {
                insert(terms, solver, vars, key, at + 1, sequence, count);
            }
        }
        solver.undo(mark);
    }
}

/// Sums of three variables, which are for the embedded solver, with the cache and the model at work.
fn sums() {
    let mut terms = Terms::new();
    let vars = variables(&mut terms, 8);
    let mut solver = PathSolver::new(ChainConfig::default());
    let mut dice = Dice(23);
    let mut operations = 0;
    let started = Instant::now();
    for _ in 0..300 {
        let (start, arena) = (solver.mark(), terms.mark());
        for _ in 0..12 {
            let [x, y, z] = [0; 3].map(|_| vars[dice.roll(8) as usize]);
            let sum = terms.add(x, y);
            let wrapped = terms.wrap(sum);
            let condition = if dice.roll(2) == 0 { terms.lt(wrapped, z) } else { terms.ge(wrapped, z) };
            operations += 1;
            if solver.assume(&mut terms, condition) != Feasibility::Feasible {
                break;
            }
        }
        solver.undo(start);
        terms.truncate(arena);
    }
    report("wrap (x + y) < z, eight variables", started, operations);
    println!("    {:?}", solver.stats());
}
