//! Every code that is printed or written down can be explained.

use super::tree::Tree;
use snell_workbench::{Code, explain};

/// Nobody's code: tests ask for it to see what happens.
const NOBODYS: Code = Code(9999);

/// Codes that are defined, and codes that a text mentions as `SN-` and four digits, have an explanation.
pub fn are_explained(tree: &Tree) -> Vec<String> {
    let defined = snell_workbench::CODES.iter().chain(snell_core_ir::CODES);
    let unexplained = defined.filter(|&&code| explain(code).is_none_or(|text| text.len() < 20));
    let mut complaints: Vec<String> = unexplained.map(|code| format!("{code} has no explanation")).collect();
    for file in tree.files.iter().filter(|file| !file.path.starts_with("crates/xtask/")) {
        for (at, line) in file.text.lines().enumerate() {
            let unknown = mentioned(line).filter(|&code| code != NOBODYS && explain(code).is_none());
            complaints.extend(unknown.map(|code| format!("{}:{}: {code} is no code", file.path, at + 1)));
        }
    }
    complaints
}

/// The codes in a line.
fn mentioned(line: &str) -> impl Iterator<Item = Code> {
    line.match_indices("SN-").filter_map(|(at, prefix)| {
        let digits = line.get(at + prefix.len()..at + prefix.len() + 4)?;
        digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok().map(Code))?
    })
}

#[cfg(test)]
mod tests {
    use super::super::tree::File;
    use super::*;

    #[test]
    fn an_unknown_code_is_noticed() {
        let files = vec![File { path: "docs/a.md".into(), text: "SN-0105 and SN-9998, but not SN-01nn".into() }];
        assert_eq!(are_explained(&Tree { crates: Vec::new(), files }), ["docs/a.md:1: SN-9998 is no code"]);
    }
}
