//! Reading, running and analysing programs; shared by the tests.
#![allow(dead_code)] // each test uses a part

use snell_core_ir::{GlobalId, check, read};
use snell_graph::Datum;
use snell_interp_abstract::{AbstractInput, Analysis, Components, Options, PRESETS, analyse};
use snell_interp_concrete::{Ended, Run, run};
use snell_semantics::{Code, resolve};
use snell_source::SourceSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A program and its entry point `main`.
pub fn program(text: &str) -> (Arc<Code>, GlobalId) {
    let mut sources = SourceSet::default();
    let file = sources.add("test.core", text);
    let lowered = read(&sources, file);
    assert!(lowered.diagnostics.is_empty(), "{:?}\n{text}", lowered.diagnostics);
    assert!(check(&lowered.program).is_empty(), "{text}");
    let entry = lowered.program.find_global("main").expect("a main");
    (Arc::new(resolve(Arc::new(lowered.program))), entry)
}

/// Runs a program for a while.
pub fn concrete(code: &Arc<Code>, entry: GlobalId, args: &[Datum], inputs: &[Datum]) -> Ended {
    let run_of = Run {
        args: args.to_vec(),
        inputs: inputs.to_vec(),
        observe: 2000,
        fuel: 50_000,
        max_bytes: 1 << 28,
        ..Run::of(entry)
    };
    run(code, &run_of, (), &AtomicBool::new(false)).0
}

/// Whether an analysis covers the end of a run.
pub fn covers(analysis: &Analysis, ended: &Ended) -> bool {
    match ended {
        Ended::Value(value) => analysis.covers_value(value),
        Ended::Failed { fault, node, .. } => analysis.covers_failure(*fault, *node),
        Ended::Assumption | Ended::OutOfFuel | Ended::Cancelled => true,
    }
}

/// Component sets beside the presets, to have every component with every kind of store.
pub const MORE_SETS: &[&str] = &[
    "values=intervals,store=per-state+gc,widen=3",
    "values=constants,alloc=kcfa(1),store=per-state+gc,widen=2",
    "values=signs,alloc=mcfa(1),store=per-state,widen=1",
    "values=constants,alloc=mcfa(2)",
    "values=constants,store=per-state,widen=0",
    "values=constants,store=global+crushed",
    "values=constants,store=per-state+gc,widen=64",
    "values=constants,alloc=mcfa(1),store=per-state+gc,widen=4",
    "0cfa,unroll=60",
];

/// All component sets that claim soundness.
pub fn sound_sets() -> Vec<Components> {
    let presets = PRESETS.iter().map(|preset| preset.name);
    let sets = presets.chain(MORE_SETS.iter().copied()).map(|text| text.parse().expect(text));
    sets.filter(Components::is_sound).collect()
}

/// Whether an analysis that may give up covers the end of a run.
pub fn must_cover(code: &Arc<Code>, entry: GlobalId, args: &[AbstractInput], components: Components, ended: &Ended) {
    let analysis = analyse(code, entry, args, Options { budget: 4_000, ..Options::with(components) });
    assert!(
        covers(&analysis, ended),
        "{ended:?} is not covered under {components} by {analysis}, {:?}",
        analysis.failures
    );
}

/// Analyses and runs `main`; the analysis must be complete and cover the run, and so must all the others that come to
/// an end.
pub fn sound(text: &str) -> Analysis {
    let (code, entry) = program(text);
    let ended = concrete(&code, entry, &[], &[]);
    for components in sound_sets() {
        must_cover(&code, entry, &[], components, &ended);
    }
    let analysis = analyse(&code, entry, &[], Options::default());
    assert!(analysis.complete);
    assert!(covers(&analysis, &ended), "{ended:?} is not covered by {analysis}, {:?}", analysis.failures);
    analysis
}

/// The possible results and failures of `main`, in words.
pub fn results(text: &str) -> String {
    let analysis = sound(text);
    let (code, _) = program(text);
    let mut shown = analysis.to_string();
    for (fault, _) in &analysis.failures {
        shown.push_str(&format!("; {}", code.describe(fault)));
    }
    shown
}

/// Analyses `main` on every input of these types.
pub fn on_types(code: &Arc<Code>, entry: GlobalId, types: &[snell_core_ir::Type]) -> Analysis {
    let args: Vec<_> = types.iter().cloned().map(AbstractInput::OfType).collect();
    analyse(code, entry, &args, Options::default())
}
