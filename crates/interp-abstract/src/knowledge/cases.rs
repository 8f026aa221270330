//! Branches as flows: what each alternative of a `case` takes of a set, and who has to look again when there is a new
//! way.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, EntryId, Heads, Object, ObjectId};
use crate::whole::Whole;
use snell_core_ir::Literal;
use snell_integer::Integer;
use snell_lattice::{BitSet, Element, FiniteSet, Flat};
use snell_semantics::{Alternatives, AltsId, Selected, SiteId, Test};
use std::sync::Arc;

/// The parts of a set that the alternatives take, in order.
pub type Split = Arc<[(u32, Element)]>;

/// A branch on what an address holds.
#[derive(Debug)]
pub(super) struct CaseFlow {
    pub source: Addr,
    pub alts: AltsId,
    pub context: Context,
    /// The alternatives that may be taken, in order.
    pub ways: Vec<u32>,
    /// Where the fields go that an alternative reads, for alternatives that were taken.
    targets: Vec<(u32, Targets)>,
    /// Who took the branch.
    pub takers: FiniteSet<EntryId>,
}

/// The fields that an alternative reads, and where they go.
type Targets = Arc<[(u32, Addr)]>;

impl Knowledge {
    /// The alternatives that what an address holds may take; the entry at hand is run again when there are more. What
    /// they take flows to their variables.
    pub fn branch(&mut self, source: Addr, alts: AltsId, context: Context) -> Vec<u32> {
        let source = self.find(source);
        let next = self.case_flows.len() as u32;
        let case = *self.case_ids.entry((source, alts, context)).or_insert(next);
        if case == next {
            let takers = FiniteSet::default();
            self.case_flows.push(CaseFlow { source, alts, context, ways: Vec::new(), targets: Vec::new(), takers });
            let cell = &mut self.cells[source.0 as usize];
            cell.cases.push(case);
            let (atoms, objects) = (cell.atoms, cell.objects.clone());
            self.update_case(case, atoms, &objects);
            self.spread_if_each_has_its_own();
        }
        let current = self.current;
        let flow = &mut self.case_flows[case as usize];
        flow.takers.insert(current);
        flow.ways.clone()
    }

    /// The source of a branch has new objects, and other numbers, characters or strings if these are given.
    pub(super) fn update_case(&mut self, case: u32, atoms: Element, objects: &BitSet) {
        let CaseFlow { alts, context, .. } = self.case_flows[case as usize];
        let code = self.code.clone();
        let alternatives = code.alternatives(alts);
        if atoms != Element::LEAST {
            for &(way, part) in self.split(atoms, alts).iter() {
                let binder = self.addr_in(Place::Alternative(alternatives.site, way), context);
                self.add(binder, part, &BitSet::default(), &BitSet::default());
                self.add_way(case, way);
            }
        }
        let keeps = self.reads.reads(&self.code, alternatives.body, alternatives.binder);
        let mut taken: Vec<(u32, BitSet)> = Vec::new();
        for object in objects.iter().map(ObjectId) {
            let way = self.get(object).con().and_then(|con| alternatives.case_of(con));
            let way = way.map_or(Selected::<()>::DEFAULT, |way| way as u32);
            match taken.iter_mut().find(|part| part.0 == way) {
                Some(part) if keeps => _ = part.1.insert(object.0),
                Some(_) => {}
                None => taken.push((way, BitSet::one(object.0))),
            }
            if (way as usize) < alternatives.cases.len() {
                let targets = self.targets(case, way, alternatives);
                let object = self.get(object).clone();
                let Object::Con(_, fields) = &*object else { continue };
                targets.iter().for_each(|&(at, to)| self.connect(fields[at as usize], to));
            }
        }
        for (way, part) in taken {
            if keeps {
                let binder = self.addr_in(Place::Alternative(alternatives.site, way), context);
                self.add(binder, Element::LEAST, &part, &BitSet::default());
            }
            self.add_way(case, way);
        }
    }

    fn add_way(&mut self, case: u32, way: u32) {
        let flow = &mut self.case_flows[case as usize];
        if let Err(at) = flow.ways.binary_search(&way) {
            flow.ways.insert(at, way);
            self.dirty.extend(flow.takers.iter());
        }
    }

    fn targets(&mut self, case: u32, way: u32, alternatives: &Alternatives) -> Targets {
        let CaseFlow { context, targets, .. } = &self.case_flows[case as usize];
        if let Some((_, known)) = targets.iter().find(|target| target.0 == way) {
            return known.clone();
        }
        let (context, alternative) = (*context, &alternatives.cases[way as usize]);
        let fields = if let Test::Con(_, fields) = alternative.test { fields } else { 0 };
        let read = |&at: &u32| self.reads.reads(&self.code, alternatives.body, alternative.fields + at);
        let read: Vec<u32> = (0..fields).filter(read).collect();
        let target = |at| (at, self.addr_in(Place::Site(SiteId(alternative.site.0 + at)), context));
        let targets: Targets = read.into_iter().map(target).collect();
        self.case_flows[case as usize].targets.push((way, targets.clone()));
        targets
    }

    /// The parts of a set that alternatives take; computed once.
    pub fn split(&mut self, content: Element, alts: AltsId) -> Split {
        if let Some(known) = self.splits.get(&(content, alts)) {
            return known.clone();
        }
        let code = self.code.clone();
        let alternatives = code.alternatives(alts);
        let heads = self.sets.share(content);
        let mut ways = Vec::new();
        let mut objects: Vec<Vec<_>> = vec![Vec::new(); alternatives.cases.len() + 1];
        for object in heads.objects.iter() {
            let case = self.get(object).con().and_then(|con| alternatives.case_of(con));
            objects[case.unwrap_or(alternatives.cases.len())].push(object);
        }
        let rest: FiniteSet<_> = objects.pop().unwrap_or_default().into_iter().collect();
        for (at, case) in alternatives.cases.iter().enumerate() {
            let part = match &case.test {
                Test::Con(..) => {
                    Heads { objects: std::mem::take(&mut objects[at]).into_iter().collect(), ..Heads::default() }
                }
                Test::Lit(literal) => matching(&heads, literal),
            };
            if part != Heads::default() {
                ways.push((at as u32, self.sets.intern(part)));
            }
        }
        let rest = unmatched(&heads, rest, alternatives);
        if rest != Heads::default() {
            ways.push((Selected::<()>::DEFAULT, self.sets.intern(rest)));
        }
        let ways: Split = ways.into();
        self.splits.insert((content, alts), ways.clone());
        ways
    }
}

/// What no alternative matches.
fn unmatched(heads: &Heads, objects: FiniteSet<ObjectId>, alts: &Alternatives) -> Heads {
    let mut rest = Heads { thunks: FiniteSet::default(), objects, ..heads.clone() };
    for case in &alts.cases {
        if let Test::Lit(literal) = &case.test {
            exclude(&mut rest, literal);
        }
    }
    rest
}

/// What of a set is this literal. Zeros are equal although their bits are not, so doubles stay as they are.
fn matching(heads: &Heads, literal: &Literal) -> Heads {
    let mut part = Heads::default();
    match literal {
        Literal::Int(_) | Literal::Integer(_) => {
            if let Some(number) = number(literal).filter(|number| heads.whole.may_be(number)) {
                part.whole = Whole::Exactly(number);
            }
        }
        Literal::Double(d) => match heads.double {
            Flat::Exactly(bits) if f64::from_bits(bits) != *d => {}
            double => part.double = double,
        },
        Literal::Char(c) if heads.char.may_be(c) => part.char = Flat::Exactly(*c),
        Literal::Str(text) if heads.text.may_be(text) => part.text = Flat::Exactly(text.clone()),
        Literal::Char(_) | Literal::Str(_) => {}
    }
    part
}

/// Takes a literal away, as far as what is left can be said.
fn exclude(rest: &mut Heads, literal: &Literal) {
    match literal {
        Literal::Int(_) | Literal::Integer(_) => {
            if let Some(number) = number(literal) {
                rest.whole = rest.whole.without(&number);
            }
        }
        Literal::Double(d) => {
            if rest.double.exactly().is_some_and(|&bits| f64::from_bits(bits) == *d) {
                rest.double = Flat::Nothing;
            }
        }
        Literal::Char(c) if rest.char.exactly() == Some(c) => rest.char = Flat::Nothing,
        Literal::Str(text) if rest.text.exactly() == Some(text) => rest.text = Flat::Nothing,
        Literal::Char(_) | Literal::Str(_) => {}
    }
}

/// The whole number that a literal is.
pub fn number(literal: &Literal) -> Option<Integer> {
    match literal {
        Literal::Int(n) => Some((*n).into()),
        Literal::Integer(n) => Some(n.clone()),
        _ => None,
    }
}
