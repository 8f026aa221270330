//! Errors and warnings about the input, with places for people and editors.

use crate::Place;
use serde::{Deserialize, Serialize};

/// One error or warning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Complaint {
    /// How bad it is.
    pub severity: Severity,
    /// Its number: `SN-0110`.
    pub code: String,
    /// The file it is about.
    pub file: String,
    /// Where in the file, if it is about a part of it.
    pub place: Option<Place>,
    /// What, in one line.
    pub message: String,
    /// More places and hints.
    pub notes: Vec<Remark>,
}

/// A remark on a complaint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Remark {
    /// Where, if it is about a place.
    pub place: Option<Place>,
    /// What.
    pub text: String,
}

/// How bad a complaint is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// The input can't be used as it is, or the program failed.
    Error,
    /// Worth a look.
    Warning,
}
