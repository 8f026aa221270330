//! Where in the program the checker is, for messages.

use crate::hir::{ConId, ExprId, VarId};
use snell_source::Span;

/// A part of the program that explains why a type is expected.
#[derive(Clone, Copy, Debug)]
pub(super) enum Context {
    /// The argument of a function: the function, and its place from 0.
    Argument(ExprId, u32),
    /// An operand of an operator: the operator, and whether it is the left one.
    Operand(ExprId, bool),
    /// A result that must be like an earlier one, which stands there.
    Alike(&'static str, Span),
    /// The condition of an `if` or a guard.
    Condition,
    /// What the signature of a variable asks for.
    Signature(VarId),
    /// What an annotation asks for, which stands there.
    Annotation(Span),
    /// A pattern for a value that stands there.
    Scrutinee(Span),
    /// A field of a constructor.
    Field(ConId, u32),
    /// A statement of a `do` block.
    Statement,
    /// The generator of a comprehension.
    Generator,
}
