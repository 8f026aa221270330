//! One file a command.

mod audit;
mod check;
mod check_types;
mod choices;
mod core;
mod cover;
mod diff;
mod effort;
mod emit;
mod eval;
mod explain;
mod explore;
mod reach;
mod run;
mod solve;

pub use self::core::core;
pub use audit::audit;
pub use check::check;
pub use check_types::check_types;
pub use cover::cover;
pub use diff::diff;
pub use emit::emit;
pub use eval::eval;
pub use explain::explain;
pub use explore::explore;
pub use reach::reach;
pub use run::run;
pub use solve::solve;

use crate::complaints;
use crate::files::read_program;
use crate::paint::Paint;
use crate::project::{Disk, program_of};
use snell_workbench::{ClaimText, Loaded, Marks, Refused, Wish, load_for};

/// A program from a file or a directory; what is odd about it goes to stderr.
fn load_file(path: &str, paint: &Paint) -> Result<Loaded, Refused> {
    let loaded = load_quietly(path, None)?;
    complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
    Ok(loaded)
}

/// The same, with the methods of instances as functions.
fn load_functions(path: &str, paint: &Paint) -> Result<Loaded, Refused> {
    load_checked(path, None, paint)
}

/// The same, with marks.
fn load_marked_file(path: &str, marks: Marks, paint: &Paint) -> Result<Loaded, Refused> {
    let loaded = load_wished(path, Wish::Marked(marks))?;
    complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
    Ok(loaded)
}

/// A program to check, with claims that are not part of its text; without any, for its functions.
fn load_checked(path: &str, claims: Option<&[ClaimText]>, paint: &Paint) -> Result<Loaded, Refused> {
    let loaded = load_wished(path, claims.map_or(Wish::Functions, Wish::Check))?;
    complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
    Ok(loaded)
}

/// A program with the files it imports, and an expression to evaluate in place of its main program.
fn load_quietly(path: &str, expression: Option<&str>) -> Result<Loaded, Refused> {
    load_wished(path, expression.into())
}

/// A program with the files it imports.
fn load_wished(path: &str, wish: Wish<'_>) -> Result<Loaded, Refused> {
    let path = program_of(path)?;
    let bytes = read_program(&path)?;
    load_for(&path, &bytes, &mut Disk::default(), wish)
}
