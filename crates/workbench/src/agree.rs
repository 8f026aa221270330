//! Comparing trees without recursion on the host's stack: they can be as deep as a list is long.

use snell_graph::Datum;

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
    find(datum, |part| matches!(part, Datum::Hole | Datum::More))
}

/// Whether a tree was cut off.
pub(crate) fn is_cut(datum: &Datum) -> bool {
    find(datum, |part| matches!(part, Datum::More))
}

fn find(datum: &Datum, wanted: impl Fn(&Datum) -> bool) -> bool {
    let mut parts = vec![datum];
    while let Some(part) = parts.pop() {
        if wanted(part) {
            return true;
        }
        if let Datum::Con(_, fields) = part {
            parts.extend(fields);
        }
    }
    false
}

fn same(left: &Datum, right: &Datum, exactly: bool) -> bool {
    let mut pairs = vec![(left, right)];
    while let Some(pair) = pairs.pop() {
        let same = match pair {
            (Datum::Hole | Datum::More, _) | (_, Datum::Hole | Datum::More) if !exactly => true,
            (Datum::Integer(a), Datum::Integer(b)) => a == b,
            // As constants: a NaN is itself, and zeros have signs.
            (Datum::Double(a), Datum::Double(b)) => a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan()),
            (Datum::Char(a), Datum::Char(b)) => a == b,
            (Datum::Str(a), Datum::Str(b)) => a == b,
            (Datum::Con(a, fields), Datum::Con(b, others)) => {
                pairs.extend(fields.iter().zip(others));
                a == b && fields.len() == others.len()
            }
            (Datum::Function(a), Datum::Function(b)) if exactly => {
                let (a, b) = (&**a, &**b);
                pairs.push((&a.default, &b.default));
                pairs.extend(a.entries.iter().zip(&b.entries).flat_map(|(a, b)| [(&a.0, &b.0), (&a.1, &b.1)]));
                a.entries.len() == b.entries.len()
            }
            // Functions are compared by what they do, which other parts of a result show.
            (Datum::Function(_) | Datum::Closure, Datum::Function(_) | Datum::Closure) => !exactly,
            (Datum::Storage, Datum::Storage) => !exactly,
            (Datum::Hole, Datum::Hole) | (Datum::More, Datum::More) => true,
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

    fn list(length: i64, end: Datum) -> Datum {
        let cons = |rest, n| Datum::Con(builtin::CONS, vec![Datum::Integer(Integer::Small(n)), rest]);
        (0..length).fold(end, cons)
    }

    fn nil() -> Datum {
        Datum::Con(builtin::NIL, vec![])
    }

    #[test]
    fn what_is_not_said_agrees_with_anything() {
        assert!(agree(&list(2, Datum::More), &list(2, nil())));
        assert!(!identical(&list(2, Datum::More), &list(2, nil())));
        assert!(agree(&Datum::Hole, &list(2, nil())));
        assert!(!agree(&list(2, nil()), &list(3, nil())));
        assert!(is_cut(&list(2, Datum::More)) && !is_cut(&list(2, Datum::Hole)));
    }

    #[test]
    fn long_lists_are_compared_to_their_ends() {
        assert!(agree(&list(1_000_000, nil()), &list(1_000_000, nil())));
        assert!(!identical(&list(1_000_000, nil()), &list(1_000_000, Datum::Hole)));
    }

    #[test]
    fn doubles_compare_as_constants() {
        assert!(agree(&Datum::Double(f64::NAN), &Datum::Double(f64::NAN)));
        assert!(!agree(&Datum::Double(0.0), &Datum::Double(-0.0)));
    }
}
