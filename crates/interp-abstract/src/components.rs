//! The components an analysis is linked from, and which of them go together.

mod parse;
mod presets;

use crate::whole::Numbers;
pub use presets::{PRESETS, Preset, preset};
use std::fmt;

/// Where values are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Allocation {
    /// A new address each time, as in a run.
    Concrete,
    /// One address for each variable and each context; the context is the last so many calls. None: 0CFA.
    CallSites(u32),
    /// As `CallSites`, but captured variables are copied into the context of the call, which keeps contexts from
    /// multiplying.
    TopFrames(u32),
}

/// Whose the store is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StoreKind {
    /// One store for all states, which only grows.
    Global,
    /// Each state has its own.
    PerState {
        /// Whether what cannot be reached is dropped where a body is entered.
        collected: bool,
    },
}

/// What is remembered of calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cache {
    /// Nothing.
    None,
    /// Results seen so far; a call within itself gives those. Unsound: nothing is run again.
    Naive,
    /// Results, run again until nothing grows.
    Fixpoint,
}

/// What is shown besides answers and failures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Observers {
    /// The nodes on the way to each answer.
    pub trace: bool,
    /// Code that may run.
    pub reachable: bool,
    /// Code that never runs.
    pub dead: bool,
    /// The store of each answer.
    pub store: bool,
}

/// An evaluator, by its components.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Components {
    /// What is kept of numbers.
    pub values: Numbers,
    /// Whether inputs are symbols, values terms over them, and states have path conditions.
    pub symbolic: bool,
    /// Where values are kept apart.
    pub allocation: Allocation,
    /// How many contexts of a body are kept apart, before further ones are joined.
    pub contexts: Option<u32>,
    /// Whose the store is.
    pub store: StoreKind,
    /// Whether two numbers at one address become any number.
    pub crush: bool,
    /// What is remembered of calls.
    pub cache: Cache,
    /// How many stores a body and its environment are kept apart for, before further ones are joined.
    pub stores: Option<u32>,
    /// How many steps are first tried without joining anything. A program that ends within them on every way is known exactly.
    pub unroll: u32,
    /// What is observed.
    pub observers: Observers,
    /// Whether a failure keeps the store it happened in.
    pub failures_keep_store: bool,
}

impl Default for Components {
    /// The fast analysis: 0CFA with constants and signs in one store.
    fn default() -> Self {
        Components {
            values: Numbers::Constants,
            symbolic: false,
            allocation: Allocation::CallSites(0),
            contexts: Some(Components::CONTEXTS),
            store: StoreKind::Global,
            crush: false,
            cache: Cache::Fixpoint,
            stores: Some(Components::STORES),
            unroll: 0,
            observers: Observers::default(),
            failures_keep_store: false,
        }
    }
}

/// Why components do not go together, or a text names none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unlinkable(pub String);

impl fmt::Display for Unlinkable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unlinkable {}

impl Components {
    /// How many stores are kept apart unless somebody says otherwise.
    pub const STORES: u32 = 8;

    /// How many contexts of a body are kept apart unless somebody says otherwise.
    pub const CONTEXTS: u32 = 16;

    /// Whether the answers cover every run, if the analysis came to its end.
    pub fn is_sound(&self) -> bool {
        self.cache != Cache::Naive
    }

    /// Whether the analysis ends on every program.
    pub fn is_total(&self) -> bool {
        self.cache != Cache::None
    }

    /// Whether each state has its own store.
    pub fn is_per_state(&self) -> bool {
        matches!(self.store, StoreKind::PerState { .. })
    }

    /// What is tried first where something is unrolled: the same values, each at an address of its own, and no cache.
    pub fn unrolled(&self) -> Option<Components> {
        let store = StoreKind::PerState { collected: false };
        let (allocation, cache) = (Allocation::Concrete, Cache::None);
        (self.unroll > 0).then_some(Components { allocation, cache, store, unroll: 0, ..*self })
    }

    /// Says what is wrong with a combination.
    pub fn check(&self) -> Result<(), Unlinkable> {
        let refused = |reason: &str| Err(Unlinkable(reason.into()));
        let cached = self.cache != Cache::None;
        let collected = self.store == StoreKind::PerState { collected: true };
        if cached && self.allocation == Allocation::Concrete {
            return refused("a cache needs finite addresses to be total: with alloc=concrete no call is met twice");
        }
        if cached && self.values == Numbers::Concrete {
            return refused(
                "a cache needs finitely many values to be total: concrete numbers grow without end; take \
                 values=constants, which keeps a number until a second one joins it",
            );
        }
        if !cached && self.store == StoreKind::Global {
            return refused(
                "a global store needs a cache: what was read from it must be run again when it grows, and only cached \
                 calls are",
            );
        }
        if !cached && collected {
            return refused(
                "garbage is collected where a call is looked up in the cache; with cache=none there is none",
            );
        }
        if !cached && !matches!(self.allocation, Allocation::Concrete | Allocation::CallSites(0)) {
            return refused("a context belongs to a cached call: kcfa and mcfa need a cache");
        }
        if !cached && self.unroll > 0 {
            return refused("without a cache nothing is joined anyway: unroll=n needs a cache to go on with");
        }
        if self.cache == Cache::Naive && self.unroll > 0 {
            return refused("the naive cache is there to be seen: unroll=n would hide what it leaves out");
        }
        if self.symbolic && self.store == StoreKind::Global {
            return refused(
                "a path condition is of one state, and a global store is everybody's: values=symbolic needs \
                 store=per-state",
            );
        }
        if self.symbolic && cached && self.stores.is_none() {
            return refused(
                "terms over symbols grow without end: with a cache, values=symbolic needs widen=n, after which a \
                 number is no longer known as a term",
            );
        }
        if cached && self.is_per_state() && self.stores.is_none() && !self.has_finite_values() {
            return refused(
                "stores that are never joined need finitely many values: with widen=off, take values=any or \
                 values=signs",
            );
        }
        if cached && self.observers.trace {
            return refused("a trace is of one path, and a cache joins paths: observe=trace needs cache=none");
        }
        if self.observers.store && self.store == StoreKind::Global && self.failures_keep_store {
            return refused(
                "with a global store all failures have the same one: fail=with-store needs store=per-state",
            );
        }
        Ok(())
    }

    fn has_finite_values(&self) -> bool {
        matches!(self.values, Numbers::Any | Numbers::Signs)
    }
}
