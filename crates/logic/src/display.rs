//! Readable infix text: `x + 2*y <= 7`, `a /= b`, `x < y`.
//!
//! Positive summands go to the left of a comparison and negative ones to the right, so that no minus sign is shown
//! where none was written. Text is cut with `…` beyond a depth and a length that no reader would follow.

use std::cell::Cell;
use std::fmt::{self, Display, Formatter};

use snell_integer::Integer;

use crate::arena::Terms;
use crate::double::{DoubleCompare, DoubleOp, Rounding};
use crate::node::{BitOp, Division, Linear, Monomial, TermId, VarId, View};
use crate::range::Range;

const MAX_DEPTH: u32 = 48;
const MAX_NODES: u32 = 4000;

/// How tightly a context binds; a looser term inside is parenthesised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tight {
    Loose,
    Or,
    And,
    Compare,
    Sum,
    Product,
    Apply,
    Atom,
}

/// A term with names for its variables, ready to be printed.
pub struct TermDisplay<'a> {
    terms: &'a Terms,
    term: TermId,
    name: &'a dyn Fn(VarId) -> String,
    nodes: Cell<u32>,
}

impl Terms {
    /// The term as text, with variables named by `name`.
    pub fn display<'a>(&'a self, term: TermId, name: &'a dyn Fn(VarId) -> String) -> TermDisplay<'a> {
        TermDisplay { terms: self, term, name, nodes: Cell::new(MAX_NODES) }
    }
}

impl Display for TermDisplay<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.nodes.set(MAX_NODES);
        self.term(f, self.term, Tight::Loose, MAX_DEPTH)
    }
}

impl TermDisplay<'_> {
    fn term(&self, f: &mut Formatter<'_>, term: TermId, context: Tight, depth: u32) -> fmt::Result {
        let nodes = self.nodes.get();
        if depth == 0 || nodes == 0 {
            return f.write_str("…");
        }
        self.nodes.set(nodes - 1);
        let depth = depth - 1;
        let own = self.tightness(term);
        if own < context {
            f.write_str("(")?;
            self.bare(f, term, depth)?;
            f.write_str(")")
        } else {
            self.bare(f, term, depth)
        }
    }

    fn tightness(&self, term: TermId) -> Tight {
        match self.terms.view(term) {
            View::Or(_) => Tight::Or,
            View::And(_) => Tight::And,
            View::Le(_) | View::Eq(_) | View::Iff(..) | View::DoubleCompare(..) => Tight::Compare,
            View::Not(inner) if matches!(self.terms.view(inner), View::Eq(_) | View::Iff(..)) => Tight::Compare,
            View::Not(inner)
                if matches!(self.terms.view(inner), View::DoubleCompare(DoubleCompare::Eq, ..))
                    || self.in_range(inner).is_some() =>
            {
                Tight::Compare
            }
            View::Linear(linear) => match linear.monomials {
                [only] if linear.constant.is_zero() && !only.coefficient.is_negative() => Tight::Product,
                _ => Tight::Sum,
            },
            View::Product(_) => Tight::Product,
            View::Int(value) if value.is_negative() => Tight::Sum,
            View::Double(bits) if f64::from_bits(bits).is_sign_negative() => Tight::Sum,
            View::Ite(..) => Tight::Loose,
            View::DoubleOp(DoubleOp::Add | DoubleOp::Sub, _) => Tight::Sum,
            View::DoubleOp(DoubleOp::Mul | DoubleOp::Div, _) => Tight::Product,
            View::Divide(..) | View::Bit(..) => Tight::Product,
            View::Bool(_) | View::Int(_) | View::Double(_) | View::Var(_) => Tight::Atom,
            _ => Tight::Apply,
        }
    }

    fn bare(&self, f: &mut Formatter<'_>, term: TermId, depth: u32) -> fmt::Result {
        match self.terms.view(term) {
            View::Bool(value) => f.write_str(if value { "True" } else { "False" }),
            View::Int(value) => write!(f, "{value}"),
            View::Double(bits) => write!(f, "{:?}", f64::from_bits(bits)),
            View::Var(var) => f.write_str(&(self.name)(var)),
            View::Linear(linear) => {
                self.side(f, linear.monomials.iter().map(|m| (m, m.coefficient.clone())), linear.constant, depth)
            }
            View::Product(factors) => self.joined(f, factors, " * ", Tight::Apply, depth),
            View::Divide(division, a, b) => {
                let word = match division {
                    Division::Div => "div",
                    Division::Mod => "mod",
                    Division::Quot => "quot",
                    Division::Rem => "rem",
                };
                self.infix(f, a, &format!(" `{word}` "), b, Tight::Apply, depth)
            }
            View::Wrap(a) => self.call(f, "wrap", &[a], depth),
            View::Bit(op, a, b) => {
                let symbol = match op {
                    BitOp::And => " .&. ",
                    BitOp::Or => " .|. ",
                    BitOp::Xor => " `xor` ",
                    BitOp::Shl => " `shiftL` ",
                    BitOp::Shr => " `shiftR` ",
                };
                self.infix(f, a, symbol, b, Tight::Apply, depth)
            }
            View::Ite(condition, a, b) => {
                f.write_str("if ")?;
                self.term(f, condition, Tight::Or, depth)?;
                f.write_str(" then ")?;
                self.term(f, a, Tight::Or, depth)?;
                f.write_str(" else ")?;
                self.term(f, b, Tight::Or, depth)
            }
            View::Round(rounding, a) => {
                let word = match rounding {
                    Rounding::Truncate => "truncate",
                    Rounding::Floor => "floor",
                    Rounding::Ceiling => "ceiling",
                    Rounding::NearestEven => "round",
                };
                self.call(f, word, &[a], depth)
            }
            View::DoubleOp(op, args) => self.double_op(f, op, args, depth),
            View::Le(linear) => self.at_most(f, &linear, depth),
            View::Eq(linear) => self.equation(f, &linear, " == ", depth),
            View::Not(inner) => match self.terms.view(inner) {
                View::Eq(linear) => self.equation(f, &linear, " /= ", depth),
                View::Iff(a, b) => self.infix(f, a, " /= ", b, Tight::Sum, depth),
                View::DoubleCompare(DoubleCompare::Eq, a, b) => self.infix(f, a, " /= ", b, Tight::Sum, depth),
                _ => match self.in_range(inner) {
                    Some((linear, constant)) => {
                        self.side(f, linear.monomials.iter().map(|m| (m, m.coefficient.clone())), &constant, depth)?;
                        f.write_str(" overflows")
                    }
                    None => {
                        f.write_str("not ")?;
                        self.term(f, inner, Tight::Atom, depth)
                    }
                },
            },
            View::And(args) => self.joined(f, args, " && ", Tight::And, depth),
            View::Or(args) => self.joined(f, args, " || ", Tight::Or, depth),
            View::Iff(a, b) => self.infix(f, a, " == ", b, Tight::Sum, depth),
            View::Member(class, a) => match class.name() {
                Some(name) => self.call(f, name, &[a], depth),
                None => self.call(f, &format!("oneOf {}", class.0), &[a], depth),
            },
            View::CharMap(map, a) => self.call(f, map.name(), &[a], depth),
            View::DoubleCompare(compare, a, b) => match compare {
                DoubleCompare::Lt => self.infix(f, a, " < ", b, Tight::Sum, depth),
                DoubleCompare::Le => self.infix(f, a, " <= ", b, Tight::Sum, depth),
                DoubleCompare::Eq => self.infix(f, a, " == ", b, Tight::Sum, depth),
                DoubleCompare::Same => self.call(f, "same", &[a, b], depth),
            },
        }
    }

    fn double_op(&self, f: &mut Formatter<'_>, op: DoubleOp, args: &[TermId], depth: u32) -> fmt::Result {
        let symbol = match op {
            DoubleOp::Add => " + ",
            DoubleOp::Sub => " - ",
            DoubleOp::Mul => " * ",
            DoubleOp::Div => " / ",
            DoubleOp::Pow => " ** ",
            DoubleOp::FromInt => return self.call(f, "fromIntegral", args, depth),
            DoubleOp::Neg => return self.call(f, "negate", args, depth),
            _ => return self.call(f, &format!("{op:?}").to_lowercase(), args, depth),
        };
        match args {
            [a, b] if matches!(op, DoubleOp::Add | DoubleOp::Sub) => {
                self.infix(f, *a, symbol, *b, Tight::Product, depth)
            }
            [a, b] => self.infix(f, *a, symbol, *b, Tight::Apply, depth),
            _ => self.call(f, symbol.trim(), args, depth),
        }
    }

    fn infix(&self, f: &mut Formatter<'_>, a: TermId, op: &str, b: TermId, tight: Tight, depth: u32) -> fmt::Result {
        self.term(f, a, tight, depth)?;
        f.write_str(op)?;
        self.term(f, b, tight, depth)
    }

    fn joined(&self, f: &mut Formatter<'_>, ids: &[TermId], separator: &str, tight: Tight, depth: u32) -> fmt::Result {
        for (i, id) in ids.iter().enumerate() {
            if i > 0 {
                f.write_str(separator)?;
            }
            self.term(f, *id, tight, depth)?;
        }
        Ok(())
    }

    fn call(&self, f: &mut Formatter<'_>, function: &str, args: &[TermId], depth: u32) -> fmt::Result {
        write!(f, "{function} ")?;
        self.joined(f, args, " ", Tight::Atom, depth)
    }

    /// If a condition says that a sum is a number of 64 bits: the sum, but for its constant, which comes next.
    fn in_range(&self, condition: TermId) -> Option<(Linear<'_>, Integer)> {
        let View::And(&[one, other]) = self.terms.view(condition) else { return None };
        let (View::Le(one), View::Le(other)) = (self.terms.view(one), self.terms.view(other)) else { return None };
        let opposed = |(m, n): (&Monomial, &Monomial)| m.term == n.term && m.coefficient == -&n.coefficient;
        let same =
            one.monomials.len() == other.monomials.len() && one.monomials.iter().zip(other.monomials).all(opposed);
        // sum - MAX <= 0 and MIN - sum <= 0, in one order or the other.
        let constant = |upper: &Linear<'_>, lower: &Linear<'_>| {
            let (high, low) =
                (upper.constant.to_i128()? + i128::from(i64::MAX), lower.constant.to_i128()? - i128::from(i64::MIN));
            (high == -low).then(|| Integer::from(high))
        };
        let (upper, lower) = if one.monomials.first()?.coefficient.is_positive() { (one, other) } else { (other, one) };
        Some((upper, constant(&upper, &lower).filter(|_| same)?))
    }

    /// `sum <= 0`, with the signs sorted out.
    fn at_most(&self, f: &mut Formatter<'_>, linear: &Linear<'_>, depth: u32) -> fmt::Result {
        let (left, right) = split(linear);
        let constant = linear.constant;
        if left.is_empty() {
            // -x + c <= 0 reads as x >= c.
            return self.against_constant(f, &right, [" >= ", " > "], constant, &Integer::ONE, depth);
        }
        if right.is_empty() {
            return self.against_constant(f, &left, [" <= ", " < "], &-constant, &Integer::MINUS_ONE, depth);
        }
        let strict = constant.is_one();
        let (left_constant, right_constant) = match constant.is_positive() {
            true if strict => (Integer::ZERO, Integer::ZERO),
            true => (constant.clone(), Integer::ZERO),
            false => (Integer::ZERO, -constant),
        };
        self.side(f, left.into_iter(), &left_constant, depth)?;
        f.write_str(if strict { " < " } else { " <= " })?;
        self.side(f, right.into_iter(), &right_constant, depth)
    }

    /// A sum against a constant; a comparison with the neighbour of zero is shown as a strict one with zero.
    fn against_constant(
        &self,
        f: &mut Formatter<'_>,
        side: &[(&Monomial, Integer)],
        [weak, strict]: [&str; 2],
        constant: &Integer,
        neighbour: &Integer,
        depth: u32,
    ) -> fmt::Result {
        self.side(f, side.iter().map(|(m, k)| (*m, k.clone())), &Integer::ZERO, depth)?;
        if let Some(c) = self.char(side, constant) {
            return write!(f, "{weak}'{c}'");
        }
        if constant == neighbour { write!(f, "{strict}0") } else { write!(f, "{weak}{constant}") }
    }

    /// `sum = 0` or its negation.
    fn equation(&self, f: &mut Formatter<'_>, linear: &Linear<'_>, symbol: &str, depth: u32) -> fmt::Result {
        let (left, right) = split(linear);
        let constant = linear.constant;
        if left.is_empty() || right.is_empty() {
            let (side, value) = if right.is_empty() { (left, -constant) } else { (right, constant.clone()) };
            let char = self.char(&side, &value);
            self.side(f, side.into_iter(), &Integer::ZERO, depth)?;
            return match char {
                Some(c) => write!(f, "{symbol}'{c}'"),
                None => write!(f, "{symbol}{value}"),
            };
        }
        let (left_constant, right_constant) =
            if constant.is_positive() { (constant.clone(), Integer::ZERO) } else { (Integer::ZERO, -constant) };
        self.side(f, left.into_iter(), &left_constant, depth)?;
        f.write_str(symbol)?;
        self.side(f, right.into_iter(), &right_constant, depth)
    }

    /// The character that a constant is when it is compared with an unknown character, if every language writes it alike.
    fn char(&self, side: &[(&Monomial, Integer)], constant: &Integer) -> Option<String> {
        let [(monomial, coefficient)] = side else { return None };
        let is_char =
            matches!(self.terms.view(monomial.term), View::Var(_)) && self.terms.range(monomial.term) == Range::CHAR;
        let c = u8::try_from(constant.to_i64()?).ok().filter(|_| is_char && coefficient.is_one())?;
        matches!(c, b' '..=b'~' | b'\n' | b'\t' | b'\r').then(|| match c {
            b'"' => "\"".into(),
            c => char::from(c).escape_default().to_string(),
        })
    }

    /// A sum: monomials, then the constant.
    fn side<'m>(
        &self,
        f: &mut Formatter<'_>,
        monomials: impl Iterator<Item = (&'m Monomial, Integer)>,
        constant: &Integer,
        depth: u32,
    ) -> fmt::Result {
        let mut first = true;
        for (monomial, coefficient) in monomials {
            f.write_str(match (first, coefficient.is_negative()) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            })?;
            first = false;
            let size = coefficient.abs();
            if !size.is_one() {
                write!(f, "{size}*")?;
            }
            self.term(f, monomial.term, if size.is_one() { Tight::Product } else { Tight::Apply }, depth)?;
        }
        match (first, constant.is_negative()) {
            (true, _) => write!(f, "{constant}"),
            (false, _) if constant.is_zero() => Ok(()),
            (false, true) => write!(f, " - {}", constant.abs()),
            (false, false) => write!(f, " + {constant}"),
        }
    }
}

/// Monomials with the coefficients to be shown.
type Side<'m> = Vec<(&'m Monomial, Integer)>;

/// The positive monomials, and the negative ones with their signs changed.
fn split<'m>(linear: &Linear<'m>) -> (Side<'m>, Side<'m>) {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for monomial in linear.monomials {
        if monomial.coefficient.is_negative() {
            right.push((monomial, -&monomial.coefficient));
        } else {
            left.push((monomial, monomial.coefficient.clone()));
        }
    }
    (left, right)
}
