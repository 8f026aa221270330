//! One worker that goes from open place to open place.

use super::link::{Link, Place, depth, path_to, same};
use super::node::{Node, NodeStep};
use super::queue::Frontier;
use crate::crew::{Env, Walker};
use crate::meter::STEPS_PER_CHECK;
use crate::pool::Halt;
use crate::{Alternative, Chosen, Decision, Ending, Flow, Found, Magnitude, Process, Reason, Step};
use std::sync::Arc;

/// A process and the decisions on the path it is on, each with a way back.
pub(crate) struct Roamer<P: Process> {
    process: P,
    spots: Vec<Spot<P::Mark>>,
    /// Whether the process is stopped, untouched, at the last spot.
    at_spot: bool,
    /// Fuel spent from the root to where the process is.
    spent: u64,
    children: Vec<Node>,
    beyond: Vec<Node>,
    suffix: Vec<Arc<Link>>,
}

/// A decision on the current path.
struct Spot<M> {
    mark: M,
    /// How many alternatives it has.
    ways: usize,
    spent: u64,
    /// The place after the alternative that was taken here last.
    taken: Place,
}

/// How working on a node ended.
enum Visit {
    /// Its children, if any, are collected.
    Done,
    /// The search has to stop.
    Halted,
}

type World<'a, 'b, P> = &'a mut Env<'b, Frontier, <P as Process>::Outcome>;

impl<P: Process> Walker<P> for Roamer<P> {
    type Queue = Frontier;
    const CHARGE_REPLAYS: bool = true;

    fn new(process: P) -> Self {
        Roamer {
            process,
            spots: Vec::new(),
            at_spot: false,
            spent: 0,
            children: Vec::new(),
            beyond: Vec::new(),
            suffix: Vec::new(),
        }
    }

    fn run(&mut self, task: Node, env: World<'_, '_, P>) {
        let mut open = 0;
        let mut node = task;
        loop {
            if env.meter.is_due() {
                env.outlet.poll();
                if let Some(halt) = env.meter.check(open, env.pass.allowance) {
                    env.pool.halt(halt);
                }
            }
            if env.pool.is_halting() {
                return env.pool.with_queue(|queue| queue.order.put_back(node));
            }
            if let Visit::Halted = self.visit(node, env) {
                return;
            }
            let (next, size) = env.pool.with_queue(|queue| {
                let next = queue.branch(&mut self.children, &mut self.beyond);
                (next, queue.size())
            });
            if size > env.options.limits.max_frontier {
                env.pool.halt(Halt::Stop(Reason::Frontier));
            }
            open = size / env.options.jobs.max(1);
            match next {
                Some(next) => node = next,
                None => return,
            }
        }
    }
}

impl<P: Process> Roamer<P> {
    fn visit(&mut self, node: Node, env: World<'_, '_, P>) -> Visit {
        let arrived = self.travel(&node, env);
        let Node { mut place, step } = node;
        if let Some(alternative) = step.alternative {
            match arrived.and_then(|()| self.choose(alternative, false)) {
                None => return self.diverge(env),
                Some(Chosen::Taken) => {}
                Some(Chosen::Infeasible) => {
                    env.tally.infeasible += 1;
                    return Visit::Done;
                }
                Some(Chosen::Unknown) => {
                    env.tally.unknown(step.cost, Magnitude::ZERO);
                    return Visit::Done;
                }
            }
            place = Some(Link::after(&place, alternative));
            if let Some(spot) = self.spots.last_mut() {
                spot.taken = place.clone();
            }
        } else if arrived.is_none() {
            return self.diverge(env);
        }
        self.go_on(place, step.cost, env)
    }

    /// Takes an alternative at the last spot, if there is such a one.
    fn choose(&mut self, alternative: u32, trusted: bool) -> Option<Chosen> {
        let spot = self.spots.last()?;
        if alternative as usize >= spot.ways {
            return None;
        }
        self.at_spot = false;
        Some(self.process.choose(alternative, trusted))
    }

    fn diverge(&mut self, env: World<'_, '_, P>) -> Visit {
        self.spots.clear();
        env.tally.diverged += 1;
        Visit::Done
    }

    /// Runs to the next stop and deals with it.
    fn go_on(&mut self, place: Place, cost: u32, env: World<'_, '_, P>) -> Visit {
        let Some(step) = self.advance(env) else {
            env.pool.with_queue(|queue| queue.order.put_back(Node::running(place, cost)));
            return Visit::Halted;
        };
        match step {
            Step::Decision(decision) if self.spent < env.pass.fuel => {
                env.meter.decisions += 1;
                self.arrive(decision, &place, cost, env);
                return Visit::Done;
            }
            Step::Decision(_) | Step::OutOfFuel => {
                env.pool.with_queue(|queue| queue.suspended.push(Node::running(place, cost)));
            }
            Step::Dead => env.tally.dead += 1,
            Step::Finished => match self.process.outcome() {
                Ending::Outcome(outcome) => {
                    let path = path_to(&place);
                    if env.outlet.emit(Found { outcome, cost, path }) == Flow::Stop {
                        return Visit::Halted;
                    }
                }
                Ending::Dead => env.tally.dead += 1,
                Ending::Unknown => env.tally.unknown(cost, Magnitude::ZERO),
            },
        }
        env.meter.paths += 1;
        Visit::Done
    }

    fn arrive(&mut self, decision: Decision, place: &Place, cost: u32, env: World<'_, '_, P>) {
        self.keep_spot(&decision, env);
        env.tally.dead += u64::from(decision.alternatives.is_empty());
        for (index, alternative) in (0..).zip(&decision.alternatives) {
            if alternative.cost == Alternative::DEAD {
                env.tally.infeasible += 1;
                continue;
            }
            let cost = cost.saturating_add(alternative.cost);
            let list = if cost > env.pass.bound { &mut self.beyond } else { &mut self.children };
            list.push(Node {
                place: place.clone(),
                step: NodeStep {
                    alternative: Some(index),
                    cost,
                    site: decision.site,
                    target: alternative.target,
                    sequence: 0,
                },
            });
        }
    }

    /// Puts the process where the node begins: back to the last decision it shares with the current path, then forward
    /// without asking whether that is feasible. Nothing if the process does not follow.
    fn travel(&mut self, node: &Node, env: World<'_, '_, P>) -> Option<()> {
        let deciding = node.step.alternative.is_some();
        let end = depth(&node.place);
        self.suffix.clear();
        let mut at = node.place.clone();
        let shared = loop {
            let here = depth(&at);
            let on_path = here < self.spots.len() && (here == 0 || same(&self.spots[here - 1].taken, &at));
            if on_path && (deciding || here < end) {
                break Some(here);
            }
            match at {
                None => break None,
                Some(link) => {
                    at = link.parent().clone();
                    self.suffix.push(link);
                }
            }
        };
        match shared {
            Some(here) => self.return_to(here),
            None => {
                self.process.restart();
                self.spots.clear();
                self.at_spot = false;
                self.spent = 0;
                if deciding || end > 0 {
                    self.replay_segment(env)?;
                }
            }
        }
        while let Some(link) = self.suffix.pop() {
            if self.choose(link.alternative(), true)? != Chosen::Taken {
                return None;
            }
            self.spots.last_mut()?.taken = Some(link);
            if deciding || !self.suffix.is_empty() {
                self.replay_segment(env)?;
            }
        }
        Some(())
    }

    fn return_to(&mut self, index: usize) {
        let untouched = self.at_spot && index + 1 == self.spots.len();
        self.spots.truncate(index + 1);
        if let Some(spot) = self.spots.last() {
            if !untouched {
                self.process.backtrack(spot.mark);
            }
            self.spent = spot.spent;
            self.at_spot = true;
        }
    }

    fn replay_segment(&mut self, env: World<'_, '_, P>) -> Option<()> {
        let fuel = env.pass.fuel.saturating_sub(self.spent);
        let mut left = fuel;
        let step = self.process.advance(&mut left);
        let spent = fuel.saturating_sub(left);
        self.spent += spent;
        env.meter.replayed += spent;
        let Step::Decision(decision) = step else {
            return None;
        };
        self.keep_spot(&decision, env);
        Some(())
    }

    /// Remembers the decision that the process has just reached, and charges for it.
    fn keep_spot(&mut self, decision: &Decision, env: World<'_, '_, P>) {
        self.spent = (self.spent + 1).saturating_sub(env.options.limits.fuel_per_decision);
        self.at_spot = true;
        self.spots.push(Spot {
            mark: self.process.mark(),
            ways: decision.alternatives.len(),
            spent: self.spent,
            taken: None,
        });
    }

    /// Runs to the next stop, in slices so that a long run can be interrupted: then there is none.
    fn advance(&mut self, env: World<'_, '_, P>) -> Option<Step> {
        loop {
            let slice = env.pass.fuel.saturating_sub(self.spent).min(STEPS_PER_CHECK);
            let mut left = slice;
            let step = self.process.advance(&mut left);
            let spent = slice.saturating_sub(left);
            self.spent += spent;
            env.meter.steps += spent;
            env.meter.aside += self.process.work_aside();
            if !matches!(step, Step::OutOfFuel) || self.spent >= env.pass.fuel {
                return Some(step);
            }
            if let Some(halt) = env.meter.interrupted(env.pass.allowance) {
                env.pool.halt(halt);
            }
            env.outlet.poll();
            if env.pool.is_halting() {
                return None;
            }
        }
    }
}
