//! Every operation agrees with num-bigint, and every result is canonical.

use num_bigint::BigInt;
use num_integer::Integer as _;
use proptest::prelude::*;
use snell_integer::Integer;

/// Values around the borders where the representation changes.
fn number() -> impl Strategy<Value = BigInt> {
    prop_oneof![
        (-20i64..20).prop_map(BigInt::from),
        any::<i64>().prop_map(BigInt::from),
        any::<i128>().prop_map(BigInt::from),
        (-3i64..3).prop_map(|d| BigInt::from(i64::MAX) + d),
        (-3i64..3).prop_map(|d| BigInt::from(i64::MIN) + d),
        (any::<i128>(), any::<i128>()).prop_map(|(a, b)| BigInt::from(a) * b),
        (0u32..1100, -1i64..2).prop_map(|(e, d)| (BigInt::from(1) << e) + d),
    ]
}

fn same(actual: &Integer, expected: &BigInt) -> bool {
    let canonical = match actual {
        Integer::Small(_) => true,
        Integer::Big(big) => i64::try_from(&**big).is_err(),
    };
    canonical && actual.to_big() == *expected
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn ring_and_bits(a in number(), b in number(), bits in 0u32..200) {
        let (x, y) = (Integer::from_big(a.clone()), Integer::from_big(b.clone()));
        prop_assert!(same(&(&x + &y), &(&a + &b)));
        prop_assert!(same(&(&x - &y), &(&a - &b)));
        prop_assert!(same(&(&x * &y), &(&a * &b)));
        prop_assert!(same(&-&x, &-&a));
        prop_assert!(same(&x.gcd(&y), &a.gcd(&b)));
        prop_assert!(same(&(&x & &y), &(&a & &b)));
        prop_assert!(same(&(&x | &y), &(&a | &b)));
        prop_assert!(same(&(&x ^ &y), &(&a ^ &b)));
        prop_assert!(same(&!&x, &(-&a - 1)));
        prop_assert!(same(&x.shl(bits), &(&a << bits)));
        prop_assert!(same(&x.shr(bits), &(&a >> bits)));
        prop_assert!(same(&x.pow(bits % 5), &a.pow(bits % 5)));
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(x.bit_length(), a.bits());
        let modulus = BigInt::from(1) << 64;
        let wrapped = BigInt::from(x.wrap_i64());
        prop_assert!((wrapped - &a).mod_floor(&modulus) == BigInt::from(0));
    }

    #[test]
    fn divisions(a in number(), b in number()) {
        let (x, y) = (Integer::from_big(a.clone()), Integer::from_big(b.clone()));
        if b == BigInt::from(0) {
            prop_assert!(x.div_floor(&y).is_none() && x.mod_floor(&y).is_none());
            prop_assert!(x.quot(&y).is_none() && x.rem(&y).is_none());
        } else {
            prop_assert!(same(&x.div_floor(&y).unwrap(), &a.div_floor(&b)));
            prop_assert!(same(&x.mod_floor(&y).unwrap(), &a.mod_floor(&b)));
            prop_assert!(same(&x.quot(&y).unwrap(), &(&a / &b)));
            prop_assert!(same(&x.rem(&y).unwrap(), &(&a % &b)));
            prop_assert!(same(&x.div_ceil(&y).unwrap(), &num_integer::Integer::div_ceil(&a, &b)));
        }
    }

    #[test]
    fn text_and_doubles(a in number(), double in any::<f64>()) {
        let x = Integer::from_big(a.clone());
        prop_assert_eq!(x.to_string(), a.to_string());
        prop_assert_eq!(a.to_string().parse::<Integer>().unwrap(), x.clone());
        // Rust's decimal parser rounds correctly.
        prop_assert_eq!(x.to_f64(), a.to_string().parse::<f64>().unwrap());
        match Integer::from_f64_trunc(double) {
            Some(whole) => prop_assert_eq!(whole.to_f64(), double.trunc()),
            None => prop_assert!(!double.is_finite()),
        }
    }
}

#[test]
fn haskell_signs() {
    let table = [(7, 2, 3, 1, 3, 1), (-7, 2, -4, 1, -3, -1), (7, -2, -4, -1, -3, 1), (-7, -2, 3, -1, 3, -1)];
    for (a, b, div, modulo, quot, rem) in table {
        let (x, y) = (Integer::from(a), Integer::from(b));
        assert_eq!(x.div_floor(&y), Some(Integer::from(div)));
        assert_eq!(x.mod_floor(&y), Some(Integer::from(modulo)));
        assert_eq!(x.quot(&y), Some(Integer::from(quot)));
        assert_eq!(x.rem(&y), Some(Integer::from(rem)));
    }
}

#[test]
fn odd_texts_are_refused() {
    for text in ["", "-", "+", "1_0", "0x1", " 1", "1 ", "--1"] {
        assert!(text.parse::<Integer>().is_err(), "{text:?}");
    }
    assert_eq!(Integer::parse_radix("ff", 16), Some(Integer::from(255)));
    assert_eq!(Integer::parse_radix("f_f", 16), None);
}
