//! The name and the imports of a file without reading the rest of it, to find the files to load.

use super::lexer;
use super::token::{Tok, Token};
use super::{cpp, literate};
use snell_source::{Names, Span};

/// The modules that a file imports, with the places of their names. The file of the spans is not known here: it is
/// [`Span::NONE`]'s.
pub fn imports(path: &str, text: &str) -> Vec<(String, Span)> {
    let mut found = Vec::new();
    let header = header(path, text);
    let mut tokens = header.iter();
    while let Some(token) = tokens.next() {
        if token.tok != Tok::Import {
            continue;
        }
        // `safe`, `qualified` and a package may come first.
        let Some(module) = tokens.by_ref().take(4).find(|token| token.tok == Tok::Con) else { continue };
        let span = Span { file: Span::NONE.file, start: module.start, end: module.end };
        if let Some(name) = text.get(module.start as usize..module.end as usize) {
            found.push((name.to_owned(), span));
        }
    }
    found
}

/// The module that a file says it is.
pub fn module_name(path: &str, text: &str) -> Option<String> {
    let header = header(path, text);
    let mut tokens = header.iter().skip_while(|token| token.tok != Tok::Module).skip(1);
    let module = tokens.next().filter(|token| token.tok == Tok::Con)?;
    text.get(module.start as usize..module.end as usize).map(str::to_owned)
}

fn header(path: &str, text: &str) -> Vec<Token> {
    let file = Span::NONE.file;
    let mut names = Names::default();
    let mut ignored = Vec::new();
    let code = literate::code(file, path, text, &mut ignored);
    let extensions = lexer::header(&code).extensions;
    let plain = cpp::preprocess(file, &code, extensions, &mut names, &mut ignored);
    lexer::lex_header(file, &plain.text, extensions, &mut names).tokens
}
