//! Analyses Core files and says how long it took: `analyse FILE [COMPONENTS]`.
#![allow(clippy::disallowed_methods)] // this program is all about a file

use snell_core_ir::read;
use snell_interp_abstract::{Options, analyse};
use std::sync::Arc;

fn main() {
    let mut args = std::env::args().skip(1);
    let (Some(path), components) = (args.next(), args.next()) else { return };
    let Ok(text) = std::fs::read_to_string(&path) else { return };
    let mut sources = snell_source::SourceSet::default();
    let file = sources.add(&path, &text);
    let lowered = read(&sources, file);
    let Some(entry) = lowered.program.find_global("main") else { return };
    let code = Arc::new(snell_semantics::resolve(Arc::new(lowered.program)));
    let start = std::time::Instant::now();
    let components = components.unwrap_or_default().parse().expect("components");
    let analysis = analyse(&code, entry, &[], Options::with(components));
    let seconds = start.elapsed().as_secs_f64();
    println!("{analysis}");
    for (fault, node) in &analysis.failures {
        let at = sources.positions(code.span(*node));
        println!("may fail: {} at {at:?}", code.describe(fault));
    }
    println!(
        "{} of {} bodies, {} steps, {:.3} ms",
        analysis.bodies.len(),
        code.bodies.len(),
        analysis.steps,
        seconds * 1e3
    );
}
