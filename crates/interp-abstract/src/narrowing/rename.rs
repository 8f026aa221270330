//! Slots of their own for variables that are known better in an alternative.

use super::tests::{Def, Hopeless, Tests};
use super::{Fact, Narrowing, Narrowings, Other};
use crate::operands::operands;
use snell_core_ir::GlobalId;
use snell_semantics::{AltsId, BodyId, Code, Node, NodeId, Operand, Selected, Shape, Slot, Test};

/// The code with such slots, and how they are filled. Only code that definitions mention is looked at, of which the program may
/// be entered at some.
pub fn rename(code: &Code, entries: impl IntoIterator<Item = GlobalId>) -> (Code, Narrowings) {
    let mut renamed = code.clone();
    let mut narrowings = Narrowings::default();
    let mut hopeless = Hopeless::default();
    let bodies = mentioned(code, entries);
    for &body in &bodies {
        Renaming::of(code, &mut renamed, &mut narrowings, &mut hopeless, body).walk();
    }
    renamed.assemble(&bodies);
    (renamed, narrowings)
}

/// The bodies of definitions, and of all that they mention.
fn mentioned(code: &Code, entries: impl IntoIterator<Item = GlobalId>) -> Vec<BodyId> {
    let of_global = |global: GlobalId| code.globals[global.index()].body;
    let mut bodies: Vec<BodyId> = entries.into_iter().map(of_global).collect();
    let mut seen = vec![false; code.bodies.len()];
    bodies.retain(|body| !std::mem::replace(&mut seen[body.0 as usize], true));
    let mut at = 0;
    while let Some(&body) = bodies.get(at) {
        at += 1;
        let mut add = |body: BodyId| {
            if !std::mem::replace(&mut seen[body.0 as usize], true) {
                bodies.push(body);
            }
        };
        for node in code.nodes_of(body) {
            let Node::Let { first, count, .. } = code.node(node) else { continue };
            for binding in &code.bindings[first as usize..(first + count) as usize] {
                if let Shape::Closure(inner) | Shape::Thunk(inner) = binding.shape {
                    add(inner);
                }
            }
        }
        operands(code, code.body(body), |operand| {
            if let Operand::Global(global) = operand {
                add(of_global(GlobalId(global)));
            }
        });
    }
    bodies
}

/// What is left to do, the next thing last.
enum Todo {
    Visit(NodeId),
    /// A slot is known by another name.
    Call(Slot, Slot),
    /// Slots are bound to something.
    Bind(Slot, u32),
    /// A slot is bound to what a node gives.
    BindTo(Slot, NodeId),
}

struct Renaming<'c> {
    code: &'c Code,
    renamed: &'c mut Code,
    narrowings: &'c mut Narrowings,
    hopeless: &'c mut Hopeless,
    body: BodyId,
    /// The name that each slot has at the moment.
    names: Vec<Slot>,
    defs: Vec<Def>,
    todo: Vec<Todo>,
}

impl<'c> Renaming<'c> {
    fn of(
        code: &'c Code,
        renamed: &'c mut Code,
        narrowings: &'c mut Narrowings,
        hopeless: &'c mut Hopeless,
        body: BodyId,
    ) -> Self {
        let size = code.body(body).size;
        let todo = vec![Todo::Visit(code.body(body).entry)];
        let (names, defs) = ((0..size).collect(), vec![Def::Opaque; size as usize]);
        Renaming { code, renamed, narrowings, hopeless, body, names, defs, todo }
    }

    fn walk(mut self) {
        while let Some(next) = self.todo.pop() {
            match next {
                Todo::Visit(node) => self.visit(node),
                Todo::Call(slot, name) => self.names[slot as usize] = name,
                Todo::Bind(first, count) => self.defs[first as usize..(first + count) as usize].fill(Def::Opaque),
                Todo::BindTo(slot, node) => self.defs[slot as usize] = Def::Node(node),
            }
        }
    }

    fn operand(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Local(slot) => Operand::Local(self.names[slot as usize]),
            other => other,
        }
    }

    fn run(&mut self, run: snell_semantics::Operands) {
        for at in 0..self.code.run(run).len() {
            let operand = self.operand(self.code.run(run)[at]);
            self.renamed.run_mut(run)[at] = operand;
        }
    }

    fn visit(&mut self, node: NodeId) {
        let renamed = match self.code.node(node) {
            Node::Atom(operand) => Node::Atom(self.operand(operand)),
            Node::Binary(op, left, right) => Node::Binary(op, self.operand(left), self.operand(right)),
            Node::Call(function, args) => {
                self.run(args);
                Node::Call(self.operand(function), args)
            }
            node @ (Node::CallKnown(_, args) | Node::Construct(_, args) | Node::Prim(_, args)) => {
                self.run(args);
                node
            }
            let_node @ Node::Let { first, count, body, .. } => {
                for binding in &self.code.bindings[first as usize..(first + count) as usize] {
                    self.defs[binding.slot as usize] = match binding.shape {
                        Shape::Con(con) => Def::Con(con),
                        Shape::Thunk(body) => Def::Thunk(body, binding.fields, 0),
                        Shape::Closure(_) | Shape::Partial => Def::Opaque,
                    };
                    self.run(binding.fields);
                }
                self.todo.push(Todo::Visit(body));
                let_node
            }
            Node::Assume(condition, body) => {
                self.live_at(node);
                self.todo.push(Todo::Visit(body));
                Node::Assume(self.operand(condition), body)
            }
            Node::Assert(label, condition, body) => {
                self.live_at(node);
                self.todo.push(Todo::Visit(body));
                Node::Assert(label, self.operand(condition), body)
            }
            case @ Node::Case(scrutinee, alts) => {
                self.case(scrutinee, alts);
                case
            }
            node @ (Node::Fresh(_) | Node::Error(_)) => node,
        };
        self.renamed.nodes[node.0 as usize] = renamed;
    }

    fn live_at(&mut self, node: NodeId) {
        if let Some(range) = self.code.live_at.get(&node) {
            self.live(range.clone());
        }
    }

    fn live(&mut self, range: std::ops::Range<u32>) {
        for at in range {
            let slot = self.code.live[at as usize];
            self.renamed.live[at as usize] = self.names[slot as usize];
        }
    }

    fn case(&mut self, scrutinee: NodeId, alts: AltsId) {
        let code = self.code;
        let alternatives = code.alternatives(alts);
        let live = code.live(&alternatives.live);
        self.live(alternatives.live.clone());
        let direct = match code.node(scrutinee) {
            Node::Atom(Operand::Local(slot)) if matches!(self.defs[slot as usize], Def::Opaque) => Some(slot),
            _ => None,
        };
        let mut said = Vec::new();
        if direct.is_none() && !alternatives.cases.is_empty() && !live.is_empty() {
            said = Tests::new(code, &self.defs, self.hopeless).said(scrutinee, alts, live);
        }
        let is_test = matches!(code.node(scrutinee), Node::Case(..) | Node::Binary(..) | Node::CallKnown(..));
        let default = alternatives.default.map(|body| (Selected::<()>::DEFAULT, 0..0, body));
        let cases = alternatives.cases.iter().enumerate().map(|(at, case)| {
            let count = if let Test::Con(_, count) = case.test { count } else { 0 };
            (at as u32, case.fields..case.fields + count, case.body)
        });
        for (case, fields, body) in cases.chain(default) {
            let mut names: Vec<(Slot, Slot)> = Vec::new();
            if let Some(slot) = direct.filter(|slot| !alternatives.cases.is_empty() && live.contains(slot)) {
                names.push((slot, alternatives.binder));
            }
            if let Some(at) = said.iter().position(|said| said.0 == case) {
                let mut narrowings = Vec::new();
                for (slot, ways) in said.swap_remove(at).1 {
                    let narrowing = self.narrowing(slot, &ways);
                    names.push((slot, narrowing.to));
                    narrowings.push(narrowing);
                }
                if !narrowings.is_empty() {
                    self.narrowings.insert((alts, case), narrowings.into());
                }
            }
            // The last to be pushed is the first to be done.
            for &(slot, _) in &names {
                self.todo.push(Todo::Call(slot, self.names[slot as usize]));
            }
            self.todo.push(Todo::Visit(body));
            self.todo.extend(names.iter().map(|&(slot, name)| Todo::Call(slot, name)));
            if !fields.is_empty() {
                self.todo.push(Todo::Bind(fields.start, fields.end - fields.start));
            }
            self.todo.push(match is_test && alternatives.cases.is_empty() {
                true => Todo::BindTo(alternatives.binder, scrutinee),
                false => Todo::Bind(alternatives.binder, 1),
            });
        }
        self.todo.push(Todo::Visit(scrutinee));
    }

    fn narrowing(&mut self, slot: Slot, ways: &[Vec<Fact>]) -> Narrowing {
        let from = self.names[slot as usize];
        let body = &mut self.renamed.bodies[self.body.0 as usize];
        let to = body.size;
        body.size += 1;
        let ways = ways.iter().map(|facts| facts.iter().map(|fact| self.named(fact)).collect()).collect();
        Narrowing { from, to, ways }
    }

    fn named(&self, fact: &Fact) -> Fact {
        match fact {
            Fact::Compared { op, other: Other::Slot(slot), left, outcome } => {
                let other = Other::Slot(self.names[*slot as usize]);
                Fact::Compared { op: *op, other, left: *left, outcome: *outcome }
            }
            Fact::Field(con, at, fact) => Fact::Field(*con, *at, Box::new(self.named(fact))),
            fact => fact.clone(),
        }
    }
}
