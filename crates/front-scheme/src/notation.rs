//! Values as Scheme writes them.

use crate::conditions;
use snell_core_ir::{Form, Literal, Notation, Tables};

/// External representations, as `write` gives them.
pub(crate) struct Scheme;

impl Notation for Scheme {
    fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Int(n) => n.to_string(),
            Literal::Integer(n) => n.to_string(),
            Literal::Double(d) => double(*d),
            Literal::Char(c) => character(*c),
            Literal::Str(text) => string(text),
        }
    }

    fn constructor(&self, name: &str, fields: usize) -> Form {
        if let Some(symbol) = name.strip_prefix('\'') {
            return Form::Opaque(symbol_text(symbol));
        }
        if let Some(record) = name.strip_prefix("#[") {
            let record = record.rsplit_once(']').map_or(record, |(name, _)| name);
            let gap = if fields == 0 { "" } else { " " };
            return around(&format!("#[{record}{gap}"), " ", "]", None);
        }
        match name {
            "Null" | "Pair" => Form::Cell,
            "Int" => Form::Bare("0".into()),
            "Sym" => Form::Bare("a".into()),
            "Symbol" => Form::Name("a".into()),
            "Str" => Form::Bare("\"\"".into()),
            "Char" => Form::Bare("#\\a".into()),
            "Real" => Form::Bare("0.0".into()),
            "Proc0" => Form::Bare("(lambda () _)".into()),
            "Proc1" => Form::Bare("(lambda (x) _)".into()),
            "Proc2" => Form::Bare("(lambda (x y) _)".into()),
            "Proc3" => Form::Bare("(lambda (x y z) _)".into()),
            "Proc4" => Form::Bare("(lambda (x y z u) _)".into()),
            "Proc5" => Form::Bare("(lambda (x y z u v) _)".into()),
            "Proc6" => Form::Bare("(lambda (x y z u v w) _)".into()),
            // What is known of it is a function of the list of its arguments.
            "ProcN" => around("(lambda x (", " ", " x))", None),
            "Ratio" => around("", "/", "", Some("1/2")),
            "Vector" => around("#(", " ", ")", Some("#()")),
            "Bytes" => around("#u8(", " ", ")", Some("#u8()")),
            "Box" => around("#&", "", "", Some("#&_")),
            "Promise" => Form::Opaque("#<promise>".into()),
            "Condition" => around("#<condition ", " ", ">", None),
            "Values" => around("#<values ", " ", ">", None),
            "Void" => Form::Prefix("#<void>".into()),
            "Eof" => Form::Prefix("#<eof>".into()),
            "Undefined" => Form::Prefix("#<undefined>".into()),
            _ => Form::Prefix(name.into()),
        }
    }

    fn definition(&self, name: &str) -> String {
        name.strip_prefix("scheme:").unwrap_or(name).into()
    }

    fn raised(&self, _kind: &str, text: &str, cut: bool) -> String {
        format!("{text}{}", if cut { "..." } else { "" })
    }

    fn condition(&self, infix: String) -> String {
        conditions::prefix(&infix)
    }

    fn all(&self, conditions: Vec<String>) -> Vec<String> {
        if conditions.len() > 1 { vec![format!("(and {})", conditions.join(" "))] } else { conditions }
    }

    fn differ(&self, pairs: Vec<[String; 2]>) -> String {
        let differ: Vec<String> = pairs.iter().map(|[left, right]| format!("(not (equal? {left} {right}))")).collect();
        if differ.len() == 1 { differ.join("") } else { format!("(or {})", differ.join(" ")) }
    }

    /// Lists and symbols are quoted.
    fn input(&self, text: String) -> String {
        let is_list = text.starts_with('(') && !text.starts_with("(lambda ") && !text.starts_with("(string ");
        let is_number = text.trim_start_matches(['-', '+', '.']).starts_with(|c: char| c.is_ascii_digit())
            || ["+nan.0", "+inf.0", "-inf.0"].contains(&text.as_str());
        let is_opaque = text == "_" || text.starts_with('<') && text.ends_with('>') && text.len() > 2;
        let is_symbol = !is_number && !is_opaque && !text.starts_with(['(', '#', '"']);
        if is_list || is_symbol { format!("'{text}") } else { text }
    }

    fn encloses_calls(&self) -> bool {
        true
    }

    fn tables(&self) -> Tables {
        Tables {
            constant: ["(lambda (_) ", ")"],
            head: ["(lambda (", ") (case ", " "],
            entry: ["((", ") ", ") "],
            other: ["(else ", ")))"],
        }
    }
}

fn around(open: &str, between: &str, close: &str, unknown: Option<&str>) -> Form {
    let [open, between, close] = [open, between, close].map(String::from);
    Form::Around { open, between, close, unknown: unknown.map(String::from) }
}

/// Plain from a thousandth to below ten thousand millions, else with an exponent.
fn double(value: f64) -> String {
    if value.is_nan() {
        return "+nan.0".into();
    }
    if value.is_infinite() {
        return if value > 0.0 { "+inf.0".into() } else { "-inf.0".into() };
    }
    let size = value.abs();
    if size == 0.0 || (1e-3..1e10).contains(&size) { format!("{value:?}") } else { format!("{value:e}") }
}

pub(crate) fn character(c: char) -> String {
    let name = match c {
        ' ' => "space",
        '\n' => "newline",
        '\t' => "tab",
        '\r' => "return",
        '\0' => "nul",
        '\u{7f}' => "delete",
        c if c.is_control() => return format!("#\\x{:x}", c as u32),
        c => return format!("#\\{c}"),
    };
    format!("#\\{name}")
}

fn string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if c.is_control() => out.push_str(&format!("\\x{:x};", c as u32)),
            c => out.push(c),
        }
    }
    out + "\""
}

fn symbol_text(name: &str) -> String {
    let special = |c: char| c.is_whitespace() || "()[]\";'`,|".contains(c);
    if name.is_empty() || name.contains(special) { format!("|{name}|") } else { name.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_as_write_does() {
        let shown = |literal| Scheme.literal(&literal);
        assert_eq!(shown(Literal::Str("a\"\\\n\u{1}".into())), r#""a\"\\\n\x1;""#);
        assert_eq!([' ', 'a', '\u{1}'].map(|c| shown(Literal::Char(c))).join(" "), r"#\space #\a #\x1");
        assert_eq!([0.5, 1e10, 1e-4, -0.0].map(|d| shown(Literal::Double(d))).join(" "), "0.5 1e10 1e-4 -0.0");
    }

    #[test]
    fn lists_and_symbols_are_quoted_and_nothing_else() {
        let texts = ["()", "(1 2)", "foo", "-", "-5", "#t", "\"s\"", "_", "(lambda (_) 1)", "1/2"];
        let inputs = texts.map(|text| Scheme.input(text.into())).join(" ");
        assert_eq!(inputs, "'() '(1 2) 'foo '- -5 #t \"s\" _ (lambda (_) 1) 1/2");
    }
}
