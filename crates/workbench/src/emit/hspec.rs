//! `hspec`.

use super::tasty::irrefutable;
use super::{Case, Expected, Suite, evaluated, quoted};

pub(super) fn write(suite: &Suite) -> String {
    let mut used = vec!["describe", "hspec", "it"];
    if suite.compares() {
        used.push("shouldBe");
    }
    if suite.has_patterns() {
        used.push("shouldSatisfy");
    }
    if suite.has_properties() {
        used.push("shouldReturn");
    }
    if suite.can_fail() {
        used.extend(["Expectation", "expectationFailure"]);
    }
    used.sort_unstable();
    let mut out = suite.head(&[format!("import Test.Hspec ({})", used.join(", "))]);
    out.push_str(&format!("\nmain :: IO ()\nmain = hspec $ describe {} $ do", quoted(&suite.subject)));
    for group in suite.groups() {
        out.push_str(&format!("\n  describe {} $ do", quoted(&group[0].group)));
        for case in group {
            out.push_str(&format!("\n    it {} $\n      {}", quoted(&case.name), expectation(case)));
        }
    }
    out.push_str(if suite.cases.is_empty() { " return ()\n" } else { "\n" });
    out + &suite.helpers("Expectation", "expectationFailure")
}

fn expectation(case: &Case) -> String {
    let call = &case.call;
    match &case.expected {
        Expected::Equals(value) => format!("{call} `shouldBe` {value}"),
        Expected::ShowsAs(value) => format!("show ({call}) `shouldBe` show ({value})"),
        Expected::Matches(pattern) => {
            // What is matched may have no text.
            let otherwise = if irrefutable(pattern) { "" } else { "; _ -> False" };
            format!("(case {call} of {{ {pattern} -> True{otherwise} }}) `shouldSatisfy` id")
        }
        Expected::Holds => format!("holds ({call}) `shouldReturn` True"),
        Expected::Fails { says, shown } => format!("fails {} {}", quoted(says), evaluated(call, *shown)),
    }
}
