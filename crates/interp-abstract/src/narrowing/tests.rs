//! The ways through an expression that is branched on, and what each says of variables.

use super::chain::Chain;
use super::{Fact, Other};
use crate::knowledge::number;
use crate::whole::Whole;
use crate::whole::compare::relation;
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, Prim, builtin};
use snell_semantics::{
    Alternatives, AltsId, BodyId, Code, Node, NodeId, Operand, Operands, Selected, Shape, Slot, Test,
};

/// No more ways than this are told apart.
const WAYS: usize = 24;
/// Nodes that are looked at for one branch.
const NODES: u32 = 400;
/// Nodes that are looked at within one function that is called: tests have names, too.
const CALLED: u32 = 120;
/// How deeply expressions are looked into.
const DEPTH: u32 = 24;
/// Slots of suspended computations that are looked into are numbered from here on.
const INSIDE: Slot = 1 << 24;

const DEFAULT: u32 = Selected::<()>::DEFAULT;

/// What a slot holds, as far as code says.
#[derive(Clone, Copy, Debug)]
pub enum Def {
    /// Something.
    Opaque,
    /// A constructor.
    Con(ConId),
    /// What another slot holds.
    Same(Slot),
    /// A constant.
    Literal(u32),
    /// What a node of the body gives.
    Node(NodeId),
    /// A suspended computation, with captured variables of the body whose slots begin here.
    Thunk(BodyId, Operands, Slot),
}

/// What an expression gives on one way.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Gives {
    Con(ConId),
    Slot(Slot),
    Unknown,
}

/// One way through an expression.
#[derive(Clone, Default, Debug)]
struct Way {
    facts: Chain<(Slot, Fact)>,
    defs: Chain<(Slot, Def)>,
    cons: Chain<(Slot, ConId)>,
    /// Slots that are fields of what others hold.
    fields: Chain<(Slot, (Slot, ConId, u32))>,
}

/// How much was left of nodes and of depth when functions were given up, with or without known arguments. With no more than that
/// it is not tried again: functions of libraries are called from everywhere, and many are too large.
pub type Hopeless = FxHashMap<(BodyId, bool), (u32, u32)>;

/// Looks for the ways through the expression of one branch.
pub struct Tests<'c> {
    code: &'c Code,
    hopeless: &'c mut Hopeless,
    /// What the slots of the body hold where the branch stands.
    defs: &'c [Def],
    left: u32,
    inside: Slot,
    gave_up: bool,
}

/// What the alternatives of a branch say of slots that exist outside of its expression: for each slot, the facts of each way.
pub type Said = Vec<(Slot, Vec<Vec<Fact>>)>;

impl<'c> Tests<'c> {
    /// For a branch in a body whose slots hold this.
    pub fn new(code: &'c Code, defs: &'c [Def], hopeless: &'c mut Hopeless) -> Tests<'c> {
        Tests { code, hopeless, defs, left: NODES, inside: INSIDE, gave_up: false }
    }

    /// What each alternative says of the slots that it may need, in the order of `cases`, then the default.
    pub fn said(mut self, scrutinee: NodeId, alts: AltsId, live: &[Slot]) -> Vec<(u32, Said)> {
        let alternatives = self.code.alternatives(alts);
        let ways = self.ways(scrutinee, 0, Way::default(), DEPTH);
        if self.gave_up {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (case, _) in targets(alternatives) {
            let mut taken: Vec<Vec<(Slot, Fact)>> = Vec::new();
            for (way, result) in &ways {
                if !may_take(alternatives, way, *result, case) {
                    continue;
                }
                let mut way = way.clone();
                if let (Gives::Slot(slot), false) = (*result, alternatives.cases.is_empty()) {
                    way.say(slot, Fact::Takes(alts, case));
                }
                let mut facts: Vec<(Slot, Fact)> = way.facts.iter().cloned().collect();
                facts.reverse();
                taken.push(facts);
            }
            let Some(first) = taken.first() else { continue };
            let mut slots: Vec<Slot> = first.iter().map(|fact| fact.0).filter(|slot| live.contains(slot)).collect();
            slots.sort_unstable();
            slots.dedup();
            slots.retain(|slot| taken.iter().all(|facts| facts.iter().any(|fact| fact.0 == *slot)));
            let mut said = Said::new();
            for slot in slots {
                let mut ways: Vec<Vec<Fact>> = Vec::new();
                for facts in &taken {
                    let own = facts.iter().filter(|fact| fact.0 == slot).map(|fact| fact.1.clone()).collect();
                    if !ways.contains(&own) {
                        ways.push(own);
                    }
                }
                said.push((slot, ways));
            }
            all.push((case, said));
        }
        all
    }

    fn ways(&mut self, node: NodeId, base: Slot, way: Way, depth: u32) -> Vec<(Way, Gives)> {
        if self.left == 0 || depth == 0 {
            self.gave_up = true;
        }
        if self.gave_up {
            return Vec::new();
        }
        self.left -= 1;
        match self.code.node(node) {
            Node::Atom(Operand::Local(slot)) => self.held(base + slot, way, depth),
            Node::Construct(con, _) => vec![(way, Gives::Con(con))],
            Node::Binary(op, left, right) if relation(op).is_some() => {
                let outcome = |outcome: bool| {
                    let mut way = way.clone();
                    self.compared(&mut way, base, op, [left, right], outcome);
                    (way, Gives::Con(if outcome { builtin::TRUE } else { builtin::FALSE }))
                };
                vec![outcome(true), outcome(false)]
            }
            Node::Let { first, count, body, .. } => {
                let mut way = way;
                for binding in &self.code.bindings[first as usize..(first + count) as usize] {
                    let def = match binding.shape {
                        Shape::Con(con) => Def::Con(con),
                        Shape::Thunk(body) => Def::Thunk(body, binding.fields, base),
                        Shape::Closure(_) | Shape::Partial => Def::Opaque,
                    };
                    way.defs.push((base + binding.slot, def));
                }
                self.ways(body, base, way, depth - 1)
            }
            Node::CallKnown(body, args) => self.call(body, args, base, way, depth),
            Node::Case(scrutinee, alts) => self.branches(scrutinee, alts, base, way, depth),
            Node::Assume(_, body) | Node::Assert(_, _, body) => self.ways(body, base, way, depth - 1),
            // Nothing comes out of these.
            Node::Error(_) | Node::Prim(Prim::Raise, _) => Vec::new(),
            _ => vec![(way, Gives::Unknown)],
        }
    }

    fn branches(&mut self, scrutinee: NodeId, alts: AltsId, base: Slot, way: Way, depth: u32) -> Vec<(Way, Gives)> {
        let alternatives = self.code.alternatives(alts);
        let mut all = Vec::new();
        for (way, result) in self.ways(scrutinee, base, way, depth - 1) {
            for (case, body) in targets(alternatives) {
                if !may_take(alternatives, &way, result, case) {
                    continue;
                }
                let mut way = way.clone();
                let def = match result {
                    Gives::Con(con) => Def::Con(con),
                    Gives::Slot(slot) => Def::Same(slot),
                    Gives::Unknown => Def::Opaque,
                };
                way.defs.push((base + alternatives.binder, def));
                if let (Gives::Slot(slot), false) = (result, alternatives.cases.is_empty()) {
                    way.say(slot, Fact::Takes(alts, case));
                }
                if let Some(alternative) = alternatives.cases.get(case as usize)
                    && let Test::Con(con, fields) = alternative.test
                {
                    for at in 0..fields {
                        way.defs.push((base + alternative.fields + at, Def::Opaque));
                    }
                    if let Gives::Slot(slot) = result {
                        way.cons.push((slot, con));
                        let fields = (0..fields).map(|at| (base + alternative.fields + at, (slot, con, at)));
                        way.fields.extend(fields);
                    }
                }
                all.extend(self.ways(body, base, way, depth - 1));
                if all.len() > WAYS {
                    self.gave_up = true;
                }
                if self.gave_up {
                    return Vec::new();
                }
            }
        }
        all
    }

    /// The ways through a function, if it is small: what it says of its parameters holds of the arguments.
    fn call(&mut self, body: BodyId, args: Operands, base: Slot, way: Way, depth: u32) -> Vec<(Way, Gives)> {
        let before = self.left;
        // A function that is too large leaves enough for the rest.
        let given = (before / 2).min(CALLED);
        let defs: Vec<Def> = self.code.run(args).iter().map(|operand| handed(*operand, base)).collect();
        let hope = (body, defs.iter().any(|def| self.is_known(*def, &way)));
        if self.hopeless.get(&hope).is_some_and(|&tried| given <= tried.0 && depth <= tried.1) {
            return vec![(way, Gives::Unknown)];
        }
        let (own, captured) = (self.inside, self.code.body(body).captured);
        self.inside += self.code.body(body).size;
        let mut inner = way.clone();
        inner.defs.extend(defs.into_iter().enumerate().map(|(at, def)| (own + captured + at as Slot, def)));
        self.left = given;
        let ways = self.ways(self.code.body(body).entry, own, inner, depth - 1);
        self.left = before - (given - self.left);
        let gave_up = std::mem::take(&mut self.gave_up);
        if gave_up {
            self.hopeless.insert(hope, (given, depth));
        }
        match gave_up || ways.iter().all(|(_, gives)| !matches!(gives, Gives::Con(_))) {
            true => vec![(way, Gives::Unknown)],
            false => ways,
        }
    }

    /// Whether something is known of an argument that may lead past parts of a function.
    fn is_known(&self, def: Def, way: &Way) -> bool {
        let Def::Same(slot) = def else { return matches!(def, Def::Literal(_)) };
        let slot = self.origin(slot, way);
        !matches!(self.def(slot, way), Def::Opaque) || way.cons.iter().any(|known| known.0 == slot)
    }

    /// The ways to what a slot holds. A way on which nothing is known of it gives the slot.
    fn held(&mut self, slot: Slot, mut way: Way, depth: u32) -> Vec<(Way, Gives)> {
        let found = match self.def(slot, &way) {
            Def::Opaque => return vec![(way, Gives::Slot(slot))],
            Def::Literal(_) => return vec![(way, Gives::Unknown)],
            Def::Con(con) => return vec![(way, Gives::Con(con))],
            Def::Same(other) => return self.held(other, way, depth),
            Def::Node(node) => self.ways(node, 0, way, depth - 1),
            Def::Thunk(body, captured, from) => {
                let base = self.inside;
                self.inside += self.code.body(body).size;
                let captured = self.code.run(captured).iter().enumerate();
                way.defs.extend(captured.map(|(at, operand)| (base + at as Slot, handed(*operand, from))));
                self.ways(self.code.body(body).entry, base, way, depth - 1)
            }
        };
        let known = |result| if result == Gives::Unknown { Gives::Slot(slot) } else { result };
        found.into_iter().map(|(way, result)| (way, known(result))).collect()
    }

    fn def(&self, slot: Slot, way: &Way) -> Def {
        let inner = way.defs.iter().find(|def| def.0 == slot).map(|def| def.1);
        inner.or_else(|| self.defs.get(slot as usize).copied()).unwrap_or(Def::Opaque)
    }

    /// The slot that a slot is a name for.
    fn origin(&self, mut slot: Slot, way: &Way) -> Slot {
        while let Def::Same(other) = self.def(slot, way) {
            slot = other;
        }
        slot
    }

    fn compared(&self, way: &mut Way, base: Slot, op: Prim, sides: [Operand; 2], outcome: bool) {
        let slot = |operand: Operand| match operand {
            Operand::Local(slot) => Some(self.origin(base + slot, way)),
            _ => None,
        };
        let slots = sides.map(slot);
        let sides = [0, 1].map(|at| match slots[at].map(|slot| self.def(slot, way)) {
            Some(Def::Literal(literal)) => Operand::Literal(literal),
            _ => sides[at],
        });
        for (at, own) in slots.into_iter().enumerate() {
            let other = match (slots[1 - at], sides[1 - at]) {
                (Some(other), Operand::Local(_)) if !way.defs.iter().any(|def| def.0 == other) && other < INSIDE => {
                    Other::Slot(other)
                }
                (_, Operand::Literal(literal)) => match number(&self.code.literals[literal as usize]) {
                    Some(number) => Other::Number(Whole::Exactly(number)),
                    None => continue,
                },
                // A number that is no longer there where the branch is taken.
                _ => Other::Number(Whole::integer()),
            };
            if let Some(own) = own {
                way.say(own, Fact::Compared { op, other, left: at == 0, outcome });
            }
        }
    }
}

impl Way {
    /// Says something of a slot, and of what it is a field of.
    fn say(&mut self, slot: Slot, fact: Fact) {
        if let Some(&(_, (whole, con, at))) = self.fields.iter().find(|field| field.0 == slot) {
            self.facts.push((whole, Fact::Field(con, at, Box::new(fact.clone()))));
        }
        self.facts.push((slot, fact));
    }
}

/// What a slot holds that is given an operand of a body whose slots begin at `base`.
fn handed(operand: Operand, base: Slot) -> Def {
    match operand {
        Operand::Local(slot) => Def::Same(base + slot),
        Operand::Literal(literal) => Def::Literal(literal),
        Operand::Global(_) => Def::Opaque,
    }
}

/// The alternatives: positions and the default, with where they lead.
fn targets(alternatives: &Alternatives) -> impl Iterator<Item = (u32, NodeId)> + '_ {
    let cases = alternatives.cases.iter().enumerate().map(|(at, case)| (at as u32, case.body));
    cases.chain(alternatives.default.map(|body| (DEFAULT, body)))
}

fn may_take(alternatives: &Alternatives, way: &Way, result: Gives, case: u32) -> bool {
    let con = match result {
        Gives::Con(con) => Some(con),
        Gives::Slot(slot) => way.cons.iter().find(|known| known.0 == slot).map(|known| known.1),
        Gives::Unknown => None,
    };
    con.is_none_or(|con| alternatives.case_of(con).map_or(DEFAULT, |at| at as u32) == case)
}
