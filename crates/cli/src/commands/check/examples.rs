//! Examples in comments: checked like properties, and called by what they say.

use snell_report::{Place, PropertyReport};
use snell_workbench::{
    CheckRequest, ClaimText, Example, Loaded, Property, PropertyKind, Trouble, check as check_property,
};

/// The examples of a file. Their claims follow those of saved counterexamples.
#[derive(Default)]
pub struct Examples {
    all: Vec<Example>,
    /// How many claims stand before them.
    before: usize,
}

/// Longer texts are cut where they name an example.
const MAX_NAME: usize = 40;

impl Examples {
    /// The examples of a file of Haskell, with their claims added to others.
    pub fn read(path: &str, text: &str, claims: &mut Vec<ClaimText>) -> Examples {
        if !path.ends_with(".hs") {
            return Examples::default();
        }
        let before = claims.len();
        let all = snell_workbench::examples(path, text);
        claims.extend(all.iter().filter_map(|example| example.claim.clone().ok()));
        Examples { all, before }
    }

    /// Whether there is nothing to check.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What they are called, and the claims that could be read.
    fn claimed<'l>(&self, loaded: &'l Loaded) -> Vec<(&Example, Option<&'l Property>)> {
        let mut number = self.before;
        let mut found = Vec::new();
        for example in &self.all {
            let mut property = None;
            if example.claim.is_ok() {
                let kind = PropertyKind::Claim(number);
                property = loaded.properties.iter().find(|property| property.kind == kind);
                number += 1;
            }
            found.push((example, property));
        }
        found
    }

    /// Checks them, one after the other, and says what was not checked.
    pub fn check(
        &self,
        loaded: &Loaded,
        request: &CheckRequest,
        report: &mut dyn FnMut(PropertyReport) -> bool,
    ) -> Result<Vec<String>, Trouble> {
        let mut unchecked = Vec::new();
        let mut number = self.before;
        for (example, property) in self.claimed(loaded) {
            let at = format!("{}:{}", loaded.path, example.line);
            let mut refused = None;
            if example.claim.is_ok() {
                refused = loaded.refused_claims.iter().find(|(of, _)| *of == number).map(|(_, why)| why.as_str());
                number += 1;
            }
            let why = example.claim.as_ref().err().copied().or(refused);
            let Some(property) = property.filter(|_| why.is_none()) else {
                unchecked.push(format!("{at}: the example is not checked: {}", why.unwrap_or("it can't be compiled")));
                continue;
            };
            let checked = check_property(loaded, property, request)?;
            let (line, column) = (example.line, 1);
            let place = Place { file: loaded.path.clone(), line, column, end_line: line, end_column: column };
            let named = PropertyReport { property: name(example), place: Some(place), ..checked };
            if !report(named) {
                break;
            }
        }
        Ok(unchecked)
    }
}

fn name(example: &Example) -> String {
    let text = example.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mark = match &example.claim {
        Ok(claim) if claim.open => "prop>",
        _ => ">>>",
    };
    match text.chars().count() > MAX_NAME {
        true => format!("{mark} {}...", text.chars().take(MAX_NAME).collect::<String>()),
        false => format!("{mark} {text}"),
    }
}
