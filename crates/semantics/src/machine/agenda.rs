//! Walking whole values: structural equality, unification, disequality, and forcing everything.
//!
//! An agenda is a region of values, worked off from its end: pairs when comparing, single values when walking. Fields
//! are put back so that the leftmost comes first. One frame serves a list of any length.

use super::stack::Kind;
use super::{Control, Halt, Machine, Step};
use crate::code::{NodeId, Operands};
use crate::interpretation::{Demand, Equality, Interpretation, Mode, Stop};
use crate::layer::Layer;

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Starts a comparison of two operands.
    pub(super) fn compare(
        &mut self,
        _node: NodeId,
        mode: Mode,
        args: Operands,
    ) -> Result<Option<I::Value>, Halt<I::Value>> {
        self.gather(args);
        self.stack.push_region(Kind::Agenda(mode, u32::MAX), &self.scratch);
        self.control = Control::Agenda;
        Ok(None)
    }

    /// A value to be walked has arrived: it is kept at the bottom of the agenda as the result.
    pub(super) fn start_walk(&mut self, value: I::Value, limit: u32) {
        self.stack.pop();
        self.stack.push_region(Kind::Agenda(Mode::Force, limit), &[value, value]);
        self.control = Control::Agenda;
    }

    /// The last value of the agenda was evaluated; it will be looked at again in its new form.
    pub(super) fn agenda_value(&mut self, _value: I::Value) {
        self.control = Control::Agenda;
    }

    /// One item of the agenda on top.
    pub(super) fn agenda(&mut self) -> Step<I::Value> {
        let Kind::Agenda(mode, left) = self.stack.top().kind else { return Ok(()) };
        match mode {
            Mode::Force => self.walk(left),
            _ => self.compare_next(mode),
        }
    }

    fn walk(&mut self, left: u32) -> Step<I::Value> {
        let region = self.stack.region();
        let result = region[0];
        let &value = region.last().unwrap_or(&result);
        if region.len() == 1 || left == 0 {
            self.stack.pop();
            self.control = Control::Return(result);
            return Ok(());
        }
        let value = match self.interp.demand(value)? {
            Demand::Ready(value) => value,
            Demand::Run(body) => return self.run_thunk(value, body),
        };
        let width = self.interp.width(value);
        self.replace_tail(1, |interp, scratch| {
            let start = scratch.len();
            let filler = interp.unit();
            scratch.resize(start + width, filler);
            interp.unpack(value, &mut scratch[start..]);
            scratch[start..].reverse();
        });
        self.stack.set_kind(Kind::Agenda(Mode::Force, left - 1));
        Ok(())
    }

    fn compare_next(&mut self, mode: Mode) -> Step<I::Value> {
        let region = self.stack.region();
        let [.., left, right] = *region else { return self.settle(mode, true) };
        let left = match self.interp.demand(left)? {
            Demand::Ready(value) => value,
            Demand::Run(body) => return self.run_thunk(left, body),
        };
        let right = match self.interp.demand(right)? {
            Demand::Ready(value) => value,
            Demand::Run(body) => return self.run_thunk(right, body),
        };
        match self.interp.equal(mode, left, right)? {
            Equality::Same => {
                self.replace_tail(2, |_, _| {});
                Ok(())
            }
            Equality::Different => self.settle(mode, false),
            Equality::Fields(width) => {
                self.replace_tail(2, |interp, scratch| {
                    let filler = interp.unit();
                    let mut sides = vec![filler; 2 * width];
                    let (lefts, rights) = sides.split_at_mut(width);
                    interp.unpack(left, lefts);
                    interp.unpack(right, rights);
                    scratch.extend(lefts.iter().zip(rights.iter()).rev().flat_map(|(&left, &right)| [left, right]));
                });
                Ok(())
            }
        }
    }

    /// All pairs are equal, or one is not.
    fn settle(&mut self, mode: Mode, same: bool) -> Step<I::Value> {
        self.stack.pop();
        let value = match mode {
            Mode::Equal => self.interp.truth_value(same),
            Mode::Equate if same => self.interp.unit(),
            Mode::Differ if !same => self.interp.unit(),
            _ => return Err(Halt::Stop(Stop::Dead)),
        };
        self.control = Control::Return(value);
        Ok(())
    }

    /// Replaces the last `count` values of the agenda by what `fill` adds to `scratch`.
    fn replace_tail(&mut self, count: usize, fill: impl FnOnce(&mut I, &mut Vec<I::Value>)) {
        self.scratch.clear();
        fill(&mut self.interp, &mut self.scratch);
        self.stack.replace_tail(count, &self.scratch);
    }
}
