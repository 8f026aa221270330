//! Names for types that were not found out, as people read them: `a`, `b`, .. in the order of a message.

use super::ty::Meta;
use snell_source::Diagnostic;
use std::fmt::Write;

/// Stands around the number of an unknown until a message is complete. No text of a program has it.
const MARK: char = '\u{F8FF}';

/// Writes an unknown, to be named later.
pub(super) fn write(meta: Meta, out: &mut String) {
    let _ = write!(out, "{MARK}{}{MARK}", meta.0);
}

/// Names the unknowns of a message and its notes, each the same everywhere.
pub(super) fn name(diagnostic: &mut Diagnostic) {
    let texts = std::iter::once(&diagnostic.message).chain(diagnostic.notes.iter().map(|note| &note.text));
    let mut unknowns: Vec<String> = Vec::new();
    let mut taken: Vec<String> = Vec::new();
    for text in texts {
        for part in text.split(MARK).skip(1).step_by(2) {
            if unknowns.iter().all(|known| known != part) {
                unknowns.push(part.to_owned());
            }
        }
        for quoted in text.split('`').skip(1).step_by(2) {
            taken.extend(quoted.split(MARK).step_by(2).flat_map(words).map(str::to_owned));
        }
    }
    if unknowns.is_empty() {
        return;
    }
    let mut free = names().filter(|name| !taken.contains(name));
    let named: Vec<(String, String)> = unknowns.into_iter().zip(&mut free).collect();
    rename(&mut diagnostic.message, &named);
    for note in &mut diagnostic.notes {
        rename(&mut note.text, &named);
    }
}

fn rename(text: &mut String, named: &[(String, String)]) {
    let parts = text.split(MARK).enumerate().map(|(at, part)| match at % 2 {
        0 => part,
        _ => named.iter().find(|(unknown, _)| unknown == part).map_or("_", |(_, name)| name),
    });
    *text = parts.collect();
}

/// Words that could be type variables.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '\'')
}

/// `a`, `b`, .., `z`, `a1`, `b1`, ..
fn names() -> impl Iterator<Item = String> {
    (0..).flat_map(|round: u32| {
        ('a'..='z').map(move |letter| if round == 0 { letter.to_string() } else { format!("{letter}{round}") })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use snell_source::Span;

    #[test]
    fn unknowns_are_named_in_order_and_apart_from_others() {
        let unknown = |number| {
            let mut text = String::new();
            write(Meta(number), &mut text);
            text
        };
        let message = format!("expected `{} -> a`, found `[{}]`", unknown(118), unknown(7));
        let note = format!("`{}` is not `c -> {}`", unknown(7), unknown(118));
        let mut diagnostic =
            Diagnostic::error(super::super::codes::MISMATCH, Span::NONE, message).with_note(Span::NONE, note);
        name(&mut diagnostic);
        assert_eq!(diagnostic.message, "expected `b -> a`, found `[d]`");
        assert_eq!(diagnostic.notes[0].text, "`d` is not `c -> b`");
    }
}
