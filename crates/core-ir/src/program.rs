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
