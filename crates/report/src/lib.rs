//! What a command found, as plain data: verdicts, paths, the ledger of what was not seen.
//!
//! Values are texts in the user's own syntax, places are lines and columns, so that a report can be printed, stored or
//! sent without the program it is about. How it looks as text is the business of whoever shows it. As JSON, each record
//! is one line: `{"v":1,"type":"path",..}`; `v` changes whenever the meaning of a field does, not when one is added.

mod answer;
mod audit;
mod bound;
mod complaint;
mod cover;
mod crash;
mod difference;
mod finding;
mod ledger;
mod path;
mod place;
mod property;
mod record;
mod summary;
mod verdict;

pub use answer::{Answer, QueryFailure, SolveSummary, Solved};
pub use audit::{AuditSummary, CallSite, Callee, CrashSite, DeadCode, DeadKind, SiteStatus};
pub use bound::Bound;
pub use complaint::{Complaint, Remark, Severity};
pub use cover::{BranchCoverage, BranchStatus, CoverSummary, CoverTest, FunctionCoverage, Reach, ReachReport};
pub use crash::{Crash, CrashReport};
pub use difference::{DiffReport, Difference, Likeness, Observation};
pub use finding::{Finding, Level};
pub use ledger::LedgerEntry;
pub use path::{Outcome, PathReport, call};
pub use place::Place;
pub use property::{CheckSummary, Counterexample, Input, PartValue, PropertyReport, Why};
pub use record::{Checked, Record, VERSION, Versioned};
pub use summary::{SolverShares, Status, Summary};
pub use verdict::Verdict;
