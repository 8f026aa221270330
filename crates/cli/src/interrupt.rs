//! Ctrl-C: the first asks for the partial result, the second ends the process.

use snell_workbench::CancelToken;
use std::sync::atomic::{AtomicBool, Ordering};

/// What a shell says of a process that was interrupted.
pub const INTERRUPTED: u8 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);
static READING: AtomicBool = AtomicBool::new(false);

/// Listens from now on; the token is for searches, the flag for plain runs.
pub fn listen(token: CancelToken) -> &'static AtomicBool {
    // Without a handler ctrl-C still ends the process, which is what matters.
    let _ = ctrlc::set_handler(move || {
        // Who waits for input does not look at the flag, and has written everything.
        if ASKED.swap(true, Ordering::SeqCst) || READING.load(Ordering::SeqCst) {
            std::process::exit(i32::from(INTERRUPTED));
        }
        token.cancel();
    });
    &ASKED
}

/// Does something that may wait for input for ever: ctrl-C then ends the process. Does nothing after ctrl-C, and says so.
pub fn while_reading(read: impl FnOnce()) -> bool {
    READING.store(true, Ordering::SeqCst);
    let asked = ASKED.load(Ordering::SeqCst);
    if !asked {
        read();
    }
    READING.store(false, Ordering::SeqCst);
    !asked
}
