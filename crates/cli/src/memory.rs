//! Amounts of memory as people write them.

/// `4096`, `500M`, `2GiB`: bytes, or powers of 1024.
pub fn parse_size(text: &str) -> Result<usize, String> {
    let wrong = || "a size such as 500M or 2G is wanted".to_owned();
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let number: usize = number.parse().map_err(|_| wrong())?;
    let shift = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        "t" | "tb" | "tib" => 40,
        _ => return Err(wrong()),
    };
    number.checked_mul(1 << shift).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(parse_size("4096"), Ok(4096));
        assert_eq!(parse_size("500M"), Ok(500 << 20));
        assert_eq!(parse_size("2GiB"), Ok(2 << 30));
        for wrong in ["", "M", "-1", "1.5G", "1X", "99999999999999999T", "１M"] {
            assert!(parse_size(wrong).is_err(), "{wrong}");
        }
    }
}
