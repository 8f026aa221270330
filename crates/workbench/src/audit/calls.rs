//! The calls of the user's text, with all that each may enter.

use super::map::Map;
use crate::places::place;
use snell_interp_abstract::Analysis;
use snell_report::{CallSite, Callee, Place};
use snell_semantics::Node;
use snell_source::Span;
use std::collections::{BTreeMap, BTreeSet};

/// What is known of the calls at one place.
#[derive(Default)]
struct Found {
    callees: BTreeSet<Callee>,
    outside: bool,
    indirect: bool,
    function: String,
}

/// All calls, in the order of the text.
pub(super) fn calls(map: &Map<'_>, analysis: &Analysis) -> Vec<CallSite> {
    let code = &map.loaded.code;
    let mut found: BTreeMap<Span, Found> = BTreeMap::new();
    let all: BTreeSet<_> = analysis.calls.keys().chain(&analysis.calls_outside).copied().collect();
    for node in all.into_iter().filter(|&node| map.is_own(node)) {
        let here = found.entry(code.span(node)).or_default();
        here.function = map.function_at(node);
        let bodies = analysis.calls.get(&node).into_iter().flatten();
        let known = matches!(code.node(node), Node::CallKnown(..));
        let text = map.text(code.span(node));
        // What a library calls by itself is no call of the text.
        let is_said = |callee: &Callee| !known || callee.place.is_some() || text.contains(callee.name.as_str());
        here.callees.extend(bodies.filter_map(|&body| map.callee(body)).filter(is_said));
        here.outside |= analysis.calls_outside.contains(&node);
        here.indirect |= matches!(code.node(node), Node::Call(..));
    }
    let mut calls = Vec::new();
    for (span, found) in found {
        let Some(place) = place(&map.loaded.sources, span) else { continue };
        if found.callees.is_empty() && !found.outside {
            continue;
        }
        // A function that is called with some of its arguments first is no choice.
        let named = found.callees.len() == 1 && !found.outside && names(map, span, &place, &found.callees);
        calls.push(CallSite {
            function: found.function,
            text: map.text(span),
            place,
            direct: !found.indirect || named,
            callees: found.callees.into_iter().collect(),
            outside: found.outside,
        });
    }
    calls
}

/// Whether the text begins with the name of the only callee, or is what defines it: a loop is no choice, either.
fn names(map: &Map<'_>, span: Span, at: &Place, callees: &BTreeSet<Callee>) -> bool {
    let text = map.text(span);
    let first = text.trim_start_matches('(').split([' ', ')']).next().unwrap_or_default();
    let begins = |inner: &Place| (at.line, at.column) <= (inner.line, inner.column);
    let holds = |inner: &Place| {
        let ends = (inner.end_line, inner.end_column) <= (at.end_line, at.end_column);
        inner.file == at.file && begins(inner) && ends
    };
    callees.iter().all(|callee| {
        let name = callee.name.split(" (in ").next().unwrap_or(&callee.name);
        let loops = callee.name != name && callee.place.as_ref().is_some_and(holds);
        // What a library puts in begins where the call does.
        let put_in = callee.place.as_ref().is_some_and(|of| (of.line, of.column) == (at.line, at.column));
        loops || put_in || name == first || name.rsplit('.').next() == Some(first)
    })
}
