//! Branches as flows: what each alternative of a `case` takes of a set, and who has to look again when there is a new
//! way.

use super::{Knowledge, Place};
use crate::context::Context;
use crate::value::{Addr, EntryId, Heads, Object};
use crate::whole::Whole;
use snell_core_ir::Literal;
use snell_integer::Integer;
use snell_lattice::{Element, FiniteSet, Flat};
use snell_semantics::{Alternatives, AltsId, Selected, SiteId, Test};
use std::sync::Arc;

/// The parts of a set that the alternatives take, in order.
pub type Split = Arc<[(u32, Element)]>;

/// A branch on what an address holds.
#[derive(Debug)]
pub struct CaseFlow {
    source: Addr,
    alts: AltsId,
    context: Context,
    done: Element,
    ways: Vec<u32>,
    /// Who took the branch.
    takers: FiniteSet<EntryId>,
}

impl Knowledge {
    /// The alternatives that what an address holds may take; the entry at hand is run again when there are more. What
    /// they take flows to their variables.
    pub fn branch(&mut self, source: Addr, alts: AltsId, context: Context) -> Vec<u32> {
        let next = self.case_flows.len() as u32;
        let case = *self.case_ids.entry((source, alts, context)).or_insert(next);
        if case == next {
            let takers = FiniteSet::default();
            self.case_flows.push(CaseFlow { source, alts, context, done: Element::LEAST, ways: Vec::new(), takers });
            self.cells[source.0 as usize].cases.push(case);
            self.update_case(case);
        }
        let current = self.current;
        let flow = &mut self.case_flows[case as usize];
        flow.takers.insert(current);
        flow.ways.clone()
    }

    pub(super) fn update_case(&mut self, case: u32) {
        let CaseFlow { source, alts, context, done, .. } = self.case_flows[case as usize];
        let content = self.cells[source.0 as usize].content;
        if content == done {
            return;
        }
        self.case_flows[case as usize].done = content;
        let code = self.code.clone();
        let alternatives = code.alternatives(alts);
        let before = self.sets.share(done);
        for &(way, part) in self.split(content, alts).iter() {
            let binder = self.addr_in(Place::Alternative(alternatives.site, way), context);
            self.grow_everywhere(binder, part);
            if let Some(alternative) = alternatives.cases.get(way as usize) {
                let objects = self.sets.share(part);
                for object in objects.objects.iter().filter(|&object| !before.objects.contains(object)) {
                    self.flow_fields(self.get(object).clone(), alternative.site, context);
                }
            }
            let flow = &mut self.case_flows[case as usize];
            if !flow.ways.contains(&way) {
                flow.ways.push(way);
                flow.ways.sort_unstable();
                self.dirty.extend(flow.takers.iter());
            }
        }
    }

    fn flow_fields(&mut self, object: Arc<Object>, site: SiteId, context: Context) {
        let Object::Con(_, fields) = &*object else { return };
        for (at, &field) in fields.iter().enumerate() {
            let to = self.addr_in(Place::Site(SiteId(site.0 + at as u32)), context);
            self.flow(crate::value::Value::Ref(field), to);
        }
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
fn unmatched(heads: &Heads, objects: FiniteSet<crate::value::ObjectId>, alts: &Alternatives) -> Heads {
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

fn number(literal: &Literal) -> Option<Integer> {
    match literal {
        Literal::Int(n) => Some((*n).into()),
        Literal::Integer(n) => Some(n.clone()),
        _ => None,
    }
}
