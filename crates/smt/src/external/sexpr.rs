//! S-expressions, as far as a solver's replies need them.

/// An atom or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sexpr<'a> {
    Atom(&'a str),
    List(Vec<Sexpr<'a>>),
}

/// Nesting beyond this is not a reply that was asked for.
const MAX_DEPTH: usize = 64;

/// Reads one expression.
pub(super) fn read(text: &str) -> Option<Sexpr<'_>> {
    let mut open: Vec<Vec<Sexpr<'_>>> = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let done = if let Some(after) = rest.strip_prefix('(') {
            open.push(Vec::new());
            rest = after;
            None
        } else if let Some(after) = rest.strip_prefix(')') {
            rest = after;
            Some(Sexpr::List(open.pop()?))
        } else {
            let end = rest.find(|c: char| c.is_whitespace() || c == '(' || c == ')').unwrap_or(rest.len());
            let (atom, after) = rest.split_at(end);
            rest = after;
            Some(Sexpr::Atom(atom))
        };
        if open.len() > MAX_DEPTH {
            return None;
        }
        if let Some(done) = done {
            match open.last_mut() {
                Some(list) => list.push(done),
                None => return Some(done),
            }
        }
        rest = rest.trim_start();
    }
    None
}
