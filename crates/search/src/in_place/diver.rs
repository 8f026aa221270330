//! One worker's depth-first search below a prefix, changing the process in place.

use super::stuck::Stuck;
use super::task::{Task, TaskQueue};
use crate::crew::{Env, Walker};
use crate::meter::STEPS_PER_CHECK;
use crate::tally::Least;
use crate::{Alternative, Chosen, Decision, DecisionPath, Ending, Flow, Found, Magnitude, Process, SmallList, Step};

/// Where a bound is raised and raised again, inputs are measured when it has grown by this part.
const MEASURE_PART: u32 = 16;

/// A process, the path it is on, and the decisions on it that still have alternatives.
pub(crate) struct Diver<P: Process> {
    pub(super) process: P,
    pub(super) path: DecisionPath,
    pub(super) cost: u32,
    pub(super) fuel: u64,
    /// With how little fuel the path could have begun to get to its last decision.
    pub(super) need: u64,
    pub(super) choices: Vec<Choice<P::Mark>>,
    /// Choice points below this index were given away.
    pub(super) base: usize,
    /// The work done in this task when something was given away last.
    pub(super) shared_at: u64,
    stuck: Stuck,
    /// How often anything was met on this task but a dead end: an outcome, or something that is left for later.
    met: u64,
}

/// A decision with an alternative not tried yet.
pub(super) struct Choice<M> {
    pub(super) mark: M,
    /// The length of the path to it, in bytes.
    pub(super) depth: usize,
    pub(super) cost: u32,
    pub(super) fuel: u64,
    pub(super) need: u64,
    pub(super) next: Branch,
    /// The alternative that was taken last, if all below it is searched here, and what was met before.
    pub(super) taken: Option<(u32, u64)>,
    pub(super) alternatives: SmallList<Alternative>,
}

/// An alternative and the cost of the path that takes it.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    pub(super) index: u32,
    pub(super) cost: u32,
}

/// Where a search begins.
pub(super) enum Start {
    /// After a choice, ready to advance.
    Running,
    /// At a decision, with this alternative to try first.
    Deciding(Option<Branch>),
}

impl<P: Process> Walker<P> for Diver<P> {
    type Queue = TaskQueue;
    const CHARGE_REPLAYS: bool = false;

    fn new(process: P) -> Self {
        Diver {
            process,
            path: DecisionPath::new(),
            cost: 0,
            fuel: 0,
            need: 0,
            choices: Vec::new(),
            base: 0,
            shared_at: 0,
            stuck: Stuck::default(),
            met: 0,
        }
    }

    fn run(&mut self, task: Task, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        self.stuck.begin(env.pass.fuel);
        match self.replay(&task, env) {
            Some(Start::Running) => self.search(env),
            Some(Start::Deciding(branch)) => {
                if self.choose(branch, env) {
                    self.search(env);
                }
            }
            None => env.tally.diverged += 1,
        }
    }
}

impl<P: Process> Diver<P> {
    /// Searches below where the process is, then below all choice points.
    fn search(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        loop {
            if self.must_halt(env) {
                return self.put_back(true, env);
            }
            let mut next = None;
            match self.advance_unless_stuck(env) {
                None => return self.put_back(true, env),
                Some(Step::Decision(decision)) => next = self.arrive(decision, env),
                Some(Step::Finished) => {
                    env.meter.paths += 1;
                    if self.emit(env) == Flow::Stop {
                        return self.put_back(false, env);
                    }
                }
                Some(Step::Dead) => {
                    env.meter.paths += 1;
                    env.tally.dead += 1;
                }
                Some(Step::OutOfFuel) => self.suspend(env),
            }
            if !self.choose(next, env) {
                return;
            }
        }
    }

    /// Checks the limits now and then, and feeds the hungry.
    #[inline]
    fn must_halt(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> bool {
        if env.meter.is_due() {
            env.outlet.poll();
            if let Some(halt) = env.meter.check(self.choices.len() - self.base, env.pass.allowance) {
                env.pool.halt(halt);
                return true;
            }
        }
        if env.pool.is_halting() {
            return true;
        }
        if env.sharing && env.pool.is_hungry() {
            self.share(env);
        }
        false
    }

    /// Runs to the next stop, unless it is known that there is none within the fuel. Then that counts as run, so that
    /// what the search does next does not depend on who remembers what.
    #[inline]
    fn advance_unless_stuck(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Step> {
        if self.stuck.contains(&self.path) {
            env.meter.steps += std::mem::take(&mut self.fuel);
            return Some(Step::OutOfFuel);
        }
        self.advance(env)
    }

    /// Runs to the next stop, in slices so that a long run can be interrupted: then there is none.
    #[inline]
    fn advance(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Step> {
        loop {
            let slice = self.fuel.min(STEPS_PER_CHECK);
            let mut left = slice;
            let step = self.process.advance(&mut left);
            let spent = slice.saturating_sub(left);
            self.fuel -= spent;
            env.meter.steps += spent;
            env.meter.aside += self.process.work_aside();
            if !matches!(step, Step::OutOfFuel) || self.fuel == 0 {
                return Some(step);
            }
            if let Some(halt) = env.meter.interrupted(env.pass.allowance) {
                env.pool.halt(halt);
                return None;
            }
            env.outlet.poll();
            if env.pool.is_halting() {
                return None;
            }
        }
    }

    /// Counts a new decision and picks its first alternative; keeps a choice point if there are others.
    #[inline]
    fn arrive(&mut self, mut decision: Decision, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Branch> {
        if !self.pay_for_decision(env) {
            self.suspend(env);
            return None;
        }
        env.meter.decisions += 1;
        env.tally.dead += u64::from(decision.alternatives.is_empty());
        self.raise_bound(&mut decision, env);
        let bound = env.pass.bound;
        let mut measured = None;
        for alternative in &decision.alternatives {
            if alternative.cost == Alternative::DEAD {
                env.tally.infeasible += 1;
                continue;
            }
            let cost = self.cost.saturating_add(alternative.cost);
            if cost > bound {
                self.met += 1;
                // What is decided so far is the same for all of them.
                let magnitude = *measured.get_or_insert_with(|| self.magnitude(&env.tally.least_cut));
                env.tally.cut(cost, magnitude);
            }
        }
        let branch = affordable(&decision.alternatives, 0, self.cost, bound)?;
        if self.keep_choice(decision, branch.index + 1, env)
            && let Some(choice) = self.choices.last_mut()
        {
            choice.taken = Some((branch.index, self.met));
        }
        Some(branch)
    }

    /// Takes the fuel that a decision costs and gives what it is worth; false if there is none.
    #[inline]
    pub(super) fn pay_for_decision(&mut self, env: &Env<'_, TaskQueue, P::Outcome>) -> bool {
        let Some(left) = self.fuel.checked_sub(1) else { return false };
        self.need = self.need.max(env.pass.fuel.saturating_sub(left));
        self.fuel = left.saturating_add(env.options.limits.fuel_per_decision).min(env.pass.fuel);
        true
    }

    /// Where a sweep has nothing left but what lies beyond its bound right here, the next sweep would only come back to
    /// this place: the bound is raised instead. Long thin trees are thus searched in a single sweep.
    #[inline]
    fn raise_bound(&mut self, decision: &mut Decision, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        let unseen = env.tally.cut + env.tally.suspended + env.tally.unknown + env.tally.diverged;
        if self.choices.len() > self.base || env.sharing || unseen > 0 {
            return;
        }
        // An alternative that is left over without need would be in the way at the next decision.
        if let Some(closer) = self.process.look_closer() {
            *decision = closer;
        }
        let live = decision.alternatives.iter().filter(|alternative| alternative.cost != Alternative::DEAD);
        let costs = live.map(|alternative| self.cost.saturating_add(alternative.cost));
        if let Some(cheapest) = costs.min()
            && cheapest > env.pass.bound
            && cheapest <= env.pass.ceiling
        {
            env.pass.bound = cheapest;
            env.tally.raised = cheapest;
            env.pass.allowance = u64::MAX;
            env.outlet.settle();
            // Measuring takes as long as the input is large: not at every step of its growth.
            if cheapest - env.tally.measured_at > env.tally.measured_at / MEASURE_PART {
                env.tally.measured_at = cheapest;
                env.tally.raised_below = self.process.magnitude(Magnitude::NONE);
            }
        }
    }

    /// Keeps a choice point for the alternatives from `from` on, if the process can afford any.
    #[inline]
    pub(super) fn keep_choice(
        &mut self,
        decision: Decision,
        from: u32,
        env: &mut Env<'_, TaskQueue, P::Outcome>,
    ) -> bool {
        let next = affordable(&decision.alternatives, from, self.cost, env.pass.bound);
        if let Some(next) = next {
            self.choices.push(Choice {
                mark: self.process.mark(),
                depth: self.path.bytes().len(),
                cost: self.cost,
                fuel: self.fuel,
                need: self.need,
                next,
                taken: None,
                alternatives: decision.alternatives,
            });
            env.meter.peak = env.meter.peak.max(self.choices.len() - self.base);
        }
        next.is_some()
    }

    /// Takes the branch, or else the next one that works out; false when nothing is left.
    #[inline]
    fn choose(&mut self, branch: Option<Branch>, env: &mut Env<'_, TaskQueue, P::Outcome>) -> bool {
        let mut branch = branch;
        loop {
            let Some(Branch { index, cost }) = branch.take().or_else(|| self.retreat(env)) else {
                return false;
            };
            match self.process.choose(index, false) {
                Chosen::Taken => {
                    self.path.push(index);
                    self.cost = cost;
                    return true;
                }
                Chosen::Infeasible => env.tally.infeasible += 1,
                Chosen::Unknown => {
                    self.met += 1;
                    let magnitude = self.magnitude(&env.tally.least_unknown);
                    env.tally.unknown(cost, magnitude);
                }
            }
        }
    }

    /// Goes back to the youngest choice point for its next alternative; the last one removes it.
    #[inline]
    fn retreat(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Option<Branch> {
        if self.choices.len() <= self.base {
            return None;
        }
        let choice = self.choices.last_mut()?;
        let (mark, branch) = (choice.mark, choice.next);
        self.path.truncate(choice.depth);
        (self.fuel, self.need) = (choice.fuel, choice.need);
        self.process.backtrack(mark);
        // Who shares the tree does not know what others meet, nor should what there is to do depend on who does it.
        if let Some((alternative, met)) = choice.taken.replace((branch.index, self.met))
            && met == self.met
            && !env.sharing
        {
            self.process.close(alternative);
        }
        match affordable(&choice.alternatives, branch.index + 1, choice.cost, env.pass.bound) {
            Some(next) => choice.next = next,
            None => {
                self.choices.pop();
                self.process.discard(mark);
            }
        }
        Some(branch)
    }

    /// Delivers an outcome unless an earlier pass has done so.
    fn emit(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) -> Flow {
        self.met += 1;
        let spent = self.need.max(env.pass.fuel.saturating_sub(self.fuel));
        let seen = env.pass.seen;
        if seen.is_some_and(|seen| self.cost <= seen.cost && spent <= seen.fuel) {
            return Flow::Continue;
        }
        match self.process.outcome() {
            Ending::Outcome(outcome) => env.outlet.emit(Found { outcome, cost: self.cost, path: self.path.clone() }),
            Ending::Dead => {
                env.tally.dead += 1;
                Flow::Continue
            }
            Ending::Unknown => {
                let magnitude = self.magnitude(&env.tally.least_unknown);
                env.tally.unknown(self.cost, magnitude);
                Flow::Continue
            }
        }
    }

    /// How large the inputs are that the path is about, if that makes a difference.
    #[inline]
    fn magnitude(&mut self, least: &Least) -> Magnitude {
        if least.magnitude == Magnitude::ZERO { Magnitude::ZERO } else { self.process.magnitude(least.magnitude) }
    }

    fn suspend(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        env.meter.paths += 1;
        self.met += 1;
        let magnitude = self.magnitude(&env.tally.least_suspended);
        env.tally.suspended(self.cost, magnitude);
        env.pool.with_queue(|queue| queue.suspend(&self.path));
        self.stuck.add(&self.path);
    }

    /// Gives the choice point nearest to the root away: the largest part that can be had.
    ///
    /// The receiver has to replay its prefix, so a worker first does as much work itself: replays never take more than
    /// half of the time, even where each choice point hides a tiny subtree.
    fn share(&mut self, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        let Some(choice) = self.choices.get(self.base) else {
            return;
        };
        let work = env.meter.work();
        if work.saturating_sub(self.shared_at) < env.pass.fuel.saturating_sub(choice.fuel) {
            return;
        }
        let prefix = DecisionPath::from_bytes(self.path.bytes()[..choice.depth].to_vec());
        let from = choice.next.index;
        env.pool.with_queue(|queue| queue.share(prefix, from));
        self.base += 1;
        self.shared_at = work;
    }

    /// Leaves what is not done in the queue, in depth-first order; `here` if the current path is not done either.
    fn put_back(&mut self, here: bool, env: &mut Env<'_, TaskQueue, P::Outcome>) {
        let path = self.path.bytes();
        let choices = &self.choices[self.base..];
        env.pool.with_queue(|queue| {
            if here {
                queue.put_back(path, 0);
            }
            for choice in choices.iter().rev() {
                queue.put_back(&path[..choice.depth], choice.next.index);
            }
        });
    }
}

/// The first alternative from `from` on that stays within the bound.
#[inline]
pub(super) fn affordable(alternatives: &[Alternative], from: u32, cost: u32, bound: u32) -> Option<Branch> {
    (from..).zip(alternatives.get(from as usize..)?).find_map(|(index, alternative)| {
        let sum = cost.saturating_add(alternative.cost);
        (alternative.cost != Alternative::DEAD && sum <= bound).then_some(Branch { index, cost: sum })
    })
}
