//! Conditions on characters against enumeration.

mod support;

use snell_logic::{Assignment, CharClass, CharMap, Range, TermId, Terms, Value, VarId, View, stretches};
use snell_smt::{ChainConfig, Feasibility, PathSolver};
use support::Dice;

const CLASSES: [u64; 8] =
    [0b101, 0b10, 0b1_1111, 0b111 << 8 | 0b1_1111, 1 << 22 | 1 << 30, 1 << 31, (1 << 23) - 1, 0b111_1111 << 11];
const CONSTANTS: [i64; 8] = [0x20, 0x30, 0x41, 0x61, 0x7a, 0xdf, 0x1c5, 0x3000];
const MAPS: [CharMap; 3] = [CharMap::Upper, CharMap::Lower, CharMap::Title];

struct One(VarId, i64);

impl Assignment for One {
    fn value(&self, var: VarId) -> Option<Value> {
        (var == self.0).then(|| Value::Int(self.1.into()))
    }
}

fn character(terms: &mut Terms, dice: &mut Dice, vars: &[TermId]) -> TermId {
    let var = dice.pick(vars);
    match dice.roll(3) {
        0 => terms.char_map(dice.pick(&MAPS), var),
        _ => var,
    }
}

fn condition(terms: &mut Terms, dice: &mut Dice, vars: &[TermId], depth: u32) -> TermId {
    match dice.roll(if depth == 0 { 4 } else { 7 }) {
        0 | 1 => {
            let of = character(terms, dice, vars);
            terms.member(CharClass(dice.pick(&CLASSES)), of)
        }
        2 => {
            let (of, constant) = (character(terms, dice, vars), terms.int(dice.pick(&CONSTANTS)));
            if dice.roll(2) == 0 { terms.le(of, constant) } else { terms.eq(of, constant) }
        }
        3 => {
            let (left, right) = (character(terms, dice, vars), character(terms, dice, vars));
            if dice.roll(3) == 0 { terms.le(left, right) } else { terms.eq(left, right) }
        }
        4 => {
            let inner = condition(terms, dice, vars, depth - 1);
            terms.not(inner)
        }
        connective => {
            let parts = [condition(terms, dice, vars, depth - 1), condition(terms, dice, vars, depth - 1)];
            if connective == 5 { terms.and(&parts) } else { terms.or(&parts) }
        }
    }
}

/// Every character at which some condition can change its truth, and its neighbours.
fn interesting() -> Vec<i64> {
    let mut codes: Vec<i64> = CharMap::changed().iter().map(|&code| i64::from(code)).collect();
    codes.extend(stretches().iter().map(|&(first, _)| i64::from(first)));
    codes.extend(CONSTANTS);
    codes.extend([0, 0x09, 0x30, 0x10_ffff]);
    let mut all: Vec<i64> = codes.iter().flat_map(|code| [code - 1, *code, code + 1]).collect();
    all.retain(|code| u32::try_from(*code).is_ok_and(|code| char::from_u32(code).is_some()));
    all.sort_unstable();
    all.dedup();
    all
}

#[test]
fn one_character_is_exact() {
    let mut dice = Dice(0x5eed);
    let codes = interesting();
    let (mut sat, mut unsat) = (0, 0);
    for _ in 0..300 {
        let mut terms = Terms::new();
        let var = terms.fresh_int(Range::CHAR);
        let View::Var(id) = terms.view(var) else { panic!("a variable is no variable") };
        let conditions: Vec<TermId> =
            (0..dice.roll(4) + 1).map(|_| condition(&mut terms, &mut dice, &[var], 2)).collect();
        let holds = |code: &i64| terms.satisfied(&conditions, &One(id, *code));
        let expected = codes.iter().any(holds);
        let mut solver = PathSolver::new(ChainConfig { external: None, ..ChainConfig::default() });
        let feasible = conditions.iter().map(|condition| solver.assume(&mut terms, *condition)).last();
        match feasible {
            Some(Feasibility::Feasible) => {
                assert!(expected);
                sat += 1;
            }
            Some(Feasibility::Infeasible) => {
                assert!(!expected);
                unsat += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(sat > 50 && unsat > 50, "the generator has become one-sided: {sat} {unsat}");
}

#[test]
fn several_characters_are_never_wrong() {
    let mut dice = Dice(0xcafe);
    // With both of a few characters every condition can be made true or false.
    let codes: Vec<i64> =
        "abzAZ09 .\n\u{df}\u{1c5}\u{1c6}\u{3000}\u{4e2d}\u{e9}\u{c9}".chars().map(|c| c as i64).collect();
    let (mut sat, mut unsat, mut unknown) = (0, 0, 0);
    for _ in 0..300 {
        let mut terms = Terms::new();
        let vars = [terms.fresh_int(Range::CHAR), terms.fresh_int(Range::CHAR)];
        let conditions: Vec<TermId> =
            (0..dice.roll(4) + 1).map(|_| condition(&mut terms, &mut dice, &vars, 2)).collect();
        let mut solver = PathSolver::new(ChainConfig { external: None, ..ChainConfig::default() });
        let feasible = conditions.iter().map(|condition| solver.assume(&mut terms, *condition)).last();
        match feasible {
            Some(Feasibility::Feasible) => sat += 1,
            Some(Feasibility::Infeasible) => {
                unsat += 1;
                for &first in &codes {
                    for &second in &codes {
                        let mut model = snell_logic::Model::new();
                        for (var, code) in vars.iter().zip([first, second]) {
                            let View::Var(id) = terms.view(*var) else { panic!("a variable is no variable") };
                            model.set(id, Value::Int(code.into()));
                        }
                        assert!(!terms.satisfied(&conditions, &model), "{first} {second}");
                    }
                }
            }
            _ => unknown += 1,
        }
    }
    assert!(sat > 50 && unsat > 20, "the generator has become one-sided: {sat} {unsat}");
    assert!(unknown < 30, "{unknown} of 300 unknown");
}
