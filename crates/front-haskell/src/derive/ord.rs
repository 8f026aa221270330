//! `Ord`: `compare`, and `<` with what follows from it where that is cheaper.

use super::maker::{Made, Maker};
use super::shape::Shape;
use crate::hir::{ExprId, VarId};
use snell_source::Name;

/// Which of the two functions is made.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    Compare,
    Less,
}

/// Constructors by their order, then fields from left to right.
pub(super) fn derive(maker: &mut Maker<'_, '_>, shape: &Shape) -> Made {
    function(maker, shape, Which::Compare);
    // With more constructors that have fields, the defaults by `compare` are as good.
    if shape.cons.len() <= 3 || shape.is_enumeration() {
        function(maker, shape, Which::Less);
        from_less(maker);
    }
    Ok(())
}

fn function(maker: &mut Maker<'_, '_>, shape: &Shape, which: Which) {
    let known = maker.known();
    let name = match which {
        Which::Compare => known.compare,
        Which::Less => known.less,
    };
    let mut clauses = Vec::new();
    if !shape.is_enumeration() {
        for con in &shape.cons {
            let (left, a) = maker.matching(con, "a");
            let (right, b) = maker.matching(con, "b");
            let pairs: Vec<(VarId, VarId)> = a.into_iter().zip(b).collect();
            let body = lexicographic(maker, &pairs, which, name);
            clauses.push(maker.clause(vec![left, right], body));
        }
    }
    if shape.cons.is_empty() {
        let body = equal(maker, which);
        let patterns = vec![maker.wild(), maker.wild()];
        clauses.push(maker.clause(patterns, body));
    } else if shape.cons.len() > 1 {
        let (a, b) = (maker.local("a"), maker.local("b"));
        let (left, right) = (maker.tag(a), maker.tag(b));
        let body = maker.base(name, vec![left, right]);
        let patterns = vec![maker.bound(a), maker.bound(b)];
        clauses.push(maker.clause(patterns, body));
    } else if shape.is_enumeration() {
        let body = equal(maker, which);
        let patterns = vec![maker.wild(), maker.wild()];
        clauses.push(maker.clause(patterns, body));
    }
    maker.define(name, clauses);
}

fn equal(maker: &mut Maker<'_, '_>, which: Which) -> ExprId {
    let known = maker.known();
    maker.base_con(if which == Which::Compare { known.eq_con } else { known.false_ })
}

fn lexicographic(maker: &mut Maker<'_, '_>, pairs: &[(VarId, VarId)], which: Which, name: Name) -> ExprId {
    let known = maker.known();
    let Some((&(a, b), before)) = pairs.split_last() else { return equal(maker, which) };
    let args = vec![maker.var(a), maker.var(b)];
    let mut rest = maker.base(name, args);
    for &(a, b) in before.iter().rev() {
        let args = vec![maker.var(a), maker.var(b)];
        let order = maker.base(known.compare, args);
        let (less, more) = match which {
            Which::Compare => (known.lt, known.gt),
            Which::Less => (known.true_, known.false_),
        };
        let alts = vec![
            (maker.base_pat(known.lt), maker.base_con(less)),
            (maker.base_pat(known.eq_con), rest),
            (maker.base_pat(known.gt), maker.base_con(more)),
        ];
        rest = maker.case(order, alts);
    }
    rest
}

/// `a <= b = not (b < a)`, `a > b = b < a`, `a >= b = not (a < b)`.
fn from_less(maker: &mut Maker<'_, '_>) {
    let known = maker.known();
    for (name, swapped, negated) in
        [(known.at_most, true, true), (known.greater, true, false), (known.at_least, false, true)]
    {
        let (a, b) = (maker.local("a"), maker.local("b"));
        let args = if swapped { [b, a] } else { [a, b] };
        let args = args.into_iter().map(|var| maker.var(var)).collect();
        let mut body = maker.base(known.less, args);
        if negated {
            body = maker.base(known.not, vec![body]);
        }
        let patterns = vec![maker.bound(a), maker.bound(b)];
        maker.define_one(name, patterns, body);
    }
}
