//! Haskell programs: those that real GHC ran must do the same here, those that it refused must be refused with the
//! diagnostics recorded beside them, and nothing that is done to their text makes the front end panic.

#![allow(clippy::disallowed_methods, reason = "the corpus is files")]

mod programs;
mod rejected;
mod unsupported;

pub use programs::programs;
pub use rejected::rejected;
pub use unsupported::{fails_as_recorded, unsupported};

use crate::recorded::files_below;
use std::path::{Path, PathBuf};

/// The main files of programs: of a folder with a `Main`, only that.
pub fn main_files(folder: &Path) -> Vec<PathBuf> {
    let all = files_below(folder, &["hs", "lhs"]);
    let is_main = |path: &Path| path.file_stem().is_some_and(|stem| stem == "Main");
    let roots: Vec<PathBuf> =
        all.iter().filter(|path| is_main(path)).filter_map(|path| path.parent().map(Path::to_owned)).collect();
    let belongs = |path: &PathBuf| !is_main(path) && roots.iter().any(|root| path.starts_with(root));
    all.into_iter().filter(|path| !belongs(path)).collect()
}
