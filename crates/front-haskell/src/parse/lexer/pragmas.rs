//! Pragmas: the extensions at the top of a file, and those of instances. All others are comments.

use super::{Lexer, Tok};

/// The extensions that change how Haskell 2010 is read.
#[derive(Clone, Copy, Default, Debug)]
pub(in crate::parse) struct Extensions {
    pub magic_hash: bool,
    pub unboxed: bool,
    pub negative_literals: bool,
    pub arrows: bool,
    pub recursive_do: bool,
    pub template_haskell: bool,
    pub quasi_quotes: bool,
    pub implicit_params: bool,
    pub data_kinds: bool,
    pub pattern_synonyms: bool,
    pub no_star_is_type: bool,
    pub unicode: bool,
    pub block_arguments: bool,
    pub cpp: bool,
    pub hex_floats: bool,
    pub linear: bool,
    pub labels: bool,
}

/// What stands above the module.
pub(in crate::parse) struct Header<'a> {
    pub extensions: Extensions,
    /// As named, in order, without duplicates.
    pub names: Vec<&'a str>,
}

/// Reads the pragmas at the top of a file.
pub(in crate::parse) fn header(text: &str) -> Header<'_> {
    let mut header = Header { extensions: Extensions::default(), names: Vec::new() };
    let mut rest = text.trim_start_matches('\u{feff}');
    if rest.starts_with("#!") {
        rest = after_line(rest);
    }
    loop {
        rest = rest.trim_start();
        if let Some(inside) = rest.strip_prefix("{-#") {
            let Some(end) = inside.find("#-}") else { return header };
            header.pragma(&inside[..end]);
            rest = &inside[end + 3..];
        } else if rest.starts_with("{-") {
            rest = after_comment(rest);
        } else if rest.starts_with("--") || rest.starts_with('#') {
            rest = after_line(rest);
        } else {
            return header;
        }
    }
}

fn after_line(text: &str) -> &str {
    text.find('\n').map_or("", |end| &text[end..])
}

fn after_comment(text: &str) -> &str {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0usize, 0);
    while at + 1 < bytes.len() {
        match (bytes[at], bytes[at + 1]) {
            (b'{', b'-') => (depth, at) = (depth + 1, at + 2),
            (b'-', b'}') => {
                (depth, at) = (depth - 1, at + 2);
                if depth == 0 {
                    return &text[at..];
                }
            }
            _ => at += 1,
        }
    }
    ""
}

impl<'a> Header<'a> {
    /// With more extensions.
    pub fn with(mut self, on: &'a [String]) -> Header<'a> {
        on.iter().for_each(|name| self.add(name));
        self
    }

    fn pragma(&mut self, inside: &'a str) {
        let inside = inside.trim();
        let (word, rest) = inside.split_at(inside.find(char::is_whitespace).unwrap_or(inside.len()));
        if word.eq_ignore_ascii_case("LANGUAGE") {
            for name in rest.split(',') {
                self.add(name.trim());
            }
        } else if word.eq_ignore_ascii_case("OPTIONS_GHC") || word.eq_ignore_ascii_case("OPTIONS") {
            for option in rest.split_whitespace() {
                match option.strip_prefix("-X") {
                    Some(name) => self.add(name),
                    None if option == "-cpp" => self.add("CPP"),
                    None if option == "-fglasgow-exts" => self.add("MagicHash"),
                    None => {}
                }
            }
        }
    }

    fn add(&mut self, name: &'a str) {
        if name.is_empty() || self.names.contains(&name) {
            return;
        }
        self.names.push(name);
        let all = &mut self.extensions;
        match name {
            "MagicHash" => all.magic_hash = true,
            "UnboxedTuples" | "UnboxedSums" => (all.unboxed, all.magic_hash) = (true, true),
            "NegativeLiterals" | "LexicalNegation" => all.negative_literals = true,
            "Arrows" => all.arrows = true,
            "RecursiveDo" | "DoRec" => all.recursive_do = true,
            "TemplateHaskell" | "TemplateHaskellQuotes" => all.template_haskell = true,
            "QuasiQuotes" => all.quasi_quotes = true,
            "ImplicitParams" => all.implicit_params = true,
            "LinearTypes" => all.linear = true,
            "OverloadedLabels" => all.labels = true,
            "DataKinds" => all.data_kinds = true,
            "PatternSynonyms" => all.pattern_synonyms = true,
            "NoStarIsType" => all.no_star_is_type = true,
            "BlockArguments" => all.block_arguments = true,
            "UnicodeSyntax" => all.unicode = true,
            "CPP" => all.cpp = true,
            "HexFloatLiterals" => all.hex_floats = true,
            _ => {}
        }
    }
}

impl Lexer<'_> {
    /// Whether the comment here is a pragma of an instance; if so, it has become a token.
    pub(super) fn meaningful_pragma(&mut self) -> bool {
        let Some(rest) = self.text[self.at..].strip_prefix("{-#") else { return false };
        let word = rest.trim_start();
        let length = word.bytes().take_while(u8::is_ascii_alphabetic).count();
        let tok = match &word[..length] {
            "OVERLAPPING" => Tok::Overlapping,
            "OVERLAPPABLE" => Tok::Overlappable,
            "OVERLAPS" => Tok::Overlaps,
            "INCOHERENT" => Tok::Incoherent,
            _ => return false,
        };
        if !word[length..].trim_start().starts_with("#-}") {
            return false;
        }
        let Some(end) = rest.find("#-}") else { return false };
        if rest[..end].contains('\n') {
            return false;
        }
        let start = self.at;
        self.at += 3 + end + 3;
        self.push(tok, start);
        true
    }
}
