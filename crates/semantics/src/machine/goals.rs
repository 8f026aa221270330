//! A search for truth: what must hold is known, so that its parts run as coroutines.
//!
//! [`Machine::seek`] starts a function that must give True. The demand is passed on: of `case a of { True -> b; False ->
//! False }` both `a` and `b` must be true, `data.equal` becomes unification, or disequality where it must be false, and
//! of two sides that must be equal the one that is evaluated says which constructor the other must give: if `case a of
//! { Just x -> b; Nothing -> Nothing }` must give `Just`, so must `a`.
//!
//! Where a part needs a decision, the machine first runs the others as far as they go without one; a contradiction in
//! any of them ends the path. What comes after a value that is still on its way gets a *promise* in its place.
//! What a program means does not change: an input on which one part fails or does not end is no answer, whichever part
//! that is and whoever notices.
//!
//! Parts are only set apart when one of them has to wait. Until then this is an ordinary run, with *places to split*
//! noted on the stack: below a `Want` frame on a `Case` frame lies what comes after a condition, and in an agenda wait
//! pairs besides the one that is evaluated. No frame belongs to two coroutines.

use super::stack::Kind;
use super::{Control, Event, Halt, Halted, Machine, Step, ask};
use crate::code::{AltsId, BodyId, Only};
use crate::interpretation::{Awaited, Demand, Fault, Interpretation, Mode, Stop};
use crate::layer::Layer;
use snell_core_ir::{ConId, builtin};
use std::ops::Range;

/// So many coroutines are few.
const FEW: usize = 32;

/// Of an agenda: nobody knows that it must hold.
pub(super) const ALONE: u32 = u32::MAX;

/// The part of the stack that a coroutine has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strand<V> {
    /// When a value arrives at this frame, the coroutine is done.
    pub until: u32,
    /// The uppermost place to split, zero for none. Those from `until` down are not its own.
    pub split: u32,
    /// What others were given in place of its value.
    pub promise: Option<V>,
}

/// A coroutine that waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting<V> {
    pub control: Control<V>,
    pub frame: u32,
    pub base: u32,
    pub limit: u32,
    pub strand: Strand<V>,
    /// In how many ways it can go on; zero if it waits for another coroutine, or was not tried yet.
    pub ways: u32,
    /// What it waits for.
    pub for_what: Awaited<V>,
    /// Who began to wait earlier has a smaller number.
    pub since: u32,
}

/// What a snapshot keeps of the goals.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Registers<V> {
    strand: Strand<V>,
    /// The coroutines are `list[start..end]`, in the order of the program.
    start: u32,
    end: u32,
    /// Which of them runs; its place in the list says where it waited last.
    current: u32,
    /// How many were tried since one of them last moved.
    idle: u32,
    /// How often one of them began to wait.
    waits: u32,
    /// The one that runs was chosen to decide.
    deciding: bool,
    /// What lies below belongs to snapshots.
    protected: u32,
}

/// All coroutines.
pub(crate) struct Goals<V> {
    pub active: bool,
    /// Nobody wants to know who should decide.
    only_until_idle: bool,
    now: Registers<V>,
    /// Beyond `top` are places that are not in use: filling them anew would take longer than what is done with them.
    list: Vec<Waiting<V>>,
    top: u32,
}

impl<V: Copy> Goals<V> {
    pub fn new() -> Self {
        let strand = Strand { until: 0, split: 0, promise: None };
        let now = Registers { strand, start: 0, end: 0, current: 0, idle: 0, waits: 0, deciding: false, protected: 0 };
        Goals { active: false, only_until_idle: false, now, list: Vec::new(), top: 0 }
    }

    pub fn clear(&mut self) {
        *self = Goals { list: std::mem::take(&mut self.list), ..Goals::new() };
    }

    pub fn save(&mut self) -> Registers<V> {
        let outer = self.now;
        self.now.protected = self.now.end;
        outer
    }

    pub fn restore(&mut self, saved: Registers<V>) {
        self.top = saved.end;
        self.now = Registers { protected: saved.end, ..saved };
    }

    pub fn release(&mut self, saved: Registers<V>) {
        self.now.protected = saved.protected;
    }

    /// Whether a coroutine ends at a frame.
    pub fn is_end(&self, frame: u32) -> bool {
        self.active && self.now.strand.until == frame
    }

    /// Where the coroutine that runs ends.
    pub fn end(&self) -> Option<u32> {
        self.active.then_some(self.now.strand.until)
    }

    /// The uppermost place to split of the coroutine that runs.
    pub fn uppermost_split(&self) -> u32 {
        self.now.strand.split
    }

    /// What it promised.
    pub fn promise(&mut self) -> Option<&mut V> {
        self.now.strand.promise.as_mut()
    }

    /// The places of all others.
    pub fn waiting(&self) -> impl Iterator<Item = u32> + use<V> {
        let Registers { start, end, current, .. } = self.now;
        (start..end).filter(move |&place| place != start + current)
    }

    pub fn at(&mut self, place: u32) -> &mut Waiting<V> {
        &mut self.list[place as usize]
    }

    /// One of the others.
    pub fn look_at(&self, place: u32) -> &Waiting<V> {
        &self.list[place as usize]
    }

    /// Notes a place to split, if that is what this frame is.
    pub fn split_here(&mut self, kind: Kind<V>, frame: u32) {
        if matches!(kind, Kind::Agenda(Mode::Equate, before) if before != ALONE) {
            self.now.strand.split = frame;
        }
    }

    /// The uppermost place to split is gone.
    pub fn join(&mut self, before: u32) {
        self.now.strand.split = before;
    }

    /// One more coroutine, which has not begun.
    pub fn add(&mut self, waiting: Waiting<V>) {
        self.insert(self.count(), waiting);
        (self.now.idle, self.now.deciding) = (0, false);
    }

    fn count(&self) -> u32 {
        self.now.end - self.now.start
    }

    fn range(&self) -> Range<usize> {
        self.now.start as usize..self.now.end as usize
    }

    /// Makes the list changeable: a copy takes the place of one that a snapshot protects.
    fn own(&mut self) {
        if self.now.start >= self.now.protected && self.now.end == self.top {
            return;
        }
        let range = self.range();
        let start = self.top.max(self.now.protected);
        self.top = start + range.len() as u32;
        if let Some(&filler) = self.list.first() {
            self.make_room(filler);
        }
        self.list.copy_within(range, start as usize);
        (self.now.start, self.now.end) = (start, self.top);
    }

    /// Makes sure that there are places up to `top`.
    fn make_room(&mut self, filler: Waiting<V>) {
        if self.list.len() < self.top as usize {
            self.list.resize(2 * self.top as usize, filler);
        }
    }

    fn insert(&mut self, at: u32, waiting: Waiting<V>) {
        self.own();
        let (place, end) = ((self.now.start + at) as usize, self.top as usize);
        self.top += 1;
        self.make_room(waiting);
        self.list.copy_within(place..end, place + 1);
        self.list[place] = waiting;
        self.now.end += 1;
    }

    fn remove(&mut self, at: u32) {
        self.own();
        let (place, end) = ((self.now.start + at) as usize, self.top as usize);
        self.list.copy_within(place + 1..end, place);
        self.top -= 1;
        self.now.end -= 1;
    }
}

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// Starts anew: looks for the ways in which `function` applied to `args` is true.
    pub fn seek(&mut self, function: I::Value, args: &[I::Value]) {
        self.start(self.interp.view(self.unit), &[], 0);
        self.stack.push_bare(Kind::Want(builtin::TRUE, 0));
        let until = self.stack.frame;
        self.goals.active = true;
        self.goals.now.strand = Strand { until, split: 0, promise: None };
        let fresh = Waiting { frame: u32::MAX, ..self.here(Control::Agenda, 0) };
        self.goals.insert(0, fresh);
        if !args.is_empty() {
            self.push_values(args);
        }
        self.control = Control::Force(self.interp.store(function));
    }

    fn here(&self, control: Control<I::Stored>, ways: u32) -> Waiting<I::Stored> {
        let (frame, base, limit) = (self.stack.frame, self.stack.base, self.stack.limit);
        let for_what = self.interp.awaited(ways > 0);
        let (strand, since) = (self.goals.now.strand, self.goals.now.waits);
        Waiting { control, frame, base, limit, strand, ways, for_what, since }
    }

    /// As [`Machine::run`], but [`Event::Decide`] only says that every part waits for a decision: which one is to be made
    /// is found out when the machine is run on.
    pub fn run_until_idle(&mut self, fuel: &mut u64) -> Event<I::Value> {
        self.goals.only_until_idle = true;
        let event = self.run(fuel);
        self.goals.only_until_idle = false;
        event
    }

    /// Passes a demand on to what a `case` branches on, if only one of its alternatives can give what is wanted.
    pub(super) fn want_scrutinee(&mut self, alts: AltsId) -> Result<bool, Halted> {
        let Kind::Want(con, _) = self.stack.top().kind else { return Ok(false) };
        let wanted = match self.code.alternatives(alts).only(con) {
            Only::Several => return Ok(false),
            Only::None => return self.stop(Stop::Dead),
            Only::One(wanted) => wanted,
        };
        self.stack.push_activation(Kind::Case(alts));
        self.stack.push_bare(Kind::Want(wanted, self.goals.now.strand.split));
        self.goals.now.strand.split = self.stack.frame;
        Ok(true)
    }

    /// What becomes of a question whose answer is wanted.
    pub(super) fn wanted_agenda(&self, mode: Mode) -> Kind<I::Stored> {
        match self.stack.top().kind {
            Kind::Want(con, _) if mode == Mode::Equal => {
                let mode = if con == builtin::TRUE { Mode::Equate } else { Mode::Differ };
                Kind::Agenda(mode, self.goals.now.strand.split)
            }
            _ => Kind::Agenda(mode, ALONE),
        }
    }

    /// A value arrives that must have this constructor.
    pub(super) fn wanted(&mut self, value: I::Stored, con: ConId, before: u32) -> Step {
        let value = ask!(self, self.interp.require(self.interp.view(value), con));
        let value = self.interp.store(value);
        if self.goals.is_end(self.stack.frame) {
            return self.finish_goal(value);
        }
        self.stack.pop();
        self.goals.join(before);
        Ok(self.give(value))
    }

    /// The next pair of an agenda that must hold, other than those that a coroutine evaluates already.
    pub(super) fn compare_any(&mut self) -> Step {
        let pairs = self.stack.region().len() / 2;
        for pair in (0..pairs).rev() {
            let &[left, right] = self.stack.region()[2 * pair..].first_chunk().unwrap_or(&[self.unit; 2]);
            let (first, second) =
                (self.interp.observe(self.interp.view(left)), self.interp.observe(self.interp.view(right)));
            if is_running(&first) || is_running(&second) {
                continue;
            }
            if pair + 1 < pairs {
                self.stack.own_top();
                self.goals.now.strand.split = self.stack.frame;
                let (base, top) = self.stack.bounds();
                self.stack.locals[base + 2 * pair..top].rotate_left(2);
            }
            return match (first, second) {
                (Ok(Demand::Run(body)), Ok(Demand::Ready(other))) => self.run_wanted(left, body, other),
                (Ok(Demand::Ready(other)), Ok(Demand::Run(body))) => self.run_wanted(right, body, other),
                (Ok(Demand::Ready(left)), Ok(Demand::Ready(right))) => self.compare_values(Mode::Equate, left, right),
                _ => self.compare_next(Mode::Equate),
            };
        }
        match pairs {
            0 => self.compare_next(Mode::Equate),
            _ => self.stop(Stop::Fail(Fault::Loop)),
        }
    }

    /// Evaluates a value that must be equal to another, which is evaluated.
    fn run_wanted(&mut self, thunk: I::Stored, body: BodyId, other: I::Value) -> Step {
        self.stack.push_bare(Kind::Update(thunk));
        self.layer.force(self.stack.frame);
        if let Some(con) = self.interp.constructor(other) {
            self.stack.push_bare(Kind::Want(con, self.goals.now.strand.split));
        }
        self.open_thunk(thunk, body)
    }

    /// The coroutine that runs has what it was for.
    pub(super) fn finish_goal(&mut self, value: I::Stored) -> Step {
        if let Some(promise) = self.goals.now.strand.promise {
            self.interp.keep(self.interp.view(promise), self.interp.view(value));
        }
        let current = self.goals.now.current;
        self.goals.remove(current);
        (self.goals.now.idle, self.goals.now.deciding) = (0, false);
        match self.goals.count() {
            0 => {
                let truth = self.interp.truth_value(true);
                self.event(Event::Done(truth))
            }
            left => {
                let control = self.load(if current < left { current } else { 0 });
                Ok(self.take_up(control))
            }
        }
    }

    fn load(&mut self, at: u32) -> Control<I::Stored> {
        self.goals.now.current = at;
        let Waiting { control, frame, base, limit, strand, .. } = *self.goals.at(self.goals.now.start + at);
        (self.stack.frame, self.stack.base, self.stack.limit) = (frame, base, limit);
        self.goals.now.strand = strand;
        control
    }

    /// The coroutine that runs cannot go on: another one does, or it is time to decide.
    pub(super) fn wait(
        &mut self,
        control: Control<I::Stored>,
        ways: u32,
    ) -> Result<Control<I::Stored>, Event<I::Value>> {
        let current = self.goals.now.current;
        let place = self.goals.now.start + current;
        let is_same = self.goals.at(place).is_at(&control, self.stack.frame, self.stack.base);
        if is_same && self.goals.now.deciding {
            return Err(Event::Decide);
        }
        self.goals.now.deciding = false;
        let rest = if is_same { None } else { self.split() };
        if self.goals.count() == 1 && rest.is_none() {
            return if ways == 0 { Err(Event::Dead) } else { Err(Event::Decide) };
        }
        if !is_same || self.goals.at(place).ways != ways || ways > 0 {
            self.stack.protect();
            let mut here = self.here(control, ways);
            match is_same {
                true => here.since = self.goals.at(place).since,
                false => self.goals.now.waits += 1,
            }
            self.goals.own();
            let place = self.goals.now.start + current;
            *self.goals.at(place) = here;
        }
        if !is_same {
            self.goals.now.idle = 0;
        }
        self.goals.now.idle += 1;
        if let Some(rest) = rest {
            self.goals.insert(current + 1, rest);
        }
        let count = self.goals.count();
        let mut next = current;
        while self.goals.now.idle < count {
            next = (next + 1) % count;
            let waiting = &self.goals.list[(self.goals.now.start + next) as usize];
            if !self.interp.still_waits(&waiting.for_what) {
                return Ok(self.load(next));
            }
            self.goals.now.idle += 1;
        }
        if self.goals.only_until_idle && self.goals.list[self.goals.range()].iter().any(|one| one.ways > 0) {
            return Err(Event::Decide);
        }
        match self.most_wanted() {
            Some(at) => {
                self.goals.now.deciding = true;
                self.goals.now.idle = 0;
                Ok(self.load(at))
            }
            // Each waits for another.
            None => Err(Event::Dead),
        }
    }

    /// Lets other parts run before the one that runs, which takes long: one of them may be false.
    pub fn give_way(&mut self) {
        if !self.goals.active {
            return;
        }
        let rest = self.split();
        if self.goals.count() == 1 && rest.is_none() {
            return;
        }
        self.stack.protect();
        let here = Waiting { for_what: Awaited::Nothing, ..self.here(self.control, 0) };
        let current = self.goals.now.current;
        self.goals.own();
        let place = self.goals.now.start + current;
        *self.goals.at(place) = here;
        if let Some(rest) = rest {
            self.goals.insert(current + 1, rest);
        }
        (self.goals.now.idle, self.goals.now.deciding) = (0, false);
        let count = self.goals.count();
        let may_go_on = |at: &u32| {
            let waiting = &self.goals.list[(self.goals.now.start + at) as usize];
            !self.interp.still_waits(&waiting.for_what)
        };
        let next = (1..count).map(|step| (current + step) % count).find(may_go_on);
        self.control = self.load(next.unwrap_or(current));
    }

    /// How many decisions the coroutines ask for besides the one that is being made.
    pub fn demanded(&self) -> u32 {
        let list = &self.goals.list[self.goals.range()];
        if list.len() < 2 {
            return 0;
        }
        let key = |one: &Waiting<I::Stored>| self.interp.key(&one.for_what);
        let own = key(&list[self.goals.now.current as usize]);
        let mut few = [0; FEW];
        if list.len() <= FEW {
            let mut count = 0;
            for key in list.iter().map(key).filter(|&key| key != 0 && key != own) {
                if !few[..count].contains(&key) {
                    few[count] = key;
                    count += 1;
                }
            }
            return count as u32;
        }
        let mut others: Vec<u64> = list.iter().map(key).filter(|&key| key != 0 && key != own).collect();
        others.sort_unstable();
        others.dedup();
        others.len() as u32
    }

    /// Which coroutine should decide. One that must hold, or else one that it waits for: what nobody needs yet is left
    /// for later. Of several, the one that has waited for the longest time: neither the order of the parts nor how deep
    /// one of them is in its work should matter.
    fn most_wanted(&self) -> Option<u32> {
        let list = &self.goals.list[self.goals.range()];
        let mut best: Option<(u32, u32)> = None;
        // Several may wait for one: it is asked once.
        let (mut few, mut many) = ([false; FEW], Vec::new());
        let asked = match list.len() {
            count @ ..=FEW => &mut few[..count],
            count => {
                many.resize(count, false);
                &mut many[..]
            }
        };
        for (at, goal) in list.iter().enumerate().filter(|(_, goal)| goal.strand.promise.is_none()) {
            let (mut at, mut goal) = (at, goal);
            while !std::mem::replace(&mut asked[at], true) {
                let Awaited::Value(awaited) = goal.for_what else {
                    if goal.ways > 0 && best.is_none_or(|(since, _)| goal.since < since) {
                        best = Some((goal.since, at as u32));
                    }
                    break;
                };
                let provides = |&other: &usize| {
                    list[other].strand.promise.is_some_and(|promise| {
                        self.interp.provides(self.interp.view(promise), self.interp.view(awaited))
                    })
                };
                // Who goes on with a promise was set apart right behind who made it.
                let Some(provider) = (0..at).rev().chain(at + 1..list.len()).find(provides) else { break };
                (at, goal) = (provider, &list[provider]);
            }
        }
        let any = || (0..).zip(list).filter(|(_, one)| one.ways > 0).min_by_key(|(_, one)| one.since).map(|(at, _)| at);
        best.map(|(_, at)| at).or_else(any)
    }

    /// Sets apart what does not depend on what the running coroutine waits for, if there is anything.
    fn split(&mut self) -> Option<Waiting<I::Stored>> {
        let Strand { until, split, .. } = self.goals.now.strand;
        let mut at = split;
        while at != 0 && at != until {
            let frame = self.stack.frames[at as usize];
            let (from, wanted, before) = match frame.kind {
                Kind::Want(con, before) => {
                    let after = self.stack.below(at).unwrap_or(0);
                    let Kind::Case(alts) = self.stack.frames[after as usize].kind else { return None };
                    let gives = self.code.alternatives(alts).gives(con);
                    let trivial = gives.is_some_and(|con| self.code.con_arity[con.index()] == 0);
                    ((!trivial).then_some(after), Some(con), before)
                }
                Kind::Agenda(_, before) => {
                    let busy = at != self.stack.frame && frame.top - frame.base > 2;
                    (busy.then_some(at), None, before)
                }
                _ => return None,
            };
            let Some(from) = from else {
                at = before;
                continue;
            };
            let copy = self.stack.copy_frame(from);
            let (base, limit) = (self.stack.frames[copy as usize].base, self.stack.frames[copy as usize].top);
            let promise = self.goals.now.strand.promise;
            let (strand, control) = match wanted {
                None => {
                    let region = &self.stack.locals[frame.base as usize..frame.top as usize];
                    let busy = |value: &&I::Stored| is_running(&self.interp.observe(self.interp.view(**value)));
                    self.goals.now.strand.promise = region[region.len() - 2..].iter().find(busy).copied();
                    (Strand { until, split: copy, promise }, Control::Agenda)
                }
                Some(con) => {
                    let width = self.code.con_arity[con.index()] as usize;
                    let promised = self.interp.promise(con, width);
                    let promised = self.interp.store(promised);
                    self.goals.now.strand.promise = (width > 0).then_some(promised);
                    (Strand { until, split: before, promise }, Control::Return(promised))
                }
            };
            self.goals.now.strand.until = at;
            if self.goals.now.strand.split == at {
                self.goals.now.strand.split = 0;
            }
            return Some(Waiting {
                control,
                frame: copy,
                base,
                limit,
                strand,
                ways: 0,
                for_what: Awaited::Nothing,
                since: 0,
            });
        }
        None
    }

    /// A failure of one of the coroutines: no answer lies here, unless it only waits for another one.
    pub(super) fn fail_goal(
        &mut self,
        control: Control<I::Stored>,
        fault: Fault<I::Value>,
    ) -> Result<Control<I::Stored>, Event<I::Value>> {
        match fault {
            Fault::Loop => self.wait(control, 0),
            fault => self.unwind(fault),
        }
    }
}

/// Whether a value that was looked at is being evaluated.
fn is_running<V>(observed: &Result<Demand<V>, Stop<V>>) -> bool {
    matches!(observed, Err(Stop::Fail(Fault::Loop)))
}

impl<V> Waiting<V> {
    /// Whether this is where it waited: whatever it did since would have led elsewhere, since what is protected is not
    /// used again.
    fn is_at(&self, control: &Control<V>, frame: u32, base: u32) -> bool {
        let same = match (&self.control, control) {
            (Control::Eval(a), Control::Eval(b)) => a == b,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        };
        same && self.frame == frame && self.base == base
    }
}
