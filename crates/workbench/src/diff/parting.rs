//! Where two values part first.

use snell_graph::{Datum, Part};

/// The first parts, from left to right, that differ; none if the values themselves do. Cells and arrays are no values of their
/// own, so that where these differ, what holds them does.
pub(super) fn parting(left: &Datum, right: &Datum) -> Option<(Datum, Datum)> {
    let mut pairs = vec![(left.root(), right.root(), None)];
    while let Some((one, other, within)) = pairs.pop() {
        let storage = matches!(one.head(), Part::Array(_) | Part::Cell(_));
        let same = match (one.head(), other.head()) {
            (Part::Hole | Part::More, _) | (_, Part::Hole | Part::More) => true,
            (Part::Con(a, _), Part::Con(b, _)) => a == b,
            (a @ Part::Array(_), b @ Part::Array(_)) => a.width() == b.width(),
            (Part::Cell(_), Part::Cell(_)) => true,
            (a, b) => a == b,
        };
        // The value that both are, or are in; and whether it is all of it.
        let (shown, outermost) = match within {
            Some(whole) if storage => whole,
            within => ((one, other), within.is_none()),
        };
        if !same {
            return (!outermost).then(|| (shown.0.to_datum(), shown.1.to_datum()));
        }
        let fields: Vec<_> = one.fields().zip(other.fields()).collect();
        pairs.extend(fields.into_iter().rev().map(|(one, other)| (one, other, Some((shown, outermost)))));
    }
    None
}
