//! `snell.toml`, in the folder where Snell is started or one around it: options that are given unless others are.
//!
//! ```toml
//! [all]                 # options of every command that has them
//! solver = "none"
//! [check]
//! max-steps = 1000000
//! [[ignore]]            # crashes that are known
//! code = "SN-0020"
//! path = "src/Route.hs"
//! reason = "not reachable from outside"
//! ```

mod toml;

use crate::args::Cli;
use clap::{CommandFactory, Parser};
use snell_workbench::{Diagnostic, Refused, SourceSet, Span, Suppressed, loading};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use toml::{Entry, Value};

/// The name of the file.
pub const FILE: &str = "snell.toml";

/// The table of options for every command.
const ALL: &str = "all";
/// The tables of what is not reported.
const IGNORE: &str = "ignore";

/// What the file says.
#[derive(Default)]
pub struct Settings {
    path: String,
    text: String,
    entries: Vec<Entry>,
}

impl Settings {
    /// Reads the file, if there is one.
    pub fn read() -> Result<Settings, Refused> {
        let Some(path) = found() else { return Ok(Settings::default()) };
        let shown = path.display().to_string();
        let text = std::fs::read_to_string(&path).map_err(|error| {
            let message = format!("can't be read: {error}");
            Refused::of(&shown, Diagnostic::error(loading::SETTINGS, Span::NONE, message))
        })?;
        let mut settings = Settings { path: shown, text, entries: Vec::new() };
        settings.entries =
            toml::read(&settings.text).map_err(|mistake| settings.refused(mistake.text, mistake.span))?;
        match settings.entries.iter().find_map(|entry| Some((wrong(entry)?, entry.span))) {
            Some((why, span)) => Err(settings.refused(why, span)),
            None => Ok(settings),
        }
    }

    fn refused(&self, message: String, (start, end): (usize, usize)) -> Refused {
        let mut sources = SourceSet::default();
        let file = sources.add(&self.path, &self.text);
        let span = Span { file, start: start as u32, end: end as u32 };
        let diagnostics = vec![Diagnostic::error(loading::SETTINGS, span, message)];
        Refused { path: self.path.clone(), sources, diagnostics }
    }

    /// The setting whose value an option does not take, where the arguments alone are fine.
    pub fn blamed(&self, error: &clap::Error, arguments: &[OsString]) -> Option<Refused> {
        if self.entries.is_empty() || Cli::try_parse_from(arguments).is_err() {
            return None;
        }
        let text = error.to_string();
        let option = |entry: &&Entry| text.contains(&format!("--{} ", entry.key));
        let entry = self.entries.iter().find(option)?;
        let said = text.lines().next().unwrap_or_default();
        Some(self.refused(said.trim_start_matches("error: ").to_owned(), entry.span))
    }

    /// The arguments of a command with those that the file adds: options that are not given, and that the command has.
    pub fn added(&self, arguments: Vec<OsString>) -> Vec<OsString> {
        let commands = Cli::command();
        let words: Vec<String> = arguments.iter().map(|word| word.to_string_lossy().into_owned()).collect();
        let is_command = |word: &String| {
            commands.get_subcommands().filter(|one| one.get_name().starts_with(word.as_str())).count() > 0
        };
        let Some(at) = words.iter().skip(1).position(is_command).map(|at| at + 1) else { return arguments };
        let mut named = commands.get_subcommands().filter(|one| one.get_name().starts_with(&words[at]));
        let exact = commands.get_subcommands().find(|one| one.get_name() == words[at]);
        let Some(command) = exact.or_else(|| named.next().filter(|_| named.next().is_none())) else { return arguments };
        let mut added: Vec<String> = Vec::new();
        // What is said of a command is said before what is said of all.
        for table in [command.get_name(), ALL] {
            for entry in self.entries.iter().filter(|entry| entry.table.0 == table) {
                let option = format!("--{}", entry.key);
                let given = |word: &String| *word == option || word.starts_with(&format!("{option}="));
                let known = command.get_arguments().any(|argument| argument.get_long() == Some(&entry.key));
                if !known || words.iter().any(given) || added.iter().any(given) {
                    continue;
                }
                match &entry.value {
                    Value::Truth(true) => added.push(option),
                    Value::Truth(false) => {}
                    Value::Number(number) => added.push(format!("{option}={number}")),
                    Value::Text(text) => added.push(format!("{option}={text}")),
                    Value::List(texts) => added.push(format!("{option}={}", texts.join(","))),
                }
            }
        }
        let mut all = arguments;
        let rest = all.split_off(at + 1);
        all.extend(added.into_iter().map(OsString::from));
        all.extend(rest);
        all
    }

    /// The crashes that are not reported.
    pub fn suppressed(&self) -> Vec<Suppressed> {
        let mut found: Vec<(usize, Suppressed)> = Vec::new();
        for entry in self.entries.iter().filter(|entry| entry.table.0 == IGNORE) {
            let number = entry.table.1;
            if found.last().is_none_or(|(known, _)| *known != number) {
                found.push((number, Suppressed::default()));
            }
            let (Some((_, last)), Value::Text(text)) = (found.last_mut(), &entry.value) else { continue };
            match entry.key.as_str() {
                "code" => last.code.clone_from(text),
                "path" => last.path = Some(text.clone()),
                _ => last.reason.clone_from(text),
            }
        }
        found.into_iter().map(|(_, one)| one).filter(|one| !one.code.is_empty()).collect()
    }
}

/// What is wrong with a setting.
fn wrong(entry: &Entry) -> Option<String> {
    let (table, key) = (entry.table.0.as_str(), entry.key.as_str());
    if table == IGNORE {
        return match (key, &entry.value) {
            ("code" | "path" | "reason", Value::Text(_)) => None,
            ("code" | "path" | "reason", _) => Some(format!("`{key}` is a text")),
            _ => Some(format!("what is ignored has `code`, `path` and `reason`, but no `{key}`")),
        };
    }
    let commands = Cli::command();
    let has = |command: &clap::Command| command.get_arguments().any(|argument| argument.get_long() == Some(key));
    if table == ALL {
        return (!commands.get_subcommands().any(has)).then(|| format!("no command has an option `--{key}`"));
    }
    match commands.get_subcommands().find(|command| command.get_name() == table) {
        None if table.is_empty() => Some(format!("`{key}` stands in no table; options of every command go to [{ALL}]")),
        None => Some(format!("there is no command `{table}`; tables are [{ALL}], [{IGNORE}] and those of commands")),
        Some(command) if !has(command) => Some(format!("`snell {table}` has no option `--{key}`")),
        Some(_) => None,
    }
}

/// The file in this folder or one around it, up to the root of a repository.
fn found() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    for (level, folder) in here.ancestors().enumerate() {
        if folder.join(FILE).is_file() {
            return Some(Path::new(&"../".repeat(level)).join(FILE));
        }
        if folder.join(".git").exists() {
            return None;
        }
    }
    None
}
