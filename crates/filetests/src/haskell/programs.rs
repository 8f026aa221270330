//! Programs with recorded output.

use super::main_files;
use crate::recorded::Program;
use std::path::Path;

/// Every program below the folder that has its output beside it, but for those that are to be refused, those that are
/// there to take long, and those that can't run yet.
pub fn programs(folder: &Path) -> Vec<Program> {
    let skipped =
        |path: &Path| ["rejected", "slow", "unsupported"].iter().any(|name| path.starts_with(folder.join(name)));
    read_programs(folder).into_iter().filter(|program| !skipped(&program.path)).collect()
}

/// The programs below a folder, with what is recorded of them.
pub(super) fn read_programs(folder: &Path) -> Vec<Program> {
    main_files(folder).into_iter().filter_map(Program::read).collect()
}
