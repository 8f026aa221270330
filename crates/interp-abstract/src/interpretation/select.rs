//! Branching: the alternatives that a set of values may take, and what is left of the set in each.

use super::{Abstract, Answer};
use crate::knowledge::Place;
use crate::value::{Object, Value};
use snell_lattice::Element;
use snell_semantics::{Alternatives, AltsId, Selected, SiteId};
use std::sync::Arc;

impl Abstract {
    pub(super) fn select_case(&mut self, value: Value, alts: &Alternatives) -> Answer<Selected<Value>> {
        let id = self.alts_of(alts);
        if let (Value::Ref(source), None) = (value, &self.known.local) {
            return self.select_flowing(source, id, alts);
        }
        let content = self.known.settled(value);
        let ways = self.known.split(content, id);
        let way = self.choose(ways.len())?;
        let (case, part) = ways[way];
        if self.known.components.symbolic {
            let heads = self.known.sets.share(content);
            let condition = self.taken_when(&heads, alts, case);
            self.learn(condition)?;
        }
        self.alternative = Some((alts.site, case));
        if let Some(case) = alts.cases.get(case as usize) {
            match (self.inline, self.known.sets.get(part).objects.as_slice()) {
                (true, &[object]) => self.chosen = Some(object),
                _ => self.give_fields(part, case.site),
            }
        }
        Ok(Selected { value: Value::Set(part), case })
    }

    /// With one store for all, what alternatives take flows to their variables.
    fn select_flowing(
        &mut self,
        source: crate::value::Addr,
        id: AltsId,
        alts: &Alternatives,
    ) -> Answer<Selected<Value>> {
        let ways = self.known.branch(source, id, self.context);
        let way = self.choose(ways.len())?;
        let case = ways[way];
        self.alternative = Some((alts.site, case));
        self.pattern = alts.cases.get(case as usize).map(|case| case.site);
        let binder = self.known.addr_in(Place::Alternative(alts.site, case), self.context);
        Ok(Selected { value: Value::Ref(binder), case })
    }

    /// The number of alternatives, found by their node.
    fn alts_of(&self, alts: &Alternatives) -> AltsId {
        match self.code.node(alts.node) {
            snell_semantics::Node::Case(_, id) => id,
            _ => AltsId(0),
        }
    }

    /// Joins the fields of constructors into the variables of a pattern.
    fn give_fields(&mut self, part: Element, site: SiteId) {
        for object in self.known.sets.share(part).objects.iter() {
            let object: Arc<Object> = self.known.get(object).clone();
            let Object::Con(_, fields) = &*object else { continue };
            for (at, &field) in fields.iter().enumerate() {
                let addr = self.known.addr_in(Place::Site(SiteId(site.0 + at as u32)), self.context);
                self.known.flow(Value::Ref(field), addr);
            }
        }
        self.pattern = Some(site);
    }
}
