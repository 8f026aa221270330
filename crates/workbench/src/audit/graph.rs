//! Who calls whom, definition by definition: what the picture shows.

use super::map::Map;
use crate::entry::said;
use crate::places::place;
use snell_interp_abstract::Analysis;
use snell_report::{CrashSite, DeadCode, DeadKind, Place, SiteStatus};
use snell_semantics::BodyId;
use std::collections::{BTreeMap, BTreeSet};

/// Definitions and their calls.
pub struct CallGraph {
    /// The definitions of the text.
    pub nodes: Vec<Definition>,
    /// Who may enter whom, by positions in `nodes`.
    pub edges: BTreeSet<(usize, usize)>,
}

/// A definition of the text.
pub struct Definition {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub place: Option<Place>,
    /// What is known of it.
    pub state: State,
    /// Whether it is entered from outside.
    pub entry: bool,
    /// Functions of libraries that it may enter.
    pub libraries: BTreeSet<String>,
}

/// What is known of a definition, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum State {
    /// A place in it crashes.
    Crashes,
    /// A place in it is open.
    Open,
    /// No place in it fails.
    Safe,
    /// It never runs.
    Dead,
}

/// The graph of a program.
pub(super) fn graph(
    map: &Map<'_>,
    analysis: &Analysis,
    entries: &[String],
    sites: &[CrashSite],
    dead: &[DeadCode],
) -> CallGraph {
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut graph = CallGraph { nodes: Vec::new(), edges: BTreeSet::new() };
    let mut position = |graph: &mut CallGraph, name: String, place: Option<Place>| match names.get(&name) {
        Some(&at) => at,
        None => {
            let entry = entries.contains(&name) || name == MAIN_PROGRAM;
            names.insert(name.clone(), graph.nodes.len());
            graph.nodes.push(Definition { name, place, state: State::Safe, entry, libraries: BTreeSet::new() });
            graph.nodes.len() - 1
        }
    };
    for &body in analysis.bodies.iter().filter(|&&body| map.is_own_body(body)) {
        if let Some((name, at)) = definition(map, body) {
            position(&mut graph, name, at);
        }
    }
    for (&node, callees) in &analysis.calls {
        let Some(body) = map.home(node).filter(|&body| map.is_own_body(body) || map.is_own(node)) else { continue };
        let Some((name, at)) = definition(map, body) else { continue };
        let from = position(&mut graph, name, at);
        for &callee in callees {
            match map.is_own_body(callee) {
                true => {
                    let Some((name, at)) = definition(map, callee) else { continue };
                    let to = position(&mut graph, name, at);
                    if from != to {
                        graph.edges.insert((from, to));
                    }
                }
                false => graph.nodes[from].libraries.extend(map.callee(callee).map(|callee| callee.name)),
            }
        }
    }
    for code in dead.iter().filter(|code| code.kind == DeadKind::Function) {
        let at = position(&mut graph, code.function.clone(), Some(code.place.clone()));
        graph.nodes[at].state = State::Dead;
    }
    for site in sites {
        let state = match site.status {
            SiteStatus::Crashes => State::Crashes,
            SiteStatus::Open => State::Open,
            SiteStatus::Safe => continue,
        };
        if let Some(node) = graph.nodes.iter_mut().find(|node| node.name == site.function) {
            node.state = node.state.min(state);
        }
    }
    graph
}

/// What expressions at the top are called.
const MAIN_PROGRAM: &str = "main program";

/// The definition that a body is part of.
fn definition(map: &Map<'_>, body: BodyId) -> Option<(String, Option<Place>)> {
    let code = &map.loaded.code;
    let span = code.span(code.body(body).entry);
    let global = map.loaded.program.global(code.body(body).global);
    if let Some(name) = map.definition_of(span).or_else(|| map.definition_of(global.span)) {
        return Some((name, place(&map.loaded.sources, span)));
    }
    let name = map.loaded.program.name(global.name);
    match name {
        snell_core_ir::MAIN => Some((MAIN_PROGRAM.into(), None)),
        name if name.starts_with('%') => None,
        name => Some((said(name).to_owned(), place(&map.loaded.sources, global.span))),
    }
}
