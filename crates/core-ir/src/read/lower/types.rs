//! Types. Their depth is limited by the parser, so recursion is fine.

use super::apply::count;
use super::items::Items;
use super::names::Space;
use crate::read::syntax::TypeNode;
use crate::{Type, codes};
use snell_source::Name;

impl Items<'_> {
    /// A type; in a data declaration its variables must be among `params`.
    pub(super) fn ty(&mut self, node: &TypeNode, params: Option<&[Name]>) -> Type {
        match node {
            TypeNode::Basic(ty) => ty.clone(),
            TypeNode::Cell(of) => Type::Cell(Box::new(self.ty(of, params))),
            TypeNode::Array(of) => Type::Array(Box::new(self.ty(of, params))),
            TypeNode::Function(from, to) => Type::function(self.ty(from, params), self.ty(to, params)),
            TypeNode::Var(ident) => {
                if params.is_some_and(|params| !params.contains(&ident.name)) {
                    let text = format!("`{}` is not a parameter of this data type", self.builder.text(ident.name));
                    self.fail(codes::UNKNOWN_TYPE_VAR, ident.span, text);
                }
                Type::Var(ident.name)
            }
            TypeNode::Data(ident, args, span) => {
                let args: Vec<Type> = args.iter().map(|arg| self.ty(arg, params)).collect();
                let Some(&data) = self.tops.datas.get(&ident.name) else {
                    if !self.tops.is_broken(Space::Type, ident.name) {
                        let name = self.builder.text(ident.name);
                        let known = self.tops.datas.keys().map(|&name| self.builder.text(name));
                        let near = snell_source::nearest(name, known.chain(crate::print::words::TYPES.iter().copied()));
                        let near = near.map(|near| format!("did you mean `{near}`?"));
                        self.fail(codes::UNKNOWN_TYPE, ident.span, format!("there is no type `{name}`"));
                        near.into_iter().for_each(|near| self.diagnostics.help(near));
                    }
                    self.spoil();
                    return Type::Any;
                };
                if let Some(used) = self.tops.data_items[data.index()] {
                    self.needs(used);
                }
                let wanted = self.builder.program().data(data).params.len();
                if wanted != args.len() {
                    let name = self.builder.text(ident.name);
                    let text = format!("type `{name}` has {}, but is given {}", count(wanted, "parameter"), args.len());
                    self.fail(codes::TYPE_ARITY, *span, text);
                }
                Type::Data(data, args)
            }
        }
    }
}
