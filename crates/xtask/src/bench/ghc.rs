//! GHC's bytecode interpreter, where it is installed: the yardstick for running programs.

use std::process::{Command, Stdio};

/// CPU seconds of the fastest of three runs of a program below `benches/ghc`, starting up and loading included.
pub fn run(program: &str) -> Option<f64> {
    run_file(&format!("benches/ghc/{program}.hs"))
}

/// The same for any file.
pub fn run_file(path: &str) -> Option<f64> {
    (0..3).map(|_| once(path)).collect::<Option<Vec<f64>>>()?.into_iter().reduce(f64::min)
}

fn once(path: &str) -> Option<f64> {
    let before = children_seconds()?;
    let status = Command::new("runghc")
        .arg(path)
        .current_dir(crate::root())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match status {
        Ok(status) if status.success() => Some(children_seconds()? - before),
        _ => None,
    }
}

/// CPU time of all processes that were waited for; the kernel counts it in hundredths of a second.
fn children_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program may contain anything but ends with the last parenthesis.
    let mut fields = text.rsplit_once(") ")?.1.split(' ').skip(13);
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    Some((user + system) / 100.0)
}
