//! Rust text without comments, strings and characters, so that a word in them is no use of it.

/// Blanks out what is not code; lines stay lines.
pub fn code_only(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let skipped = not_code(rest, code.chars().next_back());
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            let (gone, after) = rest.split_at(skipped);
            code.push(' ');
            code.extend(gone.chars().filter(|&c| c == '\n'));
            rest = after;
        }
    }
    code
}

/// The length of the comment, string or character that the text begins with; zero if it begins with code.
fn not_code(text: &str, before: Option<char>) -> usize {
    let within_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if text.starts_with("//") {
        text.find('\n').unwrap_or(text.len())
    } else if text.starts_with("/*") {
        block_comment(text)
    } else if text.starts_with('"') {
        quoted(text, '"')
    } else if text.starts_with('r') && !within_word {
        raw_string(text)
    } else if text.starts_with('\'') {
        character(text)
    } else {
        0
    }
}

fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// From a quote to the next one that is not escaped.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn raw_string(text: &str) -> usize {
    let hashes = text[1..].chars().take_while(|&c| c == '#').count();
    if !text[1 + hashes..].starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(hashes));
    let start = hashes + 2;
    text[start..].find(&end).map_or(text.len(), |at| start + at + end.len())
}

/// A character, which a lifetime is not.
fn character(text: &str) -> usize {
    let mut chars = text.chars().skip(1);
    match (chars.next(), chars.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(text, '\''),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::code_only;

    fn kept(text: &str) -> bool {
        code_only(text).contains("word")
    }

    #[test]
    fn code_stays() {
        assert!(kept("fn word() {}"));
        assert!(kept("let c = 'x'; word"));
        assert!(kept("fn f<'a>(x: &'a str) { word }"));
        assert!(kept(r#"let s = "a \" b"; word"#));
        assert!(kept("let s = r#\"a \" b\"#; word"));
        assert!(kept("/* a /* b */ c */ word"));
        assert!(kept("let c = '\\''; word"));
        assert!(kept("// comment\nword"));
    }

    #[test]
    fn the_rest_goes() {
        assert!(!kept("// word"));
        assert!(!kept("/* a /* b */ word */"));
        assert!(!kept("let s = \"word\";"));
        assert!(!kept("let s = r#\"a \" word\"#;"));
        assert_eq!(code_only("/*\n\n*/").matches('\n').count(), 2);
    }
}
