//! Evaluating a node: what each construct of Core means.

use super::stack::Kind;
use super::{Control, Halt, Machine, Step};
use crate::code::{AltsId, Bind, Node, NodeId, Operand, Operands, SiteId};
use crate::interpretation::{Demand, Fault, Interpretation, Mode, Selected, Stop};
use crate::layer::Layer;
use snell_core_ir::{Prim, PrimType};

impl<I: Interpretation, L: Layer> Machine<I, L> {
    #[inline]
    pub(super) fn eval(&mut self, id: NodeId) -> Step<I::Value> {
        match self.code.node(id) {
            Node::Atom(operand) => self.evaluate(self.operand(operand)),
            Node::CallKnown(body, args) => {
                self.gather(args);
                self.enter_known(body)
            }
            Node::Call(function, args) => match self.ready(id, function)? {
                Some(function) => {
                    self.gather(args);
                    self.apply(function)
                }
                None => Ok(()),
            },
            Node::Construct(con, args) => {
                let value = self.construct(con, args, id);
                self.control = Control::Return(value);
                Ok(())
            }
            Node::Prim(op, args) => match self.prim(id, op, args)? {
                Some(value) => self.primitive_result(op, value),
                None => Ok(()),
            },
            Node::Let { first, count, recursive, body } => {
                match recursive {
                    true => self.bind_recursive(first, count),
                    false => self.bind(first, count),
                }
                self.control = Control::Eval(body);
                Ok(())
            }
            Node::Case(scrutinee, alts) => self.case(scrutinee, alts),
            Node::Fresh(ty) => {
                let value = self.interp.fresh(&self.code.types[ty as usize], id)?;
                self.control = Control::Force(value);
                Ok(())
            }
            Node::Assume(condition, body) => match self.condition(id, condition)? {
                Some(true) => self.go(body),
                Some(false) => Err(Halt::Stop(Stop::Dead)),
                None => Ok(()),
            },
            Node::Assert(label, condition, body) => match self.condition(id, condition)? {
                Some(true) => self.go(body),
                Some(false) => Err(Halt::Stop(Stop::Fail(Fault::Assert(label)))),
                None => Ok(()),
            },
            Node::Error(label) => Err(Halt::Stop(Stop::Fail(Fault::Error(label)))),
        }
    }

    #[inline]
    fn go(&mut self, node: NodeId) -> Step<I::Value> {
        self.control = Control::Eval(node);
        Ok(())
    }

    /// Evaluates a value in tail position.
    #[inline]
    pub(super) fn evaluate(&mut self, value: I::Value) -> Step<I::Value> {
        match self.interp.demand(value)? {
            Demand::Ready(value) => {
                self.control = Control::Return(value);
                Ok(())
            }
            Demand::Run(body) => self.run_thunk(value, body),
        }
    }

    /// An operand in weak head normal form; or none, after arranging for it to be computed and this node redone.
    #[inline]
    fn ready(&mut self, node: NodeId, operand: Operand) -> Result<Option<I::Value>, Halt<I::Value>> {
        let value = self.operand(operand);
        match self.interp.demand(value)? {
            Demand::Ready(value) => Ok(Some(value)),
            Demand::Run(body) => {
                self.stack.push_activation(match operand {
                    Operand::Local(slot) => Kind::Operand(slot, node),
                    _ => Kind::Again(Control::Eval(node)),
                });
                self.run_thunk(value, body)?;
                Ok(None)
            }
        }
    }

    fn condition(&mut self, node: NodeId, operand: Operand) -> Result<Option<bool>, Halt<I::Value>> {
        match self.ready(node, operand)? {
            Some(value) => Ok(Some(self.interp.truth(value)?)),
            None => Ok(None),
        }
    }

    /// `case`: forces the scrutinee, then branches. Atoms and primitives need no frame when nothing is suspended.
    #[inline]
    fn case(&mut self, scrutinee: NodeId, alts: AltsId) -> Step<I::Value> {
        match self.code.node(scrutinee) {
            Node::Atom(operand) => {
                let value = self.operand(operand);
                match self.interp.demand(value)? {
                    Demand::Ready(value) => self.branch(value, alts),
                    Demand::Run(body) => {
                        self.stack.push_activation(Kind::Case(alts));
                        self.run_thunk(value, body)
                    }
                }
            }
            Node::Prim(op, args) if is_plain(op) && self.all_ready(op, args) => {
                match self.strict_primitive(op, scrutinee) {
                    Ok(value) => self.branch(value, alts),
                    Err(stop) => {
                        // Not settled in one go: do it the long way, under a frame.
                        let _ = stop;
                        self.stack.push_activation(Kind::Case(alts));
                        self.go(scrutinee)
                    }
                }
            }
            _ => {
                self.stack.push_activation(Kind::Case(alts));
                self.go(scrutinee)
            }
        }
    }

    /// Takes the alternative of a value, in the current activation.
    #[inline]
    pub(super) fn branch(&mut self, value: I::Value, alts: AltsId) -> Step<I::Value> {
        let alternatives = self.code.alternatives(alts);
        let Selected { value, case } = self.interp.select(value, alternatives)?;
        self.layer.branch(alts, case);
        let bound = self.interp.bind(alternatives.site, value);
        let base = self.stack.base;
        self.stack.locals[(base + alternatives.binder) as usize] = bound;
        let Some(case) = alternatives.cases.get(case as usize) else {
            return match alternatives.default {
                Some(body) => {
                    self.control = Control::Eval(body);
                    Ok(())
                }
                None => Err(Halt::Stop(Stop::Fail(Fault::NoMatch))),
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
        self.control = Control::Eval(case.body);
        Ok(())
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

    /// Whether all strict arguments are evaluated; if so, the arguments are in `scratch`.
    #[inline]
    fn all_ready(&mut self, op: Prim, args: Operands) -> bool {
        self.scratch.clear();
        let signature = op.signature();
        for (at, &operand) in self.code.run(args).iter().enumerate() {
            let mut value = read(&self.stack, &self.globals, &self.literals, operand);
            if signature.args[at] != PrimType::Lazy {
                match self.interp.demand(value) {
                    Ok(Demand::Ready(ready)) => value = ready,
                    _ => return false,
                }
            }
            self.scratch.push(value);
        }
        true
    }

    /// A primitive; none if an argument must be computed first.
    fn prim(&mut self, node: NodeId, op: Prim, args: Operands) -> Result<Option<I::Value>, Halt<I::Value>> {
        match op {
            Prim::Catch => return self.catch(args),
            Prim::Raise => {
                let value = self.operand(self.code.run(args)[0]);
                return Err(Halt::Stop(Stop::Fail(Fault::Raised(value))));
            }
            Prim::DataEqual => return self.compare(node, Mode::Equal, args),
            Prim::DataEquate => return self.compare(node, Mode::Equate, args),
            Prim::DataDiffer => return self.compare(node, Mode::Differ, args),
            Prim::Force => {
                let value = self.operand(self.code.run(args)[0]);
                self.stack.push_walk(u32::MAX);
                self.control = Control::Force(value);
                return Ok(None);
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
                    Some(value) => value,
                    None => return Ok(None),
                },
            };
            self.scratch.push(value);
        }
        Ok(Some(self.strict_primitive(op, node)?))
    }

    #[inline]
    fn strict_primitive(&mut self, op: Prim, node: NodeId) -> Result<I::Value, Stop<I::Value>> {
        self.interp.primitive(op, &self.scratch, node)
    }

    #[inline]
    fn primitive_result(&mut self, op: Prim, value: I::Value) -> Step<I::Value> {
        self.control = match op.signature().result {
            PrimType::Lazy => Control::Force(value),
            _ => Control::Return(value),
        };
        Ok(())
    }

    fn catch(&mut self, args: Operands) -> Result<Option<I::Value>, Halt<I::Value>> {
        let (action, handler) = (self.code.run(args)[0], self.code.run(args)[1]);
        let (action, handler) = (self.operand(action), self.operand(handler));
        self.stack.push_bare(Kind::Catch(handler));
        self.control = Control::Force(action);
        Ok(None)
    }
}

/// Primitives whose whole meaning is a function of evaluated arguments.
#[inline]
fn is_plain(op: Prim) -> bool {
    !matches!(
        op,
        Prim::Catch
            | Prim::Raise
            | Prim::Force
            | Prim::DataEqual
            | Prim::DataEquate
            | Prim::DataDiffer
            | Prim::CellRead
            | Prim::ArrayRead
    )
}

#[inline]
pub(super) fn read<V: Copy>(
    stack: &super::stack::Stack<V>,
    globals: &[V],
    literals: &[V],
    operand: Operand,
) -> V {
    match operand {
        Operand::Local(slot) => stack.local(slot),
        Operand::Global(global) => globals[global as usize],
        Operand::Literal(literal) => literals[literal as usize],
    }
}
