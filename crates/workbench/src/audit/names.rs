//! What functions are called, for people.

use super::map::Map;
use crate::entry::said;
use crate::places::place;
use snell_core_ir::MAIN;
use snell_report::Callee;
use snell_semantics::{BodyId, NodeId};
use snell_source::Span;

/// Longer texts are cut.
const MAX_TEXT: usize = 60;

/// The text between two places, and the parentheses after it that it opens: those around an operand belong to no operand.
fn closed(text: &str, start: usize, end: usize) -> &str {
    let Some(part) = text.get(start..end) else { return "" };
    let opened = part.matches('(').count().saturating_sub(part.matches(')').count());
    let mut end = end;
    for _ in 0..opened {
        match text[end..].starts_with(')') {
            true => end += 1,
            false => break,
        }
    }
    &text[start..end]
}

impl Map<'_> {
    /// The text of a span in one line.
    pub(super) fn text(&self, span: Span) -> String {
        let file = self.loaded.sources.file(span.file);
        let text = file.map_or("", |file| closed(&file.text, span.start as usize, span.end as usize));
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match line.char_indices().nth(MAX_TEXT) {
            Some((at, _)) => format!("{}…", &line[..at]),
            None => line,
        }
    }

    /// The function that a node is part of: the definition of the text, or a local function of it.
    pub(super) fn function_at(&self, node: NodeId) -> String {
        self.definition_of(self.loaded.code.span(node)).or_else(|| self.owner(self.home(node)?)).unwrap_or_default()
    }

    /// The definition whose text a span is part of.
    pub(super) fn definition_of(&self, span: Span) -> Option<String> {
        let holds = |outer: Span| outer.file == span.file && outer.start <= span.start && span.end <= outer.end;
        let definitions = self.loaded.program.interface.definitions.iter();
        let found =
            definitions.filter(|definition| holds(definition.span)).min_by_key(|one| one.span.end - one.span.start);
        found.map(|definition| match &definition.module {
            Some(module) => format!("{module}.{}", definition.name),
            None => definition.name.clone(),
        })
    }

    /// The top-level function of a body.
    pub(crate) fn owner(&self, body: BodyId) -> Option<String> {
        let program = &self.loaded.program;
        let global = program.global(self.loaded.code.body(body).global);
        match program.name(global.name) {
            MAIN => Some("main program".into()),
            name if name.starts_with('%') => None,
            name => Some(plain(name, self.loaded.sources.file(global.span.file).is_some())),
        }
    }

    /// Whether a body is that of code of the user's.
    pub(super) fn is_own_body(&self, body: BodyId) -> bool {
        let global = self.loaded.program.global(self.loaded.code.body(body).global);
        self.loaded.sources.file(global.span.file).is_some() || self.is_own(self.loaded.code.body(body).entry)
    }

    /// A function that may be entered; nothing for what front ends add.
    pub(super) fn callee(&self, body: BodyId) -> Option<Callee> {
        let (code, program) = (&self.loaded.code, &self.loaded.program);
        if !self.is_own_body(body) {
            // Names that end or begin like this are for the libraries' own use.
            return self
                .owner(body)
                .filter(|name| !name.ends_with('#') && !name.starts_with('%'))
                .map(|name| Callee { name, place: None });
        }
        let entry = code.body(body).entry;
        let global = program.global(code.body(body).global);
        let is_global = self.global_of(body).is_some();
        let span = if is_global && self.loaded.sources.file(global.span.file).is_some() {
            global.span
        } else {
            code.span(entry)
        };
        let at = place(&self.loaded.sources, span);
        if is_global {
            let name = program.name(global.name);
            // A local function that was moved to the top.
            if let Some((_, local)) = name.rsplit_once('$')
                && !local.starts_with(|c: char| c.is_ascii_digit())
            {
                let local = local.split('#').next().unwrap_or(local);
                // It may be one of a library, put in here.
                if !self.is_defined(local, code.span(entry)) {
                    return None;
                }
                let name = match self.definition_of(code.span(entry)) {
                    Some(outer) => format!("{local} (in {outer})"),
                    None => local.to_owned(),
                };
                return Some(Callee { name, place: at });
            }
            let name = self.definition_of(span).filter(|_| !name.contains('$')).or_else(|| self.owner(body))?;
            return Some(Callee { name, place: at });
        }
        let outer = self.definition_of(code.span(entry)).or_else(|| self.owner(body));
        let name = match (self.local_name(body), outer) {
            (Some(local), Some(outer)) => format!("{local} (in {outer})"),
            (Some(local), None) => local.to_owned(),
            (None, _) => match &at {
                Some(at) => format!("function at {}:{}", at.line, at.column),
                None => return None,
            },
        };
        Some(Callee { name, place: at })
    }
}

/// A name without what it was specialised to; that of a library also without its module.
fn plain(name: &str, own: bool) -> String {
    let name = name.split('$').next().unwrap_or(name);
    let name = said(name);
    let name = unspecialised(name);
    if own {
        return name.to_owned();
    }
    let mut rest = name.strip_prefix("scheme:").unwrap_or(name);
    while let Some((module, last)) = rest.split_once('.')
        && !last.is_empty()
        && (module.starts_with(char::is_uppercase)
            || module.starts_with(['[', '('])
            || module == "->"
            || module.contains(' '))
    {
        rest = last;
    }
    rest.to_owned()
}

/// Of `Foldable.[].sum[[] Int]` the last brackets say the type.
fn unspecialised(name: &str) -> &str {
    if !name.ends_with(']') || name.ends_with("[]") {
        return name;
    }
    let mut depth = 0;
    for (at, c) in name.char_indices().rev() {
        match c {
            ']' => depth += 1,
            '[' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return if at > 0 { &name[..at] } else { name };
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn names_lose_their_modules_and_types() {
        let shown =
            ["Snell.List.lookup[Int]", "Foldable.[].maximum[Int]", "Snell.Base..", "Snell.Base.++", "scheme:car"];
        assert_eq!(shown.map(|name| plain(name, false)), ["lookup", "maximum", ".", "++", "car"]);
        assert_eq!(plain("Route.cost[Int, [] Int]", true), "Route.cost");
    }
}
