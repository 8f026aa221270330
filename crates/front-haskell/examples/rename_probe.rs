use snell_front_haskell::{driver::front, hir::Show, library};
use snell_source::SourceSet;
fn main() {
    let mut sources = SourceSet::default();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let show = args.iter().any(|a| a == "--show");
    let all = args.iter().any(|a| a == "--all");
    for a in args.iter().filter(|a| !a.starts_with("--")) {
        sources.add(a, &std::fs::read_to_string(a).unwrap());
    }
    if all {
        let text: String = library::MODULES.iter().filter(|m| m.name != "Prelude").map(|m| format!("import qualified {}\n", m.name)).collect();
        sources.add("All.hs", &text);
    }
    let start = std::time::Instant::now();
    let f = front(&sources, None, &[]);
    if all {
        let mut best = (u128::MAX, u128::MAX);
        for _ in 0..1 {
            let start = std::time::Instant::now();
            let _f = front(&sources, None, &[]);
            best.0 = best.0.min(start.elapsed().as_micros());
            let start = std::time::Instant::now();
            let mut names = Default::default();
            for m in library::MODULES { std::mem::forget(snell_front_haskell::parse::parse(snell_source::FileId(0), m.name, m.text, &mut names)); }
            best.1 = best.1.min(start.elapsed().as_micros());
        }
        eprintln!("front {} us, parse alone {} us, lines {}", best.0, best.1, library::MODULES.iter().map(|m| m.text.lines().count()).sum::<usize>());
    }
    eprintln!("{:?} vars {} exprs {} binds {}", start.elapsed(), f.hir.vars.len(), f.hir.exprs.len(), f.hir.binds.len());
    for d in &f.diagnostics {
        let (path, line) = match sources.file(d.span.file) {
            Some(file) => (file.path.to_string(), file.position(d.span.start).line),
            None => match library::of_file(d.span.file) {
                Some(m) => (m.name.to_string(), m.text[..(d.span.start as usize).min(m.text.len())].matches('\n').count() as u32 + 1),
                None => ("?".into(), 0),
            },
        };
        println!("{path}:{line}: {:?} {} {} {:?}", d.severity, d.code, d.message, d.notes.iter().map(|n| &n.text).collect::<Vec<_>>());
    }
    if show {
        println!("{}", Show::new(&f.hir, f.main).module());
        for &i in &f.hir.module(f.main).instances { println!("{}", Show::new(&f.hir, f.main).instance(i)); }
    }
}
