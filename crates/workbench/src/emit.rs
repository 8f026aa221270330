//! Tests in the syntax of the frameworks that Haskell programs use, one behaviour a test.
//!
//! A [`Suite`] is plain text in pieces: calls and results as they are written in the language. What a framework wants
//! around them is in the file of its [`Style`].

mod case;
mod doctest;
mod hspec;
mod hunit;
mod names;
mod suite;
mod tasty;
mod types;

pub use names::{quoted, reserved};
pub use suite::suite;

/// The framework that tests are written for. Nothing but the framework is needed to run them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// `tasty` with `tasty-hunit`.
    Tasty,
    /// `hspec`.
    Hspec,
    /// `HUnit`.
    HUnit,
    /// Examples in a comment, as `doctest` reads them.
    Doctest,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Tasty, Style::Hspec, Style::HUnit, Style::Doctest];

    /// The name, as it is given on a command line.
    pub fn text(self) -> &'static str {
        match self {
            Style::Tasty => "tasty",
            Style::Hspec => "hspec",
            Style::HUnit => "hunit",
            Style::Doctest => "doctest",
        }
    }

    /// The packages that the tests need.
    pub fn needs(self) -> &'static str {
        match self {
            Style::Tasty => "tasty-hunit",
            Style::Hspec => "hspec",
            Style::HUnit => "HUnit",
            Style::Doctest => "doctest",
        }
    }
}

/// A file of tests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suite {
    /// The module that is tested; one without a name can't be tested from another file.
    pub subject: String,
    /// Names of that module that mean something else in a file of tests; see [`reserved`]. Calls must qualify them.
    pub hidden: Vec<String>,
    /// What calls and results need besides, as imports are written.
    pub imports: Vec<String>,
    /// The command that writes the file, for its first line.
    pub command: String,
    /// The tests; those of one function follow each other.
    pub cases: Vec<Case>,
}

/// A test: what is called, and what is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What it is about, as a heading: the function.
    pub group: String,
    /// The behaviour, in words: `band 0 gives Light`.
    pub name: String,
    /// An expression.
    pub call: String,
    /// What it does.
    pub expected: Expected,
}

/// What an expression does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// It is equal to this expression; its type has equality and a text.
    Equals(String),
    /// It has the same text as this expression: its type has no equality, or a part of it is not equal to itself.
    ShowsAs(String),
    /// It matches this pattern: its type has no text, or it has no end.
    Matches(String),
    /// It is a property of QuickCheck, and holds.
    Holds,
    /// Evaluating it fails, and the failure says this, among other things. All of it is evaluated if its type has a
    /// text, which is `shown`; else it fails at once.
    Fails {
        /// What the failure says; empty if that does not matter.
        says: String,
        /// Whether its type has a text.
        shown: bool,
    },
}

/// How the first line of a file begins that Snell wrote.
pub const SIGNATURE: &str = "-- | Written by `snell ";

/// What all files say at their beginning.
pub const WARNING: &str = "These tests record what the code does today, not what it should do.";

/// The text of a file of tests.
pub fn write(style: Style, suite: &Suite) -> String {
    match style {
        Style::Tasty => tasty::write(suite),
        Style::Hspec => hspec::write(suite),
        Style::HUnit => hunit::write(suite),
        Style::Doctest => doctest::write(suite),
    }
}

impl Suite {
    /// The tests of each function, in their order.
    fn groups(&self) -> impl Iterator<Item = &[Case]> {
        self.cases.chunk_by(|one, next| one.group == next.group)
    }

    fn any(&self, wanted: fn(&Expected) -> bool) -> bool {
        self.cases.iter().any(|case| wanted(&case.expected))
    }

    fn can_fail(&self) -> bool {
        self.any(|expected| matches!(expected, Expected::Fails { .. }))
    }

    fn has_properties(&self) -> bool {
        self.any(|expected| matches!(expected, Expected::Holds))
    }

    fn has_patterns(&self) -> bool {
        self.any(|expected| matches!(expected, Expected::Matches(_)))
    }

    fn compares(&self) -> bool {
        self.any(|expected| matches!(expected, Expected::Equals(_) | Expected::ShowsAs(_)))
    }

    /// The first lines of a module, up to its own imports, and the imports of what is tested.
    fn head(&self, imports: &[String]) -> String {
        let mut out = format!("-- | Written by `{}`.\n-- {WARNING}\nmodule Main (main) where\n\n", self.command);
        let mut all = imports.to_vec();
        if self.can_fail() {
            all.push("import Control.Exception (SomeException, evaluate, try)".into());
            all.push("import Data.List (isInfixOf)".into());
        }
        if self.has_properties() {
            all.push(QUICKCHECK.into());
        }
        all.extend_from_slice(&self.imports);
        all.extend(self.of_subject());
        all.sort();
        all.dedup();
        out.push_str(&(all.join("\n") + "\n"));
        out
    }

    /// The imports of what is tested.
    fn of_subject(&self) -> Vec<String> {
        if self.hidden.is_empty() {
            return vec![format!("import {}", self.subject)];
        }
        let hidden: Vec<String> = self.hidden.iter().map(|name| names::word(name)).collect();
        vec![
            format!("import {} hiding ({})", self.subject, hidden.join(", ")),
            format!("import qualified {}", self.subject),
        ]
    }

    /// Functions that the tests use: what evaluating an expression fails with, and whether a property holds.
    fn helpers(&self, assertion: &str, failure: &str) -> String {
        let mut out = String::new();
        if self.has_properties() {
            out.push_str("\n-- | Whether a property holds of the inputs that it is applied to.\n");
            out.extend(HOLDS.iter().map(|line| format!("{line}\n")));
        }
        if !self.can_fail() {
            return out;
        }
        out + &format!(
            "\n-- | Evaluating all of a value must fail, and the failure must say this.\n\
             fails :: String -> Int -> {assertion}\n\
             fails says size = do\n  \
               outcome <- try (evaluate size)\n  \
               case outcome of\n    \
                 Left failure\n      \
                   | says `isInfixOf` show (failure :: SomeException) -> return ()\n      \
                   | otherwise -> {failure} (\"another failure: \" ++ show failure)\n    \
                 Right _ -> {failure} \"no failure\"\n"
        )
    }
}

/// What properties need.
const QUICKCHECK: &str = "import qualified Test.QuickCheck as QuickCheck";

/// A property that is applied to all its inputs is tried once; inputs that do not meet its precondition break nothing.
const HOLDS: [&str; 6] = [
    "holds :: QuickCheck.Testable property => property -> IO Bool",
    "holds property = do",
    "  result <- QuickCheck.quickCheckWithResult QuickCheck.stdArgs { QuickCheck.maxSuccess = 1, QuickCheck.chatty = False } property",
    "  return $ case result of",
    "    QuickCheck.GaveUp {} -> True",
    "    _ -> QuickCheck.isSuccess result",
];

/// A number to evaluate in order to see a failure.
fn evaluated(call: &str, shown: bool) -> String {
    if shown { format!("(length (show ({call})))") } else { format!("(({call}) `seq` 0)") }
}

#[cfg(test)]
mod tests;
