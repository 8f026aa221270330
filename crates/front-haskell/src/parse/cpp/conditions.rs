//! The conditions of `#if`, and what they know.

use std::collections::BTreeMap;
use std::ops::Range;

/// What is defined.
pub(super) struct Definitions {
    values: BTreeMap<String, Definition>,
}

/// What a name stands for.
pub(super) struct Definition {
    /// Its text.
    pub value: String,
    /// The names of its parameters, if it has any.
    pub params: Option<Vec<String>>,
    /// Where in the file its directive stands.
    pub range: Option<Range<usize>>,
}

impl Definitions {
    /// What a compiler of version 9.0 on Linux defines.
    pub fn new() -> Self {
        let known = [("__GLASGOW_HASKELL__", "900"), ("linux_HOST_OS", "1"), ("x86_64_HOST_ARCH", "1")];
        let values = known
            .iter()
            .map(|&(name, value)| (name.to_owned(), Definition { value: value.to_owned(), params: None, range: None }));
        Definitions { values: values.collect() }
    }

    /// `NAME value` or `NAME(a, b) value`; false if it can't be read. The range is that of the directive.
    pub fn define(&mut self, text: &str, range: Range<usize>) -> bool {
        let end = word_length(text);
        let (name, mut value) = text.split_at(end);
        let mut params = None;
        if let Some(inside) = value.strip_prefix('(') {
            let Some((list, rest)) = inside.split_once(')') else { return false };
            let names: Vec<String> = list.split(',').map(|param| param.trim().to_owned()).collect();
            let bad = |param: &String| param.is_empty() || word_length(param) != param.len();
            if names.iter().any(bad) && !list.trim().is_empty() {
                return false;
            }
            params = Some(names);
            value = rest;
        }
        if name.is_empty() {
            return false;
        }
        self.values.insert(name.to_owned(), Definition { value: value.trim().to_owned(), params, range: Some(range) });
        true
    }

    pub fn undefine(&mut self, name: &str) {
        self.values.remove(name.trim());
    }

    pub fn is_defined(&self, text: &str) -> bool {
        let name = &text[..word_length(text)];
        self.values.contains_key(name) || name.starts_with("MIN_VERSION_")
    }

    /// Names of the file itself.
    pub fn own(&self) -> impl Iterator<Item = (&str, &Definition)> {
        let own = self.values.iter().filter(|(_, definition)| definition.range.is_some());
        own.map(|(name, definition)| (name.as_str(), definition))
    }

    /// Whether a condition holds; none if it can't be read.
    pub fn holds(&self, text: &str) -> Option<bool> {
        let text = text.split("/*").next().unwrap_or(text);
        let mut reader = Reader { rest: text.trim(), definitions: self, depth: 0 };
        let value = reader.binary(0)?;
        reader.rest.is_empty().then_some(value != 0)
    }
}

fn word_length(text: &str) -> usize {
    text.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count()
}

struct Reader<'a> {
    rest: &'a str,
    definitions: &'a Definitions,
    depth: u32,
}

const OPERATORS: [(&str, u8); 13] = [
    ("||", 1),
    ("&&", 2),
    ("==", 3),
    ("!=", 3),
    ("<=", 4),
    (">=", 4),
    ("<", 4),
    (">", 4),
    ("+", 5),
    ("-", 5),
    ("*", 6),
    ("/", 6),
    ("%", 6),
];

impl Reader<'_> {
    fn eat(&mut self, text: &str) -> bool {
        match self.rest.strip_prefix(text) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }

    /// Operands with operators that bind tighter than `least`.
    fn binary(&mut self, least: u8) -> Option<i64> {
        let mut left = self.unary()?;
        loop {
            let found = OPERATORS.iter().find(|(text, level)| *level > least && self.rest.starts_with(text));
            let Some(&(operator, level)) = found else { return Some(left) };
            self.eat(operator);
            let right = self.binary(level)?;
            left = match operator {
                "||" => i64::from(left != 0 || right != 0),
                "&&" => i64::from(left != 0 && right != 0),
                "==" => i64::from(left == right),
                "!=" => i64::from(left != right),
                "<=" => i64::from(left <= right),
                ">=" => i64::from(left >= right),
                "<" => i64::from(left < right),
                ">" => i64::from(left > right),
                "+" => left.wrapping_add(right),
                "-" => left.wrapping_sub(right),
                "*" => left.wrapping_mul(right),
                "/" => left.checked_div(right)?,
                _ => left.checked_rem(right)?,
            };
        }
    }

    fn unary(&mut self) -> Option<i64> {
        self.depth += 1;
        if self.depth > 100 {
            return None;
        }
        let value = if self.eat("!") {
            Some(i64::from(self.unary()? == 0))
        } else if self.eat("-") {
            Some(self.unary()?.wrapping_neg())
        } else if self.eat("(") {
            let value = self.binary(0)?;
            self.eat(")").then_some(value)
        } else {
            self.word()
        };
        self.depth -= 1;
        value
    }

    fn word(&mut self) -> Option<i64> {
        let length = word_length(self.rest);
        let word = &self.rest[..length];
        if length == 0 {
            return None;
        }
        self.rest = self.rest[length..].trim_start();
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let digits = word.trim_end_matches(['L', 'U', 'l', 'u']);
            return match digits.strip_prefix("0x") {
                Some(hex) => i64::from_str_radix(hex, 16).ok(),
                None => digits.parse().ok(),
            };
        }
        if word == "defined" {
            let open = self.eat("(");
            let name = &self.rest[..word_length(self.rest)];
            self.rest = self.rest[name.len()..].trim_start();
            if open && !self.eat(")") {
                return None;
            }
            return Some(i64::from(self.definitions.is_defined(name)));
        }
        if let Some(package) = word.strip_prefix("MIN_VERSION_") {
            return self.version(package);
        }
        match self.definitions.values.get(word) {
            Some(definition) => definition.value.trim().parse().ok().or(Some(0)),
            None => Some(0),
        }
    }

    /// Whether a package is at least of the version in the parentheses: base is 4.15, the compiler 9.0, all other
    /// packages are as new as wanted.
    fn version(&mut self, package: &str) -> Option<i64> {
        let inside = self.rest.strip_prefix('(')?;
        let end = inside.find(')')?;
        let wanted: Vec<i64> = inside[..end].split(',').map(|part| part.trim().parse().unwrap_or(0)).collect();
        self.rest = inside[end + 1..].trim_start();
        let have: &[i64] = match package {
            "base" => &[4, 15, 1],
            "GLASGOW_HASKELL" => &[9, 0, 2, 0],
            _ => return Some(1),
        };
        Some(i64::from(wanted.as_slice() <= have))
    }
}
