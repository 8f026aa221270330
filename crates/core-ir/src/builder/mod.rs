//! Builds a [`Program`] piece by piece: names, data types, globals; expressions are in [`exprs`].

mod exprs;

use crate::{
    Branch, ConId, Constructor, DataId, DataType, Expr, ExprId, Global, GlobalId, Interface, Label, LabelId, Program,
    Type, VarId,
};
use rustc_hash::FxHashMap;
use snell_source::{Name, Span};

/// Builds a program. Expressions get the span that [`Builder::at`] set last.
///
/// ```
/// use snell_core_ir::{Builder, Prim, check, print};
/// let mut b = Builder::new();
/// let double = b.declare("double");
/// let x = b.var("x");
/// let body = b.prim(Prim::IntAdd, [x, x]);
/// b.define(double, [x], body);
/// let program = b.finish();
/// assert!(check(&program).is_empty());
/// assert_eq!(print(&program), "double x = int.add x x;\n");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    program: Program,
    span: Option<Span>,
    labels: FxHashMap<Box<str>, LabelId>,
    globals: FxHashMap<Name, GlobalId>,
    datas: FxHashMap<Name, DataId>,
    cons: FxHashMap<Name, ConId>,
    defined: Vec<bool>,
}

/// The body of a global that is declared and not yet defined.
const UNDEFINED: ExprId = ExprId(u32::MAX);

impl Builder {
    /// A builder of a program with nothing but the built-in data types.
    pub fn new() -> Self {
        Self::extend(Program::new())
    }

    /// A builder that adds to a program.
    pub fn extend(program: Program) -> Self {
        let mut builder = Builder { defined: vec![true; program.globals.len()], ..Builder::default() };
        for (id, label) in program.labels.iter().enumerate() {
            builder.labels.entry(label.text.clone()).or_insert(LabelId(id as u32));
        }
        for (id, global) in program.globals.iter().enumerate() {
            builder.globals.entry(global.name).or_insert(GlobalId(id as u32));
        }
        for (id, data) in program.datas.iter().enumerate() {
            builder.datas.entry(data.name).or_insert(DataId(id as u32));
        }
        for (id, con) in program.cons.iter().enumerate() {
            builder.cons.entry(con.name).or_insert(ConId(id as u32));
        }
        builder.program = program;
        builder
    }

    /// The program as it is so far.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Says which branches of the text there are.
    pub fn branches(&mut self, branches: Vec<Branch>) {
        self.program.branches = branches;
    }

    /// Says what other modules see.
    pub fn interface(&mut self, interface: Interface) {
        self.program.interface = interface;
    }

    /// Sets the span of what is built from now on.
    pub fn at(&mut self, span: Span) -> &mut Self {
        self.span = Some(span);
        self
    }

    /// The span of what is built now.
    pub fn span(&self) -> Span {
        self.span.unwrap_or(Span::NONE)
    }

    /// Interns a name.
    pub fn name(&mut self, text: &str) -> Name {
        self.program.names.intern(text)
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        self.program.names.text(name)
    }

    /// A new local variable; many may have the same name.
    pub fn var(&mut self, name: &str) -> VarId {
        let name = self.name(name);
        self.var_named(name)
    }

    /// A new local variable with a name already interned.
    pub fn var_named(&mut self, name: Name) -> VarId {
        self.program.vars.push(name);
        VarId(self.program.vars.len() as u32 - 1)
    }

    /// The text of a failure or an assertion; equal texts share a label.
    pub fn label(&mut self, text: &str) -> LabelId {
        if let Some(&label) = self.labels.get(text) {
            return label;
        }
        let id = LabelId(self.program.labels.len() as u32);
        self.program.labels.push(Label { text: text.into() });
        self.labels.insert(text.into(), id);
        id
    }

    /// Declares a data type without constructors; add them with [`Builder::constructor`], in order.
    pub fn data(&mut self, name: &str, params: &[&str]) -> DataId {
        let name = self.name(name);
        let params: Vec<Name> = params.iter().map(|param| self.name(param)).collect();
        self.data_named(name, params)
    }

    /// The same with names already interned.
    pub fn data_named(&mut self, name: Name, params: Vec<Name>) -> DataId {
        let id = DataId(self.program.datas.len() as u32);
        let span = self.span();
        let (transparent, guarded) = (false, false);
        self.program.datas.push(DataType { name, params, cons: Vec::new(), span, transparent, guarded });
        self.datas.entry(name).or_insert(id);
        id
    }

    /// Says that the only constructor of a data type is nothing at run time.
    pub fn transparent(&mut self, data: DataId) {
        self.program.datas[data.index()].transparent = true;
    }

    /// Says that not all that the constructors of a data type could make is a value of it.
    pub fn guarded(&mut self, data: DataId) {
        self.program.datas[data.index()].guarded = true;
    }

    /// Says that a function makes the inputs of its result type; see [`Program::makers`].
    pub fn maker(&mut self, global: GlobalId) {
        self.program.makers.push(global);
    }

    /// Adds the next constructor to a data type. Its fields may mention data types declared before, its own included.
    pub fn constructor(&mut self, data: DataId, name: &str, fields: Vec<Type>) -> ConId {
        let name = self.name(name);
        self.constructor_named(data, name, fields)
    }

    /// The same with a name already interned.
    pub fn constructor_named(&mut self, data: DataId, name: Name, fields: Vec<Type>) -> ConId {
        let id = ConId(self.program.cons.len() as u32);
        let siblings = &mut self.program.datas[data.index()].cons;
        self.program.cons.push(Constructor {
            name,
            data,
            index: siblings.len() as u32,
            fields,
            hidden: Vec::new(),
            equations: Vec::new(),
        });
        siblings.push(id);
        self.cons.entry(name).or_insert(id);
        id
    }

    /// Says which type variables of a constructor its type does not have, and what is known of type variables.
    pub fn equations(&mut self, con: ConId, hidden: Vec<Name>, equations: Vec<(Name, Type)>) {
        let con = &mut self.program.cons[con.index()];
        (con.hidden, con.equations) = (hidden, equations);
    }

    /// Declares a global, to be defined later; the same name gives the same global.
    pub fn declare(&mut self, name: &str) -> GlobalId {
        let name = self.name(name);
        self.declare_named(name)
    }

    /// Declares a global whose name is already interned.
    pub fn declare_named(&mut self, name: Name) -> GlobalId {
        if let Some(&id) = self.globals.get(&name) {
            return id;
        }
        let id = GlobalId(self.program.globals.len() as u32);
        let span = self.span();
        self.program.globals.push(Global { name, ty: None, params: Vec::new(), body: UNDEFINED, span });
        self.globals.insert(name, id);
        self.defined.push(false);
        id
    }

    /// Gives a global its signature.
    pub fn signature(&mut self, global: GlobalId, ty: Type) {
        self.program.globals[global.index()].ty = Some(ty);
    }

    /// Gives a global its parameters and body; it is located at the builder's span.
    pub fn define(&mut self, global: GlobalId, params: impl IntoIterator<Item = VarId>, body: ExprId) {
        let span = self.span();
        let entry = &mut self.program.globals[global.index()];
        entry.params = params.into_iter().collect();
        entry.body = body;
        entry.span = span;
        self.defined[global.index()] = true;
    }

    /// Whether a global has a body already.
    pub fn is_defined(&self, global: GlobalId) -> bool {
        self.defined[global.index()]
    }

    /// The first global of this name.
    pub fn find_global(&self, name: &str) -> Option<GlobalId> {
        self.globals.get(&self.program.names.find(name)?).copied()
    }

    /// The first data type of this name.
    pub fn find_data(&self, name: &str) -> Option<DataId> {
        self.datas.get(&self.program.names.find(name)?).copied()
    }

    /// The first constructor of this name.
    pub fn find_con(&self, name: &str) -> Option<ConId> {
        self.cons.get(&self.program.names.find(name)?).copied()
    }

    /// The program. A global that was declared and never defined fails with a message when it is used.
    pub fn finish(mut self) -> Program {
        for index in 0..self.defined.len() {
            if !self.defined[index] {
                let global = &self.program.globals[index];
                let text = format!("`{}` is declared but not defined", self.program.name(global.name));
                self.span = Some(global.span);
                let label = self.label(&text);
                self.program.globals[index].body = self.expr(Expr::Error(label));
            }
        }
        self.program
    }
}
