//! `@run abstract`: what any run of a definition can do.

use snell_interp_abstract::{Options, analyse};
use snell_semantics::{NodeId, Test};
use snell_workbench::{EvalRequest, Loaded, Notation, entry_to_explore, eval, inputs, place};
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

/// Steps after which an evaluator without a cache is stopped.
const STEPS: u64 = 20_000;

/// The answers of an evaluator that is linked from components, and what it observes.
pub fn lines_with(loaded: &Loaded, name: &str, with: &str, paper: bool) -> Result<Vec<String>, String> {
    let notation = if paper { Notation::Paper } else { Notation::Snell };
    let max_facts = EvalRequest::MAX_FACTS;
    let (entry, with) = (Some(name.into()), with.into());
    let request = EvalRequest { entry, with, notation, max_steps: STEPS, max_facts, deadline: None };
    let report = match eval(loaded, &request) {
        Ok(report) => report,
        Err(refused) => return Ok(vec![format!("refused: {}", super::refusal(&refused))]),
    };
    let place = |span| place(&loaded.sources, span).map_or("?".into(), |at| format!("{}:{}", at.line, at.column));
    let store = |cells: Vec<(String, String)>| cells.into_iter().map(|(addr, content)| format!("  {addr} ↦ {content}"));
    let mut lines = Vec::new();
    for answer in report.answers {
        match answer.path.is_empty() {
            true => lines.push(answer.value),
            false => lines.push(format!("{} if {}", answer.value, answer.path.join(", "))),
        }
        lines.extend(store(answer.store));
        let trace: Vec<String> = answer.trace.iter().map(|&node| place(loaded.code.span(node))).collect();
        if !trace.is_empty() {
            lines.push(format!("  via {}", trace.join(" ")));
        }
    }
    for (at, (failure, cells)) in report.failures.into_iter().enumerate() {
        lines.push(format!("may fail: {} at {}", failure.message, place(failure.span)));
        lines.extend(store(cells));
        let paths = report.conditions.get(at).into_iter().flatten();
        lines.extend(paths.map(|path| format!("  if {}", path.join(", "))));
    }
    for (kind, spans) in [("reachable", report.reachable), ("dead", report.dead)] {
        if let Some(spans) = spans {
            let places: Vec<String> = spans.into_iter().map(place).collect();
            lines.push(format!("{kind}: {}", places.join(" ")));
        }
    }
    if !report.complete {
        lines.push(format!("not analysed to the end within {STEPS} steps"));
    }
    Ok(lines)
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
