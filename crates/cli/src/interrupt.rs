//! Ctrl-C: the first asks for the partial result, the second ends the process.

use snell_workbench::CancelToken;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once, PoisonError};

/// What a shell says of a process that was interrupted.
pub const INTERRUPTED: u8 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);
static READING: AtomicBool = AtomicBool::new(false);
/// What the search at hand looks at; a command may search several times.
static CURRENT: Mutex<Option<CancelToken>> = Mutex::new(None);

/// Listens from now on; the token is for searches, the flag for plain runs.
pub fn listen(token: CancelToken) -> &'static AtomicBool {
    static HANDLER: Once = Once::new();
    *CURRENT.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
    // Without a handler ctrl-C still ends the process, which is what matters.
    HANDLER.call_once(|| drop(ctrlc::set_handler(interrupted)));
    if ASKED.load(Ordering::SeqCst) {
        cancel();
    }
    &ASKED
}

fn interrupted() {
    // Who waits for input does not look at the flag, and has written everything.
    if ASKED.swap(true, Ordering::SeqCst) || READING.load(Ordering::SeqCst) {
        std::process::exit(i32::from(INTERRUPTED));
    }
    cancel();
}

fn cancel() {
    if let Some(token) = &*CURRENT.lock().unwrap_or_else(PoisonError::into_inner) {
        token.cancel();
    }
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
