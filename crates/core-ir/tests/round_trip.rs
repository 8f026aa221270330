//! What is printed reads back as the same program, and prints the same again.

mod support;

use snell_core_ir::{check, print};
use support::{generate, read_text, same, snippets};

#[test]
fn random_programs_round_trip() {
    for seed in 0..3000 {
        let program = generate::program(seed);
        assert_eq!(check(&program), [], "seed {seed}");
        let text = print(&program);
        let read = read_text(&text);
        assert_eq!(snippets(&text, &read.diagnostics), "", "seed {seed}:\n{text}");
        assert_eq!(check(&read.program), [], "seed {seed}:\n{text}");
        same(&program, &read.program);
        assert_eq!(print(&read.program), text, "seed {seed}");
    }
}
