//! Which external solver is asked when the embedded one does not know.

use crate::files::find_program;
use snell_workbench::{ChainConfig, Diagnostic, ExternalConfig, Refused, Span, loading};
use std::time::Duration;

/// How long an external solver may think about one question; afterwards the answer is unknown, and the ledger says so.
const PATIENCE: Duration = Duration::from_secs(5);

/// The chain for an option: z3 if it is there, unless something is said.
pub fn configure(option: Option<&str>, file: &str) -> Result<ChainConfig, Refused> {
    let external = match option {
        None => find_program("z3").map(|path| ExternalConfig::z3(path.to_string_lossy(), PATIENCE)),
        Some("none") => None,
        Some(name) => {
            let Some(path) = find_program(name) else {
                let message = format!("the solver `{name}` was not found");
                return Err(Refused::of(file, Diagnostic::error(loading::NO_SOLVER, Span::NONE, message)));
            };
            let is_cvc5 = path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with("cvc5"));
            let path = path.to_string_lossy();
            Some(if is_cvc5 { ExternalConfig::cvc5(path, PATIENCE) } else { ExternalConfig::z3(path, PATIENCE) })
        }
    };
    Ok(ChainConfig { external, ..ChainConfig::default() })
}
