//! Evaluators by name, as the literature has them: a table of component lists.

/// A named list of components.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name.
    pub name: &'static str,
    /// What it is linked from, as it could be written out.
    pub components: &'static str,
    /// What it is for.
    pub reason: &'static str,
}

const fn line(name: &'static str, components: &'static str, reason: &'static str) -> Preset {
    Preset { name, components, reason }
}

/// All names. Each line is a link line; none has code of its own.
pub const PRESETS: &[Preset] = &[
    line("concrete", "values=concrete,alloc=concrete,store=per-state,cache=none", "what a run does"),
    line(
        "failing",
        "values=concrete,alloc=concrete,store=per-state,cache=none,fail=without-store",
        "a failure ends everything, the store with it",
    ),
    line(
        "failing-store",
        "values=concrete,alloc=concrete,store=per-state,cache=none,fail=with-store,observe=store",
        "a failure keeps the store it happened in",
    ),
    line(
        "trace",
        "values=concrete,alloc=concrete,store=per-state,cache=none,observe=trace",
        "the states of a run, in order",
    ),
    line(
        "reachable",
        "values=concrete,alloc=concrete,store=per-state,cache=none,observe=reachable",
        "the code that a run reaches",
    ),
    line(
        "dead",
        "values=concrete,alloc=concrete,store=per-state,cache=none,observe=dead",
        "the code that a run leaves out",
    ),
    line(
        "abstract",
        "values=any,alloc=concrete,store=per-state,cache=none",
        "abstract numbers: what is computed may be any number, so that tests go both ways",
    ),
    line(
        "precise",
        "values=constants,alloc=concrete,store=per-state,cache=none",
        "abstract numbers that stay exact as long as they are known",
    ),
    line(
        "0cfa-alloc",
        "values=any,alloc=0cfa,store=per-state,cache=none",
        "finite addresses, but nothing ends recursion",
    ),
    line(
        "naive",
        "values=any,alloc=0cfa,store=per-state,cache=naive,widen=off",
        "for teaching, unsound: a call within itself gives what was seen so far, and nothing is run again",
    ),
    line(
        "cache",
        "values=any,alloc=0cfa,store=per-state,cache=fix,widen=off",
        "the cached fixpoint: every program ends",
    ),
    line("widened", "values=any,alloc=0cfa,store=global,cache=fix", "one store for all states: fast, less precise"),
    line(
        "crushed",
        "values=constants,alloc=0cfa,store=per-state+crushed,cache=fix",
        "known numbers until a second one arrives at an address",
    ),
    line(
        "gc",
        "values=any,alloc=0cfa,store=per-state+gc,cache=fix,widen=off",
        "garbage is dropped before a call is looked up",
    ),
    line("1cfa", "values=constants,alloc=kcfa(1),store=global,cache=fix", "calls kept apart by where they come from"),
    line(
        "1mcfa",
        "values=constants,alloc=mcfa(1),store=global,cache=fix",
        "the same in polynomial time: flat closures",
    ),
    line("0cfa", "values=constants,alloc=0cfa,store=global,cache=fix", "the fast analysis, behind `audit`"),
    line(
        "fine",
        "values=constants,alloc=0cfa,store=per-state+gc,cache=fix,widen=64,unroll=20000",
        "precise, and ends soon: nothing is joined in the first 20000 steps, then up to 64 stores a body are kept apart",
    ),
    line(
        "symbolic",
        "values=symbolic,alloc=concrete,store=per-state,cache=none",
        "symbolic execution: inputs are symbols, each answer has its path condition",
    ),
    line(
        "verify",
        "values=symbolic,alloc=0cfa,store=per-state+gc,cache=fix,widen=8",
        "symbolic, abstract and cached: path-sensitive, and ends on every program",
    ),
    line("intervals", "values=intervals,alloc=0cfa,store=global,cache=fix", "bounds of numbers"),
    line("signs", "values=signs,alloc=0cfa,store=global,cache=fix", "signs of numbers"),
];

/// The preset of a name.
pub fn preset(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.name == name)
}
