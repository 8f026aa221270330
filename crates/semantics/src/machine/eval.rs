//! Evaluating a node: what each construct of Core means.

use super::stack::Kind;
use super::{Control, Halt, Halted, Machine, Step, ask};
use crate::code::{AltsId, Bind, Node, NodeId, Operand, Operands, SiteId};
use crate::interpretation::{Demand, Fault, Interpretation, Mode, Selected, Stop};
use crate::layer::Layer;
use snell_core_ir::{Prim, PrimType};

/// An operand that is evaluated, or the step that evaluates it, after which the node is done again.
enum Ready<V> {
    Value(V),
    First(Control<V>),
}

/// The node a `case` leads to, or the step that comes first, after which a frame branches.
enum Branch<V> {
    Taken(NodeId),
    First(Control<V>),
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Evaluates nodes of one activation after the other as long as control just passes on; `at` is the last one.
    #[inline]
    pub(super) fn eval(&mut self, at: &mut NodeId, fuel: &mut u64) -> Step<I::Value> {
        loop {
            let id = *at;
            let next = match self.code.node(id) {
                Node::Let { first, count, recursive, body } => {
                    match recursive {
                        true => self.bind_recursive(first, count),
                        false => self.bind(first, count),
                    }
                    body
                }
                Node::Case(scrutinee, alts) => match self.case(scrutinee, alts)? {
                    Branch::Taken(body) => body,
                    Branch::First(step) => return Ok(step),
                },
                Node::CallKnown(body, args) => {
                    self.layer.call(id, self.stack.frame);
                    match self.call_known(body, args)? {
                        Control::Eval(entry) => entry,
                        other => return Ok(other),
                    }
                }
                node => return self.eval_leaf(id, node),
            };
            *at = next;
            if *fuel == 0 {
                return Ok(Control::Eval(next));
            }
            *fuel -= 1;
        }
    }

    #[inline]
    fn eval_leaf(&mut self, id: NodeId, node: Node) -> Step<I::Value> {
        match node {
            Node::Atom(operand) => {
                self.layer.call(id, self.stack.frame);
                self.evaluate(self.operand(operand))
            }
            Node::Call(function, args) => match self.ready(id, function)? {
                Ready::Value(function) => {
                    self.layer.call(id, self.stack.frame);
                    self.gather(args);
                    self.apply(function)
                }
                Ready::First(step) => Ok(step),
            },
            Node::Construct(con, args) => Ok(Control::Return(self.construct(con, args, id))),
            Node::Binary(op, left, right) => {
                let left = match self.ready(id, left)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                };
                let right = match self.ready(id, right)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                };
                Ok(Control::Return(ask!(self, self.interp.primitive(op, &[left, right], id))))
            }
            Node::Prim(op, args) => self.prim(id, op, args),
            Node::Fresh(ty) => Ok(Control::Force(ask!(self, self.interp.fresh(&self.code.types[ty as usize], id)))),
            Node::Assume(condition, body) => match self.ready(id, condition)? {
                Ready::First(step) => Ok(step),
                Ready::Value(value) if ask!(self, self.interp.truth(value)) => Ok(Control::Eval(body)),
                Ready::Value(_) => self.stop(Stop::Dead),
            },
            Node::Assert(label, condition, body) => match self.ready(id, condition)? {
                Ready::First(step) => Ok(step),
                Ready::Value(value) if ask!(self, self.interp.truth(value)) => Ok(Control::Eval(body)),
                Ready::Value(_) => self.stop(Stop::Fail(Fault::Assert(label))),
            },
            Node::Error(label) => self.stop(Stop::Fail(Fault::Error(label))),
            Node::Let { .. } | Node::Case(..) | Node::CallKnown(..) => Ok(Control::Eval(id)),
        }
    }

    /// Evaluates a value in tail position.
    #[inline]
    pub(super) fn evaluate(&mut self, value: I::Value) -> Step<I::Value> {
        if self.interp.is_evaluated(value) {
            return Ok(Control::Return(value));
        }
        match ask!(self, self.interp.demand(value)) {
            Demand::Ready(value) => Ok(Control::Return(value)),
            Demand::Run(body) => self.run_thunk(value, body),
        }
    }

    #[inline]
    fn ready(&mut self, node: NodeId, operand: Operand) -> Result<Ready<I::Value>, Halted> {
        let value = self.operand(operand);
        if self.interp.is_evaluated(value) {
            return Ok(Ready::Value(value));
        }
        match ask!(self, self.interp.demand(value)) {
            Demand::Ready(value) => Ok(Ready::Value(value)),
            Demand::Run(body) => {
                self.stack.push_activation(match operand {
                    Operand::Local(slot) => Kind::Operand(slot, node),
                    _ => Kind::Again(Control::Eval(node)),
                });
                Ok(Ready::First(self.run_thunk(value, body)?))
            }
        }
    }

    /// `case`: forces the scrutinee, then branches. Atoms and primitives need no frame when nothing is suspended.
    #[inline]
    fn case(&mut self, scrutinee: NodeId, alts: AltsId) -> Result<Branch<I::Value>, Halted> {
        if self.goals.active && self.want_scrutinee(alts)? {
            return Ok(Branch::Taken(scrutinee));
        }
        match self.code.node(scrutinee) {
            Node::Atom(operand) => {
                let value = self.operand(operand);
                if self.interp.is_evaluated(value) {
                    return Ok(Branch::Taken(self.branch(value, alts)?));
                }
                match ask!(self, self.interp.demand(value)) {
                    Demand::Ready(value) => Ok(Branch::Taken(self.branch(value, alts)?)),
                    Demand::Run(body) => {
                        self.stack.push_activation(Kind::Case(alts));
                        Ok(Branch::First(self.run_thunk(value, body)?))
                    }
                }
            }
            Node::Binary(op, left, right) => {
                let (left, right) = (self.operand(left), self.operand(right));
                if self.interp.is_evaluated(left)
                    && self.interp.is_evaluated(right)
                    && let Ok(value) = self.interp.primitive(op, &[left, right], scrutinee)
                {
                    return Ok(Branch::Taken(self.branch(value, alts)?));
                }
                // Not settled in one go: the long way, under a frame.
                self.stack.push_activation(Kind::Case(alts));
                Ok(Branch::Taken(scrutinee))
            }
            _ => {
                self.stack.push_activation(Kind::Case(alts));
                Ok(Branch::Taken(scrutinee))
            }
        }
    }

    /// Takes the alternative of a value, in the current activation.
    #[inline]
    pub(super) fn branch(&mut self, value: I::Value, alts: AltsId) -> Result<NodeId, Halted> {
        let alternatives = self.code.alternatives(alts);
        // Where nothing is told apart, only what is not known yet can change by being looked at.
        let Selected { value, case } = match alternatives.cases.is_empty() && self.interp.is_evaluated(value) {
            true => Selected { value, case: Selected::<I::Value>::DEFAULT },
            false => ask!(self, self.interp.select(value, alternatives)),
        };
        self.layer.back(self.stack.frame);
        self.layer.branch(alts, case);
        let bound = self.interp.bind(alternatives.site, value);
        let base = self.stack.base;
        self.stack.locals[(base + alternatives.binder) as usize] = bound;
        let Some(case) = alternatives.cases.get(case as usize) else {
            return match alternatives.default {
                Some(body) => Ok(body),
                None => self.stop(Stop::Fail(Fault::NoMatch)),
            };
        };
        if let crate::code::Test::Con(_, fields @ 1..) = case.test {
            let start = (base + case.fields) as usize;
            let into = &mut self.stack.locals[start..start + fields as usize];
            self.interp.unpack(value, into);
            for (at, field) in into.iter_mut().enumerate() {
                *field = self.interp.bind(SiteId(case.site.0 + at as u32), *field);
            }
        }
        Ok(case.body)
    }

    #[inline]
    fn construct(&mut self, con: snell_core_ir::ConId, args: Operands, id: NodeId) -> I::Value {
        let site = SiteId(self.code.sites + id.0);
        let (stack, globals, literals) = (&self.stack, &self.globals, &self.literals);
        let fields = self.code.run(args).iter().map(|&operand| read(stack, globals, literals, operand));
        self.interp.build(crate::code::Shape::Con(con), site, fields)
    }

    #[inline]
    fn bind(&mut self, first: u32, count: u32) {
        for at in first..first + count {
            let Bind { slot, shape, fields, site } = self.code.bindings[at as usize];
            let (stack, globals, literals) = (&self.stack, &self.globals, &self.literals);
            let fields = self.code.run(fields).iter().map(|&operand| read(stack, globals, literals, operand));
            let value = self.interp.build(shape, site, fields);
            let value = self.interp.bind(site, value);
            self.stack.bind(slot, value);
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
            let (stack, globals, literals) = (&self.stack, &self.globals, &self.literals);
            let fields = self.code.run(fields).iter().map(|&operand| read(stack, globals, literals, operand));
            self.interp.fill(stack.local(slot), shape, fields);
        }
    }

    /// A primitive that does more than compute a value from evaluated arguments.
    fn prim(&mut self, node: NodeId, op: Prim, args: Operands) -> Step<I::Value> {
        match op {
            Prim::Catch => return Ok(self.catch(args)),
            Prim::Raise => {
                let value = self.operand(self.code.run(args)[0]);
                return self.stop(Stop::Fail(Fault::Raised(value)));
            }
            Prim::DataEqual => return Ok(self.compare(Mode::Equal, args)),
            Prim::DataEquate => return Ok(self.compare(Mode::Equate, args)),
            Prim::DataDiffer => return Ok(self.compare(Mode::Differ, args)),
            Prim::Force => {
                let value = self.operand(self.code.run(args)[0]);
                self.stack.push_walk(u32::MAX);
                return Ok(Control::Force(value));
            }
            _ => {}
        }
        let signature = op.signature();
        self.scratch.clear();
        for at in 0..args.len as usize {
            let operand = self.code.run(args)[at];
            let value = match signature.args[at] {
                PrimType::Lazy => self.operand(operand),
                _ => match self.ready(node, operand)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                },
            };
            self.scratch.push(value);
        }
        let value = ask!(self, self.interp.primitive(op, &self.scratch, node));
        Ok(match signature.result {
            PrimType::Lazy => Control::Force(value),
            _ => Control::Return(value),
        })
    }

    fn catch(&mut self, args: Operands) -> Control<I::Value> {
        let (action, handler) = (self.code.run(args)[0], self.code.run(args)[1]);
        let (action, handler) = (self.operand(action), self.operand(handler));
        self.stack.push_bare(Kind::Catch(handler));
        Control::Force(action)
    }
}

#[inline]
pub(super) fn read<V: Copy>(stack: &super::stack::Stack<V>, globals: &[V], literals: &[V], operand: Operand) -> V {
    match operand {
        Operand::Local(slot) => stack.local(slot),
        Operand::Global(global) => globals[global as usize],
        Operand::Literal(literal) => literals[literal as usize],
    }
}
