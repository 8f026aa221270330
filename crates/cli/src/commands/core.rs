//! `snell core`: a program as Core text.

use super::load_file;
use crate::args::CoreArgs;
use crate::complaints;
use crate::exit::Exit;
use crate::output::Output;
use crate::paint::Paint;
use snell_workbench::core_text;

/// Prints the Core text of a file.
pub fn core(args: &CoreArgs, paint: &Paint, output: &mut Output) -> Exit {
    match load_file(&args.file, paint) {
        Ok(loaded) => {
            output.text(&core_text(&loaded, args.all));
            Exit::Good
        }
        Err(refused) => {
            complaints::refuse(&refused, paint);
            Exit::NotLoaded
        }
    }
}
