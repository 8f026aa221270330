//! What counts when the size of a value is measured.

use crate::state::Symbolic;
use crate::types::TypeId;
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, DataId, Program, Type};
use snell_graph::Word;
use snell_semantics::Code;

/// Parts of a value among which a recursive type is looked for.
const FEW: usize = 16;

/// Parts of a value that are looked at to see whether anything in it is unknown.
const MOST_GROUND: usize = 1024;

/// A way to measure values. Each is a function of the value alone: what is equal has the same size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Measure {
    /// Constructors with parts of their own type, and those parts: the length of a list, the nodes of a tree.
    Spine,
    /// Constructors of one type wherever they are: all elements of a list of lists, the list in a pair.
    Whole(DataId),
}

/// What a constructor adds, and which of its fields are measured.
#[derive(Clone, Default, Debug)]
pub(super) struct Counted {
    pub weight: i64,
    pub fields: Box<[u32]>,
}

/// What all constructors add.
#[derive(Default)]
pub(super) struct Measures {
    tables: FxHashMap<Measure, Vec<Counted>>,
    /// Whether a type has values with parts of this type.
    recursive: Vec<bool>,
}

impl Measures {
    /// Makes the table of a measure.
    pub fn prepare(&mut self, code: &Code, measure: Measure) {
        let program = &code.program;
        self.tables.entry(measure).or_insert_with(|| {
            (0..program.cons.len() as u32).map(|con| counted(program, ConId(con), measure)).collect()
        });
    }

    /// What a constructor adds; the table of the measure must be there.
    pub fn of(&self, measure: Measure, con: ConId) -> &Counted {
        &self.tables[&measure][con.index()]
    }

    /// The measures by which something can be said of what must be equal to a value.
    pub fn fitting(&mut self, symbolic: &Symbolic, known: Word) -> (Option<Measure>, Option<Measure>) {
        let program = &symbolic.heap.code().program;
        if self.recursive.is_empty() {
            self.recursive = (0..program.datas.len() as u32).map(|data| is_recursive(program, DataId(data))).collect();
        }
        let Word::Con(con, _) = known else { return (None, None) };
        let data = program.con(con).data;
        if self.recursive[data.index()] {
            let nested = |con: &ConId| program.con(*con).fields.iter().any(|field| matches!(field, Type::Var(_)));
            let whole = program.data(data).cons.iter().any(nested).then_some(Measure::Whole(data));
            return (Some(Measure::Spine), whole);
        }
        // A list in a pair, or behind `Just`.
        let mut todo = vec![known];
        for _ in 0..FEW {
            let Some(word) = todo.pop() else { break };
            let word @ Word::Con(con, at) = symbolic.current(word) else { continue };
            let data = program.con(con).data;
            if self.recursive[data.index()] {
                return (None, Some(Measure::Whole(data)));
            }
            todo.extend(symbolic.heap.slice(at, symbolic.heap.width(word)).rev());
        }
        (None, None)
    }

    /// Whether the size of a value is below a bound.
    pub fn compare(&self, symbolic: &Symbolic, measure: Measure, value: Word, bound: usize) -> Compared {
        let (mut size, mut todo, mut parts) = (0, vec![value], 0);
        while let Some(word) = todo.pop() {
            parts += 1;
            if size >= bound || parts > super::LARGEST {
                return Compared::Unknown;
            }
            match symbolic.current(word) {
                Word::Con(con, at) => {
                    let counted = self.of(measure, con);
                    size += counted.weight as usize;
                    todo.extend(counted.fields.iter().map(|&field| symbolic.heap.get(at + field)));
                }
                Word::Lazy(at) => match symbolic.heap.get(at) {
                    Word::Unbound(ty, _) if Symbolic::kind(symbolic.types.sort(TypeId(ty))).is_some() => {}
                    Word::Suspended(_) => return Compared::Waits,
                    _ => return Compared::Unknown,
                },
                _ => {}
            }
        }
        if size < bound { Compared::Below } else { Compared::Unknown }
    }
}

/// How a size compares with a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Compared {
    Below,
    /// That depends on a part that is not evaluated.
    Waits,
    Unknown,
}

/// Whether a value, evaluated or not, depends on nothing that is unknown.
pub(super) fn is_ground(symbolic: &Symbolic, value: Word) -> bool {
    let mut todo = vec![value];
    for _ in 0..MOST_GROUND {
        let Some(word) = todo.pop() else { return true };
        let (at, len) = match symbolic.current(word) {
            word @ Word::Con(_, at) => (at, symbolic.heap.width(word)),
            Word::Fun(body, at) => (at, symbolic.heap.code().body(body).captured as usize),
            Word::Partial(len, at) => (at, len as usize),
            Word::Lazy(at) => match symbolic.heap.get(at) {
                Word::Suspended(body) => (at + 1, symbolic.heap.code().body(body).captured as usize),
                _ => return false,
            },
            Word::Int(_) | Word::Double(_) | Word::Char(_) | Word::Big(_) | Word::Str(_) => continue,
            _ => return false,
        };
        todo.extend(symbolic.heap.slice(at, len));
    }
    false
}

/// The fields of a constructor that belong to the spine.
pub(crate) fn spine_fields(program: &Program, con: ConId) -> Box<[u32]> {
    counted(program, con, Measure::Spine).fields
}

fn counted(program: &Program, con: ConId, measure: Measure) -> Counted {
    let constructor = program.con(con);
    let is_counted = |ty: &Type| match (measure, ty) {
        (Measure::Spine, Type::Data(data, _)) => *data == constructor.data,
        (Measure::Spine, _) => false,
        (Measure::Whole(_), ty) => matches!(ty, Type::Data(..) | Type::Var(_) | Type::Any),
    };
    let fields: Box<[u32]> =
        (0..).zip(&constructor.fields).filter(|(_, ty)| is_counted(ty)).map(|(at, _)| at).collect();
    let weight = match measure {
        Measure::Spine => !fields.is_empty(),
        Measure::Whole(data) => data == constructor.data && !constructor.fields.is_empty(),
    };
    Counted { weight: i64::from(weight), fields }
}

fn is_recursive(program: &Program, data: DataId) -> bool {
    let is_own = |ty: &Type| matches!(ty, Type::Data(own, _) if *own == data);
    program.data(data).cons.iter().any(|&con| program.con(con).fields.iter().any(is_own))
}
