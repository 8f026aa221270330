//! Alternatives of one `case`: of one type, each at most once.

use super::Problems;
use crate::{Alt, ConId, DataId, Literal, Pattern, Program, codes};
use rustc_hash::FxHashSet;
use snell_source::{Code, Span};
use std::mem::{Discriminant, discriminant};

/// What the alternatives of a `case` have in common; also used by the reader, which knows better places to blame.
#[derive(Default)]
pub(crate) struct Alternatives {
    data: Option<DataId>,
    literal: Option<Discriminant<Literal>>,
    cons: FxHashSet<ConId>,
    literals: FxHashSet<Literal>,
}

/// Why an alternative does not fit to those before it.
pub(crate) type Misfit = (Code, String);

impl Alternatives {
    /// Takes in the next constructor pattern.
    pub(crate) fn con(&mut self, program: &Program, id: ConId) -> Result<(), Misfit> {
        let con = program.con(id);
        let name = program.name(con.name);
        if self.literal.is_some() {
            return Err((codes::MIXED_ALTS, format!("constructor `{name}` among literals")));
        }
        let data = *self.data.get_or_insert(con.data);
        if data != con.data {
            let (this, other) = (program.name(program.data(con.data).name), program.name(program.data(data).name));
            let text = format!("`{name}` is a constructor of `{this}`, the alternatives before it are of `{other}`");
            return Err((codes::MIXED_ALTS, text));
        }
        if !self.cons.insert(id) {
            return Err((codes::DUPLICATE_ALT, format!("there are two alternatives for `{name}`")));
        }
        Ok(())
    }

    /// Takes in the next literal pattern.
    pub(crate) fn literal(&mut self, literal: &Literal) -> Result<(), Misfit> {
        let mut text = String::new();
        crate::print::words::literal(&mut text, literal);
        if self.data.is_some() {
            return Err((codes::MIXED_ALTS, format!("literal {text} among constructors")));
        }
        if *self.literal.get_or_insert(discriminant(literal)) != discriminant(literal) {
            return Err((codes::MIXED_ALTS, format!("literal {text} is of another type than those before it")));
        }
        if matches!(literal, Literal::Double(value) if value.is_nan()) {
            return Err((codes::NAN_PATTERN, "a NaN pattern never matches".to_string()));
        }
        if !self.literals.insert(literal.clone()) {
            return Err((codes::DUPLICATE_ALT, format!("there are two alternatives for {text}")));
        }
        Ok(())
    }
}

/// Checks the patterns of a `case`.
pub(super) fn check(program: &Program, problems: &mut Problems, alts: &[Alt], span: Span) {
    let mut seen = Alternatives::default();
    for alt in alts {
        let fits = match &alt.pattern {
            Pattern::Lit(literal) => seen.literal(literal),
            Pattern::Con(id, vars) => {
                if !problems.in_range(span, "constructor", id.index(), program.cons.len()) {
                    continue;
                }
                let con = program.con(*id);
                if con.fields.len() != vars.len() {
                    let (name, wanted) = (program.name(con.name), con.fields.len());
                    let text = format!("pattern `{name}` binds {} fields, `{name}` has {wanted}", vars.len());
                    problems.add(codes::PATTERN_ARITY, span, text);
                }
                // A dangling data type was reported with the tables.
                if con.data.index() >= program.datas.len() { Ok(()) } else { seen.con(program, *id) }
            }
        };
        if let Err((code, text)) = fits {
            problems.add(code, span, text);
        }
    }
}
