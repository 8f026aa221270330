//! Names that stand for something else: replaced as tokens, which keep the place of their definition.

use super::conditions::Definitions;
use crate::parse::lexer::{Extensions, Lexed, lex_part};
use crate::parse::token::{FIRST, NONE, TABBED, Tok, Token};
use rustc_hash::FxHashMap;
use snell_source::{FileId, Names};

/// What names are replaced with.
#[derive(Default)]
pub(in crate::parse) struct Macros {
    replacements: FxHashMap<u32, Macro>,
}

struct Macro {
    /// The names of its parameters; none if it stands alone.
    params: Option<Vec<u32>>,
    body: Vec<Token>,
}

/// How deep macros may stand for each other.
const MAX_NESTING: u32 = 16;

/// How many tokens a file may grow to.
const MAX_TOKENS: usize = 1 << 20;

impl Macros {
    pub(super) fn new(
        file: FileId,
        text: &str,
        definitions: &Definitions,
        extensions: Extensions,
        names: &mut Names,
    ) -> Self {
        let mut replacements = FxHashMap::default();
        for (name, definition) in definitions.own() {
            // The value as it stands in the file; one that is broken into lines is not found, and left alone.
            let Some(range) = definition.range.clone() else { continue };
            let value = &definition.value;
            let line = text.get(range.clone()).unwrap_or("");
            let Some(at) = line.rfind(value).filter(|_| !value.is_empty()) else { continue };
            let start = range.start + at;
            let mut lexed = lex_part(file, text, start..start + value.len(), extensions, names);
            lexed.tokens.pop();
            let mut intern = |param: &String| names.intern(param).0;
            let params = definition.params.as_ref().map(|params| params.iter().map(&mut intern).collect());
            replacements.insert(intern(&name.to_owned()), Macro { params, body: lexed.tokens });
        }
        Macros { replacements }
    }

    /// Replaces the names of a file.
    pub fn expand(&self, lexed: &mut Lexed) {
        if self.replacements.is_empty() {
            return;
        }
        let mut tokens: Vec<Token> = Vec::with_capacity(lexed.tokens.len());
        self.expand_all(&lexed.tokens, &mut tokens, 0);
        lexed.fixities.clear();
        pair_brackets(&mut tokens, &mut lexed.fixities);
        lexed.tokens = tokens;
    }

    fn expand_all(&self, tokens: &[Token], out: &mut Vec<Token>, depth: u32) {
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            at += 1;
            let usable = depth < MAX_NESTING && out.len() < MAX_TOKENS;
            let Some(found) = self.replacements.get(&token.name).filter(|_| usable && is_name(token)) else {
                out.push(*token);
                continue;
            };
            let mut body = found.body.clone();
            if let Some(params) = &found.params {
                let Some((args, after)) = arguments(tokens, at) else {
                    out.push(*token);
                    continue;
                };
                at = after;
                body = substitute(&found.body, params, &args);
            }
            for (index, new) in body.iter_mut().enumerate() {
                let layout = if index == 0 { token.flags & (FIRST | TABBED) } else { 0 };
                new.flags = new.flags & !(FIRST | TABBED) | layout;
                new.column = token.column + index as u32;
            }
            self.expand_all(&body, out, depth + 1);
        }
    }
}

fn is_name(token: &Token) -> bool {
    matches!(token.tok, Tok::Var | Tok::Con) && !token.is_qualified()
}

/// The arguments in the parentheses that open here, and where what follows them is.
fn arguments(tokens: &[Token], open: usize) -> Option<(Vec<&[Token]>, usize)> {
    if tokens.get(open)?.tok != Tok::OpenParen {
        return None;
    }
    let (mut args, mut depth, mut start) = (Vec::new(), 0, open + 1);
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match token.tok {
            Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed => depth += 1,
            Tok::CloseParen | Tok::CloseBracket | Tok::CloseBrace | Tok::CloseUnboxed => depth -= 1,
            Tok::Comma if depth == 1 => {
                args.push(&tokens[start..index]);
                start = index + 1;
            }
            _ => {}
        }
        if depth == 0 {
            args.push(&tokens[start..index]);
            return Some((args, index + 1));
        }
    }
    None
}

fn substitute(body: &[Token], params: &[u32], args: &[&[Token]]) -> Vec<Token> {
    let mut out = Vec::with_capacity(body.len());
    for token in body {
        let place = params.iter().position(|&param| is_name(token) && param == token.name);
        match place.and_then(|place| args.get(place)) {
            Some(arg) => out.extend_from_slice(arg),
            None => out.push(*token),
        }
    }
    out
}

/// Finds the partners of brackets anew.
fn pair_brackets(tokens: &mut [Token], fixities: &mut Vec<u32>) {
    let mut open: Vec<usize> = Vec::new();
    for index in 0..tokens.len() {
        let partner = match tokens[index].tok {
            Tok::OpenParen | Tok::OpenBracket | Tok::OpenBrace | Tok::OpenUnboxed => {
                tokens[index].name = NONE;
                open.push(index);
                continue;
            }
            Tok::CloseParen => Tok::OpenParen,
            Tok::CloseBracket => Tok::OpenBracket,
            Tok::CloseBrace => Tok::OpenBrace,
            Tok::CloseUnboxed => Tok::OpenUnboxed,
            Tok::Infix | Tok::Infixl | Tok::Infixr => {
                fixities.push(index as u32);
                continue;
            }
            _ => continue,
        };
        tokens[index].name = NONE;
        if let Some(&last) = open.last()
            && tokens[last].tok == partner
        {
            open.pop();
            tokens[last].name = index as u32;
            tokens[index].name = last as u32;
        }
    }
}
