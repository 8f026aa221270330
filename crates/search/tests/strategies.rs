//! Every strategy, with any number of workers, sees the same paths as plain enumeration.

mod toy;

use proptest::prelude::*;
use snell_search::{
    DecisionPath, Flow, Found, Limits, Options, Reason, SavedFrontier, Status, Strategy as Search, Summary,
};
use toy::{Forest, Toy, Tree, branch, caterpillar, leaves};

type Outcomes = Vec<(u32, DecisionPath)>;

fn strategies() -> Vec<Search> {
    vec![
        Search::Deepening,
        Search::DepthFirst,
        Search::BreadthFirst,
        Search::Random { seed: 42 },
        Search::Coverage,
        Search::Directed { distance: vec![3, 1, 4, 1, 5, 9, 2, 6, 5].into() },
    ]
}

fn options(strategy: &Search, jobs: usize, limits: Limits) -> Options {
    Options { strategy: strategy.clone(), jobs, limits, ..Options::default() }
}

fn explore(tree: &Tree, options: &Options) -> (Outcomes, Summary) {
    let forest = Forest::new(tree);
    let mut found = Vec::new();
    let summary = snell_search::explore(|_| Toy::new(&forest), options, &mut |f: Found<Vec<u32>>| {
        assert!(f.path.iter().eq(f.outcome.iter().copied()));
        found.push((f.cost, f.path));
        Flow::Continue
    });
    assert_eq!(summary.delivered, found.len() as u64);
    (found, summary)
}

fn resume(tree: &Tree, options: &Options, saved: &SavedFrontier, found: &mut Outcomes) -> Summary {
    let forest = Forest::new(tree);
    let bytes = postcard::to_stdvec(saved).unwrap();
    let saved = postcard::from_bytes(&bytes).unwrap();
    snell_search::resume(|_| Toy::new(&forest), options, saved, &mut |f| {
        found.push((f.cost, f.path));
        Flow::Continue
    })
    .unwrap()
}

fn sorted(mut outcomes: Outcomes) -> Outcomes {
    outcomes.sort();
    outcomes
}

fn expected_end(tree: &Tree) -> Status {
    if toy::is_undecided(tree) { Status::Stopped(Reason::Undecided) } else { Status::Exhausted }
}

/// Stops in many ways, by work and by outcomes.
fn stops() -> impl Strategy<Value = Limits> {
    (1..6u64, 0..4u8).prop_map(|(n, kind)| {
        let mut limits = Limits::default();
        match kind {
            0 => limits.max_outcomes = Some(n),
            1 => limits.max_decisions = Some(n),
            2 => limits.max_steps = Some(8 * n),
            _ => {
                limits.max_outcomes = Some(2 * n);
                limits.max_decisions = Some(20 * n);
            }
        }
        limits
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn all_see_the_same(tree in toy::trees(false, true)) {
        let all = leaves(&tree);
        for strategy in strategies() {
            for jobs in [1, 2, 4] {
                let (found, summary) = explore(&tree, &options(&strategy, jobs, Limits::default()));
                if strategy == Search::Deepening {
                    prop_assert!(found.is_sorted_by_key(|leaf| leaf.0), "{} jobs", jobs);
                    prop_assert!(jobs > 1 || found == all);
                }
                prop_assert_eq!(sorted(found), all.clone(), "{:?}, {} jobs", strategy, jobs);
                prop_assert_eq!(summary.status, expected_end(&tree));
            }
        }
    }

    #[test]
    fn little_fuel_delays_but_loses_nothing(tree in toy::trees(false, true), fuel in 1..40u64, few in any::<bool>()) {
        let all = leaves(&tree);
        let max_frontier = if few { 1 } else { 1000 };
        for strategy in strategies() {
            // A frontier of one entry is meant for the engine that can do without.
            if few && !matches!(strategy, Search::Deepening | Search::DepthFirst) {
                continue;
            }
            for jobs in [1, 2] {
                let limits = Limits { fuel_per_path: fuel, max_frontier, ..Limits::default() };
                let (found, summary) = explore(&tree, &options(&strategy, jobs, limits));
                prop_assert_eq!(sorted(found), all.clone(), "{:?}, {} jobs", strategy, jobs);
                prop_assert_eq!(summary.status, expected_end(&tree));
                prop_assert_eq!(summary.suspended, 0);
            }
        }
    }

    #[test]
    fn stopping_and_resuming_loses_and_repeats_nothing(
        tree in toy::trees(false, true),
        stops in prop::collection::vec((stops(), 1..4usize), 1..5),
        fuel in prop_oneof![Just(1_000_000u64), 5..60u64],
    ) {
        let all = leaves(&tree);
        for strategy in strategies() {
            let mut stops = stops.iter().cycle();
            let mut next = || {
                let (mut limits, jobs) = stops.next().unwrap().clone();
                limits.fuel_per_path = fuel;
                options(&strategy, jobs, limits)
            };
            let (mut found, mut summary) = explore(&tree, &next());
            let mut rounds = 0;
            while !matches!(summary.status, Status::Exhausted | Status::Stopped(Reason::Undecided)) {
                // Too small a number of steps never gives a path more fuel; in the end, let it run.
                rounds += 1;
                let mut options = next();
                if rounds > 60 {
                    options.limits.max_steps = None;
                }
                summary = resume(&tree, &options, &summary.frontier, &mut found);
                prop_assert!(rounds < 20_000, "{:?} gets nowhere: {:?}", strategy, summary);
            }
            prop_assert_eq!(summary.frontier.delivered(), found.len() as u64);
            prop_assert_eq!(sorted(found), all.clone(), "{:?}", strategy);
            prop_assert_eq!(summary.status, expected_end(&tree));
        }
    }

    #[test]
    fn asking_for_a_few_at_a_time_keeps_the_order(tree in toy::trees(false, false), few in 1..5u64, jobs in 1..4usize) {
        let limits = Limits { max_outcomes: Some(few), ..Limits::default() };
        let options = options(&Search::Deepening, jobs, limits);
        let (mut found, mut summary) = explore(&tree, &options);
        while summary.status == Status::Stopped(Reason::Outcomes) {
            summary = resume(&tree, &options, &summary.frontier, &mut found);
        }
        prop_assert_eq!(summary.status, Status::Exhausted);
        prop_assert_eq!(found, leaves(&tree));
    }

    #[test]
    fn what_is_claimed_complete_is_complete(
        tree in toy::trees(true, true),
        max_cost in prop::option::of(0..6u32),
        max_decisions in prop::option::of(1..300u64),
        jobs in 1..3usize,
    ) {
        let all = leaves(&tree);
        for strategy in strategies() {
            let limits = Limits {
                max_cost,
                max_decisions,
                max_steps: Some(20_000),
                fuel_per_path: 50,
                max_fuel_per_path: 400,
                ..Limits::default()
            };
            let (found, summary) = explore(&tree, &options(&strategy, jobs, limits));
            let mut distinct = sorted(found.clone());
            distinct.dedup();
            prop_assert_eq!(distinct.len(), found.len(), "{:?} repeats itself", strategy);
            if let Some(cost) = summary.complete_to_cost {
                for leaf in all.iter().filter(|leaf| leaf.0 <= cost) {
                    prop_assert!(found.contains(leaf), "{:?} misses {:?} up to {}", strategy, leaf, cost);
                }
            }
            if summary.status == Status::Exhausted {
                prop_assert!(!toy::is_infinite(&tree) && !toy::is_undecided(&tree));
                prop_assert_eq!(sorted(found), all.clone());
                prop_assert_eq!(summary.complete_to_cost, Some(u32::MAX));
            } else if max_cost.is_none() && max_decisions.is_none() {
                prop_assert!(toy::is_infinite(&tree) || toy::is_undecided(&tree), "{:?}", summary);
            }
        }
    }

    #[test]
    fn deepening_goes_by_cost_with_any_number_of_workers(tree in toy::trees(true, true), fuel in 1..100u64) {
        // Retries of paths that ran out of fuel come when they come; all else is delivered level by level.
        for (fuel_per_path, ordered) in [(fuel, false), (500, true)] {
            let limits =
                Limits { max_cost: Some(5), fuel_per_path, max_fuel_per_path: 500, ..Limits::default() };
            let (alone, summary) = explore(&tree, &options(&Search::Deepening, 1, limits.clone()));
            for jobs in [2, 4] {
                let (found, other) = explore(&tree, &options(&Search::Deepening, jobs, limits.clone()));
                if ordered {
                    let costs = |found: &Outcomes| found.iter().map(|leaf| leaf.0).collect::<Vec<_>>();
                    prop_assert_eq!(costs(&found), costs(&alone), "the order depends on the number of workers");
                }
                prop_assert!(sorted(found) == sorted(alone.clone()), "the set depends on the number of workers");
                // What was seen is the same; the work is not: one worker alone may raise its bound on the way.
                let figures = |s: &Summary| {
                    (s.status, s.complete_to_cost, s.cut, s.suspended, s.unknown, s.infeasible, s.dead)
                };
                prop_assert_eq!(figures(&other), figures(&summary));
            }
        }
    }

    #[test]
    fn a_cost_limit_can_be_raised_later(tree in toy::trees(false, false), jobs in 1..3usize) {
        for strategy in strategies() {
            let limit = |max_cost| options(&strategy, jobs, Limits { max_cost, ..Limits::default() });
            let (mut found, mut summary) = explore(&tree, &limit(Some(1)));
            prop_assert!(found.iter().all(|f| f.0 <= 1));
            summary = resume(&tree, &limit(Some(3)), &summary.frontier, &mut found);
            prop_assert!(found.iter().all(|f| f.0 <= 3));
            summary = resume(&tree, &limit(None), &summary.frontier, &mut found);
            prop_assert_eq!(summary.status, Status::Exhausted);
            prop_assert_eq!(sorted(found), leaves(&tree), "{:?}", strategy);
        }
    }

    #[test]
    fn decisions_are_counted_exactly_by_one_worker(tree in toy::trees(false, false), n in 0..50u64) {
        for strategy in strategies() {
            let (_, whole) = explore(&tree, &options(&strategy, 1, Limits::default()));
            let limits = Limits { max_decisions: Some(n), ..Limits::default() };
            let (_, part) = explore(&tree, &options(&strategy, 1, limits));
            prop_assert_eq!(part.decisions, whole.decisions.min(n));
        }
    }
}

#[test]
fn an_infinite_free_branch_starves_no_other() {
    let tree = Tree::Fork(vec![
        branch(0, Tree::Spine(0)),
        branch(0, Tree::Forever),
        branch(2, Tree::Fork(vec![branch(1, Tree::Leaf), branch(0, Tree::Spine(1))])),
    ]);
    let wanted: DecisionPath = [2, 0].into_iter().collect();
    for strategy in strategies() {
        for jobs in [1, 2] {
            let limits = Limits { fuel_per_path: 100, max_steps: Some(100_000), ..Limits::default() };
            let (found, summary) = explore(&tree, &options(&strategy, jobs, limits));
            assert!(found.contains(&(3, wanted.clone())), "{strategy:?}");
            assert!(matches!(summary.status, Status::Stopped(_)));
            assert!(summary.suspended > 0, "{strategy:?} {summary:?}");
        }
    }
}

#[test]
fn a_caterpillar_takes_few_passes_and_linear_work() {
    let n = 1000;
    let (found, summary) = explore(&caterpillar(n), &options(&Search::Deepening, 1, Limits::default()));
    assert_eq!(found.len(), n + 1);
    assert!(found.windows(2).all(|w| w[0] < w[1]));
    assert_eq!(summary.status, Status::Exhausted);
    assert!(summary.passes <= 30, "{} passes", summary.passes);
    assert!(summary.decisions <= 8 * n as u64, "{} decisions", summary.decisions);
}

#[test]
fn memory_follows_the_depth_and_not_the_number_of_paths() {
    fn full(depth: u32) -> Tree {
        if depth == 0 {
            return Tree::Leaf;
        }
        Tree::Fork(vec![branch(0, full(depth - 1)), branch(1, full(depth - 1))])
    }
    for strategy in [Search::DepthFirst, Search::Deepening] {
        let (found, summary) = explore(&full(14), &options(&strategy, 1, Limits::default()));
        assert_eq!(found.len(), 1 << 14);
        assert_eq!(summary.peak_choice_points, 14);
    }
    // The last alternative of a decision leaves no choice point behind.
    let (_, summary) = explore(&reversed_caterpillar(500), &options(&Search::DepthFirst, 1, Limits::default()));
    assert_eq!(summary.peak_choice_points, 1);
}

fn reversed_caterpillar(n: usize) -> Tree {
    let mut tree = Tree::Leaf;
    for _ in 0..n {
        tree = Tree::Fork(vec![branch(1, Tree::Dead), branch(1, tree)]);
    }
    tree
}

/// A caterpillar of 70 levels whose end is a tree with 4^8 leaves.
fn late_bush() -> Tree {
    fn bush(depth: u32) -> Tree {
        if depth == 0 {
            return Tree::Leaf;
        }
        Tree::Fork((0..4).map(|_| branch(1, bush(depth - 1))).collect())
    }
    let mut tree = bush(8);
    for _ in 0..70 {
        tree = Tree::Fork(vec![branch(0, Tree::Leaf), branch(1, tree)]);
    }
    tree
}

#[test]
fn a_bound_that_suddenly_opens_a_large_tree_is_taken_in_small_parts() {
    // The band that begins at 64 would reach far into the bush, 87,381 decisions, before its first leaf is delivered.
    let tree = late_bush();
    let limits = Limits { max_outcomes: Some(70), ..Limits::default() };
    let (found, summary) = explore(&tree, &options(&Search::Deepening, 1, limits));
    assert_eq!(found.last().map(|last| last.0), Some(69));
    assert!(summary.decisions < 10_000, "{} decisions", summary.decisions);
    assert!(summary.complete_to_cost >= Some(69));
    let (found, summary) = explore(&tree, &options(&Search::Deepening, 2, Limits::default()));
    assert_eq!(sorted(found), leaves(&tree));
    assert!(summary.decisions < 4 * 87_381, "{} decisions", summary.decisions);
}

#[test]
fn the_first_of_a_large_level_are_the_same_with_any_number_of_workers() {
    let tree = late_bush();
    let all = leaves(&tree);
    for jobs in [1, 2, 3] {
        let limits = Limits { max_outcomes: Some(170), ..Limits::default() };
        let (mut found, summary) = explore(&tree, &options(&Search::Deepening, jobs, limits));
        assert!(found == all[..170], "{jobs} jobs");
        let unlimited = options(&Search::Deepening, jobs, Limits::default());
        let summary = resume(&tree, &unlimited, &summary.frontier, &mut found);
        assert_eq!(summary.status, Status::Exhausted);
        assert!(sorted(found) == all, "{jobs} jobs");
    }
}

#[test]
fn a_pass_that_was_interrupted_is_not_given_up() {
    let tree = late_bush();
    for jobs in [1, 2] {
        let limits = Limits { max_decisions: Some(20), ..Limits::default() };
        let options = options(&Search::Deepening, jobs, limits);
        let (mut found, mut summary) = explore(&tree, &options);
        while summary.decisions > 0 && found.len() < 70 {
            summary = resume(&tree, &options, &summary.frontier, &mut found);
        }
        let unlimited = Options { limits: Limits::default(), ..options };
        summary = resume(&tree, &unlimited, &summary.frontier, &mut found);
        assert_eq!(summary.status, Status::Exhausted);
        assert_eq!(sorted(found), leaves(&tree));
    }
}
