//! One function a command; tables of front ends and interpretations; injects the solver.
//!
//! This is what a command line, an editor or a test talks to: text in, reports out. Nothing here touches the file
//! system, the terminal or the environment.

mod agree;
mod audit;
mod blame;
mod bounds;
mod check;
mod codes;
mod conditions;
mod corpus;
mod cover;
mod crashes;
mod diff;
mod directed;
pub mod emit;
mod entry;
mod eval;
mod examples;
mod explore;
mod failures;
mod files;
mod fingerprints;
mod ignore;
mod imports;
mod languages;
mod ledger;
mod load;
mod modular;
mod page;
mod paths;
mod places;
mod queries;
mod reach;
mod replay;
mod run;
mod runs;
mod saved;
mod show;
mod solve;
mod state;
mod strategy;
pub mod validate;
mod watch;

pub use agree::agree;
pub use audit::{Audit, AuditRequest, CallGraph, Definition, State, audit, audit_html};
pub use check::{CheckRequest, check, functions, properties};
pub use codes::{CODES, explain, loading, title};
pub use corpus::SavedCall;
pub use cover::{Cover, CoverRequest, Kept, Traced, cover, html, lcov};
pub use crashes::crashes;
pub use diff::{DiffRequest, LEFT_SIDE, RIGHT_SIDE, Sides, are_defined, diff, load_sides};
pub use entry::{entry_to_explore, entry_to_run, shell_word};
pub use eval::{Cells, EvalReport, EvalRequest, Notation, PRESETS, Shown, Stopped, eval, inputs};
pub use examples::{Example, examples};
pub use explore::{Exploration, ExploreRequest, Trouble, explore, first_paths};
pub use files::{Files, NoFiles};
pub use fingerprints::fingerprints;
pub use ignore::Suppressed;
pub use languages::{Language, front_ends};
pub use load::{
    ClaimText, Loaded, MAX_FILE, Refused, Wish, core_text, load, load_as, load_for, load_with, module_of,
    own_definitions,
};
pub use places::{complaint, place};
pub use queries::{FileQuery, queries_of};
pub use reach::{ReachRequest, reach};
pub use replay::{Replay, Replayer};
pub use run::{Ran, RunReport, RunRequest, run};
pub use runs::{RunsRequest, has_choices, runs};
pub use show::{Reader, Show};
pub use snell_core_ir::{FrontEnd, Marks, Program, Property, PropertyKind, Query};
pub use snell_interp_concrete::{Console, Recorder, Silent, Unopened};
pub use snell_search::{CancelToken, Flow, Limits, Progress, Snapshot};
pub use snell_smt::{ChainConfig, ExternalConfig};
pub use snell_source::{Code, Diagnostic, FileId, Note, Severity, SourceSet, Span};
pub use solve::{SolveRequest, solve};
pub use strategy::StrategyName;
