//! Branching: the alternatives that a set of values may take, and what is left of the set in each.

use super::{Abstract, Answer};
use crate::knowledge::Place;
use crate::value::{Heads, Object, Value};
use crate::whole::Whole;
use snell_core_ir::Literal;
use snell_integer::Integer;
use snell_lattice::{FiniteSet, Flat};
use snell_semantics::{Alternatives, Selected, SiteId, Test};
use std::sync::Arc;

impl Abstract {
    pub(super) fn select_case(&mut self, value: Value, alts: &Alternatives) -> Answer<Selected<Value>> {
        let heads = self.heads(value);
        let mut ways: Vec<(u32, Heads)> = Vec::new();
        for (at, case) in alts.cases.iter().enumerate() {
            let part = match &case.test {
                Test::Con(con, _) => {
                    let is_con = |object: &_| self.known.get(*object).con() == Some(*con);
                    Heads { objects: heads.objects.iter().filter(is_con).collect(), ..Heads::default() }
                }
                Test::Lit(literal) => matching(&heads, literal),
            };
            if part != Heads::default() {
                ways.push((at as u32, part));
            }
        }
        let rest = self.unmatched(&heads, alts);
        if rest != Heads::default() {
            ways.push((Selected::<Value>::DEFAULT, rest));
        }
        let way = self.choose(ways.len())?;
        let (case, part) = ways.swap_remove(way);
        self.alternative = Some((alts.site, case));
        if let Some(case) = alts.cases.get(case as usize) {
            match (self.inline, part.objects.as_slice()) {
                (true, &[object]) => self.chosen = Some(object),
                _ => self.give_fields(&part, case.site),
            }
        }
        Ok(Selected { value: self.known.set(part), case })
    }

    /// Joins the fields of constructors into the variables of a pattern.
    fn give_fields(&mut self, part: &Heads, site: SiteId) {
        for object in part.objects.iter() {
            let object: Arc<Object> = self.known.get(object).clone();
            let Object::Con(_, fields) = &*object else { continue };
            for (at, &field) in fields.iter().enumerate() {
                let addr = self.known.addr_in(Place::Site(SiteId(site.0 + at as u32)), self.context);
                let content = self.known.read(field);
                self.known.grow(addr, content);
            }
        }
        self.pattern = Some(site);
    }

    /// What no alternative matches.
    fn unmatched(&self, heads: &Heads, alts: &Alternatives) -> Heads {
        let mut rest = Heads { thunks: FiniteSet::default(), ..heads.clone() };
        let misses = |object: &_| match self.known.get(*object).con() {
            Some(con) => alts.case_of(con).is_none(),
            None => true,
        };
        rest.objects = heads.objects.iter().filter(misses).collect();
        for case in &alts.cases {
            if let Test::Lit(literal) = &case.test {
                exclude(&mut rest, literal);
            }
        }
        rest
    }
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
