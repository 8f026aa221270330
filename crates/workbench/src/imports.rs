//! What a module must import to say values as another one says them.

use snell_core_ir::{ModuleImport, Program};
use std::collections::BTreeSet;

/// The imports that expressions need besides the module itself, in the order of the alphabet.
pub(crate) fn needed<'t>(program: &Program, expressions: impl Iterator<Item = &'t String>) -> Vec<String> {
    let interface = &program.interface;
    let own: BTreeSet<&str> = interface.constructors.iter().map(|&con| program.name(program.con(con).name)).collect();
    let names: BTreeSet<&str> = expressions.flat_map(|text| names(text)).collect();
    let mut lines = BTreeSet::new();
    for name in names {
        let plain = interface.imports.iter().filter(|import| !import.qualified);
        let Some(dot) = qualifier(name) else {
            if let Some((word, homes)) = FUNCTIONS.iter().find(|(word, _)| word.trim_matches(['(', ')']) == name) {
                let of = plain.clone().filter(|import| homes.iter().any(|home| import.module.starts_with(home)));
                lines.extend(of.map(|import| format!("import {} ({word})", import.module)));
            }
            // Which of them it comes from is not known.
            if name.starts_with(char::is_uppercase) && !PRELUDE.contains(&name) && !own.contains(name) {
                lines.extend(plain.map(|import| format!("import {}", import.module)));
            }
            continue;
        };
        let alias = &name[..dot];
        let mut found = interface.imports.iter().filter(|import| import.alias == alias).peekable();
        if found.peek().is_none() {
            lines.insert(format!("import qualified {alias}"));
        }
        lines.extend(found.map(|ModuleImport { module, .. }| match module == alias {
            true => format!("import qualified {module}"),
            false => format!("import qualified {module} as {alias}"),
        }));
    }
    lines.into_iter().collect()
}

/// Functions that values are written with, and the modules that have them.
const FUNCTIONS: [(&str, &[&str]); 4] = [
    ("fromList", &["Data.Map", "Data.Set", "Data.IntMap", "Data.IntSet", "Data.Sequence"]),
    ("pack", &["Data.Text"]),
    ("listArray", &["Data.Array", "Array"]),
    ("(%)", &["Data.Ratio", "Ratio"]),
];

/// Constructors that need no import.
const PRELUDE: [&str; 9] = ["True", "False", "Just", "Nothing", "Left", "Right", "LT", "EQ", "GT"];

/// Where the qualifier of a name ends: at the last dot that follows a module's name.
fn qualifier(name: &str) -> Option<usize> {
    let dot = name.rfind('.')?;
    name.starts_with(char::is_uppercase).then_some(dot)
}

/// The names in an expression, the operator of fractions included, with their qualifiers; texts and characters are none.
fn names(text: &str) -> Vec<&str> {
    let (mut found, mut rest) = (Vec::new(), text);
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_alphanumeric() || "_'.".contains(c);
        let len = match first {
            '"' | '\'' => literal(rest, first),
            c if c.is_alphanumeric() || c == '_' => {
                let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
                if !c.is_numeric() {
                    found.push(rest[..len].trim_end_matches('.'));
                }
                len
            }
            '%' => {
                found.push(&rest[..1]);
                1
            }
            c => c.len_utf8(),
        };
        rest = &rest[len..];
    }
    found
}

/// The length of a text or character that begins here.
fn literal(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_outside_of_texts() {
        assert_eq!(names("M.fromList [(1.5,'a'),(x',\"No.where \\\" B\")] Just"), ["M.fromList", "x'", "Just"]);
        assert_eq!(names("'\\'' : A.B.c"), ["A.B.c"]);
    }

    #[test]
    fn only_what_is_used_is_imported() {
        let import = |module: &str, alias: &str, qualified| ModuleImport {
            module: module.into(),
            alias: alias.into(),
            qualified,
        };
        let imports = vec![import("Data.Map", "M", true), import("Shapes", "Shapes", false)];
        let mut program = Program::default();
        program.interface.imports = imports;
        let of = |text: &str| needed(&program, [text.to_owned()].iter());
        assert_eq!(of("[Just 1]"), Vec::<String>::new());
        assert_eq!(of("M.fromList []"), ["import qualified Data.Map as M"]);
        assert_eq!(of("Data.Set.fromList []"), ["import qualified Data.Set"]);
        assert_eq!(of("Circle 1"), ["import Shapes"]);
        program.interface.imports = vec![import("Data.Ratio", "Data.Ratio", false)];
        assert_eq!(needed(&program, ["1 % 2".to_owned()].iter()), ["import Data.Ratio ((%))"]);
    }
}
