//! Values as Haskell writes them.

use snell_core_ir::{Form, Literal, Notation};

/// The syntax of expressions, as a derived `Show` writes it.
pub(crate) struct Haskell;

impl Notation for Haskell {
    fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Int(n) => n.to_string(),
            Literal::Integer(n) => n.to_string(),
            Literal::Double(d) => double(*d),
            Literal::Char('\'') => r"'\''".into(),
            Literal::Char('"') => "'\"'".into(),
            Literal::Char(c) => format!("'{}'", escaped(*c)),
            Literal::Str(text) => string(text),
        }
    }

    fn constructor(&self, name: &str, fields: usize) -> Form {
        let plain = unqualified(name);
        match plain {
            "Nil" | "Cons" if plain == name => Form::List,
            "Unit" if plain == name => Form::Prefix("()".into()),
            _ if plain.starts_with("(,") && plain.len() == fields + 1 => Form::Tuple,
            _ if is_operator(plain) && fields == 2 => Form::Infix(plain.into()),
            _ => Form::Prefix(word(plain)),
        }
    }

    fn definition(&self, name: &str) -> String {
        // A method at a type.
        let name = name.split(" (").next().unwrap_or(name);
        let plain = unqualified(name);
        if is_operator(plain) { format!("({name})") } else { name.into() }
    }

    fn raised(&self, kind: &str, text: &str, cut: bool) -> String {
        let dots = if cut { "..." } else { "" };
        match kind {
            "ErrorCall" => {
                let text = string(text);
                let open = text.strip_suffix('"').unwrap_or(&text);
                format!("error {open}{dots}\"")
            }
            _ if text.is_empty() => kind.into(),
            _ => format!("{}{dots}", text.trim_end()),
        }
    }
}

/// A name without its module, and without the number that told it from others.
fn unqualified(name: &str) -> &str {
    let mut rest = name;
    while let Some((module, after)) = rest.split_once('.') {
        let is_module = module.starts_with(char::is_uppercase) && module.chars().all(is_part);
        if !is_module || after.is_empty() {
            break;
        }
        rest = after;
    }
    match rest.rsplit_once('#') {
        Some((plain, number))
            if !plain.is_empty() && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) =>
        {
            plain
        }
        _ => rest,
    }
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '\''
}

fn is_operator(name: &str) -> bool {
    !name.starts_with(|c: char| is_part(c) || c == '(' || c == '[' || c == '%')
}

fn word(name: &str) -> String {
    if is_operator(name) { format!("({name})") } else { name.into() }
}

/// As `show` writes it: plain from 0.1 to below ten million, else with an exponent. What `show` writes of others is no
/// expression.
fn double(value: f64) -> String {
    if value.is_nan() {
        return "(0/0)".into();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("({sign}1/0)");
    }
    let size = value.abs();
    if size == 0.0 || (0.1..1e7).contains(&size) {
        return format!("{sign}{size:?}");
    }
    let text = format!("{size:e}");
    match text.split_once('e') {
        Some((digits, exponent)) if digits.contains('.') => format!("{sign}{digits}e{exponent}"),
        Some((digits, exponent)) => format!("{sign}{digits}.0e{exponent}"),
        None => format!("{sign}{text}"),
    }
}

fn string(text: &str) -> String {
    let mut out = String::from("\"");
    // What the escape before must be kept apart from.
    let (mut number, mut shift_out) = (false, false);
    for c in text.chars() {
        if (number && c.is_ascii_digit()) || (shift_out && c == 'H') {
            out.push_str("\\&");
        }
        let piece = if c == '"' { "\\\"".into() } else { escaped(c) };
        number = piece.starts_with('\\') && piece.ends_with(|c: char| c.is_ascii_digit()) && c > '\u{7f}';
        shift_out = c == '\u{e}';
        out.push_str(&piece);
    }
    out + "\""
}

/// The names of the characters below the space.
const CONTROLS: [&str; 32] = [
    "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "a", "b", "t", "n", "v", "f", "r", "SO", "SI", "DLE", "DC1",
    "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US",
];

fn escaped(c: char) -> String {
    match c {
        '\\' => "\\\\".into(),
        ' '..='~' => c.into(),
        '\u{7f}' => "\\DEL".into(),
        _ => match CONTROLS.get(c as usize) {
            Some(name) => format!("\\{name}"),
            None => format!("\\{}", c as u32),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(literal: Literal) -> String {
        Haskell.literal(&literal)
    }

    #[test]
    fn characters_and_texts_are_escaped_as_show_does() {
        let chars = ['a', '\'', '"', '\\', '\n', '\0', '\u{7f}', 'é'].map(|c| shown(Literal::Char(c))).join(" ");
        assert_eq!(chars, r#"'a' '\'' '"' '\\' '\n' '\NUL' '\DEL' '\233'"#);
        assert_eq!(shown(Literal::Str("a\"'\né1\u{e}H\u{1}1".into())), r#""a\"'\n\233\&1\SO\&H\SOH1""#);
    }

    #[test]
    fn doubles_are_written_as_show_does() {
        let shown = |d| shown(Literal::Double(d));
        assert_eq!(
            [0.1, 0.05, 1.0, 1234567.5, 1e7, -2.5e-300].map(shown).join(" "),
            "0.1 5.0e-2 1.0 1234567.5 1.0e7 -2.5e-300"
        );
        assert_eq!([-0.0, f64::NAN, f64::NEG_INFINITY].map(shown).join(" "), "-0.0 (0/0) (-1/0)");
    }

    #[test]
    fn constructors_stand_where_they_are_written() {
        let of = |name, fields| Haskell.constructor(name, fields);
        let prefix = |text: &str| Form::Prefix(text.into());
        assert_eq!(of("Data.Map.Internal.Bin#2", 5), prefix("Bin"));
        assert_eq!(of("A.Nil", 0), prefix("Nil"));
        assert_eq!((of("Nil", 0), of("(,,)", 3), of("Unit", 0)), (Form::List, Form::Tuple, prefix("()")));
        assert_eq!(of("Data.Complex.:+", 2), Form::Infix(":+".into()));
        assert_eq!((of(":.:", 2), of(":.", 1)), (Form::Infix(":.:".into()), prefix("(:.)")));
        assert_eq!(of("I#", 1), prefix("I#"));
        assert_eq!(["f", "<+>", "A.<.>", "A.f"].map(|name| Haskell.definition(name)), ["f", "(<+>)", "(A.<.>)", "A.f"]);
    }

    #[test]
    fn exceptions_say_what_ghc_would() {
        assert_eq!(Haskell.raised("ErrorCall", "no \"x\"", false), r#"error "no \"x\"""#);
        assert_eq!(Haskell.raised("ErrorCall", "no ", true), r#"error "no ...""#);
        assert_eq!(Haskell.raised("ArithException", "arithmetic overflow", false), "arithmetic overflow");
        assert_eq!(Haskell.raised("Mine", "", false), "Mine");
    }
}
