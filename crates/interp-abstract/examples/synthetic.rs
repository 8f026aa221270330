//! Times the analysis of a program with many functions: `synthetic [COUNT]`.
use snell_core_ir::read;
use snell_interp_abstract::{Options, analyse};
use std::fmt::Write;
use std::sync::Arc;

/// Each function maps a function of its own over a list and calls two others; `map` is given all the functions.
fn text(count: usize) -> String {
    let mut text = String::from("map k xs = case xs of { Nil -> Nil; Cons x r -> Cons (k x) (map k r) };\n");
    for at in 0..count {
        let (near, far) = ((at + 1) % count, (at * 7 + 3) % count);
        let _ = writeln!(
            text,
            "f{at} n xs = case xs of {{ Nil -> if int.lt n {at} then n else f{near} (int.sub n 1) (Cons n Nil); \
             Cons x rest -> case map (\\y -> int.add y n) rest of {{ Nil -> f{far} x rest; \
             Cons z zs -> int.add z (f{near} (int.quot z x) zs) }} }};"
        );
    }
    text.push_str("main = f0 (fresh Int) (fresh (List Int));");
    text
}

fn main() {
    let count = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1000);
    let mut sources = snell_source::SourceSet::default();
    let file = sources.add("synthetic.core", &text(count));
    let program = read(&sources, file).program;
    let Some(entry) = program.find_global("main") else { return };
    let code = Arc::new(snell_semantics::resolve(Arc::new(program)));
    let start = std::time::Instant::now();
    let analysis = analyse(&code, entry, &[], Options { budget: 1_000_000_000, ..Options::default() });
    let seconds = start.elapsed().as_secs_f64();
    println!("{analysis}; {} kinds of failure", analysis.failures.len());
    println!("{} bodies, {} steps, {:.1} ms", analysis.bodies.len(), analysis.steps, seconds * 1e3);
}
