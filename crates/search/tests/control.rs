//! Limits, cancelling, panics, and what the strategies prefer.

mod toy;

use snell_search::{
    Alternative, CancelToken, Chosen, Decision, Ending, Flow, Found, Limits, Options, Process, Reason, Status, Step,
    Strategy, explore, replay, resume,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use toy::{Forest, Toy, Tree, branch};

/// Counts in binary for ever: both alternatives are free.
struct Endless {
    path: Vec<u32>,
    panic_at: usize,
}

impl Process for Endless {
    type Outcome = ();
    type Mark = usize;

    fn restart(&mut self) {
        self.path.clear();
    }

    fn advance(&mut self, fuel: &mut u64) -> Step {
        assert!(self.path.len() < self.panic_at, "as asked");
        if *fuel == 0 {
            return Step::OutOfFuel;
        }
        *fuel -= 1;
        if self.path.len() >= 40 {
            return Step::Finished;
        }
        let depth = self.path.len() as u32;
        let way = |target| Alternative { cost: 0, target };
        Step::Decision(Decision {
            site: depth,
            alternatives: [way(2 * depth), way(2 * depth + 1)].into_iter().collect(),
        })
    }

    fn outcome(&mut self) -> Ending<()> {
        Ending::Outcome(())
    }

    fn mark(&mut self) -> usize {
        self.path.len()
    }

    fn backtrack(&mut self, mark: usize) {
        self.path.truncate(mark);
    }

    fn choose(&mut self, alternative: u32, _trusted: bool) -> Chosen {
        self.path.push(alternative);
        Chosen::Taken
    }
}

fn endless(_: usize) -> Endless {
    Endless { path: Vec::new(), panic_at: usize::MAX }
}

fn strategies() -> [Strategy; 6] {
    [
        Strategy::Deepening,
        Strategy::DepthFirst,
        Strategy::BreadthFirst,
        Strategy::Random { seed: 1 },
        Strategy::Coverage,
        Strategy::Directed { distance: vec![1; 100].into() },
    ]
}

fn options(strategy: &Strategy, jobs: usize) -> Options {
    Options { strategy: strategy.clone(), jobs, ..Options::default() }
}

#[test]
fn cancelling_from_another_thread_ends_the_search() {
    for strategy in strategies() {
        for jobs in [1, 3] {
            let options = options(&strategy, jobs);
            let cancel: CancelToken = options.cancel.clone();
            let progress = options.progress.clone();
            let summary = std::thread::scope(|scope| {
                scope.spawn(move || {
                    while progress.snapshot().decisions < 500 {
                        std::thread::yield_now();
                    }
                    cancel.cancel();
                });
                explore(endless, &options, &mut |_| Flow::Continue)
            });
            assert_eq!(summary.status, Status::Stopped(Reason::Cancelled), "{strategy:?}");
            let seen = options.progress.snapshot();
            assert_eq!((seen.decisions, seen.steps), (summary.decisions, summary.steps));
        }
    }
}

#[test]
fn a_deadline_says_that_it_was_one() {
    let mut options = options(&Strategy::DepthFirst, 2);
    options.limits.deadline = Some(Duration::from_millis(20));
    let summary = explore(endless, &options, &mut |_| Flow::Continue);
    assert_eq!(summary.status, Status::Stopped(Reason::Deadline));
}

#[test]
fn a_frontier_that_grows_too_large_ends_the_search() {
    let mut options = options(&Strategy::BreadthFirst, 1);
    options.limits.max_frontier = 1000;
    let summary = explore(endless, &options, &mut |_| Flow::Continue);
    assert_eq!(summary.status, Status::Stopped(Reason::Frontier));
    assert!((1001..1010).contains(&summary.peak_frontier));
}

#[test]
fn no_outcomes_wanted_is_no_work() {
    let mut options = options(&Strategy::Deepening, 2);
    options.limits.max_outcomes = Some(0);
    let summary = explore(endless, &options, &mut |_| Flow::Continue);
    assert_eq!((summary.status, summary.steps), (Status::Stopped(Reason::Outcomes), 0));
}

#[test]
fn a_panic_in_one_worker_reaches_the_caller() {
    for (jobs, unlucky) in [(1, 0), (3, 0), (3, 1)] {
        let make = |index| Endless { path: Vec::new(), panic_at: if index == unlucky { 20 } else { usize::MAX } };
        let options = options(&Strategy::DepthFirst, jobs);
        let result = catch_unwind(AssertUnwindSafe(|| explore(make, &options, &mut |_| Flow::Continue)));
        assert!(result.is_err());
    }
}

#[test]
fn a_panic_in_the_receiver_reaches_the_caller() {
    for jobs in [1, 3] {
        let options = options(&Strategy::DepthFirst, jobs);
        let result = catch_unwind(AssertUnwindSafe(|| explore(endless, &options, &mut |_| panic!("no"))));
        assert!(result.is_err());
    }
}

#[test]
fn another_strategy_or_damage_is_refused() {
    let mut limited = options(&Strategy::BreadthFirst, 1);
    limited.limits.max_decisions = Some(10);
    let saved = explore(endless, &limited, &mut |_| Flow::Continue).frontier;
    let other = options(&Strategy::Coverage, 1);
    assert!(resume(endless, &other, saved.clone(), &mut |_| Flow::Continue).is_err());
}

#[test]
fn a_damaged_file_never_panics() {
    let forest = Forest::new(&toy::caterpillar(12));
    for strategy in strategies() {
        let mut limited = options(&strategy, 1);
        limited.limits = Limits { max_decisions: Some(20), fuel_per_path: 30, ..Limits::default() };
        let saved = explore(|_| Toy::new(&forest), &limited, &mut |_| Flow::Continue).frontier;
        let bytes = postcard::to_stdvec(&saved).unwrap();
        limited.limits.max_steps = Some(1000);
        for at in 0..bytes.len() {
            for flip in [1, 0x40, 0x80, 0xff] {
                let mut damaged = bytes.clone();
                damaged[at] ^= flip;
                if let Ok(saved) = postcard::from_bytes(&damaged) {
                    let _ = resume(|_| Toy::new(&forest), &limited, saved, &mut |_| Flow::Continue);
                }
            }
        }
    }
}

#[test]
fn the_receiver_can_stop_and_go_on() {
    let forest = Forest::new(&toy::caterpillar(100));
    for strategy in strategies() {
        for jobs in [1, 3] {
            let options = options(&strategy, jobs);
            let mut paths = std::collections::BTreeSet::new();
            let mut stop = |f: Found<Vec<u32>>| {
                assert!(paths.insert(f.path));
                if paths.len() % 7 == 0 { Flow::Stop } else { Flow::Continue }
            };
            let mut summary = explore(|_| Toy::new(&forest), &options, &mut stop);
            while summary.status == Status::Stopped(Reason::Sink) {
                summary = resume(|_| Toy::new(&forest), &options, summary.frontier, &mut stop).unwrap();
            }
            assert_eq!(summary.status, Status::Exhausted);
            assert_eq!(paths.len(), 101, "{strategy:?}");
            for path in &paths {
                let replayed = replay(&mut Toy::new(&forest), path, 10_000);
                assert!(matches!(replayed, Some(Ending::Outcome(outcome)) if path.iter().eq(outcome.clone())));
            }
        }
    }
}

#[test]
fn a_frontier_of_another_program_is_noticed() {
    let deep = Forest::new(&toy::caterpillar(50));
    let flat = Forest::new(&Tree::Fork(vec![branch(0, Tree::Leaf), branch(0, Tree::Leaf)]));
    for strategy in strategies() {
        let mut limited = options(&strategy, 1);
        limited.limits.max_decisions = Some(20);
        let saved = explore(|_| Toy::new(&deep), &limited, &mut |_| Flow::Continue).frontier;
        let unlimited = options(&strategy, 1);
        let summary = resume(|_| Toy::new(&flat), &unlimited, saved, &mut |_| Flow::Continue).unwrap();
        assert_eq!(summary.status, Status::Stopped(Reason::Diverged), "{strategy:?}");
    }
}

#[test]
fn one_worker_does_the_same_every_time() {
    for strategy in strategies() {
        let run = || {
            let mut paths = Vec::new();
            let limits = Limits { max_outcomes: Some(50), max_steps: Some(100_000), ..Limits::default() };
            let options = Options { limits, ..options(&strategy, 1) };
            let summary = explore(endless, &options, &mut |f: Found<()>| {
                paths.push(f.path);
                Flow::Continue
            });
            (paths, summary.steps, summary.decisions, summary.replayed_steps)
        };
        assert_eq!(run(), run());
    }
}

#[test]
fn coverage_takes_every_edge_soon() {
    // 40 decisions with two targets each: two paths cover them all.
    let mut taken = std::collections::BTreeSet::new();
    let mut options = options(&Strategy::Coverage, 1);
    options.limits.max_outcomes = Some(2);
    explore(endless, &options, &mut |f: Found<()>| {
        taken.extend(f.path.iter().enumerate());
        Flow::Continue
    });
    assert!(taken.len() >= 41, "{}", taken.len());
    options.limits.max_outcomes = Some(41);
    taken.clear();
    explore(endless, &options, &mut |f: Found<()>| {
        taken.extend(f.path.iter().enumerate());
        Flow::Continue
    });
    assert_eq!(taken.len(), 80);
}

#[test]
fn directed_goes_where_the_distance_falls() {
    // The target is the path that always takes the second way; there are 2^40 others.
    let distance: Vec<u32> = (0..80).map(|target| if target % 2 == 1 { 40 - target / 2 } else { 60 }).collect();
    let mut options = options(&Strategy::Directed { distance: distance.into() }, 1);
    options.limits.max_outcomes = Some(1);
    let mut path = None;
    let summary = explore(endless, &options, &mut |f: Found<()>| {
        path = Some(f.path);
        Flow::Continue
    });
    assert!(path.unwrap().iter().all(|way| way == 1));
    assert_eq!(summary.decisions, 40);
}

/// A lane without an end, with a door at each place, of which one leads somewhere; and beside it a blind alley, because of
/// which the first sweeps are cut off and the later ones are several levels wide.
struct Lane {
    places: u32,
    left: bool,
    in_alley: bool,
}

impl Process for Lane {
    type Outcome = u32;
    type Mark = (u32, bool);

    fn restart(&mut self) {
        (self.places, self.left, self.in_alley) = (0, false, false);
    }

    fn advance(&mut self, fuel: &mut u64) -> Step {
        *fuel = fuel.saturating_sub(1);
        match (self.left, self.in_alley, self.places) {
            (true, false, DOOR) => Step::Finished,
            (true, ..) | (_, true, DOOR) => Step::Dead,
            (false, _, places) => {
                let way = |target| Alternative { cost: 1, target };
                let alternatives = [way(0), way(1)].into_iter().collect();
                Step::Decision(Decision { site: places, alternatives })
            }
        }
    }

    fn outcome(&mut self) -> Ending<u32> {
        Ending::Outcome(self.places)
    }

    fn mark(&mut self) -> (u32, bool) {
        (self.places, self.in_alley)
    }

    fn backtrack(&mut self, mark: (u32, bool)) {
        (self.places, self.in_alley) = mark;
        self.left = false;
    }

    fn choose(&mut self, alternative: u32, _trusted: bool) -> Chosen {
        match (alternative, self.places) {
            (0, 0) => (self.places, self.in_alley) = (1, true),
            (0, _) => self.left = true,
            _ => self.places += 1,
        }
        Chosen::Taken
    }
}

const DOOR: u32 = 37;

#[test]
fn what_is_found_in_a_thin_tree_without_an_end_is_not_held_back() {
    let mut options = options(&Strategy::Deepening, 1);
    options.limits.wide_bands = true;
    options.limits.max_decisions = Some(1_000_000);
    let lane = |_| Lane { places: 0, left: false, in_alley: false };
    let summary = explore(lane, &options, &mut |found: Found<u32>| {
        assert_eq!(found.outcome, DOOR);
        Flow::Stop
    });
    assert_eq!(summary.status, Status::Stopped(Reason::Sink));
    assert!(summary.decisions < 10_000, "{} decisions", summary.decisions);
}
