//! `Read`, as GHC derives it: `readPrec` from parsers that know how tightly what surrounds them binds.
//!
//! Beside the class itself (in `Snell.Read`) this uses what `Text.Read` offers in GHC as well:
//!
//! - `parens, step, reset :: ReadPrec a -> ReadPrec a`
//! - `prec :: Int -> ReadPrec a -> ReadPrec a`
//! - `choice :: [ReadPrec a] -> ReadPrec a`
//! - `expectP :: Lexeme -> ReadPrec ()` with the lexemes `Ident`, `Symbol` and `Punc` of a string
//! - of `Snell.Base`, `>>`, `pure` and `<*>`

use super::maker::{Made, Maker};
use super::shape::{ConShape, Shape};
use super::show::is_symbol;
use crate::hir::{Con, ConId, ExprId, ExprKind};
use crate::rename::Value;

/// A word of the text of a value.
enum Lexeme<'t> {
    Ident(&'t str),
    Symbol(&'t str),
    Punc(&'t str),
}

/// `readPrec`.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let known = maker.known();
    let mut choices = Vec::new();
    for con in &shape.cons {
        choices.push(constructor(maker, con));
    }
    let choices = match choices.is_empty() {
        true => maker.con(maker.renamer.world.hir.wired.nil),
        false => maker.expr(ExprKind::List(choices)),
    };
    let choice = maker.beside(known.choice, vec![choices]);
    let body = maker.beside(known.parens, vec![choice]);
    maker.define_one(known.read_prec, Vec::new(), body);
    Ok(())
}

fn constructor(maker: &mut Maker<'_, '_>, con: &ConShape) -> ExprId {
    let world = &maker.renamer.world;
    let Con { name, labels, .. } = world.hir.con(con.con);
    let text = world.text(*name).to_string();
    let labels: Vec<String> = labels.iter().map(|&label| world.text(world.hir.var(label).name).to_string()).collect();
    let known = maker.known();
    let built = maker.con(con.con);
    let pure = maker.base(known.pure, vec![built]);
    if con.fields.is_empty() {
        return after(maker, &prefix(&text), pure);
    }
    if !labels.is_empty() {
        let mut parser = pure;
        for (at, label) in labels.iter().enumerate() {
            let mut words = vec![Lexeme::Punc(if at == 0 { "{" } else { "," })];
            words.extend(prefix(label));
            words.push(Lexeme::Punc("="));
            let value = maker.beside(known.read_prec, Vec::new());
            let value = maker.beside(known.reset, vec![value]);
            let field = after(maker, &words, value);
            parser = maker.base(known.ap, vec![parser, field]);
        }
        // The closing brace comes after the last field, and gives nothing.
        let close = expect(maker, &Lexeme::Punc("}"));
        let parser = maker.base(known.before, vec![parser, close]);
        let parser = after(maker, &prefix(&text), parser);
        return at_precedence(maker, 11, parser);
    }
    if con.fields.len() == 2 && maker.renamer.world.infix.contains(&con.con) {
        let precedence = usize::from(maker.renamer.world.fixity(Value::Con(con.con)).1);
        let left = stepped(maker);
        let right = stepped(maker);
        let right = match is_symbol(&text) {
            true => after(maker, &[Lexeme::Symbol(&text)], right),
            false => after(maker, &[Lexeme::Punc("`"), Lexeme::Ident(&text), Lexeme::Punc("`")], right),
        };
        let parser = maker.base(known.ap, vec![pure, left]);
        let parser = maker.base(known.ap, vec![parser, right]);
        return at_precedence(maker, precedence, parser);
    }
    let mut parser = pure;
    for _ in &con.fields {
        let field = stepped(maker);
        parser = maker.base(known.ap, vec![parser, field]);
    }
    let parser = after(maker, &prefix(&text), parser);
    at_precedence(maker, 10, parser)
}

/// A name before its arguments: operators stand in parentheses.
fn prefix(text: &str) -> Vec<Lexeme<'_>> {
    match is_symbol(text) {
        true => vec![Lexeme::Punc("("), Lexeme::Symbol(text), Lexeme::Punc(")")],
        false => vec![Lexeme::Ident(text)],
    }
}

/// First these words, then the rest.
fn after(maker: &mut Maker<'_, '_>, words: &[Lexeme<'_>], rest: ExprId) -> ExprId {
    let then = maker.known().then;
    words.iter().rev().fold(rest, |rest, word| {
        let word = expect(maker, word);
        maker.base(then, vec![word, rest])
    })
}

fn expect(maker: &mut Maker<'_, '_>, word: &Lexeme<'_>) -> ExprId {
    let known = maker.known();
    let (name, text) = match word {
        Lexeme::Ident(text) => (known.lexeme_ident, text),
        Lexeme::Symbol(text) => (known.lexeme_symbol, text),
        Lexeme::Punc(text) => (known.lexeme_punc, text),
    };
    let con = match maker.renamer.world.original_value(known.read_module, name) {
        Some(Value::Con(con)) => con,
        _ => ConId(0),
    };
    let text = maker.string(text);
    let lexeme = maker.build(con, vec![text]);
    maker.beside(known.expect, vec![lexeme])
}

fn stepped(maker: &mut Maker<'_, '_>) -> ExprId {
    let known = maker.known();
    let value = maker.beside(known.read_prec, Vec::new());
    maker.beside(known.step, vec![value])
}

fn at_precedence(maker: &mut Maker<'_, '_>, precedence: usize, parser: ExprId) -> ExprId {
    let args = vec![maker.int(precedence), parser];
    maker.beside(maker.known().prec, args)
}
