//! What a decision costs, and what a second worker brings. Run with `cargo bench -p snell-search`.

use snell_search::{Alternative, Chosen, Decision, Ending, Flow, Options, Process, Step, Strategy, explore};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A complete binary tree whose leaves take some work; the left way is free, the right one costs one.
struct Full {
    depth: u32,
    work: u32,
    at: u32,
    path: u64,
}

impl Process for Full {
    type Outcome = u64;
    type Mark = (u32, u64);

    fn restart(&mut self) {
        (self.at, self.path) = (0, 0);
    }

    fn advance(&mut self, fuel: &mut u64) -> Step {
        if *fuel == 0 {
            return Step::OutOfFuel;
        }
        *fuel -= 1;
        if self.at == self.depth {
            for _ in 0..self.work {
                self.path = black_box(self.path);
            }
            return Step::Finished;
        }
        let ways = [Alternative { cost: 0, target: 0 }, Alternative { cost: 1, target: 1 }];
        Step::Decision(Decision { site: self.at, alternatives: ways.into_iter().collect() })
    }

    fn outcome(&mut self) -> Ending<u64> {
        Ending::Outcome(self.path)
    }

    fn mark(&mut self) -> (u32, u64) {
        (self.at, self.path)
    }

    fn backtrack(&mut self, mark: (u32, u64)) {
        (self.at, self.path) = mark;
    }

    fn choose(&mut self, alternative: u32, _trusted: bool) -> Chosen {
        self.at += 1;
        self.path = self.path << 1 | u64::from(alternative);
        Chosen::Taken
    }
}

fn run(strategy: Strategy, jobs: usize, depth: u32, work: u32) -> (Duration, u64, u64) {
    let options = Options { strategy, jobs, ..Options::default() };
    let start = Instant::now();
    let mut outcomes = 0u64;
    let summary = explore(|_| Full { depth, work, at: 0, path: 0 }, &options, &mut |_| {
        outcomes += 1;
        Flow::Continue
    });
    assert_eq!(outcomes, 1 << depth);
    (start.elapsed(), summary.decisions, summary.passes)
}

fn main() {
    for (name, strategy, depth) in [
        ("depth first", Strategy::DepthFirst, 22),
        ("deepening", Strategy::Deepening, 20),
        ("breadth first", Strategy::BreadthFirst, 16),
        ("random", Strategy::Random { seed: 1 }, 16),
        ("coverage", Strategy::Coverage, 16),
        ("directed", Strategy::Directed { distance: vec![1, 0].into() }, 16),
    ] {
        let (time, decisions, passes) = run(strategy, 1, depth, 0);
        let each = time.as_secs_f64() * 1e9 / decisions as f64;
        println!("{name:14} {each:8.1} ns/decision   {decisions} decisions, {passes} passes, {time:.2?}");
    }
    let one = run(Strategy::DepthFirst, 1, 0, 1 << 24).0.as_secs_f64() / f64::from(1 << 24);
    let work = (20e-6 / one) as u32;
    for (name, strategy) in [("depth first", Strategy::DepthFirst), ("deepening", Strategy::Deepening)] {
        let alone = run(strategy.clone(), 1, 14, work).0;
        for jobs in [2, 4] {
            let together = run(strategy.clone(), jobs, 14, work).0;
            let gain = alone.as_secs_f64() / together.as_secs_f64();
            println!("{name:14} 20 us a path: 1 worker {alone:.2?}, {jobs} workers {together:.2?}: {gain:.2} x");
        }
    }
}
