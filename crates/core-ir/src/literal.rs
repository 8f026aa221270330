//! Literals: the constants that programs write down.

use snell_integer::Integer;
use std::sync::Arc;

/// A constant of a primitive type.
#[derive(Clone, Debug)]
pub enum Literal {
    /// A 64-bit integer that wraps.
    Int(i64),
    /// An unbounded integer.
    Integer(Integer),
    /// An IEEE double.
    Double(f64),
    /// A Unicode code point.
    Char(char),
    /// Text.
    Str(Arc<str>),
}

// Doubles compare by their bits, so that literals are usable as keys; `0.0` and `-0.0` are different constants.
impl PartialEq for Literal {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Literal::Int(a), Literal::Int(b)) => a == b,
            (Literal::Integer(a), Literal::Integer(b)) => a == b,
            (Literal::Double(a), Literal::Double(b)) => a.to_bits() == b.to_bits(),
            (Literal::Char(a), Literal::Char(b)) => a == b,
            (Literal::Str(a), Literal::Str(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Literal {}

impl std::hash::Hash for Literal {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Literal::Int(n) => n.hash(state),
            Literal::Integer(n) => n.hash(state),
            Literal::Double(d) => d.to_bits().hash(state),
            Literal::Char(c) => c.hash(state),
            Literal::Str(s) => s.hash(state),
        }
    }
}
