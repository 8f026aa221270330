//! The arena of terms: storage, hash-consing, variables, marks.

use snell_integer::Integer;

use crate::double::canonical_bits;
use crate::fingerprint;
use crate::interner::Interner;
use crate::model::Value;
use crate::node::{BitOp, Division, Linear, Monomial, Sort, TermId, VarId, View};
use crate::range::Range;
use crate::{CharClass, CharMap, DoubleCompare, DoubleOp, Rounding};

/// A stretch of one of the arena's pools.
#[derive(Clone, Copy)]
struct Slice {
    start: u32,
    len: u32,
}

impl Slice {
    #[inline]
    fn of<'a, T>(&self, pool: &'a [T]) -> &'a [T] {
        &pool[self.start as usize..(self.start + self.len) as usize]
    }
}

/// A node as it is stored: like [`View`], with slices into pools.
#[derive(Clone)]
enum Node {
    Bool(bool),
    Int(Integer),
    Double(u64),
    Var(VarId),
    Linear(Integer, Slice),
    Le(Integer, Slice),
    Eq(Integer, Slice),
    Product(Slice),
    Divide(Division, TermId, TermId),
    Wrap(TermId),
    Bit(BitOp, TermId, TermId),
    Ite(TermId, TermId, TermId),
    Round(Rounding, TermId),
    DoubleOp(DoubleOp, Slice),
    Not(TermId),
    And(Slice),
    Or(Slice),
    Iff(TermId, TermId),
    Member(CharClass, TermId),
    CharMap(CharMap, TermId),
    DoubleCompare(DoubleCompare, TermId, TermId),
}

#[derive(Clone)]
struct Variable {
    sort: Sort,
    range: Range,
    term: TermId,
}

/// A point in an arena's history, to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    nodes: u32,
    vars: u32,
}

/// No range is stored for a node that is not an integer.
const NO_RANGE: u32 = u32::MAX;

/// An arena of hash-consed terms. Constructors are in `build`, evaluation in `eval`, printing in `display`.
#[derive(Clone)]
pub struct Terms {
    nodes: Vec<Node>,
    fingerprints: Vec<u128>,
    range_of: Vec<u32>,
    monomials: Vec<Monomial>,
    ids: Vec<TermId>,
    ranges: Vec<Range>,
    vars: Vec<Variable>,
    interner: Interner,
    /// Whether some term was about classes of characters.
    pub(crate) classes: bool,
    /// Reused by the linear constructors, so that the steady state does not allocate.
    pub(crate) scratch: Vec<Vec<Monomial>>,
}

impl Default for Terms {
    fn default() -> Self {
        Terms::new()
    }
}

impl Terms {
    /// An arena with nothing but the two Booleans.
    pub fn new() -> Terms {
        let mut terms = Terms {
            nodes: Vec::new(),
            fingerprints: Vec::new(),
            range_of: Vec::new(),
            monomials: Vec::new(),
            ids: Vec::new(),
            ranges: Vec::new(),
            vars: Vec::new(),
            interner: Interner::new(),
            classes: false,
            scratch: Vec::new(),
        };
        terms.intern(View::Bool(false), None);
        terms.intern(View::Bool(true), None);
        terms
    }

    /// The number of terms.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the Booleans are always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The present point in history.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { nodes: self.nodes.len() as u32, vars: self.vars.len() as u32 }
    }

    /// Drops every term and variable made after the mark.
    pub fn truncate(&mut self, mark: Mark) {
        let keep = (mark.nodes as usize).max(2);
        while self.nodes.len() > keep {
            let (Some(node), Some(fingerprint)) = (self.nodes.pop(), self.fingerprints.pop()) else { break };
            self.interner.remove_last(self.nodes.len() as u32, fingerprint);
            if self.range_of.pop().is_some_and(|range| range != NO_RANGE) {
                self.ranges.pop();
            }
            match node {
                Node::Linear(_, slice) | Node::Le(_, slice) | Node::Eq(_, slice) => {
                    self.monomials.truncate(slice.start as usize);
                }
                Node::Product(slice) | Node::DoubleOp(_, slice) | Node::And(slice) | Node::Or(slice) => {
                    self.ids.truncate(slice.start as usize);
                }
                _ => {}
            }
        }
        self.vars.truncate(mark.vars as usize);
    }

    /// The node of a term.
    #[inline]
    pub fn view(&self, term: TermId) -> View<'_> {
        let linear = |constant, slice: &Slice| Linear { constant, monomials: slice.of(&self.monomials) };
        match &self.nodes[term.index()] {
            Node::Bool(value) => View::Bool(*value),
            Node::Int(value) => View::Int(value),
            Node::Double(bits) => View::Double(*bits),
            Node::Var(var) => View::Var(*var),
            Node::Linear(constant, slice) => View::Linear(linear(constant, slice)),
            Node::Le(constant, slice) => View::Le(linear(constant, slice)),
            Node::Eq(constant, slice) => View::Eq(linear(constant, slice)),
            Node::Product(slice) => View::Product(slice.of(&self.ids)),
            Node::Divide(division, a, b) => View::Divide(*division, *a, *b),
            Node::Wrap(a) => View::Wrap(*a),
            Node::Bit(op, a, b) => View::Bit(*op, *a, *b),
            Node::Ite(c, a, b) => View::Ite(*c, *a, *b),
            Node::Round(rounding, a) => View::Round(*rounding, *a),
            Node::DoubleOp(op, slice) => View::DoubleOp(*op, slice.of(&self.ids)),
            Node::Not(a) => View::Not(*a),
            Node::And(slice) => View::And(slice.of(&self.ids)),
            Node::Or(slice) => View::Or(slice.of(&self.ids)),
            Node::Iff(a, b) => View::Iff(*a, *b),
            Node::Member(class, a) => View::Member(*class, *a),
            Node::CharMap(map, a) => View::CharMap(*map, *a),
            Node::DoubleCompare(op, a, b) => View::DoubleCompare(*op, *a, *b),
        }
    }

    /// The term with this node, made if it is new. `range` is given for integers.
    #[inline]
    pub(crate) fn intern(&mut self, view: View<'_>, range: Option<Range>) -> TermId {
        let fingerprint = fingerprint::of_view(&view, |child| self.fingerprints[child.index()]);
        match self.interner.find(fingerprint, &self.fingerprints, |id| self.view(TermId(id)) == view) {
            Ok(id) => TermId(id),
            Err(slot) => self.push(view, range, fingerprint, slot),
        }
    }

    fn push(&mut self, view: View<'_>, range: Option<Range>, fingerprint: u128, slot: usize) -> TermId {
        let node = match view {
            View::Bool(value) => Node::Bool(value),
            View::Int(value) => Node::Int(value.clone()),
            View::Double(bits) => Node::Double(bits),
            View::Var(var) => Node::Var(var),
            View::Linear(linear) => Node::Linear(linear.constant.clone(), self.keep_monomials(linear.monomials)),
            View::Le(linear) => Node::Le(linear.constant.clone(), self.keep_monomials(linear.monomials)),
            View::Eq(linear) => Node::Eq(linear.constant.clone(), self.keep_monomials(linear.monomials)),
            View::Product(factors) => Node::Product(self.keep_ids(factors)),
            View::Divide(division, a, b) => Node::Divide(division, a, b),
            View::Wrap(a) => Node::Wrap(a),
            View::Bit(op, a, b) => Node::Bit(op, a, b),
            View::Ite(c, a, b) => Node::Ite(c, a, b),
            View::Round(rounding, a) => Node::Round(rounding, a),
            View::DoubleOp(op, args) => Node::DoubleOp(op, self.keep_ids(args)),
            View::Not(a) => Node::Not(a),
            View::And(args) => Node::And(self.keep_ids(args)),
            View::Or(args) => Node::Or(self.keep_ids(args)),
            View::Iff(a, b) => Node::Iff(a, b),
            View::Member(class, a) => Node::Member(class, a),
            View::CharMap(map, a) => Node::CharMap(map, a),
            View::DoubleCompare(op, a, b) => Node::DoubleCompare(op, a, b),
        };
        let id = self.nodes.len() as u32;
        self.nodes.push(node);
        self.fingerprints.push(fingerprint);
        self.range_of.push(match range {
            Some(range) => {
                self.ranges.push(range);
                self.ranges.len() as u32 - 1
            }
            None => NO_RANGE,
        });
        self.interner.insert(slot, id, &self.fingerprints);
        TermId(id)
    }

    fn keep_monomials(&mut self, monomials: &[Monomial]) -> Slice {
        let start = self.monomials.len() as u32;
        self.monomials.extend_from_slice(monomials);
        Slice { start, len: monomials.len() as u32 }
    }

    fn keep_ids(&mut self, ids: &[TermId]) -> Slice {
        let start = self.ids.len() as u32;
        self.ids.extend_from_slice(ids);
        Slice { start, len: ids.len() as u32 }
    }

    fn fresh(&mut self, sort: Sort, range: Range) -> TermId {
        let var = VarId(self.vars.len() as u32);
        let fingerprint = fingerprint::of_variable(var.0, sort, &range);
        let term = match self.interner.find(fingerprint, &self.fingerprints, |_| true) {
            Ok(id) => TermId(id),
            Err(slot) => self.push(View::Var(var), (sort == Sort::Int).then_some(range), fingerprint, slot),
        };
        self.vars.push(Variable { sort, range, term });
        term
    }

    /// A new integer variable with values in `range`.
    pub fn fresh_int(&mut self, range: Range) -> TermId {
        self.fresh(Sort::Int, range)
    }

    /// A new Boolean variable.
    pub fn fresh_bool(&mut self) -> TermId {
        self.fresh(Sort::Bool, Range::ANY)
    }

    /// A new variable for a double.
    pub fn fresh_double(&mut self) -> TermId {
        self.fresh(Sort::Double, Range::ANY)
    }

    /// The number of variables.
    #[inline]
    pub fn var_count(&self) -> usize {
        self.vars.len()
    }

    /// Whether there are any variables.
    pub fn has_variables(&self) -> bool {
        !self.vars.is_empty()
    }

    /// The sort of a variable.
    #[inline]
    pub fn var_sort(&self, var: VarId) -> Sort {
        self.vars.get(var.index()).map_or(Sort::Int, |variable| variable.sort)
    }

    /// The range of an integer variable.
    #[inline]
    pub fn var_range(&self, var: VarId) -> Range {
        self.vars.get(var.index()).map_or(Range::ANY, |variable| variable.range)
    }

    /// The term that is a variable.
    pub fn var_term(&self, var: VarId) -> Option<TermId> {
        self.vars.get(var.index()).map(|variable| variable.term)
    }

    /// The value of a variable that a model does not mention: false, 0.0, or the integer of its range nearest to 0. A
    /// character is a letter.
    pub fn default_value(&self, var: VarId) -> Value {
        match self.var_sort(var) {
            Sort::Bool => Value::Bool(false),
            Sort::Int => Value::Int(Integer::from(self.var_range(var).plainest())),
            Sort::Double => Value::Double(0.0),
        }
    }

    /// Whether a variable may have this value.
    pub fn admits(&self, var: VarId, value: &Value) -> bool {
        match value {
            Value::Int(value) => self.var_sort(var) == Sort::Int && self.var_range(var).contains(value),
            value => self.var_sort(var) == value.sort(),
        }
    }

    /// An interval that contains the value of an integer term, from the ranges of its variables.
    #[inline]
    pub fn range(&self, term: TermId) -> Range {
        match self.range_of[term.index()] {
            NO_RANGE => Range::ANY,
            index => self.ranges[index as usize],
        }
    }

    /// A key for the term's structure that survives truncation (ids do not).
    #[inline]
    pub fn fingerprint(&self, term: TermId) -> u128 {
        self.fingerprints[term.index()]
    }

    /// The sort of a term.
    pub fn sort(&self, term: TermId) -> Sort {
        match self.view(term) {
            View::Var(var) => self.var_sort(var),
            View::Double(_) | View::DoubleOp(..) => Sort::Double,
            View::Int(_)
            | View::Linear(_)
            | View::Product(_)
            | View::Divide(..)
            | View::Wrap(_)
            | View::Bit(..)
            | View::Round(..)
            | View::CharMap(..) => Sort::Int,
            View::Ite(..) if self.range_of[term.index()] == NO_RANGE => Sort::Double,
            View::Ite(..) => Sort::Int,
            _ => Sort::Bool,
        }
    }

    /// A Boolean constant.
    #[inline]
    pub fn bool(&self, value: bool) -> TermId {
        TermId(u32::from(value))
    }

    /// An integer constant.
    pub fn int(&mut self, value: impl Into<Integer>) -> TermId {
        let value = value.into();
        self.intern(View::Int(&value), Some(Range::of(&value)))
    }

    /// A double constant.
    pub fn double(&mut self, value: f64) -> TermId {
        self.intern(View::Double(canonical_bits(value)), None)
    }

    /// The constant, if the term is one.
    #[inline]
    pub fn as_bool(&self, term: TermId) -> Option<bool> {
        match term.0 {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    /// The constant, if the term is one.
    #[inline]
    pub fn as_int(&self, term: TermId) -> Option<&Integer> {
        match self.view(term) {
            View::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The constant, if the term is one.
    pub fn as_double(&self, term: TermId) -> Option<f64> {
        match self.view(term) {
            View::Double(bits) => Some(f64::from_bits(bits)),
            _ => None,
        }
    }

    /// Calls `visit` with every direct subterm.
    #[inline]
    pub fn for_each_child(&self, term: TermId, mut visit: impl FnMut(TermId)) {
        match self.view(term) {
            View::Bool(_) | View::Int(_) | View::Double(_) | View::Var(_) => {}
            View::Linear(linear) | View::Le(linear) | View::Eq(linear) => {
                linear.monomials.iter().for_each(|monomial| visit(monomial.term));
            }
            View::Product(ids) | View::And(ids) | View::Or(ids) | View::DoubleOp(_, ids) => {
                ids.iter().copied().for_each(visit);
            }
            View::Wrap(a) | View::Not(a) | View::Round(_, a) | View::Member(_, a) | View::CharMap(_, a) => visit(a),
            View::Divide(_, a, b) | View::Bit(_, a, b) | View::Iff(a, b) | View::DoubleCompare(_, a, b) => {
                visit(a);
                visit(b);
            }
            View::Ite(c, a, b) => {
                visit(c);
                visit(a);
                visit(b);
            }
        }
    }
}
