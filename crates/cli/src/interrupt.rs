//! Ctrl-C: the first asks for the partial result, the second ends the process.

use snell_workbench::CancelToken;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a shell says of a process that was interrupted.
const INTERRUPTED: i32 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// Listens from now on; the token is for searches, the flag for plain runs.
pub fn listen(token: CancelToken) -> &'static AtomicBool {
    // Without a handler ctrl-C still ends the process, which is what matters.
    let _ = ctrlc::set_handler(move || {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
        token.cancel();
    });
    &ASKED
}
