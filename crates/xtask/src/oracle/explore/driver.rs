//! The Haskell program that evaluates every explored call of a module.

use snell_report::{Outcome, PathReport};

/// The program for a module with this text.
pub fn driver(module: &str, text: &str, paths: &[&PathReport]) -> String {
    let mut out = String::from(
        "{-# LANGUAGE ExtendedDefaultRules, StandaloneDeriving, DeriveGeneric #-}\nmodule Main where\n\nimport qualified Judge\n",
    );
    out.push_str(&format!("import {module}\n"));
    for import in text.lines().filter(|line| line.starts_with("import ")) {
        out.push_str(import);
        out.push('\n');
    }
    let actions: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("-- @actions ")).flat_map(str::split_whitespace).collect();
    for (name, params) in types(text) {
        let context: Vec<String> = params.iter().map(|param| format!("Judge.Walk {param}")).collect();
        let ty = [&[name][..], &params[..]].concat().join(" ");
        out.push_str(&format!(
            "\nderiving instance Judge.Generic ({ty})\ninstance ({}) => Judge.Walk ({ty})\n",
            context.join(", ")
        ));
    }
    // One function for a few calls: GHC takes long for a long one.
    let chunks: Vec<_> = paths.chunks(20).collect();
    out.push_str("\nmain :: IO ()\nmain = do\n");
    for chunk in 0..chunks.len() {
        out.push_str(&format!("  judge'{chunk}\n"));
    }
    let mut number = 0;
    for (chunk, paths) in chunks.into_iter().enumerate() {
        out.push_str(&format!("\njudge'{chunk} :: IO ()\njudge'{chunk} = do\n"));
        for path in paths {
            let mut call = expression(&path.call());
            if actions.iter().any(|action| path.function == *action) {
                call = format!("Judge.action ({call})");
            }
            out.push_str(&match &path.outcome {
                Outcome::Value { value } => format!("  Judge.value {number} ({call}) ({})\n", expression(value)),
                Outcome::Fails { text, .. } => format!("  Judge.fails {number} ({call}) {}\n", literal(text)),
            });
            number += 1;
        }
    }
    out
}

/// The data types of a module, with their parameters; those that hide types are left out.
fn types(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut types = Vec::new();
    for line in text.lines() {
        let Some(rest) = line.strip_prefix("data ").or_else(|| line.strip_prefix("newtype ")) else { continue };
        if rest.contains(" where") || rest.contains("forall") || rest.contains("->") || rest.contains("=>") {
            continue;
        }
        let head = rest.split('=').next().unwrap_or(rest);
        let mut words = head.split_whitespace();
        if let Some(name) = words.next() {
            types.push((name, words.collect()));
        }
    }
    types
}

/// An expression with `_` where nothing was looked at and `...` where nothing is shown, as one of Haskell. In patterns `_`
/// stays what it is.
fn expression(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut at = 0;
    let mut pattern = false;
    while at < chars.len() {
        let c = chars[at];
        let before = at.checked_sub(1).map(|before| chars[before]);
        let after = chars.get(at + 1).copied();
        let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '\'');
        let rest: String = chars[at..].iter().take(3).collect();
        match c {
            '"' => {
                let end = closing(&chars, at, '"');
                out.extend(&chars[at..end]);
                at = end;
                continue;
            }
            '\'' if !inside(before) => {
                let end = closing(&chars, at, '\'');
                out.extend(&chars[at..end]);
                at = end;
                continue;
            }
            '{' | ';' | '\\' => pattern = true,
            '-' if after == Some('>') => pattern = false,
            '_' if !pattern && !inside(before) && !inside(after) => {
                out.push_str("Judge.hole");
                at += 1;
                continue;
            }
            '.' if rest == "..." => {
                out.push_str("Judge.cut");
                at += 3;
                continue;
            }
            _ => {}
        }
        out.push(c);
        at += 1;
    }
    out
}

/// The place after the end of a literal that begins here.
fn closing(chars: &[char], from: usize, quote: char) -> usize {
    let mut at = from + 1;
    while at < chars.len() && chars[at] != quote {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

/// A string literal of Haskell.
fn literal(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            ' '..='~' => out.push(c),
            c => out.push_str(&format!("\\{}\\&", c as u32)),
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_those_of_expressions() {
        assert_eq!(expression("f (_ : _) \"_\" '_' x_1"), "f (Judge.hole : Judge.hole) \"_\" '_' x_1");
        assert_eq!(
            expression("(\\x -> case x of { (1,_) -> _; _ -> 2 })"),
            "(\\x -> case x of { (1,_) -> Judge.hole; _ -> 2 })"
        );
        assert_eq!(expression("1 : 2 : ..."), "1 : 2 : Judge.cut");
        assert_eq!(expression(r#"'\'' "\"_" _"#), r#"'\'' "\"_" Judge.hole"#);
    }

    #[test]
    fn texts_are_literals() {
        assert_eq!(literal("a\"\\\u{e9}1"), "\"a\\\"\\\\\\233\\&1\"");
    }
}
