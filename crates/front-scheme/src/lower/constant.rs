//! Constants: small ones where they stand, large ones once for the whole program.

use super::{Lower, Rest};
use crate::ast::{Expr, Kind, Top};
use crate::symbols::Sym;
use crate::syntax::{Datum, Syntax};
use snell_core_ir::{Atom, ConId, ExprId, Literal, Prim, builtin};
use snell_source::Span;

/// How a symbol is represented.
pub(super) enum Symbol {
    /// By a constructor of its own: the program mentions it.
    Mentioned(ConId),
    /// By its text.
    Other(Literal),
}

impl<'p> Lower<'p> {
    /// How a symbol of the program or of the library is represented.
    pub(super) fn symbol_of(&self, sym: Sym) -> Symbol {
        let sym = self.symbols.plain(sym);
        match self.symbol_cons.get(&sym) {
            Some(&con) => Symbol::Mentioned(con),
            None => Symbol::Other(Literal::Str((&*self.symbols.text(sym)).into())),
        }
    }

    /// The constructor of a symbol that the program mentions.
    fn symbol_con(&mut self, sym: Sym) -> ConId {
        let sym = self.symbols.plain(sym);
        if let Some(&con) = self.symbol_cons.get(&sym) {
            return con;
        }
        let name = format!("'{}", self.symbols.text(sym));
        let con = self.b.constructor(self.con.symbol, &name, Vec::new());
        self.symbol_cons.insert(sym, con);
        self.symbol_list.push(sym);
        con
    }

    /// Makes the symbols of the program known in the order of its text, with those of an expression or a query. Only these are
    /// alternatives of an unknown symbol; what the library alone mentions is known by its text.
    pub(super) fn own_symbols(&mut self, asked: &[&Expr]) {
        let ast = self.ast;
        let mut todo: Vec<&Expr> = asked.to_vec();
        todo.extend(ast.globals.iter().filter(|global| global.own).filter_map(|global| global.definition.as_ref()));
        todo.extend(ast.tops.iter().filter_map(|top| match top {
            Top::Expr(expr) => Some(expr),
            Top::Define(_) => None,
        }));
        todo.reverse();
        while let Some(expr) = todo.pop() {
            match &expr.kind {
                Kind::Const(datum) => self.symbols_of(datum),
                Kind::Case(_, clauses, _) => {
                    clauses.iter().flat_map(|(data, _)| data).for_each(|datum| self.symbols_of(datum));
                }
                _ => {}
            }
            let from = todo.len();
            expr.children(true, &mut |child| todo.push(child));
            todo[from..].reverse();
        }
    }

    fn symbols_of(&mut self, datum: &Syntax) {
        match &datum.datum {
            Datum::Sym(sym) => {
                self.symbol_con(*sym);
            }
            Datum::List(items, tail) => items.iter().chain(tail.as_deref()).for_each(|item| self.symbols_of(item)),
            Datum::Vector(items) => items.iter().for_each(|item| self.symbols_of(item)),
            _ => {}
        }
    }

    /// The constructor and literal of a number or character.
    pub(super) fn scalar(&self, datum: &Datum) -> Option<(ConId, Literal)> {
        Some(match datum {
            Datum::Int(n) => (self.con.int, Literal::Integer(n.clone())),
            Datum::Real(d) => (self.con.real, Literal::Double(*d)),
            Datum::Char(c) => (self.con.char, Literal::Char(*c)),
            _ => return None,
        })
    }

    pub(super) fn bind_constant<'r>(&mut self, datum: &'r Syntax, rest: Rest<'r, 'p>) -> ExprId {
        let span = datum.span;
        if let Some((con, literal)) = self.scalar(&datum.datum) {
            return self.with_con(span, con, vec![literal.into()], rest);
        }
        match &datum.datum {
            Datum::Bool(true) => self.with_con(span, self.con.yes, Vec::new(), rest),
            Datum::Bool(false) => self.with_con(span, self.con.no, Vec::new(), rest),
            Datum::List(items, None) if items.is_empty() => self.with_con(span, self.con.null, Vec::new(), rest),
            Datum::Sym(sym) => {
                let (con, parts) = match self.symbol_of(*sym) {
                    Symbol::Mentioned(con) => (con, Vec::new()),
                    Symbol::Other(text) => (self.con.other_symbol, vec![text.into()]),
                };
                self.with_con(
                    span,
                    con,
                    parts,
                    Box::new(move |this, symbol| this.with_con(span, this.con.sym, vec![symbol], rest)),
                )
            }
            Datum::Str(text) if !self.features.mutable_strings => {
                let literal = Literal::Str((&**text).into());
                self.with_con(span, self.con.str, vec![literal.into()], rest)
            }
            _ => {
                let global = self.b.declare(&format!("%constant {}", self.constants));
                self.constants += 1;
                let body = self.build(datum, Box::new(move |this, value| this.at(span).atom(value)));
                self.at(span).define(global, [], body);
                rest(self, global.into())
            }
        }
    }

    /// Builds a constant of any size.
    fn build<'r>(&mut self, datum: &'r Syntax, rest: Rest<'r, 'p>) -> ExprId {
        let span = datum.span;
        match &datum.datum {
            Datum::Ratio(top, bottom) => {
                let literals = [top, bottom].map(|part| Atom::Lit(Literal::Integer(part.clone())));
                let [top, bottom] = literals;
                let int = self.con.int;
                self.with_con(
                    span,
                    int,
                    vec![top],
                    Box::new(move |this, top| {
                        this.with_con(
                            span,
                            int,
                            vec![bottom],
                            Box::new(move |this, bottom| this.with_ratio(span, top, bottom, rest)),
                        )
                    }),
                )
            }
            Datum::Str(text) => {
                let literal: Atom = Literal::Str((&**text).into()).into();
                if !self.features.mutable_strings {
                    return self.with_con(span, self.con.str, vec![literal], rest);
                }
                let cell = self.at(span).prim(Prim::CellNew, [literal]);
                self.name_value(
                    span,
                    "s",
                    cell,
                    Box::new(move |this, cell| this.with_con(span, this.con.str, vec![cell], rest)),
                )
            }
            Datum::List(items, tail) if !items.is_empty() => {
                let end: &'r [Syntax] = items;
                match tail {
                    Some(tail) => self.build(tail, Box::new(move |this, tail| this.build_list(span, end, tail, rest))),
                    None => self.with_con(
                        span,
                        self.con.null,
                        Vec::new(),
                        Box::new(move |this, nil| this.build_list(span, end, nil, rest)),
                    ),
                }
            }
            Datum::Vector(items) => {
                let length = Atom::Lit(Literal::Int(items.len() as i64));
                let con = self.con.vector;
                self.build_array(span, length, items, con, rest)
            }
            Datum::Bytes(bytes) => {
                let items: Vec<Syntax> =
                    bytes.iter().map(|&byte| Syntax::new(span, Datum::Int(i64::from(byte).into()))).collect();
                let length = Atom::Lit(Literal::Int(items.len() as i64));
                let con = self.con.bytes;
                self.build_array(span, length, &items, con, rest)
            }
            _ => self.bind_constant(datum, rest),
        }
    }

    fn with_ratio<'r>(&mut self, span: Span, top: Atom, bottom: Atom, rest: Rest<'r, 'p>) -> ExprId {
        let cells = [self.b.var("n"), self.b.var("d")];
        let con = self.con.ratio;
        let mut body = self.with_con(span, con, cells.iter().map(|&cell| cell.into()).collect(), rest);
        for (cell, value) in cells.into_iter().zip([top, bottom]) {
            let new = self.at(span).prim(Prim::CellNew, [value]);
            body = self.at(span).sequence(new, cell, body);
        }
        body
    }

    fn build_list<'r>(&mut self, span: Span, items: &'r [Syntax], tail: Atom, rest: Rest<'r, 'p>) -> ExprId {
        match items {
            [] => rest(self, tail),
            [front @ .., last] => self.build(
                last,
                Box::new(move |this, last| {
                    let pair = match this.features.mutable_pairs {
                        true => this.changeable_pair(span, last, tail),
                        false => {
                            let con = this.con.pair;
                            this.at(span).construct(con, [last, tail])
                        }
                    };
                    let list = this.b.var("l");
                    let body = this.build_list(span, front, list.into(), rest);
                    this.at(span).sequence(pair, list, body)
                }),
            ),
        }
    }

    fn build_array<'r, 's>(
        &mut self,
        span: Span,
        length: Atom,
        items: &'s [Syntax],
        con: ConId,
        rest: Rest<'r, 'p>,
    ) -> ExprId
    where
        's: 'r,
    {
        let array = self.b.var("a");
        let value = self.b.var("x");
        let mut body = rest(self, value.into());
        body = {
            let binding = snell_core_ir::Binding::construct(value, con, [array]);
            self.at(span).let_([binding], body)
        };
        for (at, item) in items.iter().enumerate().skip(1).rev() {
            let index = Atom::Lit(Literal::Int(at as i64));
            // No place of the text: this can't fail.
            let write = self.build(
                item,
                Box::new(move |this, item| this.at(Span::NONE).prim(Prim::ArrayWrite, [array.into(), index, item])),
            );
            let ignored = self.b.var("_");
            body = self.at(span).sequence(write, ignored, body);
        }
        // The first element is everywhere at first, so that nothing else is ever read.
        let new = move |this: &mut Self, first: Atom| {
            let new = this.at(Span::NONE).prim(Prim::ArrayNew, [length, first]);
            this.at(span).sequence(new, array, body)
        };
        match items.first() {
            Some(first) => self.build(first, Box::new(new)),
            None => {
                let unit = self.b.var("u");
                let body = new(self, unit.into());
                let binding = snell_core_ir::Binding::construct(unit, builtin::UNIT, Vec::<Atom>::new());
                self.at(span).let_([binding], body)
            }
        }
    }

    /// `(vector a b)` of values that are there: how long it is is known.
    pub(super) fn new_vector(&mut self, span: Span, items: &[Atom]) -> ExprId {
        let array = self.b.var("a");
        let con = self.con.vector;
        let mut body = self.at(span).construct(con, [array]);
        for (at, item) in items.iter().enumerate().skip(1).rev() {
            let index = Atom::Lit(Literal::Int(at as i64));
            let write = self.at(Span::NONE).prim(Prim::ArrayWrite, [array.into(), index, item.clone()]);
            let ignored = self.b.var("_");
            body = self.at(span).sequence(write, ignored, body);
        }
        let length = Atom::Lit(Literal::Int(items.len() as i64));
        let first = items.first().cloned().unwrap_or(Atom::Lit(Literal::Int(0)));
        let new = self.at(Span::NONE).prim(Prim::ArrayNew, [length, first]);
        self.at(span).sequence(new, array, body)
    }
}
