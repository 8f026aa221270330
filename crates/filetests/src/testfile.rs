//! The format of a test file: directives in comments, and what is expected right below each.
//!
//! ```text
//! -- @run eval main
//! --> Cons 1 Nil
//! -- @bug matched: what is known to be wrong with it
//! ```
//! `@run` says what to do; the lines that start with `-->` below it are its golden lines. `@bug` marks today's wrong
//! answer: if it starts with the name of a check, that check is expected to complain.

use crate::checks::CHECKS;
use snell_workbench::StrategyName;

/// A parsed test file.
#[derive(Debug)]
pub struct TestFile {
    lines: Vec<Line>,
}

#[derive(Debug)]
enum Line {
    Text(String),
    Run { written: String, command: Command, golden: Vec<String> },
    Bug { written: String, check: Option<&'static str> },
}

/// What a file asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Evaluate a definition.
    Eval(String),
    /// Explore a definition.
    Explore(ExploreCommand),
    /// Analyse a definition, with components if they are given, written as on paper if asked for.
    Abstract {
        /// The definition.
        name: String,
        /// The components.
        with: Option<String>,
        /// Whether values are written as on paper.
        paper: bool,
    },
    /// Print the program as Core.
    Core,
    /// Show why the file is refused.
    Diagnose,
}

/// What to explore and how far.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploreCommand {
    /// The definition.
    pub function: String,
    /// The most paths that are shown.
    pub max: u64,
    /// The order of the search.
    pub strategy: StrategyName,
    /// The largest cost of a path.
    pub cost: Option<u32>,
    /// The fuel of a path.
    pub fuel: Option<u64>,
}

impl TestFile {
    /// Reads a test file; unknown directives, stray golden lines and a file that asks for nothing are errors.
    pub fn parse(text: &str) -> Result<TestFile, String> {
        let mut lines: Vec<Line> = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let at = |why: String| format!("line {}: {why}", number + 1);
            if let Some(golden) = line.strip_prefix("-->") {
                let Some(Line::Run { golden: lines, .. }) = lines.last_mut() else {
                    return Err(at("a golden line without a directive above it".into()));
                };
                lines.push(golden.strip_prefix(' ').unwrap_or(golden).into());
            } else if let Some(directive) = line.strip_prefix("-- @") {
                lines.push(parse_directive(line, directive).map_err(at)?);
            } else if line.trim_start().starts_with("--") && line.contains(" @") && line.trim() != line {
                return Err(at("a directive must start its line".into()));
            } else {
                lines.push(Line::Text(line.into()));
            }
        }
        let file = TestFile { lines };
        let asks = file.commands().next().is_some();
        if asks { Ok(file) } else { Err("the file has no `-- @run` directive".into()) }
    }

    /// The commands, in order.
    pub fn commands(&self) -> impl Iterator<Item = &Command> {
        self.lines.iter().filter_map(|line| match line {
            Line::Run { command, .. } => Some(command),
            _ => None,
        })
    }

    /// Whether a check is known to complain about this file.
    pub fn is_known_bug(&self, name: &str) -> bool {
        self.lines.iter().any(|line| matches!(line, Line::Bug { check: Some(check), .. } if *check == name))
    }

    /// How many known bugs are marked.
    pub fn known_bugs(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line, Line::Bug { .. })).count()
    }

    /// The text, with the golden lines that `actual` gives for the commands, in order.
    pub fn with_golden(&self, actual: &[Vec<String>]) -> String {
        let mut actual = actual.iter();
        let mut text = String::new();
        let mut put = |line: &str| {
            text.push_str(line.trim_end());
            text.push('\n');
        };
        for line in &self.lines {
            match line {
                Line::Text(line) => put(line),
                Line::Bug { written, .. } => put(written),
                Line::Run { written, golden, .. } => {
                    put(written);
                    actual.next().unwrap_or(golden).iter().for_each(|line| put(&format!("--> {line}")));
                }
            }
        }
        text
    }
}

fn parse_directive(line: &str, directive: &str) -> Result<Line, String> {
    let (kind, rest) = directive.split_once(' ').unwrap_or((directive, ""));
    match kind {
        "run" => Ok(Line::Run { written: line.into(), command: parse_command(rest)?, golden: Vec::new() }),
        "bug" if rest.trim().is_empty() => Err("`@bug` needs a text".into()),
        "bug" => {
            let named = rest.split_once(':').map(|(name, _)| name.trim());
            let check = named.and_then(|named| CHECKS.iter().find(|check| check.name == named));
            Ok(Line::Bug { written: line.into(), check: check.map(|check| check.name) })
        }
        _ => Err(format!("unknown directive `@{kind}`")),
    }
}

fn parse_command(text: &str) -> Result<Command, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["eval", name] => Ok(Command::Eval(name.into())),
        ["abstract", name] => Ok(Command::Abstract { name: name.into(), with: None, paper: false }),
        ["abstract", name, "with", components] => {
            Ok(Command::Abstract { name: name.into(), with: Some(components.into()), paper: false })
        }
        ["abstract", name, "with", components, "paper"] => {
            Ok(Command::Abstract { name: name.into(), with: Some(components.into()), paper: true })
        }
        ["core"] => Ok(Command::Core),
        ["diagnose"] => Ok(Command::Diagnose),
        ["explore", name, ref options @ ..] => parse_explore(name, options),
        _ => Err(format!("unknown command `{text}`")),
    }
}

fn parse_explore(name: &str, options: &[&str]) -> Result<Command, String> {
    let mut command =
        ExploreCommand { function: name.into(), max: 20, strategy: StrategyName::Deepening, cost: None, fuel: None };
    for option in options.chunks(2) {
        let &[key, value] = option else { return Err(format!("`{}` needs a value", option[0])) };
        let number = || value.parse::<u64>().map_err(|_| format!("`{value}` is no number"));
        match key {
            "max" => command.max = number()?,
            "cost" => command.cost = Some(u32::try_from(number()?).map_err(|_| "too large")?),
            "fuel" => command.fuel = Some(number()?),
            "strategy" => {
                let known = StrategyName::ALL.into_iter().find(|strategy| strategy.text() == value);
                command.strategy = known.ok_or_else(|| format!("unknown strategy `{value}`"))?;
            }
            _ => return Err(format!("unknown option `{key}`")),
        }
    }
    Ok(Command::Explore(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_lines_are_replaced_and_nothing_else() {
        let text = "main = 1;\n-- @run eval main\n--> 0\n-- a comment\n";
        let file = TestFile::parse(text).unwrap();
        assert_eq!(file.with_golden(&[vec!["0".into()]]), text);
        assert_eq!(file.with_golden(&[vec!["1".into(), String::new()]]), text.replace("--> 0\n", "--> 1\n-->\n"));
    }

    #[test]
    fn mistakes_are_errors() {
        for (text, message) in [
            ("main = 1;", "the file has no `-- @run` directive"),
            ("-- @rnu eval main", "line 1: unknown directive `@rnu`"),
            ("-- @run evaluate main", "line 1: unknown command `evaluate main`"),
            ("-- @run explore f mox 3", "line 1: unknown option `mox`"),
            ("-- @run explore f max", "line 1: `max` needs a value"),
            ("-- @run explore f strategy best", "line 1: unknown strategy `best`"),
            ("\n--> 1", "line 2: a golden line without a directive above it"),
            ("-- @bug", "line 1: `@bug` needs a text"),
            ("  -- @run core", "line 1: a directive must start its line"),
        ] {
            assert_eq!(TestFile::parse(text).unwrap_err(), message);
        }
    }

    #[test]
    fn known_bugs_name_their_check() {
        let file = TestFile::parse("-- @run core\n-- @bug matched: wrong\n-- @bug wrong: too").unwrap();
        assert!(file.is_known_bug("matched") && !file.is_known_bug("covered"));
        assert_eq!(file.known_bugs(), 2);
    }
}
