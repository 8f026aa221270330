//! Completeness: of a function on finitely many inputs, an exploration finds what every single input does, and no more.

use snell_filetests::checks::matched;
use snell_filetests::inputs::tuples;
use snell_filetests::subject::{Effort, Subject};
use snell_graph::Datum;
use snell_interp_concrete::Ended;
use snell_report::{Outcome, Status};
use snell_workbench::{Show, first_paths, load};
use std::cell::Cell;
use std::collections::BTreeSet;

const TEXT: &str = include_str!("../../../corpus/explore/Finite.hs");
/// More nodes than any input of the module has.
const SIZE: usize = 12;
const MOST: usize = 1000;

fn names() -> impl Iterator<Item = &'static str> {
    let line = TEXT.lines().find_map(|line| line.strip_prefix("-- @explore 200 ")).expect("the functions are named");
    line.split(' ')
}

fn subject(function: &str) -> Subject {
    let loaded = load("Finite.hs", TEXT.as_bytes()).unwrap_or_else(|refused| panic!("{:?}", refused.diagnostics));
    let entry = loaded.program.find_global(function).expect("the function is there");
    let effort = Effort { inputs: MOST, input_size: SIZE, ..Effort::corpus() };
    Subject { loaded, text: TEXT.into(), evals: vec![], explores: vec![entry], effort, work: Cell::new(0) }
}

/// What a function does on every single input, how many inputs there are, and how many of them raise something.
fn by_enumeration(subject: &Subject) -> (BTreeSet<String>, usize, usize) {
    let entry = subject.explores[0];
    let program = &subject.loaded.program;
    let inputs: Vec<Vec<Datum>> = tuples(program, &subject.arguments(entry), SIZE, MOST);
    assert!(inputs.len() < MOST, "all inputs are among these");
    let result = program.global(entry).ty.as_ref().map(|ty| program.arguments(ty).1);
    let mut show = Show::of(&subject.loaded);
    let mut raising = 0;
    let ends = inputs.iter().map(|args| match subject.run(entry, args) {
        Ended::Value(value) => show.value(&value, result.as_ref()),
        Ended::Failed { says: Some(says), .. } => {
            raising += 1;
            show.raised(&says).unwrap_or_default()
        }
        Ended::Failed { text, .. } => text.trim_end().to_owned(),
        other => panic!("{other:?}"),
    });
    (ends.collect(), inputs.len(), raising)
}

#[test]
fn results_are_those_of_all_inputs() {
    let mut functions = 0;
    for function in names() {
        let subject = subject(function);
        let (wanted, inputs, _) = by_enumeration(&subject);
        let Ok((paths, summary)) = first_paths(&subject.loaded, function, 1000) else { panic!("{function}") };
        assert_eq!(summary.status, Status::Exhausted, "{function}");
        assert!(paths.len() <= inputs, "{function}: {} paths, {inputs} inputs", paths.len());
        let found: BTreeSet<String> = paths
            .into_iter()
            .map(|path| match path.outcome {
                Outcome::Value { value } => value,
                Outcome::Fails { text, .. } => text,
            })
            .collect();
        // A part of an input that is passed on is any of its values.
        if found.iter().all(|result| !result.contains('_')) {
            assert_eq!(found, wanted, "{function}");
        }
        functions += 1;
    }
    assert!(functions >= 20, "{functions} functions");
}

/// Each input takes exactly one path, which ends as a run of it does.
#[test]
fn every_input_takes_one_path() {
    for function in names() {
        let subject = subject(function);
        let (_, inputs, raising) = by_enumeration(&subject);
        let compared = matched::check(&subject).unwrap_or_else(|why| panic!("{function}: {why}"));
        // Pinned before and after: all inputs were compared twice, but those that raise something, once.
        assert_eq!(compared, (2 * inputs - raising) as u64, "{function}");
    }
}
