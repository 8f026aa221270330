//! Programs with mistakes, and what is said about them.

use super::main_files;
use std::path::{Path, PathBuf};

/// Every program that must be refused.
pub fn rejected(folder: &Path) -> Vec<PathBuf> {
    main_files(&folder.join("rejected"))
}
