//! Answers to the machine's questions when everything is known.

use crate::console::{self, Console, Silent};
use snell_core_ir::{ConId, Literal, Prim, Type, builtin};
use snell_graph::{
    Datum, Heap, Packed, Table, Word, apply_common, apply_rest, caught, compare_literal, equal_contents, equal_words,
    known_order, known_truth, known_value,
};
use snell_semantics::{
    Alternatives, BodyId, Callee, Code, Control, Demand, Equality, Fault, Key, Memory, Mode, NodeId, Peek, Run,
    Selected, Shape, SiteId, Stop, Test, Values,
};
use std::sync::Arc;

type Answer<T> = Result<T, Stop<Word>>;

/// Everything is known: plain words on a collected heap.
pub struct Concrete {
    /// The heap.
    pub heap: Heap,
    /// What `fresh` gives, in order; the end of a replay.
    pub(crate) inputs: std::vec::IntoIter<Datum>,
    /// Functions given as tables.
    pub(crate) tables: Vec<Table>,
    /// The world outside.
    pub(crate) console: Box<dyn Console>,
}

impl Concrete {
    /// An empty heap of at most `max_bytes`, and a silent console.
    pub fn new(code: Arc<Code>, max_bytes: usize) -> Concrete {
        let (inputs, console) = (Vec::new().into_iter(), Box::new(Silent));
        Concrete { heap: Heap::new(code, max_bytes), inputs, tables: Vec::new(), console }
    }

    /// Out of line: what is common is done where the machine is.
    #[inline(never)]
    fn other_primitive(&mut self, op: Prim, args: &[Word]) -> Answer<Word> {
        match op.is_console() {
            true => console::apply(&mut self.heap, &mut *self.console, op, args),
            false => apply_rest(&mut self.heap, op, args),
        }
    }
}

impl Values for Concrete {
    type Value = Word;

    type Stored = Packed;

    const BINDS_PLAINLY: bool = true;

    const SEEKS: bool = false;

    #[inline(always)]
    fn store(&mut self, value: Word) -> Packed {
        self.heap.pack(value)
    }

    #[inline(always)]
    fn view(&self, stored: Packed) -> Word {
        self.heap.view(stored)
    }

    fn literal(&mut self, literal: &Literal) -> Word {
        self.heap.literal(literal)
    }

    #[inline]
    fn build(&mut self, shape: Shape, _site: SiteId, fields: impl ExactSizeIterator<Item = Packed>) -> Packed {
        self.heap.build(shape, fields)
    }

    #[inline(always)]
    fn build_few<const N: usize>(&mut self, shape: Shape, _site: SiteId, fields: [Packed; N]) -> Packed {
        self.heap.build_few(shape, fields)
    }

    #[inline]
    fn reserve(&mut self, shape: Shape, _site: SiteId, fields: usize) -> Packed {
        self.heap.reserve(shape, fields)
    }

    #[inline]
    fn fill(&mut self, target: Packed, _shape: Shape, fields: impl ExactSizeIterator<Item = Packed>) {
        self.heap.fill(target, fields);
    }

    #[inline]
    fn unpack(&mut self, value: Packed, into: &mut [Packed]) {
        self.heap.unpack(value, into);
    }

    #[inline]
    fn unpack_from(&mut self, value: Packed, first: usize, into: &mut [Packed]) {
        self.heap.unpack_from(value, first, into);
    }

    #[inline]
    fn copy_run(&mut self, con: ConId, from: Packed, most: usize) -> Option<Run<Packed>> {
        self.heap.copy_run(con, from, most)
    }

    #[inline]
    fn end_run(&mut self, run: &Run<Packed>, end: Packed) {
        self.heap.end_run(run, end);
    }
}

impl Memory for Concrete {
    #[inline]
    fn demand(&mut self, value: Word) -> Answer<Demand<Word>> {
        self.heap.demand(value)
    }

    #[inline(always)]
    fn peek(&self, value: Packed) -> Peek<Packed> {
        self.heap.peek(value)
    }

    #[inline(always)]
    fn suspended(&self, at: u32, _value: Packed) -> Packed {
        Packed::lazy(at)
    }

    #[inline(always)]
    fn open_at(&mut self, at: u32, into: &mut [Packed]) {
        self.heap.open_at(at, into);
    }

    #[inline]
    fn is_evaluated(&self, value: Packed) -> bool {
        value.is_value()
    }

    #[inline]
    fn open(&mut self, thunk: Packed, into: &mut [Packed]) {
        self.heap.open(thunk, into);
    }

    #[inline]
    fn update(&mut self, thunk: Packed, value: Packed) {
        self.heap.update(thunk, value);
    }

    fn abandon(&mut self, thunk: Packed, fault: Fault<Word>) {
        self.heap.abandon(thunk, fault);
    }

    #[inline]
    fn wants_collection(&self) -> bool {
        self.heap.wants_collection()
    }

    fn begin_collection(&mut self) {
        self.heap.begin_collection();
    }

    fn relocate(&mut self, root: &mut Packed) {
        *root = self.heap.relocate(*root);
    }

    fn end_collection(&mut self) -> Answer<()> {
        self.heap.end_collection()
    }
}

impl Control for Concrete {
    #[inline]
    fn select(&mut self, value: Word, alts: &Alternatives) -> Answer<Selected<Word>> {
        let case = match value {
            Word::Con(con, _) => alts.case_of(con).map(|case| case as u32),
            Word::Lazy(_) if !alts.cases.is_empty() => return Self::looked_at_hole(),
            value => literal_case(&self.heap, value, alts),
        };
        Ok(Selected { value, case: case.unwrap_or(Selected::<Word>::DEFAULT) })
    }

    #[inline(always)]
    fn plain_constructor(&self, value: Packed) -> Option<ConId> {
        value.as_con().map(|(con, _)| con)
    }

    #[inline]
    fn plain_key(&self, value: Packed) -> Option<Key> {
        value.as_key()
    }

    #[inline(always)]
    fn plain_function(&self, function: Packed) -> Option<BodyId> {
        function.as_fun()
    }

    #[inline]
    fn quick(&mut self, op: Prim, args: [Packed; 3]) -> Option<Packed> {
        self.heap.quick(op, args)
    }

    #[inline]
    fn callee(&mut self, function: Word) -> Answer<Callee> {
        match function {
            Word::Fun(body, _) => Ok(Callee::Code(body)),
            Word::Partial(len, _) => Ok(Callee::Partial(len as usize - 1)),
            Word::Table(_) => Ok(Callee::Opaque),
            other => Err(Stop::Fail(Fault::NotAFunction(other))),
        }
    }

    #[inline(always)]
    fn primitive(&mut self, op: Prim, args: &[Word], _node: NodeId) -> Answer<Word> {
        match apply_common(op, args) {
            Some(result) => result,
            None => self.other_primitive(op, args),
        }
    }

    #[inline(always)]
    fn known_truth(&self, op: Prim, left: Packed, right: Packed) -> Option<bool> {
        known_truth(op, left, right)
    }

    #[inline(always)]
    fn known_order(&self, op: Prim, left: Packed, right: Packed) -> Option<std::cmp::Ordering> {
        known_order(op, left, right)
    }

    #[inline(always)]
    fn known_value(&self, op: Prim, left: Packed, right: Packed) -> Option<Packed> {
        known_value(op, left, right)
    }

    fn index(&self, value: Word) -> Option<u32> {
        match value {
            Word::Int(number) => number.try_into().ok(),
            _ => None,
        }
    }

    fn fresh(&mut self, _ty: &Type, _node: NodeId) -> Answer<Word> {
        match self.inputs.next() {
            Some(datum) => Ok(self.load(&datum)),
            None => Err(Stop::Fail(Fault::Unsupported("an input (`fresh`) where none was given"))),
        }
    }

    fn truth(&mut self, value: Word) -> Answer<bool> {
        match value {
            Word::Con(builtin::TRUE, _) => Ok(true),
            Word::Con(builtin::FALSE, _) => Ok(false),
            _ => Err(Stop::Fail(Fault::NoMatch)),
        }
    }

    fn equal(&mut self, mode: Mode, left: Word, right: Word) -> Answer<Equality> {
        match (left, right) {
            (Word::Lazy(a), Word::Lazy(b)) if a == b => Ok(Equality::Same),
            (Word::Fun(..) | Word::Partial(..) | Word::Table(_), _)
            | (_, Word::Fun(..) | Word::Partial(..) | Word::Table(_)) => Err(Stop::Fail(Fault::FunctionsCompared)),
            (Word::Lazy(_), _) | (_, Word::Lazy(_)) => Self::looked_at_hole(),
            _ => match equal_contents(&self.heap, left, right) {
                Some(found) if mode == Mode::Equal => Ok(found),
                _ => equal_words(&self.heap, left, right),
            },
        }
    }

    #[inline]
    fn known_equal(&self, left: Packed, right: Packed) -> Result<bool, Option<[Packed; 2]>> {
        self.heap.known_equal(left, right)
    }

    #[inline]
    fn width(&mut self, value: Word) -> usize {
        self.heap.reach(value)
    }

    fn truth_value(&mut self, truth: bool) -> Word {
        Word::nullary(if truth { builtin::TRUE } else { builtin::FALSE })
    }

    fn unit(&mut self) -> Word {
        Word::nullary(builtin::UNIT)
    }

    fn caught(&mut self, fault: Fault<Word>) -> Word {
        caught(&mut self.heap, fault)
    }

    fn ask(&mut self, function: Word, arg: Word) -> Answer<Word> {
        self.ask_table(function, arg)
    }
}

fn literal_case(heap: &Heap, value: Word, alts: &Alternatives) -> Option<u32> {
    let matches = |case: &snell_semantics::Case| match &case.test {
        Test::Lit(literal) => compare_literal(heap, value, literal) == Some(true),
        Test::Con(..) => false,
    };
    alts.cases.iter().position(matches).map(|case| case as u32)
}
