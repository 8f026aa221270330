//! Addresses that hold the same become one: those on a cycle of flows, found every now and then.

use super::cells::Growth;
use super::{Knowledge, cases::CaseFlow};
use crate::cycles::components;
use crate::value::Addr;
use rustc_hash::FxHashMap;
use snell_lattice::BitSet;
use std::collections::hash_map::Entry;

/// Cycles are looked for after so much was passed on, and again whenever that has doubled relative to the graph.
pub(super) const FIRST_LOOK: u64 = 20_000;

impl Knowledge {
    /// The address that stands for an address.
    #[inline]
    pub(super) fn find(&self, mut addr: Addr) -> Addr {
        loop {
            let next = self.same_as[addr.0 as usize];
            if next == addr {
                return addr;
            }
            addr = next;
        }
    }

    /// Makes addresses one that flow into each other. What is evaluated of them is the same: those become one whose
    /// suspended computations are the same as well. (Usually there are none.)
    pub(super) fn collapse_cycles(&mut self) {
        self.renew_flows();
        let component = self.flow_components();
        let mut first: FxHashMap<(u32, &BitSet), Addr> = FxHashMap::default();
        let mut same = Vec::new();
        for (at, &component) in component.iter().enumerate() {
            let addr = Addr(at as u32);
            if self.same_as[at] == addr {
                match first.entry((component, &self.cells[at].thunks)) {
                    Entry::Occupied(first) => same.push((*first.get(), addr)),
                    Entry::Vacant(place) => _ = place.insert(addr),
                }
            }
        }
        drop(first);
        if !same.is_empty() {
            same.into_iter().for_each(|(a, b)| self.unify(a, b));
            self.renew_flows();
        }
        // Components are numbered from where flows go to where they come from.
        self.order = component;
        let waiting = std::mem::take(&mut self.grown).into_iter();
        self.grown = waiting.map(|(_, addr)| (self.order[self.same_as[addr.0 as usize].0 as usize], addr)).collect();
        self.moved = 0;
        let edges: usize = self.cells.iter().map(|cell| cell.flows.len()).sum();
        self.collapse_at = FIRST_LOOK.max(4 * (self.cells.len() + edges) as u64);
    }

    /// The strongly connected components of the graph of flows, among them those from an address without suspended
    /// computations to where its content goes once it is evaluated.
    fn flow_components(&self) -> Vec<u32> {
        let forced = |at: usize| {
            let cell = &self.cells[at];
            cell.forced.filter(|_| cell.thunks.is_empty()).map(|forced| self.same_as[forced.0 as usize])
        };
        let count = self.cells.len();
        let mut all: Vec<Addr> = Vec::new();
        let mut ranges: Vec<u32> = Vec::with_capacity(count + 1);
        for at in 0..count {
            ranges.push(all.len() as u32);
            all.extend(&self.cells[at].flows);
            all.extend(forced(at));
        }
        ranges.push(all.len() as u32);
        components(count, |at| &all[ranges[at] as usize..ranges[at + 1] as usize], |addr| addr.0 as usize)
    }

    /// Flows go to the addresses that stand for others, each once.
    fn renew_flows(&mut self) {
        for at in 0..self.same_as.len() {
            self.same_as[at] = self.find(Addr(at as u32));
        }
        for at in 0..self.cells.len() {
            let mut flows = std::mem::take(&mut self.cells[at].flows);
            let from = Addr(at as u32);
            flows.iter_mut().for_each(|to| *to = self.same_as[to.0 as usize]);
            flows.sort_unstable();
            flows.dedup();
            flows.retain(|&to| to != from);
            self.cells[at].flows = flows;
        }
    }

    /// Makes two addresses one. Whoever knew one of them is told what only the other held.
    pub(super) fn unify(&mut self, a: Addr, b: Addr) {
        let mut todo = vec![(a, b)];
        while let Some((a, b)) = todo.pop() {
            let (a, b) = (self.find(a), self.find(b));
            if a == b {
                continue;
            }
            let (kept, gone) = (a.min(b), a.max(b));
            self.same_as[gone.0 as usize] = kept;
            self.lazy[kept.0 as usize] |= self.lazy[gone.0 as usize];
            let other = std::mem::replace(&mut self.cells[gone.0 as usize], super::cells::Cell::new(0));
            let own = &mut self.cells[kept.0 as usize];
            let mut growth = own.pending.take().unwrap_or_default();
            let mut theirs = BitSet::default();
            // What only this one held is new to those who knew the other, and the other way round.
            let mut all = other.objects.clone();
            all.absorb(&own.objects, &mut growth.objects);
            own.objects.absorb(&other.objects, &mut theirs);
            growth.objects.absorb(&theirs, &mut BitSet::default());
            let mut all = other.thunks.clone();
            let mut theirs = BitSet::default();
            all.absorb(&own.thunks, &mut growth.thunks);
            own.thunks.absorb(&other.thunks, &mut theirs);
            growth.thunks.absorb(&theirs, &mut BitSet::default());
            if let Some(pending) = other.pending {
                let Growth { atoms, objects, thunks } = *pending;
                growth.atoms |= atoms;
                growth.objects.absorb(&objects, &mut BitSet::default());
                growth.thunks.absorb(&thunks, &mut BitSet::default());
            }
            own.readers = own.readers.iter().chain(other.readers.iter()).collect();
            own.users = own.users.iter().chain(other.users.iter()).collect();
            own.waiting.extend(other.waiting);
            own.flows.extend(other.flows);
            own.filters.extend(other.filters);
            own.growths = own.growths.max(other.growths);
            own.outdated = true;
            let summaries = other.summaries.into_iter().filter(|summary| !own.summaries.contains(summary));
            let summaries: Vec<_> = summaries.collect();
            own.summaries.extend(summaries);
            growth.atoms |= own.atoms != other.atoms;
            match (own.forced, other.forced) {
                (Some(own), Some(other)) => todo.push((own, other)),
                (None, forced @ Some(_)) => own.forced = forced,
                _ => {}
            }
            let before = own.atoms;
            // What came together may be a crowd, or belong to one: that is seen to before anything is passed on.
            if !own.summaries.is_empty() || own.objects.len() > own.limit as usize {
                self.crowded.push(kept);
            }
            if !growth.is_nothing() {
                own.pending = Some(growth);
                self.wait(kept);
            }
            let joined = self.joined_at_address(before, other.atoms);
            self.cells[kept.0 as usize].atoms = joined;
            self.unify_cases(kept, other.cases);
        }
    }

    /// Branches on one address that differ in nothing become one.
    fn unify_cases(&mut self, kept: Addr, others: Vec<u32>) {
        for other in others {
            self.case_flows[other as usize].source = kept;
            let CaseFlow { alts, context, .. } = self.case_flows[other as usize];
            let own = self.cells[kept.0 as usize].cases.iter().copied();
            let same = own.into_iter().find(|&case| {
                let case = &self.case_flows[case as usize];
                case.alts == alts && case.context == context
            });
            match same {
                None => self.cells[kept.0 as usize].cases.push(other),
                Some(same) => {
                    self.case_ids.insert((kept, alts, context), same);
                    let gone = std::mem::take(&mut self.case_flows[other as usize].takers);
                    let ways = std::mem::take(&mut self.case_flows[other as usize].ways);
                    let flow = &mut self.case_flows[same as usize];
                    flow.takers = flow.takers.iter().chain(gone.iter()).collect();
                    let mut all = flow.ways.clone();
                    all.extend(ways);
                    all.sort_unstable();
                    all.dedup();
                    if all != flow.ways {
                        flow.ways = all;
                    }
                    self.dirty.extend(self.case_flows[same as usize].takers.iter());
                }
            }
        }
    }
}
