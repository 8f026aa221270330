//! Saved counterexamples: run first, added to, never deleted.

use crate::args::CheckArgs;
use crate::corpus::{self, SavedFile};
use crate::files::read_program;
use crate::project::program_of;
use snell_report::{Counterexample, Input, LedgerEntry, PropertyReport, Verdict};
use snell_workbench::{
    CheckRequest, Loaded, Property, PropertyKind, Refused, SavedCall, Trouble, check as check_property, module_of,
    place, shell_word,
};

/// What is saved of a program.
pub struct Saved {
    module: String,
    /// Files that could be read.
    pub files: Vec<SavedFile>,
    /// What can't be used, and why.
    unusable: Vec<String>,
    /// Files that were written by this check.
    written: Vec<String>,
    wanted: bool,
}

impl Saved {
    /// What is saved of the program that a check is about.
    pub fn read(args: &CheckArgs) -> Result<Saved, Refused> {
        let path = program_of(&args.file)?;
        let module = module_of(&path, &read_program(&path)?);
        let (files, unusable) = match args.crashes {
            true => Default::default(),
            false => corpus::read(&module),
        };
        // What `diff` saved is no property.
        let is_claim = |file: &SavedFile| file.call.as_ref().is_none_or(|call| call.other.is_none());
        let files = files.into_iter().filter(is_claim).collect();
        Ok(Saved { module, files, unusable, written: Vec::new(), wanted: !args.no_save })
    }

    /// Says what of it does not fit the program.
    pub fn settle(&mut self, loaded: &Loaded) {
        for (number, why) in &loaded.refused_claims {
            if let Some(file) = self.files.get(*number) {
                self.unusable.push(format!("{}: {why}", file.path));
            }
        }
        for file in &self.files {
            let Some(call) = &file.call else { continue };
            let is_there =
                |property: &Property| property.kind == PropertyKind::Property && property.name == call.property;
            if !loaded.properties.iter().any(is_there) {
                self.unusable.push(format!("{}: there is no property {}", file.path, call.property));
            }
        }
        self.unusable.dedup();
    }

    /// Runs what is saved of a property: the verdict if something fails again.
    pub fn again(
        &mut self,
        loaded: &Loaded,
        property: &Property,
        request: &CheckRequest,
    ) -> Result<Option<PropertyReport>, Trouble> {
        let mut fine = Vec::new();
        for claim in &loaded.properties {
            let PropertyKind::Claim(number) = claim.kind else { continue };
            let Some(file) = self.files.get(number) else { continue };
            let Some(call) = file.call.as_ref().filter(|call| call.property == property.name) else { continue };
            let report = check_property(loaded, claim, request)?;
            match report.verdict {
                Verdict::Fails => return Ok(Some(again(loaded, property, call, file, report))),
                _ => fine.push(format!("{} no longer fails; it is kept", file.path)),
            }
        }
        self.unusable.extend(fine);
        Ok(None)
    }

    /// Saves a new counterexample.
    pub fn keep(&mut self, loaded: &Loaded, property: &Property, mut report: PropertyReport) -> PropertyReport {
        let is_haskell = loaded.path.ends_with(".hs") || loaded.path.ends_with(".lhs");
        let Some(found) = report.counterexample.as_mut().filter(|found| found.saved.is_none()) else { return report };
        let Some(call) = SavedCall::of(loaded, property, found).filter(|_| self.wanted && is_haskell) else {
            return report;
        };
        match corpus::save(&self.module, &call, &loaded.path) {
            Ok(path) => {
                let path = path.display().to_string();
                self.written.push(path.clone());
                found.saved = Some(path);
            }
            Err(error) => self.unusable.push(format!("a counterexample of {} can't be saved: {error}", property.name)),
        }
        report
    }

    /// What was not used.
    pub fn ledger(&self) -> Vec<LedgerEntry> {
        self.unusable.iter().map(|text| LedgerEntry::Note { text: text.clone() }).collect()
    }

    /// The files that were written, and what can be done with the first.
    pub fn last_lines(&self) -> (Vec<String>, Option<String>) {
        let first = self.written.first().and_then(|path| std::path::Path::new(path).file_stem());
        let next = first
            .map(|stem| format!("snell emit {} --as tasty|hspec|hunit|doctest", shell_word(&stem.to_string_lossy())));
        (self.written.clone(), next)
    }
}

/// The verdict of a saved counterexample on its property.
fn again(
    loaded: &Loaded,
    property: &Property,
    call: &SavedCall,
    file: &SavedFile,
    report: PropertyReport,
) -> PropertyReport {
    let named = |at: usize| property.inputs.get(at).cloned().unwrap_or_else(|| format!("input {}", at + 1));
    let args = call.args.iter().enumerate();
    let inputs = args.map(|(at, value)| {
        let mut value = value.as_str();
        // What the name stands for is inside.
        for con in property.wrapped.get(at).into_iter().flatten() {
            let inner = value.strip_prefix(&format!("({con} ")).and_then(|rest| rest.strip_suffix(')'));
            value = inner.unwrap_or(value);
        }
        Input { name: named(at), value: value.to_owned(), pattern: None }
    });
    let inputs = inputs.collect();
    let counterexample = report.counterexample.map(|found| Counterexample {
        inputs,
        saved: Some(file.path.clone()),
        from_corpus: true,
        smallest: false,
        condition: Vec::new(),
        ..found
    });
    let place = place(&loaded.sources, property.span);
    PropertyReport { property: property.name.clone(), place, counterexample, ..report }
}
