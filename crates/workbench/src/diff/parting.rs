//! Where two values part first.

use snell_graph::{Datum, Part};

/// The first parts, from left to right, that differ; none if the values themselves do.
pub(super) fn parting(left: &Datum, right: &Datum) -> Option<(Datum, Datum)> {
    let mut pairs = vec![(left.root(), right.root(), true)];
    while let Some((one, other, outermost)) = pairs.pop() {
        let same = match (one.head(), other.head()) {
            (Part::Hole | Part::More, _) | (_, Part::Hole | Part::More) => true,
            (Part::Con(a, _), Part::Con(b, _)) => a == b,
            (a, b) => a == b,
        };
        if !same {
            return (!outermost).then(|| (one.to_datum(), other.to_datum()));
        }
        let fields: Vec<_> = one.fields().zip(other.fields()).collect();
        pairs.extend(fields.into_iter().rev().map(|(one, other)| (one, other, false)));
    }
    None
}
