//! Queries that stand in a file, in comments: `-- ? append x y == [1,2,3]`.

use crate::load::Loaded;
use snell_source::FileId;

/// A query in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileQuery {
    /// What it says; lines and blanks stand before it, so that its places are those of the file.
    pub text: String,
    /// Its line, counted from 1.
    pub line: u32,
}

/// What comments start with in languages that can be read, and what follows in those that ask.
const MARKS: [&str; 2] = ["-- ?", ";; ?"];

/// The queries of the file that was asked for, a line each.
pub fn queries_of(loaded: &Loaded) -> Vec<FileQuery> {
    loaded.sources.file(FileId(0)).map_or(Vec::new(), |file| queries(&file.text))
}

fn queries(text: &str) -> Vec<FileQuery> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let rest = MARKS.iter().find_map(|mark| line.trim_start().strip_prefix(mark));
        let Some(rest) = rest.filter(|rest| rest.starts_with(char::is_whitespace) && !rest.trim().is_empty()) else {
            continue;
        };
        let before = line[..line.len() - rest.len()].chars().count();
        let text = format!("{}{}{}", "\n".repeat(at), " ".repeat(before), rest.trim_end());
        found.push(FileQuery { text, line: at as u32 + 1 });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_with_a_question_mark_ask() {
        let found = queries("f x = x\n  -- ? f x == 1\n-- ?\n-- ?not\n-- what?\n-- ? y  \n");
        let asked: Vec<(&str, u32)> = found.iter().map(|query| (query.text.as_str(), query.line)).collect();
        assert_eq!(asked, [("\n       f x == 1", 2), ("\n\n\n\n\n     y", 6)]);
    }
}
