//! How text is shown: colours, where they are wanted, and how much.

use std::io::IsTerminal;

/// Which streams have colours, and how much is shown.
pub struct Paint {
    /// Results.
    pub stdout: bool,
    /// Diagnostics.
    pub stderr: bool,
    /// Whether every diagnostic is shown, however many there are.
    pub all_errors: bool,
}

/// What a piece of text means.
#[derive(Clone, Copy)]
pub enum Tone {
    /// An error or a failure.
    Bad,
    /// A warning.
    Odd,
    /// What stands out.
    Strong,
    /// What is there for completeness.
    Quiet,
}

impl Paint {
    /// Colours on terminals, unless the user or the environment says no.
    pub fn new(no_color: bool, all_errors: bool) -> Paint {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let wanted = !no_color && !set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        let forced = !no_color && !set("NO_COLOR") && set("CLICOLOR_FORCE");
        Paint {
            stdout: forced || wanted && std::io::stdout().is_terminal(),
            stderr: forced || wanted && std::io::stderr().is_terminal(),
            all_errors,
        }
    }
}

/// Text in its colour, if there are any.
pub fn paint(colours: bool, tone: Tone, text: &str) -> String {
    if !colours {
        return text.to_owned();
    }
    let code = match tone {
        Tone::Bad => "1;31",
        Tone::Odd => "1;33",
        Tone::Strong => "1",
        Tone::Quiet => "2",
    };
    format!("\x1b[{code}m{text}\x1b[0m")
}
