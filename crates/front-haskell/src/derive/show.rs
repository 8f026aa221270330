//! `Show`, as GHC derives it.

use super::maker::{Made, Maker};
use super::shape::{ConShape, Shape};
use crate::hir::{Con, ExprId, ExprKind, PatKind, VarId};
use crate::rename::Value;

/// How tightly an application binds.
const APPLICATION: usize = 10;

/// `showsPrec`.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let known = maker.known();
    let mut clauses = Vec::new();
    for con in &shape.cons {
        let (pattern, vars) = maker.matching(con, "a");
        if vars.is_empty() {
            let text = prefix_name(maker, con);
            let text = maker.string(&text);
            let body = maker.base(known.show_string, vec![text]);
            let patterns = vec![maker.wild(), pattern];
            clauses.push(maker.clause(patterns, body));
            continue;
        }
        let (pieces, precedence) = pieces(maker, con, &vars);
        let rest = maker.local("s");
        let mut body = maker.var(rest);
        for piece in pieces.into_iter().rev() {
            body = match piece {
                Piece::Text(text) => {
                    let text = maker.string(&text);
                    maker.base(known.show_string, vec![text, body])
                }
                Piece::Field(precedence, var) => {
                    let args = vec![maker.int(precedence), maker.var(var), body];
                    maker.base(known.shows_prec, args)
                }
            };
        }
        let shown = maker.lambda(&[rest], body);
        let surrounding = maker.local("d");
        let args = vec![maker.var(surrounding), maker.int(precedence + 1)];
        let tight = maker.base(known.at_least, args);
        let body = maker.base(known.show_paren, vec![tight, shown]);
        let patterns = vec![maker.bound(surrounding), pattern];
        clauses.push(maker.clause(patterns, body));
    }
    if shape.cons.is_empty() {
        clauses.push(nothing(maker));
    }
    maker.define(known.shows_prec, clauses);
    Ok(())
}

/// A part of the text of a value.
enum Piece {
    Text(String),
    /// A field, shown inside of so tight an operator.
    Field(usize, VarId),
}

/// The parts of the text, and how tightly it binds.
fn pieces(maker: &Maker<'_, '_>, con: &ConShape, vars: &[VarId]) -> (Vec<Piece>, usize) {
    let world = &maker.renamer.world;
    let Con { name, labels, .. } = world.hir.con(con.con);
    let text = world.text(*name);
    if !labels.is_empty() {
        let mut pieces = Vec::new();
        for (at, (&label, &var)) in labels.iter().zip(vars).enumerate() {
            let label = in_parentheses(world.text(world.hir.var(label).name));
            let before = if at == 0 { format!("{} {{", in_parentheses(text)) } else { ", ".to_string() };
            pieces.push(Piece::Text(format!("{before}{label} = ")));
            pieces.push(Piece::Field(0, var));
        }
        pieces.push(Piece::Text("}".to_string()));
        return (pieces, APPLICATION);
    }
    if let &[left, right] = vars
        && world.infix.contains(&con.con)
    {
        let precedence = usize::from(world.fixity(Value::Con(con.con)).1);
        let op = if is_symbol(text) { format!(" {text} ") } else { format!(" `{text}` ") };
        let side = |var| Piece::Field(precedence + 1, var);
        return (vec![side(left), Piece::Text(op), side(right)], precedence);
    }
    let mut pieces = vec![Piece::Text(format!("{} ", in_parentheses(text)))];
    for (at, &var) in vars.iter().enumerate() {
        if at > 0 {
            pieces.push(Piece::Text(" ".to_string()));
        }
        pieces.push(Piece::Field(APPLICATION + 1, var));
    }
    (pieces, APPLICATION)
}

fn prefix_name(maker: &Maker<'_, '_>, con: &ConShape) -> String {
    let world = &maker.renamer.world;
    in_parentheses(world.text(world.hir.con(con.con).name))
}

/// A method of a type without values: looks at its argument.
fn nothing(maker: &mut Maker<'_, '_>) -> crate::hir::Clause {
    let value = maker.local("v");
    let scrutinee: ExprId = maker.var(value);
    let body = maker.expr(ExprKind::Case(scrutinee, Vec::new()));
    let patterns = vec![maker.wild(), maker.pat(PatKind::Var(value))];
    maker.clause(patterns, body)
}

/// Whether a name is an operator.
pub(super) fn is_symbol(text: &str) -> bool {
    !text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

fn in_parentheses(text: &str) -> String {
    if is_symbol(text) { format!("({text})") } else { text.to_string() }
}
