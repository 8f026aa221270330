//! `Ix`.

use super::eq::conjunction;
use super::maker::{Made, Maker};
use super::shape::{ConShape, Shape};
use crate::hir::{ExprId, ExprKind, PatKind, Stmt, VarId};

/// `range`, `index` and `inRange`, for enumerations and for types with one constructor.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    match &shape.cons[..] {
        _ if shape.is_enumeration() => enumeration(maker, shape),
        [con] => product(maker, con),
        _ => return Err("it is no enumeration, and has not exactly one constructor"),
    }
    Ok(())
}

fn enumeration(maker: &mut Maker<'_, '_>, shape: &Shape) {
    let known = maker.known();
    let (a, b) = (maker.local("a"), maker.local("b"));
    let number = maker.local("n");
    let scrutinee = maker.var(number);
    let found = maker.by_number(shape, scrutinee);
    let function = maker.lambda(&[number], found);
    let args = vec![maker.tag(a), maker.tag(b)];
    let numbers = maker.base(known.enum_from_to, args);
    let body = maker.base(known.map, vec![function, numbers]);
    let bounds = pair_pattern(maker, a, b);
    maker.define_one(known.range, vec![bounds], body);

    let (a, b, c) = (maker.local("a"), maker.local("b"), maker.local("c"));
    let inside = within(maker, a, b, c);
    let args = vec![maker.tag(c), maker.tag(a)];
    let place = maker.base(known.minus, args);
    let wrong = maker.error("Error in array index");
    let body = maker.if_(inside, place, wrong);
    let patterns = vec![pair_pattern(maker, a, b), maker.bound(c)];
    maker.define_one(known.index, patterns, body);

    let (a, b, c) = (maker.local("a"), maker.local("b"), maker.local("c"));
    let body = within(maker, a, b, c);
    let patterns = vec![pair_pattern(maker, a, b), maker.bound(c)];
    maker.define_one(known.in_range, patterns, body);
}

fn within(maker: &mut Maker<'_, '_>, a: VarId, b: VarId, c: VarId) -> ExprId {
    let known = maker.known();
    let args = vec![maker.tag(c), maker.tag(a)];
    let above = maker.base(known.at_least, args);
    let args = vec![maker.tag(c), maker.tag(b)];
    let below = maker.base(known.at_most, args);
    maker.base(known.and, vec![above, below])
}

fn product(maker: &mut Maker<'_, '_>, con: &ConShape) {
    let known = maker.known();
    // range (K l.., K u..) = [K i.. | i <- range (l, u), ..]
    let (bounds, pairs) = bounds(maker, con);
    let mut stmts = Vec::new();
    let mut built = Vec::new();
    for &(low, high) in &pairs {
        let item = maker.local("i");
        let limits = pair(maker, low, high);
        let values = maker.beside(known.range, vec![limits]);
        let pattern = maker.bound(item);
        stmts.push(Stmt::Bind(pattern, values, false));
        built.push(maker.var(item));
    }
    let built = maker.build(con.con, built);
    let body = maker.expr(ExprKind::Comprehension(built, stmts));
    maker.define_one(known.range, vec![bounds], body);

    // index: places as digits, the last field counting fastest.
    let (bounds, pairs) = self::bounds(maker, con);
    let (value, items) = maker.matching(con, "i");
    let mut place = None;
    for (&(low, high), &item) in pairs.iter().zip(&items) {
        let args = vec![pair(maker, low, high), maker.var(item)];
        let digit = maker.beside(known.index, args);
        place = Some(match place {
            None => digit,
            Some(before) => {
                let limits = pair(maker, low, high);
                let size = maker.beside(known.range_size, vec![limits]);
                let shifted = maker.base(known.times, vec![before, size]);
                maker.base(known.plus, vec![shifted, digit])
            }
        });
    }
    let body = place.unwrap_or_else(|| maker.int(0));
    maker.define_one(known.index, vec![bounds, value], body);

    let (bounds, pairs) = self::bounds(maker, con);
    let (value, items) = maker.matching(con, "i");
    let mut tests = Vec::new();
    for (&(low, high), &item) in pairs.iter().zip(&items) {
        let args = vec![pair(maker, low, high), maker.var(item)];
        tests.push(maker.beside(known.in_range, args));
    }
    let body = conjunction(maker, tests);
    maker.define_one(known.in_range, vec![bounds, value], body);
}

/// `(K l.., K u..)` and the pairs of bounds, field by field.
fn bounds(maker: &mut Maker<'_, '_>, con: &ConShape) -> (crate::hir::PatId, Vec<(VarId, VarId)>) {
    let (low, lows) = maker.matching(con, "l");
    let (high, highs) = maker.matching(con, "u");
    (maker.pat(PatKind::Tuple(vec![low, high])), lows.into_iter().zip(highs).collect())
}

fn pair(maker: &mut Maker<'_, '_>, a: VarId, b: VarId) -> ExprId {
    let parts = vec![maker.var(a), maker.var(b)];
    maker.expr(ExprKind::Tuple(parts))
}

fn pair_pattern(maker: &mut Maker<'_, '_>, a: VarId, b: VarId) -> crate::hir::PatId {
    let parts = vec![maker.bound(a), maker.bound(b)];
    maker.pat(PatKind::Tuple(parts))
}
