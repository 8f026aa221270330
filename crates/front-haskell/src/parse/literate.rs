//! Literate files: everything but the program becomes spaces, so that places stay what they are.

use super::codes;
use snell_source::{Diagnostic, FileId, Span};
use std::borrow::Cow;

/// The program of a file, which is all of it unless it is literate.
pub(super) fn code<'a>(file: FileId, path: &str, text: &'a str, diagnostics: &mut Vec<Diagnostic>) -> Cow<'a, str> {
    if !path.ends_with(".lhs") {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    // Where the block of LaTeX style that is open starts.
    let mut block: Option<u32> = None;
    let mut found = false;
    for line in text.split_inclusive('\n') {
        let start = out.len() as u32;
        if block.is_some() {
            if line.starts_with("\\end{code}") {
                block = None;
                blank(line, &mut out);
            } else {
                out.push_str(line);
            }
        } else if line.starts_with("\\begin{code}") {
            block = Some(start);
            found = true;
            blank(line, &mut out);
        } else if let Some(program) = line.strip_prefix('>') {
            found = true;
            out.push(' ');
            out.push_str(program);
        } else {
            blank(line, &mut out);
        }
    }
    let span = |start: u32, length: u32| Span { file, start, end: start + length };
    if let Some(start) = block {
        let message = "this \\begin{code} has no \\end{code}";
        diagnostics.push(Diagnostic::error(codes::LITERATE, span(start, 12), message));
    } else if !found {
        let message = "this literate file contains no program";
        diagnostics.push(Diagnostic::error(codes::LITERATE, span(0, 0), message));
    }
    Cow::Owned(out)
}

/// Spaces for all bytes of a line but its end.
pub(super) fn blank(line: &str, out: &mut String) {
    out.extend(line.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
}
