//! Incremental repair of the potential (Cotton and Maler, 2006), in both directions.
//!
//! A violated `to <= from + weight` is mended by lowering `to` and, in order of need, whatever must follow it down. If
//! the need comes round to `from`, there is a negative cycle: a conflict, exactly. Bounds are edges to an implicit zero;
//! moving zero would shift every variable, so a repair first tries to stay away from it, downwards and then upwards, and
//! only when bounds block both ways runs the general form in which zero moves as well.

use super::differences::{Differences, Edge, FREE_HI, FREE_LO, NIL, Undo};

/// Reused buffers of a repair.
#[derive(Default)]
pub(super) struct Work {
    /// How far each node must move (in the direction of the run); zero outside of a run.
    need: Vec<i128>,
    /// Nodes that were settled in this run.
    done: Vec<bool>,
    /// Nodes with a need that wait to be settled.
    queue: Vec<u32>,
    /// Nodes to clean up after.
    touched: Vec<u32>,
    /// The nodes connected with the one being repaired, and a flag for each node of them.
    component: Vec<u32>,
    member: Vec<bool>,
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Run {
    Mended,
    Conflict,
    Blocked,
}

impl Differences {
    /// Adds `to <= from + weight` and mends the model.
    pub(super) fn constrain(&mut self, to: u32, from: u32, weight: i128) -> Run {
        let (source, target) = (&self.nodes[from as usize], &self.nodes[to as usize]);
        let edge = Edge { from, to, weight, next_out: source.out_edges, next_in: target.in_edges };
        let satisfied = target.value <= source.value + weight;
        let id = self.edges.len() as u32;
        self.edges.push(edge);
        self.nodes[from as usize].out_edges = id;
        self.nodes[to as usize].in_edges = id;
        self.trail.push(Undo::Edge);
        let run = if satisfied { Run::Mended } else { self.mend(to, from, weight) };
        if run == Run::Mended {
            self.tighten(to, from, weight);
        }
        run
    }

    /// Adds `node <= bound`.
    pub(super) fn bound_above(&mut self, node: u32, bound: i128) -> Run {
        let (value, old) = (self.nodes[node as usize].value, self.nodes[node as usize].hi);
        if old <= bound {
            return Run::Mended;
        }
        self.trail.push(Undo::Hi(node, old));
        self.nodes[node as usize].hi = bound;
        if value <= bound {
            return Run::Mended;
        }
        // The source of this edge is zero itself, so being blocked by a lower bound is the negative cycle.
        match self.lower(node, NIL, value - bound) {
            Run::Blocked => Run::Conflict,
            run => run,
        }
    }

    /// Adds `node >= bound`.
    pub(super) fn bound_below(&mut self, node: u32, bound: i128) -> Run {
        let (value, old) = (self.nodes[node as usize].value, self.nodes[node as usize].lo);
        if old >= bound {
            return Run::Mended;
        }
        self.trail.push(Undo::Lo(node, old));
        self.nodes[node as usize].lo = bound;
        if value >= bound {
            return Run::Mended;
        }
        match self.raise(node, NIL, bound - value) {
            Run::Blocked => Run::Conflict,
            run => run,
        }
    }

    /// The bounds that a new edge implies for its two ends; they help to see that a sum cannot overflow.
    fn tighten(&mut self, to: u32, from: u32, weight: i128) {
        let (source, target) = (&self.nodes[from as usize], &self.nodes[to as usize]);
        let (hi, lo) = (source.hi, target.lo);
        if hi != FREE_HI && hi + weight < target.hi {
            self.trail.push(Undo::Hi(to, target.hi));
            self.nodes[to as usize].hi = hi + weight;
        }
        if lo != FREE_LO && lo - weight > self.nodes[from as usize].lo {
            self.trail.push(Undo::Lo(from, self.nodes[from as usize].lo));
            self.nodes[from as usize].lo = lo - weight;
        }
    }

    fn mend(&mut self, to: u32, from: u32, weight: i128) -> Run {
        let need = self.nodes[to as usize].value - self.nodes[from as usize].value - weight;
        let log = self.log.len();
        match self.lower(to, from, need) {
            Run::Blocked => self.restore(log),
            run => return run,
        }
        match self.raise(from, to, need) {
            Run::Blocked => self.restore(log),
            run => return run,
        }
        self.lower_with_zero(to, from, need)
    }

    /// Lowers `start` by `need` and what must follow; a conflict if `goal` must follow, blocked by lower bounds.
    fn lower(&mut self, start: u32, goal: u32, need: i128) -> Run {
        self.begin(start, need);
        let mut run = Run::Mended;
        'settle: while let Some((node, need)) = self.next() {
            let value = self.move_by(node, -need);
            if value < self.nodes[node as usize].lo {
                run = Run::Blocked;
                break;
            }
            let mut next = self.nodes[node as usize].out_edges;
            while let Some(edge) = self.edges.get(next as usize).copied() {
                next = edge.next_out;
                let excess = self.nodes[edge.to as usize].value - value - edge.weight;
                if self.demand(edge.to, excess) && edge.to == goal {
                    run = Run::Conflict;
                    break 'settle;
                }
            }
        }
        self.finish();
        run
    }

    /// The mirror image: raises `start`, blocked by upper bounds.
    fn raise(&mut self, start: u32, goal: u32, need: i128) -> Run {
        self.begin(start, need);
        let mut run = Run::Mended;
        'settle: while let Some((node, need)) = self.next() {
            let value = self.move_by(node, need);
            if value > self.nodes[node as usize].hi {
                run = Run::Blocked;
                break;
            }
            let mut next = self.nodes[node as usize].in_edges;
            while let Some(edge) = self.edges.get(next as usize).copied() {
                next = edge.next_in;
                let excess = value - edge.weight - self.nodes[edge.from as usize].value;
                if self.demand(edge.from, excess) && edge.from == goal {
                    run = Run::Conflict;
                    break 'settle;
                }
            }
        }
        self.finish();
        run
    }

    /// Lowers with zero as a node like the others, then shifts the connected part so that zero is zero again.
    fn lower_with_zero(&mut self, start: u32, goal: u32, need: i128) -> Run {
        self.find_component(start);
        let component = std::mem::take(&mut self.work.component);
        let run = self.lower_component(start, goal, need, &component);
        self.work.component = component;
        run
    }

    fn lower_component(&mut self, start: u32, goal: u32, need: i128, component: &[u32]) -> Run {
        let (mut zero_value, mut zero_need) = (0i128, 0i128);
        let mut zero_done = false;
        self.begin(start, need);
        loop {
            let best = self.peek();
            if !zero_done && zero_need > 0 && best.is_none_or(|(_, need)| zero_need > need) {
                zero_done = true;
                zero_value = -zero_need;
                for &node in component {
                    let (value, hi) = (self.nodes[node as usize].value, self.nodes[node as usize].hi);
                    if hi != FREE_HI && self.demand(node, value - zero_value - hi) && node == goal {
                        self.finish();
                        return Run::Conflict;
                    }
                }
                continue;
            }
            let Some((node, need)) = self.next() else { break };
            let value = self.move_by(node, -need);
            let lo = self.nodes[node as usize].lo;
            if lo != FREE_LO && !zero_done {
                zero_need = zero_need.max(zero_value + lo - value);
            }
            let mut next = self.nodes[node as usize].out_edges;
            while let Some(edge) = self.edges.get(next as usize).copied() {
                next = edge.next_out;
                let excess = self.nodes[edge.to as usize].value - value - edge.weight;
                if self.demand(edge.to, excess) && edge.to == goal {
                    self.finish();
                    return Run::Conflict;
                }
            }
        }
        self.finish();
        if zero_value != 0 {
            for &node in component {
                self.move_by(node, -zero_value);
            }
        }
        Run::Mended
    }

    /// Everything that edges connect with `start`.
    fn find_component(&mut self, start: u32) {
        let (nodes, edges) = (&self.nodes, &self.edges);
        let Work { component, member, .. } = &mut self.work;
        component.clear();
        member.resize(nodes.len(), false);
        let mut visit = |node: u32, component: &mut Vec<u32>| {
            if !std::mem::replace(&mut member[node as usize], true) {
                component.push(node);
            }
        };
        visit(start, component);
        let mut scanned = 0;
        while let Some(node) = component.get(scanned).copied() {
            scanned += 1;
            let mut next = nodes[node as usize].out_edges;
            while let Some(edge) = edges.get(next as usize) {
                next = edge.next_out;
                visit(edge.to, component);
            }
            let mut next = nodes[node as usize].in_edges;
            while let Some(edge) = edges.get(next as usize) {
                next = edge.next_in;
                visit(edge.from, component);
            }
        }
        for node in component.iter() {
            member[*node as usize] = false;
        }
    }

    fn begin(&mut self, start: u32, need: i128) {
        self.work.need.resize(self.nodes.len(), 0);
        self.work.done.resize(self.nodes.len(), false);
        self.demand(start, need);
    }

    /// Records that a node must move by at least `need`; whether that is news.
    #[inline]
    fn demand(&mut self, node: u32, need: i128) -> bool {
        let work = &mut self.work;
        let index = node as usize;
        if need <= work.need[index] || work.done[index] {
            return false;
        }
        if work.need[index] == 0 {
            work.queue.push(node);
            work.touched.push(node);
        }
        work.need[index] = need;
        true
    }

    /// The node in greatest need. The queue is short, so looking through it beats a heap.
    #[inline]
    fn peek(&self) -> Option<(usize, i128)> {
        let needs = self.work.queue.iter().map(|node| self.work.need[*node as usize]).enumerate();
        needs.max_by_key(|(_, need)| *need)
    }

    #[inline]
    fn next(&mut self) -> Option<(u32, i128)> {
        let (position, need) = self.peek()?;
        let node = self.work.queue.swap_remove(position);
        self.work.done[node as usize] = true;
        Some((node, need))
    }

    #[inline]
    fn move_by(&mut self, node: u32, by: i128) -> i128 {
        let value = &mut self.nodes[node as usize].value;
        self.log.push((node, *value));
        *value += by;
        *value
    }

    fn finish(&mut self) {
        let work = &mut self.work;
        work.queue.clear();
        for node in work.touched.drain(..) {
            work.need[node as usize] = 0;
            work.done[node as usize] = false;
        }
    }
}
