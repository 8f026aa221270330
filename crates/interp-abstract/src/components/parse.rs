//! Components as text: `values=signs,alloc=kcfa(1),store=per-state+gc`, after the name of a preset or alone.

use super::{Allocation, Cache, Components, Numbers, Observers, StoreKind, Unlinkable, preset};
use std::fmt;
use std::str::FromStr;

/// Contexts longer than this are of no use.
const MAX_CONTEXT: u32 = 8;

impl FromStr for Components {
    type Err = Unlinkable;

    /// Reads a list of components and checks that they go together. What is not said is as in the fast analysis.
    fn from_str(text: &str) -> Result<Components, Unlinkable> {
        let mut components = Components::default();
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            match item.split_once('=') {
                Some((key, value)) => components.set(key.trim(), value.trim())?,
                None => match preset(item) {
                    Some(preset) => components = preset.components.parse()?,
                    None => return Err(unknown_name(item)),
                },
            }
        }
        components.check()?;
        Ok(components)
    }
}

fn unknown_name(name: &str) -> Unlinkable {
    let names: Vec<_> = super::PRESETS.iter().map(|preset| preset.name).collect();
    Unlinkable(format!("`{name}` is no named evaluator; there are {}", names.join(", ")))
}

fn expected(key: &str, value: &str, choices: &str) -> Unlinkable {
    Unlinkable(format!("{key}={value} is not known; {key} is one of {choices}"))
}

impl Components {
    fn set(&mut self, key: &str, value: &str) -> Result<(), Unlinkable> {
        match key {
            "values" => self.set_values(key, value)?,
            "alloc" => self.allocation = allocation(key, value)?,
            "contexts" => {
                self.contexts = match value {
                    "off" => None,
                    _ => Some(value.parse().map_err(|_| expected(key, value, "off, or a number of contexts"))?),
                }
            }
            "store" => self.set_store(key, value)?,
            "cache" => {
                self.cache = match value {
                    "none" => Cache::None,
                    "naive" => Cache::Naive,
                    "fix" | "fixpoint" => Cache::Fixpoint,
                    _ => return Err(expected(key, value, "none, naive, fix")),
                }
            }
            "widen" => {
                self.stores = match value {
                    "off" => None,
                    _ => Some(value.parse().map_err(|_| expected(key, value, "off, or a number of stores"))?),
                }
            }
            "unroll" => {
                self.unroll = match value {
                    "off" => 0,
                    _ => value.parse().map_err(|_| expected(key, value, "off, or a number of steps"))?,
                }
            }
            "observe" => {
                for name in value.split('+') {
                    let Observers { trace, reachable, dead, store } = &mut self.observers;
                    *match name {
                        "trace" => trace,
                        "reachable" => reachable,
                        "dead" => dead,
                        "store" => store,
                        _ => return Err(expected(key, name, "trace, reachable, dead, store")),
                    } = true;
                }
            }
            "fail" => {
                self.failures_keep_store = match value {
                    "with-store" => true,
                    "without-store" => false,
                    _ => return Err(expected(key, value, "with-store, without-store")),
                }
            }
            _ => {
                let keys = "values, alloc, contexts, store, cache, widen, unroll, observe, fail";
                return Err(Unlinkable(format!("there is no component `{key}`; there are {keys}")));
            }
        }
        Ok(())
    }

    fn set_values(&mut self, key: &str, value: &str) -> Result<(), Unlinkable> {
        let symbolic = value.split_once('+').map_or(value == "symbolic", |(first, _)| first == "symbolic");
        let numbers = match (value, value.strip_prefix("symbolic+")) {
            ("symbolic", _) => "constants",
            (_, Some("concrete")) => {
                let reason = "what is known exactly needs no term, and what is not has one: values=symbolic takes \
                              constants, signs, intervals or any for the numbers whose terms are forgotten";
                return Err(Unlinkable(reason.into()));
            }
            (_, rest) => rest.unwrap_or(value),
        };
        self.values = match numbers {
            "concrete" => Numbers::Concrete,
            "constants" => Numbers::Constants,
            "signs" => Numbers::Signs,
            "intervals" => Numbers::Intervals,
            "any" => Numbers::Any,
            _ => {
                let choices = "concrete, constants, signs, intervals, any, symbolic, symbolic+signs and the like";
                return Err(expected(key, value, choices));
            }
        };
        self.symbolic = symbolic;
        Ok(())
    }

    fn set_store(&mut self, key: &str, value: &str) -> Result<(), Unlinkable> {
        let choices = "global, per-state, per-state+gc, each with +crushed";
        let mut words = value.split('+');
        let mut store = match words.next() {
            Some("global") => StoreKind::Global,
            Some("per-state") => StoreKind::PerState { collected: false },
            _ => return Err(expected(key, value, choices)),
        };
        self.crush = false;
        for word in words {
            match (word, store) {
                ("gc", StoreKind::PerState { .. }) => store = StoreKind::PerState { collected: true },
                ("gc", StoreKind::Global) => {
                    let reason =
                        "garbage is what a state can't reach; the global store is everybody's: gc needs per-state";
                    return Err(Unlinkable(reason.into()));
                }
                ("crushed", _) => self.crush = true,
                _ => return Err(expected(key, value, choices)),
            }
        }
        self.store = store;
        Ok(())
    }
}

fn allocation(key: &str, value: &str) -> Result<Allocation, Unlinkable> {
    let wrong = || expected(key, value, "concrete, 0cfa, kcfa(k), mcfa(m)");
    let context = |text: &str| -> Result<u32, Unlinkable> {
        let number = text.strip_suffix(')').and_then(|number| number.parse().ok()).ok_or_else(wrong)?;
        match number {
            0..=MAX_CONTEXT => Ok(number),
            _ => Err(Unlinkable(format!("a context of {number} calls is too long; the longest is {MAX_CONTEXT}"))),
        }
    };
    match value {
        "concrete" => Ok(Allocation::Concrete),
        "0cfa" => Ok(Allocation::CallSites(0)),
        _ => match (value.strip_prefix("kcfa("), value.strip_prefix("mcfa(")) {
            (Some(k), _) => Ok(Allocation::CallSites(context(k)?)),
            (_, Some(m)) => Ok(Allocation::TopFrames(context(m)?)),
            _ => Err(wrong()),
        },
    }
}

impl fmt::Display for Components {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = match self.values {
            Numbers::Concrete => "concrete",
            Numbers::Constants => "constants",
            Numbers::Signs => "signs",
            Numbers::Intervals => "intervals",
            Numbers::Any => "any",
        };
        match (self.symbolic, self.values) {
            (false, _) => write!(f, "values={values},alloc=")?,
            (true, Numbers::Constants) => f.write_str("values=symbolic,alloc=")?,
            (true, _) => write!(f, "values=symbolic+{values},alloc=")?,
        }
        match self.allocation {
            Allocation::Concrete => f.write_str("concrete")?,
            Allocation::CallSites(0) => f.write_str("0cfa")?,
            Allocation::CallSites(k) => write!(f, "kcfa({k})")?,
            Allocation::TopFrames(m) => write!(f, "mcfa({m})")?,
        }
        match self.contexts {
            Some(Components::CONTEXTS) => {}
            Some(contexts) => write!(f, ",contexts={contexts}")?,
            None => f.write_str(",contexts=off")?,
        }
        f.write_str(match self.store {
            StoreKind::Global => ",store=global",
            StoreKind::PerState { collected: false } => ",store=per-state",
            StoreKind::PerState { collected: true } => ",store=per-state+gc",
        })?;
        if self.crush {
            f.write_str("+crushed")?;
        }
        f.write_str(match self.cache {
            Cache::None => ",cache=none",
            Cache::Naive => ",cache=naive",
            Cache::Fixpoint => ",cache=fix",
        })?;
        match self.stores {
            _ if !self.is_per_state() || self.cache == Cache::None => {}
            Some(stores) => write!(f, ",widen={stores}")?,
            None => f.write_str(",widen=off")?,
        }
        if self.unroll > 0 {
            write!(f, ",unroll={}", self.unroll)?;
        }
        let Observers { trace, reachable, dead, store } = self.observers;
        let watched = [(trace, "trace"), (reachable, "reachable"), (dead, "dead"), (store, "store")];
        let watched: Vec<_> = watched.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
        if !watched.is_empty() {
            write!(f, ",observe={}", watched.join("+"))?;
        }
        if self.failures_keep_store {
            f.write_str(",fail=with-store")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_link_and_read_back() {
        for preset in super::super::PRESETS {
            let components: Components = preset.name.parse().expect(preset.name);
            assert_eq!(components.to_string().parse(), Ok(components), "{}", preset.name);
        }
    }

    #[test]
    fn wrong_combinations_are_refused_with_the_reason() {
        let reason = |text: &str| text.parse::<Components>().expect_err(text).0;
        assert!(reason("alloc=concrete").starts_with("a cache needs finite addresses to be total"));
        assert!(reason("values=concrete").starts_with("a cache needs finitely many values"));
        assert!(reason("cache=none").starts_with("a global store needs a cache"));
        assert!(reason("store=global+gc").starts_with("garbage is what a state can't reach"));
        assert!(reason("store=per-state+gc,cache=none").starts_with("garbage is collected where"));
        assert!(reason("store=per-state,cache=none,alloc=kcfa(1)").starts_with("a context belongs to a cached call"));
        assert!(reason("store=per-state,widen=off").starts_with("stores that are never joined"));
        assert!(reason("values=symbolic").starts_with("a path condition is of one state"));
        assert!(reason("values=symbolic,store=per-state,widen=off").starts_with("terms over symbols grow"));
        assert!(reason("values=symbolic+concrete").starts_with("what is known exactly needs no term"));
        assert!(reason("values=symbolic,store=per-state,alloc=concrete").starts_with("a cache needs finite addresses"));
        assert!(reason("concrete,unroll=100").starts_with("without a cache nothing is joined"));
        assert!(reason("naive,unroll=100").starts_with("the naive cache is there to be seen"));
        assert!(reason("unroll=ever").contains("a number of steps"));
        assert!(reason("observe=trace").starts_with("a trace is of one path"));
        assert!(reason("alloc=kcfa(99)").starts_with("a context of 99 calls"));
        assert!(reason("alloc=2cfa").contains("alloc is one of"));
        assert!(reason("hocfa").contains("is no named evaluator"));
        assert!(reason("valuez=any").contains("there is no component"));
    }
}
