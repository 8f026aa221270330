//! Headers, exports, imports.

use super::codes;
use super::layout::Block;
use super::parser::{Parser, Read};
use super::token::{NONE, Tok};
use crate::syntax::{Decl, Export, Ident, Import, Item, Module, QIdent, Subordinates};
use snell_source::{Diagnostic, Name, Span};

impl Parser<'_> {
    /// A file.
    pub fn module(&mut self, extensions: Vec<Name>) -> Module {
        let start = self.start();
        let (mut name, mut exports) = (None, None);
        let mut span = self.span(start, start);
        if self.tok == Tok::Module {
            let header = self.header(&mut name, &mut exports);
            if header.is_err() {
                self.skip_header();
            }
            span = self.since(start);
        }
        let mut imports = Vec::new();
        let decls = self.body_of_module(&mut imports);
        Module { name, exports, imports, decls, extensions, span }
    }

    /// The block of the module. Where a line further left ends it too early, that is said, and reading goes on there.
    fn body_of_module(&mut self, imports: &mut Vec<Import>) -> Vec<Decl> {
        let mut started = false;
        let mut all = Vec::new();
        loop {
            let first = self.here();
            let column = self.token().column;
            let explicit = self.tok == Tok::OpenBrace;
            let at = self.at;
            let decls = self.block(Block::Module, |parser, decls| {
                if parser.tok == Tok::Import && !started {
                    let import = parser.import()?;
                    imports.push(import);
                    return Ok(());
                }
                started = true;
                parser.top_decl(decls)
            });
            match decls {
                Ok(decls) if all.is_empty() => all = decls,
                Ok(decls) => all.extend(decls),
                Err(_) => {
                    let message = format!("more than {} mistakes: the rest was not read", super::parser::MAX_MISTAKES);
                    self.diagnostics.push(Diagnostic::error(codes::TOO_MANY, self.here(), message));
                    return all;
                }
            }
            if self.tok == Tok::End {
                return all;
            }
            if explicit || self.at == at {
                self.unexpected("the end of the file after the `}` of the module");
                return all;
            }
            let message = "this line starts further left than the declarations of the module";
            let mistake = Diagnostic::error(codes::LAYOUT, self.here(), message);
            self.report(mistake.with_note(first, format!("they start in column {column}, as the first one does")));
        }
    }

    /// `module A.B (..) where`.
    fn header(&mut self, name: &mut Option<Ident>, exports: &mut Option<Vec<Export>>) -> Read<()> {
        self.advance();
        *name = Some(self.module_name()?);
        if self.tok == Tok::OpenParen {
            *exports = Some(self.exports()?);
        }
        self.expect(Tok::Where, "`where` after the header of the module")
    }

    /// From a mistake in the header to after its `where`, or to the first line that can't belong to it.
    fn skip_header(&mut self) {
        let end = self.tokens[self.at..].iter().position(|token| {
            matches!(token.tok, Tok::Where | Tok::Import | Tok::End) || (token.column == 1 && token.tok == Tok::Var)
        });
        self.at += end.unwrap_or(0);
        self.refresh();
        self.eat(Tok::Where);
    }

    /// `A.B`.
    fn module_name(&mut self) -> Read<Ident> {
        if self.tok != Tok::Con {
            return Err(self.not_a_name("the name of a module", true));
        }
        let span = self.here();
        let mut ident = Ident { name: self.token().name(), span };
        if self.token().qualifier != NONE {
            let text = self.text.get(span.start as usize..span.end as usize).unwrap_or("");
            ident.name = self.names.intern(text);
        }
        self.advance();
        Ok(ident)
    }

    fn exports(&mut self) -> Read<Vec<Export>> {
        let open = self.here();
        self.advance();
        let mut exports = Vec::new();
        while self.tok != Tok::CloseParen {
            if self.eat(Tok::Comma) {
                continue;
            }
            exports.push(self.export()?);
            if self.tok != Tok::CloseParen && !self.eat(Tok::Comma) {
                return Err(self.unclosed(open, "`,` or `)` in the export list"));
            }
        }
        self.advance();
        Ok(exports)
    }

    fn export(&mut self) -> Read<Export> {
        if self.eat(Tok::Module) {
            return Ok(Export::Module(self.module_name()?));
        }
        let (name, ty) = self.entity()?;
        if !ty {
            return Ok(Export::Value(name));
        }
        Ok(Export::Type(name, self.subordinates()?))
    }

    /// A name of an export or import list, and whether it is one of a type.
    fn entity(&mut self) -> Read<(QIdent, bool)> {
        let start = self.start();
        let explicit = self.eat(Tok::Type);
        let pattern =
            !explicit && self.at_word(self.words.pattern) && matches!(self.peek(1), Tok::Con | Tok::OpenParen);
        if pattern {
            self.advance();
        }
        match self.tok {
            Tok::Var => Ok((self.take_qident(), explicit)),
            Tok::Con => Ok((self.take_qident(), !pattern)),
            Tok::OpenParen => {
                let open = self.here();
                self.advance();
                if !(self.tok.is_operator() || matches!(self.tok, Tok::Tilde | Tok::RightArrow)) {
                    return Err(self.unexpected("an operator between parentheses"));
                }
                let con = self.tok == Tok::ConOp;
                let mut name = self.take_qident();
                self.close(Tok::CloseParen, open, "`)` after the operator")?;
                name.span = self.since(start);
                Ok((name, explicit || (con && !pattern)))
            }
            _ => Err(self.unexpected("the name of a function, a type or a class")),
        }
    }

    /// `(..)`, `(A, b)`, or nothing.
    fn subordinates(&mut self) -> Read<Subordinates> {
        if self.tok != Tok::OpenParen {
            return Ok(Subordinates::None);
        }
        let open = self.here();
        self.advance();
        let (mut names, mut all) = (Vec::new(), false);
        while self.tok != Tok::CloseParen {
            if self.eat(Tok::DotDot) {
                all = true;
            } else {
                let name = self.entity()?.0;
                names.push(Ident { name: name.name.name, span: name.span });
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.close(Tok::CloseParen, open, "`,` or `)`")?;
        Ok(if all { Subordinates::All(names) } else { Subordinates::Some(names) })
    }

    fn import(&mut self) -> Read<Import> {
        let start = self.start();
        self.advance();
        self.eat_word(self.words.safe);
        let mut qualified = self.eat_word(self.words.qualified);
        // The package, which does not matter here.
        self.eat(Tok::String);
        let module = self.module_name()?;
        qualified |= self.eat_word(self.words.qualified);
        let alias = if self.eat_word(self.words.r#as) { Some(self.module_name()?) } else { None };
        let hiding = self.eat_word(self.words.hiding);
        let items = match self.tok {
            Tok::OpenParen => Some(self.import_items()?),
            _ if hiding => return Err(self.unexpected("`(` and the names to hide")),
            _ => None,
        };
        Ok(Import { module, qualified, alias, hiding, items, span: self.since(start) })
    }

    fn import_items(&mut self) -> Read<Vec<Item>> {
        let open: Span = self.here();
        self.advance();
        let mut items = Vec::new();
        while self.tok != Tok::CloseParen {
            if self.eat(Tok::Comma) {
                continue;
            }
            let (name, ty) = self.entity()?;
            let name = Ident { name: name.name.name, span: name.span };
            items.push(if ty { Item::Type(name, self.subordinates()?) } else { Item::Value(name) });
            if self.tok != Tok::CloseParen && !self.eat(Tok::Comma) {
                return Err(self.unclosed(open, "`,` or `)` in the import list"));
            }
        }
        self.advance();
        Ok(items)
    }
}
