//! `Eq`.

use super::maker::{Made, Maker};
use super::shape::Shape;

/// `==`: the same constructor and equal fields; for enumerations the same number.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    let known = maker.known();
    if shape.is_enumeration() && shape.cons.len() > 1 {
        let (a, b) = (maker.local("a"), maker.local("b"));
        let (left, right) = (maker.tag(a), maker.tag(b));
        let body = maker.base(known.equals, vec![left, right]);
        let patterns = vec![maker.bound(a), maker.bound(b)];
        maker.define_one(known.equals, patterns, body);
        return Ok(());
    }
    let mut clauses = Vec::new();
    for con in &shape.cons {
        let (left, a) = maker.matching(con, "a");
        let (right, b) = maker.matching(con, "b");
        let mut tests = Vec::new();
        for (&a, &b) in a.iter().zip(&b) {
            let args = vec![maker.var(a), maker.var(b)];
            tests.push(maker.base(known.equals, args));
        }
        let body = conjunction(maker, tests);
        clauses.push(maker.clause(vec![left, right], body));
    }
    if shape.cons.len() != 1 {
        let body = maker.base_con(if shape.cons.is_empty() { known.true_ } else { known.false_ });
        let patterns = vec![maker.wild(), maker.wild()];
        clauses.push(maker.clause(patterns, body));
    }
    maker.define(known.equals, clauses);
    Ok(())
}

/// All of these.
pub(super) fn conjunction(maker: &mut Maker<'_, '_>, tests: Vec<crate::hir::ExprId>) -> crate::hir::ExprId {
    let known = maker.known();
    let mut tests = tests.into_iter().rev();
    match tests.next() {
        None => maker.base_con(known.true_),
        Some(last) => tests.fold(last, |rest, test| maker.base(known.and, vec![test, rest])),
    }
}
