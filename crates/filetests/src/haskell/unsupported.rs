//! Programs that GHC runs and that do not run here yet: today's answer is recorded, and a program that runs is noticed.

use super::programs::read_programs;
use crate::recorded::{Program, same_as_recorded};
use std::path::Path;

/// Every such program.
pub fn unsupported(folder: &Path) -> Vec<Program> {
    read_programs(&folder.join("unsupported"))
}

/// Whether a program fails as recorded in its `.today` file, which is written anew on demand.
pub fn fails_as_recorded(program: &Program, update: bool) -> Result<(), String> {
    let Err(why) = same_as_recorded(program) else {
        return Err("does what GHC's program does: it belongs to the other programs".to_owned());
    };
    let why = format!("{}\n", why.trim_end());
    let path = program.path.with_extension("today");
    if std::fs::read_to_string(&path).is_ok_and(|recorded| recorded == why) {
        return Ok(());
    }
    match update {
        true => std::fs::write(&path, why).map_err(|error| error.to_string()),
        false => Err(format!("fails in another way than recorded: {why}")),
    }
}
