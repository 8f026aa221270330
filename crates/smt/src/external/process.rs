//! The pipe: a writer and a reader thread, so that neither a full pipe nor a silent program can block the caller.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::config::ExternalConfig;

/// Lines of one reply beyond which the program is taken to be babbling.
const MAX_LINES: usize = 200_000;

/// The process is of no use any more.
#[derive(Debug)]
pub(super) struct Dead;

/// A running solver.
pub(super) struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<String>,
    /// How long the program was told to think about a question.
    told: Duration,
    /// What the program calls that.
    limit: &'static str,
    questions: u64,
}

impl Process {
    pub(super) fn start(config: &ExternalConfig) -> Result<Process, Dead> {
        let mut child = Command::new(&config.program)
            .args(&config.args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|_| Dead)?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Dead);
        };
        let (input, commands) = channel::<String>();
        thread::spawn(move || {
            for command in commands {
                if stdin.write_all(command.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        // Bounded, so that a program that never stops talking cannot fill the memory.
        let (lines, output) = sync_channel(4096);
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                let Ok(line) = line else { break };
                if lines.send(line).is_err() {
                    break;
                }
            }
        });
        let limit = if config.program.contains("cvc5") { "tlimit-per" } else { "timeout" };
        let process = Process { child, input, output, told: config.timeout, limit, questions: 0 };
        process.tell(&prelude(config, limit))?;
        Ok(process)
    }

    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends commands that have no reply.
    pub(super) fn tell(&self, commands: &str) -> Result<(), Dead> {
        self.input.send(commands.to_owned()).map_err(|_| Dead)
    }

    /// Sends commands and collects everything said until they are done.
    pub(super) fn ask(&mut self, commands: &str, patience: Duration) -> Result<String, Dead> {
        self.questions += 1;
        let marker = format!("snell-{}-done", self.questions);
        if patience != self.told {
            self.tell(&set_limit(self.limit, patience))?;
            self.told = patience;
        }
        self.tell(&format!("{commands}(echo \"{marker}\")\n"))?;
        // The solver's own limit comes first; ours is for when it does not keep it.
        let deadline = Instant::now() + patience + GRACE;
        let mut reply = String::new();
        for _ in 0..MAX_LINES {
            let rest = deadline.saturating_duration_since(Instant::now());
            let line = self.output.recv_timeout(rest).map_err(|_| Dead)?;
            if line.trim().trim_matches('"') == marker {
                return Ok(reply);
            }
            reply.push_str(&line);
            reply.push('\n');
        }
        Err(Dead)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How much longer than it may a program takes before it is taken for hanging.
const GRACE: Duration = Duration::from_millis(300);

fn prelude(config: &ExternalConfig, limit: &str) -> String {
    let limited = set_limit(limit, config.timeout);
    format!("(set-option :print-success false)\n(set-option :produce-models true)\n{limited}(set-logic ALL)\n")
}

fn set_limit(limit: &str, patience: Duration) -> String {
    format!("(set-option :{limit} {})\n", patience.as_millis().max(1))
}
