//! The fast path against shortest paths: sequences of difference constraints and undo, over ranges of all kinds.

use proptest::prelude::*;
use snell_logic::{Answer, Range, TermId, Terms, VarId};
use snell_smt::{ChainConfig, Feasibility, PathSolver};

const VARS: usize = 6;

#[derive(Clone, Debug)]
enum Step {
    /// `x <= y + c`
    Difference(usize, usize, i64),
    /// `x = y + c`
    Equal(usize, usize, i64),
    /// `x <= c`
    AtMost(usize, i64),
    /// `x >= c`
    AtLeast(usize, i64),
    Mark,
    Undo,
}

fn step() -> impl Strategy<Value = Step> {
    let constant = prop_oneof![4 => -4i64..5, 1 => -1000i64..1000];
    prop_oneof![
        6 => (0..VARS, 0..VARS, constant.clone()).prop_map(|(x, y, c)| Step::Difference(x, y, c)),
        1 => (0..VARS, 0..VARS, constant.clone()).prop_map(|(x, y, c)| Step::Equal(x, y, c)),
        1 => (0..VARS, constant.clone()).prop_map(|(x, c)| Step::AtMost(x, c)),
        1 => (0..VARS, constant).prop_map(|(x, c)| Step::AtLeast(x, c)),
        2 => Just(Step::Mark),
        2 => Just(Step::Undo),
    ]
}

/// `x - y <= c` over nodes `0..VARS`, with `VARS` for zero.
type Constraint = (usize, usize, i128);

fn constraints(step: &Step) -> Vec<Constraint> {
    match *step {
        Step::Difference(x, y, c) => vec![(x, y, c.into())],
        Step::Equal(x, y, c) => vec![(x, y, c.into()), (y, x, -i128::from(c))],
        Step::AtMost(x, c) => vec![(x, VARS, c.into())],
        Step::AtLeast(x, c) => vec![(VARS, x, -i128::from(c))],
        Step::Mark | Step::Undo => Vec::new(),
    }
}

/// Floyd and Warshall: consistent unless some node is at a negative distance from itself.
fn consistent(all: impl Iterator<Item = Constraint>) -> bool {
    const FAR: i128 = i128::MAX / 4;
    let mut distance = [[FAR; VARS + 1]; VARS + 1];
    for (x, y, c) in all {
        distance[y][x] = distance[y][x].min(c);
    }
    for k in 0..=VARS {
        for i in 0..=VARS {
            for j in 0..=VARS {
                if distance[i][k] < FAR && distance[k][j] < FAR {
                    distance[i][j] = distance[i][j].min(distance[i][k] + distance[k][j]);
                }
            }
        }
    }
    (0..=VARS).all(|i| distance[i][i] >= 0)
}

fn build(terms: &mut Terms, vars: &[TermId], step: &Step) -> Option<TermId> {
    Some(match *step {
        Step::Difference(x, y, c) => {
            let right = terms.offset(vars[y], c);
            terms.le(vars[x], right)
        }
        Step::Equal(x, y, c) => {
            let right = terms.offset(vars[y], c);
            terms.eq(vars[x], right)
        }
        Step::AtMost(x, c) => {
            let bound = terms.int(c);
            terms.le(vars[x], bound)
        }
        Step::AtLeast(x, c) => {
            let bound = terms.int(c);
            terms.ge(vars[x], bound)
        }
        Step::Mark | Step::Undo => return None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn differences_are_decided_exactly(steps in proptest::collection::vec(step(), 1..60)) {
        let mut terms = Terms::new();
        let ranges = [Range::new(0, 3), Range::new(-2, 2), Range::CHAR, Range::INT64, Range::ANY, Range::NATURAL];
        let vars: Vec<TermId> = ranges.iter().map(|range| terms.fresh_int(*range)).collect();
        let mut base: Vec<Constraint> = Vec::new();
        for (x, range) in ranges.iter().enumerate() {
            base.extend(range.hi().map(|hi| (x, VARS, hi)));
            base.extend(range.lo().map(|lo| (VARS, x, -lo)));
        }
        let mut solver = PathSolver::new(ChainConfig::default());
        let mut asserted: Vec<Constraint> = Vec::new();
        let mut marks = Vec::new();
        for step in &steps {
            match step {
                Step::Mark => marks.push((solver.mark(), asserted.len())),
                Step::Undo => {
                    if let Some((mark, len)) = marks.pop() {
                        solver.undo(mark);
                        asserted.truncate(len);
                    }
                }
                _ => {
                    let Some(condition) = build(&mut terms, &vars, step) else { continue };
                    let before = (solver.mark(), asserted.len());
                    asserted.extend(constraints(step));
                    let expected = consistent(base.iter().chain(&asserted).copied());
                    let feasibility = solver.assume(&mut terms, condition);
                    prop_assert_eq!(feasibility == Feasibility::Feasible, expected);
                    prop_assert_eq!(feasibility == Feasibility::Infeasible, !expected);
                    if expected {
                        let Answer::Sat(model) = solver.model(&mut terms) else {
                            return Err(TestCaseError::fail("no model"));
                        };
                        prop_assert!(model.get(VarId(0)).is_some());
                    } else {
                        solver.undo(before.0);
                        asserted.truncate(before.1);
                    }
                }
            }
        }
        let stats = solver.stats();
        prop_assert_eq!((stats.embedded, stats.unknown, stats.disbelieved), (0, 0, 0));
    }
}

/// Four variables from 0 to 3, with disequalities: `x /= y + c`, else `x <= y + c`.
fn small_step() -> impl Strategy<Value = (bool, usize, usize, i64)> {
    (any::<bool>(), 0..4usize, 0..4usize, -3i64..4)
}

fn solutions(steps: &[(bool, usize, usize, i64)]) -> usize {
    let holds = |values: &[i64; 4]| {
        steps.iter().all(|(apart, x, y, c)| match apart {
            true => values[*x] != values[*y] + c,
            false => values[*x] <= values[*y] + c,
        })
    };
    (0..256i64).filter(|n| holds(&[n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3])).count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn disequalities_are_decided_exactly(steps in proptest::collection::vec(small_step(), 1..14)) {
        let mut terms = Terms::new();
        let vars: Vec<TermId> = (0..4).map(|_| terms.fresh_int(Range::new(0, 3))).collect();
        let mut solver = PathSolver::new(ChainConfig::default());
        let mut taken = Vec::new();
        for step in steps {
            let (apart, x, y, c) = step;
            let right = terms.offset(vars[y], c);
            let condition = if apart { terms.ne(vars[x], right) } else { terms.le(vars[x], right) };
            let mark = solver.mark();
            taken.push(step);
            let expected = if solutions(&taken) > 0 { Feasibility::Feasible } else { Feasibility::Infeasible };
            prop_assert_eq!(solver.assume(&mut terms, condition), expected);
            if expected == Feasibility::Infeasible {
                solver.undo(mark);
                taken.pop();
            }
        }
        prop_assert_eq!(solver.stats().disbelieved, 0);
    }
}
