//! SARIF 2.1.0: what code scanning services read.

use serde_json::{Value, json};
use snell_report::{Finding, Level, Place, Remark, Verdict};
use snell_workbench::{Code, explain, title};
use std::collections::BTreeSet;

/// The whole document, as one line.
pub fn document(found: &[Finding]) -> String {
    let codes: BTreeSet<&str> = found.iter().map(|finding| finding.code.as_str()).collect();
    let rules: Vec<Value> = codes.iter().map(|code| rule(code)).collect();
    let codes: Vec<&str> = codes.into_iter().collect();
    let results: Vec<Value> = found.iter().map(|finding| result(finding, &codes)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "Snell", "version": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
    .to_string()
}

fn rule(code: &str) -> Value {
    let number = code.trim_start_matches("SN-").parse().map(Code).ok();
    let text = number.and_then(explain).unwrap_or(code);
    let short = number.and_then(title).unwrap_or_else(|| text.split_inclusive(". ").next().unwrap_or(text).trim());
    json!({ "id": code, "shortDescription": { "text": short }, "fullDescription": { "text": text } })
}

fn result(finding: &Finding, codes: &[&str]) -> Value {
    // A result that is no failure has no level.
    let (kind, level) = match (finding.level, finding.verdict) {
        (Level::Good, _) => ("pass", "none"),
        (Level::Open, Some(Verdict::Vacuous)) => ("notApplicable", "none"),
        (Level::Open, _) => ("open", "none"),
        (Level::Warning, _) => ("fail", "warning"),
        (Level::Error, _) => ("fail", "error"),
    };
    let mut text = finding.message.clone();
    for line in &finding.counterexample {
        text.push('\n');
        text.push_str(line);
    }
    let index = codes.iter().position(|code| *code == finding.code);
    let related: Vec<Value> = finding.related.iter().enumerate().filter_map(|(at, remark)| aside(at, remark)).collect();
    let mut result = json!({
        "ruleId": finding.code,
        "kind": kind,
        "level": level,
        "message": { "text": text },
        "locations": [{
            "physicalLocation": physical(&finding.file, finding.place.as_ref()),
            "logicalLocations": [{ "name": finding.subject }],
        }],
        "properties": { "verdict": finding.verdict },
    });
    if let Some(index) = index {
        result["ruleIndex"] = json!(index);
    }
    if !related.is_empty() {
        result["relatedLocations"] = Value::Array(related);
    }
    result
}

fn aside(at: usize, remark: &Remark) -> Option<Value> {
    let place = remark.place.as_ref()?;
    Some(json!({
        "id": at,
        "physicalLocation": physical(&place.file, Some(place)),
        "message": { "text": remark.text },
    }))
}

fn physical(file: &str, place: Option<&Place>) -> Value {
    let mut location = json!({ "artifactLocation": { "uri": uri(file) } });
    if let Some(place) = place {
        // The end is the column after the last one.
        location["region"] = json!({
            "startLine": place.line,
            "startColumn": place.column,
            "endLine": place.end_line,
            "endColumn": place.end_column + 1,
        });
    }
    location
}

/// A path as a relative reference: what has a meaning in addresses is written as an escape.
fn uri(path: &str) -> String {
    let mut text = String::new();
    for byte in path.replace('\\', "/").bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => text.push(byte as char),
            byte => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_references() {
        assert_eq!(uri("src/A b.hs"), "src/A%20b.hs");
        assert_eq!(uri("ä%"), "%C3%A4%25");
    }
}
