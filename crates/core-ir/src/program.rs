//! A program: flat tables of data types, globals, variables and expressions.

use crate::builtins;
use crate::{Branch, ConId, DataId, Expr, ExprId, GlobalId, Interface, LabelId, Type, VarId};
use snell_source::{Name, Names, Span};

/// A whole program. Ids index its tables; [`crate::check()`] says whether they all make sense.
#[derive(Clone, Debug)]
pub struct Program {
    /// The text of names.
    pub names: Names,
    /// Data types; the first few are [`crate::builtin`].
    pub datas: Vec<DataType>,
    /// Constructors of all data types.
    pub cons: Vec<Constructor>,
    /// Top-level definitions.
    pub globals: Vec<Global>,
    /// Names of local variables.
    pub vars: Vec<Name>,
    /// Texts of failures and assertions.
    pub labels: Vec<Label>,
    /// Expressions.
    pub exprs: Vec<Expr>,
    /// Where each expression comes from, parallel to `exprs`.
    pub spans: Vec<Span>,
    /// What is marked, if that was asked for. Not part of the text form.
    pub branches: Vec<Branch>,
    /// What other modules see of it. Not part of the text form.
    pub interface: Interface,
    /// Functions that make the inputs of guarded types, each with a signature `from -> to`. An input of the type `to` is what
    /// the function makes of an input of the type `from`; its body is a `let` of one thunk, which mentions the parameter only.
    pub makers: Vec<GlobalId>,
}

/// A data type.
#[derive(Clone, PartialEq, Debug)]
pub struct DataType {
    /// Its name.
    pub name: Name,
    /// Its parameters.
    pub params: Vec<Name>,
    /// Its constructors, in order of declaration.
    pub cons: Vec<ConId>,
    /// Where it is declared.
    pub span: Span,
    /// Whether its only constructor, which has one field, is nothing at run time: its values are those of the field.
    pub transparent: bool,
    /// Whether not all that its constructors could make is a value of it (a sorted tree, a number in a range). Inputs are made
    /// by one of [`Program::makers`], or not at all.
    pub guarded: bool,
}

/// A constructor.
#[derive(Clone, PartialEq, Debug)]
pub struct Constructor {
    /// Its name.
    pub name: Name,
    /// The type it belongs to.
    pub data: DataId,
    /// Its position among the type's constructors.
    pub index: u32,
    /// Types of its fields.
    pub fields: Vec<Type>,
    /// Type variables of its fields that are no parameters of the type.
    pub hidden: Vec<Name>,
    /// What holds of type variables in a value with this constructor: a parameter, or a hidden variable, is a type.
    pub equations: Vec<(Name, Type)>,
}

/// A top-level definition: a function, or without parameters a constant evaluated at most once.
#[derive(Clone, PartialEq, Debug)]
pub struct Global {
    /// Its name.
    pub name: Name,
    /// Its signature, if one was given.
    pub ty: Option<Type>,
    /// Its parameters.
    pub params: Vec<VarId>,
    /// Its body.
    pub body: ExprId,
    /// Where it is defined.
    pub span: Span,
}

/// What a failure or an assertion says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The text.
    pub text: Box<str>,
}

impl Program {
    /// A program with nothing but the [`crate::builtin`] data types.
    pub fn new() -> Self {
        let mut program = Program {
            names: Names::default(),
            datas: Vec::new(),
            cons: Vec::new(),
            globals: Vec::new(),
            vars: Vec::new(),
            labels: Vec::new(),
            exprs: Vec::new(),
            spans: Vec::new(),
            branches: Vec::new(),
            interface: Interface::default(),
            makers: Vec::new(),
        };
        builtins::declare(&mut program);
        program
    }

    /// The expression with this id.
    #[inline]
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.index()]
    }

    /// Where an expression comes from.
    #[inline]
    pub fn span(&self, id: ExprId) -> Span {
        self.spans[id.index()]
    }

    /// The global with this id.
    #[inline]
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    /// The constructor with this id.
    #[inline]
    pub fn con(&self, id: ConId) -> &Constructor {
        &self.cons[id.index()]
    }

    /// The data type with this id.
    #[inline]
    pub fn data(&self, id: DataId) -> &DataType {
        &self.datas[id.index()]
    }

    /// Whether a value of the type can have another one of the same type inside.
    pub fn is_recursive(&self, data: DataId) -> bool {
        let mut seen = vec![false; self.datas.len()];
        let mut todo = vec![data];
        while let Some(next) = todo.pop() {
            for &con in &self.data(next).cons {
                for field in &self.con(con).fields {
                    let mut found = false;
                    field.for_each_data(&mut |inner| {
                        found |= inner == data;
                        if !std::mem::replace(&mut seen[inner.index()], true) {
                            todo.push(inner);
                        }
                    });
                    if found {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The label with this id.
    #[inline]
    pub fn label(&self, id: LabelId) -> &Label {
        &self.labels[id.index()]
    }

    /// The text of a name.
    #[inline]
    pub fn name(&self, name: Name) -> &str {
        self.names.text(name)
    }

    /// Whether the front end said which definitions the text has; else they are the globals.
    pub fn has_names(&self) -> bool {
        !self.interface.names.is_empty()
    }

    /// What the values of a type are, if it is transparent: the type of its field.
    pub fn content(&self, ty: &Type) -> Option<Type> {
        let Type::Data(data, args) = ty else { return None };
        let data = self.data(*data);
        let field = match data.cons[..] {
            [con] if data.transparent => self.con(con).fields.first()?,
            _ => return None,
        };
        Some(field.substitute(&|name| {
            let at = data.params.iter().position(|&param| param == name);
            at.and_then(|at| args.get(at)).cloned().unwrap_or(Type::Any)
        }))
    }

    /// The argument types of a curried function and its result, through transparent types that are functions.
    pub fn arguments(&self, ty: &Type) -> (Vec<Type>, Type) {
        /// A transparent type may contain itself.
        const MAX_LAYERS: usize = 100;
        let (mut arguments, mut rest) = (Vec::new(), ty.clone());
        for _ in 0..MAX_LAYERS {
            let (more, result) = rest.arguments();
            arguments.extend(more.into_iter().cloned());
            let mut inner = result.clone();
            rest = inner.clone();
            for _ in 0..MAX_LAYERS {
                match self.content(&inner) {
                    Some(content) => inner = content,
                    None => break,
                }
            }
            match inner {
                Type::Function(..) => rest = inner,
                _ => break,
            }
        }
        (arguments, rest)
    }

    /// The global of this name.
    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        let name = self.names.find(name)?;
        let position = self.globals.iter().position(|global| global.name == name)?;
        Some(GlobalId(position as u32))
    }
}

impl Default for Program {
    fn default() -> Self {
        Self::new()
    }
}
