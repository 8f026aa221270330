//! `exists x y. ..`: the unknowns of a query, named.

use crate::syntax::Ident;
use snell_source::{FileId, Names, Span};

/// The text of a query without its quantifier, in whose place blanks are, and the unknowns that it names.
pub(super) fn quantified(file: FileId, text: &str, names: &mut Names) -> (String, Option<Vec<Ident>>) {
    let plain = || (text.to_owned(), None);
    let start = text.len() - text.trim_start().len();
    let Some(after) = text[start..].strip_prefix("exists") else { return plain() };
    let Some((list, _)) = after.split_once('.') else { return plain() };
    let is_name = |word: &str| {
        word.starts_with(|c: char| c.is_lowercase() || c == '_')
            && word.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '\'')
    };
    if !list.starts_with(char::is_whitespace) || !list.split_whitespace().all(is_name) {
        return plain();
    }
    let base = start + "exists".len();
    let unknowns = list.split_whitespace().map(|word| {
        let at = base + (word.as_ptr() as usize - list.as_ptr() as usize);
        let span = Span { file, start: at as u32, end: (at + word.len()) as u32 };
        Ident { name: names.intern(word), span }
    });
    let unknowns = unknowns.collect();
    let end = base + list.len() + 1;
    (format!("{}{}{}", &text[..start], " ".repeat(end - start), &text[end..]), Some(unknowns))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (String, Option<Vec<String>>) {
        let mut names = Names::default();
        let (text, unknowns) = quantified(FileId(0), text, &mut names);
        let named = |ident: Ident| format!("{}@{}", names.text(ident.name), ident.span.start);
        (text, unknowns.map(|unknowns| unknowns.into_iter().map(named).collect()))
    }

    #[test]
    fn names_have_their_places_and_the_rest_keeps_its_own() {
        let (text, unknowns) = read(" exists x y'. f x == y'");
        assert_eq!(unknowns.unwrap(), ["x@8", "y'@10"]);
        assert_eq!(text.find("f x"), Some(14));
    }

    #[test]
    fn other_expressions_are_left_alone() {
        for text in ["exists x == 1.5", "existsx y. z", "x", "exists (f . g)", "exists"] {
            assert_eq!(read(text), (text.to_owned(), None));
        }
    }
}
