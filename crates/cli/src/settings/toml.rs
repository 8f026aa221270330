//! The part of TOML that settings need: tables, and keys with strings, whole numbers, truth values and lists of strings.

/// A setting, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The table it is in; several of `[[ignore]]` are told apart by their number.
    pub table: (String, usize),
    pub key: String,
    pub value: Value,
    /// Bytes of the key in the text.
    pub span: (usize, usize),
}

/// What a setting is.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
    List(Vec<String>),
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    pub text: String,
    pub span: (usize, usize),
}

/// Reads a text, or says what is wrong with its first line that is.
pub fn read(text: &str) -> Result<Vec<Entry>, Mistake> {
    let mut entries: Vec<Entry> = Vec::new();
    let (mut table, mut count) = (String::new(), 0);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let at = start + (line.len() - line.trim_start().len());
        start += line.len();
        let words = without_comment(line).trim();
        let mistake = |text: &str| Mistake { text: text.to_owned(), span: (at, at + words.len()) };
        if words.is_empty() {
            continue;
        }
        if let Some(name) = words.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")) {
            (table, count) = (name.trim().to_owned(), count + 1);
            continue;
        }
        if let Some(name) = words.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            (table, count) = (name.trim().to_owned(), count + 1);
            continue;
        }
        let Some((key, value)) = words.split_once('=') else {
            return Err(mistake("a setting is written `key = value`, a table `[name]`"));
        };
        let key = key.trim();
        if key.is_empty() || !key.chars().all(|c| c.is_alphanumeric() || "-_".contains(c)) {
            return Err(mistake("this is no name of a setting"));
        }
        let value = value_of(value.trim()).ok_or_else(|| {
            mistake("a value is a \"text\", a whole number, true, false or a list of texts on one line")
        })?;
        if entries.iter().any(|known| known.key == key && known.table == (table.clone(), count)) {
            return Err(mistake("this is set twice"));
        }
        entries.push(Entry { table: (table.clone(), count), key: key.to_owned(), value, span: (at, at + key.len()) });
    }
    Ok(entries)
}

/// A line up to its comment.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    line
}

fn value_of(text: &str) -> Option<Value> {
    if let Some(list) = text.strip_prefix('[') {
        let list = list.strip_suffix(']')?.trim().trim_end_matches(',');
        let parts =
            if list.is_empty() { Vec::new() } else { list.split(',').map(|part| quoted(part.trim())).collect() };
        return parts.into_iter().collect::<Option<Vec<String>>>().map(Value::List);
    }
    match text {
        "true" => Some(Value::Truth(true)),
        "false" => Some(Value::Truth(false)),
        _ => quoted(text).map(Value::Text).or_else(|| text.replace('_', "").parse().ok().map(Value::Number)),
    }
}

fn quoted(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    (!inner.contains(['"', '\\'])).then(|| inner.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_have_tables_and_values() {
        let text = "# budgets\n[check]\nmax-steps = 1_000 # few\nsolver = \"none\"\nallow-open = true\n[[ignore]]\ncode = \"SN-0020\"\n";
        let found: Vec<(String, String, Value)> =
            read(text).unwrap().into_iter().map(|entry| (entry.table.0, entry.key, entry.value)).collect();
        let text = |text: &str| Value::Text(text.into());
        assert_eq!(
            found,
            [
                ("check".into(), "max-steps".into(), Value::Number(1000)),
                ("check".into(), "solver".into(), text("none")),
                ("check".into(), "allow-open".into(), Value::Truth(true)),
                ("ignore".into(), "code".into(), text("SN-0020")),
            ]
        );
    }

    #[test]
    fn mistakes_have_places() {
        for (text, at) in [("a\n", 0), ("[x]\n  b = \n", 6), ("a = 1\na = 2\n", 6), ("= 1", 0), ("a = \"x", 0)] {
            assert_eq!(read(text).unwrap_err().span.0, at, "{text}");
        }
    }
}
