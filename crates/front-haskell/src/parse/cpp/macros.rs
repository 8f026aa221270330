//! Names that stand for something else: replaced as tokens, which keep the place of their definition.

use super::conditions::Definitions;
use crate::parse::lexer::{Extensions, Lexed, lex_part};
use crate::parse::token::{FIRST, NONE, TABBED, Tok, Token};
use rustc_hash::FxHashMap;
use snell_source::{FileId, Names};

/// What names are replaced with.
#[derive(Default)]
pub(in crate::parse) struct Macros {
    replacements: FxHashMap<u32, Vec<Token>>,
}

impl Macros {
    pub(super) fn new(
        file: FileId,
        text: &str,
        definitions: &Definitions,
        extensions: Extensions,
        names: &mut Names,
    ) -> Self {
        let mut replacements = FxHashMap::default();
        for (name, value, range) in definitions.own() {
            // The value as it stands in the file; one that is broken into lines is not found, and left alone.
            let line = text.get(range.clone()).unwrap_or("");
            let Some(at) = line.rfind(value).filter(|_| !value.is_empty()) else { continue };
            let start = range.start + at;
            let mut lexed = lex_part(file, text, start..start + value.len(), extensions, names);
            lexed.tokens.pop();
            replacements.insert(names.intern(name).0, lexed.tokens);
        }
        Macros { replacements }
    }

    /// Replaces the names of a file.
    pub fn expand(&self, lexed: &mut Lexed) {
        if self.replacements.is_empty() {
            return;
        }
        let mut tokens: Vec<Token> = Vec::with_capacity(lexed.tokens.len());
        for token in &lexed.tokens {
            let name = matches!(token.tok, Tok::Var | Tok::Con) && !token.is_qualified();
            let Some(replacement) = self.replacements.get(&token.name).filter(|_| name) else {
                tokens.push(*token);
                continue;
            };
            for (index, new) in replacement.iter().enumerate() {
                let layout = if index == 0 { token.flags & (FIRST | TABBED) } else { 0 };
                let flags = new.flags & !(FIRST | TABBED) | layout;
                tokens.push(Token { flags, column: token.column + index as u32, ..*new });
            }
        }
        lexed.fixities.clear();
        pair_brackets(&mut tokens, &mut lexed.fixities);
        lexed.tokens = tokens;
    }
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
