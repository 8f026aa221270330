//! Ten thousand generated questions, between the fast path, the embedded solver, z3 and cvc5 as far as they are installed.

mod support;

use std::time::Duration;

use snell_logic::{Answer, Range, Solver, TermId, Terms, VarId};
use snell_smt::embedded::Embedded;
use snell_smt::external::External;
use snell_smt::{ChainConfig, ExternalConfig, Feasibility, PathSolver};
use support::{Dice, FLAVOURS, Flavour, Maker};

const QUESTIONS: usize = 10_200;
/// cvc5 takes ten times as long as the others together; it is asked one question in so many.
const CVC5_PART: usize = 12;

/// The processes to ask, each every so many questions. One that is not installed is said to be missing, since nothing else shows it.
fn externals() -> Vec<(External, usize)> {
    let timeout = Duration::from_millis(60);
    let known = [(ExternalConfig::z3("z3", timeout), 1), (ExternalConfig::cvc5("cvc5", timeout), CVC5_PART)];
    let installed = |(config, _): &(ExternalConfig, usize)| {
        let probe = std::process::Command::new(&config.program).arg("--version").output();
        let found = probe.is_ok_and(|output| output.status.success());
        if !found {
            println!("{} is not installed and is not compared", config.program);
        }
        found
    };
    known.into_iter().filter(installed).map(|(config, part)| (External::new(config), part)).collect()
}

fn question(dice: &mut Dice, flavour: Flavour) -> (Terms, Vec<TermId>) {
    let mut terms = Terms::new();
    let small = Range::new(-20, 20);
    let ranges = [Range::INT64, Range::INT64, Range::CHAR, Range::ANY, small];
    let mut ints: Vec<TermId> = Vec::new();
    for _ in 0..dice.roll(4) + 2 {
        let range = if flavour == Flavour::Nonlinear { small } else { dice.pick(&ranges) };
        ints.push(terms.fresh_int(range));
    }
    let bools = [terms.fresh_bool()];
    let size = if dice.roll(2) == 0 { 10 } else { 5000 };
    let count = dice.roll(7) + 1;
    let mut maker = Maker { terms: &mut terms, dice, ints: &ints, bools: &bools, flavour, size };
    let conditions = (0..count).map(|_| maker.condition()).collect();
    (terms, conditions)
}

#[derive(Default, Debug)]
struct Tally {
    sat: u32,
    unsat: u32,
    embedded_unknown: u32,
    external_unknown: u32,
}

#[test]
fn solvers_agree() {
    let mut externals = externals();
    let mut dice = Dice(0x0123_4567_89ab_cdef);
    for flavour in FLAVOURS {
        let mut tally = Tally::default();
        for number in 0..QUESTIONS / FLAVOURS.len() {
            let (mut terms, conditions) = question(&mut dice, flavour);
            let embedded = Embedded::new(75_000).check(&terms, &conditions);
            check(&terms, &conditions, &embedded, &mut tally);
            let mut path = PathSolver::new(ChainConfig { embedded_budget: 75_000, ..ChainConfig::default() });
            let mut feasibility = Feasibility::Feasible;
            for condition in &conditions {
                feasibility = path.assume(&mut terms, *condition);
            }
            let incremental = match feasibility {
                Feasibility::Feasible => path.model(&mut terms),
                Feasibility::Infeasible => Answer::Unsat,
                Feasibility::Unknown(why) => Answer::Unknown(why),
            };
            agree(&terms, &conditions, &embedded, &incremental);
            for (external, _) in externals.iter_mut().filter(|(_, part)| number % part == 0) {
                let second = external.check(&terms, &conditions);
                tally.external_unknown += u32::from(matches!(second, Answer::Unknown(_)));
                agree(&terms, &conditions, &embedded, &second);
                agree(&terms, &conditions, &incremental, &second);
            }
        }
        println!("{flavour:?}: {tally:?}");
        assert!(tally.sat > 100 && tally.unsat > 100, "the generator has become one-sided");
    }
}

fn check(terms: &Terms, conditions: &[TermId], answer: &Answer, tally: &mut Tally) {
    match answer {
        Answer::Sat(model) => {
            assert!(terms.satisfied(conditions, model));
            tally.sat += 1;
        }
        Answer::Unsat => tally.unsat += 1,
        Answer::Unknown(_) => tally.embedded_unknown += 1,
    }
}

/// A believed model against an `Unsat` is a wrong answer; `Unknown` agrees with everything.
fn agree(terms: &Terms, conditions: &[TermId], one: &Answer, other: &Answer) {
    let clash = matches!((one, other), (Answer::Sat(_), Answer::Unsat) | (Answer::Unsat, Answer::Sat(_)));
    assert!(!clash, "{one} against {other}: {}", show(terms, conditions));
}

fn show(terms: &Terms, conditions: &[TermId]) -> String {
    let name = |var: VarId| format!("v{}", var.0);
    conditions.iter().map(|condition| terms.display(*condition, &name).to_string()).collect::<Vec<_>>().join("; ")
}
