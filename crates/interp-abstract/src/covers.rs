//! Whether an analysis covers what a run did: the check that keeps it honest.

use crate::analysis::Analysis;
use crate::local::Local;
use crate::local::Path;
use crate::solver::Answer;
use crate::symbols::Assigned;
use crate::value::{Addr, Heads, Object, ObjectId, Value};
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, builtin};
use snell_graph::{Datum, Part};
use snell_lattice::FiniteSet;
use snell_logic::{Sort, TermId, View};
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

    /// Whether the run on these arguments may end with this value. Where values are symbolic, the path of an answer must be
    /// one that the arguments take, and its term must have the value.
    pub fn covers_value_of(&self, args: &[Datum], value: &Datum) -> bool {
        let model = self.assigned(args);
        let fits = |answer: &&Answer| {
            let path = answer.store.as_ref().map(|store| &store.path);
            let number = self.known.sets.get(answer.value).number;
            let equal = number
                .and_then(|number| self.known.symbols.value(number, &model))
                .is_none_or(|number| !matches!(value.head(), Part::Integer(found) if number.as_int() != Some(found)));
            path.is_none_or(|path| self.takes(path, &model)) && equal
        };
        !self.complete || self.answers.iter().filter(fits).any(|answer| self.answer_covers(answer, value))
    }

    /// Whether the run on these arguments may fail like this, as in [`Analysis::covers_value_of`].
    pub fn covers_failure_of(&self, args: &[Datum], fault: Fault<()>, node: Option<NodeId>) -> bool {
        if !self.covers_failure(fault, node) {
            return false;
        }
        let model = self.assigned(args);
        let mut paths = self.failed_on.iter().filter(|failed| failed.0 == fault).map(|failed| &failed.2).peekable();
        paths.peek().is_none() || paths.any(|path| self.takes(path, &model))
    }

    fn takes(&self, path: &Path, model: &Assigned) -> bool {
        path.conjuncts().iter().all(|&conjunct| self.known.symbols.holds(conjunct, model) != Some(false))
    }

    /// The values of the symbols that stand for these arguments.
    fn assigned(&self, args: &[Datum]) -> Assigned {
        let mut model = Assigned::default();
        for (&given, datum) in self.given.iter().zip(args) {
            let mut todo = vec![(given, 0)];
            while let Some((given, at)) = todo.pop() {
                let element = match given {
                    Value::Ref(addr) => self.known.peek(addr, None),
                    Value::Set(element) => element,
                };
                self.assign(self.known.sets.get(element), datum, at, &mut model, &mut todo);
            }
        }
        model
    }

    fn assign(&self, heads: &Heads, datum: &Datum, at: usize, model: &mut Assigned, todo: &mut Vec<(Value, usize)>) {
        let symbol = |term: Option<TermId>| match self.known.symbols.terms.view(term?) {
            View::Var(symbol) => Some(symbol),
            _ => None,
        };
        match &datum.parts()[at] {
            Part::Integer(number) => {
                if let Some(symbol) = symbol(heads.number) {
                    model.0.insert(symbol, snell_logic::Value::Int(number.clone()));
                }
            }
            Part::Con(con, _) => {
                let index = self.code.program.con(*con).index;
                if let Some(symbol) = symbol(heads.tag) {
                    let value = match self.known.symbols.terms.var_sort(symbol) {
                        Sort::Bool => snell_logic::Value::Bool(*con == builtin::TRUE),
                        _ => snell_logic::Value::Int(index.into()),
                    };
                    model.0.insert(symbol, value);
                }
                for object in heads.objects.iter() {
                    if let Object::Con(own, fields) = &**self.known.get(object)
                        && own == con
                        && heads.tag.is_some()
                    {
                        todo.extend(fields.iter().map(|&field| Value::Ref(field)).zip(datum.fields_at(at)));
                    }
                }
            }
            _ => {}
        }
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
            Part::Storage | Part::Cell(_) => any(|object| matches!(object, Object::Cell(_))),
            Part::Array(_) => any(|object| matches!(object, Object::Array(..))),
            Part::Con(..) | Part::Hole | Part::More => false,
        }
    }
}
