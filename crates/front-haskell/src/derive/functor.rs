//! `Functor`, `Foldable` and `Traversable`: by the type of each field.

use super::maker::{Made, Maker};
use super::shape::{Part, Shape};
use crate::hir::{ExprId, ExprKind, PatKind, Ty, TyVarId, VarId};

type Derived = Result<ExprId, &'static str>;

const NO_FUNCTIONS: &str = "a field is a function of the last parameter";

fn last(shape: &Shape) -> Result<TyVarId, &'static str> {
    shape.params.last().copied().ok_or("it has no parameter")
}

/// `fmap`.
pub(super) fn functor(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let last = last(shape)?;
    let known = maker.known();
    let mut clauses = Vec::new();
    for con in &shape.cons {
        let function = maker.local("f");
        let (pattern, vars) = maker.matching(con, "a");
        let mut fields = Vec::new();
        for (ty, &var) in con.fields.iter().zip(&vars) {
            let value = maker.var(var);
            fields.push(map(maker, shape, last, function, ty, value, Way::There)?);
        }
        let body = maker.build(con.con, fields);
        let patterns = vec![maker.bound(function), pattern];
        clauses.push(maker.clause(patterns, body));
    }
    if shape.cons.is_empty() {
        let value = maker.local("v");
        let scrutinee = maker.var(value);
        let body = maker.case(scrutinee, Vec::new());
        let patterns = vec![maker.wild(), maker.bound(value)];
        clauses.push(maker.clause(patterns, body));
    }
    maker.define(known.fmap, clauses);
    Ok(())
}

/// Which way a function maps: the argument of a function is mapped back, which only other functions can be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    There,
    Back,
}

/// The value with the function applied to everything of the last parameter's type in it.
fn map(
    maker: &mut Maker<'_, '_>,
    shape: &Shape,
    last: TyVarId,
    function: VarId,
    ty: &Ty,
    value: ExprId,
    way: Way,
) -> Derived {
    match shape.part(ty, last)? {
        Part::Constant => Ok(value),
        Part::Itself if way == Way::Back => Err("the last parameter is the argument of a function in a field"),
        Part::Itself => {
            let function = maker.var(function);
            Ok(maker.apply(function, vec![value]))
        }
        Part::Tuple(types) => {
            let (pattern, vars) = components(maker, types.len());
            let mut parts = Vec::new();
            for (ty, &var) in types.iter().zip(&vars) {
                let part = maker.var(var);
                parts.push(map(maker, shape, last, function, ty, part, way)?);
            }
            let body = maker.expr(ExprKind::Tuple(parts));
            Ok(maker.case(value, vec![(pattern, body)]))
        }
        Part::Inside(inner) => {
            let mapper = match shape.part(inner, last)? {
                Part::Itself if way == Way::There => maker.var(function),
                _ => {
                    let item = maker.local("y");
                    let inside = maker.var(item);
                    let body = map(maker, shape, last, function, inner, inside, way)?;
                    maker.lambda(&[item], body)
                }
            };
            let fmap = maker.known().fmap;
            Ok(maker.base(fmap, vec![mapper, value]))
        }
        Part::Function(from, to) => {
            let opposite = if way == Way::There { Way::Back } else { Way::There };
            let arg = maker.local("y");
            let given = maker.var(arg);
            let given = map(maker, shape, last, function, from, given, opposite)?;
            let result = maker.apply(value, vec![given]);
            let body = map(maker, shape, last, function, to, result, way)?;
            Ok(maker.lambda(&[arg], body))
        }
    }
}

fn components(maker: &mut Maker<'_, '_>, count: usize) -> (crate::hir::PatId, Vec<VarId>) {
    let vars: Vec<VarId> = (1..=count).map(|at| maker.local(&format!("t{at}"))).collect();
    let patterns = vars.iter().map(|&var| maker.bound(var)).collect();
    (maker.pat(PatKind::Tuple(patterns)), vars)
}

/// `foldr` and `foldMap`.
pub(super) fn foldable(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let last = last(shape)?;
    let known = maker.known();
    let (mut right, mut maps) = (Vec::new(), Vec::new());
    for con in &shape.cons {
        let (function, start) = (maker.local("f"), maker.local("z"));
        let (pattern, vars) = maker.matching(con, "a");
        let mut body = maker.var(start);
        for (ty, &var) in con.fields.iter().zip(&vars).rev() {
            let value = maker.var(var);
            body = fold(maker, shape, last, function, ty, value, body)?;
        }
        let patterns = vec![maker.bound(function), maker.bound(start), pattern];
        right.push(maker.clause(patterns, body));

        let function = maker.local("f");
        let (pattern, vars) = maker.matching(con, "a");
        let mut parts = Vec::new();
        for (ty, &var) in con.fields.iter().zip(&vars) {
            let value = maker.var(var);
            parts.extend(gather(maker, shape, last, function, ty, value)?);
        }
        let body = combined(maker, parts);
        let patterns = vec![maker.bound(function), pattern];
        maps.push(maker.clause(patterns, body));
    }
    if shape.cons.is_empty() {
        let start = maker.local("z");
        let body = maker.var(start);
        let patterns = vec![maker.wild(), maker.bound(start), maker.wild()];
        right.push(maker.clause(patterns, body));
        let body = maker.base(known.mempty, Vec::new());
        let patterns = vec![maker.wild(), maker.wild()];
        maps.push(maker.clause(patterns, body));
    }
    maker.define(known.foldr, right);
    maker.define(known.fold_map, maps);
    Ok(())
}

/// The fold over a value, with the fold over what comes after it.
fn fold(
    maker: &mut Maker<'_, '_>,
    shape: &Shape,
    last: TyVarId,
    function: VarId,
    ty: &Ty,
    value: ExprId,
    rest: ExprId,
) -> Derived {
    match shape.part(ty, last)? {
        Part::Constant => Ok(rest),
        Part::Itself => {
            let function = maker.var(function);
            Ok(maker.apply(function, vec![value, rest]))
        }
        Part::Tuple(types) => {
            let (pattern, vars) = components(maker, types.len());
            let mut body = rest;
            for (ty, &var) in types.iter().zip(&vars).rev() {
                let part = maker.var(var);
                body = fold(maker, shape, last, function, ty, part, body)?;
            }
            Ok(maker.case(value, vec![(pattern, body)]))
        }
        Part::Inside(inner) => {
            let step = match shape.part(inner, last)? {
                Part::Itself => maker.var(function),
                _ => {
                    let (item, after) = (maker.local("y"), maker.local("r"));
                    let (inside, tail) = (maker.var(item), maker.var(after));
                    let body = fold(maker, shape, last, function, inner, inside, tail)?;
                    maker.lambda(&[item, after], body)
                }
            };
            let foldr = maker.known().foldr;
            Ok(maker.base(foldr, vec![step, rest, value]))
        }
        Part::Function(..) => Err(NO_FUNCTIONS),
    }
}

/// What `foldMap` makes of a value; nothing if the parameter isn't in it.
fn gather(
    maker: &mut Maker<'_, '_>,
    shape: &Shape,
    last: TyVarId,
    function: VarId,
    ty: &Ty,
    value: ExprId,
) -> Result<Option<ExprId>, &'static str> {
    Ok(Some(match shape.part(ty, last)? {
        Part::Constant => return Ok(None),
        Part::Itself => {
            let function = maker.var(function);
            maker.apply(function, vec![value])
        }
        Part::Tuple(types) => {
            let (pattern, vars) = components(maker, types.len());
            let mut parts = Vec::new();
            for (ty, &var) in types.iter().zip(&vars) {
                let part = maker.var(var);
                parts.extend(gather(maker, shape, last, function, ty, part)?);
            }
            let body = combined(maker, parts);
            maker.case(value, vec![(pattern, body)])
        }
        Part::Inside(inner) => {
            let each = match shape.part(inner, last)? {
                Part::Itself => maker.var(function),
                _ => {
                    let item = maker.local("y");
                    let inside = maker.var(item);
                    let body = gather(maker, shape, last, function, inner, inside)?;
                    let body = combined(maker, body.into_iter().collect());
                    maker.lambda(&[item], body)
                }
            };
            let fold_map = maker.known().fold_map;
            maker.base(fold_map, vec![each, value])
        }
        Part::Function(..) => return Err(NO_FUNCTIONS),
    }))
}

fn combined(maker: &mut Maker<'_, '_>, parts: Vec<ExprId>) -> ExprId {
    let known = maker.known();
    let mut parts = parts.into_iter().rev();
    match parts.next() {
        None => maker.base(known.mempty, Vec::new()),
        Some(last) => parts.fold(last, |rest, part| maker.base(known.mappend, vec![part, rest])),
    }
}

/// `traverse`.
pub(super) fn traversable(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let last = last(shape)?;
    let known = maker.known();
    let mut clauses = Vec::new();
    for con in &shape.cons {
        let function = maker.local("f");
        let (pattern, vars) = maker.matching(con, "a");
        let types: Vec<&Ty> = con.fields.iter().collect();
        let con = con.con;
        let body = sequence(maker, shape, last, function, &types, &vars, |maker, parts| maker.build(con, parts))?;
        let patterns = vec![maker.bound(function), pattern];
        clauses.push(maker.clause(patterns, body));
    }
    if shape.cons.is_empty() {
        let value = maker.local("v");
        let scrutinee = maker.var(value);
        let body = maker.case(scrutinee, Vec::new());
        let body = maker.base(known.pure, vec![body]);
        let patterns = vec![maker.wild(), maker.bound(value)];
        clauses.push(maker.clause(patterns, body));
    }
    maker.define(known.traverse, clauses);
    Ok(())
}

/// `fmap (\b.. -> build ..) x <*> y ..`: the parts that have the parameter are run, the others stay as they are.
fn sequence(
    maker: &mut Maker<'_, '_>,
    shape: &Shape,
    last: TyVarId,
    function: VarId,
    types: &[&Ty],
    vars: &[VarId],
    build: impl FnOnce(&mut Maker<'_, '_>, Vec<ExprId>) -> ExprId,
) -> Derived {
    let known = maker.known();
    let (mut actions, mut params, mut parts) = (Vec::new(), Vec::new(), Vec::new());
    for (ty, &var) in types.iter().zip(vars) {
        let value = maker.var(var);
        match action(maker, shape, last, function, ty, value)? {
            None => parts.push(value),
            Some(action) => {
                let param = maker.local("b");
                params.push(param);
                actions.push(action);
                parts.push(maker.var(param));
            }
        }
    }
    let built = build(maker, parts);
    let mut actions = actions.into_iter();
    let Some(first) = actions.next() else { return Ok(maker.base(known.pure, vec![built])) };
    let maker_function = maker.lambda(&params, built);
    let start = maker.base(known.fmap, vec![maker_function, first]);
    Ok(actions.fold(start, |before, action| maker.base(known.ap, vec![before, action])))
}

/// The action that a value becomes; none if the parameter isn't in it.
fn action(
    maker: &mut Maker<'_, '_>,
    shape: &Shape,
    last: TyVarId,
    function: VarId,
    ty: &Ty,
    value: ExprId,
) -> Result<Option<ExprId>, &'static str> {
    Ok(Some(match shape.part(ty, last)? {
        Part::Constant => return Ok(None),
        Part::Itself => {
            let function = maker.var(function);
            maker.apply(function, vec![value])
        }
        Part::Tuple(types) => {
            let (pattern, vars) = components(maker, types.len());
            let tuple = |maker: &mut Maker<'_, '_>, parts| maker.expr(ExprKind::Tuple(parts));
            let body = sequence(maker, shape, last, function, &types, &vars, tuple)?;
            maker.case(value, vec![(pattern, body)])
        }
        Part::Inside(inner) => {
            let each = match shape.part(inner, last)? {
                Part::Itself => maker.var(function),
                _ => {
                    let item = maker.local("y");
                    let inside = maker.var(item);
                    let Some(body) = action(maker, shape, last, function, inner, inside)? else { return Ok(None) };
                    maker.lambda(&[item], body)
                }
            };
            let traverse = maker.known().traverse;
            maker.base(traverse, vec![each, value])
        }
        Part::Function(..) => return Err(NO_FUNCTIONS),
    }))
}
