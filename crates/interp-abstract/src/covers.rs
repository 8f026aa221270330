//! Whether an analysis covers what a run did: the check that keeps it honest.

use crate::analysis::Analysis;
use crate::local::Local;
use crate::solver::Answer;
use crate::value::{Addr, Heads, Object, ObjectId};
use rustc_hash::FxHashMap;
use snell_core_ir::ConId;
use snell_graph::{Datum, Part};
use snell_lattice::FiniteSet;
use snell_semantics::{Fault, Node, NodeId};

/// Which abstract heads stand for a part of a tree.
enum Standing {
    /// Any of them: the part was not looked at.
    All,
    /// Those for which the test holds.
    Atom,
    /// These constructors.
    Objects(FiniteSet<ObjectId>),
}

impl Analysis {
    /// Whether a run may end with this value.
    pub fn covers_value(&self, value: &Datum) -> bool {
        !self.complete || self.answers.iter().any(|answer| self.answer_covers(answer, value))
    }

    fn answer_covers(&self, answer: &Answer, value: &Datum) -> bool {
        let store = answer.store.as_ref();
        let constructors = self.constructors();
        let parts = value.parts();
        let mut standing: Vec<Standing> = parts.iter().map(|_| Standing::Atom).collect();
        // Children before parents: each part of the tree is compared once with each constructor it may be.
        for at in (0..parts.len()).rev() {
            standing[at] = match &parts[at] {
                Part::Hole | Part::More => Standing::All,
                part @ Part::Con(con, _) => {
                    let candidates = constructors.get(con).map_or(&[][..], |known| known);
                    let fits = |(_, addrs): &&(ObjectId, &[Addr])| {
                        addrs.len() == part.width()
                            && addrs
                                .iter()
                                .zip(value.fields_at(at))
                                .all(|(&addr, field)| self.stands(&standing[field], addr, store, &parts[field]))
                    };
                    Standing::Objects(candidates.iter().filter(fits).map(|&(object, _)| object).collect())
                }
                _ => Standing::Atom,
            };
        }
        self.fits(&standing[0], self.known.sets.get(answer.value), value.head())
    }

    /// Whether a run may fail like this. Resources and missing inputs are not spoken of; a failure that passed a handler
    /// may be met again elsewhere, and a computation that depends on itself is not known by where it is demanded.
    pub fn covers_failure(&self, fault: Fault<()>, node: Option<NodeId>) -> bool {
        if !self.complete || matches!(fault, Fault::OutOfMemory | Fault::StackOverflow | Fault::Unsupported(_)) {
            return true;
        }
        let handlers = self.code.nodes.iter().any(|node| matches!(node, Node::Prim(snell_core_ir::Prim::Catch, _)));
        let anywhere = handlers || node.is_none() || fault == Fault::Loop;
        self.failures.iter().any(|&(known, at)| known == fault && (anywhere || Some(at) == node))
    }

    fn constructors(&self) -> FxHashMap<ConId, Vec<(ObjectId, &[Addr])>> {
        let mut all: FxHashMap<ConId, Vec<(ObjectId, &[Addr])>> = FxHashMap::default();
        for (id, object) in self.known.objects() {
            if let Object::Con(con, fields) = object {
                all.entry(*con).or_default().push((id, fields));
            }
        }
        all
    }

    fn stands(&self, standing: &Standing, addr: Addr, store: Option<&Local>, part: &Part) -> bool {
        self.sets_at(addr, store).iter().any(|heads| self.fits(standing, heads, part))
    }

    /// The evaluated sets that an address stands for: its own content, and what its computations returned if there is
    /// one store for all. (Else that is in the store.)
    pub(crate) fn sets_at(&self, addr: Addr, store: Option<&Local>) -> Vec<Heads> {
        if self.components.is_per_state() {
            return vec![self.known.sets.get(self.known.peek(addr, store)).clone()];
        }
        let held = self.known.held(addr);
        let results = held.thunks.iter().filter_map(|thunk| self.known.result_of(thunk));
        let mut all: Vec<Heads> = results.map(|result| self.known.held(result)).collect();
        all.push(held);
        all
    }

    fn fits(&self, standing: &Standing, heads: &Heads, part: &Part) -> bool {
        match standing {
            Standing::All => true,
            Standing::Objects(objects) => objects.meets(&heads.objects),
            Standing::Atom => self.fits_atom(heads, part),
        }
    }

    fn fits_atom(&self, heads: &Heads, part: &Part) -> bool {
        let any = |test: fn(&Object) -> bool| heads.objects.iter().any(|object| test(self.known.get(object)));
        match part {
            Part::Integer(number) => heads.whole.may_be(number),
            Part::Double(double) => heads.double.may_be(&double.to_bits()),
            Part::Char(c) => heads.char.may_be(c),
            Part::Str(text) => heads.text.may_be(text),
            Part::Function(_) | Part::Closure => any(Object::is_function),
            Part::Storage => any(|object| matches!(object, Object::Cell(_) | Object::Array(..))),
            Part::Con(..) | Part::Hole | Part::More => false,
        }
    }
}
