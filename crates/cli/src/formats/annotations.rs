//! Annotations: lines that GitHub's workflow runner turns into remarks on a change.

use snell_report::{Finding, Level};

/// The line of a finding; nothing is said of what is fine.
pub fn line(finding: &Finding) -> Option<String> {
    let word = match finding.level {
        Level::Good => return None,
        Level::Open => "notice",
        Level::Warning => "warning",
        Level::Error => "error",
    };
    let mut fields = vec![format!("file={}", property(&finding.file))];
    if let Some(place) = &finding.place {
        fields.push(format!("line={},endLine={}", place.line, place.end_line));
        // Columns are only understood within a line; the end is taken to be the last one.
        if place.line == place.end_line {
            fields.push(format!("col={},endColumn={}", place.column, place.end_column));
        }
    }
    fields.push(format!("title={}", property(&format!("{} {}", finding.code, finding.subject))));
    let mut text = finding.message.clone();
    for line in &finding.counterexample {
        text.push('\n');
        text.push_str(line);
    }
    Some(format!("::{word} {}::{}", fields.join(","), data(&text)))
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ends_a_field_early() {
        assert_eq!(property("a:b,c%\n"), "a%3Ab%2Cc%25%0A");
        assert_eq!(data("100%\nof: a, b"), "100%25%0Aof: a, b");
    }
}
