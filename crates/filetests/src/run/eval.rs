//! `@run eval`: the value of a definition.

use super::refusal;
use snell_workbench::{Loaded, Ran, RunRequest, Silent, run};
use std::sync::atomic::AtomicBool;

/// One line: the value, or how the run ended without one.
pub fn lines(loaded: &Loaded, name: &str) -> Result<Vec<String>, String> {
    let request =
        RunRequest { entry: Some(name.into()), max_steps: Some(400_000_000), max_bytes: 2 << 30, observe: 200 };
    let report =
        run(loaded, &request, Box::new(Silent), &AtomicBool::new(false)).map_err(|refused| refusal(&refused))?;
    Ok(vec![match report.ran {
        Ran::Value(text) => text,
        Ran::Exit(code) => format!("exit {code}"),
        Ran::Cut(text, _) => format!("{text} (cut off)"),
        Ran::Failed(error) => format!("fails: {}", error.message),
        Ran::Open(error) | Ran::Unsupported(error) => format!("open: {}", error.message),
        Ran::Interrupted => "interrupted".into(),
    }])
}
