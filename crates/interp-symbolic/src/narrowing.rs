//! Narrowing: variables become constructors with fresh fields, or lose some of those they could be.

use crate::decision::{Narrowing, Pending, Way};
use crate::state::{Answer, Attribute, Symbolic};
use crate::types::{Sort, TypeId, Types};
use snell_core_ir::ConId;
use snell_graph::{Addr, Word};
use snell_semantics::{Alternatives, Selected, Stop, Test};
use std::rc::Rc;

/// Branches whose ways are remembered.
const MAX_BRANCHES: usize = 1 << 14;

/// Positions above this are not kept as exclusions; such constructors are enumerated.
const MAX_EXCLUDED: u32 = 63;

impl Symbolic {
    /// Branches on an unbound variable: decided, or a decision to make.
    pub(crate) fn select_unbound(
        &mut self,
        addr: Addr,
        mut ty: TypeId,
        attribute: u32,
        alts: &Alternatives,
    ) -> Answer<Selected<Word>> {
        let Some(Test::Con(con, _)) = alts.cases.first().map(|case| &case.test) else {
            let known = self.attributes[attribute as usize];
            if !known.seen {
                self.set_attribute(addr, Attribute { seen: true, ..known });
            }
            return self.default_of(addr);
        };
        let data = self.heap.code().program.con(*con).data;
        if *self.types.sort(ty) == Sort::Any {
            ty = self.types.data(data);
            self.heap.set(addr, Word::Unbound(ty.0, attribute));
        }
        let ways = self.ways(ty, attribute, alts);
        match ways[..] {
            [] => Err(Stop::Dead),
            // Nothing is left but the default: it is taken, and the variable stays as it is.
            [Way { narrowing: Narrowing::Exclude(0), .. }] => self.default_of(addr),
            [way] => match self.narrow(addr, ty, way.narrowing) {
                true => self.select_current(addr, alts),
                false => Err(Stop::Dead),
            },
            _ => {
                self.pending = Pending::Narrow { addr, ty, ways, site: alts.node.0 };
                Err(Stop::Decide)
            }
        }
    }

    fn select_current(&mut self, addr: Addr, alts: &Alternatives) -> Answer<Selected<Word>> {
        match self.current(Word::Lazy(addr)) {
            value @ Word::Con(con, _) => {
                let case = alts.case_of(con).map_or(Selected::<Word>::DEFAULT, |case| case as u32);
                Ok(Selected { value, case })
            }
            _ => self.default_of(addr),
        }
    }

    fn default_of(&self, addr: Addr) -> Answer<Selected<Word>> {
        Ok(Selected { value: Word::Lazy(addr), case: Selected::<Word>::DEFAULT })
    }

    /// The ways a branch can go. They are the same whenever it is come to with the same type.
    fn ways(&mut self, ty: TypeId, attribute: u32, alts: &Alternatives) -> Rc<[Way]> {
        let excluded = self.attributes[attribute as usize].excluded;
        // What a type with equations allows depends on what is known of other types.
        if self.types.excludes(ty) {
            return self.find_ways(ty, excluded, alts).into();
        }
        let key = (alts.node, ty, excluded);
        if let Some(ways) = self.branches.get(&key) {
            return ways.clone();
        }
        let ways: Rc<[Way]> = self.find_ways(ty, excluded, alts).into();
        if self.branches.len() < MAX_BRANCHES {
            self.branches.insert(key, ways.clone());
        }
        ways
    }

    /// Each alternative that is possible, then what is left for the default.
    fn find_ways(&self, ty: TypeId, excluded: u64, alts: &Alternatives) -> Vec<Way> {
        let possible = self.types.constructors(ty);
        let excludes = self.types.excludes(ty);
        let program = &self.heap.code().program;
        let open = |con: ConId| {
            let index = program.con(con).index;
            index > MAX_EXCLUDED || excluded >> index & 1 == 0
        };
        let default = alts.default.map_or(alts.node.0, |body| body.0);
        let mut ways = Vec::with_capacity(alts.cases.len() + 1);
        let mut named = 0u64;
        for case in &alts.cases {
            let Test::Con(con, _) = case.test else { continue };
            named |= 1u64.checked_shl(program.con(con).index).unwrap_or(0);
            if open(con) && (!excludes || possible.contains(&con)) {
                ways.push(Way { narrowing: Narrowing::Con(con), target: case.body.0 });
            }
        }
        if alts.cases.len() == possible.len() && !excludes {
            return ways;
        }
        let rest: Vec<ConId> =
            possible.iter().copied().filter(|&con| open(con) && alts.case_of(con).is_none()).collect();
        let countable =
            rest.iter().all(|&con| program.data(program.con(con).data).cons.len() <= MAX_EXCLUDED as usize + 1);
        match rest[..] {
            [] => {}
            [con] if !ways.is_empty() => ways.push(Way { narrowing: Narrowing::Con(con), target: default }),
            _ if countable => {
                ways.push(Way { narrowing: Narrowing::Exclude(named & !excluded), target: default });
            }
            _ => ways.extend(rest.iter().map(|&con| Way { narrowing: Narrowing::Con(con), target: default })),
        }
        ways
    }

    /// Makes a narrowing true; false if it contradicts what is known.
    pub(crate) fn narrow(&mut self, addr: Addr, ty: TypeId, narrowing: Narrowing) -> bool {
        match narrowing {
            Narrowing::Con(con) => match self.fresh_constructor(ty, con) {
                Some(value) => self.bind(addr, value),
                None => false,
            },
            Narrowing::Exclude(mask) => self.exclude(addr, mask),
        }
    }

    /// A constructor whose fields are fresh variables; none if values of this type don't have it.
    pub(crate) fn fresh_constructor(&mut self, ty: TypeId, con: ConId) -> Option<Word> {
        let fields = self.types.refine(ty, con)?;
        let width = fields.len() as Addr;
        if width == 0 {
            return Some(Word::nullary(con));
        }
        // Cells first, then the constructor's fields, which refer to them.
        let cells = self.heap.alloc(fields.iter().map(|ty| Word::Unbound(ty.0, 0)));
        let addr = self.heap.alloc((cells..cells + width).map(Word::Lazy));
        self.grown += self.growing.adds(con);
        Some(Word::Con(con, addr))
    }

    /// Gives a variable its value and wakes what waits for it.
    pub(crate) fn bind(&mut self, addr: Addr, value: Word) -> bool {
        let Word::Unbound(_, attribute) = self.heap.get(addr) else { return false };
        self.heap.set(addr, value);
        attribute == 0 || self.woken(attribute, value)
    }

    /// Whether what was known of a variable allows the value it just got.
    fn woken(&mut self, attribute: u32, value: Word) -> bool {
        let Attribute { excluded, mut links, reflexive, .. } = self.attributes[attribute as usize];
        if reflexive && !self.make_reflexive(value) {
            return false;
        }
        if let Word::Con(con, _) = value {
            let index = self.heap.con_index(con);
            if index <= MAX_EXCLUDED && excluded >> index & 1 == 1 {
                return false;
            }
        }
        while links != 0 {
            let link = self.links[links as usize];
            if !self.recheck(link.disequality) {
                return false;
            }
            links = link.next;
        }
        true
    }

    /// Takes constructors away from a variable; the last one left is what it is.
    pub(crate) fn exclude(&mut self, addr: Addr, mask: u64) -> bool {
        let Word::Unbound(ty, attribute) = self.heap.get(addr) else { return false };
        let mut known = self.attributes[attribute as usize];
        known.excluded |= mask;
        let left: Vec<ConId> = {
            let program = &self.heap.code().program;
            let open = |con: &&ConId| {
                let index = program.con(**con).index;
                index > MAX_EXCLUDED || known.excluded >> index & 1 == 0
            };
            self.types.constructors(TypeId(ty)).iter().filter(open).take(2).copied().collect()
        };
        match left[..] {
            [] => false,
            [con] => match self.fresh_constructor(TypeId(ty), con) {
                Some(value) => self.bind(addr, value),
                None => false,
            },
            _ => {
                self.set_attribute(addr, known);
                true
            }
        }
    }

    /// Replaces what is known of a variable.
    pub(crate) fn set_attribute(&mut self, addr: Addr, known: Attribute) {
        if let Word::Unbound(ty, _) = self.heap.get(addr) {
            self.attributes.push(known);
            self.heap.set(addr, Word::Unbound(ty, self.attributes.len() as u32 - 1));
        }
    }

    /// The bit of a constructor in exclusions, if it has one.
    pub(crate) fn bit(&self, con: ConId) -> Option<u64> {
        let index = self.heap.con_index(con);
        (index <= MAX_EXCLUDED).then(|| 1 << index)
    }

    /// Makes two variables one.
    pub(crate) fn alias(&mut self, left: Addr, right: Addr) -> bool {
        let (Word::Unbound(left_ty, left_attribute), Word::Unbound(right_ty, right_attribute)) =
            (self.heap.get(left), self.heap.get(right))
        else {
            return false;
        };
        // The younger refers to the older, so that no cell below a mark refers to one above it for long.
        let (from, to) = (left.max(right), left.min(right));
        let ty = if left_ty == Types::ANY.0 { right_ty } else { left_ty };
        let mut known = self.attributes[left_attribute as usize];
        let other = self.attributes[right_attribute as usize];
        known.excluded |= other.excluded;
        let seen = known.seen || other.seen;
        self.heap.set(from, Word::Lazy(to));
        self.heap.set(to, Word::Unbound(ty, 0));
        let excluded = known.excluded;
        self.set_attribute(to, Attribute { compared: true, reflexive: true, seen, ..Attribute::default() });
        // Disequalities of either are looked at again, and find their new place themselves.
        for mut at in [known.links, other.links] {
            while at != 0 {
                let link = self.links[at as usize];
                if !self.recheck(link.disequality) {
                    return false;
                }
                at = link.next;
            }
        }
        match self.heap.get(to) {
            Word::Unbound(..) if excluded != 0 => self.exclude(to, excluded),
            _ => true,
        }
    }
}

impl Symbolic {
    /// Narrows a variable to one of its constructors, whichever; then the step is done again.
    pub(crate) fn narrow_fully(&mut self, addr: Addr, ty: TypeId, attribute: u32) -> Answer<Word> {
        let excluded = self.attributes[attribute as usize].excluded;
        let ways = self
            .types
            .constructors(ty)
            .iter()
            .filter(|&&con| self.bit(con).is_none_or(|bit| excluded & bit == 0))
            .map(|&con| Way { narrowing: Narrowing::Con(con), target: con.0 })
            .collect::<Vec<Way>>();
        if ways.is_empty() {
            return self.give_up("the constructor of a value of unknown type");
        }
        self.pending = Pending::Narrow { addr, ty, ways: ways.into(), site: u32::MAX };
        Err(Stop::Decide)
    }
}
