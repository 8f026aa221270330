//! Types.

use super::{Failed, Parsed, Parser};
use crate::print::MAX_TYPE_DEPTH;
use crate::read::syntax::TypeNode;
use crate::read::token::Tok;
use crate::{Type, codes};

/// Leaves room for what a type is put into.
const MAX_DEPTH: usize = MAX_TYPE_DEPTH - 10;

impl Parser<'_> {
    /// A type.
    pub(super) fn ty(&mut self) -> Parsed<TypeNode> {
        self.arrows(0)
    }

    /// A type that is one word or in parentheses.
    pub(super) fn atomic_type(&mut self) -> Parsed<TypeNode> {
        self.type_atom(0)
    }

    /// Whether an atomic type can start here.
    pub(super) fn starts_atomic_type(&self) -> bool {
        matches!(self.token.tok, Tok::Variable | Tok::Capital | Tok::Open)
    }

    fn arrows(&mut self, depth: usize) -> Parsed<TypeNode> {
        self.deeper(depth)?;
        let from = self.type_application(depth)?;
        if self.token.tok != Tok::Arrow {
            return Ok(from);
        }
        self.advance();
        let to = self.arrows(depth + 1)?;
        Ok(TypeNode::Function(Box::new(from), Box::new(to)))
    }

    fn type_application(&mut self, depth: usize) -> Parsed<TypeNode> {
        let start = self.token.start;
        match self.type_atom(depth)? {
            TypeNode::Data(name, mut args, _) => {
                // An atom in parentheses has its arguments already.
                if self.last_end == name.span.end {
                    while self.starts_atomic_type() {
                        args.push(self.type_atom(depth + 1)?);
                    }
                }
                Ok(TypeNode::Data(name, args, self.since(start)))
            }
            other => Ok(other),
        }
    }

    fn type_atom(&mut self, depth: usize) -> Parsed<TypeNode> {
        self.deeper(depth)?;
        match self.token.tok {
            Tok::Open => {
                self.advance();
                let ty = self.arrows(depth + 1)?;
                self.expect(Tok::Close, "`->` or `)`")?;
                Ok(ty)
            }
            Tok::Variable => Ok(TypeNode::Var(self.ident()?)),
            Tok::Capital => {
                let text = self.lexer.text(self.token);
                let basic = match text {
                    "Int" => Type::Int,
                    "Integer" => Type::Integer,
                    "Double" => Type::Double,
                    "Char" => Type::Char,
                    "String" => Type::Str,
                    "Any" => Type::Any,
                    "Cell" | "Array" => {
                        self.advance();
                        let of = Box::new(self.type_atom(depth + 1)?);
                        return Ok(if text == "Cell" { TypeNode::Cell(of) } else { TypeNode::Array(of) });
                    }
                    _ => {
                        let name = self.capital("a type")?;
                        return Ok(TypeNode::Data(name, Vec::new(), name.span));
                    }
                };
                self.advance();
                Ok(TypeNode::Basic(basic))
            }
            _ => Err(self.unexpected("a type")),
        }
    }

    fn deeper(&mut self, depth: usize) -> Parsed<()> {
        if depth > MAX_DEPTH {
            self.diagnostics.error(codes::TOO_DEEP, self.span(), "this type is nested too deeply");
            return Err(Failed);
        }
        Ok(())
    }
}
