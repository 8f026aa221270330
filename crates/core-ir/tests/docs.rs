//! The description of Core is true: its programs read, its table of primitives is complete.

mod support;

use snell_core_ir::{CoreFrontEnd, FrontEnd, Prim, PrimType, check};
use snell_source::SourceSet;
use std::fmt::Write;
use support::{read_text, snippets};

const PAGE: &str = include_str!("../../../docs/core.md");

#[test]
fn programs_in_the_description_read() {
    let programs: Vec<&str> = PAGE.split("```core\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(programs.len() >= 3);
    for program in programs {
        let read = read_text(program);
        assert_eq!(snippets(program, &read.diagnostics), "", "{program}");
        assert_eq!(check(&read.program), []);
    }
}

#[test]
fn the_table_of_primitives_is_complete() {
    let ty = |ty: &PrimType| match ty {
        PrimType::Str => "String".to_string(),
        ty => format!("{ty:?}"),
    };
    let mut table = String::from("| primitive | arguments | result |\n|---|---|---|\n");
    for prim in Prim::ALL {
        let signature = prim.signature();
        let args: Vec<String> = signature.args.iter().map(ty).collect();
        writeln!(table, "| `{}` | {} | {} |", prim.text(), args.join(", "), ty(&signature.result)).unwrap();
    }
    assert!(PAGE.contains(&table), "the table in docs/core.md should be\n{table}");
}

#[test]
fn several_files_make_one_program() {
    let mut sources = SourceSet::default();
    sources.add("a.core", "data T = K;\nf = K;\n");
    sources.add("b.core", "g = case f of { K -> nope };\n");
    let lowered = CoreFrontEnd.lower(&sources);
    assert_eq!(lowered.diagnostics.len(), 1);
    let (start, _) = sources.positions(lowered.diagnostics[0].span).unwrap();
    assert_eq!((lowered.diagnostics[0].span.file.0, start.line, start.column), (1, 1, 22));
    assert_eq!(lowered.program.globals.len(), 1);
}
