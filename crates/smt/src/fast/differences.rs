//! The constraint graph: one node a variable, bounds and edges on a trail, and the potential that is the model.

use snell_integer::Integer;
use snell_logic::{Range, Sort};

use super::LIMIT;
use super::fragment::Atom;

/// No further element of a list.
pub(super) const NIL: u32 = u32::MAX;
/// "No bound" on either side.
pub(super) const FREE_LO: i128 = i128::MIN;
pub(super) const FREE_HI: i128 = i128::MAX;

/// `value[to] <= value[from] + weight`
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) from: u32,
    pub(super) to: u32,
    pub(super) weight: i128,
    pub(super) next_out: u32,
    pub(super) next_in: u32,
}

/// `value[a] /= value[b] + offset`, or a constant `offset` if `b` is `NIL`.
#[derive(Clone, Copy)]
pub(super) struct Apart {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) offset: i128,
    pub(super) next_a: u32,
    pub(super) next_b: u32,
}

/// What one variable knows.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) value: i128,
    pub(super) lo: i128,
    pub(super) hi: i128,
    pub(super) out_edges: u32,
    pub(super) in_edges: u32,
    pub(super) apart: u32,
    /// Whether the range of the variable is small enough for the fast path.
    pub(super) eligible: bool,
}

#[derive(Clone, Copy)]
pub(super) enum Undo {
    Edge,
    Apart,
    Lo(u32, i128),
    Hi(u32, i128),
}

/// A point to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    nodes: u32,
    trail: u32,
}

/// What became of a new constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It holds in the model, which did not change.
    Agreed,
    /// It holds in the model after a change.
    Repaired,
    /// It contradicts the others; it was not added.
    Conflict,
    /// The search for a model gave up; it was not added.
    GaveUp,
}

/// Bounds and differences with a model.
#[derive(Default)]
pub struct Differences {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
    pub(super) aparts: Vec<Apart>,
    pub(super) trail: Vec<Undo>,
    /// Values changed by the constraint being added: node and old value.
    pub(super) log: Vec<(u32, i128)>,
    pub(super) work: super::repair::Work,
}

impl Differences {
    /// No variables, no constraints.
    pub fn new() -> Differences {
        Differences::default()
    }

    /// The number of variables registered.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no variable is registered.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Registers the next variable.
    pub fn register(&mut self, sort: Sort, range: Range) {
        let (lo, hi, eligible) = match sort {
            Sort::Bool => (0, 1, true),
            Sort::Double => (FREE_LO, FREE_HI, false),
            Sort::Int => {
                let small = |bound: Option<i128>| bound.is_none_or(|bound| bound.abs() <= LIMIT);
                let eligible = small(range.lo()) && small(range.hi());
                if eligible { (range.raw_lo(), range.raw_hi(), true) } else { (FREE_LO, FREE_HI, false) }
            }
        };
        let value = if eligible && sort == Sort::Bool { 0 } else { range.plainest() };
        self.nodes.push(Node { value, lo, hi, out_edges: NIL, in_edges: NIL, apart: NIL, eligible });
    }

    /// The present point.
    #[inline]
    pub fn position(&self) -> Position {
        Position { nodes: self.nodes.len() as u32, trail: self.trail.len() as u32 }
    }

    /// Drops the constraints and variables added after a position. The model stays.
    pub fn rewind(&mut self, position: Position) {
        self.pop_to(position.trail as usize);
        self.nodes.truncate(position.nodes as usize);
    }

    /// The value of an integer or Boolean variable.
    #[inline]
    pub fn value(&self, var: u32) -> i128 {
        self.nodes.get(var as usize).map_or(0, |node| node.value)
    }

    /// The bounds of a variable in force.
    #[inline]
    pub fn bounds(&self, var: u32) -> Range {
        self.nodes.get(var as usize).map_or(Range::ANY, |node| Range::new(node.lo, node.hi))
    }

    /// The variables changed by the last constraint, maybe with repetitions.
    #[inline]
    pub fn moved(&self) -> impl Iterator<Item = u32> + '_ {
        self.log.iter().map(|(node, _)| *node)
    }

    /// Overwrites the model where the caller knows that all constraints stay satisfied.
    pub fn import(&mut self, var: u32, value: i128) {
        if let Some(node) = self.nodes.get_mut(var as usize) {
            node.value = value;
        }
    }

    /// Whether the model satisfies an atom.
    #[inline]
    pub fn holds(&self, atom: &Atom) -> Option<bool> {
        Some(match *atom {
            Atom::AtMost { var, bound } => self.value(var) <= bound,
            Atom::AtLeast { var, bound } => self.value(var) >= bound,
            Atom::Difference { to, from, weight } => self.value(to) <= self.value(from) + weight,
            Atom::Equal { a, b, offset } => self.value(a) == self.base(b) + offset,
            Atom::Apart { a, b, offset } => self.value(a) != self.base(b) + offset,
            Atom::Known(truth) => truth,
            Atom::Outside => return None,
        })
    }

    /// The value of a node, or zero for the missing partner of a constant.
    #[inline]
    pub(super) fn base(&self, node: u32) -> i128 {
        if node == NIL { 0 } else { self.value(node) }
    }

    /// Adds a constraint and repairs the model. After `Conflict` or `GaveUp` everything is as before.
    pub fn add(&mut self, atom: &Atom) -> Outcome {
        self.log.clear();
        let start = self.trail.len();
        let outcome = self.add_repairing(atom);
        if matches!(outcome, Outcome::Conflict | Outcome::GaveUp) {
            self.restore(0);
            self.pop_to(start);
        }
        outcome
    }

    /// Puts back the values changed since a point of the log.
    pub(super) fn restore(&mut self, log: usize) {
        while self.log.len() > log {
            if let Some((node, old)) = self.log.pop() {
                self.nodes[node as usize].value = old;
            }
        }
    }

    /// Undoes constraints, not values.
    pub(super) fn pop_to(&mut self, trail: usize) {
        while self.trail.len() > trail {
            match self.trail.pop() {
                Some(Undo::Edge) => {
                    if let Some(edge) = self.edges.pop() {
                        self.nodes[edge.from as usize].out_edges = edge.next_out;
                        self.nodes[edge.to as usize].in_edges = edge.next_in;
                    }
                }
                Some(Undo::Apart) => {
                    if let Some(apart) = self.aparts.pop() {
                        self.nodes[apart.a as usize].apart = apart.next_a;
                        if apart.b != NIL {
                            self.nodes[apart.b as usize].apart = apart.next_b;
                        }
                    }
                }
                Some(Undo::Lo(node, old)) => self.nodes[node as usize].lo = old,
                Some(Undo::Hi(node, old)) => self.nodes[node as usize].hi = old,
                None => break,
            }
        }
    }

    /// What the bounds and single edges say about an atom, without search.
    pub fn entails(&self, atom: &Atom) -> Option<bool> {
        match *atom {
            Atom::AtMost { var, bound } => {
                let range = self.bounds(var);
                decide(range.raw_hi() <= bound, range.raw_lo() > bound)
            }
            Atom::AtLeast { var, bound } => {
                let range = self.bounds(var);
                decide(range.raw_lo() >= bound, range.raw_hi() < bound)
            }
            Atom::Difference { to, from, weight } => {
                let known = |to: u32, from: u32, weight: i128| {
                    let (target, source) = (&self.nodes[to as usize], &self.nodes[from as usize]);
                    (target.hi != FREE_HI && source.lo != FREE_LO && target.hi <= source.lo + weight)
                        || self.has_edge(to, from, weight)
                };
                decide(known(to, from, weight), known(from, to, -weight - 1))
            }
            Atom::Equal { a, b, offset } => self.entails_equal(a, b, offset),
            Atom::Apart { a, b, offset } => self.entails_equal(a, b, offset).map(|equal| !equal),
            Atom::Known(truth) => Some(truth),
            Atom::Outside => None,
        }
    }

    fn entails_equal(&self, a: u32, b: u32, offset: i128) -> Option<bool> {
        let at_most = |to: u32, from: u32, weight: i128| match (to, from) {
            (NIL, _) => Atom::AtLeast { var: from, bound: -weight },
            (_, NIL) => Atom::AtMost { var: to, bound: weight },
            _ => Atom::Difference { to, from, weight },
        };
        match (self.entails(&at_most(a, b, offset)), self.entails(&at_most(b, a, -offset))) {
            (Some(true), Some(true)) => return Some(true),
            (Some(false), _) | (_, Some(false)) => return Some(false),
            _ => {}
        }
        let is_this = |apart: &Apart| {
            (apart.a == a && apart.b == b && apart.offset == offset)
                || (apart.b == a && apart.a == b && apart.offset == -offset)
        };
        let known_apart = match b {
            NIL => self.aparts_of(a).any(is_this),
            // One of them may be compared with everything else: whichever list is shorter has it.
            b => self.aparts_of(a).zip(self.aparts_of(b)).any(|(one, other)| is_this(one) || is_this(other)),
        };
        known_apart.then_some(false)
    }

    /// Whether an edge says at least this. One of the variables may have very many, so that both lists are looked
    /// through at once, to the end of the shorter one.
    fn has_edge(&self, to: u32, from: u32, weight: i128) -> bool {
        let is_this = |edge: &Edge| edge.to == to && edge.from == from && edge.weight <= weight;
        self.out_edges(from).zip(self.in_edges(to)).any(|(out, into)| is_this(out) || is_this(into))
    }

    pub(super) fn out_edges(&self, node: u32) -> impl Iterator<Item = &Edge> + '_ {
        let mut next = self.nodes[node as usize].out_edges;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next_out;
            Some(edge)
        })
    }

    fn in_edges(&self, node: u32) -> impl Iterator<Item = &Edge> + '_ {
        let mut next = self.nodes[node as usize].in_edges;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next_in;
            Some(edge)
        })
    }

    pub(super) fn aparts_of(&self, node: u32) -> impl Iterator<Item = &Apart> + '_ {
        let mut next = self.nodes[node as usize].apart;
        std::iter::from_fn(move || {
            let apart = self.aparts.get(next as usize)?;
            next = if apart.a == node { apart.next_a } else { apart.next_b };
            Some(apart)
        })
    }

    /// Whether the fast path may speak about a variable.
    #[inline]
    pub(super) fn eligible(&self, var: u32) -> bool {
        self.nodes.get(var as usize).is_some_and(|node| node.eligible && node.value.abs() <= LIMIT)
    }
}

/// A small constant, for the fast path.
#[inline]
pub(super) fn small(value: &Integer) -> Option<i128> {
    match value {
        Integer::Small(value) => Some(i128::from(*value)),
        Integer::Big(_) => value.to_i128().filter(|value| value.abs() <= LIMIT),
    }
}

fn decide(yes: bool, no: bool) -> Option<bool> {
    match (yes, no) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}
