//! The properties of a module: its `prop_` definitions that give a `Bool` or QuickCheck's `Property`.
//!
//! For each, a definition `%check prop_x` has the same parameters and gives a `Bool`. It assumes what the types of its
//! inputs promise (`Positive`) and what stands before `==>`.

mod inputs;

use crate::driver::SHOWN;
use crate::hir::{
    BindKind, ExprKind, Hir, ModuleId, PatId, PatKind, Scheme, Show, Ty, TyKind, TyVarId, Typing, VarId, VarKind,
};
use inputs::{Inputs, Promise};
use snell_core_ir::{
    Alt, Atom, Binding, Builder, DataId, EXPECTED, ExprId, GlobalId, Literal, Prim, Program, Property, PropertyKind,
    PropertyPart, Type, UNEXPECTED, VarId as CoreVar, builtin, is_claim, looked_at,
};
use snell_source::{Name, Span};

/// More newtypes around a value than this are one that contains itself.
const MAX_LAYERS: usize = 100;

/// The module of QuickCheck's types and classes.
const QUICK_CHECK: &str = "Test.QuickCheck";

/// What of a module is looked at.
pub(crate) struct Found<'f> {
    /// Its variables.
    pub(crate) named: &'f [VarId],
    /// Claims that were given besides the module.
    pub(crate) claims: &'f [VarId],
    /// Parts of properties: the property, the text, the variable.
    pub(crate) parts: &'f [(Name, Span, VarId)],
}

/// Adds the definitions that check the properties among these variables, in the order of the text; then the functions,
/// which may fail; then the claims.
pub(crate) fn add(hir: &Hir, typing: &Typing, found: &Found, program: Program) -> (Program, Vec<Property>) {
    let mut builder = Builder::extend(program);
    let text = |var: VarId| hir.names.text(hir.var(var).name);
    let mut named: Vec<VarId> = found.named.iter().copied().filter(|&var| !text(var).starts_with('%')).collect();
    named.sort_by_key(|&var| hir.var(var).span);
    let (claims, functions): (Vec<VarId>, Vec<VarId>) = named.into_iter().partition(|&var| is_claim(text(var)));
    let mut all: Vec<Property> = Vec::new();
    for var in claims {
        let property = property(hir, typing, var, text(var), PropertyKind::Property, &mut builder);
        all.push(Property { parts: parts(hir, var, &property, found, &builder), ..property });
    }
    let looked_for = assertions(hir);
    all.extend(functions.into_iter().map(|var| function(hir, typing, var, &looked_for, &builder)));
    for (number, &var) in found.claims.iter().enumerate() {
        let claim = property(hir, typing, var, text(var), PropertyKind::Claim(number), &mut builder);
        let shown = builder.program().find_global(&format!("{SHOWN}{number}"));
        all.push(Property { drawn: shown.or(claim.drawn), ..claim });
    }
    (builder.finish(), all)
}

fn property(hir: &Hir, typing: &Typing, var: VarId, name: &str, kind: PropertyKind, builder: &mut Builder) -> Property {
    let mut remarks = Vec::new();
    let checked = checked(hir, typing, var, name, builder, &mut remarks).unwrap_or_else(|reason| {
        remarks = vec![reason];
        Checked::default()
    });
    let Checked { check, drawn, inputs, wrapped } = checked;
    let (name, span) = (name.to_owned(), hir.var(var).span);
    Property { kind, parts: Vec::new(), name, span, check, drawn, inputs, wrapped, remarks }
}

/// The definitions of a property, and what its inputs are called.
#[derive(Default)]
struct Checked {
    check: Option<GlobalId>,
    drawn: Option<GlobalId>,
    inputs: Vec<String>,
    wrapped: Vec<Vec<String>>,
}

/// The parts of a property that take the same inputs.
fn parts(hir: &Hir, var: VarId, property: &Property, found: &Found, builder: &Builder) -> Vec<PropertyPart> {
    let program = builder.program();
    // What is inside of newtypes is the same value.
    let inputs = |id: GlobalId| {
        let ty = program.global(id).ty.as_ref()?;
        Some(ty.arguments().0.into_iter().map(|arg| content(builder, arg, MAX_LAYERS)).collect::<Vec<Type>>())
    };
    let Some(wanted) = property.check.and_then(inputs) else { return Vec::new() };
    let of_property = found.parts.iter().filter(|(of, ..)| *of == hir.var(var).name);
    let known = |&(_, span, var): &(Name, Span, VarId)| {
        let value = program.find_global(hir.names.text(hir.var(var).name))?;
        let takes = inputs(value)?;
        // A part may be a function itself.
        (takes.get(..wanted.len())? == wanted).then_some(PropertyPart { span, value })
    };
    of_property.filter_map(known).collect()
}

/// A function of the module, to see whether it fails. Actions are none.
fn function(hir: &Hir, typing: &Typing, var: VarId, looked_for: &[Span], builder: &Builder) -> Property {
    let name = hir.names.text(hir.var(var).name).to_owned();
    let program = builder.program();
    let bind = hir.binds.iter().find(|bind| match &bind.kind {
        BindKind::Function { var: of, .. } => *of == var,
        BindKind::Pattern { .. } => false,
    });
    let asserts = bind.is_some_and(|bind| {
        looked_for.iter().any(|at| at.file == bind.span.file && at.start >= bind.span.start && at.end <= bind.span.end)
    });
    let explored = || -> Result<(GlobalId, Vec<String>, Vec<String>), String> {
        let unknown = || "no instances are known for its type".to_owned();
        if let Some(why) = broken(hir, var) {
            return Err(format!("it needs {why}, which is not supported"));
        }
        let global = program.find_global(&name).ok_or_else(unknown)?;
        let scheme = typing.schemes.get(&var).or(hir.var(var).signature.as_ref()).ok_or_else(unknown)?;
        let ty = program.global(global).ty.as_ref().ok_or_else(unknown)?;
        let count = ty.arguments().0.len();
        let (types, _) = arguments(hir, scheme, count);
        if inputs::is_action(hir, &scheme.ty) {
            return Err("it is an action, which is not explored".into());
        }
        let mut looked = Inputs::new(hir, typing);
        for ty in types {
            looked.look(ty)?;
        }
        let mut remarks = looked.remarks();
        remarks.extend(chosen(hir, typing, var));
        let names = input_names(hir, typing, var, count).into_iter().map(|(name, _)| name);
        Ok((global, names.collect(), remarks))
    };
    let (check, inputs, remarks) = match explored() {
        Ok((global, inputs, remarks)) => (Some(global), inputs, remarks),
        Err(reason) => (None, Vec::new(), vec![reason]),
    };
    let kind = PropertyKind::Function { asserts };
    let (span, wrapped) = (hir.var(var).span, Vec::new());
    Property { kind, parts: Vec::new(), name, span, check, drawn: None, inputs, wrapped, remarks }
}

/// What the type variables of a definition stand for.
fn chosen(hir: &Hir, typing: &Typing, var: VarId) -> Vec<String> {
    let chosen = typing.entries.get(&var).map_or(&[][..], |entry| &entry.chosen);
    chosen.iter().map(|(var, ty)| stands_for(hir, *var, ty)).collect()
}

/// Why inputs of a definition can't be made up: those that hide instances of classes.
pub(crate) fn not_made(hir: &Hir, typing: &Typing, var: VarId) -> Option<String> {
    let scheme = typing.schemes.get(&var).or(hir.var(var).signature.as_ref())?;
    let (mut rest, mut looked) = (inputs::expanded(hir, &scheme.ty), Inputs::new(hir, typing));
    while let TyKind::Function(from, to) = &rest.kind {
        if let Err(why) = looked.look(from)
            && why.contains(inputs::HIDES)
        {
            return Some(why);
        }
        rest = inputs::expanded(hir, to);
    }
    None
}

/// Why a definition can't be compiled, if it can't.
fn broken(hir: &Hir, var: VarId) -> Option<&str> {
    let of = |bind: &&crate::hir::Bind| matches!(&bind.kind, BindKind::Function { var: of, .. } if *of == var);
    hir.binds.iter().find(of)?.broken.as_deref()
}

/// Where `Control.Exception.assert` is mentioned.
fn assertions(hir: &Hir) -> Vec<Span> {
    let is_assert = |var: VarId| {
        let entry = hir.var(var);
        hir.names.text(entry.name) == "assert"
            && matches!(entry.kind, VarKind::Top(module) if hir.module(module).library)
    };
    let mentions = hir.exprs.iter().filter(|expr| matches!(expr.kind, ExprKind::Var(var) if is_assert(var)));
    mentions.map(|expr| expr.span).collect()
}

/// The definition that checks a property.
fn checked(
    hir: &Hir,
    typing: &Typing,
    var: VarId,
    name: &str,
    builder: &mut Builder,
    remarks: &mut Vec<String>,
) -> Result<Checked, String> {
    let unknown = || "no instances are known for its type".to_owned();
    if let Some(why) = broken(hir, var) {
        return Err(format!("it needs {why}, which is not supported"));
    }
    let global = builder.program().find_global(name).ok_or_else(unknown)?;
    let scheme = typing.schemes.get(&var).or(hir.var(var).signature.as_ref()).ok_or_else(unknown)?;
    let ty = builder.program().global(global).ty.clone().ok_or_else(unknown)?;
    let (args, result) = ty.arguments();
    let (types, end) = arguments(hir, scheme, args.len());
    let outcome = match result {
        Type::Data(data, _) if *data == builtin::BOOL => None,
        Type::Data(data, _) if end.is_some_and(|end| inputs::is_named(hir, end, QUICK_CHECK, "Property")) => {
            Some(*data)
        }
        _ => {
            return Err(match inputs::is_action(hir, &scheme.ty) {
                true => "it is an action, which is not explored".into(),
                false => "its result is neither Bool nor Property".into(),
            });
        }
    };
    let mut looked = Inputs::new(hir, typing);
    let promises = types.iter().map(|ty| looked.look(ty)).collect::<Result<Vec<Promise>, String>>()?;
    *remarks = looked.remarks();
    remarks.extend(chosen(hir, typing, var));
    let (inputs, wrapped): (Vec<String>, Vec<Vec<String>>) =
        input_names(hir, typing, var, args.len()).into_iter().unzip();
    builder.at(hir.var(var).span);
    let params: Vec<CoreVar> = inputs.iter().map(|name| builder.var(name)).collect();
    let mut body = builder.call(global, params.iter().copied());
    body = match outcome {
        Some(data) => verdict(builder, data, body).ok_or_else(unknown)?,
        None => looked_at(builder, body),
    };
    for ((&param, promise), arg) in params.iter().zip(promises).zip(&args).rev() {
        body = assuming(builder, promise, param, arg, body)?;
    }
    let layers = wrapped.iter().map(Vec::len);
    let args: Vec<Type> = args.into_iter().zip(layers).map(|(arg, layers)| content(builder, arg, layers)).collect();
    let check = Property::define(builder, name, params, Some(args.clone()), body);
    let drawn = outcome.and_then(|data| drawn(builder, data, global, name, &inputs, args));
    Ok(Checked { check: Some(check), drawn, inputs, wrapped })
}

/// What QuickCheck's `Property` says of choices of which nothing is known: its first field, applied to them, is one of
/// holds, fails, does not apply, can't be said, fails as it should, holds though it should fail.
fn verdict(builder: &mut Builder, property: DataId, body: ExprId) -> Option<ExprId> {
    let program = builder.program();
    let con = *program.data(property).cons.first()?;
    let Type::Function(_, verdict) = program.con(con).fields.first()? else { return None };
    let Type::Data(verdict, _) = **verdict else { return None };
    let verdicts = program.data(verdict).cons.clone();
    let values = [
        builder.constant(builtin::TRUE),
        builder.constant(builtin::FALSE),
        never(builder),
        builder.constant(builtin::UNIT),
        builder.atom(Atom::Lit(EXPECTED)),
        builder.atom(Atom::Lit(UNEXPECTED)),
    ];
    let alts: Vec<Alt> = verdicts.into_iter().zip(values).map(|(con, value)| Alt::con(con, [], value)).collect();
    asking(builder, property, 0, body, |builder, said| {
        let binder = builder.var("_");
        builder.case(said, binder, alts, None)
    })
}

/// Defines `%drawn p`: what the generators of a property give, as texts.
fn drawn(
    builder: &mut Builder,
    property: DataId,
    global: GlobalId,
    name: &str,
    inputs: &[String],
    args: Vec<Type>,
) -> Option<GlobalId> {
    let program = builder.program();
    let Type::Function(_, texts) = program.con(*program.data(property).cons.first()?).fields.get(1)? else {
        return None;
    };
    let ty = args.into_iter().rev().fold((**texts).clone(), |to, from| Type::function(from, to));
    let params: Vec<CoreVar> = inputs.iter().map(|name| builder.var(name)).collect();
    let body = builder.call(global, params.iter().copied());
    let body = asking(builder, property, 1, body, |_, said| said)?;
    let drawn = builder.declare(&format!("%drawn {name}"));
    builder.define(drawn, params, body);
    builder.signature(drawn, ty);
    Some(drawn)
}

/// Applies a field of a property to choices of which nothing is known. They are asked for when they are first looked at.
fn asking(
    builder: &mut Builder,
    property: DataId,
    field: usize,
    body: ExprId,
    then: impl FnOnce(&mut Builder, ExprId) -> ExprId,
) -> Option<ExprId> {
    let program = builder.program();
    let con = *program.data(property).cons.first()?;
    let fields = &program.con(con).fields;
    let Type::Function(choices, _) = fields.get(field)? else { return None };
    let (width, choices) = (fields.len(), (**choices).clone());
    let vars: Vec<CoreVar> = (0..width).map(|_| builder.var("_")).collect();
    let asked = builder.var("choices");
    let fresh = builder.fresh(choices);
    let said = builder.call(*vars.get(field)?, [asked]);
    let said = then(builder, said);
    let said = builder.let_([Binding::thunk(asked, fresh)], said);
    let binder = builder.var("_");
    Some(builder.case(body, binder, [Alt::con(con, vars, said)], None))
}

/// An assumption that does not hold.
fn never(builder: &mut Builder) -> ExprId {
    let value = builder.constant(builtin::TRUE);
    let no = builder.var("no");
    let body = builder.assume(no, value);
    builder.let_([Binding::construct(no, builtin::FALSE, [] as [Atom; 0])], body)
}

/// The body where the input is as its type promises.
fn assuming(
    builder: &mut Builder,
    promise: Promise,
    input: CoreVar,
    ty: &Type,
    body: ExprId,
) -> Result<ExprId, String> {
    use Prim::{IntGe, IntGt, IntLe, IntLt, IntNe, IntegerGe, IntegerGt, IntegerLe, IntegerLt, IntegerNe};
    let (small, large) = match promise {
        Promise::Nothing => return Ok(body),
        Promise::NonEmpty => {
            let (scrutinee, binder, otherwise) = (builder.atom(input), builder.var("_"), never(builder));
            let fields = [builder.var("_"), builder.var("_")];
            return Ok(builder.case(scrutinee, binder, [Alt::con(builtin::CONS, fields, body)], Some(otherwise)));
        }
        Promise::Positive => (IntGt, IntegerGt),
        Promise::NonNegative => (IntGe, IntegerGe),
        Promise::NonZero => (IntNe, IntegerNe),
        Promise::Negative => (IntLt, IntegerLt),
        Promise::NonPositive => (IntLe, IntegerLe),
    };
    let (prim, zero) = match content(builder, ty, MAX_LAYERS) {
        Type::Int => (small, Literal::Int(0)),
        Type::Integer => (large, Literal::Integer(0.into())),
        _ => return Err("Positive and the like are explored for Int and Integer only".into()),
    };
    let condition = builder.prim(prim, [Atom::from(input), Atom::Lit(zero)]);
    let holds = builder.var("holds");
    let body = builder.assume(holds, body);
    Ok(builder.sequence(condition, holds, body))
}

/// What a type variable was taken to be.
pub(crate) fn stands_for(hir: &Hir, var: TyVarId, ty: &Ty) -> String {
    let ty = Show::new(hir, ModuleId(0)).ty(ty, 0);
    format!("the type variable {} stands for {ty}", hir.names.text(hir.tyvar(var).name))
}

/// The type inside of so many newtypes, or of all.
fn content(builder: &Builder, ty: &Type, layers: usize) -> Type {
    let mut ty = ty.clone();
    for _ in 0..layers {
        match builder.program().content(&ty) {
            Some(content) => ty = content,
            None => break,
        }
    }
    ty
}

/// The types of so many arguments, and of the result, as they are written.
fn arguments<'h>(hir: &'h Hir, scheme: &'h Scheme, count: usize) -> (Vec<&'h Ty>, Option<&'h Ty>) {
    let (mut types, mut rest) = (Vec::new(), inputs::expanded(hir, &scheme.ty));
    while types.len() < count {
        let TyKind::Function(from, to) = &rest.kind else { return (types, None) };
        types.push(&**from);
        rest = inputs::expanded(hir, to);
    }
    (types, Some(rest))
}

/// Names of inputs, those of the variables in the first equation, and the newtypes these are inside of.
fn input_names(hir: &Hir, typing: &Typing, var: VarId, count: usize) -> Vec<(String, Vec<String>)> {
    let clauses = hir.binds.iter().find_map(|bind| match &bind.kind {
        BindKind::Function { var: of, clauses } if *of == var => clauses.first(),
        _ => None,
    });
    let patterns: &[PatId] = clauses.map_or(&[], |clause| &clause.patterns);
    (0..count)
        .map(|at| match patterns.get(at).and_then(|&pattern| variable(hir, typing, pattern)) {
            Some(known) => known,
            None if count == 1 => ("input".into(), Vec::new()),
            None => (format!("input {}", at + 1), Vec::new()),
        })
        .collect()
}

fn variable(hir: &Hir, typing: &Typing, mut pattern: PatId) -> Option<(String, Vec<String>)> {
    let mut layers = Vec::new();
    loop {
        pattern = match &hir.pat(pattern).kind {
            PatKind::Var(var) | PatKind::As(var, _) => {
                return Some((hir.names.text(hir.var(*var).name).into(), layers));
            }
            PatKind::Bang(inner) | PatKind::Lazy(inner) | PatKind::Typed(inner, _) => *inner,
            // `Positive n` is nothing but `n`.
            PatKind::Con(con, fields) if inputs::is_newtype(hir, *con) && !inputs::is_made(hir, typing, *con) => {
                layers.push(hir.names.text(hir.con(*con).name).to_owned());
                *fields.first()?
            }
            _ => return None,
        };
    }
}
