//! Primitives other than functions of two evaluated arguments.

use super::eval::Ready;
use super::stack::Kind;
use super::{Halt, Halted, Machine, Next, Step, ask};
use crate::code::{NodeId, Operands};
use crate::interpretation::{Fault, Interpretation, Mode, Stop};
use crate::layer::Layer;
use snell_core_ir::{Prim, PrimType};

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// A primitive that does more than compute a value from evaluated arguments.
    pub(super) fn prim(&mut self, node: NodeId, op: Prim, args: Operands) -> Step {
        match op {
            Prim::Catch => return Ok(self.catch(args)),
            Prim::Raise => {
                let value = self.operand(self.code.places(args)[0]);
                return self.stop(Stop::Fail(Fault::Raised(self.interp.view(value))));
            }
            Prim::DataEqual => return Ok(self.compare(Mode::Equal, args)),
            Prim::DataEquate => return Ok(self.compare(Mode::Equate, args)),
            Prim::DataDiffer => return Ok(self.compare(Mode::Differ, args)),
            Prim::Force => {
                let value = self.operand(self.code.places(args)[0]);
                self.stack.push_walk(u32::MAX);
                return Ok(self.force(value));
            }
            Prim::Prompt => {
                let action = self.operand(self.code.places(args)[0]);
                self.stack.push_bare(Kind::Prompt);
                self.stack.push_args(&[self.unit]);
                return Ok(self.force(action));
            }
            Prim::Suspend => return self.suspend(args),
            Prim::Resume => {
                let number = match self.ready(node, self.code.places(args)[0])? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                };
                return self.put_back(number, args);
            }
            _ => {}
        }
        if let Some(value) = self.quick_prim(op, args) {
            return Ok(if self.interp.is_evaluated(value) { self.give(value) } else { self.force(value) });
        }
        let signature = op.signature();
        self.args.clear();
        for at in 0..args.len as usize {
            let operand = self.code.places(args)[at];
            let value = match signature.args[at] {
                PrimType::Lazy => self.operand(operand),
                _ => match self.ready(node, operand)? {
                    Ready::Value(value) => value,
                    Ready::First(step) => return Ok(step),
                },
            };
            self.args.push(self.interp.view(value));
        }
        let value = ask!(self, self.interp.primitive(op, &self.args, node));
        let value = self.interp.store(value);
        Ok(match signature.result {
            PrimType::Lazy => self.force(value),
            _ => self.give(value),
        })
    }

    /// A primitive that is quickly done where its operands are.
    #[inline(always)]
    pub(super) fn quick_prim(&mut self, op: Prim, args: Operands) -> Option<I::Stored> {
        if self.seeks() {
            return None;
        }
        match *self.code.places(args) {
            [a] => self.interp.quick(op, [self.operand(a), self.unit, self.unit]),
            [a, b] => self.interp.quick(op, [self.operand(a), self.operand(b), self.unit]),
            [a, b, c] => self.interp.quick(op, [self.operand(a), self.operand(b), self.operand(c)]),
            _ => None,
        }
    }

    fn catch(&mut self, args: Operands) -> Next {
        let (action, handler) = (self.code.places(args)[0], self.code.places(args)[1]);
        let (action, handler) = (self.operand(action), self.operand(handler));
        self.stack.push_bare(Kind::Catch(handler));
        self.force(action)
    }
}
