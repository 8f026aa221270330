//! A small process over an explicit tree. It has a heap with a trail, like a real one, and panics on any misuse.

#![allow(dead_code)]

use proptest::prelude::*;
use snell_search::{Alternative, Chosen, Decision, DecisionPath, Ending, Process, Step};

/// A tree to explore.
#[derive(Clone, Debug)]
pub enum Tree {
    Leaf,
    Dead,
    /// Runs without end and never decides.
    Forever,
    /// An infinite chain of decisions: a leaf, or on at this cost.
    Spine(u32),
    Fork(Vec<Branch>),
}

#[derive(Clone, Debug)]
pub struct Branch {
    pub cost: u32,
    pub verdict: Chosen,
    /// Steps before whatever comes next.
    pub work: u64,
    pub tree: Tree,
}

pub fn branch(cost: u32, tree: Tree) -> Branch {
    Branch { cost, verdict: Chosen::Taken, work: 1, tree }
}

/// Every leaf of a tree without infinite parts, as (cost, path), in the order that deepening promises.
pub fn leaves(tree: &Tree) -> Vec<(u32, DecisionPath)> {
    fn go(tree: &Tree, cost: u32, path: &mut Vec<u32>, out: &mut Vec<(u32, DecisionPath)>) {
        match tree {
            Tree::Leaf => out.push((cost, path.iter().copied().collect())),
            Tree::Dead | Tree::Forever | Tree::Spine(_) => {}
            Tree::Fork(branches) => {
                for (i, branch) in branches.iter().enumerate() {
                    if branch.verdict == Chosen::Taken {
                        path.push(i as u32);
                        go(&branch.tree, cost + branch.cost, path, out);
                        path.pop();
                    }
                }
            }
        }
    }
    let mut out = Vec::new();
    go(tree, 0, &mut Vec::new(), &mut out);
    out.sort();
    out
}

/// Whether some part of a tree can't be decided or has no end.
pub fn has(tree: &Tree, what: &dyn Fn(&Tree, Option<&Branch>) -> bool) -> bool {
    what(tree, None)
        || match tree {
            Tree::Fork(branches) => {
                branches.iter().any(|b| what(tree, Some(b)) || (b.verdict == Chosen::Taken && has(&b.tree, what)))
            }
            _ => false,
        }
}

pub fn is_infinite(tree: &Tree) -> bool {
    has(tree, &|tree, _| matches!(tree, Tree::Forever | Tree::Spine(_)))
}

pub fn is_undecided(tree: &Tree) -> bool {
    has(tree, &|_, branch| branch.is_some_and(|b| b.verdict == Chosen::Unknown))
}

/// Random trees; with or without infinite parts and unknown alternatives.
pub fn trees(infinite: bool, unknown: bool) -> impl Strategy<Value = Tree> {
    let endless = u32::from(infinite);
    let leaf = prop_oneof![
        6 => Just(Tree::Leaf),
        2 => Just(Tree::Dead),
        endless => Just(Tree::Forever),
        endless => (0..2u32).prop_map(Tree::Spine),
    ];
    let verdict = prop_oneof![
        10 => Just(Chosen::Taken),
        2 => Just(Chosen::Infeasible),
        u32::from(unknown) => Just(Chosen::Unknown),
    ];
    leaf.prop_recursive(6, 80, 5, move |inner| {
        let branch = (0..3u32, verdict.clone(), prop_oneof![0..5u64, 0..60u64], inner)
            .prop_map(|(cost, verdict, work, tree)| Branch { cost, verdict, work, tree });
        prop_oneof![
            8 => prop::collection::vec(branch.clone(), 1..5),
            1 => prop::collection::vec(branch, 0..9),
        ]
        .prop_map(Tree::Fork)
    })
}

/// A chain of `n` decisions, each with a leaf and the rest of the chain.
pub fn caterpillar(n: usize) -> Tree {
    let mut tree = Tree::Leaf;
    for _ in 0..n {
        tree = Tree::Fork(vec![branch(0, Tree::Leaf), branch(1, tree)]);
    }
    tree
}

enum Flat {
    Leaf,
    Dead,
    Forever,
    Spine(u32),
    Fork(Vec<(Alternative, Chosen, u64, usize)>),
}

/// A tree made ready to be walked.
pub struct Forest(Vec<Flat>);

impl Forest {
    pub fn new(tree: &Tree) -> Self {
        let mut flat = vec![];
        let mut todo = vec![(tree, 0usize)];
        flat.push(Flat::Dead);
        while let Some((tree, at)) = todo.pop() {
            flat[at] = match tree {
                Tree::Leaf => Flat::Leaf,
                Tree::Dead => Flat::Dead,
                Tree::Forever => Flat::Forever,
                Tree::Spine(cost) => Flat::Spine(*cost),
                Tree::Fork(branches) => {
                    let mut list = Vec::new();
                    for b in branches {
                        let child = flat.len();
                        flat.push(Flat::Dead);
                        todo.push((&b.tree, child));
                        let alternative = Alternative { cost: b.cost, target: child as u32 };
                        list.push((alternative, b.verdict, b.work, child));
                    }
                    Flat::Fork(list)
                }
            };
        }
        Forest(flat)
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        // Long chains would overflow the stack.
        let mut todo = Vec::new();
        if let Tree::Fork(branches) = self {
            todo.append(branches);
        }
        while let Some(mut b) = todo.pop() {
            if let Tree::Fork(branches) = &mut b.tree {
                todo.append(branches);
            }
        }
    }
}

const NODE: usize = 0;
const WORK: usize = 1;
const DEPTH: usize = 2;
const SUM: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Fresh,
    Running,
    Deciding,
    Ended,
    Refused,
}

#[derive(Clone, Copy, Debug)]
pub struct Mark {
    trail: usize,
    id: u64,
}

pub struct Toy<'a> {
    forest: &'a Forest,
    cells: [u64; 4],
    trail: Vec<(usize, u64)>,
    mode: Mode,
    marks: Vec<Mark>,
    next_id: u64,
    pub path: Vec<u32>,
    /// Path lengths at the marks, to check the cells after backtracking.
    lengths: Vec<usize>,
}

impl<'a> Toy<'a> {
    pub fn new(forest: &'a Forest) -> Self {
        Toy {
            forest,
            cells: [0; 4],
            trail: Vec::new(),
            mode: Mode::Ended,
            marks: Vec::new(),
            next_id: 0,
            path: Vec::new(),
            lengths: Vec::new(),
        }
    }

    fn set(&mut self, cell: usize, value: u64) {
        if !self.marks.is_empty() {
            self.trail.push((cell, self.cells[cell]));
        }
        self.cells[cell] = value;
    }

    fn forget_after(&mut self, mark: Mark) {
        while self.marks.last().is_some_and(|m| m.id != mark.id) {
            self.marks.pop();
            self.lengths.pop();
        }
        assert!(!self.marks.is_empty(), "a dead mark was used");
    }

    fn check(&self) {
        if self.path.len() > 100 {
            return;
        }
        let sum = self.path.iter().fold(7u64, |sum, &a| sum.wrapping_mul(31).wrapping_add(u64::from(a)));
        assert_eq!(self.cells[SUM], sum, "the heap is not that of the path");
        assert_eq!(self.cells[DEPTH], self.path.len() as u64);
    }
}

impl Process for Toy<'_> {
    type Outcome = Vec<u32>;
    type Mark = Mark;

    fn restart(&mut self) {
        self.cells = [0, 3, 0, 7];
        self.trail.clear();
        self.marks.clear();
        self.lengths.clear();
        self.path.clear();
        self.mode = Mode::Running;
    }

    fn advance(&mut self, fuel: &mut u64) -> Step {
        assert_eq!(self.mode, Mode::Running, "advance");
        self.check();
        let node = &self.forest.0[self.cells[NODE] as usize];
        if let Flat::Forever = node {
            *fuel = 0;
            return Step::OutOfFuel;
        }
        let work = self.cells[WORK];
        if work > *fuel {
            self.set(WORK, work - *fuel);
            *fuel = 0;
            return Step::OutOfFuel;
        }
        *fuel -= work;
        self.set(WORK, 0);
        self.mode = Mode::Ended;
        match node {
            Flat::Leaf => Step::Finished,
            Flat::Dead | Flat::Forever => Step::Dead,
            Flat::Spine(cost) => {
                self.mode = Mode::Deciding;
                let ways = [Alternative { cost: 0, target: 0 }, Alternative { cost: *cost, target: 1 }];
                Step::Decision(Decision { site: self.cells[NODE] as u32, alternatives: ways.into_iter().collect() })
            }
            Flat::Fork(branches) => {
                self.mode = Mode::Deciding;
                Step::Decision(Decision {
                    site: self.cells[NODE] as u32,
                    alternatives: branches.iter().map(|b| b.0).collect(),
                })
            }
        }
    }

    fn outcome(&mut self) -> Ending<Vec<u32>> {
        assert_eq!(self.mode, Mode::Ended, "outcome");
        Ending::Outcome(self.path.clone())
    }

    fn mark(&mut self) -> Mark {
        assert_eq!(self.mode, Mode::Deciding, "mark");
        self.next_id += 1;
        let mark = Mark { trail: self.trail.len(), id: self.next_id };
        self.marks.push(mark);
        self.lengths.push(self.path.len());
        mark
    }

    fn backtrack(&mut self, mark: Mark) {
        assert_ne!(self.mode, Mode::Fresh);
        self.forget_after(mark);
        while self.trail.len() > mark.trail {
            if let Some((cell, old)) = self.trail.pop() {
                self.cells[cell] = old;
            }
        }
        self.path.truncate(*self.lengths.last().unwrap());
        self.mode = Mode::Deciding;
        self.check();
    }

    fn choose(&mut self, alternative: u32, trusted: bool) -> Chosen {
        assert_eq!(self.mode, Mode::Deciding, "choose");
        let at = self.cells[NODE];
        let (verdict, work, child) = match &self.forest.0[at as usize] {
            Flat::Spine(_) if alternative == 1 => (Chosen::Taken, 2, at),
            Flat::Spine(_) => {
                // The leaf beside a spine: any leaf will do.
                let leaf = self.forest.0.iter().position(|f| matches!(f, Flat::Leaf));
                match leaf {
                    Some(leaf) => (Chosen::Taken, 1, leaf as u64),
                    None => (Chosen::Infeasible, 0, 0),
                }
            }
            Flat::Fork(branches) => {
                let b = &branches[alternative as usize];
                (b.1, b.2, b.3 as u64)
            }
            _ => panic!("no decision here"),
        };
        if verdict != Chosen::Taken {
            assert!(!trusted, "a replay took what is not feasible");
            // Leave rubbish behind: it is the search's duty to backtrack.
            self.set(SUM, 0xdead);
            self.mode = Mode::Refused;
            return verdict;
        }
        self.set(NODE, child);
        self.set(WORK, work);
        self.set(DEPTH, self.cells[DEPTH] + 1);
        self.set(SUM, self.cells[SUM].wrapping_mul(31).wrapping_add(u64::from(alternative)));
        self.path.push(alternative);
        self.mode = Mode::Running;
        Chosen::Taken
    }

    fn discard(&mut self, mark: Mark) {
        assert_eq!(self.mode, Mode::Deciding, "discard");
        assert_eq!(self.marks.pop().map(|m| m.id), Some(mark.id), "only the youngest mark is discarded");
        self.lengths.pop();
    }
}
