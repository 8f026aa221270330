//! Saved counterexamples: the call of a property with values in the language itself, which no version of a search needs
//! to understand.

use crate::imports;
use crate::load::Loaded;
use snell_core_ir::{Program, Property, Type, builtin};
use snell_report::{Counterexample, Difference};

/// What a file of the corpus says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedCall {
    /// The property, or the first of two functions that differ.
    pub property: String,
    /// What it is applied to, as arguments are written.
    pub args: Vec<String>,
    /// Whether the property gives a plain truth value.
    pub is_bool: bool,
    /// The second of two functions that differ.
    pub other: Option<String>,
    /// What another module must import to say the arguments, besides the module of the property.
    pub imports: Vec<String>,
}

/// The mark of files about two functions.
const COMPARED: &str = "-- Compared with ";

/// The mark of lines about imports.
const IMPORT: &str = "-- import ";

/// The mark of files whose property gives more than a truth value.
const PROPERTY: &str = "-- It gives a Property of QuickCheck.";

impl SavedCall {
    /// The call that fails, unless an input can't be written down.
    pub fn of(loaded: &Loaded, property: &Property, found: &Counterexample) -> Option<SavedCall> {
        // What generators gave is not said by a call.
        if !found.generated.is_empty() {
            return None;
        }
        let written = |(at, input): (usize, &snell_report::Input)| {
            let inside = argument(&input.value)?;
            let layers = property.wrapped.get(at).map_or(&[][..], |layers| layers);
            Some(layers.iter().rev().fold(inside, |inside, con| format!("({con} {inside})")))
        };
        let args = found.inputs.iter().enumerate().map(written).collect::<Option<Vec<String>>>()?;
        let global = loaded.program.global(loaded.program.find_global(&property.name)?);
        let result = global.ty.as_ref().map(|ty| ty.arguments().1);
        let is_bool = matches!(result, Some(Type::Data(data, _)) if *data == builtin::BOOL);
        let imports = imports::needed(&loaded.program, args.iter());
        Some(SavedCall { property: property.name.clone(), args, is_bool, other: None, imports })
    }

    /// The input on which two functions differ, unless it can't be written down.
    pub fn difference(program: &Program, left: &str, right: &str, found: &Difference) -> Option<SavedCall> {
        let args = found.args.iter().map(|arg| argument(arg)).collect::<Option<Vec<String>>>()?;
        let named = is_name(left) && is_name(right);
        let imports = imports::needed(program, args.iter());
        let (property, other) = (left.to_owned(), Some(right.to_owned()));
        named.then_some(SavedCall { property, args, is_bool: true, other, imports })
    }

    /// What the file is called, but for its number.
    pub fn name(&self) -> String {
        [std::slice::from_ref(&self.property), self.other.as_slice()].concat().join("-")
    }

    /// The text of a file: comments, then an expression.
    pub fn text(&self, file: &str) -> String {
        let mut text = match &self.other {
            None => {
                let found = format!("-- A counterexample of {} in {file}, found by snell check.\n", self.property);
                found + "-- The next check runs it first. Delete the file to forget it.\n"
            }
            Some(other) => {
                let found = format!("-- An input on which two functions of {file} differ, found by snell diff.\n");
                found + &format!("{COMPARED}{other}\n")
            }
        };
        if !self.is_bool {
            text.push_str(PROPERTY);
            text.push('\n');
        }
        text.extend(self.imports.iter().map(|import| format!("-- {import}\n")));
        text.push_str(&self.property);
        for arg in &self.args {
            text.push_str("\n  ");
            text.push_str(arg);
        }
        text.push('\n');
        text
    }

    /// Reads a file back; nothing if it is none of ours.
    pub fn read(text: &str) -> Option<SavedCall> {
        let is_bool = !text.lines().any(|line| line == PROPERTY);
        let other = text.lines().find_map(|line| line.strip_prefix(COMPARED)).map(str::to_owned);
        let is_import = |line: &&str| line.starts_with(IMPORT);
        let imports = text.lines().filter(is_import).map(|line| line["-- ".len()..].to_owned()).collect();
        let mut lines = text.lines().filter(|line| !line.starts_with("--") && !line.trim().is_empty());
        let property = lines.next().filter(|line| is_name(line))?;
        let args = lines.map(|line| line.strip_prefix("  ").map(str::to_owned)).collect::<Option<Vec<String>>>()?;
        Some(SavedCall { property: property.to_owned(), args, is_bool, other, imports })
    }

    /// The call on one line.
    pub fn call(&self) -> String {
        let applied = |function: &String| [std::slice::from_ref(function), &self.args].concat().join(" ");
        match &self.other {
            None => applied(&self.property),
            Some(other) => format!("{} == {}", applied(&self.property), applied(other)),
        }
    }
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_alphanumeric() || "_'".contains(c))
}

/// A value as an argument. What was never looked at may be anything, so that it fails if it is looked at now.
pub(crate) fn argument(value: &str) -> Option<String> {
    Some(bracketed(&without_holes(value)?))
}

/// A value in parentheses, where these are needed.
pub(crate) fn bracketed(value: &str) -> String {
    let closed = [('[', ']'), ('(', ')'), ('"', '"'), ('\'', '\'')];
    let is_word = value.chars().all(|c| c.is_alphanumeric() || "_'.".contains(c));
    let is_closed = closed.iter().any(|&(open, close)| {
        value.starts_with(open) && value.ends_with(close) && !splits(&value[1..value.len() - 1], open, close)
    });
    if is_word || is_closed { value.to_owned() } else { format!("({value})") }
}

/// Whether the brackets around a text are not each other's: `(a) (b)`.
fn splits(inner: &str, open: char, close: char) -> bool {
    let mut depth = 0;
    for c in inner.chars() {
        match c {
            c if c == open && open != close => depth += 1,
            c if c == close && depth == 0 => return open != close,
            c if c == close => depth -= 1,
            _ => {}
        }
    }
    false
}

/// `undefined` for each `_` that is no pattern; nothing if the value was cut.
fn without_holes(value: &str) -> Option<String> {
    let chars: Vec<char> = value.chars().collect();
    let is_word = |at: Option<&char>| at.is_some_and(|c| c.is_alphanumeric() || *c == '_' || *c == '\'');
    let (mut out, mut at, mut quoted) = (String::new(), 0, false);
    while at < chars.len() {
        let c = chars[at];
        if quoted || c == '\'' && !is_word(at.checked_sub(1).and_then(|before| chars.get(before))) {
            out.push(c);
            if c == '\\' || c == '\'' && !quoted {
                out.extend(chars.get(at + 1));
                at += 1;
            } else if c == '"' {
                quoted = false;
            }
        } else if c == '"' {
            quoted = true;
            out.push(c);
        } else if c == '.' && chars[at..].starts_with(&['.', '.', '.']) {
            return None;
        } else if c == '_' && !is_word(chars.get(at + 1)) && !is_word(at.checked_sub(1).and_then(|b| chars.get(b))) {
            let arrow = chars[at + 1..].iter().collect::<String>().trim_start().starts_with("->");
            out.push_str(if arrow { "_" } else { "undefined" });
        } else {
            out.push(c);
        }
        at += 1;
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_written_so_that_they_read_back() {
        for (value, written) in [
            ("1", "1"),
            ("-1", "(-1)"),
            ("[1,2]", "[1,2]"),
            ("1 : _", "(1 : undefined)"),
            ("Just _", "(Just undefined)"),
            ("[_,a_b,\"_ _\",'_']", "[undefined,a_b,\"_ _\",'_']"),
            ("(1,2)", "(1,2)"),
            ("[1] ++ [2]", "([1] ++ [2])"),
            ("\\x -> case x of { 0 -> _; _ -> 2 }", "(\\x -> case x of { 0 -> undefined; _ -> 2 })"),
            ("\"a\\\"_\"", "\"a\\\"_\""),
        ] {
            assert_eq!(argument(value).as_deref(), Some(written));
        }
        assert_eq!(argument("[1,2 ...]"), None);
    }

    #[test]
    fn files_read_back() {
        let args = vec!["1".into(), "(Just 2)".into()];
        let imports = vec!["import qualified Data.Map as M".into()];
        let saved = SavedCall { property: "prop_x".into(), args, is_bool: false, other: None, imports };
        assert_eq!(SavedCall::read(&saved.text("A.hs")), Some(saved.clone()));
        assert_eq!((saved.call(), saved.name()), ("prop_x 1 (Just 2)".into(), "prop_x".into()));
        let saved = SavedCall { property: "f".into(), is_bool: true, other: Some("g'".into()), ..saved };
        assert_eq!(SavedCall::read(&saved.text("A.hs")), Some(saved.clone()));
        assert_eq!((saved.call(), saved.name()), ("f 1 (Just 2) == g' 1 (Just 2)".into(), "f-g'".into()));
        assert_eq!(SavedCall::read("prop_x 1\n"), None);
        assert_eq!(SavedCall::read(""), None);
    }
}
