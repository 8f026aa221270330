//! Which definition a command is about.

use crate::codes::loading;
use crate::load::{Loaded, Refused};
use snell_core_ir::{Expr, Global, GlobalId, MAIN, Program};
use snell_source::nearest;
use snell_source::{Diagnostic, Span};

/// More names are not listed in a message.
const LISTED: usize = 8;

/// The definition to run: the one of this name, or the whole program if there is one, or `main`; it must not want
/// arguments.
pub fn entry_to_run(loaded: &Loaded, name: Option<&str>) -> Result<GlobalId, Refused> {
    let entry = find(loaded, name.unwrap_or(if loaded.is_program() { MAIN } else { "main" }))?;
    let global = loaded.program.global(entry);
    let wants = global.params.len();
    if wants == 0 {
        return Ok(entry);
    }
    let name = loaded.program.name(global.name);
    let arguments = if wants == 1 { "an argument".into() } else { format!("{wants} arguments") };
    let message = format!("`{name}` wants {arguments}, so that it can't be run by itself");
    let error = Diagnostic::error(loading::NEEDS_ARGUMENTS, global.span, message);
    let hint = format!("to see what it does on every input: snell explore {} {}", loaded.path, shell_word(name));
    Err(refused(loaded, error.with_note(Span::NONE, hint)))
}

/// The definition to explore: the one of this name; else `main` if the program asks for inputs; else the first
/// function; else `main`.
pub fn entry_to_explore(loaded: &Loaded, name: Option<&str>) -> Result<GlobalId, Refused> {
    if let Some(name) = name {
        return find(loaded, name);
    }
    let program = &loaded.program;
    let main = program.find_global("main");
    let asks = program.exprs.iter().any(|expr| matches!(expr, Expr::Fresh(_)));
    let own = |global: &Global| loaded.sources.file(global.span.file).is_some();
    let called = |global: &Global| !global.params.is_empty() && !is_form(program, program.name(global.name));
    let first = || program.globals.iter().position(|global| called(global) && own(global));
    main.filter(|_| asks).or_else(|| first().map(|at| GlobalId(at as u32))).or(main).ok_or_else(|| {
        let error = Diagnostic::error(loading::NOTHING_TO_DO, Span::NONE, "there is no function to explore");
        refused(loaded, error)
    })
}

pub(crate) fn find(loaded: &Loaded, name: &str) -> Result<GlobalId, Refused> {
    let program = &loaded.program;
    // Names may be given as Core writes them.
    let bare = name.strip_prefix('`').and_then(|name| name.strip_suffix('`')).unwrap_or(name);
    if let Some(entry) = program.find_global(bare) {
        return Ok(entry);
    }
    // A method stands for each of its instances.
    let at_types: Vec<&String> =
        program.interface.names.iter().filter(|own| own.split_once(" (").is_some_and(|(of, _)| of == bare)).collect();
    if let [only] = at_types[..]
        && let Some(entry) = program.find_global(only)
    {
        return Ok(entry);
    }
    if let [first, ..] = at_types[..] {
        let error =
            Diagnostic::error(loading::NO_DEFINITION, Span::NONE, format!("`{bare}` is a method of several types"));
        let listed: Vec<String> = at_types.iter().take(LISTED).map(|name| format!("`{name}`")).collect();
        let hint =
            format!("say which: {}; as in snell explore {} {}", listed.join(", "), loaded.path, shell_word(first));
        return Err(refused(loaded, error.with_note(Span::NONE, hint)));
    }
    let mut error = Diagnostic::error(loading::NO_DEFINITION, Span::NONE, format!("no definition is called `{bare}`"));
    // What the libraries define is not what the user means.
    let own = |global: &&Global| loaded.sources.file(global.span.file).is_some();
    let names = || {
        let names = program.globals.iter().filter(own).map(|global| program.name(global.name));
        names.filter(|name| !is_form(program, name) && !is_made(name))
    };
    let near = nearest(bare, names());
    if !near.is_empty() {
        let near: Vec<_> = near.iter().map(|name| format!("`{name}`")).collect();
        error = error.with_note(Span::NONE, format!("did you mean {}?", near.join(" or ")));
    } else if names().next().is_some() {
        let listed: Vec<_> = names().take(LISTED).collect();
        let more = if names().nth(LISTED).is_some() { ", ..." } else { "" };
        error = error.with_note(Span::NONE, format!("the file defines {}{more}", listed.join(", ")));
    }
    Err(refused(loaded, error))
}

/// A name as it is in the text. Scheme's procedures may have several forms, which it tells apart by what comes after.
pub(crate) fn said(name: &str) -> &str {
    name.strip_suffix(" (code)").or_else(|| name.strip_suffix(" (k)")).unwrap_or(name)
}

/// Whether a front end made a definition for itself: `%check p`, `f$next`.
fn is_made(name: &str) -> bool {
    name.starts_with('%') || name.starts_with(char::is_alphabetic) && name.contains('$')
}

/// Whether a definition is a form of another one, which is what others call.
pub(crate) fn is_form(program: &Program, name: &str) -> bool {
    said(name) != name && program.find_global(said(name)).is_some()
}

fn refused(loaded: &Loaded, error: Diagnostic) -> Refused {
    Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics: vec![error] }
}

/// A word as a shell takes it.
pub fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./:+,@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}
