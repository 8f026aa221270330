//! What is printed reads back as the same program, and prints the same again.

mod support;

use snell_core_ir::{Builder, Type, check, print};
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

#[test]
fn things_of_one_name_are_told_apart() {
    let mut b = Builder::new();
    for name in ["T", "T", "T_1", "List"] {
        let data = b.data(name, &[]);
        b.constructor(data, "K", vec![Type::Data(data, vec![])]);
    }
    let text = print(&b.finish());
    assert_eq!(text, "data T = K T;\ndata T_2 = K_1 T_2;\ndata T_1 = K_2 T_1;\ndata List_1 = K_3 List_1;\n");
    let read = read_text(&text);
    assert_eq!(read.diagnostics, []);
    assert_eq!(print(&read.program), text);
}

#[test]
fn constructors_that_say_what_parameters_are_round_trip() {
    let text = "data E a = I Int : a = Int | Pair (E x) (E y) : x y : a = (P x y) | First (E (P a y)) : y;\ndata P a b = P a b;\n";
    let read = read_text(text);
    assert_eq!(snippets(text, &read.diagnostics), "");
    assert_eq!(check(&read.program), []);
    assert_eq!(print(&read.program), text);
    let wrong = read_text("data E a = I b : a = Int;");
    assert!(wrong.diagnostics[0].message.contains("not a parameter"), "{:?}", wrong.diagnostics);
    let wrong = read_text("data E a = I a : a = c;");
    assert_eq!(wrong.diagnostics.len(), 1);
}
