//! Explores a function of a Core file: `explore FILE FUNCTION MAX [show]`.
use snell_core_ir::read;
use snell_interp_symbolic::{Explore, explore};
use snell_search::{Flow, Limits, Options};
use std::sync::Arc;

fn main() {
    let arg = |n: usize| std::env::args().nth(n);
    let path = arg(1).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut sources = snell_source::SourceSet::default();
    let file = sources.add(&path, &text);
    let lowered = read(&sources, file);
    for d in &lowered.diagnostics { println!("{:?} {d:?}", sources.positions(d.span)); }
    let entry = lowered.program.find_global(&arg(2).unwrap()).unwrap();
    let code = Arc::new(snell_semantics::resolve(Arc::new(lowered.program)));
    let show = arg(4).is_some();
    let jobs = std::env::var("JOBS").ok().and_then(|j| j.parse().ok()).unwrap_or(1);
    let limits = Limits { max_outcomes: Some(arg(3).unwrap().parse().unwrap()), ..Limits{fuel_per_path:u64::MAX,max_fuel_per_path:u64::MAX,..Limits::default()} };
    let request = Explore {
        entry,
        search: Options { limits, jobs, ..Options::default() },
        observe: 10000,
        solver: Default::default(),
        max_bytes: 4 << 30,
        conditions: show,
    };
    let t = std::time::Instant::now();
    let mut n = 0u64;
    let explored = explore(&code, &request, None, &mut |found| {
        n += 1;
        if show { println!("{} {:?} => {:?} when {:?}", found.cost, found.outcome.args, found.outcome.end, found.outcome.condition); }
        Flow::Continue
    }).unwrap();
    let s = explored.summary;
    println!("{n} paths {:?} {:.3} s; decisions {} steps {} infeasible {} dead {} passes {} {:?}", s.status, t.elapsed().as_secs_f64(), s.decisions, s.steps, s.infeasible, s.dead, s.passes, explored.solver);
}
