//! Places of the user's text that could fail: what the analysis says may fail, and what it says does not.

use super::blame::Blame;
use super::map::Map;
use super::says::{Raised, Says};
use crate::codes::{loading, of_fault};
use crate::failures::kind;
use snell_core_ir::Prim;
use snell_interp_abstract::Analysis;
use snell_semantics::{BodyId, Fault, Node, NodeId, Test};
use snell_source::{Code, Span};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A place that could fail.
pub(super) struct Site {
    pub span: Span,
    pub code: Code,
    /// What it would say.
    pub what: String,
    /// The nodes that stand for it.
    pub nodes: BTreeSet<NodeId>,
    /// Whether it is a call of a library that fails, in whatever way.
    pub library: bool,
    /// Whether the analysis says that it may fail.
    pub may_fail: bool,
    /// The function it is in.
    pub function: String,
}

/// Looks for places that could fail.
pub(super) struct Search<'a> {
    pub map: &'a Map<'a>,
    pub says: &'a Says<'a>,
    pub blame: &'a Blame<'a>,
    pub analysis: &'a Analysis,
    /// Code that never runs.
    pub dead: &'a [Span],
    /// Whether types keep values of the wrong kind from everywhere.
    pub typed: bool,
    /// What functions of libraries say of themselves.
    pub partial: RefCell<BTreeMap<BodyId, Option<String>>>,
}

/// Calls that a library's function is followed for, to see whether it fails by itself.
const FAR: usize = 2;

impl Search<'_> {
    /// All places, in the order of the text.
    pub(super) fn sites(&self) -> Vec<Site> {
        let mut found: BTreeMap<(Span, Code), Site> = BTreeMap::new();
        for (fault, node) in self.analysis.failures.iter().filter(|(fault, node)| self.counts(fault, *node)) {
            if !self.typed && self.map.is_inner(fault, *node) {
                continue;
            }
            let text = match self.says.fault(fault, *node) {
                Raised::Exit => continue,
                Raised::Text(text) => Some(text),
                Raised::Unknown => None,
            };
            for place in self.blame.failure(*node) {
                self.add(&mut found, place, *node, of_fault(fault), text.clone(), true);
            }
        }
        for body in (0..self.map.loaded.code.bodies.len() as u32).map(BodyId) {
            for &node in self.map.nodes(body).iter().filter(|&&node| self.map.is_own(node)) {
                if let Some((code, text)) = self.could_fail(node) {
                    self.add(&mut found, node, node, code, text, false);
                }
            }
        }
        found.into_values().collect()
    }

    fn add(
        &self,
        found: &mut BTreeMap<(Span, Code), Site>,
        place: NodeId,
        node: NodeId,
        code: Code,
        text: Option<String>,
        may_fail: bool,
    ) {
        let span = self.map.loaded.code.span(place);
        let is_dead = |dead: &Span| dead.file == span.file && dead.start <= span.start && span.end <= dead.end;
        if !may_fail && self.dead.iter().any(is_dead) {
            return;
        }
        let library = place != node || matches!(self.map.loaded.code.node(node), Node::CallKnown(..));
        // What libraries say to themselves is not for people.
        let text = text.filter(|text| !text.starts_with('%') && !text.ends_with('#'));
        let code = if library && code != loading::LOOP {
            loading::FAILED
        } else {
            text.as_deref().and_then(kind).unwrap_or(code)
        };
        let site = found.entry((span, code)).or_insert_with(|| Site {
            span,
            code,
            what: String::new(),
            nodes: BTreeSet::new(),
            library,
            may_fail: false,
            function: self.map.function_at(place),
        });
        site.nodes.extend([place, node]);
        site.library |= library;
        let source = self.map.text(span);
        let names =
            |text: &str| text.split([' ', ':', '.', '(', ')']).any(|word| !word.is_empty() && source.contains(word));
        let better = |text: &String| {
            site.what.is_empty() || may_fail && !site.may_fail || library && names(text) && !names(&site.what)
        };
        if let Some(text) = text.filter(better) {
            site.what = text;
        }
        site.may_fail |= may_fail;
    }

    /// Whether a failure is one that types, or resources, don't rule out. Haskell's libraries look before they make a
    /// character of a number.
    fn counts(&self, fault: &Fault<()>, node: NodeId) -> bool {
        match fault {
            Fault::Unsupported(_) | Fault::OutOfMemory | Fault::StackOverflow => false,
            Fault::WrongKind(_) | Fault::NotAFunction(_) | Fault::FunctionsCompared => !self.typed,
            Fault::OutOfRange => {
                !(self.typed && matches!(self.map.loaded.code.node(node), Node::Prim(Prim::IntToChar, _)))
            }
            Fault::NoMatch => !(self.typed && self.is_exhaustive(node)),
            Fault::Error(_) => !(self.typed && self.map.is_left_over(node)),
            _ => true,
        }
    }

    fn is_exhaustive(&self, node: NodeId) -> bool {
        let code = &self.map.loaded.code;
        matches!(code.node(node), Node::Case(_, alts) if self.map.is_exhaustive(code.alternatives(alts)))
    }

    /// Whether a node fails for some values, and what it then says.
    fn could_fail(&self, node: NodeId) -> Option<(Code, Option<String>)> {
        let code = &self.map.loaded.code;
        let says = |fault: Fault<()>| Some((of_fault(&fault), Some(code.describe(&fault))));
        match code.node(node) {
            Node::Error(label) if !(self.typed && self.map.is_left_over(node)) => says(Fault::Error(label)),
            Node::Assert(label, ..) => says(Fault::Assert(label)),
            Node::Binary(op, ..) | Node::Prim(op, _) => match op {
                Prim::Raise => match self.says.node(node) {
                    Raised::Exit => None,
                    Raised::Text(text) => Some((loading::FAILED, Some(text))),
                    Raised::Unknown => Some((loading::FAILED, None)),
                },
                Prim::IntQuot | Prim::IntRem | Prim::IntDiv | Prim::IntMod => says(Fault::DivideByZero),
                Prim::IntegerQuot | Prim::IntegerRem | Prim::IntegerDiv | Prim::IntegerMod => says(Fault::DivideByZero),
                Prim::IntToChar if self.typed => None,
                Prim::ArrayRead | Prim::ArrayWrite | Prim::StrIndex | Prim::StrSlice | Prim::IntToChar => {
                    says(Fault::OutOfRange)
                }
                Prim::StrToInteger | Prim::StrToDouble => says(Fault::Malformed),
                _ => None,
            },
            Node::Case(_, alts) if code.alternatives(alts).default.is_none() => {
                let literal = code.alternatives(alts).cases.iter().any(|case| matches!(case.test, Test::Lit(_)));
                (literal || !self.is_exhaustive(node)).then(|| says(Fault::NoMatch)).flatten()
            }
            Node::CallKnown(callee, _) if !self.map.is_own_body(callee) => {
                let known = self.partial.borrow().get(&callee).cloned();
                let text = known.unwrap_or_else(|| {
                    let text = self.fails_by_itself(callee);
                    self.partial.borrow_mut().insert(callee, text.clone());
                    text
                });
                text.map(|text| (loading::FAILED, Some(text)))
            }
            _ => None,
        }
    }

    /// What a function of a library says about itself when it fails: its own name is in the text.
    fn fails_by_itself(&self, body: BodyId) -> Option<String> {
        let name = self.map.callee(body)?.name;
        let mut level = BTreeSet::from([body]);
        for _ in 0..=FAR {
            let inner: BTreeSet<BodyId> = level.iter().flat_map(|&body| self.map.uses(body).iter().copied()).collect();
            level.extend(inner.into_iter().filter(|&body| !self.map.is_own_body(body)));
            for &node in level.iter().flat_map(|&body| self.map.nodes(body)) {
                if let Raised::Text(text) = self.says.node(node)
                    && text.split([' ', ':', '.']).any(|word| word == name)
                {
                    return Some(text);
                }
            }
        }
        None
    }
}
