//! Data as they are read, with their places: programs before they are expanded.

use crate::symbols::{Sym, Symbols};
use snell_integer::Integer;
use snell_source::Span;
use std::rc::Rc;

/// A datum and where it was written.
#[derive(Clone, Debug)]
pub(crate) struct Syntax {
    pub(crate) span: Span,
    pub(crate) datum: Datum,
}

/// What can be written.
#[derive(Clone, Debug)]
pub(crate) enum Datum {
    Int(Integer),
    /// Numerator and denominator, which is above one, in lowest terms.
    Ratio(Integer, Integer),
    Real(f64),
    Bool(bool),
    Char(char),
    Str(Rc<str>),
    Sym(Sym),
    /// Elements, and what follows the dot, which is never a list itself.
    List(Rc<[Syntax]>, Option<Rc<Syntax>>),
    Vector(Rc<[Syntax]>),
    Bytes(Rc<[u8]>),
}

impl Syntax {
    pub(crate) fn new(span: Span, datum: Datum) -> Syntax {
        Syntax { span, datum }
    }

    pub(crate) fn list(span: Span, items: Vec<Syntax>) -> Syntax {
        Syntax { span, datum: Datum::List(items.into(), None) }
    }

    /// A list that ends with something; a list at the end becomes part of it.
    pub(crate) fn dotted(span: Span, mut items: Vec<Syntax>, tail: Syntax) -> Syntax {
        match tail.datum {
            Datum::List(more, rest) => {
                items.extend(more.iter().cloned());
                Syntax { span, datum: Datum::List(items.into(), rest) }
            }
            _ if items.is_empty() => tail,
            _ => Syntax { span, datum: Datum::List(items.into(), Some(Rc::new(tail))) },
        }
    }

    pub(crate) fn sym(span: Span, sym: Sym) -> Syntax {
        Syntax { span, datum: Datum::Sym(sym) }
    }

    pub(crate) fn as_sym(&self) -> Option<Sym> {
        match self.datum {
            Datum::Sym(sym) => Some(sym),
            _ => None,
        }
    }

    /// The elements of a proper list.
    pub(crate) fn as_list(&self) -> Option<&[Syntax]> {
        match &self.datum {
            Datum::List(items, None) => Some(items),
            _ => None,
        }
    }

    /// The symbol that a list begins with.
    pub(crate) fn head(&self) -> Option<Sym> {
        match &self.datum {
            Datum::List(items, _) => items.first()?.as_sym(),
            _ => None,
        }
    }

    /// The same without places.
    pub(crate) fn nowhere(&self) -> Syntax {
        let all = |items: &[Syntax]| items.iter().map(Syntax::nowhere).collect::<Vec<_>>();
        let datum = match &self.datum {
            Datum::List(items, tail) => {
                Datum::List(all(items).into(), tail.as_ref().map(|tail| Rc::new(tail.nowhere())))
            }
            Datum::Vector(items) => Datum::Vector(all(items).into()),
            other => other.clone(),
        };
        Syntax { span: Span::NONE, datum }
    }

    /// The same without aliases: what a quotation means.
    pub(crate) fn strip(&self, symbols: &Symbols) -> Syntax {
        let all = |items: &[Syntax]| items.iter().map(|item| item.strip(symbols)).collect::<Vec<_>>();
        let datum = match &self.datum {
            Datum::Sym(sym) => Datum::Sym(symbols.plain(*sym)),
            Datum::List(items, tail) => {
                Datum::List(all(items).into(), tail.as_ref().map(|tail| Rc::new(tail.strip(symbols))))
            }
            Datum::Vector(items) => Datum::Vector(all(items).into()),
            other => other.clone(),
        };
        Syntax { span: self.span, datum }
    }
}
