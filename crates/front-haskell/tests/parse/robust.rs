//! No text breaks the parser: no panic, no overflow of the stack, no more than linear time.

use crate::corpus::programs;
use snell_front_haskell::parse::{imports, parse, parse_expression};
use snell_source::{FileId, Names};
use std::time::{Duration, Instant};

const CORNERS: &str = include_str!("every_corner.hs");

/// Reads a text in every way; what comes out does not matter.
fn survive(text: &str) {
    let parsed = parse(FileId(0), "a.hs", text, &mut Names::default());
    assert!(parsed.diagnostics.len() <= 51, "{text}");
    let end = text.len() as u32;
    for diagnostic in &parsed.diagnostics {
        assert!(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= end, "{diagnostic:?}\n{text}");
    }
}

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

#[test]
fn every_prefix() {
    let step = 3;
    let programs = programs();
    let small = programs.iter().map(|(_, text)| text.as_str()).filter(|text| text.len() < 1500).take(12);
    for text in small.chain([CORNERS]) {
        for (end, _) in text.char_indices().step_by(step) {
            survive(&text[..end]);
        }
    }
}

#[test]
fn every_suffix() {
    for (start, _) in CORNERS.char_indices().step_by(7) {
        survive(&CORNERS[start..]);
    }
}

#[test]
fn random_mutations() {
    let mut random = Random(0x5eed);
    let programs = programs();
    for text in programs.iter().map(|(_, text)| text.as_str()).chain([CORNERS; 40]) {
        for _ in 0..4 {
            let mut chars: Vec<char> = text.chars().collect();
            for _ in 0..1 + random.below(4) {
                mutate(&mut chars, &mut random);
            }
            survive(&chars.iter().collect::<String>());
        }
    }
}

fn mutate(chars: &mut Vec<char>, random: &mut Random) {
    const INSERTED: &[&str] = &[
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "`",
        "'",
        "\"",
        "\\",
        "\n",
        " ",
        "\t",
        "where",
        " of ",
        " do ",
        "let ",
        " in ",
        "=",
        "|",
        "->",
        "<-",
        "::",
        "@",
        "~",
        "!",
        "-",
        "..",
        ",",
        ";",
        "{-",
        "-}",
        "--",
        "é",
        "∀",
        "\u{2028}",
        "0x",
        "1e",
        "#",
        "{-#",
        "import",
        "module",
        "data ",
        "class ",
        "infixl ",
        "type ",
        "forall a. ",
        "=> ",
        "if ",
        "then ",
        "else ",
    ];
    if chars.is_empty() {
        return;
    }
    let (at, length) = (random.below(chars.len()), random.below(12));
    let end = (at + length).min(chars.len());
    match random.below(4) {
        0 => drop(chars.drain(at..end)),
        1 => {
            let copy = chars[at..end].to_vec();
            let to = random.below(chars.len());
            chars.splice(to..to, copy);
        }
        2 => {
            let other = random.below(chars.len());
            chars.swap(at, other);
        }
        _ => drop(chars.splice(at..at, INSERTED[random.below(INSERTED.len())].chars())),
    }
}

/// What may go wrong with many or deeply nested things of one kind: the start, what is repeated, the end.
const MANY: &[(&str, &str, &str)] = &[
    ("x = ", "1 + ", "1"),
    ("x = ", "1 : ", "[]"),
    ("x = [", "1, ", "1]"),
    ("x = \"", "a\\n\\1234\\&", "\""),
    ("x = do\n", "  a <- b c\n", "  d"),
    ("", "f x = x + 1\n", ""),
    ("x = ", "(", ""),
    ("x = ", "[", ""),
    ("x = ", "{", ""),
    ("", "(", "x) y = 1"),
    ("f ", "(", "x"),
    ("f ", "[", "x"),
    ("f ", "~ ", "x = 1"),
    ("f ", "x@", "x = 1"),
    ("f :: ", "(", "a"),
    ("f :: ", "[", "a"),
    ("f :: ", "a -> ", "a"),
    ("f :: ", "a ", "a"),
    ("f :: ", "a + ", "a"),
    ("f :: ", "C a => ", "a"),
    ("f :: ", "forall a. ", "a"),
    ("data T = ", "A | ", "A"),
    ("data T = A ", "!", "a"),
    ("data T = A ", "! ", "a"),
    ("x = ", "\\x -> ", "1"),
    ("x = ", "\\case x -> ", "1"),
    ("x = ", "do ", "1"),
    ("x = ", "do a $ ", "1"),
    ("x = ", "let y = ", "1"),
    ("x = ", "if ", "1"),
    ("x = ", "if a then b else ", "1"),
    ("x = ", "if | a -> ", "1"),
    ("x = ", "case x of A -> ", "1"),
    ("x = ", "case ", "1"),
    ("x = ", "a ", "a"),
    ("x = ", "f (", ""),
    ("x = r ", "{a = 1}", ""),
    ("x = r ", "{a = r ", ""),
    ("x = ", "- ", "1"),
    ("x = ", "(+ ", "1"),
    ("x = ", "(`f` ", "1"),
    ("x = ", "(a,", "1"),
    ("x = ", "[a | b <- ", "1"),
    ("x = ", "1", ""),
    ("x = 1.", "1", ""),
    ("x = ", "A.", "b"),
    ("x ", "| a = b\n ", ""),
    ("f ", "(a -> ", "1"),
    ("", "{-", ""),
    ("", "'", ""),
    ("", "\"\\", ""),
    ("", "= ) ] } then of in\n", ""),
    ("", "f = x where ", ""),
    ("", "class C a where ", ""),
    ("", "infixl 5 +\n", "f :: a :+ b"),
    ("module M (", "a, ", "b) where"),
    ("import M (", "T(a), ", "b)"),
    ("f = ", "`", ""),
    ("f = x\n  where\n", "    a = 1\n", ""),
    ("{-# LANGUAGE CPP #-}\n", "#if 1\n", ""),
    ("{-# LANGUAGE CPP #-}\n#if ", "!(", ""),
    ("{-# LANGUAGE TemplateHaskell #-}\n", "[| ", ""),
    ("", "\t", "f"),
    ("", " \n", "f"),
];

#[test]
fn many_of_each_kind() {
    for (start, repeated, end) in MANY {
        for count in [390, 401, 30_000] {
            let text = format!("{start}{}{end}", repeated.repeat(count));
            let before = Instant::now();
            survive(&text);
            drop(parse_expression(FileId(0), &text, &mut Names::default()));
            drop(imports("a.hs", &text));
            // Far more than needed: only what is not linear takes so long.
            assert!(before.elapsed() < Duration::from_secs(10), "{start}{repeated}.. took {:?}", before.elapsed());
        }
    }
}

#[test]
fn a_chain_of_else_if_is_no_nesting() {
    let chain = |links: usize| format!("f x = {}0", "if x then 1 else ".repeat(links));
    let complaints = |text: String| parse(FileId(0), "a.hs", &text, &mut Names::default()).diagnostics.len();
    assert_eq!(complaints(chain(3000)), 0);
    assert_eq!(complaints(chain(5000)), 1);
}

#[test]
fn every_corner_parses() {
    let parsed = parse(FileId(0), "every_corner.hs", CORNERS, &mut Names::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
}
