//! Results for other programs: SARIF for code scanning, JUnit for build servers, annotations for GitHub.
//!
//! Each is made from findings and nothing else, so that a command has all of them once it says what it found.

mod annotations;
mod junit;
mod sarif;

use crate::args::Format;
use crate::output::Output;
use snell_report::Finding;

/// Findings on their way out. Documents are written at the end, annotations at once; text and JSON lines are written by
/// the commands themselves, whose findings are then not kept.
pub struct Findings {
    command: &'static str,
    format: Format,
    found: Vec<Finding>,
}

impl Findings {
    /// None yet.
    pub fn new(command: &'static str, format: Format) -> Findings {
        Findings { command, format, found: Vec::new() }
    }

    /// Takes a finding.
    pub fn add(&mut self, finding: Finding, output: &mut Output) {
        match self.format {
            Format::Text | Format::Json => {}
            Format::Github => annotations::line(&finding).iter().for_each(|line| output.line(line)),
            Format::Sarif | Format::Junit => self.found.push(finding),
        }
    }

    /// Writes what was to be written at the end.
    pub fn finish(&self, output: &mut Output) {
        match self.format {
            Format::Text | Format::Json | Format::Github => {}
            Format::Sarif => output.line(&sarif::document(&self.found)),
            Format::Junit => output.line(&junit::document(self.command, &self.found)),
        }
    }
}
