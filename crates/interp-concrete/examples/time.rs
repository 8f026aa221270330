//! Times a Core file: `time FILE [ENTRY]`.

#![allow(clippy::disallowed_methods, reason = "an example that reads the file it is given")]

use snell_core_ir::{check, read};
use snell_interp_concrete::{Run, run};
use std::sync::{Arc, atomic::AtomicBool};

fn main() {
    let path = std::env::args().nth(1).unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut sources = snell_source::SourceSet::default();
    let file = sources.add(&path, &text);
    let lowered = read(&sources, file);
    for d in &lowered.diagnostics {
        println!("{:?} {d:?}", sources.positions(d.span));
    }
    for d in check(&lowered.program) {
        println!("CHECK {d:?}");
    }
    let entry = lowered.program.find_global(&std::env::args().nth(2).unwrap_or("main".into())).unwrap();
    let code = Arc::new(snell_semantics::resolve(Arc::new(lowered.program)));
    let t = std::time::Instant::now();
    let (ended, steps, ()) = run(&code, &Run::of(entry), (), &AtomicBool::new(false));
    let s = t.elapsed().as_secs_f64();
    println!("{:.200} {steps} steps {s:.3} s, {:.1} ns/step", format!("{ended:?}"), s * 1e9 / steps as f64);
}
