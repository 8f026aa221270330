//! Classes and instances.

use crate::parse::layout::Block;
use crate::parse::parser::{Parser, Read};
use crate::parse::token::Tok;
use crate::syntax::{ClassDecl, Decl, Ident, InstanceDecl, Overlap};

impl Parser<'_> {
    pub(super) fn class(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        let head = self.head("a class")?;
        let mut dependencies = Vec::new();
        if self.tok == Tok::Bar {
            loop {
                self.advance();
                let from = self.type_variables()?;
                self.expect(Tok::RightArrow, "`->` in a functional dependency")?;
                dependencies.push((from, self.type_variables()?));
                if self.tok != Tok::Comma {
                    break;
                }
            }
        }
        let body = self.body(true)?;
        let span = self.since(start);
        Ok(Decl::Class(ClassDecl {
            context: head.context,
            name: head.name,
            params: head.params,
            dependencies,
            body,
            span,
        }))
    }

    fn type_variables(&mut self) -> Read<Vec<Ident>> {
        let mut names = Vec::new();
        while self.tok == Tok::Var {
            names.push(self.variable("a type variable")?);
        }
        Ok(names)
    }

    pub(super) fn instance(&mut self) -> Read<Decl> {
        let start = self.start();
        self.advance();
        let overlap = self.overlap();
        let head = self.instance_head()?;
        let body = self.body(false)?;
        let span = self.since(start);
        let (forall, context, class, args) = (head.forall, head.context, head.class, head.args);
        Ok(Decl::Instance(InstanceDecl { forall, context, class, args, overlap, body, span }))
    }

    /// The pragma of an instance.
    pub(super) fn overlap(&mut self) -> Overlap {
        let overlap = match self.tok {
            Tok::Overlapping => Overlap::Overlapping,
            Tok::Overlappable => Overlap::Overlappable,
            Tok::Overlaps => Overlap::Overlaps,
            Tok::Incoherent => Overlap::Incoherent,
            _ => return Overlap::None,
        };
        self.advance();
        overlap
    }

    /// `where ..`, if there is one.
    fn body(&mut self, class: bool) -> Read<Vec<Decl>> {
        match self.eat(Tok::Where) {
            true => self.block(Block::Body, |parser, decls| parser.body_decl(class, decls)),
            false => Ok(Vec::new()),
        }
    }

    fn body_decl(&mut self, class: bool, decls: &mut Vec<Decl>) -> Read<()> {
        match self.tok {
            Tok::Default => {
                let start = self.start();
                self.advance();
                let names = self.binders()?;
                self.expect(Tok::DoubleColon, "`,` or `::` in a default signature")?;
                let ty = self.ty()?;
                decls.push(Decl::DefaultSignature(names, ty, self.since(start)));
                Ok(())
            }
            Tok::Data if class => {
                let decl = self.data_family()?;
                decls.push(decl);
                Ok(())
            }
            Tok::Data | Tok::Newtype => {
                let decl = self.data_instance()?;
                decls.push(decl);
                Ok(())
            }
            Tok::Type => {
                let decl = if class { self.associated_type()? } else { self.type_instance()? };
                decls.push(decl);
                Ok(())
            }
            _ => self.local_decl(decls),
        }
    }
}
