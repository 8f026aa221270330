//! `HUnit` alone.

use super::tasty::assertion;
use super::{Suite, quoted};

pub(super) fn write(suite: &Suite) -> String {
    let mut used = vec!["Counts (..)", "Test (..)", "runTestTT"];
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
        "import System.Exit (exitFailure)".to_owned(),
        "import Control.Monad (when)".to_owned(),
        format!("import Test.HUnit ({})", used.join(", ")),
    ];
    let mut out = suite.head(&imports);
    out.push_str(
        "\nmain :: IO ()\nmain = do\n  counts <- runTestTT tests\n  \
         when (errors counts + failures counts > 0) exitFailure\n\n\
         tests :: Test\ntests = TestLabel ",
    );
    out.push_str(&format!("{} $ TestList", quoted(&suite.subject)));
    for (at, group) in suite.groups().enumerate() {
        let open = if at == 0 { '[' } else { ',' };
        out.push_str(&format!("\n  {open} TestLabel {} $ TestList", quoted(&group[0].group)));
        for (at, case) in group.iter().enumerate() {
            let open = if at == 0 { '[' } else { ',' };
            let (name, assertion) = (quoted(&case.name), assertion(case));
            out.push_str(&format!("\n    {open} TestLabel {name} $ TestCase $\n        {assertion}"));
        }
        out.push_str("\n    ]");
    }
    out.push_str(if suite.cases.is_empty() { " []\n" } else { "\n  ]\n" });
    out + &suite.helpers("Assertion", "assertFailure")
}
