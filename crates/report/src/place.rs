//! Places in files, as people read them.

use serde::{Deserialize, Serialize};

/// A range of characters; lines and columns start at 1, and the end is the last character, not the one after it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The file, as the user wrote it.
    pub file: String,
    /// First line.
    pub line: u32,
    /// First column.
    pub column: u32,
    /// Last line.
    pub end_line: u32,
    /// Last column.
    pub end_column: u32,
}
