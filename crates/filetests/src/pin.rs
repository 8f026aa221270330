//! Wrapper programs that explore a function with its arguments pinned to given values.
//!
//! Pinned *before*, the function meets variables that are already equal to the values: there must be one path, with the
//! end of the concrete run. Pinned *after*, the function is explored on unknown arguments to the end and only then are
//! these made equal to the values: exactly one path survives if paths cover all inputs and exclude each other.

use snell_core_ir::{Atom, Binding, Builder, ExprId, GlobalId, Literal, Prim, Program, Type, VarId, builtin};
use snell_graph::{Datum, Part, Tree};
use snell_semantics::{Code, resolve};
use std::sync::Arc;

/// When the arguments are made equal to the values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Before the function is called. Functions among the arguments are given as they are.
    Before,
    /// After it has ended; a failure is turned into a [`builtin::FAILED`] or [`builtin::RAISED`] value first.
    After,
}

/// The program with a wrapper around `entry`, and the wrapper.
pub fn pin(program: &Program, entry: GlobalId, types: &[Type], values: &[Datum], when: When) -> (Arc<Code>, GlobalId) {
    let mut b = Builder::extend(program.clone());
    let wrapper = b.declare("pinned argument wrapper");
    let ty = types.iter().rev().fold(Type::Any, |to, from| Type::function(from.clone(), to));
    b.signature(wrapper, ty);
    let params: Vec<VarId> = types.iter().map(|_| b.var("x")).collect();
    let mut built = Vec::new();
    let wanted: Vec<Atom> = values.iter().map(|value| atom(&mut b, value.root(), &mut built)).collect();
    let body = match when {
        When::Before => {
            let args: Vec<Atom> = params.iter().zip(values).zip(&wanted).map(choose).collect();
            let call = b.call(entry, args);
            equate(&mut b, &params, values, &wanted, call)
        }
        When::After => after(&mut b, entry, &params, values, &wanted),
    };
    let body = built.into_iter().rev().fold(body, |body, binding| b.let_([binding], body));
    b.define(wrapper, params, body);
    (Arc::new(resolve(Arc::new(b.finish()))), wrapper)
}

/// Functions can't be compared, so that they are passed on themselves.
fn choose(((&param, value), wanted): ((&VarId, &Datum), &Atom)) -> Atom {
    if has_function(value) { wanted.clone() } else { param.into() }
}

fn after(b: &mut Builder, entry: GlobalId, params: &[VarId], values: &[Datum], wanted: &[Atom]) -> ExprId {
    let (action, handler, caught, result) = (b.var("action"), b.var("handler"), b.var("caught"), b.var("result"));
    let (inner, forced) = (b.var("inner"), b.var("forced"));
    let call = b.call(entry, params.iter().copied());
    let walk = b.prim(Prim::Force, [inner]);
    let action_body = b.sequence(call, inner, walk);
    let handled = b.atom(caught);
    let handled = equate(b, params, values, wanted, handled);
    let run = b.prim(Prim::Catch, [action, handler]);
    let end = b.atom(forced);
    let pinned = equate(b, params, values, wanted, end);
    let kept = b.atom(result);
    let pinned = b.sequence(kept, forced, pinned);
    let body = b.sequence(run, result, pinned);
    b.let_([Binding::thunk(action, action_body), Binding::lambda(handler, [caught], handled)], body)
}

/// `case data.equate x value of { _ -> .. }` for each argument that can be compared.
fn equate(b: &mut Builder, params: &[VarId], values: &[Datum], wanted: &[Atom], then: ExprId) -> ExprId {
    let mut body = then;
    for ((&param, value), wanted) in params.iter().zip(values).zip(wanted).rev() {
        if !matches!(value.head(), Part::Hole) && !has_function(value) {
            let (done, equal) = (b.var("_"), b.prim(Prim::DataEquate, [param.into(), wanted.clone()]));
            body = b.sequence(equal, done, body);
        }
    }
    body
}

/// An atom for a value; what has to be allocated is added to `built`, parts before wholes.
fn atom(b: &mut Builder, value: Tree<'_>, built: &mut Vec<Binding>) -> Atom {
    match value.head() {
        Part::Integer(n) => match n.to_i64() {
            Some(n) => Atom::Lit(Literal::Int(n)),
            None => Atom::Lit(Literal::Integer(n.clone())),
        },
        Part::Double(d) => Atom::Lit(Literal::Double(*d)),
        Part::Char(c) => Atom::Lit(Literal::Char(*c)),
        Part::Str(text) => Atom::Lit(Literal::Str(text.clone())),
        Part::Con(con, _) => {
            let fields: Vec<Atom> = value.fields().map(|field| atom(b, field, built)).collect();
            let var = b.var("v");
            built.push(Binding::construct(var, *con, fields));
            var.into()
        }
        Part::Function(table) => {
            let (function, arg) = (b.var("f"), b.var("a"));
            let default = atom(b, table.default.root(), built);
            let mut body = b.atom(default);
            for (key, result) in table.entries.iter().rev() {
                let (key, result) = (atom(b, key.root(), built), atom(b, result.root(), built));
                let equal = b.prim(Prim::DataEqual, [arg.into(), key]);
                let result = b.atom(result);
                body = b.if_(equal, result, body);
            }
            if table.looks {
                let (walk, walked) = (b.prim(Prim::Force, [arg]), b.var("_"));
                body = b.sequence(walk, walked, body);
            }
            built.push(Binding::lambda(function, [arg], body));
            function.into()
        }
        Part::Hole | Part::More | Part::Closure | Part::Storage | Part::Cell(_) | Part::Array(_) => {
            let (var, unknown) = (b.var("h"), b.fresh(Type::Any));
            built.push(Binding::thunk(var, unknown));
            var.into()
        }
    }
}

/// Whether a value can be compared with `data.equate`, and means one thing then: no functions, no storage, no zeros of
/// doubles (there are two) and no NaN (equal to nothing).
pub fn is_comparable(value: &Datum) -> bool {
    !value.contains(|part| match part {
        Part::Double(d) => *d == 0.0 || d.is_nan(),
        Part::Function(_) | Part::Closure | Part::Storage | Part::Cell(_) | Part::Array(_) | Part::More => true,
        _ => false,
    })
}

fn has_function(value: &Datum) -> bool {
    value.contains(|part| matches!(part, Part::Function(_)))
}

/// What a failure looks like after [`When::After`].
pub fn failure(text: &str, raised: Option<&Datum>) -> Datum {
    match raised {
        Some(value) => Datum::con(builtin::RAISED, [value.clone()]),
        None => Datum::con(builtin::FAILED, [Part::Str(text.into()).into()]),
    }
}
