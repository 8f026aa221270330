//! Normalisation never changes the value: random expressions evaluate the same built step by step and computed directly.

use proptest::prelude::*;
use snell_integer::Integer;
use snell_logic::{BitOp, Division, Model, Range, TermId, Terms, Value, VarId};

#[derive(Clone, Debug)]
enum Expr {
    Const(Integer),
    Var(u32),
    Add(Box<Expr>, Box<Expr>),
    Sub(Box<Expr>, Box<Expr>),
    Mul(Box<Expr>, Box<Expr>),
    Divide(u8, Box<Expr>, Box<Expr>),
    Bit(u8, Box<Expr>, Box<Expr>),
    Wrap(Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>, Box<Expr>),
}

const DIVISIONS: [Division; 4] = [Division::Div, Division::Mod, Division::Quot, Division::Rem];
const BITS: [BitOp; 5] = [BitOp::And, BitOp::Or, BitOp::Xor, BitOp::Shl, BitOp::Shr];
const RANGES: [Range; 4] = [Range::INT64, Range::CHAR, Range::ANY, Range::NATURAL];

fn constant() -> impl Strategy<Value = Integer> {
    prop_oneof![
        4 => (-6i64..7).prop_map(Integer::from),
        1 => any::<i64>().prop_map(Integer::from),
        1 => (0u32..70, -1i64..2).prop_map(|(e, d)| Integer::power_of_two(e) + Integer::from(d)),
    ]
}

fn expr() -> impl Strategy<Value = Expr> {
    let leaf = prop_oneof![constant().prop_map(Expr::Const), (0u32..4).prop_map(Expr::Var)];
    leaf.prop_recursive(5, 40, 4, |inner| {
        let pair = (inner.clone(), inner.clone()).prop_map(|(a, b)| (Box::new(a), Box::new(b)));
        prop_oneof![
            3 => pair.clone().prop_map(|(a, b)| Expr::Add(a, b)),
            2 => pair.clone().prop_map(|(a, b)| Expr::Sub(a, b)),
            2 => pair.clone().prop_map(|(a, b)| Expr::Mul(a, b)),
            2 => (0u8..4, pair.clone()).prop_map(|(d, (a, b))| Expr::Divide(d, a, b)),
            1 => (0u8..5, pair.clone()).prop_map(|(d, (a, b))| Expr::Bit(d, a, b)),
            2 => inner.clone().prop_map(|a| Expr::Wrap(Box::new(a))),
            1 => (pair.clone(), pair).prop_map(|((a, b), (c, d))| Expr::If(a, b, c, d)),
        ]
    })
}

fn build(terms: &mut Terms, vars: &[TermId], expr: &Expr) -> TermId {
    match expr {
        Expr::Const(value) => terms.int(value.clone()),
        Expr::Var(i) => vars[*i as usize],
        Expr::Add(a, b) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            terms.add(a, b)
        }
        Expr::Sub(a, b) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            terms.sub(a, b)
        }
        Expr::Mul(a, b) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            terms.mul(a, b)
        }
        Expr::Divide(d, a, b) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            terms.divide(DIVISIONS[*d as usize], a, b)
        }
        Expr::Bit(op, a, b) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            terms.bit(BITS[*op as usize], a, b)
        }
        Expr::Wrap(a) => {
            let a = build(terms, vars, a);
            terms.wrap(a)
        }
        Expr::If(a, b, c, d) => {
            let (a, b) = (build(terms, vars, a), build(terms, vars, b));
            let condition = terms.le(a, b);
            let (c, d) = (build(terms, vars, c), build(terms, vars, d));
            terms.ite(condition, c, d)
        }
    }
}

fn compute(values: &[Integer], expr: &Expr) -> Option<Integer> {
    Some(match expr {
        Expr::Const(value) => value.clone(),
        Expr::Var(i) => values[*i as usize].clone(),
        Expr::Add(a, b) => compute(values, a)? + compute(values, b)?,
        Expr::Sub(a, b) => compute(values, a)? - compute(values, b)?,
        Expr::Mul(a, b) => compute(values, a)? * compute(values, b)?,
        Expr::Divide(d, a, b) => DIVISIONS[*d as usize].apply(&compute(values, a)?, &compute(values, b)?)?,
        Expr::Bit(op, a, b) => BITS[*op as usize].apply(&compute(values, a)?, &compute(values, b)?)?,
        Expr::Wrap(a) => Integer::from(compute(values, a)?.wrap_i64()),
        Expr::If(a, b, c, d) => {
            if compute(values, a)? <= compute(values, b)? {
                compute(values, c)?
            } else {
                compute(values, d)?
            }
        }
    })
}

fn assignment() -> impl Strategy<Value = Vec<Integer>> {
    let int64 = prop_oneof![-4i64..5, any::<i64>(), Just(i64::MAX), Just(i64::MIN)].prop_map(Integer::from);
    let char = prop_oneof![0i64..5, 0i64..0x11_0000].prop_map(Integer::from);
    let natural = constant().prop_map(|value| value.abs());
    (int64, char, constant(), natural).prop_map(|(a, b, c, d)| vec![a, b, c, d])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6000))]

    #[test]
    fn values_are_kept(left in expr(), right in expr(), values in assignment()) {
        let mut terms = Terms::new();
        let vars: Vec<_> = RANGES.iter().map(|range| terms.fresh_int(*range)).collect();
        let mut model = Model::new();
        for (i, value) in values.iter().enumerate() {
            model.set(VarId(i as u32), Value::Int(value.clone()));
        }
        prop_assert!(model.well_formed(&terms));
        let (a, b) = (build(&mut terms, &vars, &left), build(&mut terms, &vars, &right));
        let atoms = [terms.le(a, b), terms.lt(a, b), terms.eq(a, b), terms.ne(a, b), terms.ge(a, b), terms.gt(a, b)];
        let negated = atoms.map(|atom| terms.not(atom));
        // Where the direct computation has no value, normalisation may know one; otherwise they agree.
        let (Some(x), Some(y)) = (compute(&values, &left), compute(&values, &right)) else { return Ok(()) };
        prop_assert!(terms.range(a).contains(&x), "{:?} outside {:?}", x, terms.range(a));
        prop_assert_eq!(terms.eval(a, &model), Some(Value::Int(x.clone())));
        let truths = [x <= y, x < y, x == y, x != y, x >= y, x > y];
        for ((atom, negation), truth) in atoms.into_iter().zip(negated).zip(truths) {
            prop_assert_eq!(terms.eval_bool(atom, &model), Some(truth));
            prop_assert_eq!(terms.eval_bool(negation, &model), Some(!truth));
        }
    }

    #[test]
    fn truncation_restores_the_arena(first in expr(), second in expr()) {
        let mut terms = Terms::new();
        let vars: Vec<_> = RANGES.iter().map(|range| terms.fresh_int(*range)).collect();
        let kept = build(&mut terms, &vars, &first);
        let mark = terms.mark();
        for _ in 0..3 {
            let dropped = build(&mut terms, &vars, &second);
            let print = terms.fingerprint(dropped);
            terms.fresh_bool();
            terms.truncate(mark);
            prop_assert_eq!(terms.mark(), mark);
            prop_assert_eq!(build(&mut terms, &vars, &first), kept);
            let again = build(&mut terms, &vars, &second);
            prop_assert_eq!(terms.fingerprint(again), print);
        }
    }
}

#[test]
fn deep_chains_evaluate() {
    let mut terms = Terms::new();
    let x = terms.fresh_int(Range::ANY);
    let mut chain = x;
    for i in 0..200_000i64 {
        let three = terms.int(3);
        let shifted = terms.offset(chain, i % 5);
        chain = terms.quot(shifted, three);
    }
    assert!(terms.eval(chain, &Model::new()).is_some());
}

#[test]
fn shared_terms_evaluate_once() {
    let mut terms = Terms::new();
    let mut term = terms.fresh_int(Range::ANY);
    let modulus = terms.int(1_000_003);
    for _ in 0..200 {
        let square = terms.mul(term, term);
        let next = terms.offset(square, 1);
        term = terms.mod_floor(next, modulus);
    }
    assert!(terms.eval(term, &Model::new()).is_some());
}

#[test]
fn wrapping_folds() {
    let mut t = Terms::new();
    let x = t.fresh_int(Range::INT64);
    let y = t.fresh_int(Range::INT64);
    let c = t.fresh_int(Range::CHAR);
    let x1 = t.offset(x, 1);
    let wrapped = t.wrap(x1);
    let sum = t.add(wrapped, y);
    let outer = t.wrap(sum);
    let flat = t.add(x1, y);
    assert_eq!(outer, t.wrap(flat));
    let back = t.offset(wrapped, -1);
    assert_eq!(t.wrap(back), x);
    let c1 = t.offset(c, 1);
    assert_eq!(t.wrap(c1), c1);
    let below = t.lt(wrapped, x);
    let mut model = Model::new();
    model.set(VarId(0), Value::Int(Integer::from(i64::MAX)));
    assert_eq!(t.eval_bool(below, &model), Some(true));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn bits_in_common_with_a_constant_are_remainders(a in constant(), mask in constant(), op in 0usize..3) {
        let Some(mask) = mask.to_i64() else { return Ok(()) };
        let sum = BITS[op].with_constant(mask).unwrap();
        let mut total = Integer::from(sum.constant) + Integer::from(sum.whole) * a.clone();
        for (factor, bits) in sum.parts {
            total = total + Integer::from(factor) * a.mod_floor(&Integer::power_of_two(bits)).unwrap();
        }
        prop_assert_eq!(Some(total), BITS[op].apply(&a, &Integer::from(mask)));
    }
}
