//! The state of a symbolic run: everything is set back by one mark.

use crate::decision::{Pending, Way};
use crate::magnitude::Growing;
use crate::rows::Row;
use crate::types::{Sort, TypeId, Types};
use rustc_hash::FxHashMap;
use snell_core_ir::Type;
use snell_graph::{Addr, Heap, Kind, Word};
use snell_logic::{Range, TermId, Terms};
use snell_semantics::{Code, NodeId, Stop};
use snell_smt::{ChainConfig, Feasibility, PathSolver};
use std::rc::Rc;
use std::sync::Arc;

pub(crate) type Answer<T> = Result<T, Stop<Word>>;

/// Values may be unknown: logic variables on the heap, terms for numbers, tables for functions.
///
/// All that a path changes is either on the trailed heap, or in a list that only grows along a path and is cut back
/// to its former length, or in the solver, which has marks of its own.
pub struct Symbolic {
    pub(crate) heap: Heap,
    pub(crate) terms: Terms,
    pub(crate) solver: PathSolver,
    pub(crate) types: Types,
    /// What makes inputs, in the order of the program's makers.
    pub(crate) makers: Vec<Option<snell_semantics::BodyId>>,
    /// What is known of constrained variables; the first stands for "nothing".
    pub(crate) attributes: Vec<Attribute>,
    /// Lists of disequalities, linked from attributes.
    pub(crate) links: Vec<Link>,
    pub(crate) disequalities: Vec<Vec<(Word, Word)>>,
    /// Values that were found equal to something without being walked: all of each counts as looked at.
    pub(crate) equated: Vec<Word>,
    /// Unknown functions, by the number in their word.
    pub(crate) tables: Vec<Table>,
    /// Entries of all tables; the first stands for "none".
    pub(crate) entries: Vec<Entry>,
    /// Tables of which it was decided whether they look at their argument.
    pub(crate) decided: Vec<u32>,
    /// Whether a wrapped term was decided to lie in range.
    pub(crate) ranges: Vec<(TermId, bool)>,
    /// What `fresh` gave, in order.
    pub(crate) inputs: Vec<Word>,
    /// What makers made inputs of.
    pub(crate) made: Vec<Word>,
    /// Strings, arrays and cells that are inputs.
    pub(crate) rows: Vec<Row>,
    /// Parts of them that were looked at to make them: work that is no step of the program, and is never taken back.
    pub(crate) row_work: u64,
    /// Whether one of those was changed.
    pub(crate) changed: bool,
    /// What the entry point was applied to.
    pub(crate) args: Vec<Word>,
    /// What the path relies on without having explored it.
    pub(crate) assumed: Vec<&'static str>,
    /// The bindings a comparison is making one inside the other; only costs depend on it.
    pub(crate) chain: Chain,
    /// What constructors add to the size of the input, and what those on the path have added.
    pub(crate) growing: Growing,
    pub(crate) grown: u32,
    /// What the decisions on the path cost by themselves, and what was charged for them.
    pub(crate) decided_cost: u32,
    pub(crate) charged_cost: u32,
    /// What was last found to be evaluated by another coroutine.
    pub(crate) awaited: Word,
    /// The decision the machine waits for.
    pub(crate) pending: Pending,
    /// The alternative just taken, under the first condition of its decision, for the step that is done again. A
    /// step may ask several questions; the condition says which of them was answered.
    pub(crate) chosen: Option<(TermId, u32)>,
    /// Alternatives are taken as recorded, without asking the solver.
    pub(crate) trusted: bool,
    /// Set when a path was given up because the solver did not know.
    pub(crate) unknown: bool,
    /// The ways that branches go, by what they branch on and what it is known not to be.
    pub(crate) branches: FxHashMap<(NodeId, TypeId, u64), Rc<[Way]>>,
    /// The types of what is made up, by the places of the program that do so.
    pub(crate) fresh_types: FxHashMap<NodeId, TypeId>,
    /// Room for what a look through a value has still to look at.
    pub(crate) todo: Vec<Word>,
}

/// A chain of bindings, each of a field of the one before.
#[derive(Clone, Default, Debug)]
pub(crate) struct Chain {
    /// The cells of the last one.
    pub fresh: std::ops::Range<Addr>,
    pub length: u32,
}

/// What is known of an unbound variable.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Attribute {
    /// Constructors it is not, by their position in the type.
    pub excluded: u64,
    /// Disequalities it takes part in; zero for none.
    pub links: u32,
    /// Something was compared with it and found equal, so all of it counts as looked at.
    pub compared: bool,
    /// Its constructor was asked for, whichever it is.
    pub seen: bool,
    /// It is equal to itself: there is no NaN in it.
    pub reflexive: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub disequality: u32,
    pub next: u32,
}

/// An unknown function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    pub ty: TypeId,
    /// The newest entry; zero for none.
    pub newest: u32,
    pub looks: Looks,
}

/// Whether an unknown function looks at its argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Looks {
    /// All its arguments were evaluated anyway, so that nobody can tell.
    Undecided,
    No,
    Yes,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub table: u32,
    /// `Running` stands for any argument.
    pub arg: Word,
    pub result: Word,
    /// The entry before this one; zero for none.
    pub next: u32,
}

/// A point to which the state can be set back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    outer: snell_graph::Mark,
    heap: snell_graph::Mark,
    terms: snell_logic::Mark,
    solver: snell_smt::Mark,
    attributes: u32,
    links: u32,
    disequalities: u32,
    equated: u32,
    tables: u32,
    entries: u32,
    decided: u32,
    ranges: u32,
    inputs: u32,
    made: u32,
    rows: u32,
    changed: bool,
    types: crate::types::Mark,
    assumed: u32,
    grown: u32,
    decided_cost: u32,
    charged_cost: u32,
}

impl Symbolic {
    /// An empty state.
    pub fn new(code: Arc<Code>, solver: ChainConfig, max_bytes: usize) -> Symbolic {
        Symbolic {
            types: Types::new(code.program.clone()),
            makers: crate::makers::suspensions(&code),
            heap: Heap::new(code, max_bytes),
            terms: Terms::new(),
            solver: PathSolver::new(solver),
            attributes: vec![Attribute::default()],
            links: vec![Link { disequality: 0, next: 0 }],
            disequalities: Vec::new(),
            equated: Vec::new(),
            tables: Vec::new(),
            entries: vec![Entry { table: 0, arg: Word::Running, result: Word::Running, next: 0 }],
            decided: Vec::new(),
            ranges: Vec::new(),
            inputs: Vec::new(),
            made: Vec::new(),
            rows: Vec::new(),
            row_work: 0,
            changed: false,
            args: Vec::new(),
            assumed: Vec::new(),
            chain: Chain::default(),
            growing: Growing::default(),
            grown: 0,
            decided_cost: 0,
            charged_cost: 0,
            awaited: Word::Running,
            pending: Pending::None,
            chosen: None,
            trusted: false,
            unknown: false,
            branches: FxHashMap::default(),
            fresh_types: FxHashMap::default(),
            todo: Vec::new(),
        }
    }

    /// Remembers this point; from here on changes are recorded.
    pub(crate) fn mark(&mut self) -> Mark {
        let outer = self.heap.push_mark();
        Mark {
            outer,
            heap: self.heap.mark(),
            terms: self.terms.mark(),
            solver: self.solver.mark(),
            attributes: self.attributes.len() as u32,
            links: self.links.len() as u32,
            disequalities: self.disequalities.len() as u32,
            equated: self.equated.len() as u32,
            tables: self.tables.len() as u32,
            entries: self.entries.len() as u32,
            decided: self.decided.len() as u32,
            ranges: self.ranges.len() as u32,
            inputs: self.inputs.len() as u32,
            made: self.made.len() as u32,
            rows: self.rows.len() as u32,
            changed: self.changed,
            types: self.types.mark(),
            assumed: self.assumed.len() as u32,
            grown: self.grown,
            decided_cost: self.decided_cost,
            charged_cost: self.charged_cost,
        }
    }

    /// Back to a remembered point, which stays remembered.
    pub(crate) fn undo(&mut self, mark: &Mark) {
        self.heap.undo(mark.heap);
        self.solver.undo(mark.solver);
        self.terms.truncate(mark.terms);
        self.attributes.truncate(mark.attributes as usize);
        self.links.truncate(mark.links as usize);
        self.disequalities.truncate(mark.disequalities as usize);
        self.equated.truncate(mark.equated as usize);
        self.undo_tables(mark.tables, mark.entries, mark.decided);
        self.ranges.truncate(mark.ranges as usize);
        self.inputs.truncate(mark.inputs as usize);
        self.made.truncate(mark.made as usize);
        self.rows.truncate(mark.rows as usize);
        self.changed = mark.changed;
        self.types.undo(mark.types);
        self.assumed.truncate(mark.assumed as usize);
        self.grown = mark.grown;
        self.decided_cost = mark.decided_cost;
        self.charged_cost = mark.charged_cost;
        self.pending = Pending::None;
        self.chosen = None;
        self.unknown = false;
    }

    /// Forgets a remembered point, the youngest.
    pub(crate) fn forget(&mut self, mark: &Mark) {
        self.heap.pop_mark(mark.outer);
    }

    /// A logic variable.
    pub(crate) fn variable(&mut self, ty: TypeId) -> Word {
        Word::Lazy(self.heap.alloc([Word::Unbound(ty.0, 0)]))
    }

    /// Logic variables of source types that share their type variables.
    pub(crate) fn variables_of(&mut self, types: &[Type]) -> Vec<Word> {
        self.types.inputs(types).into_iter().map(|ty| self.variable(ty)).collect()
    }

    /// A logic variable of a source type.
    pub fn input(&mut self, ty: &Type) -> Word {
        let ty = self.types.intern(ty);
        self.variable(ty)
    }

    /// An unbound variable that a word refers to: its cell, type and attribute.
    #[inline]
    pub(crate) fn unbound(&self, word: Word) -> Option<(Addr, TypeId, u32)> {
        let Word::Lazy(addr) = word else { return None };
        let addr = self.heap.resolve(addr);
        match self.heap.get(addr) {
            Word::Unbound(ty, attribute) => Some((addr, TypeId(ty), attribute)),
            _ => None,
        }
    }

    /// What a word is now: through cells that have their value. Put in where it is used: a word that is a value should not be copied.
    #[inline(always)]
    pub(crate) fn current(&self, word: Word) -> Word {
        match word {
            Word::Lazy(addr) => {
                let addr = self.heap.resolve(addr);
                self.heap.value_at(addr).unwrap_or(Word::Lazy(addr))
            }
            value => value,
        }
    }

    /// Whether cells, arrays and strings can be inputs.
    pub(crate) fn has_cells(&self) -> bool {
        self.heap.code().program.interface.cells
    }

    /// A fresh term of a kind.
    pub(crate) fn unknown_of(&mut self, kind: Kind) -> Word {
        let term = match kind {
            Kind::Int => self.terms.fresh_int(Range::INT64),
            Kind::Integer | Kind::Text => self.terms.fresh_int(Range::ANY),
            Kind::Char => self.terms.fresh_int(Range::CHAR),
            Kind::Bool => self.terms.fresh_bool(),
            Kind::Double => self.terms.fresh_double(),
        };
        Word::Term(kind, term)
    }

    /// The kind of a type whose values are terms.
    pub(crate) fn kind(sort: &Sort) -> Option<Kind> {
        match sort {
            Sort::Int => Some(Kind::Int),
            Sort::Integer => Some(Kind::Integer),
            Sort::Char => Some(Kind::Char),
            Sort::Double => Some(Kind::Double),
            _ => None,
        }
    }

    /// Adds a condition to the path; false if the path ends there.
    pub(crate) fn assume(&mut self, condition: TermId) -> bool {
        if self.trusted {
            self.solver.assume_trusted(&mut self.terms, condition);
            return true;
        }
        match self.solver.assume(&mut self.terms, condition) {
            Feasibility::Feasible => true,
            Feasibility::Infeasible => false,
            Feasibility::Unknown(_) => {
                self.unknown = true;
                false
            }
        }
    }

    /// Notes something the path relies on.
    pub(crate) fn note(&mut self, what: &'static str) {
        if !self.assumed.contains(&what) {
            self.assumed.push(what);
        }
    }
}
