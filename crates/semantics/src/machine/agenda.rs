//! Walking whole values: structural equality, unification, disequality, and forcing everything.
//!
//! An agenda is a region of values, worked off from its end: pairs when comparing, single values when walking. Fields
//! are put back so that the leftmost comes first. One frame serves a list of any length.

use super::goals::ALONE;
use super::stack::Kind;
use super::{Halt, Halted, Machine, Next, Step, ask};
use crate::code::Operands;
use crate::interpretation::{Demand, Equality, Interpretation, Mode, Peek, Stop};
use crate::layer::Layer;

/// A walk over a large value is cut into steps of so many nodes, so that it can be interrupted.
const NODES_PER_STEP: usize = 256;

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Starts a comparison of two operands.
    pub(super) fn compare(&mut self, mode: Mode, args: Operands) -> Next {
        self.gather(args);
        if mode == Mode::Equal
            && let [left, right] = self.scratch[..]
        {
            match self.interp.known_equal(left, right) {
                Ok(same) => {
                    let truth = self.interp.truth_value(same);
                    return self.give_value(truth);
                }
                Err(Some(rest)) => self.scratch.copy_from_slice(&rest),
                Err(None) => {}
            }
            if self.interp.is_evaluated(left)
                && self.interp.is_evaluated(right)
                && let Ok(answer @ (Equality::Same | Equality::Different)) =
                    self.interp.equal(mode, self.interp.view(left), self.interp.view(right))
            {
                let truth = self.interp.truth_value(answer == Equality::Same);
                return self.give_value(truth);
            }
        }
        let kind = self.wanted_agenda(mode);
        self.stack.push_region(kind, &self.scratch);
        self.goals.split_here(kind, self.stack.frame);
        Next::Agenda
    }

    /// A value to be walked has arrived: it is kept at the bottom of the agenda as the result.
    pub(super) fn start_walk(&mut self, value: I::Stored, limit: u32) -> Next {
        self.stack.pop();
        self.stack.push_region(Kind::Agenda(Mode::Force, limit), &[value, value]);
        Next::Agenda
    }

    /// One item of the agenda on top.
    pub(super) fn agenda(&mut self) -> Step {
        match self.stack.top().kind {
            Kind::Agenda(Mode::Force, left) => self.walk(left),
            Kind::Agenda(Mode::Equate, ALONE) => self.compare_next(Mode::Equate),
            Kind::Agenda(Mode::Equate, _) => self.compare_any(),
            Kind::Agenda(mode, _) => self.compare_next(mode),
            _ => self.stop(Stop::Dead),
        }
    }

    /// Walks on in place, a good many nodes at a step; what is below the last value of the region waits.
    fn walk(&mut self, mut left: u32) -> Step {
        self.stack.own_top();
        let (base, mut top) = self.stack.bounds();
        for _ in 0..NODES_PER_STEP {
            if top == base + 1 || left == 0 {
                let result = self.stack.locals[base];
                self.stack.pop();
                return Ok(self.give(result));
            }
            let value = self.stack.locals[top - 1];
            let (value, width) = match self.plain_width(value) {
                Some(plain) => plain,
                None => match self.interp.inspect(self.interp.view(value)) {
                    Ok(Demand::Ready(ready)) => (self.interp.store(ready), self.interp.width(ready)),
                    unsettled => {
                        self.stack.set_agenda(Kind::Agenda(Mode::Force, left), top);
                        return match ask!(self, unsettled) {
                            Demand::Run(body) => self.run_thunk(value, body),
                            Demand::Ready(_) => Ok(Next::Agenda),
                        };
                    }
                },
            };
            left -= 1;
            top -= 1;
            let width = width.min(left as usize);
            self.stack.make_room(top as u32, width as u32);
            let fields = &mut self.stack.locals[top..top + width];
            self.interp.unpack(value, fields);
            fields.reverse();
            top += width;
        }
        self.stack.set_agenda(Kind::Agenda(Mode::Force, left), top);
        Ok(Next::Agenda)
    }

    /// A value that plainly is a constructor, a number or a character, with the number of its fields.
    #[inline]
    fn plain_width(&self, value: I::Stored) -> Option<(I::Stored, usize)> {
        let Peek::Ready(value) = self.interp.peek(value) else { return None };
        match self.interp.plain_constructor(value) {
            Some(con) => Some((value, self.code.con_arity[con.index()] as usize)),
            None => self.interp.plain_key(value).map(|_| (value, 0)),
        }
    }

    pub(super) fn compare_next(&mut self, mode: Mode) -> Step {
        let [.., left, right] = *self.stack.region() else { return self.settle(mode, true) };
        if mode == Mode::Equal {
            match self.interp.known_equal(left, right) {
                Ok(true) => {
                    self.stack.drop_tail(2);
                    return Ok(Next::Agenda);
                }
                Ok(false) => return self.settle(mode, false),
                Err(Some(rest)) => {
                    self.stack.replace_tail(2, &rest);
                    return Ok(Next::Agenda);
                }
                Err(None) => {}
            }
        }
        let left = match ask!(self, self.interp.observe(self.interp.view(left))) {
            Demand::Ready(value) => value,
            Demand::Run(body) => return self.run_thunk(left, body),
        };
        let right = match ask!(self, self.interp.observe(self.interp.view(right))) {
            Demand::Ready(value) => value,
            Demand::Run(body) => return self.run_thunk(right, body),
        };
        self.compare_values(mode, left, right)
    }

    /// Compares the last pair of the agenda, of which these are the values.
    pub(super) fn compare_values(&mut self, mode: Mode, left: I::Value, right: I::Value) -> Step {
        // What must differ as a whole may be the same here as long as there are other pairs: then it is a question.
        let has_others = self.stack.region().len() > 2;
        let asked = if mode == Mode::Differ && has_others { Mode::Equal } else { mode };
        let width = match ask!(self, self.interp.equal(asked, left, right)) {
            Equality::Same => 0,
            Equality::Different => return self.settle(mode, false),
            Equality::Fields(width) => width,
        };
        if width == 0 {
            self.stack.drop_tail(2);
        } else {
            // Lefts, then rights, then the pairs, the first one last.
            self.scratch.clear();
            self.scratch.resize(4 * width, self.unit);
            let (sides, pairs) = self.scratch.split_at_mut(2 * width);
            // The left side again: comparing may have given it its value.
            self.interp.unpack_again(left, &mut sides[..width]);
            self.interp.unpack_again(right, &mut sides[width..]);
            for at in 0..width {
                let from = width - 1 - at;
                pairs[2 * at] = sides[from];
                pairs[2 * at + 1] = sides[width + from];
            }
            if mode == Mode::Equate && width > 1 {
                clashes_first(&mut self.interp, pairs);
            }
            self.stack.replace_tail(2, &self.scratch[2 * width..]);
        }
        // The frame may have been copied.
        self.goals.split_here(self.stack.top().kind, self.stack.frame);
        Ok(Next::Agenda)
    }

    /// All pairs are equal, or one is not.
    fn settle(&mut self, mode: Mode, same: bool) -> Step {
        let holds = match mode {
            Mode::Equal => None,
            Mode::Equate => Some(same),
            _ => Some(!same),
        };
        if holds == Some(false) {
            return self.stop(Stop::Dead);
        }
        let value = match self.stack.top().kind {
            // A question that was answered, or a demand that was made as a question.
            Kind::Agenda(_, before) if before != ALONE => {
                self.goals.join(before);
                self.interp.truth_value(same)
            }
            _ if holds.is_none() => self.interp.truth_value(same),
            _ => self.interp.unit(),
        };
        self.stack.pop();
        Ok(self.give_value(value))
    }
}

/// Where equality is demanded, pairs of which both sides are evaluated come first: a clash among them spares the
/// evaluation of the others. (Where it is asked, the order of fields is part of the meaning.)
fn clashes_first<I: Interpretation>(interp: &mut I, pairs: &mut [I::Stored]) {
    let mut settled = |value| matches!(interp.observe(interp.view(value)), Ok(Demand::Ready(_)));
    let mut kept = 0;
    for at in (0..pairs.len()).step_by(2) {
        if !(settled(pairs[at]) && settled(pairs[at + 1])) {
            pairs[kept..at + 2].rotate_right(2);
            kept += 2;
        }
    }
}
