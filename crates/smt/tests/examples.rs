//! Small questions whose answers are known.

use std::sync::{Arc, Mutex};

use snell_integer::Integer;
use snell_logic::{
    Answer, BitOp, Division, DoubleCompare, DoubleOp, Model, Range, Solver, TermId, Terms, Value, VarId, Why,
};
use snell_smt::embedded::Embedded;
use snell_smt::{Chain, ChainConfig, Feasibility, Logged, PathSolver};

fn solver() -> PathSolver {
    PathSolver::new(ChainConfig::default())
}

fn int(model: &Model, var: u32) -> i64 {
    model.get(VarId(var)).and_then(Value::as_int).and_then(Integer::to_i64).expect("a small integer")
}

#[test]
fn an_overflow_is_found() {
    let mut terms = Terms::new();
    let x = terms.fresh_int(Range::INT64);
    let next = terms.offset(x, 1);
    let wrapped = terms.wrap(next);
    let below = terms.lt(wrapped, x);
    let mut solver = solver();
    assert_eq!(solver.assume(&mut terms, below), Feasibility::Feasible);
    let Answer::Sat(model) = solver.model(&mut terms) else { panic!("no model") };
    assert_eq!(int(&model, 0), i64::MAX);
}

#[test]
fn a_bound_excludes_an_overflow() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_int(Range::INT64), terms.fresh_int(Range::INT64));
    let next = terms.offset(x, 1);
    let wrapped = terms.wrap(next);
    let mut solver = solver();
    let less = terms.lt(x, y);
    assert_eq!(solver.assume(&mut terms, less), Feasibility::Feasible);
    let below = terms.lt(wrapped, x);
    assert_eq!(solver.assume(&mut terms, below), Feasibility::Infeasible);
    // The fast path knows it from the bound that x < y implies.
    assert_eq!((solver.stats().fast_path + solver.stats().syntax > 0, solver.stats().embedded), (true, 0));
}

#[test]
fn divisions_by_all_signs() {
    for division in [Division::Div, Division::Mod, Division::Quot, Division::Rem] {
        for divisor in [-5i64, -2, 2, 5] {
            for dividend in -11i64..=11 {
                let mut terms = Terms::new();
                let x = terms.fresh_int(Range::INT64);
                let (d, c) = (terms.int(divisor), terms.int(dividend));
                let result = terms.divide(division, x, d);
                let expected = division.apply(&dividend.into(), &divisor.into()).expect("not zero");
                let expected = terms.int(expected);
                let fixed = terms.eq(x, c);
                let right = terms.eq(result, expected);
                let wrong = terms.ne(result, expected);
                let mut embedded = Embedded::new(500_000);
                assert!(matches!(embedded.check(&terms, &[fixed, right]), Answer::Sat(_)));
                assert_eq!(embedded.check(&terms, &[fixed, wrong]), Answer::Unsat, "{division:?} {dividend} {divisor}");
            }
        }
    }
}

#[test]
fn small_models_are_small() {
    let mut terms = Terms::new();
    let vars: Vec<TermId> = (0..4).map(|_| terms.fresh_int(Range::INT64)).collect();
    let mut solver = solver();
    for pair in vars.windows(2) {
        let less = terms.lt(pair[0], pair[1]);
        assert_eq!(solver.assume(&mut terms, less), Feasibility::Feasible);
    }
    let Answer::Sat(model) = solver.small_model(&mut terms) else { panic!("no model") };
    let values: Vec<i64> = (0..4).map(|var| int(&model, var)).collect();
    assert!(values.iter().all(|value| (0..=6).contains(value)), "{values:?}");
}

#[test]
fn doubles_by_trying() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_double(), terms.fresh_double());
    let (half, ten) = (terms.double(0.5), terms.double(10.0));
    let sum = terms.double_op(DoubleOp::Add, &[x, half]);
    let mut solver = solver();
    let above = terms.double_compare(DoubleCompare::Lt, ten, sum);
    assert_eq!(solver.assume(&mut terms, above), Feasibility::Feasible);
    let close = terms.double_compare(DoubleCompare::Lt, x, y);
    assert_eq!(solver.assume(&mut terms, close), Feasibility::Feasible);
    let nan = terms.is_nan(y);
    assert!(matches!(solver.assume(&mut terms, nan), Feasibility::Unknown(Why::Double)));
    let mut terms = Terms::new();
    let z = terms.fresh_double();
    let nan = terms.is_nan(z);
    let mut solver = self::solver();
    assert_eq!(solver.assume(&mut terms, nan), Feasibility::Feasible);
    let Answer::Sat(model) = solver.model(&mut terms) else { panic!("no model") };
    assert!(model.get(VarId(0)).and_then(Value::as_double).is_some_and(f64::is_nan));
}

#[test]
fn bits_of_two_bytes_are_decided() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_int(Range::INT64), terms.fresh_int(Range::INT64));
    let mut solver = solver();
    for number in [x, y] {
        let (low, high) = (terms.int(0), terms.int(127));
        for bound in [terms.le(low, number), terms.le(number, high)] {
            assert_eq!(solver.assume(&mut terms, bound), Feasibility::Feasible);
        }
    }
    // x + y = (x xor y) + 2 (x and y), whatever they are.
    let (apart, common) = (terms.bit(BitOp::Xor, x, y), terms.bit(BitOp::And, x, y));
    let twice = terms.scale(common, &Integer::from(2));
    let (sum, parts) = (terms.add(x, y), terms.add(apart, twice));
    let mark = solver.mark();
    let different = terms.ne(sum, parts);
    assert_eq!(solver.assume(&mut terms, different), Feasibility::Infeasible);
    solver.undo(mark);
    let wanted = terms.int(99);
    let exotic = terms.eq(apart, wanted);
    assert_eq!(solver.assume(&mut terms, exotic), Feasibility::Feasible);
}

#[test]
fn numbers_beyond_the_fast_path() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_int(Range::ANY), terms.fresh_int(Range::ANY));
    let huge = terms.int(Integer::power_of_two(200));
    let mut solver = solver();
    let above = terms.gt(x, huge);
    assert_eq!(solver.assume(&mut terms, above), Feasibility::Feasible);
    let mark = solver.mark();
    let less = terms.lt(x, y);
    assert_eq!(solver.assume(&mut terms, less), Feasibility::Feasible);
    assert!(matches!(solver.model(&mut terms), Answer::Sat(_)));
    let zero = terms.int(0);
    let negative = terms.lt(y, zero);
    assert_eq!(solver.assume(&mut terms, negative), Feasibility::Infeasible);
    solver.undo(mark);
    assert_eq!(solver.assume(&mut terms, negative), Feasibility::Feasible);
}

#[test]
fn variables_come_and_go() {
    let mut terms = Terms::new();
    let mut solver = solver();
    let x = terms.fresh_int(Range::INT64);
    let zero = terms.int(0);
    let positive = terms.gt(x, zero);
    assert_eq!(solver.assume(&mut terms, positive), Feasibility::Feasible);
    for round in 0..6 {
        let (mark, arena) = (solver.mark(), terms.mark());
        // The same variable number, with another sort or range each time.
        let condition = match round % 3 {
            0 => terms.fresh_bool(),
            1 => {
                let c = terms.fresh_int(Range::CHAR);
                terms.lt(x, c)
            }
            _ => {
                let d = terms.fresh_double();
                let one = terms.double(1.0);
                terms.double_compare(DoubleCompare::Le, one, d)
            }
        };
        assert_eq!(solver.assume(&mut terms, condition), Feasibility::Feasible, "round {round}");
        assert!(matches!(solver.model(&mut terms), Answer::Sat(_)));
        solver.undo(mark);
        terms.truncate(arena);
    }
    assert!(matches!(solver.model(&mut terms), Answer::Sat(_)));
}

#[test]
fn the_cache_knows_supersets_of_unsat() {
    let mut terms = Terms::new();
    let vars: Vec<TermId> = (0..3).map(|_| terms.fresh_int(Range::INT64)).collect();
    let (double, odd) = (terms.add(vars[0], vars[0]), terms.int(7));
    let sum = terms.add(double, vars[1]);
    let core = [terms.eq(sum, odd), terms.eq(vars[1], double)];
    let mut chain = Chain::new(ChainConfig::default());
    assert_eq!(chain.check(&terms, &core), Answer::Unsat);
    let more = terms.le(vars[2], sum);
    assert_eq!(chain.check(&terms, &[core[0], more, core[1]]), Answer::Unsat);
    assert_eq!((chain.stats().embedded, chain.stats().cache), (1, 1));
    assert!(matches!(chain.check(&terms, &[core[0], more]), Answer::Sat(_)));
    assert!(matches!(chain.check(&terms, &[core[0]]), Answer::Sat(_)));
    assert_eq!((chain.stats().embedded, chain.stats().cache), (2, 2));
}

#[test]
fn questions_are_recorded() {
    let mut terms = Terms::new();
    let (x, y) = (terms.fresh_int(Range::CHAR), terms.fresh_bool());
    let three = terms.int(3);
    let remainder = terms.mod_floor(x, three);
    let odd = terms.eq(remainder, three);
    let two = terms.int(2);
    let even = terms.eq(remainder, two);
    let either = terms.or(&[even, y]);
    assert_eq!(terms.as_bool(odd), Some(false));
    let seen = Arc::new(Mutex::new(Vec::new()));
    let copy = Arc::clone(&seen);
    let sink = move |script: &str| copy.lock().expect("not poisoned").push(script.to_owned());
    let mut logged = Logged::new(Embedded::new(50_000), Box::new(sink));
    assert!(matches!(logged.check(&terms, &[either]), Answer::Sat(_)));
    let seen = seen.lock().expect("not poisoned");
    assert_eq!(seen.len(), 1);
    assert!(seen[0].starts_with("; sat by embedded\n") && seen[0].ends_with("(check-sat)\n"), "{}", seen[0]);
}

#[test]
fn deep_terms_do_no_harm() {
    let mut terms = Terms::new();
    let mut term = terms.fresh_int(Range::ANY);
    for i in 0..100_000i64 {
        let divisor = terms.int(i % 7 + 2);
        let shifted = terms.offset(term, 1);
        term = terms.div_floor(shifted, divisor);
    }
    let goal = terms.int(10);
    let condition = terms.eq(term, goal);
    let mut solver = solver();
    let answer = solver.assume(&mut terms, condition);
    assert!(matches!(answer, Feasibility::Unknown(_) | Feasibility::Feasible));
    let mut nested = terms.fresh_bool();
    for _ in 0..50_000 {
        let b = terms.fresh_bool();
        let both = terms.iff(nested, b);
        let c = terms.fresh_bool();
        nested = terms.or(&[both, c]);
    }
    let negated = terms.not(nested);
    let mut solver = self::solver();
    assert!(!matches!(solver.assume(&mut terms, negated), Feasibility::Infeasible));
}

/// Sums of many unknowns with large coefficients, wrapped: the numbers in the simplex grow long, and a pivot costs
/// thousands of times what it costs on small ones. The budget is one of work, so that no question takes minutes.
#[test]
fn long_numbers_count_for_more() {
    let mut terms = Terms::new();
    let vars: Vec<TermId> = (0..24).map(|_| terms.fresh_int(Range::INT64)).collect();
    let mut question = Vec::new();
    let mut coefficient = 0x1234_5678_9abc_def1_u64;
    for at in 0..16i64 {
        let mut sum = terms.int(at);
        for &var in &vars {
            coefficient = coefficient.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let scaled = terms.scale(var, &Integer::from((coefficient >> 2) as i64));
            sum = terms.add(sum, scaled);
        }
        let wrapped = terms.wrap(sum);
        let (low, high) = (terms.int(7 * at), terms.int(7 * at + 3));
        question.extend([terms.le(low, wrapped), terms.le(wrapped, high)]);
    }
    let mut embedded = Embedded::new(100_000);
    let answer = embedded.check(&terms, &question);
    assert!(matches!(answer, Answer::Unknown(Why::Budget) | Answer::Sat(_)), "{answer:?}");
    assert!((1..=200_000).contains(&embedded.spent()));
}

/// Which disequalities the fast path holds must not show: a path that is taken again has to know the same.
#[test]
fn values_excluded_one_after_the_other_stay_known() {
    let mut terms = Terms::new();
    let x = terms.fresh_int(Range::ANY);
    let mut solver = solver();
    let four = terms.int(4);
    let from_four = terms.le(four, x);
    assert_eq!(solver.assume(&mut terms, from_four), Feasibility::Feasible);
    for value in 4..300 {
        let constant = terms.int(value);
        let equation = terms.eq(x, constant);
        assert_eq!(solver.entailed(&terms, equation), None, "{value}");
        let apart = terms.not(equation);
        assert_eq!(solver.assume(&mut terms, apart), Feasibility::Feasible, "{value}");
        assert_eq!(solver.entailed(&terms, equation), Some(false), "{value}");
    }
}
