//! Bug reports: what is said when Snell itself is wrong.

use crate::exit::Exit;
use std::io::Write;
use std::panic::PanicHookInfo;

/// Makes every panic, on whichever thread, end the process with a bug report.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo| {
        let what = info.payload();
        let message = what.downcast_ref::<&str>().copied().or(what.downcast_ref::<String>().map(String::as_str));
        let place = info.location().map_or(String::new(), |at| format!(" at {}:{}", at.file(), at.line()));
        report(&format!("panicked{place}: {}", message.unwrap_or("no message")));
        std::process::exit(i32::from(Exit::Bug.code()));
    }));
}

/// Prints a bug report.
pub fn report(what: &str) -> Exit {
    let command: Vec<String> = std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let mut text = String::from("snell: this is a bug in Snell, not in your program\n\n");
    for line in what.lines() {
        text.push_str(&format!("  {line}\n"));
    }
    text.push_str(&format!("\n  version   snell {}\n  command   {}\n", env!("CARGO_PKG_VERSION"), command.join(" ")));
    text.push_str("\nPlease report it with these lines and the file. No result was shown that is not confirmed.\n");
    // Nobody may be listening.
    let _ = std::io::stderr().write_all(text.as_bytes());
    Exit::Bug
}
