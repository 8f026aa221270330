//! What users read.

use snell_logic::{CharClass, CharMap, Range, TermId, Terms, VarId};

fn name(var: VarId) -> String {
    ["a", "b", "c", "d"].get(var.index()).map_or_else(|| format!("v{}", var.0), ToString::to_string)
}

fn shown(terms: &Terms, term: TermId) -> String {
    terms.display(term, &name).to_string()
}

#[test]
fn comparisons_read_well() {
    let mut t = Terms::new();
    let [a, b, c] = [0; 3].map(|_| t.fresh_int(Range::ANY));
    let (zero, one, seven) = (t.int(0), t.int(1), t.int(7));
    let two_b = t.add(b, b);
    let sum = t.add(a, two_b);
    let mut check = |term: fn(&mut Terms, &[TermId]) -> TermId, expected: &str| {
        let term = term(&mut t, &[a, b, c, zero, one, seven, sum]);
        assert_eq!(shown(&t, term), expected);
    };
    check(|t, v| t.le(v[6], v[5]), "a + 2*b <= 7");
    check(|t, v| t.lt(v[0], v[1]), "a < b");
    check(|t, v| t.le(v[0], v[2]), "a <= c");
    check(|t, v| t.gt(v[0], v[1]), "b < a");
    check(|t, v| t.gt(v[0], v[3]), "a > 0");
    check(|t, v| t.ge(v[0], v[5]), "a >= 7");
    check(|t, v| t.lt(v[0], v[3]), "a < 0");
    check(|t, v| t.ne(v[0], v[1]), "a /= b");
    check(|t, v| t.eq(v[0], v[5]), "a == 7");
    check(
        |t, v| {
            let sum = t.add(v[1], v[5]);
            t.le(v[0], sum)
        },
        "a <= b + 7",
    );
    check(
        |t, v| {
            let product = t.mul(v[0], v[1]);
            let wrapped = t.wrap(product);
            let less = t.lt(wrapped, v[2]);
            let equal = t.eq(v[0], v[3]);
            t.or(&[less, equal])
        },
        "wrap (a * b) < c || a == 0",
    );
    check(
        |t, v| {
            let quotient = t.div_floor(v[6], v[5]);
            t.eq(quotient, v[0])
        },
        "a == (a + 2*b) `div` 7",
    );
}

#[test]
fn characters_read_like_haskell() {
    let mut t = Terms::new();
    let a = t.fresh_int(Range::CHAR);
    let space = t.member(CharClass(1 << 22 | 1 << 30), a);
    let upper = t.char_map(CharMap::Upper, a);
    let capital = t.member(CharClass(0b101), upper);
    let neither = [t.not(space), t.not(capital)];
    let both = t.and(&neither);
    assert_eq!(shown(&t, both), "not (isSpace a) && not (isUpper (toUpper a))");
}

#[test]
fn deep_terms_are_cut() {
    let mut t = Terms::new();
    let mut term = t.fresh_int(Range::ANY);
    for i in 0..100_000 {
        let divisor = t.int(i % 7 + 2);
        let shifted = t.offset(term, 1);
        term = t.div_floor(shifted, divisor);
    }
    assert!(shown(&t, term).contains('…'));
}
