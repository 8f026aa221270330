//! Queries in Core: an expression in the scope of a program. Variables that nothing defines are its unknowns.

use super::diagnostics::Diagnostics;
use super::parse;
use super::syntax::{DefinitionItem, Ident, Node, PatternNode, Syntax};
use crate::HOLDS;
use rustc_hash::FxHashSet;
use snell_source::{FileId, Name, Names};

/// Reads a query and adds it as a definition whose parameters are the unknowns, in the order in which they are met.
pub(super) fn add(text: &str, file: FileId, names: &mut Names, syntax: &mut Syntax, diagnostics: &mut Diagnostics) {
    let first = syntax.len();
    let Some(body) = parse::expression(text, file, names, syntax, diagnostics) else { return };
    let span = syntax.span(body);
    let mut known: FxHashSet<Name> = syntax.definitions.iter().map(|definition| definition.name.name).collect();
    known.extend(&syntax.broken.globals);
    let nodes = || (first..syntax.len()).map(|at| syntax.at(at));
    known.extend(nodes().flat_map(|(node, _)| binders(node)).map(|ident| ident.name));
    let mut params: Vec<Ident> = Vec::new();
    for (node, span) in nodes() {
        if let Node::Var(name) = node
            && known.insert(*name)
        {
            params.push(Ident { name: *name, span });
        }
    }
    params.sort_by_key(|ident| ident.span.start);
    let name = Ident { name: names.intern(HOLDS), span };
    syntax.definitions.push(DefinitionItem { name, params, body, span });
}

/// The variables that a node binds.
fn binders(node: &Node) -> Vec<Ident> {
    match node {
        Node::Lambda { params, .. } => params.clone(),
        Node::Let { bindings, .. } => bindings.iter().map(|(name, _)| *name).collect(),
        Node::Case { binder, alts, .. } => {
            let fields = alts.iter().flat_map(|alt| match &alt.pattern {
                PatternNode::Con(_, fields) => &fields[..],
                _ => &[],
            });
            binder.iter().chain(fields).copied().collect()
        }
        _ => Vec::new(),
    }
}
