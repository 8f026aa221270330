//! Every answer of the embedded solver and of the path solver against enumeration of small ranges.

mod support;

use snell_logic::{Answer, Range, Solver, TermId, Terms};
use snell_smt::embedded::Embedded;
use snell_smt::{ChainConfig, Feasibility, PathSolver};
use support::{Dice, FLAVOURS, Flavour, Maker, brute_force};

const LO: i64 = -3;
const HI: i64 = 3;

fn question(dice: &mut Dice, flavour: Flavour) -> (Terms, Vec<TermId>) {
    let mut terms = Terms::new();
    let range = Range::new(i128::from(LO), i128::from(HI));
    let ints: Vec<TermId> = (0..3).map(|_| terms.fresh_int(range)).collect();
    let bools = [terms.fresh_bool()];
    let count = dice.roll(5) + 1;
    let mut maker = Maker { terms: &mut terms, dice, ints: &ints, bools: &bools, flavour, size: 6 };
    let conditions = (0..count).map(|_| maker.condition()).collect();
    (terms, conditions)
}

#[test]
fn embedded_is_exact() {
    let mut dice = Dice(0x9e37_79b9);
    for flavour in FLAVOURS {
        let (mut unknown, mut sat, mut unsat) = (0, 0, 0);
        for _ in 0..400 {
            let (terms, conditions) = question(&mut dice, flavour);
            let expected = brute_force(&terms, &conditions, LO, HI);
            match Embedded::new(200_000).check(&terms, &conditions) {
                Answer::Sat(model) => {
                    assert!(terms.satisfied(&conditions, &model));
                    assert!(expected);
                    sat += 1;
                }
                Answer::Unsat => {
                    assert!(!expected, "{flavour:?}: {}", show(&terms, &conditions));
                    unsat += 1;
                }
                Answer::Unknown(why) => {
                    println!("unknown, {why} (in truth {expected}): {}", show(&terms, &conditions));
                    unknown += 1;
                }
            }
        }
        println!("{flavour:?}: {sat} sat, {unsat} unsat, {unknown} unknown");
        assert!(sat > 50 && unsat > 20, "the generator has become one-sided");
        let allowed = if flavour == Flavour::Nonlinear { 16 } else { 0 };
        assert!(unknown <= allowed, "{flavour:?}: {unknown} unknown");
    }
}

#[test]
fn path_solver_is_exact_with_undo() {
    let mut dice = Dice(0xdead_beef);
    for round in 0..90 {
        let flavour = FLAVOURS[round % FLAVOURS.len()];
        let mut terms = Terms::new();
        let range = Range::new(i128::from(LO), i128::from(HI));
        let ints: Vec<TermId> = (0..3).map(|_| terms.fresh_int(range)).collect();
        let bools = [terms.fresh_bool()];
        let mut solver = PathSolver::new(ChainConfig::default());
        let mut marks = vec![solver.mark()];
        for _ in 0..30 {
            if dice.roll(3) == 0 {
                let back = dice.roll(marks.len() as u64) as usize;
                solver.undo(marks[back]);
                marks.truncate(back + 1);
                continue;
            }
            let mut maker = Maker { terms: &mut terms, dice: &mut dice, ints: &ints, bools: &bools, flavour, size: 4 };
            let condition = maker.condition();
            let entailed = solver.entailed(&terms, condition);
            let said = solver.model_says(&terms, condition);
            let before = solver.conjuncts().to_vec();
            let trusted = dice.roll(8) == 0;
            let feasibility = if trusted {
                solver.assume_trusted(&mut terms, condition);
                None
            } else {
                Some(solver.assume(&mut terms, condition))
            };
            let conditions = solver.conjuncts().to_vec();
            let expected = brute_force(&terms, &conditions, LO, HI);
            match feasibility {
                Some(Feasibility::Feasible) => assert!(expected, "{}", show(&terms, &conditions)),
                Some(Feasibility::Infeasible) => assert!(!expected, "{}", show(&terms, &conditions)),
                _ => {}
            }
            if let (Some(truth), true) = (entailed, brute_force(&terms, &before, LO, HI)) {
                let opposite = if truth { terms.not(condition) } else { condition };
                let mut impossible = before.clone();
                impossible.push(opposite);
                assert!(!brute_force(&terms, &impossible, LO, HI), "entailed {truth}");
            }
            if let Some(truth) = said {
                let side = if truth { condition } else { terms.not(condition) };
                let mut possible = before;
                possible.push(side);
                assert!(brute_force(&terms, &possible, LO, HI), "the model said {truth}");
            }
            match solver.model(&mut terms) {
                Answer::Sat(model) => assert!(expected && terms.satisfied(&conditions, &model)),
                Answer::Unsat => assert!(!expected),
                // Unknowns with so few values are decided by trying all of them.
                Answer::Unknown(why) => panic!("{why}: {}", show(&terms, &conditions)),
            }
            if let Answer::Sat(model) = solver.small_model(&mut terms) {
                assert!(expected && terms.satisfied(&conditions, &model));
            }
            if expected && dice.roll(2) == 0 {
                marks.push(solver.mark());
            } else if !expected {
                let last = marks[marks.len() - 1];
                solver.undo(last);
            }
        }
        assert_eq!(solver.stats().disbelieved, 0);
    }
}

fn show(terms: &Terms, conditions: &[TermId]) -> String {
    let name = |var: snell_logic::VarId| format!("v{}", var.0);
    conditions.iter().map(|condition| terms.display(*condition, &name).to_string()).collect::<Vec<_>>().join("; ")
}
