//! Declarations in the form of [`crate::show`].

use crate::show::Show;
use snell_front_haskell::syntax::*;

impl Show<'_> {
    pub fn decl(&self, decl: &Decl) -> String {
        match decl {
            Decl::Data(data) => self.data(data),
            Decl::Synonym(synonym) => {
                format!("type {} [{}] = {}", self.ident(synonym.name), self.vars(&synonym.params), self.ty(&synonym.ty))
            }
            Decl::Class(class) => self.class(class),
            Decl::Instance(instance) => format!(
                "instance {}{}{{{}}} => {} [{}]{}",
                if instance.overlap == Overlap::None { String::new() } else { format!("{:?} ", instance.overlap) },
                if instance.forall.is_empty() {
                    String::new()
                } else {
                    format!("forall {}. ", self.vars(&instance.forall))
                },
                self.list(&instance.context, Self::ty),
                self.qident(&instance.class),
                self.list(&instance.args, Self::ty),
                self.body(&instance.body)
            ),
            Decl::Standalone(standalone) => format!(
                "deriving{} instance {{{}}} => {} [{}]",
                self.strategy(&standalone.strategy),
                self.list(&standalone.context, Self::ty),
                self.qident(&standalone.class),
                self.list(&standalone.args, Self::ty)
            ),
            Decl::Default(types, _) => format!("default ({})", self.list(types, Self::ty)),
            Decl::Fixity(fixity) => {
                let operators = self.list(&fixity.operators, |show, name| show.ident(*name));
                format!("infix {:?} {} {operators}", fixity.assoc, fixity.precedence)
            }
            Decl::Signature(names, ty, _) => format!("{} :: {}", self.idents(names), self.ty(ty)),
            Decl::DefaultSignature(names, ty, _) => format!("default {} :: {}", self.idents(names), self.ty(ty)),
            Decl::Clause(clause) => {
                let patterns = self.join(&clause.patterns, "", |show, pat| format!(" {}", show.pat(pat)));
                format!("{}{patterns}{}", self.ident(clause.name), self.rhs(&clause.rhs, "="))
            }
            Decl::Pattern(pattern, rhs, _) => format!("pattern {}{}", self.pat(pattern), self.rhs(rhs, "=")),
            Decl::DataFamily(name, params, _) => format!("data family {} [{}]", self.ident(*name), self.vars(params)),
            Decl::TypeFamily(family) => {
                let closed = family.closed.as_ref().map_or(String::new(), |equations| {
                    format!(" where {}", self.join(equations, "; ", Self::equation))
                });
                format!("type family {} [{}]{closed}", self.ident(family.name), self.vars(&family.params))
            }
            Decl::TypeInstance(equation) => format!("type instance {}", self.equation(equation)),
            Decl::DataInstance(instance) => {
                let constructors = self.join(&instance.constructors, " | ", Self::constructor);
                format!("data instance {} = {constructors}", self.qident(&instance.family))
            }
            Decl::PatternSynonym(synonym) => format!(
                "synonym {}{}[{}] {} with{{{}}}",
                self.ident(synonym.name),
                if synonym.record { " record" } else { " " },
                self.idents(&synonym.params),
                self.pat(&synonym.pattern),
                self.decls(&synonym.builder)
            ),
            Decl::PatternSignature(names, ty, _) => format!("synonym {} :: {}", self.idents(names), self.ty(ty)),
            Decl::Primitive(name, primitive, ty, _) => {
                format!("prim {primitive:?} {} :: {}", self.ident(*name), self.ty(ty))
            }
            Decl::Implicit(name, value) => format!("?{} = {}", self.ident(*name), self.expr(value)),
            Decl::Unsupported(what, names, _) => {
                let names: Vec<&str> = names.iter().map(|name| self.names.text(*name)).collect();
                format!("unsupported {what:?} {names:?}")
            }
        }
    }

    fn idents(&self, names: &[Ident]) -> String {
        self.list(names, |show, name| show.ident(*name))
    }

    fn body(&self, decls: &[Decl]) -> String {
        decls.iter().map(|decl| format!("\n    {}", self.decl(decl))).collect()
    }

    fn data(&self, data: &DataDecl) -> String {
        let mut out = format!("{} ", if data.newtype { "newtype" } else { "data" });
        if !data.context.is_empty() {
            out += &format!("{{{}}} => ", self.list(&data.context, Self::ty));
        }
        out += &format!("{} [{}]", self.ident(data.name), self.vars(&data.params));
        for constructor in &data.constructors {
            out += &format!("\n    {}", self.constructor(constructor));
        }
        for derive in &data.deriving {
            out += &format!("\n    deriving{} {}", self.strategy(&derive.strategy), self.ty(&derive.class));
        }
        out
    }

    fn constructor(&self, constructor: &Constructor) -> String {
        let mut out = String::new();
        if !constructor.forall.is_empty() {
            out += &format!("forall {}. ", self.vars(&constructor.forall));
        }
        if !constructor.context.is_empty() {
            out += &format!("{{{}}} => ", self.list(&constructor.context, Self::ty));
        }
        out += &self.ident(constructor.name);
        if constructor.infix {
            out += " infix";
        }
        match &constructor.fields {
            ConstructorFields::Positional(fields) => {
                out += &fields.iter().map(|field| format!(" {}", self.field(field))).collect::<String>();
            }
            ConstructorFields::Record(fields) => {
                let field = |show: &Self, (name, field): &(Ident, Field)| {
                    format!("{} :: {}", show.ident(*name), show.field(field))
                };
                out += &format!(" {{{}}}", self.list(fields, field));
            }
        }
        if let Some(result) = &constructor.result {
            out += &format!(" => {}", self.ty(result));
        }
        out
    }

    fn field(&self, field: &Field) -> String {
        let mark = match field.mark {
            FieldMark::None => "",
            FieldMark::Strict => "!",
            FieldMark::Lazy => "~",
        };
        format!("{mark}{}", self.ty(&field.ty))
    }

    fn strategy(&self, strategy: &Strategy) -> String {
        match strategy {
            Strategy::Default => String::new(),
            Strategy::Stock => " stock".into(),
            Strategy::Newtype => " newtype".into(),
            Strategy::Anyclass => " anyclass".into(),
            Strategy::Via(ty) => format!(" via {}", self.ty(ty)),
        }
    }

    fn equation(&self, equation: &TypeEquation) -> String {
        let args = self.join(&equation.args, " ", Self::ty);
        format!("{} {args} = {}", self.qident(&equation.family), self.ty(&equation.result))
    }

    fn class(&self, class: &ClassDecl) -> String {
        let dependency = |show: &Self, (from, to): &(Vec<Ident>, Vec<Ident>)| {
            let names = |names: &[Ident]| show.join(names, " ", |show, name| show.ident(*name));
            format!("{} -> {}", names(from), names(to))
        };
        let mut out = format!(
            "class {{{}}} => {} [{}]",
            self.list(&class.context, Self::ty),
            self.ident(class.name),
            self.vars(&class.params)
        );
        if !class.dependencies.is_empty() {
            out += &format!(" | {}", self.list(&class.dependencies, dependency));
        }
        out + &self.body(&class.body)
    }
}
