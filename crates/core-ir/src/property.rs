//! Properties: what programs claim of themselves.

use crate::{Builder, ExprId, GlobalId, Literal, Program, Type, VarId, builtin};
use snell_source::Span;

/// What the names of properties start with, in every language.
pub const PROPERTY: &str = "prop_";

/// What the names of single cases start with.
pub const UNIT: &str = "unit_";

/// What kind of claim a property is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PropertyKind {
    /// A definition that says of itself that it is one.
    Property,
    /// A function of the program: that it does not fail.
    Function {
        /// Whether assertions are written in it.
        asserts: bool,
    },
    /// The claim of [`crate::Request::claims`] with this number.
    Claim(usize),
}

/// A part of a property that says more than the whole: a side of an equation.
#[derive(Clone, Debug)]
pub struct PropertyPart {
    /// Its text.
    pub span: Span,
    /// Applied to the inputs of the property, its value.
    pub value: GlobalId,
}

/// A claim that can be checked on every input.
#[derive(Clone, Debug)]
pub struct Property {
    /// What it is.
    pub kind: PropertyKind,
    /// Its parts, if they were asked for.
    pub parts: Vec<PropertyPart>,
    /// Its name, as it is written.
    pub name: String,
    /// Where it is defined.
    pub span: Span,
    /// The definition to explore, unless there is none. Its value is `True` or `False`; or [`EXPECTED`] or [`UNEXPECTED`]
    /// if it should fail for some input; or something else where nothing can be said. Inputs of which nothing is claimed
    /// end in an assumption.
    pub check: Option<GlobalId>,
    /// What its generators give, as texts, for the same inputs; if it has any.
    pub drawn: Option<GlobalId>,
    /// Names for its inputs.
    pub inputs: Vec<String>,
    /// For each input, what it must be put into to be an argument, the outermost first; none for those that are missing.
    pub wrapped: Vec<Vec<String>>,
    /// Why it can't be checked, or what its verdict does not cover.
    pub remarks: Vec<String>,
}

/// The value of a check that fails, as it should for some input.
pub const EXPECTED: Literal = Literal::Int(1);
/// The value of a check that holds, though it should fail for some input.
pub const UNEXPECTED: Literal = Literal::Int(0);

impl Property {
    /// Defines `%check p`: applied to the inputs, it gives what `body` does. With `inputs`, their types are known.
    pub fn define(
        builder: &mut Builder,
        name: &str,
        params: Vec<VarId>,
        inputs: Option<Vec<Type>>,
        body: ExprId,
    ) -> GlobalId {
        let check = builder.declare(&format!("%check {name}"));
        builder.define(check, params, body);
        if let Some(inputs) = inputs {
            let bool = Type::Data(builtin::BOOL, Vec::new());
            let ty = inputs.into_iter().rev().fold(bool, |to, from| Type::function(from, to));
            builder.signature(check, ty);
        }
        check
    }
}

/// A claim that is looked at: it may be an input that nobody looked at as yet.
pub fn looked_at(builder: &mut Builder, claim: ExprId) -> ExprId {
    let (yes, no) = (builder.constant(builtin::TRUE), builder.constant(builtin::FALSE));
    builder.if_(claim, yes, no)
}

/// The properties of a program that is written in Core: definitions that give a `Bool`, or have no signature.
pub(crate) fn with_properties(program: Program) -> (Program, Vec<Property>) {
    let named = |at: &usize| is_claim(program.name(program.globals[*at].name));
    let found: Vec<usize> = (0..program.globals.len()).filter(named).collect();
    let functions: Vec<Property> =
        (0..program.globals.len() as u32).map(GlobalId).filter_map(|id| function(&program, id)).collect();
    let mut builder = Builder::extend(program);
    let mut properties: Vec<Property> =
        found.into_iter().map(|at| property(&mut builder, GlobalId(at as u32))).collect();
    properties.extend(functions);
    (builder.finish(), properties)
}

/// Whether a definition of this name is a property.
pub fn is_claim(name: &str) -> bool {
    name.starts_with(PROPERTY) || name.starts_with(UNIT)
}

/// A function that may fail.
fn function(program: &Program, id: GlobalId) -> Option<Property> {
    let global = program.global(id);
    let name = program.name(global.name);
    if global.params.is_empty() || is_claim(name) || name.starts_with('%') {
        return None;
    }
    let inputs = global.params.iter().map(|param| program.name(program.vars[param.index()]).to_owned()).collect();
    Some(Property {
        kind: PropertyKind::Function { asserts: false },
        parts: Vec::new(),
        name: name.to_owned(),
        span: global.span,
        check: Some(id),
        drawn: None,
        inputs,
        wrapped: Vec::new(),
        remarks: Vec::new(),
    })
}

fn property(builder: &mut Builder, id: GlobalId) -> Property {
    let program = builder.program();
    let global = program.global(id).clone();
    let name = program.name(global.name).to_owned();
    let (types, result) = match &global.ty {
        Some(ty) => {
            let (types, result) = ty.arguments();
            (Some(types.into_iter().cloned().collect::<Vec<_>>()), result.clone())
        }
        None => (None, Type::Any),
    };
    let says = match result {
        Type::Data(data, _) => data == builtin::BOOL,
        ty => ty == Type::Any,
    };
    let count = types.as_ref().map_or(global.params.len(), Vec::len);
    let named = |at: usize| match global.params.get(at) {
        Some(param) => program.name(program.vars[param.index()]).to_owned(),
        None => format!("input {}", at + 1),
    };
    let inputs: Vec<String> = (0..count).map(named).collect();
    let (mut check, mut remarks) = (None, Vec::new());
    if says {
        builder.at(global.span);
        let params: Vec<VarId> = inputs.iter().map(|name| builder.var(name)).collect();
        let claim = builder.call(id, params.iter().copied());
        let body = looked_at(builder, claim);
        check = Some(Property::define(builder, &name, params, types, body));
    } else {
        remarks.push("its result is no Bool".into());
    }
    Property {
        kind: PropertyKind::Property,
        parts: Vec::new(),
        name,
        span: global.span,
        check,
        drawn: None,
        inputs,
        wrapped: Vec::new(),
        remarks,
    }
}
