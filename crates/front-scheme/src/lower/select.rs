//! `case`: one look at the value says which clause it is, and a number says so to the clauses.

use super::constant::Symbol;
use super::{Lower, Ret};
use crate::ast::Expr;
use crate::syntax::{Datum, Syntax};
use snell_core_ir::{Alt, Atom, ConId, ExprId, Literal, Pattern};
use snell_source::Span;

/// The patterns inside of one constructor, with the numbers of their clauses.
type Inner = (ConId, Vec<(Pattern, i64)>);

/// The number of the clause that comes when none other does.
const OTHER: i64 = -1;

impl<'p> Lower<'p> {
    pub(super) fn select(
        &mut self,
        span: Span,
        key: &Expr,
        clauses: &[(Vec<Syntax>, Expr)],
        other: &Expr,
        ret: Ret,
    ) -> ExprId {
        self.bind(
            key,
            Box::new(move |this, key| {
                let number = this.clause_number(span, key, clauses);
                let mut alts = Vec::new();
                for (at, (_, body)) in clauses.iter().enumerate() {
                    let body = this.lower(body, ret);
                    alts.push(Alt::lit(Literal::Int(at as i64), body));
                }
                let other = this.lower(other, ret);
                let binder = this.b.var("_");
                this.at(span).case(number, binder, alts, Some(other))
            }),
        )
    }

    /// The number of the first clause that has the value.
    fn clause_number(&mut self, span: Span, key: Atom, clauses: &[(Vec<Syntax>, Expr)]) -> ExprId {
        let mut bare: Vec<(ConId, i64)> = Vec::new();
        let mut inner: Vec<Inner> = Vec::new();
        let mut compared: Vec<(&Syntax, i64)> = Vec::new();
        for (at, (data, _)) in clauses.iter().enumerate() {
            for datum in data {
                let (con, pattern) = match &datum.datum {
                    Datum::Bool(true) => (self.con.yes, None),
                    Datum::Bool(false) => (self.con.no, None),
                    Datum::List(items, None) if items.is_empty() => (self.con.null, None),
                    Datum::Sym(sym) => match self.symbol_of(*sym) {
                        Symbol::Mentioned(con) => (self.con.sym, Some(Pattern::Con(con, Vec::new()))),
                        Symbol::Other(_) => {
                            compared.push((datum, at as i64));
                            continue;
                        }
                    },
                    // Literals of Core are compared as numbers, which takes both zeros for one; ratios are none.
                    Datum::Real(_) | Datum::Ratio(..) => {
                        compared.push((datum, at as i64));
                        continue;
                    }
                    other => match self.scalar(other) {
                        Some((con, literal)) => (con, Some(Pattern::Lit(literal))),
                        // Nothing is the same as a constant that is built anew.
                        None => continue,
                    },
                };
                match pattern {
                    None if bare.iter().any(|(known, _)| *known == con) => {}
                    None => bare.push((con, at as i64)),
                    Some(pattern) => {
                        let place = match inner.iter().position(|(known, _)| *known == con) {
                            Some(place) => place,
                            None => {
                                inner.push((con, Vec::new()));
                                inner.len() - 1
                            }
                        };
                        let patterns = &mut inner[place].1;
                        if patterns.iter().all(|(known, _)| *known != pattern) {
                            patterns.push((pattern, at as i64));
                        }
                    }
                }
            }
        }
        let mut alts = Vec::new();
        for (con, number) in bare {
            let number = self.at(span).int(number);
            alts.push(Alt::con(con, [], number));
        }
        for (con, patterns) in inner {
            let field = self.b.var("x");
            let mut inside = Vec::new();
            for (pattern, number) in patterns {
                let body = self.at(span).int(number);
                inside.push(Alt { pattern, body });
            }
            let other = self.at(span).int(OTHER);
            let scrutinee = self.at(span).atom(field);
            let binder = self.b.var("_");
            let body = self.at(span).case(scrutinee, binder, inside, Some(other));
            alts.push(Alt::con(con, [field], body));
        }
        let mut other = self.at(span).int(OTHER);
        for (datum, number) in compared.into_iter().rev() {
            let same = self.is_constant(span, key.clone(), datum);
            let number = self.at(span).int(number);
            other = self.at(span).if_(same, number, other);
        }
        let scrutinee = self.at(span).atom(key);
        let binder = self.b.var("_");
        self.at(span).case(scrutinee, binder, alts, Some(other))
    }
}
