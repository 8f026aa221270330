//! Text to [`crate::syntax`]: preprocessing, tokens, layout, parser.
//!
//! Nothing here fails: mistakes become diagnostics, and what could be read is given. Layout is decided while parsing
//! (see `layout`), and every token is looked at a bounded number of times, so that reading takes linear time.

mod codes;
mod cpp;
mod decls;
mod errors;
mod escapes;
mod exprs;
mod imports;
mod layout;
mod lexer;
mod literals;
mod literate;
mod module;
mod parser;
mod patterns;
mod slips;
mod token;
mod type_operators;
mod types;
mod words;

pub use codes::CODES;
pub use imports::{imports, module_name};

use crate::syntax::{Expr, ExprKind, Module, Stmt};
use lexer::{Extensions, Lexed};
use parser::{MAX_MISTAKES, Parser, Read};
use snell_source::{Diagnostic, FileId, Name, Names, Span};
use token::Tok;
use words::Words;

/// A file that was read, as far as that was possible.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The module; declarations with mistakes are left out.
    pub module: Module,
    /// What was wrong, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a file. Its path tells whether it is literate (`.lhs`).
pub fn parse(file: FileId, path: &str, text: &str, names: &mut Names) -> Parsed {
    parse_with(file, path, text, &[], names)
}

/// The same with extensions that are on whatever the file says, as its project wants it.
pub fn parse_with(file: FileId, path: &str, text: &str, on: &[String], names: &mut Names) -> Parsed {
    let mut diagnostics = Vec::new();
    if u32::try_from(text.len()).is_err() {
        let message = "this file is larger than 4 GiB";
        diagnostics.push(Diagnostic::error(codes::TOO_LARGE, Span { file, start: 0, end: 0 }, message));
        return Parsed { module: parse(file, path, "", names).module, diagnostics };
    }
    let code = literate::code(file, path, text, &mut diagnostics);
    let header = lexer::header(&code).with(on);
    let extensions: Vec<Name> = header.names.iter().map(|name| names.intern(name)).collect();
    let plain = cpp::preprocess(file, &code, header.extensions, names, &mut diagnostics);
    let mut lexed = lexer::lex(file, &plain.text, header.extensions, names);
    plain.macros.expand(&mut lexed);
    let mut parser = new_parser(file, &code, &lexed, header.extensions, names);
    let module = parser.module(extensions);
    diagnostics.append(&mut parser.diagnostics);
    Parsed { module, diagnostics: finished(diagnostics, lexed) }
}

/// Reads one expression.
pub fn parse_expression(file: FileId, text: &str, names: &mut Names) -> (Expr, Vec<Diagnostic>) {
    let (expr, diagnostics) = parse_part(file, text, names, |parser| parser.expr());
    let failed = || Expr { kind: ExprKind::Unsupported(""), span: Span { file, start: 0, end: text.len() as u32 } };
    (expr.unwrap_or_else(failed), diagnostics)
}

/// Reads statements as they stand in a do block, by layout or with semicolons; the last one may be of any kind.
pub fn parse_statements(file: FileId, text: &str, names: &mut Names) -> (Vec<Stmt>, Vec<Diagnostic>) {
    let (stmts, diagnostics) = parse_part(file, text, names, |parser| {
        parser.block(layout::Block::Do, |parser, stmts| parser.statement().map(|stmt| stmts.push(stmt)))
    });
    (stmts.unwrap_or_default(), diagnostics)
}

fn parse_part<T>(
    file: FileId,
    text: &str,
    names: &mut Names,
    read: impl FnOnce(&mut Parser) -> Read<T>,
) -> (Option<T>, Vec<Diagnostic>) {
    let header = lexer::header(text);
    let lexed = lexer::lex(file, text, header.extensions, names);
    let mut parser = new_parser(file, text, &lexed, header.extensions, names);
    let result = read(&mut parser);
    if result.is_ok() && parser.tok != Tok::End {
        parser.unexpected("an operator, an argument or the end of the text");
    }
    let diagnostics = std::mem::take(&mut parser.diagnostics);
    (result.ok(), finished(diagnostics, lexed))
}

fn new_parser<'a>(
    file: FileId,
    text: &'a str,
    lexed: &'a Lexed,
    extensions: Extensions,
    names: &'a mut Names,
) -> Parser<'a> {
    let words = Words::new(names);
    let mut parser = Parser {
        file,
        text,
        tokens: &lexed.tokens,
        at: 0,
        tok: Tok::End,
        contexts: Vec::new(),
        closed: None,
        depth: 0,
        last_end: 0,
        names,
        words,
        extensions,
        fixities: &lexed.fixities,
        diagnostics: Vec::new(),
    };
    parser.refresh();
    parser
}

/// All diagnostics in the order of the text, not too many.
fn finished(mut diagnostics: Vec<Diagnostic>, lexed: Lexed) -> Vec<Diagnostic> {
    diagnostics.extend(lexed.diagnostics);
    diagnostics.sort_by_key(|diagnostic| (diagnostic.code == codes::TOO_MANY, diagnostic.span.start));
    let too_many = diagnostics.pop_if(|last| last.code == codes::TOO_MANY);
    diagnostics.truncate(MAX_MISTAKES);
    diagnostics.extend(too_many);
    diagnostics
}
