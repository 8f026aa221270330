//! Quotations of Template Haskell and quasi quotations: one token each, since none of them is supported.

use super::{Lexer, Tok};

impl Lexer<'_> {
    /// Whether a quotation starts at the `[` here; if so, it has become a token.
    pub(super) fn quotation(&mut self) -> bool {
        if !(self.extensions.template_haskell || self.extensions.quasi_quotes) {
            return false;
        }
        let start = self.at;
        let rest = &self.bytes[start + 1..];
        let word = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || b"_'.".contains(byte)).count();
        let allowed = match &rest[..word] {
            b"" | b"e" | b"d" | b"t" | b"p" => true,
            _ => self.extensions.quasi_quotes && !rest[0].is_ascii_digit(),
        };
        let bars = rest[word..].iter().take_while(|&&byte| byte == b'|').count();
        if !allowed || bars == 0 || bars > 2 {
            return false;
        }
        let body = start + 1 + word + bars;
        if self.no_more_quotations {
            return false;
        }
        let Some(length) = self.text.get(body..).and_then(|rest| rest.find("|]")) else {
            self.no_more_quotations = true;
            return false;
        };
        self.at = body + length + 2;
        self.push(Tok::Quotation, start);
        let text = &self.text[start..self.at];
        if let Some(line) = text.rfind('\n') {
            self.line_start = start + line + 1;
            self.adjust = 0;
        }
        self.adjust -=
            self.bytes[self.line_start.max(start)..self.at].iter().filter(|&byte| byte & 0xc0 == 0x80).count() as i64;
        true
    }
}
