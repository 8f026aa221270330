//! One file a command.

mod core;
mod explain;
mod explore;
mod run;

pub use self::core::core;
pub use explain::explain;
pub use explore::explore;
pub use run::run;

use crate::complaints;
use crate::files::read_program;
use crate::paint::Paint;
use snell_workbench::{Loaded, Refused, load};

/// A program from a file; what is odd about it goes to stderr.
fn load_file(path: &str, paint: &Paint) -> Result<Loaded, Refused> {
    let bytes = read_program(path)?;
    let loaded = load(path, &bytes)?;
    complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
    Ok(loaded)
}
