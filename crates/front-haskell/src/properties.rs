//! The properties of a module: its `prop_` definitions that give a `Bool` or QuickCheck's `Property`.
//!
//! For each, a definition `%check prop_x` has the same parameters and gives a `Bool`. It assumes what the types of its
//! inputs promise (`Positive`) and what stands before `==>`.

mod inputs;

use crate::hir::{BindKind, Hir, ModuleId, PatId, PatKind, Scheme, Show, Ty, TyKind, TyVarId, Typing, VarId};
use inputs::{Inputs, Promise};
use snell_core_ir::{
    Alt, Atom, Binding, Builder, DataId, ExprId, GlobalId, Literal, PROPERTY, Prim, Program, Property, Type,
    VarId as CoreVar, builtin, looked_at,
};

/// The module of QuickCheck's types and classes.
const QUICK_CHECK: &str = "Test.QuickCheck";

/// Adds the definitions that check the properties among these variables, in the order of the text.
pub(crate) fn add(hir: &Hir, typing: &Typing, named: &[VarId], program: Program) -> (Program, Vec<Property>) {
    let mut builder = Builder::extend(program);
    let mut named: Vec<VarId> =
        named.iter().copied().filter(|&var| hir.names.text(hir.var(var).name).starts_with(PROPERTY)).collect();
    named.sort_by_key(|&var| hir.var(var).span);
    let properties = named
        .into_iter()
        .map(|var| {
            let name = hir.names.text(hir.var(var).name).to_owned();
            let mut remarks = Vec::new();
            let checked = checked(hir, typing, var, &name, &mut builder, &mut remarks);
            let (check, inputs) = match checked {
                Ok((check, inputs)) => (Some(check), inputs),
                Err(reason) => {
                    remarks = vec![reason];
                    (None, Vec::new())
                }
            };
            Property { name, span: hir.var(var).span, check, inputs, remarks }
        })
        .collect();
    (builder.finish(), properties)
}

/// The definition that checks a property, and the names of its inputs.
fn checked(
    hir: &Hir,
    typing: &Typing,
    var: VarId,
    name: &str,
    builder: &mut Builder,
    remarks: &mut Vec<String>,
) -> Result<(GlobalId, Vec<String>), String> {
    let unknown = || "no instances are known for its type".to_owned();
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
        _ => return Err("its result is neither Bool nor Property".into()),
    };
    let mut looked = Inputs::new(hir, typing);
    let promises = types.iter().map(|ty| looked.look(ty)).collect::<Result<Vec<Promise>, String>>()?;
    *remarks = looked.remarks();
    if let Some(entry) = typing.entries.get(&var) {
        for (var, ty) in &entry.chosen {
            remarks.push(stands_for(hir, *var, ty));
        }
    }
    let (names, layers): (Vec<String>, Vec<usize>) = input_names(hir, var, args.len()).into_iter().unzip();
    builder.at(hir.var(var).span);
    let params: Vec<CoreVar> = names.iter().map(|name| builder.var(name)).collect();
    let mut body = builder.call(global, params.iter().copied());
    body = match outcome {
        Some(data) => verdict(builder, data, body).ok_or_else(unknown)?,
        None => looked_at(builder, body),
    };
    for ((&param, promise), arg) in params.iter().zip(promises).zip(&args).rev() {
        body = assuming(builder, promise, param, arg, body)?;
    }
    let args = args.into_iter().zip(layers).map(|(arg, layers)| content(builder, arg, layers)).collect();
    let check = Property::define(builder, name, params, Some(args), body);
    Ok((check, names))
}

/// What QuickCheck's `Property` says: its first field is one of holds, fails, does not apply, can't be said.
fn verdict(builder: &mut Builder, property: DataId, body: ExprId) -> Option<ExprId> {
    let program = builder.program();
    let con = *program.data(property).cons.first()?;
    let fields = &program.con(con).fields;
    let Type::Data(verdict, _) = fields.first()? else { return None };
    let (width, verdicts) = (fields.len(), program.data(*verdict).cons.clone());
    let vars: Vec<CoreVar> = (0..width).map(|_| builder.var("_")).collect();
    let values = [
        builder.constant(builtin::TRUE),
        builder.constant(builtin::FALSE),
        never(builder),
        builder.constant(builtin::UNIT),
    ];
    let alts: Vec<Alt> = verdicts.into_iter().zip(values).map(|(con, value)| Alt::con(con, [], value)).collect();
    let first = builder.atom(*vars.first()?);
    let binder = builder.var("_");
    let said = builder.case(first, binder, alts, None);
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
    let (prim, zero) = match content(builder, ty, 100) {
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

/// Names of inputs, those of the variables in the first equation, and how many newtypes these are inside of.
fn input_names(hir: &Hir, var: VarId, count: usize) -> Vec<(String, usize)> {
    let clauses = hir.binds.iter().find_map(|bind| match &bind.kind {
        BindKind::Function { var: of, clauses } if *of == var => clauses.first(),
        _ => None,
    });
    let patterns: &[PatId] = clauses.map_or(&[], |clause| &clause.patterns);
    (0..count)
        .map(|at| match patterns.get(at).and_then(|&pattern| variable(hir, pattern)) {
            Some(known) => known,
            None if count == 1 => ("input".into(), 0),
            None => (format!("input {}", at + 1), 0),
        })
        .collect()
}

fn variable(hir: &Hir, mut pattern: PatId) -> Option<(String, usize)> {
    let mut layers = 0;
    loop {
        pattern = match &hir.pat(pattern).kind {
            PatKind::Var(var) | PatKind::As(var, _) => {
                return Some((hir.names.text(hir.var(*var).name).into(), layers));
            }
            PatKind::Bang(inner) | PatKind::Lazy(inner) | PatKind::Typed(inner, _) => *inner,
            // `Positive n` is nothing but `n`.
            PatKind::Con(con, fields) if inputs::is_newtype(hir, *con) => {
                layers += 1;
                *fields.first()?
            }
            _ => return None,
        };
    }
}
