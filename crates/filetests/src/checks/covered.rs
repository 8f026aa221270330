//! The abstract result covers every concrete one, failures included.

use crate::inputs::tuples;
use crate::searched::search_subject;
use crate::subject::{Subject, is_inconclusive};
use snell_core_ir::{GlobalId, Type};
use snell_graph::Datum;
use snell_interp_abstract::{AbstractInput, Analysis, Components, Options, PRESETS, analyse};
use snell_interp_concrete::Ended;
use snell_interp_symbolic::End;

/// Component sets beside the presets, so that each component is met with each kind of store.
const MORE_SETS: &[&str] = &[
    "values=intervals,store=per-state+gc,widen=3",
    "values=constants,alloc=kcfa(1),store=per-state+gc,widen=2",
    "values=constants,alloc=kcfa(2)",
    "values=signs,alloc=mcfa(1),store=per-state,widen=1",
    "values=constants,store=per-state,widen=0",
    "values=constants,store=global+crushed",
    "values=symbolic+intervals,store=per-state,widen=2",
    "values=symbolic+signs,alloc=kcfa(1),store=per-state+gc,widen=1",
    "values=symbolic+any,alloc=mcfa(1),store=per-state+gc+crushed,widen=3",
];

/// Compares with the concrete run of what is evaluated, and with concrete runs and paths of what is explored.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let mut compared = 0;
    for &entry in &subject.evals {
        let analysis = analysis(subject, entry, Vec::new());
        compared += covers(subject, entry, &analysis, &[])?;
        for components in sets(subject) {
            let options = Options { budget: subject.effort.set_steps, ..Options::with(components) };
            let analysis = analyse(&subject.loaded.code, entry, &[], options);
            compared +=
                covers(subject, entry, &analysis, &[]).map_err(|wrong| format!("with {components}: {wrong}"))?;
        }
    }
    for &entry in &subject.explores {
        // A call with just its parameters: what a result that is a function does is not what is asked.
        let mut types = subject.arguments(entry);
        let params = subject.loaded.program.global(entry).params.len();
        let all = types.len() == params;
        types.truncate(params);
        if types.iter().any(|ty| matches!(ty, Type::Cell(_) | Type::Array(_))) {
            continue;
        }
        let analysis = analysis(subject, entry, types.iter().cloned().map(AbstractInput::OfType).collect());
        if !subject.has_fresh() {
            let inputs = tuples(&subject.loaded.program, &types, subject.effort.input_size, subject.effort.inputs);
            for args in &inputs {
                compared += covers(subject, entry, &analysis, args)?;
            }
            for components in sets(subject) {
                let options = Options { budget: subject.effort.set_steps, ..Options::with(components) };
                let any = types.iter().cloned().map(AbstractInput::OfType).collect::<Vec<_>>();
                let analysis = analyse(&subject.loaded.code, entry, &any, options);
                for args in &inputs {
                    compared += covers(subject, entry, &analysis, args)
                        .map_err(|wrong| format!("with {components}: {wrong}"))?;
                }
            }
        }
        let paths = if all { search_subject(subject, entry)?.paths } else { Vec::new() };
        for found in paths {
            let (fine, what) = match &found.outcome.end {
                End::Value(value) => (analysis.covers_value(value), format!("the value {value:?}")),
                End::Endless => continue,
                End::Failed { fault, node, text, .. } => {
                    (analysis.covers_failure(*fault, *node), format!("the failure {text} at {node:?}"))
                }
            };
            if !fine {
                let args = &found.outcome.args;
                return Err(format!("{}: {what} of a path with {args:?} is not in {analysis}", subject.name(entry)));
            }
            compared += 1;
        }
    }
    Ok(compared)
}

/// The component sets that claim soundness, as far as effort allows.
fn sets(subject: &Subject) -> impl Iterator<Item = Components> {
    let (every, salt) = (subject.effort.one_set_of, subject.effort.salt);
    let all = PRESETS.iter().map(|preset| preset.components).chain(MORE_SETS.iter().copied());
    let sound = all.filter_map(|text| text.parse::<Components>().ok()).filter(Components::is_sound);
    sound.enumerate().filter(move |(at, _)| (at + salt) % every == 0).map(|(_, components)| components)
}

fn analysis(subject: &Subject, entry: GlobalId, args: Vec<AbstractInput>) -> Analysis {
    let options = Options { budget: subject.effort.abstract_steps, ..Options::default() };
    analyse(&subject.loaded.code, entry, &args, options)
}

fn covers(subject: &Subject, entry: GlobalId, analysis: &Analysis, args: &[Datum]) -> Result<u64, String> {
    let ended = subject.run(entry, args);
    let fine = match &ended {
        ended if is_inconclusive(ended) || !analysis.complete => return Ok(0),
        Ended::Value(value) => analysis.covers_value_of(args, value),
        Ended::Failed { fault, node, .. } => analysis.covers_failure_of(args, *fault, *node),
        _ => return Ok(0),
    };
    match fine {
        true => Ok(1),
        false => Err(format!("{} {args:?} ends with {ended:?}, which is not in {analysis}", subject.name(entry))),
    }
}
