//! The second opinion of a real compiler: what was found, as lines for GHC's interpreter, and what it says to them.

use snell_report::{Counterexample, Crash, Outcome, PathReport};

use crate::corpus::SavedCall;

/// A result that GHC can confirm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The call.
    pub call: String,
    /// An expression that is evaluated.
    expression: String,
    /// What it gives.
    expected: Expected,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Expected {
    True,
    Failure,
}

impl Claimed {
    /// That a call of a property does not hold.
    pub fn refutation(call: &SavedCall, found: &Counterexample) -> Claimed {
        let text = call.call();
        let args = "Test.QuickCheck.stdArgs { Test.QuickCheck.chatty = False, Test.QuickCheck.maxSuccess = 1 }";
        let expression = match call.is_bool {
            true => format!("Prelude.not ({text})"),
            // Only an action can try a Property; it catches what the property raises.
            false => format!(
                "System.IO.Unsafe.unsafePerformIO (Prelude.fmap (Prelude.not . Test.QuickCheck.isSuccess) \
                 (Test.QuickCheck.quickCheckWithResult ({args}) ({text})))"
            ),
        };
        let fails = matches!(found.outcome, Outcome::Fails { .. }) && call.is_bool;
        Claimed { call: text, expression, expected: if fails { Expected::Failure } else { Expected::True } }
    }

    /// That a call fails; nothing if it can't be written as an expression.
    pub fn crash(crash: &Crash) -> Option<Claimed> {
        crate::corpus::argument(&crash.call).map(Claimed::failing)
    }

    /// Whatever of the result is shown, that fails.
    fn failing(call: String) -> Claimed {
        let expression = format!("Prelude.length (Prelude.show ({call})) Prelude.>= 0");
        Claimed { call, expression, expected: Expected::Failure }
    }

    /// What a path says; nothing if it can't be written as an expression.
    pub fn path(path: &PathReport) -> Option<Claimed> {
        if !path.inputs.is_empty() {
            return None;
        }
        let args = path.args.iter().map(|arg| crate::corpus::argument(arg)).collect::<Option<Vec<_>>>()?;
        let call = [std::slice::from_ref(&path.function), &args].concat().join(" ");
        Some(match &path.outcome {
            Outcome::Value { value } => {
                // A result that was not looked at in full can't be compared.
                if crate::corpus::argument(value)? != crate::corpus::bracketed(value) || value.starts_with('\\') {
                    return None;
                }
                let expression =
                    format!("Prelude.show ({call}) Prelude.== Prelude.show (({value}) `Prelude.asTypeOf` ({call}))");
                Claimed { call, expression, expected: Expected::True }
            }
            Outcome::Fails { .. } => Claimed::failing(call),
        })
    }
}

/// Before each answer, so that what programs write themselves is told apart.
const MARK: &str = "%snell%";

/// Lines for GHC's interpreter: each prints one line.
pub fn script(claims: &[Claimed]) -> String {
    let line = |(number, claim): (usize, &Claimed)| {
        format!(
            "(Control.Exception.evaluate ({}) Prelude.>>= \\v -> Prelude.putStrLn (\"{MARK}{number} \" Prelude.++ \
             Prelude.show v)) `Control.Exception.catch` (\\e -> Prelude.putStrLn (\"{MARK}{number} exception \" Prelude.++ Prelude.takeWhile \
             (Prelude./= '\\n') (Prelude.show (e :: Control.Exception.SomeException))))\n",
            claim.expression
        )
    };
    claims.iter().enumerate().map(line).collect()
}

/// What GHC said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// So many results are confirmed; GHC said nothing about the others, which it could not read.
    Agrees(usize),
    /// These are not.
    Disagrees(Vec<String>),
}

/// Compares what was printed with what was claimed.
pub fn opinion(claims: &[Claimed], output: &str) -> Opinion {
    let (mut confirmed, mut wrong) = (0, Vec::new());
    for line in output.lines() {
        let Some((number, said)) = line.split_once(MARK).and_then(|(_, rest)| rest.split_once(' ')) else { continue };
        let Some(claim) = number.parse().ok().and_then(|number: usize| claims.get(number)) else { continue };
        let agrees = match claim.expected {
            Expected::True => said == "True",
            Expected::Failure => said.starts_with("exception"),
        };
        match agrees {
            true => confirmed += 1,
            false => wrong.push(format!("{}: GHC says {said}", claim.call)),
        }
    }
    if wrong.is_empty() { Opinion::Agrees(confirmed) } else { Opinion::Disagrees(wrong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(expected: Expected) -> Claimed {
        Claimed { call: "f 1".into(), expression: "f 1 == 2".into(), expected }
    }

    #[test]
    fn answers_are_compared_one_by_one() {
        let claims = [claim(Expected::True), claim(Expected::Failure)];
        assert_eq!(opinion(&claims, "noise\n%snell%0 True\nx%snell%1 exception no\n"), Opinion::Agrees(2));
        let other = opinion(&claims, "%snell%0 False\n%snell%1 True\n");
        assert_eq!(other, Opinion::Disagrees(vec!["f 1: GHC says False".into(), "f 1: GHC says True".into()]));
        assert_eq!(opinion(&claims, "%snell%1 exception\n"), Opinion::Agrees(1));
    }

    #[test]
    fn each_claim_is_one_line() {
        let text = script(&[claim(Expected::True), claim(Expected::True)]);
        assert_eq!(text.lines().count(), 2);
    }
}
