//! JUnit's XML: what build servers read. Every finding is a test case, those that are fine as well.

use snell_report::{Finding, Level};
use std::fmt::Write;

/// The whole document.
pub fn document(command: &str, found: &[Finding]) -> String {
    let count = |level: Level| found.iter().filter(|finding| finding.level == level).count();
    let figures = format!(
        "tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\"",
        found.len(),
        count(Level::Error) + count(Level::Warning),
        count(Level::Open)
    );
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(text, "<testsuites name=\"snell {command}\" {figures}>");
    let _ = writeln!(text, "  <testsuite name=\"snell {command}\" {figures}>");
    for finding in found {
        case(finding, &mut text);
    }
    text.push_str("  </testsuite>\n</testsuites>");
    text
}

fn case(finding: &Finding, text: &mut String) {
    let line = finding.place.as_ref().map_or(String::new(), |place| format!(" line=\"{}\"", place.line));
    let (name, file) = (escaped(&finding.subject), escaped(&finding.file));
    let _ = write!(text, "    <testcase classname=\"{file}\" name=\"{name}\" file=\"{file}\"{line}");
    let message = escaped(&finding.message);
    let _ = match finding.level {
        Level::Good => write!(text, "><system-out>{message}</system-out></testcase>"),
        Level::Open => write!(text, "><skipped message=\"{message}\"/></testcase>"),
        Level::Warning | Level::Error => {
            let more = escaped(&finding.counterexample.join("\n"));
            let code = escaped(&finding.code);
            write!(text, "><failure type=\"{code}\" message=\"{message}\">{more}</failure></testcase>")
        }
    };
    text.push('\n');
}

/// Text in an element or in double quotes. What XML has no way to say is left out.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&apos;"),
            '\n' => out.push_str("&#10;"),
            '\t' => out.push_str("&#9;"),
            '\r' => out.push_str("&#13;"),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_its_quotes() {
        assert_eq!(escaped("a\"<b>&'\n\u{1}ä"), "a&quot;&lt;b&gt;&amp;&apos;&#10;ä");
    }
}
