//! Evaluating a node: what each construct of Core means.

use super::stack::Kind;
use super::{Control, Halt, Halted, Machine, Next, Step, ask};
use crate::code::{AltsId, Bind, Code, Node, NodeId, Operands, Shape, SiteId, Slot};
use crate::instr::{Arm, Instr, NO_CASE, NOWHERE, Place, Spine, Ways};
use crate::interpretation::{Demand, Fault, Interpretation, Peek, Selected, Stop};
use crate::layer::Layer;
use snell_core_ir::{ConId, Prim};

/// An operand that is evaluated, or the step that evaluates it, after which the node is done again.
pub(super) enum Ready<V> {
    Value(V),
    First(Next),
}

/// Cells that are copied at once, at most: who wants the first only should not pay for many.
const MOST: usize = 32;

/// The node a `case` leads to, or the step that comes first, after which a frame branches.
enum Branching {
    Taken(NodeId),
    First(Next),
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Evaluates nodes of one activation after the other as long as control just passes on; `at` is the last one.
    #[inline(always)]
    pub(super) fn eval(&mut self, code: &Code, at: &mut NodeId, fuel: &mut u64) -> Step {
        loop {
            let id = *at;
            let next = match code.instr(id) {
                &Instr::Let { first, count, body } => {
                    self.bind(code, first, count);
                    body
                }
                &Instr::LetRec { first, count, body } => {
                    self.bind_recursive(first, count);
                    body
                }
                &Instr::Force { value, slot, alts, body } => {
                    if self.interp.is_evaluated(self.operand(value)) && !self.seeks() {
                        let value = self.operand(value);
                        self.pass(alts, slot, value);
                        body
                    } else {
                        match self.case_atom(code, value, alts, id)? {
                            Branching::Taken(body) => body,
                            Branching::First(step) => return Ok(step),
                        }
                    }
                }
                &Instr::CaseAtom { value, alts, ref branch } => match self.quick_arm(code, value, alts, branch) {
                    Some(body) => body,
                    None => match self.case_atom(code, value, alts, id)? {
                        Branching::Taken(body) => body,
                        Branching::First(step) => return Ok(step),
                    },
                },
                &Instr::Compute { op, left, right, slot, alts, body } => {
                    match self.interp.known_value(op, self.operand(left), self.operand(right)) {
                        Some(value) if !self.seeks() => {
                            self.pass(alts, slot, value);
                            body
                        }
                        _ => self.case_binary(code, op, left, right, alts, id)?,
                    }
                }
                &Instr::Test { op, cases, left, right, alts, bodies } => {
                    match self.interp.known_truth(op, self.operand(left), self.operand(right)) {
                        Some(truth) if !self.seeks() => {
                            let way = usize::from(!truth);
                            self.layer.back(self.stack.frame);
                            self.layer.branch(alts, if cases[way] == NO_CASE { u32::MAX } else { cases[way].into() });
                            bodies[way]
                        }
                        _ => self.case_binary(code, op, left, right, alts, id)?,
                    }
                }
                &Instr::Compare { op, left, right, bodies } => {
                    match self.interp.known_order(op, self.operand(left), self.operand(right)) {
                        Some(order) if L::BLIND && !self.seeks() => bodies[(order as i8 + 1) as usize],
                        _ => self.first_test(code, id)?,
                    }
                }
                &Instr::CaseBinary(op, left, right, alts) => self.case_binary(code, op, left, right, alts, id)?,
                &Instr::Case(alts) => self.case(id, alts)?,
                &Instr::CasePrim { alts, op, args } => match self.quick_prim(op, args) {
                    Some(value) if self.interp.is_evaluated(value) => {
                        self.value = value;
                        self.branch(code, alts)?
                    }
                    Some(value) => {
                        self.stack.push_activation(Kind::Case(alts));
                        return Ok(self.force(value));
                    }
                    None => self.case(id, alts)?,
                },
                // Who looks at each node by itself sees the call come after the branch.
                &Instr::CaseCall { alts, .. } if self.seeks() || !I::BINDS_PLAINLY => self.case(id, alts)?,
                &Instr::CaseCall { alts, ref known, call } => {
                    self.stack.push_activation(Kind::Case(alts));
                    // The frame is there, should this step be done again.
                    *at = call;
                    self.layer.call(call, self.stack.frame);
                    match self.call_known(code, known)? {
                        Next::Eval(entry) => entry,
                        other => return Ok(other),
                    }
                }
                &Instr::Spine(at) => self.spine(code, at),
                // Who looks at each allocation by itself sees one after the other.
                &Instr::LetConstruct { binding, body, .. } if !I::BINDS_PLAINLY => {
                    self.bind(code, binding, 1);
                    body
                }
                Instr::CallKnown(known) => {
                    self.layer.call(id, self.stack.frame);
                    match self.call_known(code, known)? {
                        Next::Eval(entry) => entry,
                        other => return Ok(other),
                    }
                }
                leaf => return self.eval_leaf(code, id, *leaf),
            };
            *at = next;
            if *fuel == 0 {
                return Ok(Next::Eval(next));
            }
            *fuel -= 1;
        }
    }

    #[inline(always)]
    fn eval_leaf(&mut self, code: &Code, id: NodeId, instr: Instr) -> Step {
        match instr {
            Instr::Atom(operand) => {
                self.layer.call(id, self.stack.frame);
                match self.interp.peek(self.operand(operand)) {
                    Peek::Ready(value) => Ok(self.give(value)),
                    Peek::Run(body, at) => self.run_plain_thunk(operand, body, at),
                    Peek::Ask => self.evaluate(self.operand(operand)),
                }
            }
            Instr::Call(function, args) => match self.ready(id, function)? {
                Ready::Value(function) => {
                    self.layer.call(id, self.stack.frame);
                    self.call(code, function, args)
                }
                Ready::First(step) => Ok(step),
            },
            Instr::Construct(con, args) => {
                self.construct(code, con, args, id);
                Ok(Next::Return)
            }
            Instr::LetConstruct { binding, body, con, first } => {
                self.bind_and_construct(code, binding, con, first, body);
                Ok(Next::Return)
            }
            Instr::Binary(op, left, right) => {
                if let Some(value) = self.interp.known_value(op, self.operand(left), self.operand(right)) {
                    return Ok(self.give(value));
                }
                if let Some(truth) = self.interp.known_truth(op, self.operand(left), self.operand(right)) {
                    let value = self.interp.truth_value(truth);
                    return Ok(self.give_value(value));
                }
                let left = match self.ready(id, left)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                };
                let right = match self.ready(id, right)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                };
                let value =
                    ask!(self, self.interp.primitive(op, &[self.interp.view(left), self.interp.view(right)], id));
                Ok(self.give_value(value))
            }
            Instr::Prim(op, args) => self.prim(id, op, args),
            Instr::Fresh(ty) => {
                let value = ask!(self, self.interp.fresh(&self.code.types[ty as usize], id));
                Ok(self.force_value(value))
            }
            Instr::Assume(condition, body) => match self.ready(id, condition)? {
                Ready::First(step) => Ok(step),
                Ready::Value(value) if ask!(self, self.interp.truth(self.interp.view(value))) => Ok(Next::Eval(body)),
                Ready::Value(_) => self.stop(Stop::Dead),
            },
            Instr::Assert(label, condition, body) => match self.ready(id, condition)? {
                Ready::First(step) => Ok(step),
                Ready::Value(value) if ask!(self, self.interp.truth(self.interp.view(value))) => Ok(Next::Eval(body)),
                Ready::Value(_) => self.stop(Stop::Fail(Fault::Assert(label))),
            },
            Instr::Error(label) => self.stop(Stop::Fail(Fault::Error(label))),
            _ => Ok(Next::Eval(id)),
        }
    }

    /// Evaluates a value in tail position.
    #[inline]
    pub(super) fn evaluate(&mut self, value: I::Stored) -> Step {
        if self.interp.is_evaluated(value) {
            return Ok(self.give(value));
        }
        match ask!(self, self.interp.demand(self.interp.view(value))) {
            Demand::Ready(value) => Ok(self.give_value(value)),
            Demand::Run(body) => self.run_thunk(value, body),
        }
    }

    #[inline]
    pub(super) fn ready(&mut self, node: NodeId, place: Place) -> Result<Ready<I::Stored>, Halted> {
        match self.interp.peek(self.operand(place)) {
            Peek::Ready(value) => return Ok(Ready::Value(value)),
            Peek::Run(body, at) => {
                self.push_ready(node, place);
                return Ok(Ready::First(self.run_plain_thunk(place, body, at)?));
            }
            Peek::Ask => {}
        }
        let value = self.operand(place);
        match ask!(self, self.interp.demand(self.interp.view(value))) {
            Demand::Ready(value) => Ok(Ready::Value(self.interp.store(value))),
            Demand::Run(body) => {
                self.push_ready(node, place);
                Ok(Ready::First(self.run_thunk(value, body)?))
            }
        }
    }

    /// The frame that takes the value of an operand.
    #[inline]
    fn push_ready(&mut self, node: NodeId, place: Place) {
        self.stack.push_activation(match place.slot() {
            Some(slot) => Kind::Operand(slot, node),
            None => Kind::Again(Control::Eval(node)),
        });
    }

    /// What a `case` looks at.
    #[inline]
    fn scrutinee(&self, case: NodeId) -> NodeId {
        match self.code.node(case) {
            Node::Case(scrutinee, _) => scrutinee,
            _ => case,
        }
    }

    /// `case`: forces the scrutinee under a frame, which branches. The other forms come to the same when nothing is
    /// suspended, and need no frame.
    fn case(&mut self, case: NodeId, alts: AltsId) -> Result<NodeId, Halted> {
        let scrutinee = self.scrutinee(case);
        if !(self.seeks() && self.want_scrutinee(alts)?) {
            self.stack.push_activation(Kind::Case(alts));
        }
        Ok(scrutinee)
    }

    /// `case` of an atom.
    #[inline]
    fn case_atom(&mut self, code: &Code, place: Place, alts: AltsId, case: NodeId) -> Result<Branching, Halted> {
        if self.seeks() && self.want_scrutinee(alts)? {
            return Ok(Branching::Taken(self.scrutinee(case)));
        }
        match self.interp.peek(self.operand(place)) {
            Peek::Ready(value) => {
                self.value = value;
                return Ok(Branching::Taken(self.branch(code, alts)?));
            }
            Peek::Run(body, at) => {
                self.stack.push_activation(Kind::Case(alts));
                return Ok(Branching::First(self.run_plain_thunk(place, body, at)?));
            }
            Peek::Ask => {}
        }
        let value = self.operand(place);
        match ask!(self, self.interp.demand(self.interp.view(value))) {
            Demand::Ready(value) => {
                self.value = self.interp.store(value);
                Ok(Branching::Taken(self.branch(code, alts)?))
            }
            Demand::Run(body) => {
                self.stack.push_activation(Kind::Case(alts));
                Ok(Branching::First(self.run_thunk(value, body)?))
            }
        }
    }

    /// `case` of a binary primitive.
    #[inline(never)]
    fn case_binary(
        &mut self,
        code: &Code,
        op: Prim,
        left: Place,
        right: Place,
        alts: AltsId,
        case: NodeId,
    ) -> Result<NodeId, Halted> {
        let scrutinee = self.scrutinee(case);
        if self.seeks() && self.want_scrutinee(alts)? {
            return Ok(scrutinee);
        }
        let (left, right) = (self.operand(left), self.operand(right));
        if self.interp.is_evaluated(left)
            && self.interp.is_evaluated(right)
            && let Ok(value) = self.interp.primitive(op, &[self.interp.view(left), self.interp.view(right)], scrutinee)
        {
            self.value = self.interp.store(value);
            return self.branch(code, alts);
        }
        // Not settled in one go: the long way, under a frame.
        self.stack.push_activation(Kind::Case(alts));
        Ok(scrutinee)
    }

    /// The first of two tests that are done together where nobody watches.
    #[inline(never)]
    fn first_test(&mut self, code: &Code, case: NodeId) -> Result<NodeId, Halted> {
        match (code.node(case), code.node(self.scrutinee(case))) {
            (Node::Case(_, alts), Node::Binary(op, left, right)) => {
                let [left, right] = [left, right].map(|operand| Place::of(operand, code.literals.len()));
                self.case_binary(code, op, left, right, alts, case)
            }
            _ => Ok(case),
        }
    }

    /// Takes the only alternative of a value, which matches everything.
    #[inline]
    fn pass(&mut self, alts: AltsId, slot: Slot, value: I::Stored) {
        self.layer.back(self.stack.frame);
        self.layer.branch(alts, Selected::<I::Value>::DEFAULT);
        let bound = match I::BINDS_PLAINLY {
            true => value,
            false => self.interp.bind(self.code.alternatives(alts).site, value),
        };
        self.stack.bind(slot, bound);
    }

    /// Takes the alternative of the value at hand, in the current activation.
    #[inline]
    pub(super) fn branch(&mut self, code: &Code, alts: AltsId) -> Result<NodeId, Halted> {
        if I::BINDS_PLAINLY {
            let branch = code.branches[alts.0 as usize];
            if branch.only.0 != NOWHERE {
                // Where nothing is told apart, only what is not known yet can change by being looked at.
                if self.interp.is_evaluated(self.value) {
                    self.layer.back(self.stack.frame);
                    self.layer.branch(alts, Selected::<I::Value>::DEFAULT);
                    if branch.ways.binder != NOWHERE {
                        self.stack.bind(branch.ways.binder, self.value);
                    }
                    return Ok(branch.only);
                }
            } else if let Some(con) = self.interp.plain_constructor(self.value)
                && let Some(arm) = arm(code, &branch.ways, con)
            {
                return Ok(self.take_arm(alts, &branch.ways, &arm));
            } else if branch.keys.len != 0
                && let Some(key) = self.interp.plain_key(self.value)
            {
                let case = code.keys(branch.keys).iter().find(|found| found.key == key);
                return self.take(alts, case.map_or(Selected::<I::Value>::DEFAULT, |found| found.case));
            }
        }
        self.select(alts)
    }

    /// `case` of an atom that plainly is a constructor.
    #[inline(always)]
    fn quick_arm(&mut self, code: &Code, place: Place, alts: AltsId, ways: &Ways) -> Option<NodeId> {
        if !I::BINDS_PLAINLY || self.seeks() {
            return None;
        }
        let value = self.operand(place);
        let con = self.interp.plain_constructor(value)?;
        let arm = arm(code, ways, con)?;
        self.layer.back(self.stack.frame);
        self.layer.branch(alts, arm.case);
        if ways.binder != NOWHERE {
            self.stack.bind(ways.binder, value);
        }
        if arm.count != 0 {
            let start = (self.stack.base + arm.fields) as usize;
            let into = &mut self.stack.locals[start..start + arm.count as usize];
            self.interp.unpack_from(value, arm.first as usize, into);
        }
        Some(arm.body)
    }

    #[inline(always)]
    fn take_arm(&mut self, alts: AltsId, branch: &Ways, arm: &Arm) -> NodeId {
        self.layer.back(self.stack.frame);
        self.layer.branch(alts, arm.case);
        if branch.binder != NOWHERE {
            self.stack.bind(branch.binder, self.value);
        }
        if arm.count != 0 {
            let start = (self.stack.base + arm.fields) as usize;
            let into = &mut self.stack.locals[start..start + arm.count as usize];
            self.interp.unpack_from(self.value, arm.first as usize, into);
        }
        arm.body
    }

    /// A binding to a suspended call that copies on: what is evaluated is copied at once.
    fn spine(&mut self, code: &Code, at: u32) -> NodeId {
        let Spine { binding, con, tail, end, body } = code.spines[at as usize];
        if !L::BLIND || self.seeks() {
            self.bind(code, binding, 1);
            return body;
        }
        let slot = code.bindings[binding as usize].slot;
        let run = self.interp.copy_run(con, self.stack.local(tail), MOST);
        if let Some(run) = &run {
            self.stack.bind(tail, run.rest);
        }
        match end {
            Some((con, given)) if self.interp.plain_constructor(self.stack.local(tail)) == Some(con) => {
                self.stack.bind(slot, self.operand(given));
            }
            _ => self.bind(code, binding, 1),
        }
        if let Some(run) = run {
            self.interp.end_run(&run, self.stack.local(slot));
            self.stack.bind(slot, run.first);
        }
        body
    }

    /// The same where it takes more than a look; also where several values would take different ones.
    #[inline(never)]
    fn select(&mut self, alts: AltsId) -> Result<NodeId, Halted> {
        let alternatives = self.code.alternatives(alts);
        // Where nothing is told apart, only what is not known yet can change by being looked at.
        if alternatives.cases.is_empty() && self.interp.is_evaluated(self.value) {
            return self.take(alts, Selected::<I::Value>::DEFAULT);
        }
        let Selected { value, case } = ask!(self, self.interp.select(self.interp.view(self.value), alternatives));
        self.value = self.interp.store(value);
        self.take(alts, case)
    }

    #[inline]
    fn take(&mut self, alts: AltsId, case: u32) -> Result<NodeId, Halted> {
        let alternatives = self.code.alternatives(alts);
        self.layer.back(self.stack.frame);
        self.layer.branch(alts, case);
        let base = self.stack.base;
        if alternatives.binder_used || !I::BINDS_PLAINLY {
            let bound = self.interp.bind(alternatives.site, self.value);
            self.stack.locals[(base + alternatives.binder) as usize] = bound;
        }
        let Some(case) = alternatives.cases.get(case as usize) else {
            return match alternatives.default {
                Some(body) => Ok(body),
                None => self.stop(Stop::Fail(Fault::NoMatch)),
            };
        };
        if (case.used != 0 || !I::BINDS_PLAINLY)
            && let crate::code::Test::Con(_, fields @ 1..) = case.test
        {
            let start = (base + case.fields) as usize;
            let into = &mut self.stack.locals[start..start + fields as usize];
            self.interp.unpack(self.value, into);
            for (at, field) in into.iter_mut().enumerate() {
                *field = self.interp.bind(SiteId(case.site.0 + at as u32), *field);
            }
        }
        Ok(case.body)
    }

    /// Out of line, like what follows, so that the loop over instructions stays small.
    #[inline(never)]
    fn construct(&mut self, code: &Code, con: ConId, args: Operands, id: NodeId) {
        let site = SiteId(code.sites + id.0);
        self.value = self.build(Shape::Con(con), site, code.places(args));
    }

    /// A constructor whose last field is bound just before.
    #[inline(never)]
    fn bind_and_construct(&mut self, code: &Code, binding: u32, con: ConId, first: Option<Place>, id: NodeId) {
        let Bind { shape, fields, site, .. } = code.bindings[binding as usize];
        let last = self.build(shape, site, code.places(fields));
        let site = SiteId(code.sites + id.0);
        self.value = match first {
            None => self.interp.build_few(Shape::Con(con), site, [last]),
            Some(first) => self.interp.build_few(Shape::Con(con), site, [self.stack.get(first), last]),
        };
    }

    #[inline(never)]
    fn bind(&mut self, code: &Code, first: u32, count: u32) {
        for &Bind { slot, shape, fields, site } in &code.bindings[first as usize..(first + count) as usize] {
            let value = self.build(shape, site, code.places(fields));
            let value = self.interp.bind(site, value);
            self.stack.bind(slot, value);
        }
    }

    /// Allocates; where there are few fields, each is copied without a loop.
    #[inline(always)]
    fn build(&mut self, shape: Shape, site: SiteId, fields: &[Place]) -> I::Stored {
        let get = |place: Place| self.stack.get(place);
        match *fields {
            [a] => self.interp.build_few(shape, site, [get(a)]),
            [a, b] => self.interp.build_few(shape, site, [get(a), get(b)]),
            [a, b, c] => self.interp.build_few(shape, site, [get(a), get(b), get(c)]),
            [a, b, c, d] => self.interp.build_few(shape, site, [get(a), get(b), get(c), get(d)]),
            [a, b, c, d, e] => self.interp.build_few(shape, site, [get(a), get(b), get(c), get(d), get(e)]),
            _ => self.interp.build(shape, site, fields.iter().map(|&place| get(place))),
        }
    }

    fn bind_recursive(&mut self, first: u32, count: u32) {
        for at in first..first + count {
            let Bind { slot, shape, fields, site } = self.code.bindings[at as usize];
            let value = self.interp.reserve(shape, site, fields.len as usize);
            self.stack.bind(slot, value);
        }
        for at in first..first + count {
            let Bind { slot, shape, fields, .. } = self.code.bindings[at as usize];
            let stack = &self.stack;
            let fields = self.code.places(fields).iter().map(|&place| stack.get(place));
            self.interp.fill(stack.local(slot), shape, fields);
        }
    }
}

/// Where a plain constructor leads.
#[inline(always)]
fn arm(code: &Code, branch: &Ways, con: ConId) -> Option<Arm> {
    let at = con.0.wrapping_sub(branch.first);
    if at >= branch.count {
        return None;
    }
    let arm = code.arms[(branch.arms + at) as usize];
    (arm.body.0 != NOWHERE).then_some(arm)
}
