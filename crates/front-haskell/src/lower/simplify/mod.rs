//! The optimiser: small functions are put in where they are called, what is known is worked out.
//!
//! Globals are done callees first, so that what is put in has been simplified already. Nothing is evaluated more often
//! than before, and nothing earlier.

mod cases;
mod copy;
mod expand;
mod fold;
mod occur;
mod rewrite;

use super::Lowering;
use super::arity::{action_arity, action_types};
use super::free::components;
use super::term::{GlobalRef, Term, TermId, Terms, children};
pub(super) use occur::Occurrences;
use rewrite::Rewriter;
use rustc_hash::FxHashMap;
use snell_core_ir::ConId;

/// Functions of at most this size are put in wherever they are applied to all their arguments.
const SMALL: u32 = 10;
/// Those of at most this size, where an argument is a function, which may then be put in as well.
const SMALL_WITH_FUNCTIONS: u32 = 30;

/// What can be put in for a global.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inlining {
    pub term: TermId,
    pub params: usize,
    pub size: u32,
}

/// What `++` is called.
const APPEND: &str = "Snell.Base.++";

/// What is known of other globals, and of constructors.
pub(super) struct Facts {
    inlinings: Vec<Option<Inlining>>,
    /// How many parameters globals have.
    arities: Vec<u32>,
    /// Which globals have the world they run in as their last parameter.
    actions: Vec<bool>,
    /// `++`.
    append: Option<GlobalRef>,
    /// The places of strict fields.
    strict: FxHashMap<ConId, Vec<usize>>,
}

/// Simplifies all globals.
pub(super) fn simplify(lowering: &mut Lowering<'_>) {
    let count = lowering.globals.entries.len();
    let mut facts = Facts {
        inlinings: vec![None; count],
        arities: vec![0; count],
        actions: vec![false; count],
        append: lowering.globals.entries.iter().position(|entry| entry.name == APPEND).map(|at| GlobalRef(at as u32)),
        strict: lowering.datas.strict_fields(lowering.hir, &lowering.builder),
    };
    let action_types = action_types(lowering.hir);
    for global in 0..count {
        let Some(term) = lowering.globals.entries[global].term else { continue };
        let mut term = term;
        let wanted = action_arity(lowering, &action_types, &lowering.globals.entries[global]);
        if wanted == Some(params(&lowering.terms, term) + 1) {
            term = with_world(&mut lowering.terms, term);
            lowering.globals.entries[global].term = Some(term);
        }
        facts.arities[global] = params(&lowering.terms, term) as u32;
        facts.actions[global] = wanted == Some(facts.arities[global] as usize);
    }
    let edges: Vec<Vec<usize>> = lowering
        .globals
        .entries
        .iter()
        .map(|entry| entry.term.map_or(Vec::new(), |term| mentioned(&lowering.terms, term)))
        .collect();
    for group in components(&edges) {
        let recursive = group.len() > 1 || group.iter().any(|&member| edges[member].contains(&member));
        for &member in &group {
            let Some(mut term) = lowering.globals.entries[member].term else { continue };
            // Who calls it by its name goes by its type.
            let most = lowering.globals.entries[member]
                .ty
                .as_ref()
                .map_or(usize::MAX, |ty| lowering.builder.program().arguments(ty).0.len());
            for _ in 0..ROUNDS {
                term = Rewriter::new(&mut lowering.terms, &facts).run(term, most);
            }
            lowering.globals.entries[member].term = Some(term);
            let params = params(&lowering.terms, term);
            facts.arities[member] = params as u32;
            let size = copy::size(&lowering.terms, term, SMALL_WITH_FUNCTIONS + 2);
            let fits = if params > 0 { size <= SMALL_WITH_FUNCTIONS + 2 } else { is_constant(&lowering.terms, term) };
            let entry = lowering.globals.entry(GlobalRef(member as u32));
            let stays = lowering.marked.calls && lowering.sources.file(entry.span.file).is_some();
            if fits && !recursive && !entry.opaque && !stays {
                facts.inlinings[member] = Some(Inlining { term, params, size: size.saturating_sub(2) });
            }
        }
    }
}

/// `\x.. w -> f w` of `\x.. -> f`.
fn with_world(terms: &mut Terms, term: TermId) -> TermId {
    let before = terms.at(terms.span(term));
    let (mut params, body) = match terms.get(term) {
        Term::Lam(params, body) => (params.clone(), *body),
        _ => (Vec::new(), term),
    };
    let world = terms.made("w");
    params.push(world);
    let arg = terms.var(world);
    let body = terms.app(body, vec![arg]);
    let done = terms.lam(params, body);
    terms.at(before);
    done
}

/// One round leaves other names behind and makes new chances.
const ROUNDS: usize = 3;

/// Whether a constant can be put in: nothing is evaluated or allocated for it.
fn is_constant(terms: &Terms, term: TermId) -> bool {
    match terms.get(term) {
        Term::Global(_) | Term::Lit(_) => true,
        Term::Con(_, args) => args.is_empty(),
        _ => false,
    }
}

fn params(terms: &Terms, term: TermId) -> usize {
    match terms.get(term) {
        Term::Lam(params, _) => params.len(),
        _ => 0,
    }
}

/// The globals that a term mentions.
pub(super) fn mentioned(terms: &Terms, root: TermId) -> Vec<usize> {
    let (mut found, mut todo) = (Vec::new(), vec![root]);
    while let Some(id) = todo.pop() {
        let term = terms.get(id);
        if let Term::Global(global) = term {
            found.push(global.index());
        }
        children(term, |child| todo.push(child));
    }
    found.sort_unstable();
    found.dedup();
    found
}
