//! The example programs: they read, they are well formed, and no damage to their text makes the reader panic.

mod support;

use snell_core_ir::{check, print};
use support::{damaged, read_text, same, snippets};

const EXAMPLES: &[(&str, &str)] = &[
    ("append", include_str!("../../../examples/append.core")),
    ("nfib", include_str!("../../../examples/nfib.core")),
    ("overflow", include_str!("../../../examples/overflow.core")),
    ("queens", include_str!("../../../examples/queens.core")),
    ("redblack", include_str!("../../../examples/redblack.core")),
];

#[test]
fn examples_are_well_formed_and_round_trip() {
    for (name, text) in EXAMPLES {
        let read = read_text(text);
        assert_eq!(snippets(text, &read.diagnostics), "", "{name}");
        assert_eq!(check(&read.program), [], "{name}");
        let printed = print(&read.program);
        let again = read_text(&printed);
        assert_eq!(snippets(&printed, &again.diagnostics), "", "{name}");
        same(&read.program, &again.program);
        assert_eq!(print(&again.program), printed, "{name}");
    }
}

#[test]
fn no_prefix_and_no_mutation_panics() {
    for (name, text) in EXAMPLES {
        for damaged in damaged(text) {
            let read = read_text(&damaged);
            assert_eq!(check(&read.program), [], "{name}:\n{damaged}");
            for diagnostic in &read.diagnostics {
                let end = diagnostic.span.end as usize;
                assert!(diagnostic.span.start as usize <= end && end <= damaged.len());
            }
        }
    }
}
