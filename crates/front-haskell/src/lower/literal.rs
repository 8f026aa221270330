//! Constants.

use super::Lowering;
use super::evidence::Dict;
use super::term::{Term, TermId};
use crate::hir::{ExprId, Literal, VarId, VarKind};
use snell_core_ir::{Literal as CoreLiteral, Prim, builtin};
use snell_integer::Integer;

impl Lowering<'_> {
    pub(super) fn literal(&mut self, expr: ExprId, literal: &Literal) -> TermId {
        match literal {
            Literal::Integer(_) | Literal::Fractional(..) => {
                let dict = self.uses(expr).into_iter().next();
                let dict = dict.unwrap_or_else(|| self.evidence.missing());
                self.number(literal, &dict)
            }
            Literal::Char(c) => self.terms.lit(CoreLiteral::Char(*c)),
            Literal::String(text) => {
                let string = self.string(text);
                // With overloaded strings there is a dictionary, whose only method makes the value.
                match self.uses(expr).into_iter().next() {
                    Some(dict) => match self.hir.class(self.hir.wired.is_string).methods.first() {
                        Some(&method) => self.apply_method(method, dict, vec![string]),
                        None => string,
                    },
                    None => string,
                }
            }
            Literal::Str(text) => self.terms.lit(CoreLiteral::Str(text.clone())),
            Literal::Int(int) => self.terms.lit(CoreLiteral::Int(*int)),
        }
    }

    pub(super) fn string(&mut self, text: &str) -> TermId {
        if text.is_empty() {
            return self.terms.con(builtin::NIL, Vec::new());
        }
        let text = self.terms.lit(CoreLiteral::Str(text.into()));
        self.terms.add(Term::Prim(Prim::StrUnpack, vec![text]))
    }

    /// A number of the type that the dictionary of `Num` or `Fractional` is for.
    pub(super) fn number(&mut self, literal: &Literal, dict: &Dict) -> TermId {
        if let Some(known) = self.known_number(literal, dict) {
            return self.terms.lit(known);
        }
        let wired = &self.hir.wired;
        match literal {
            Literal::Integer(value) => {
                let value = self.terms.lit(CoreLiteral::Integer(value.clone()));
                self.apply_method(wired.from_integer, dict.clone(), vec![value])
            }
            Literal::Fractional(digits, exponent) => {
                let (numerator, denominator) = ratio(digits, *exponent);
                let parts = [numerator, denominator].map(|part| self.terms.lit(CoreLiteral::Integer(part)));
                let make = self.top_var(wired.make_ratio, Vec::new());
                let value = self.terms.app(make, parts.to_vec());
                self.apply_method(wired.from_rational, dict.clone(), vec![value])
            }
            _ => self.terms.error("not a number"),
        }
    }

    /// The constant itself, if the type is primitive.
    pub(super) fn known_number(&self, literal: &Literal, dict: &Dict) -> Option<CoreLiteral> {
        let head = self.evidence.head(self.hir, dict)?;
        let wired = &self.hir.wired;
        match literal {
            Literal::Integer(value) if head == wired.int => Some(CoreLiteral::Int(value.wrap_i64())),
            Literal::Integer(value) if head == wired.integer => Some(CoreLiteral::Integer(value.clone())),
            Literal::Integer(value) if head == wired.double => Some(CoreLiteral::Double(value.to_f64())),
            // The decimal text is what is rounded correctly.
            Literal::Fractional(digits, exponent) if head == wired.double => {
                format!("{digits}e{exponent}").parse().ok().map(CoreLiteral::Double)
            }
            _ => None,
        }
    }

    /// A method that has no dictionaries of its own.
    pub(super) fn apply_method(&mut self, method: VarId, dict: Dict, args: Vec<TermId>) -> TermId {
        let VarKind::Method(_, place) = self.hir.var(method).kind else {
            let function = self.top_var(method, vec![dict]);
            return self.terms.app(function, args);
        };
        let function = self.method(method, dict, place, Vec::new());
        self.terms.app(function, args)
    }
}

/// Numerator and denominator in lowest terms.
fn ratio(digits: &Integer, exponent: i32) -> (Integer, Integer) {
    let power = Integer::from(10).pow(exponent.unsigned_abs());
    if exponent >= 0 {
        return (digits * &power, Integer::from(1));
    }
    let common = digits.gcd(&power);
    match (digits.quot(&common), power.quot(&common)) {
        (Some(numerator), Some(denominator)) => (numerator, denominator),
        _ => (digits.clone(), power),
    }
}
