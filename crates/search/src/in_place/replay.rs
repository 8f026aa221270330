//! Going to a known prefix: the same decisions again, without asking whether they are feasible.

use super::diver::{Diver, Start, affordable};
use super::task::{Task, TaskQueue};
use crate::crew::Env;
use crate::{Chosen, Decision, Process, Step};

impl<P: Process> Diver<P> {
    /// Puts the process where the task begins. Nothing if it does not follow its recorded path.
    pub(super) fn replay(&mut self, task: &Task, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Start> {
        self.process.restart();
        self.path.clear();
        self.choices.clear();
        self.base = 0;
        self.shared_at = 0;
        self.cost = 0;
        (self.fuel, self.need) = (env.pass.fuel, 0);
        let mut adopted = task.adopted.iter().rev().peekable();
        for index in &task.path {
            let decision = self.replay_segment(env)?;
            let alternative = *decision.alternatives.get(index as usize)?;
            if let Some((_, from)) = adopted.next_if(|(depth, _)| *depth == self.path.bytes().len()) {
                self.keep_choice(decision, *from, env);
            }
            if self.process.choose(index, true) != Chosen::Taken {
                return None;
            }
            self.path.push(index);
            self.cost = self.cost.saturating_add(alternative.cost);
        }
        if task.from == 0 {
            return Some(Start::Running);
        }
        let decision = self.replay_segment(env)?;
        let branch = affordable(&decision.alternatives, task.from, self.cost, env.pass.bound);
        if let Some(branch) = branch {
            self.keep_choice(decision, branch.index + 1, env);
        }
        Some(Start::Deciding(branch))
    }

    fn replay_segment(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Decision> {
        let before = self.fuel;
        let step = self.process.advance(&mut self.fuel);
        env.meter.replayed += before.saturating_sub(self.fuel);
        let Step::Decision(decision) = step else {
            return None;
        };
        self.pay_for_decision(env).then_some(decision)
    }
}
