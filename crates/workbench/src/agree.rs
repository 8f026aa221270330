//! Comparing trees without recursion on the host's stack: they can be as deep as a list is long.

use snell_graph::{Datum, Part};

/// Whether two results are of one computation: equal, but for parts that one of them does not say.
pub fn agree(left: &Datum, right: &Datum) -> bool {
    same(left, right, false)
}

/// Whether two trees say exactly the same.
pub(crate) fn identical(left: &Datum, right: &Datum) -> bool {
    same(left, right, true)
}

/// Whether a tree leaves something unsaid.
pub(crate) fn has_gaps(datum: &Datum) -> bool {
    datum.contains(|part| matches!(part, Part::Hole | Part::More))
}

/// Whether a tree was cut off.
pub(crate) fn is_cut(datum: &Datum) -> bool {
    datum.contains(|part| matches!(part, Part::More))
}

fn same(left: &Datum, right: &Datum, exactly: bool) -> bool {
    let mut pairs = vec![(left.root(), right.root())];
    while let Some((left, right)) = pairs.pop() {
        let same = match (left.head(), right.head()) {
            (Part::Hole | Part::More, _) | (_, Part::Hole | Part::More) if !exactly => true,
            (Part::Integer(a), Part::Integer(b)) => a == b,
            // As constants: a NaN is itself, and zeros have signs.
            (Part::Double(a), Part::Double(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Part::Char(a), Part::Char(b)) => a == b,
            (Part::Str(a), Part::Str(b)) => a == b,
            (head @ Part::Con(a, _), other @ Part::Con(b, _)) => {
                pairs.extend(left.fields().zip(right.fields()));
                a == b && head.width() == other.width()
            }
            (Part::Function(a), Part::Function(b)) if exactly => {
                let (a, b) = (&**a, &**b);
                pairs.push((a.default.root(), b.default.root()));
                let entries = a.entries.iter().zip(&b.entries);
                pairs.extend(entries.flat_map(|(a, b)| [(a.0.root(), b.0.root()), (a.1.root(), b.1.root())]));
                a.entries.len() == b.entries.len() && a.looks == b.looks
            }
            // Functions are compared by what they do, which other parts of a result show.
            (Part::Function(_) | Part::Closure, Part::Function(_) | Part::Closure) => !exactly,
            (Part::Storage, Part::Storage) => !exactly,
            // Of a large one, the beginning was looked at.
            (head @ Part::Array(_), other @ Part::Array(_)) => {
                pairs.extend(left.fields().zip(right.fields()));
                head.width() == other.width()
            }
            (Part::Cell(_), Part::Cell(_)) => {
                pairs.extend(left.fields().zip(right.fields()));
                true
            }
            (Part::Hole, Part::Hole) | (Part::More, Part::More) => true,
            _ => false,
        };
        if !same {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use snell_core_ir::builtin;
    use snell_integer::Integer;

    fn list(length: i64, end: Part) -> Datum {
        let cell = |n| [Part::con(builtin::CONS, 2), Part::Integer(Integer::Small(n))];
        Datum::from_parts((0..length).flat_map(cell).chain([end]).collect())
    }

    fn nil() -> Part {
        Part::con(builtin::NIL, 0)
    }

    #[test]
    fn what_is_not_said_agrees_with_anything() {
        assert!(agree(&list(2, Part::More), &list(2, nil())));
        assert!(!identical(&list(2, Part::More), &list(2, nil())));
        assert!(agree(&Part::Hole.into(), &list(2, nil())));
        assert!(!agree(&list(2, nil()), &list(3, nil())));
        assert!(is_cut(&list(2, Part::More)) && !is_cut(&list(2, Part::Hole)));
    }

    #[test]
    fn long_lists_are_compared_to_their_ends() {
        assert!(agree(&list(1_000_000, nil()), &list(1_000_000, nil())));
        assert!(!identical(&list(1_000_000, nil()), &list(1_000_000, Part::Hole)));
    }

    #[test]
    fn doubles_compare_as_constants() {
        let double = |d| Datum::from(Part::Double(d));
        assert!(agree(&double(f64::NAN), &double(f64::NAN)));
        assert!(!agree(&double(0.0), &double(-0.0)));
    }
}
