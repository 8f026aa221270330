//! Decisions: what the machine waits for, the ways to go on, and what taking one does.

use crate::state::Symbolic;
use crate::types::TypeId;
use snell_core_ir::{ConId, builtin};
use snell_graph::{Addr, Packed, Word};
use snell_logic::TermId;
use snell_search::{Alternative, Chosen, Decision, SmallList};
use snell_semantics::Awaited;
use std::rc::Rc;

/// What is to be decided.
#[derive(Clone, Debug)]
pub(crate) enum Pending {
    None,
    /// Which constructor a variable is.
    Narrow {
        addr: Addr,
        ty: TypeId,
        ways: Rc<[Way]>,
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
    /// Whether a variable is this structure, which is evaluated to the end.
    Unify {
        addr: Addr,
        other: Word,
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

/// Where the kind of a decision is in a note.
const KIND: u32 = 32;

/// The kind of decision that narrows a variable.
const NARROW: u64 = 1;

/// The kind of decision that costs nothing.
const FREE: u64 = 7;

impl Symbolic {
    /// Whether a decision is waiting.
    pub(crate) fn is_pending(&self) -> bool {
        !matches!(self.pending, Pending::None)
    }

    /// Whether the decision that is waiting is about data: taking one of its alternatives asks no solver.
    pub(crate) fn is_structural(&self) -> bool {
        matches!(self.pending, Pending::Narrow { .. } | Pending::Alias { .. } | Pending::Unify { .. })
    }

    /// In how many ways the decision that is waiting can go.
    pub(crate) fn pending_ways(&self) -> u32 {
        let ways = match &self.pending {
            Pending::None => 0,
            Pending::Narrow { ways, .. } => ways.len(),
            Pending::Conditions { conditions, .. } | Pending::Label { conditions } => conditions.len(),
            Pending::Alias { .. } | Pending::Unify { .. } | Pending::Looks { .. } => 2,
            Pending::Lookup { candidates, .. } => candidates.len() + 1,
        };
        ways as u32
    }

    /// What the decision that is waiting is about.
    pub(crate) fn awaited_decision(&self) -> Awaited<Packed> {
        let unit = Packed::con(builtin::UNIT, 0);
        let asked = |kind: u64, about: [Packed; 2], more: u32| Awaited::Decision {
            about,
            note: kind << KIND | u64::from(more),
        };
        let cell = |addr: Addr| Packed::lazy(addr);
        match &self.pending {
            // Labelling begins when nothing waits any more.
            Pending::None | Pending::Label { .. } => Awaited::Nothing,
            Pending::Narrow { addr, .. } => match self.heap.get(*addr) {
                Word::Unbound(_, attribute) => asked(NARROW, [cell(*addr), unit], attribute),
                _ => Awaited::Nothing,
            },
            Pending::Conditions { conditions, .. } => match conditions.first() {
                Some(first) if first.cost > 0 => asked(2, [unit; 2], first.condition.index() as u32),
                _ => asked(FREE, [unit; 2], 0),
            },
            Pending::Alias { left, right } => asked(3, [cell(*left), cell(*right)], 0),
            Pending::Unify { addr, .. } => asked(4, [cell(*addr), unit], 0),
            Pending::Looks { table } => asked(5, [unit; 2], *table),
            Pending::Lookup { table, .. } => asked(6, [unit; 2], *table),
        }
    }

    /// Two decisions about the same have the same key; zero if the first alternative is free.
    pub(crate) fn decision_key(&self, awaited: &Awaited<Packed>) -> u64 {
        let &Awaited::Decision { about, note } = awaited else { return 0 };
        let [first, second] = about.map(|word| word.as_lazy().map_or(0, u64::from));
        match note >> KIND {
            FREE => 0,
            NARROW => NARROW << 60 | first,
            kind => kind << 60 | (note as u32 as u64 ^ second) << 30 ^ first,
        }
    }

    /// Whether nothing has happened to the variable that a decision is about. Where that is not plain, it has.
    pub(crate) fn is_undecided(&self, addr: Addr, note: u64) -> bool {
        note >> KIND == NARROW && matches!(self.heap.get(addr), Word::Unbound(_, attribute) if attribute == note as u32)
    }

    /// What an alternative of the decision that is waiting costs by itself.
    pub(crate) fn alternative_cost(&self, alternative: u32) -> u32 {
        match &self.pending {
            Pending::Conditions { conditions, .. } | Pending::Label { conditions } => {
                conditions.get(alternative as usize).map_or(1, |way| way.cost)
            }
            _ => 1,
        }
    }

    /// The decision as the search sees it.
    pub(crate) fn decision(&self) -> Decision {
        let mut alternatives = SmallList::new();
        let mut site = 0;
        match &self.pending {
            Pending::None => {}
            Pending::Narrow { ways, site: at, .. } => {
                site = *at;
                for way in ways.iter() {
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
            Pending::Alias { .. } | Pending::Unify { .. } | Pending::Looks { .. } => {
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
        let pending = std::mem::replace(&mut self.pending, Pending::None);
        self.choose_of(&pending, alternative, trusted)
    }

    /// As [`Symbolic::choose`], of a decision that somebody keeps.
    pub(crate) fn choose_of(&mut self, pending: &Pending, alternative: u32, trusted: bool) -> Chosen {
        self.trusted = trusted;
        self.unknown = false;
        let taken = match *pending {
            Pending::None => false,
            Pending::Narrow { addr, ty, ref ways, .. } => match ways.get(alternative as usize) {
                Some(way) => self.narrow(addr, ty, way.narrowing),
                None => false,
            },
            Pending::Conditions { ref conditions, .. } => match conditions.get(alternative as usize) {
                Some(way) => {
                    self.chosen = Some((conditions[0].condition, alternative));
                    self.assume(way.condition)
                }
                None => false,
            },
            Pending::Label { ref conditions } => match conditions.get(alternative as usize) {
                Some(&way) => self.take_label(way),
                None => false,
            },
            Pending::Alias { left, right } => match alternative {
                0 => self.alias(left, right),
                _ => self.differ(vec![(Word::Lazy(left), Word::Lazy(right))]),
            },
            Pending::Unify { addr, other } => match alternative {
                0 => self.share(addr, other, false),
                _ => self.differ(vec![(Word::Lazy(addr), other)]),
            },
            Pending::Looks { table } => match alternative {
                0 => self.ignore_argument(table),
                _ => self.look_at_argument(table),
            },
            Pending::Lookup { table, arg, ref candidates } => self.choose_entry(table, arg, candidates, alternative),
        };
        self.trusted = false;
        match (taken, self.unknown) {
            (true, _) => Chosen::Taken,
            (false, true) => Chosen::Unknown,
            (false, false) => Chosen::Infeasible,
        }
    }
}
