//! Common slips and habits from other languages, told by what stands where something else is expected.

use super::codes;
use super::errors::item_of;
use super::layout::Block;
use super::parser::Parser;
use super::token::{FIRST, Tok};
use snell_source::{Diagnostic, Span};

impl Parser<'_> {
    /// The slip that explains the current token, if there is one.
    pub(super) fn slip(&self, expected: &str) -> Option<Diagnostic> {
        let expression =
            expected.contains("expression") || expected.contains("operator") || expected.contains("argument");
        if !expression {
            return None;
        }
        let span = self.here();
        let mistake = |code, text: &str| Diagnostic::error(code, span, text);
        Some(match self.tok {
            Tok::Equals => {
                let inside = self.contexts.last().is_some_and(|context| context.kind == Block::Do);
                let text = match inside {
                    true => "equality is tested with `==`; a definition in a do block starts with `let`",
                    false => "equality is tested with `==`",
                };
                mistake(codes::EQUALS_IN_EXPRESSION, "`=` can't stand in an expression").with_note(Span::NONE, text)
            }
            Tok::LeftArrow => {
                let text = "to compare with a negative number, write `< -`; to name a value, `let`";
                mistake(codes::ARROW_OUTSIDE_DO, "`<-` can stand in a do block, a comprehension or a guard only")
                    .with_note(Span::NONE, text)
            }
            Tok::At => {
                let text = "a type argument has a space before its `@` and none after it, as in `f @Int`";
                mistake(codes::AS_PATTERN, "`name@pattern` is a pattern, and an expression is needed here")
                    .with_note(Span::NONE, text)
            }
            Tok::Tilde => mistake(codes::AS_PATTERN, "`~pattern` is a pattern, and an expression is needed here"),
            tok if expected == "an expression" && (tok.is_operator() || tok == Tok::Backtick) => {
                let what = if tok == Tok::Backtick { "in backticks".into() } else { self.found() };
                mistake(codes::EMPTY_OPERAND, &format!("the operator {what} has nothing to its left"))
            }
            _ => return None,
        })
    }

    /// A line that is further left than the block it should belong to, and further right than the one around it.
    pub(super) fn misindented(&self) -> Option<Diagnostic> {
        let token = self.token();
        let (_, block) = self.closed.filter(|(at, _)| *at == self.at && token.is(FIRST))?;
        let what = item_of(block.kind);
        let message = format!(
            "this line starts in column {}, but the {what}s of the block above it start in column {}",
            token.column, block.indent
        );
        Some(Diagnostic::error(codes::LAYOUT, self.here(), message).with_note(block.first, "the block starts here"))
    }
}
