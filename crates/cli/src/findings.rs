//! What commands report, as findings.

use crate::coverage;
use crate::text::call;
use crate::verdicts;
use snell_report::{
    BranchCoverage, BranchStatus, Complaint, Finding, FunctionCoverage, Level, Outcome, PathReport, PropertyReport,
    Reach, ReachReport, Severity, Verdict,
};
use snell_workbench::{Diagnostic, SourceSet, complaint, loading};

/// A property and its verdict.
pub fn of_property(report: &PropertyReport, file: &str) -> Finding {
    let code = match report.verdict {
        Verdict::Open => loading::OPEN,
        Verdict::Vacuous => loading::VACUOUS,
        _ => loading::REFUTED,
    };
    Finding {
        code: code.to_string(),
        level: report.verdict.into(),
        subject: report.property.clone(),
        message: verdicts::sentence(report),
        file: report.place.as_ref().map_or(file, |place| &place.file).to_owned(),
        place: report.place.clone(),
        related: Vec::new(),
        counterexample: report.counterexample.as_ref().map_or(Vec::new(), verdicts::refutation),
        verdict: Some(report.verdict),
    }
}

/// A path: fine, or a failure.
pub fn of_path(path: &PathReport, file: &str) -> Finding {
    let subject = call(&path.function, &path.args);
    let (code, level, message, place) = match &path.outcome {
        Outcome::Value { value } => (loading::FAILED.to_string(), Level::Good, format!("{subject} = {value}"), None),
        Outcome::Fails { code, text, place, .. } => {
            (code.clone(), Level::Error, format!("{subject} fails: {text}"), place.clone())
        }
    };
    Finding {
        code,
        level,
        subject,
        message,
        file: place.as_ref().map_or(file, |place| &place.file).to_owned(),
        place,
        related: Vec::new(),
        counterexample: Vec::new(),
        verdict: None,
    }
}

/// A branch that is not covered.
pub fn of_branch(function: &FunctionCoverage, branch: &BranchCoverage, file: &str) -> Finding {
    let (code, level, word) = match branch.status {
        BranchStatus::Covered => (loading::DEAD_BRANCH, Level::Good, "covered"),
        BranchStatus::Dead => (loading::DEAD_BRANCH, Level::Warning, "dead (proved)"),
        BranchStatus::Open => (loading::OPEN_BRANCH, Level::Open, "open"),
    };
    let reason = branch.reason.as_ref().map_or(String::new(), |reason| format!("; {reason}"));
    Finding {
        code: code.to_string(),
        level,
        subject: function.function.clone(),
        message: format!("{word}: {}{reason}", branch.text),
        file: file.to_owned(),
        place: Some(branch.place.clone()),
        related: Vec::new(),
        counterexample: Vec::new(),
        verdict: None,
    }
}

/// Whether a place can be reached.
pub fn of_reach(report: &ReachReport) -> Finding {
    let (code, level) = match report.answer {
        Reach::Reached { .. } => (loading::OPEN_BRANCH, Level::Good),
        Reach::Unreachable { .. } => (loading::DEAD_BRANCH, Level::Warning),
        Reach::Open { .. } => (loading::OPEN_BRANCH, Level::Open),
    };
    Finding {
        code: code.to_string(),
        level,
        subject: report.text.clone(),
        message: coverage::reach(report, false).replace('\n', "; "),
        file: report.place.file.clone(),
        place: Some(report.place.clone()),
        related: Vec::new(),
        counterexample: Vec::new(),
        verdict: None,
    }
}

/// What is wrong with the input.
pub fn of_diagnostics<'d>(
    sources: &'d SourceSet,
    path: &'d str,
    diagnostics: &'d [Diagnostic],
) -> impl Iterator<Item = Finding> + 'd {
    diagnostics.iter().map(move |diagnostic| of_complaint(complaint(sources, path, diagnostic)))
}

fn of_complaint(complaint: Complaint) -> Finding {
    let Complaint { severity, code, file, place, message, notes } = complaint;
    let hints = notes.iter().filter(|note| note.place.is_none()).map(|note| note.text.clone()).collect();
    Finding {
        code,
        level: match severity {
            Severity::Error => Level::Error,
            Severity::Warning => Level::Warning,
        },
        subject: file.clone(),
        message,
        file,
        place,
        related: notes.into_iter().filter(|note| note.place.is_some()).collect(),
        counterexample: hints,
        verdict: None,
    }
}
