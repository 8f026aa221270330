//! What can be said on the command line.

use crate::memory::parse_size;
use clap::{Args, Parser, Subcommand, ValueEnum};
use snell_workbench::StrategyName;
use snell_workbench::emit::Style;
use std::ffi::OsString;

const EXIT_CODES: &str = "Exit codes: 0 nothing failed, 1 the program fails on some input, 2 not decided (a bound was \
    reached), 3 the input can't be loaded, 70 a bug in Snell. `snell run` passes on the exit code of a program that has \
    one.";

/// Steps of a path, when nothing else is said.
pub const FUEL: u64 = 1 << 24;

/// A workbench for functional programs: run them, and see what they do on every input.
#[derive(Parser)]
#[command(name = "snell", version, after_help = EXIT_CODES, arg_required_else_help = true, infer_subcommands = true)]
pub struct Cli {
    /// Never use colours, as with NO_COLOR in the environment
    #[arg(long, global = true)]
    pub no_color: bool,
    /// Show every error, not only the first 20
    #[arg(long, global = true)]
    pub all_errors: bool,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run a program, or print the value of a definition
    Run(RunArgs),
    /// Say whether a program can be loaded: its syntax, names and types
    CheckTypes(CheckTypesArgs),
    /// Print a program as Core text
    Core(CoreArgs),
    /// Check the properties of a program, its definitions called prop_.., on every input
    Check(CheckArgs),
    /// Show what a function does on every input, smallest inputs first
    Explore(Box<ExploreArgs>),
    /// Run functions backwards: find values that make an expression true, smallest first
    Solve(Box<SolveArgs>),
    /// Evaluate with an evaluator linked from components: concrete, abstract, or between
    Eval(EvalArgs),
    /// Keep a small set of inputs that takes every branch that can be taken
    Cover(CoverArgs),
    /// Find inputs that lead to a line
    Reach(ReachArgs),
    /// Say what may crash, what never runs, and who may be called where
    Audit(Box<AuditArgs>),
    /// Print a test made from a counterexample that `check` saved
    Emit(EmitArgs),
    /// Tell two functions apart: the smallest input on which they differ, or that there is none
    Diff(Box<DiffArgs>),
    /// Explain the code of an error, such as SN-0110
    Explain(ExplainArgs),
    /// End with a bug report, to see what one looks like
    #[command(hide = true)]
    Crash,
}

#[derive(Args)]
pub struct RunArgs {
    /// The program: a file, or a directory with one
    pub file: String,
    /// Print the value of this definition; it must not want arguments [default: run the program, or `main`]
    pub entry: Option<String>,
    /// Evaluate an expression where the definitions of the program are in scope
    #[arg(short, long = "eval", value_name = "EXPR", conflicts_with = "entry", allow_hyphen_values = true)]
    pub expression: Option<String>,
    /// Print every answer of a computation with choices (Haskell: of type Search; Scheme: with amb or inputs)
    #[arg(long)]
    pub all: bool,
    /// With --all, stop after so many answers [default: 1000]
    #[arg(short = 'n', long, value_name = "N", requires = "all")]
    pub answers: Option<u64>,
    /// With --all, the order in which answers are looked for [default: deepening, fewest choices first]
    #[arg(long, value_name = "NAME", value_parser = strategy(), requires = "all")]
    pub strategy: Option<StrategyName>,
    /// For --strategy random
    #[arg(long, value_name = "N", requires = "strategy")]
    pub seed: Option<u64>,
    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    pub arguments: Vec<OsString>,
    /// Stop after so many steps
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Stop when the heap grows beyond this: 500M, 2G
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = parse_size)]
    pub max_memory: usize,
    /// Say on stderr how many steps were taken, and how fast
    #[arg(long)]
    pub stats: bool,
    /// Exit with 0 when a limit was reached
    #[arg(long)]
    pub allow_open: bool,
}

#[derive(Args)]
pub struct CheckTypesArgs {
    /// The program: a file, or a directory with one
    pub file: String,
    /// How diagnostics are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

#[derive(Args)]
pub struct EvalArgs {
    /// The program
    #[arg(required_unless_present = "list")]
    pub file: Option<String>,
    /// The definition; its parameters may be anything of their types [default: main]
    pub entry: Option<String>,
    /// What the evaluator is linked from: a name, or values=..,alloc=..,store=..,cache=..,widen=..,observe=..,fail=..
    #[arg(long, value_name = "COMPONENTS", default_value = "0cfa")]
    pub with: String,
    /// How values are written
    #[arg(long, value_enum, default_value_t = NotationName::Snell)]
    pub notation: NotationName,
    /// List the evaluators that have a name
    #[arg(long)]
    pub list: bool,
    /// Stop after so many steps
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    pub max_steps: u64,
    /// Stop when so much is known: addresses, units of work, objects, sets, flows and cells of stores; bounds memory
    #[arg(long, value_name = "N", default_value_t = snell_workbench::EvalRequest::MAX_FACTS)]
    pub max_facts: u64,
    /// Stop after so many seconds; another machine may then get further
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<f64>,
    /// Say what the evaluator was linked from, and how many steps it took
    #[arg(long)]
    pub stats: bool,
    /// Don't exit with 2 when the bound was reached
    #[arg(long)]
    pub allow_open: bool,
}

/// How values are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum NotationName {
    /// As everywhere in Snell
    Snell,
    /// As in papers on abstract interpretation
    Paper,
}

#[derive(Args)]
pub struct CoreArgs {
    /// The program
    pub file: String,
    /// Also print what comes from libraries and front ends: the whole program, which can be read back
    #[arg(long)]
    pub all: bool,
}

#[derive(Args)]
pub struct ExploreArgs {
    /// The program
    pub file: String,
    /// The function; by default `main` if the program asks for inputs, else the first function
    pub function: Option<String>,
    /// Also show the condition of each path, and who answered questions about numbers
    #[arg(short, long)]
    pub verbose: bool,
    /// The order in which paths are explored [default: deepening, smallest inputs first]
    #[arg(long, value_name = "NAME", value_parser = strategy())]
    pub strategy: Option<StrategyName>,
    /// Stop after so many paths [default: 1000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_paths: Option<u64>,
    /// Stop after so many steps in all [default: 1000000000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Set a path aside after so many steps
    #[arg(long, value_name = "N", default_value_t = FUEL)]
    pub fuel: u64,
    /// Evaluate and show so many nodes of each result [default: 1000]
    #[arg(long, value_name = "N")]
    pub max_result: Option<u32>,
    /// For --strategy random
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How results are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Go on where the last search of this function stopped
    #[arg(long)]
    pub resume: bool,
    /// Run every printed result in a real GHC, too: ghc
    #[arg(long, value_name = "COMPILER", value_parser = ["ghc"])]
    pub validate_with: Option<String>,
    /// Exit with 0 when no path fails but some were not seen
    #[arg(long)]
    pub allow_open: bool,
    #[command(flatten)]
    pub effort: Effort,
}

const VERDICTS: &str = "Verdicts:
  HOLDS (proved)   on every input
  HOLDS (bounded)  on every input up to the size that is said
  FAILS            on the input that is shown, which was run to confirm it
  OPEN             not decided, for the reason that is said
  VACUOUS          no input meets its assumptions

Properties give a Bool, or QuickCheck's Property as ==>, ===, .&&. and the like make it. Inputs are not random: all \
values of their types are tried, smallest first. Exit codes: 0 all hold, 1 some fail, 2 some are open or vacuous, 3 the \
input can't be loaded.";

#[derive(Args, Clone)]
#[command(after_help = VERDICTS)]
pub struct CheckArgs {
    /// What to check: a file, a line of it (FILE:LINE), Module.definition, or all files below a directory
    pub file: String,
    /// Check this property only; with --crashes, this function
    pub property: Option<String>,
    /// Check again what changed, whenever a file of the program does
    #[arg(long, conflicts_with = "crashes")]
    pub watch: bool,
    /// End watching after so many rounds
    #[arg(long, hide = true, value_name = "N", default_value_t = u64::MAX)]
    pub rounds: u64,
    /// Don't save counterexamples
    #[arg(long)]
    pub no_save: bool,
    /// Look for inputs on which functions fail: error, head [], missing patterns, division by zero, ..
    #[arg(long)]
    pub crashes: bool,
    /// Stop after so many paths of a property [default: 10000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_paths: Option<u64>,
    /// Stop after so many steps of a property [default: 20000000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// How results are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Run every printed result in a real GHC, too: ghc
    #[arg(long, value_name = "COMPILER", value_parser = ["ghc"])]
    pub validate_with: Option<String>,
    /// Exit with 0 when no property fails but some are open or vacuous
    #[arg(long)]
    pub allow_open: bool,
    #[command(flatten)]
    pub effort: Effort,
}

const QUERIES: &str = "A query is an expression of the file's language that gives a Bool. Its variables that are not \
defined in the file are the unknowns; `exists x y. ..` names them instead. It is made of ==, /=, &&, ||, not, ==> and any \
call: 'append x y == [1,2,3]'. A variable may have a type: '(x :: Int) * x == 49'. In answers, _ may be anything, \
and names stand for parts that are shared or constrained. Without a query, those in the file are answered: comments that \
start with '-- ?'.

Exit codes: 0 the answers that were asked for, or all there are (perhaps none); 2 the search ended early; 3 the input \
can't be loaded.";

#[derive(Args)]
#[command(after_help = QUERIES)]
pub struct SolveArgs {
    /// The program: a file, or a directory with one
    pub file: String,
    /// The query [default: all queries in the file]
    #[arg(allow_hyphen_values = true)]
    pub query: Option<String>,
    /// Stop after so many answers
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10)]
    pub answers: u64,
    /// The order in which answers are looked for [default: deepening, smallest first]
    #[arg(long, value_name = "NAME", value_parser = strategy())]
    pub strategy: Option<StrategyName>,
    /// For --strategy random
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Stop after so many steps in all [default: 1000000000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Set a path aside after so many steps
    #[arg(long, value_name = "N", default_value_t = FUEL)]
    pub fuel: u64,
    /// How answers are written; json is one object a line
    #[arg(long, value_enum, default_value_t = Plain::Text)]
    pub format: Plain,
    /// Exit with 0 when the search ended early
    #[arg(long)]
    pub allow_open: bool,
    #[command(flatten)]
    pub effort: Effort,
}

const BRANCHES: &str = "A branch is the right-hand side of an equation, a guard or an alternative, or an arm of an if. It \
is covered when one of the inputs that are kept evaluates it, dead when it is proved that no input does, and open \
otherwise. Called are the functions that the module exports, or all if it exports none. Exit codes: 0 every branch is \
covered or dead, 2 some are open, 3 the input can't be loaded.";

#[derive(Args)]
#[command(after_help = BRANCHES)]
pub struct CoverArgs {
    /// The program: a file, or a directory with one
    pub file: String,
    /// Cover this function only
    pub function: Option<String>,
    /// Write the inputs as tests
    #[arg(long, value_name = "STYLE", value_parser = style())]
    pub emit: Option<Style>,
    /// The file of tests [default: test/MODULECover.hs]
    #[arg(long, short, value_name = "FILE", requires = "emit")]
    pub output: Option<String>,
    /// Replace a file of tests even if somebody else wrote it
    #[arg(long, requires = "emit")]
    pub write: bool,
    /// Write the coverage for other tools [default: .snell/lcov.info, with --emit]
    #[arg(long, value_name = "FILE")]
    pub lcov: Option<String>,
    /// Write a page with the annotated source and the tree of paths
    #[arg(long, value_name = "FILE")]
    pub html: Option<String>,
    #[command(flatten)]
    pub work: Work,
}

const REACHED: &str = "Answers:
  REACHED               with inputs, which were run to confirm it
  UNREACHABLE (proved)  no input leads there
  OPEN                  not decided, for the reason that is said

The function that the line is in is called, or if other modules can't call it, those that they can. Exit codes: 0 \
decided, 2 open, 3 the input can't be loaded.";

#[derive(Args)]
#[command(after_help = REACHED)]
pub struct ReachArgs {
    /// The place: FILE:LINE or FILE:LINE:COLUMN
    pub place: String,
    /// Call this function
    #[arg(long, value_name = "FUNCTION")]
    pub from: Option<String>,
    #[command(flatten)]
    pub work: Work,
}

const AUDITED: &str = "Places that could fail (error, missing patterns, head [], division by zero, an index, a value of the \
wrong kind):
  CRASHES  on the input that is shown, which was run to confirm it
  OPEN     not decided, for the reason that is said
  SAFE     proved: no run fails there

What a library does counts where the program calls it. DEAD is what no run reaches. A call lists everything it may enter. \
The program is entered by main; without one by what other modules can use, or else by every definition, with any \
arguments of their types.

Exit codes: 0 nothing crashes and nothing is open, 1 something crashes, 2 something is open, 3 the input can't be loaded. \
What is dead is no failure.";

#[derive(Args)]
#[command(after_help = AUDITED)]
pub struct AuditArgs {
    /// The programs: files, or folders with files
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
    /// Enter the program by this definition; may be given several times
    #[arg(long, value_name = "NAME")]
    pub entry: Vec<String>,
    /// Others may use every definition, also if there is a main
    #[arg(long, conflicts_with = "entry")]
    pub library: bool,
    /// Show every call and all that it may enter
    #[arg(long)]
    pub calls: bool,
    /// Show every place that is safe
    #[arg(long)]
    pub all: bool,
    /// Write a page with the annotated source and the call graph
    #[arg(long, value_name = "FILE")]
    pub html: Option<String>,
    /// Stop the analysis after so many steps
    #[arg(long, value_name = "N", default_value_t = 50_000_000)]
    pub budget: u64,
    /// Stop looking for inputs after so many paths of a function [default: 300, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_paths: Option<u64>,
    /// Don't build inputs larger than this
    #[arg(long, value_name = "N")]
    pub max_size: Option<u32>,
    /// Stop looking for inputs after so many steps of a function [default: 2000000, and 40000000 in all]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Stop looking for inputs after so many seconds; another machine may then get further
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<f64>,
    /// Give each heap at most this much memory; collecting takes as much again, and the stack is extra
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = parse_size)]
    pub max_memory: usize,
    /// Explore with so many threads; 0 means one for each processor
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    pub jobs: usize,
    /// How results are written; json is one object a line
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// An external solver to ask as well: z3, cvc5, or a path
    #[arg(long, value_name = "SOLVER")]
    pub solver: Option<String>,
    /// Exit with 0 when nothing crashes but something is open
    #[arg(long)]
    pub allow_open: bool,
}

/// How far a search goes, and with what.
#[derive(Args, Clone)]
pub struct Effort {
    /// Don't build inputs larger than this
    #[arg(long, value_name = "N")]
    pub max_size: Option<u32>,
    /// Stop each search after so many seconds; another machine may then get further
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<f64>,
    /// Give each heap at most this much memory; collecting takes as much again, and the stack is extra
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = parse_size)]
    pub max_memory: usize,
    /// Search with so many threads; 0 means one for each processor
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    pub jobs: usize,
    /// An external solver: z3, cvc5, none, or a path [default: z3 if it is found]
    #[arg(long, value_name = "SOLVER")]
    pub solver: Option<String>,
}

impl Effort {
    /// The size and the seconds that are the end of a search.
    pub fn bounds(&self) -> (Option<u32>, Option<f64>) {
        (self.max_size, self.time)
    }
}

/// How much work may be done, and how the result is written.
#[derive(Args)]
pub struct Work {
    /// Stop after so many paths of a function [default: 1000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_paths: Option<u64>,
    /// Stop after so many steps of a function [default: 20000000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// How results are written; json is one object a line
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Exit with 0 when something is open
    #[arg(long)]
    pub allow_open: bool,
    #[command(flatten)]
    pub effort: Effort,
}

#[derive(Args)]
pub struct EmitArgs {
    /// The counterexample: prop_x-1
    pub name: String,
    /// The framework: tasty, hspec, hunit, doctest
    #[arg(long = "as", value_name = "STYLE", value_parser = style(), default_value = "tasty")]
    pub style: Style,
    /// Write the test into this file
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<String>,
}

const DIFFERENCES: &str = "Both functions are applied to the same inputs, smallest first, and their whole results are \
compared. That one fails, or does not end within --fuel steps, where the other gives a value is a difference; two failures are the \
same. Each difference was run to \
confirm it.

Verdicts: DIFFER, AGREE (proved), AGREE (bounded) up to the size that is said, OPEN for the reason that is said. Exit \
codes: 0 they agree, 1 they differ, 2 open, 3 the input can't be loaded.";

#[derive(Args)]
#[command(after_help = DIFFERENCES, override_usage = "snell diff [OPTIONS] FILE F G\n       snell diff [OPTIONS] FILE1 FILE2 --entry F")]
pub struct DiffArgs {
    /// The program: a file, or a directory with one
    pub file: String,
    /// The first function; with --entry, the other program
    pub first: String,
    /// The second function
    pub second: Option<String>,
    /// Compare this function of two programs
    #[arg(long, value_name = "F", conflicts_with = "second")]
    pub entry: Option<String>,
    /// Stop after so many differences
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub differences: u64,
    /// Don't save differences
    #[arg(long)]
    pub no_save: bool,
    /// Stop after so many steps [default: 50000000, unless another bound is given]
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// A function that takes more steps on an input is said to have no end there
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub fuel: u64,
    /// How the result is written; json is one object a line
    #[arg(long, value_enum, default_value_t = Plain::Text)]
    pub format: Plain,
    /// Exit with 0 when no difference was found but not everything was seen
    #[arg(long)]
    pub allow_open: bool,
    #[command(flatten)]
    pub effort: Effort,
}

#[derive(Args)]
pub struct ExplainArgs {
    /// The code: SN-0110, or 110
    pub code: String,
}

/// How answers are written, which are no findings about code.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Plain {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// For programs: one JSON object a line.
    Json,
    /// For code scanning: a SARIF 2.1.0 document.
    Sarif,
    /// For build servers: a JUnit XML document.
    Junit,
    /// For GitHub workflows: annotation lines.
    Github,
}

impl Format {
    /// Whether it is a sequence of lines, each complete by itself.
    pub fn is_lines(self) -> bool {
        !matches!(self, Format::Sarif | Format::Junit)
    }
}

fn strategy() -> impl clap::builder::TypedValueParser<Value = StrategyName> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(StrategyName::ALL.map(StrategyName::text))
        .map(|name| StrategyName::ALL.into_iter().find(|strategy| strategy.text() == name).unwrap_or_default())
}

fn style() -> impl clap::builder::TypedValueParser<Value = Style> {
    use clap::builder::{PossibleValuesParser, TypedValueParser};
    PossibleValuesParser::new(Style::ALL.map(Style::text))
        .map(|name| Style::ALL.into_iter().find(|style| style.text() == name).unwrap_or(Style::Tasty))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        // Longer than anybody waits, and still a duration.
        Ok(seconds) if (0.0..=1e9).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds is wanted".into()),
    }
}
