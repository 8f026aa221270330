//! Values as Scheme writes them.

use snell_core_ir::{Form, Literal, Notation};

/// External representations, as `write` gives them.
pub(crate) struct Scheme;

impl Notation for Scheme {
    fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Int(n) => n.to_string(),
            Literal::Integer(n) => n.to_string(),
            Literal::Double(d) => format!("{d:?}"),
            Literal::Char(c) => format!("#\\{c}"),
            Literal::Str(text) => format!("{text:?}"),
        }
    }

    fn constructor(&self, name: &str, _fields: usize) -> Form {
        Form::Prefix(name.into())
    }

    fn definition(&self, name: &str) -> String {
        name.into()
    }

    fn raised(&self, _kind: &str, text: &str, cut: bool) -> String {
        format!("{text}{}", if cut { "..." } else { "" })
    }
}
