//! Records: the lines of a report in JSON.

use crate::{
    Answer, AuditSummary, CallSite, CheckSummary, Complaint, CoverSummary, CoverTest, CrashReport, CrashSite, DeadCode,
    DiffReport, FunctionCoverage, PathReport, PropertyReport, ReachReport, SolveSummary, Summary,
};
use serde::{Deserialize, Serialize};

/// The version of the records.
pub const VERSION: u32 = 1;

/// A record with its version, as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Versioned {
    /// [`VERSION`] of the program that wrote it.
    pub v: u32,
    /// The record.
    #[serde(flatten)]
    pub record: Record,
}

/// One line of a report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Record {
    /// A path that was found.
    Path(PathReport),
    /// The end of a report.
    Summary(Summary),
    /// A property and its verdict.
    Property(PropertyReport),
    /// A function and whether it crashes.
    Crashes(CrashReport),
    /// The end of a check.
    CheckSummary(CheckSummary),
    /// An answer of a query.
    Answer(Answer),
    /// The end of a query.
    SolveSummary(SolveSummary),
    /// Two functions compared.
    Diff(DiffReport),
    /// The branches of a function.
    Function(FunctionCoverage),
    /// An input that covers branches.
    Test(CoverTest),
    /// The end of a suite.
    CoverSummary(CoverSummary),
    /// Whether a place can be reached.
    Reach(ReachReport),
    /// A place that could fail, and whether it does.
    Site(CrashSite),
    /// Code that never runs.
    Dead(DeadCode),
    /// A call, and all that it may enter.
    Call(CallSite),
    /// The end of an audit.
    AuditSummary(AuditSummary),
    /// Something is wrong with the input.
    Diagnostic(Complaint),
    /// A program that can be loaded.
    Checked(Checked),
}

/// A program that can be loaded.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Checked {
    /// The file that was asked for.
    pub file: String,
    /// How many definitions there are in its files.
    pub definitions: u64,
    /// All files of the program, that one first.
    pub files: Vec<String>,
}

impl From<Record> for Versioned {
    fn from(record: Record) -> Self {
        Versioned { v: VERSION, record }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bound, LedgerEntry, Outcome, Place, Severity, SolverShares, Status, Verdict};

    fn round(record: Record) -> String {
        let versioned = Versioned::from(record);
        let text = serde_json::to_string(&versioned).unwrap();
        assert_eq!(serde_json::from_str::<Versioned>(&text).unwrap(), versioned);
        assert!(!text.contains('\n'));
        text
    }

    #[test]
    fn paths_are_lines_that_read_back() {
        let place = Place { file: "a.core".into(), line: 1, column: 2, end_line: 1, end_column: 4 };
        let path = PathReport {
            function: "f".into(),
            enclosed: false,
            args: vec!["\"two\\nlines\"".into()],
            inputs: vec![],
            outcome: Outcome::Fails { code: "SN-0020".into(), text: "no".into(), raised: None, place: Some(place) },
            patterns: vec![],
            single: false,
            condition: vec!["x < 1".into()],
            size: 3,
            overflows: false,
            unless_wrapping: false,
            assumed: vec![],
        };
        assert!(round(Record::Path(path)).starts_with(r#"{"v":1,"type":"path","function":"f""#));
    }

    #[test]
    fn summaries_are_lines_that_read_back() {
        let entries = [
            LedgerEntry::Stopped { bound: Bound::Time { seconds: 1.5 } },
            LedgerEntry::Stopped { bound: Bound::Interrupted },
            LedgerEntry::TooLarge { branches: 1, size: Some(7) },
            LedgerEntry::Note { text: "so".into() },
        ];
        let summary = Summary {
            function: "f".into(),
            verdict: Verdict::Open,
            status: Status::Stopped,
            paths: 1,
            failing: 0,
            earlier_paths: 0,
            earlier_failing: 0,
            complete_to_size: None,
            seen: None,
            dropped: 0,
            decisions: 1,
            steps: 1,
            solver: SolverShares::default(),
            ledger: entries.to_vec(),
            saved: None,
            next: None,
        };
        assert!(round(Record::Summary(summary)).contains(r#"{"kind":"stopped","bound":"time","seconds":1.5}"#));
    }

    #[test]
    fn complaints_are_lines_that_read_back() {
        let complaint = Complaint {
            severity: Severity::Warning,
            code: "SN-0001".into(),
            file: "f".into(),
            place: None,
            message: "m".into(),
            notes: vec![],
        };
        assert!(round(Record::Diagnostic(complaint)).starts_with(r#"{"v":1,"type":"diagnostic","severity":"warning""#));
    }
}
