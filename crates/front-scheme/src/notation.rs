//! Values as Scheme writes them.

use crate::conditions;
use snell_core_ir::{Form, Literal, Notation, Row, Tables};

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
            "Null" | "Pair" | "End" | "More" => Form::Cell,
            "Int" => Form::Bare("0".into()),
            "Sym" => Form::Bare("a".into()),
            "Symbol" => Form::Name("a".into()),
            "Str" => Form::Bare("\"\"".into()),
            "Char" => Form::Bare("#\\a".into()),
            "Real" => Form::Bare("0.0".into()),
            "ProcN" => Form::Procedure(None),
            _ if name.starts_with("Proc") && name.len() == 5 => {
                Form::Procedure(name.strip_prefix("Proc").and_then(|arity| arity.parse().ok()))
            }
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

    fn is_complaint(&self, name: &str) -> bool {
        name == "Condition"
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
        let is_list = text.starts_with('(');
        let is_number = text.trim_start_matches(['-', '+', '.']).starts_with(|c: char| c.is_ascii_digit())
            || ["+nan.0", "+inf.0", "-inf.0"].contains(&text.as_str());
        let is_opaque = text == "_" || text.starts_with('<') && text.ends_with('>') && text.len() > 2;
        let is_symbol = !is_number && !is_opaque && !text.starts_with(['(', '#', '"']);
        if is_list || is_symbol { format!("'{text}") } else { text }
    }

    fn procedure(&self, params: Option<usize>, rows: Vec<Row>, other: String) -> String {
        procedure(params, rows, other)
    }

    fn structure(&self, form: &Form, parts: Vec<String>, end: Option<String>) -> Option<String> {
        let call =
            |name: &str, parts: Vec<String>| Some(format!("({})", [vec![name.to_owned()], parts].concat().join(" ")));
        match (form, end) {
            (Form::Cell, None) => call("list", parts),
            (Form::Cell, Some(end)) => {
                let pairs = parts.into_iter().rev().fold(end, |end, part| format!("(cons {part} {end})"));
                Some(pairs)
            }
            (Form::Around { open, .. }, None) if open == "#(" => call("vector", parts),
            (Form::Around { open, .. }, None) if open == "#&" => call("box", parts),
            _ => None,
        }
    }

    fn anything(&self) -> &'static str {
        "#f"
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

/// Names for parameters; nobody writes procedures of more.
const PARAMETERS: [&str; 6] = ["x", "y", "z", "u", "v", "w"];

/// `(lambda (x y) (if (and (equal? x 1) (equal? y 2)) 3 4))`.
fn procedure(params: Option<usize>, rows: Vec<Row>, other: String) -> String {
    let names = &PARAMETERS[..params.unwrap_or(1).min(PARAMETERS.len())];
    let head = match (params, rows.is_empty()) {
        (None, _) => names[0].to_owned(),
        (Some(1), true) => "(_)".into(),
        (Some(_), _) => format!("({})", names.join(" ")),
    };
    let body = match &rows[..] {
        [] => other,
        // What `eqv?` can tell apart.
        rows if params == Some(1) && rows.iter().all(|row| row.keys.iter().flatten().all(|key| is_simple(key))) => {
            let clause = |row: &Row| {
                let keys = row.keys.iter().flatten().map(|key| key.strip_prefix('\'').unwrap_or(key));
                format!("(({}) {})", keys.collect::<Vec<_>>().join(" "), row.result)
            };
            let clauses: Vec<String> = rows.iter().map(clause).collect();
            format!("(case {} {} (else {other}))", names[0], clauses.join(" "))
        }
        [row] => format!("(if {} {} {other})", test(row, names), row.result),
        rows => {
            let clauses: Vec<String> =
                rows.iter().map(|row| format!("({} {})", test(row, names), row.result)).collect();
            format!("(cond {} (else {other}))", clauses.join(" "))
        }
    };
    format!("(lambda {head} {body})")
}

/// Whether the arguments are those of a row.
fn test(row: &Row, names: &[&str]) -> String {
    let one = |(key, name): (&Option<String>, &&str)| key.as_ref().map(|key| format!("(equal? {name} {key})"));
    let tests: Vec<String> = row.keys.iter().zip(names).filter_map(one).collect();
    match &tests[..] {
        [] => "#t".into(),
        [one] => one.clone(),
        all => format!("(and {})", all.join(" ")),
    }
}

/// Whether `case` finds a key.
fn is_simple(key: &str) -> bool {
    let datum = key.strip_prefix('\'').unwrap_or(key);
    datum == "()" || datum.starts_with("#\\") || !datum.starts_with(['(', '"', '#']) || datum == "#t" || datum == "#f"
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
    fn procedures_do_what_their_rows_say() {
        let row = |keys: &[&str], result: &str| Row {
            keys: keys.iter().map(|key| (*key != "_").then(|| key.to_string())).collect(),
            result: result.into(),
        };
        let shown = |params, rows: &[Row]| Scheme.procedure(params, rows.to_vec(), "0".into());
        assert_eq!(shown(Some(1), &[]), "(lambda (_) 0)");
        assert_eq!(shown(Some(2), &[]), "(lambda (x y) 0)");
        assert_eq!(shown(Some(1), &[row(&["'a"], "1")]), "(lambda (x) (case x ((a) 1) (else 0)))");
        assert_eq!(shown(Some(1), &[row(&["'(1)"], "1")]), "(lambda (x) (if (equal? x '(1)) 1 0))");
        assert_eq!(shown(None, &[row(&["'(1 2)"], "1")]), "(lambda x (if (equal? x '(1 2)) 1 0))");
        let rows = [row(&["1", "2"], "3"), row(&["_", "\"s\""], "4")];
        let text = "(lambda (x y) (cond ((and (equal? x 1) (equal? y 2)) 3) ((equal? y \"s\") 4) (else 0)))";
        assert_eq!(shown(Some(2), &rows), text);
    }

    #[test]
    fn lists_and_symbols_are_quoted_and_nothing_else() {
        let texts = ["()", "(1 2)", "foo", "-", "-5", "#t", "\"s\"", "_", "(lambda (x) 1)", "1/2"];
        let inputs = texts.map(|text| Scheme.input(text.into())).join(" ");
        assert_eq!(inputs, "'() '(1 2) 'foo '- -5 #t \"s\" _ '(lambda (x) 1) 1/2");
    }
}
