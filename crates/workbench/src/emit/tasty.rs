//! `tasty` with `tasty-hunit`.

use super::{Case, Expected, Suite, evaluated, quoted};

pub(super) fn write(suite: &Suite) -> String {
    let mut used = vec!["testCase"];
    if suite.has_patterns() || suite.has_properties() {
        used.push("assertBool");
    }
    if suite.can_fail() {
        used.extend(["Assertion", "assertFailure"]);
    }
    used.sort_unstable();
    if suite.compares() {
        used.push("(@?=)");
    }
    let imports = [
        "import Test.Tasty (defaultMain, testGroup)".to_owned(),
        format!("import Test.Tasty.HUnit ({})", used.join(", ")),
    ];
    let mut out = suite.head(&imports);
    out.push_str("\nmain :: IO ()\nmain = defaultMain $ testGroup ");
    out.push_str(&quoted(&suite.subject));
    for (at, group) in suite.groups().enumerate() {
        let open = if at == 0 { '[' } else { ',' };
        out.push_str(&format!("\n  {open} testGroup {}", quoted(&group[0].group)));
        for (at, case) in group.iter().enumerate() {
            let open = if at == 0 { '[' } else { ',' };
            out.push_str(&format!("\n    {open} testCase {} $\n        {}", quoted(&case.name), assertion(case)));
        }
        out.push_str("\n    ]");
    }
    out.push_str(if suite.cases.is_empty() { " []\n" } else { "\n  ]\n" });
    out + &suite.helpers("Assertion", "assertFailure")
}

/// A test as an action of HUnit.
pub(super) fn assertion(case: &Case) -> String {
    let call = &case.call;
    match &case.expected {
        Expected::Equals(value) => format!("{call} @?= {value}"),
        Expected::ShowsAs(value) => format!("show ({call}) @?= show ({value})"),
        Expected::Matches(pattern) => {
            let text = quoted(&format!("does not match {pattern}"));
            let otherwise = if irrefutable(pattern) { "" } else { "; _ -> False" };
            format!("assertBool {text} (case {call} of {{ {pattern} -> True{otherwise} }})")
        }
        Expected::Holds => format!("holds ({call}) >>= assertBool \"the property fails\""),
        Expected::Fails { says, shown } => format!("fails {} {}", quoted(says), evaluated(call, *shown)),
    }
}

/// Whether a pattern that follows could not be reached.
pub(super) fn irrefutable(pattern: &str) -> bool {
    pattern == "_"
}
