//! What commands report, as findings.

use crate::coverage;
use crate::{crash_text, verdicts};
use snell_report::{
    BranchCoverage, BranchStatus, Complaint, Crash, CrashReport, CrashSite, DeadCode, DeadKind, Finding,
    FunctionCoverage, Level, Outcome, PathReport, Place, PropertyReport, Reach, ReachReport, Remark, Severity,
    SiteStatus, Verdict,
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

/// A function: one finding for each place where it fails, or one that it does not.
pub fn of_crashes(report: &CrashReport, file: &str) -> Vec<Finding> {
    let finding = |code: String, message: String, place: &Option<Place>, counterexample: Vec<String>| Finding {
        code,
        level: report.verdict.into(),
        subject: report.function.clone(),
        message,
        file: place.as_ref().map_or(file, |place| &place.file).to_owned(),
        place: place.clone(),
        related: Vec::new(),
        counterexample,
        verdict: Some(report.verdict),
    };
    if report.crashes.is_empty() {
        let code = if report.verdict == Verdict::Open { loading::OPEN } else { loading::FAILED };
        return vec![finding(code.to_string(), crash_text::sentence(report), &report.place, Vec::new())];
    }
    let defined = |crash: &Crash| {
        let place = report.place.clone().filter(|place| Some(place) != crash.place.as_ref());
        place.map(|place| Remark { place: Some(place), text: format!("{} is defined here", report.function) })
    };
    let crashes = report.crashes.iter().map(|crash| Finding {
        related: defined(crash).into_iter().collect(),
        ..finding(
            crash.code.clone(),
            format!("{} fails: {}", crash.call, crash.text),
            &crash.place,
            crash_text::more(crash),
        )
    });
    crashes.collect()
}

/// A path: fine, or a failure.
pub fn of_path(path: &PathReport, file: &str) -> Finding {
    let subject = path.call();
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

/// A place that could fail.
pub fn of_site(site: &CrashSite) -> Finding {
    let what = if site.what.is_empty() { String::new() } else { format!(": {}", site.what) };
    let reason = site.reason.as_ref().map_or(String::new(), |reason| format!("; {reason}"));
    let (code, level, message) = match (site.status, &site.crash) {
        (SiteStatus::Crashes, Some(crash)) => {
            (site.code.clone(), Level::Error, format!("{} fails: {}", crash.call, crash.text))
        }
        (SiteStatus::Crashes, None) => (site.code.clone(), Level::Error, format!("`{}` fails{what}", site.text)),
        (SiteStatus::Open, _) => {
            (loading::MAY_FAIL.to_string(), Level::Open, format!("`{}` may fail{what}{reason}", site.text))
        }
        (SiteStatus::Safe, _) => (site.code.clone(), Level::Good, format!("`{}` is safe (proved){reason}", site.text)),
    };
    Finding {
        code,
        level,
        subject: site.function.clone(),
        message,
        file: site.place.file.clone(),
        place: Some(site.place.clone()),
        related: Vec::new(),
        counterexample: site.crash.as_ref().map_or(Vec::new(), crash_text::more),
        verdict: None,
    }
}

/// Code that never runs.
pub fn of_dead(dead: &DeadCode) -> Finding {
    let (code, message) = match dead.kind {
        DeadKind::Function => (loading::NEVER_CALLED, format!("{} never runs: {}", dead.function, dead.reason)),
        DeadKind::Branch => (loading::DEAD_BRANCH, format!("dead (proved): {}; {}", dead.text, dead.reason)),
    };
    Finding {
        code: code.to_string(),
        level: Level::Warning,
        subject: dead.function.clone(),
        message,
        file: dead.place.file.clone(),
        place: Some(dead.place.clone()),
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
