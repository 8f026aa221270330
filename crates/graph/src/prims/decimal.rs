//! Doubles and floats in decimal, as Haskell and Scheme write them.

use snell_integer::Integer;

/// The digits of a number and the place of its point: `0.d1d2d3.. * 10^exponent`.
pub(super) struct Decimal {
    digits: String,
    exponent: i32,
}

/// `mantissa * 2^exponent`, and what can be near to it.
struct Binary {
    mantissa: u64,
    exponent: i32,
    /// Bits of a mantissa.
    precision: u32,
    /// The exponent of the smallest numbers.
    least: i32,
}

/// Haskell's `show` of a double.
pub(super) fn show_double(a: f64) -> String {
    show(a, || digits_of_double(a.abs()))
}

/// Haskell's `show` of a float.
pub(super) fn show_float(a: f32) -> String {
    show(f64::from(a), || digits_of_float(a.abs()))
}

/// The digits of a finite double that is not negative.
pub(super) fn digits_of_double(a: f64) -> Decimal {
    let (bits, text) = (a.to_bits(), format!("{a:e}"));
    let (mantissa, exponent) = split(bits & ((1 << 52) - 1), (bits >> 52) as i32, 52, -1074);
    shortest(&text, &Binary { mantissa, exponent, precision: 53, least: -1074 })
}

/// The fewest digits that are read back as a finite double that is not negative, as Scheme writes them.
pub(super) fn shortest_of_double(a: f64) -> Decimal {
    match a == 0.0 {
        true => Decimal { digits: "0".into(), exponent: 0 },
        false => read_back(&format!("{a:e}")),
    }
}

fn digits_of_float(a: f32) -> Decimal {
    let (bits, text) = (u64::from(a.to_bits()), format!("{a:e}"));
    let (mantissa, exponent) = split(bits & ((1 << 23) - 1), (bits >> 23) as i32, 23, -149);
    shortest(&text, &Binary { mantissa, exponent, precision: 24, least: -149 })
}

fn split(fraction: u64, biased: i32, width: u32, least: i32) -> (u64, i32) {
    if biased == 0 { (fraction, least) } else { (fraction | 1 << width, biased - 1 + least) }
}

impl std::fmt::Display for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}e{}", self.digits, self.exponent)
    }
}

/// What Rust writes with an exponent: the fewest digits that are read back as the number.
fn read_back(text: &str) -> Decimal {
    let (mut digits, mut exponent) = (String::with_capacity(17), 0);
    if let Some((mantissa, power)) = text.split_once('e') {
        digits.extend(mantissa.chars().filter(|&c| c != '.'));
        exponent = power.parse::<i32>().unwrap_or(0) + 1;
    }
    Decimal { digits, exponent }
}

/// The fewest digits that are nearer to this number than to any other.
///
/// What Rust writes as shortest is that too, but for one case: if the mantissa is even, Rust takes digits that lie
/// half-way to the next number, as they would be read back as this one. Haskell never does: 1.0e23 is
/// 9.999999999999999e22 there.
fn shortest(text: &str, number: &Binary) -> Decimal {
    if number.mantissa == 0 {
        return Decimal { digits: "0".into(), exponent: 0 };
    }
    let Decimal { digits, exponent } = read_back(text);
    match number.mantissa.is_multiple_of(2) && is_half_way(&digits, exponent, number) {
        false => Decimal { digits, exponent },
        true => generate(number),
    }
}

/// Whether these digits are exactly in the middle between the number and a neighbour.
fn is_half_way(digits: &str, exponent: i32, number: &Binary) -> bool {
    // The value is whole * 10^power. Middles are odd * 2^n with at most 54 bits, so that other powers of 5 do not fit.
    let power = exponent - digits.len() as i32;
    let Ok(whole) = digits.parse::<u128>() else { return false };
    let odd = match power {
        0..=24 => whole * 5u128.pow(power as u32),
        -24..0 if whole.is_multiple_of(5u128.pow(-power as u32)) => whole / 5u128.pow(-power as u32),
        _ => return false,
    };
    let twos = odd.trailing_zeros();
    let (odd, power) = (odd >> twos, power + twos as i32);
    let mantissa = u128::from(number.mantissa);
    // The gap below a power of two is half as wide, and its middle a quarter.
    let above = odd == 2 * mantissa + 1 && power == number.exponent - 1;
    let below = odd == 2 * mantissa - 1 && power == number.exponent - 1;
    above || below || is_narrow(number) && odd == 4 * mantissa - 1 && power == number.exponent - 2
}

/// Whether the next smaller number is nearer than the next larger one.
fn is_narrow(number: &Binary) -> bool {
    number.mantissa == 1 << (number.precision - 1) && number.exponent > number.least
}

/// Digit by digit with exact numbers, after Burger and Dybvig, as `floatToDigits` does.
fn generate(number: &Binary) -> Decimal {
    let small = |n: i64| Integer::Small(n);
    let (two, ten) = (small(2), small(10));
    let factor = if is_narrow(number) { 2 } else { 1 };
    let up = Integer::power_of_two(number.exponent.max(0) as u32);
    let scale = Integer::power_of_two((-number.exponent).max(0) as u32);
    let mantissa = small(number.mantissa as i64);
    // The number is rest / scale, half of the gaps to its neighbours are above / scale and below / scale.
    let mut rest = &(&mantissa * &up) * &small(2 * factor);
    let mut scale = &scale * &small(2 * factor);
    let (mut above, mut below) = (&up * &small(factor), up);
    let mut exponent = 0;
    while &rest + &above > scale {
        scale = &scale * &ten;
        exponent += 1;
    }
    while &(&rest + &above) * &ten <= scale {
        (rest, above, below) = (&rest * &ten, &above * &ten, &below * &ten);
        exponent -= 1;
    }
    let mut digits = String::new();
    loop {
        (rest, above, below) = (&rest * &ten, &above * &ten, &below * &ten);
        let digit = rest.quot(&scale).unwrap_or(Integer::ZERO);
        rest = &rest - &(&digit * &scale);
        let digit = digit.to_u32().unwrap_or(0);
        let (low, high) = (rest < below, &rest + &above > scale);
        let digit = match (low, high) {
            (_, false) => digit,
            (false, true) => digit + 1,
            (true, true) => digit + u32::from(&rest * &two >= scale),
        };
        digits.extend(char::from_digit(digit, 10));
        if low || high {
            return Decimal { digits, exponent };
        }
    }
}

/// Positional from 0.1 up to 10^7, with an exponent elsewhere.
fn show(a: f64, digits: impl FnOnce() -> Decimal) -> String {
    if a.is_nan() {
        return "NaN".into();
    }
    let sign = if a.is_sign_negative() { "-" } else { "" };
    if a.is_infinite() {
        return format!("{sign}Infinity");
    }
    let Decimal { digits, exponent } = digits();
    let or_zero = |digits: &str| if digits.is_empty() { "0".to_owned() } else { digits.to_owned() };
    if digits == "0" {
        return format!("{sign}0.0");
    }
    match exponent {
        0..=7 => {
            let point = (exponent as usize).min(digits.len());
            let zeros = "0".repeat(exponent as usize - point);
            let (whole, part) = (format!("{}{zeros}", &digits[..point]), &digits[point..]);
            format!("{sign}{}.{}", or_zero(&whole), or_zero(part))
        }
        _ => format!("{sign}{}.{}e{}", &digits[..1], or_zero(&digits[1..]), exponent - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_like_haskell() {
        let cases = [
            (0.1, "0.1"),
            (1.0, "1.0"),
            (1e7, "1.0e7"),
            (123456.789, "123456.789"),
            (0.01, "1.0e-2"),
            (1.5e-3, "1.5e-3"),
            (-2.0, "-2.0"),
            (-0.0, "-0.0"),
            (9999999.0, "9999999.0"),
            (5e-324, "5.0e-324"),
            (1e21, "1.0e21"),
            (1e22, "1.0e22"),
            (1e23, "9.999999999999999e22"),
            (f64::MAX, "1.7976931348623157e308"),
            (f64::NAN, "NaN"),
            (f64::NEG_INFINITY, "-Infinity"),
        ];
        for (a, text) in cases {
            assert_eq!(show_double(a), text);
        }
        for (a, text) in [(0.1, "0.1"), (16777216.0, "1.6777216e7"), (1e-45, "1.0e-45"), (3.4028235e38, "3.4028235e38")]
        {
            assert_eq!(show_float(a), text);
        }
    }

    #[test]
    fn digits_are_a_fraction_and_an_exponent() {
        for (a, text) in [(1.5, "15e1"), (0.0, "0e0"), (0.05, "5e-1"), (100.0, "1e3"), (0.1, "1e0")] {
            assert_eq!(digits_of_double(a).to_string(), text);
        }
    }

    #[test]
    fn the_slow_way_finds_what_the_fast_one_does() {
        let mut bits = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..2000 {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let a = f64::from_bits(bits & !(1 << 63));
            if a.is_finite() && a != 0.0 {
                let (mantissa, exponent) = split(a.to_bits() & ((1 << 52) - 1), (a.to_bits() >> 52) as i32, 52, -1074);
                let slow = generate(&Binary { mantissa, exponent, precision: 53, least: -1074 });
                assert_eq!(digits_of_double(a).to_string(), slow.to_string());
            }
        }
    }
}
