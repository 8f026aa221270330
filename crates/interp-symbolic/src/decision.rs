//! Decisions: what the machine waits for, the ways to go on, and what taking one does.

use crate::state::Symbolic;
use crate::types::TypeId;
use snell_core_ir::ConId;
use snell_graph::{Addr, Word};
use snell_logic::TermId;
use snell_search::{Alternative, Chosen, Decision, SmallList};

/// What is to be decided.
#[derive(Clone, Debug)]
pub(crate) enum Pending {
    None,
    /// Which constructor a variable is.
    Narrow {
        addr: Addr,
        ty: TypeId,
        ways: Vec<Way>,
        site: u32,
    },
    /// Which of several conditions, excluding each other, holds.
    Conditions {
        conditions: Vec<Condition>,
        site: u32,
    },
    /// In which of several ranges a number lies.
    Label {
        conditions: Vec<Condition>,
    },
    /// Whether two variables are equal.
    Alias {
        left: Addr,
        right: Addr,
    },
    /// Whether an unknown function looks at its argument.
    Looks {
        table: u32,
    },
    /// Which entry of a function's table an argument meets, or none.
    Lookup {
        table: u32,
        arg: Word,
        candidates: Vec<u32>,
    },
}

/// One way to narrow a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub narrowing: Narrowing,
    pub target: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Narrowing {
    /// It is this constructor, with fresh fields.
    Con(ConId),
    /// It is none of these, by position in the type.
    Exclude(u64),
}

/// One way a condition can go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Condition {
    pub condition: TermId,
    pub cost: u32,
    pub target: u32,
}

/// A number that wraps around is looked at after everything small.
pub(crate) const OVERFLOW_COST: u32 = 4;

impl Symbolic {
    /// Whether a decision is waiting.
    pub(crate) fn is_pending(&self) -> bool {
        !matches!(self.pending, Pending::None)
    }

    /// The decision as the search sees it.
    pub(crate) fn decision(&self) -> Decision {
        let mut alternatives = SmallList::new();
        let mut site = 0;
        match &self.pending {
            Pending::None => {}
            Pending::Narrow { ways, site: at, .. } => {
                site = *at;
                for way in ways {
                    alternatives.push(Alternative { cost: 1, target: way.target });
                }
            }
            Pending::Conditions { conditions, site: at } => {
                site = *at;
                for way in conditions {
                    alternatives.push(Alternative { cost: way.cost, target: way.target });
                }
            }
            Pending::Label { conditions } => {
                for way in conditions {
                    alternatives.push(Alternative { cost: way.cost, target: way.target });
                }
            }
            Pending::Alias { .. } | Pending::Looks { .. } => {
                alternatives.push(Alternative { cost: 1, target: 0 });
                alternatives.push(Alternative { cost: 1, target: 1 });
            }
            Pending::Lookup { candidates, .. } => {
                for _ in 0..=candidates.len() {
                    alternatives.push(Alternative { cost: 1, target: 0 });
                }
            }
        }
        Decision { site, alternatives }
    }

    /// The alternative taken of the decision that starts with this condition, if it was the last one made.
    pub(crate) fn taken(&self, first: TermId) -> Option<u32> {
        self.chosen.filter(|(condition, _)| *condition == first).map(|(_, alternative)| alternative)
    }

    /// Makes an alternative true. The step that waited is then done again and finds it so.
    pub(crate) fn choose(&mut self, alternative: u32, trusted: bool) -> Chosen {
        self.trusted = trusted;
        self.unknown = false;
        let taken = match std::mem::replace(&mut self.pending, Pending::None) {
            Pending::None => false,
            Pending::Narrow { addr, ty, ways, .. } => match ways.get(alternative as usize) {
                Some(way) => self.narrow(addr, ty, way.narrowing),
                None => false,
            },
            Pending::Conditions { conditions, .. } => match conditions.get(alternative as usize) {
                Some(way) => {
                    self.chosen = Some((conditions[0].condition, alternative));
                    self.assume(way.condition)
                }
                None => false,
            },
            Pending::Label { conditions } => match conditions.get(alternative as usize) {
                Some(&way) => self.take_label(way),
                None => false,
            },
            Pending::Alias { left, right } => match alternative {
                0 => self.alias(left, right),
                _ => self.differ(vec![(Word::Lazy(left), Word::Lazy(right))]),
            },
            Pending::Looks { table } => match alternative {
                0 => self.ignore_argument(table),
                _ => self.look_at_argument(table),
            },
            Pending::Lookup { table, arg, candidates } => self.choose_entry(table, arg, &candidates, alternative),
        };
        self.trusted = false;
        match (taken, self.unknown) {
            (true, _) => Chosen::Taken,
            (false, true) => Chosen::Unknown,
            (false, false) => Chosen::Infeasible,
        }
    }
}
