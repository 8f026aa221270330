//! Shows what the front end makes of files (a tool for its developers).
#![allow(clippy::disallowed_methods)]
use snell_core_ir::{FrontEnd, check, print};
use snell_front_haskell::HaskellFrontEnd;
use snell_source::SourceSet;
use std::time::Instant;
fn main() {
    let mut sources = SourceSet::default();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let core = args.iter().any(|a| a == "--core");
    for path in args.iter().filter(|a| !a.starts_with("--")) {
        sources.add(path, &std::fs::read_to_string(path).unwrap());
    }
    let begin = Instant::now();
    let lowered = HaskellFrontEnd.lower(&sources);
    eprintln!(
        "{:?}, {} globals, {} exprs",
        begin.elapsed(),
        lowered.program.globals.len(),
        lowered.program.exprs.len()
    );
    for d in lowered.diagnostics.iter().take(40) {
        let at = match sources.positions(d.span) {
            Some((a, _)) => format!("{}:{}:{}", sources.file(d.span.file).unwrap().path, a.line, a.column),
            None => match snell_front_haskell::library::of_file(d.span.file) {
                Some(m) => {
                    let line = m.text[..(d.span.start as usize).min(m.text.len())].lines().count();
                    format!("{}:{}", m.name, line)
                }
                None => "?".into(),
            },
        };
        eprintln!("{at}: {} {}", d.code, d.message);
        for n in &d.notes {
            eprintln!("     {}", n.text);
        }
    }
    for d in check(&lowered.program).iter().take(10) {
        eprintln!("core: {}", d.message);
    }
    if core {
        println!("{}", print(&lowered.program));
    }
}
