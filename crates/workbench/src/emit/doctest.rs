//! Examples in comments, as `doctest` runs them in GHCi: what an example prints must be what stands below it.

use super::tasty::irrefutable;
use super::{Case, Expected, HOLDS, QUICKCHECK, Suite, WARNING, evaluated, quoted};

pub(super) fn write(suite: &Suite) -> String {
    let mut out = format!("-- | Written by `{}`.\n-- {WARNING}\n--\n", suite.command);
    let mut imports: Vec<String> = suite.imports.clone();
    imports.extend(suite.of_subject());
    if suite.can_fail() {
        imports.push("import Control.Exception (SomeException, evaluate, try)".into());
        imports.push("import Data.List (isInfixOf)".into());
    }
    if suite.has_properties() {
        imports.push(QUICKCHECK.into());
    }
    imports.sort();
    imports.dedup();
    out.push_str(&imports.iter().map(|import| format!("-- >>> {import}\n")).collect::<String>());
    if suite.can_fail() {
        out.push_str(
            "-- >>> :{\n\
             -- let fails :: String -> Int -> IO Bool\n\
             --     fails says size = either (isInfixOf says . message) (const False) <$> try (evaluate size)\n\
             --     message :: SomeException -> String\n\
             --     message = show\n\
             -- :}\n",
        );
    }
    if suite.has_properties() {
        out.push_str("-- >>> :{\n");
        for (at, line) in HOLDS.iter().enumerate() {
            out.push_str(&format!("-- {}{line}\n", if at == 0 { "let " } else { "    " }));
        }
        out.push_str("-- :}\n");
    }
    for group in suite.groups() {
        out.push_str(&format!("--\n-- == {}\n", group[0].group));
        for case in group {
            out.push_str(&format!("--\n-- {}:\n--\n-- >>> {}\n-- True\n", case.name, claim(case)));
        }
    }
    // Examples belong to a module, and see those that it imports.
    let subject = &suite.subject;
    format!("{out}module Main (main) where\n\nimport {subject} ()\n\nmain :: IO ()\nmain = return ()\n")
}

/// A Bool: how GHCi prints a value depends on its type, a truth value is always the same.
fn claim(case: &Case) -> String {
    let call = &case.call;
    match &case.expected {
        Expected::Equals(value) => format!("({call}) == ({value})"),
        Expected::ShowsAs(value) => format!("show ({call}) == show ({value})"),
        Expected::Matches(pattern) => {
            let otherwise = if irrefutable(pattern) { "" } else { "; _ -> False" };
            format!("case {call} of {{ {pattern} -> True{otherwise} }}")
        }
        Expected::Holds => format!("holds ({call})"),
        Expected::Fails { says, shown } => format!("fails {} {}", quoted(says), evaluated(call, *shown)),
    }
}
