//! `snell emit`: a test from a saved counterexample.

use crate::args::EmitArgs;
use crate::complaints;
use crate::corpus::{self, FOLDER, SavedFile};
use crate::exit::Exit;
use crate::output::Output;
use crate::paint::Paint;
use snell_workbench::emit::{Case, Expected, Suite, WARNING, reserved, write};
use snell_workbench::{Diagnostic, Refused, SavedCall, Span, loading};
use std::fs;

/// Writes the test to the output, or into the file that is named.
pub fn emit(args: &EmitArgs, paint: &Paint, output: &mut Output) -> Exit {
    let (text, needs) = match test(args) {
        Ok(made) => made,
        Err(error) => {
            complaints::refuse(&Refused::of(&args.name, *error), paint);
            return Exit::NotLoaded;
        }
    };
    match &args.output {
        None => output.text(&text),
        Some(path) => match fs::write(path, text) {
            Ok(()) => output.line(&format!("wrote     {path} (needs only {needs})")),
            Err(error) => {
                let error =
                    Diagnostic::error(loading::NOT_SAVED, Span::NONE, format!("{path} can't be written: {error}"));
                complaints::refuse(&Refused::of(path, error), paint);
                return Exit::NotLoaded;
            }
        },
    }
    Exit::Good
}

/// The text, and the packages that it needs.
fn test(args: &EmitArgs) -> Result<(String, String), Box<Diagnostic>> {
    let refuse = |message: String| Box::new(Diagnostic::error(loading::NOTHING_SAVED, Span::NONE, message));
    let found = corpus::named(&args.name);
    let (module, call) = match &found[..] {
        [(module, SavedFile { call: Some(call), .. })] => (module, call),
        [] => {
            let hint = "snell check saves a counterexample of each property that fails";
            let error = refuse(format!("no counterexample of this name is saved below {FOLDER}"));
            return Err(Box::new(error.with_note(Span::NONE, hint)));
        }
        several => {
            let paths: Vec<&str> = several.iter().map(|(_, file)| file.path.as_str()).collect();
            return Err(refuse(format!("several counterexamples have this name: {}", paths.join(", "))));
        }
    };
    let said = match call.other {
        None => "It fails until the property holds of this input.",
        Some(_) => "It fails until both functions do the same on this input.",
    };
    let checks = if call.is_bool { "" } else { " and QuickCheck" };
    let needs = format!("{}{checks}", args.style.needs());
    Ok((write(args.style, &suite(module, call, args)).replace(WARNING, said), needs))
}

fn suite(module: &str, call: &SavedCall, args: &EmitArgs) -> Suite {
    let qualify = |name: &String| if reserved(name) { format!("{module}.{name}") } else { name.clone() };
    let (property, other) = (qualify(&call.property), call.other.as_ref().map(qualify));
    let called = SavedCall { property, other, ..call.clone() }.call();
    let name = match &call.other {
        None => format!("{} holds", call.call()),
        Some(_) => call.call(),
    };
    let expected = if call.is_bool { Expected::Equals("True".into()) } else { Expected::Holds };
    Suite {
        subject: module.to_owned(),
        hidden: Vec::new(),
        imports: call.imports.clone(),
        command: format!("snell emit {} --as {}", args.name, args.style.text()),
        cases: vec![Case { group: call.name(), name, call: called, expected }],
    }
}
