//! The condition under which a path is taken, in terms of the parameters of the function.

use crate::load::Loaded;
use snell_core_ir::GlobalId;
use snell_report::PathReport;

/// All inputs for which this holds take the path; nothing if there is no more to say than the arguments do.
pub(super) fn condition(loaded: &Loaded, entry: GlobalId, path: &PathReport) -> Option<String> {
    if path.condition.is_empty() {
        return None;
    }
    let program = &loaded.program;
    let params = &program.global(entry).params;
    let mut names: Vec<(String, String)> = Vec::new();
    let mut parts = Vec::new();
    for (at, pattern) in path.patterns.iter().enumerate() {
        let param = params.get(at).map(|param| program.name(program.vars[param.index()]));
        let Some(param) = param.filter(|name| is_name(name)) else {
            parts.push(format!("argument {} is {pattern}", at + 1));
            continue;
        };
        match pattern.as_str() {
            "_" => {}
            unknown if is_name(unknown) => names.push((unknown.to_owned(), param.to_owned())),
            pattern => parts.push(format!("{param} = {pattern}")),
        }
    }
    // Where some unknowns keep their names, the names of parameters could be taken for theirs.
    if !parts.is_empty() {
        parts.extend(names.drain(..).map(|(unknown, param)| format!("{param} = {unknown}")));
    }
    parts.extend(path.condition.iter().map(|text| renamed(text, &names)));
    let mut text = parts.join(" and ");
    if path.unless_wrapping {
        text.push_str(", unless an Int wraps around");
    }
    Some(text)
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_lowercase() || c == '_')
        && text != "_"
        && text.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'')
}

/// Replaces whole words; what stands in quotes is no word.
fn renamed(text: &str, names: &[(String, String)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == '\'' {
            let end = rest.char_indices().nth(2).map_or(rest.len(), |(at, c)| at + c.len_utf8());
            out.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        if c == '\\' {
            let end = rest.char_indices().nth(1).map_or(rest.len(), |(at, c)| at + c.len_utf8());
            out.push_str(&rest[..end]);
            rest = &rest[end..];
            continue;
        }
        let word = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let length = word.max(if word == 0 { c.len_utf8() } else { 0 });
        let piece = &rest[..length];
        let new = names.iter().find(|(unknown, _)| unknown == piece);
        out.push_str(new.map_or(piece, |(_, name)| name));
        rest = &rest[length..];
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_are_renamed_and_characters_are_not() {
        let names = [("a".to_owned(), "x".to_owned()), ("b".to_owned(), "a".to_owned())];
        assert_eq!(renamed("a + 2*b <= ab", &names), "x + 2*a <= ab");
        assert_eq!(renamed("a == 'a' + é", &names), "x == 'a' + é");
    }
}
