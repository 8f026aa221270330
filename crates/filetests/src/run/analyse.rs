//! `@run abstract`: what any run of a definition can do.

use snell_core_ir::{GlobalId, Type};
use snell_interp_abstract::{AbstractInput, Options, analyse};
use snell_semantics::{NodeId, Test};
use snell_workbench::{Loaded, entry_to_explore};
use std::collections::BTreeSet;

/// The possible results, the possible failures, and the alternatives that are never taken.
pub fn lines(loaded: &Loaded, name: &str) -> Result<Vec<String>, String> {
    let entry = entry_to_explore(loaded, Some(name)).map_err(|refused| super::refusal(&refused))?;
    let args = inputs(loaded, entry);
    let analysis = analyse(&loaded.code, entry, &args, Options::default());
    let mut lines = vec![analysis.to_string()];
    let failures: BTreeSet<(NodeId, String)> =
        analysis.failures.iter().map(|(fault, node)| (*node, loaded.code.describe(fault))).collect();
    lines.extend(failures.into_iter().map(|(_, text)| format!("may fail: {text}")));
    for (alts, dead) in dead_alternatives(loaded, &analysis) {
        lines.push(format!("dead: {dead} of alternatives {alts}"));
    }
    Ok(lines)
}

fn inputs(loaded: &Loaded, entry: GlobalId) -> Vec<AbstractInput> {
    let global = loaded.program.global(entry);
    let types = match &global.ty {
        Some(ty) => ty.arguments().0.into_iter().take(global.params.len()).cloned().collect(),
        None => vec![Type::Any; global.params.len()],
    };
    types.into_iter().map(AbstractInput::OfType).collect()
}

fn dead_alternatives(loaded: &Loaded, analysis: &snell_interp_abstract::Analysis) -> Vec<(usize, String)> {
    let mut dead = Vec::new();
    for (at, alts) in loaded.code.alts.iter().enumerate() {
        let id = snell_semantics::AltsId(at as u32);
        // Where nothing at all is taken, the whole body is never run.
        if !analysis.alternatives.iter().any(|&(alts, _)| alts == id) {
            continue;
        }
        for (case, alternative) in alts.cases.iter().enumerate() {
            if analysis.is_dead(id, case as u32) {
                let test = match &alternative.test {
                    Test::Con(con, _) => loaded.program.name(loaded.program.con(*con).name).to_owned(),
                    Test::Lit(literal) => format!("{literal:?}"),
                };
                dead.push((at, test));
            }
        }
    }
    dead
}
