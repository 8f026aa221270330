//! `snell check-types`: whether a program can be loaded.

use super::load_quietly;
use crate::args::{CheckTypesArgs, Format};
use crate::complaints;
use crate::exit::Exit;
use crate::findings::of_diagnostics;
use crate::formats::Findings;
use crate::output::Output;
use crate::paint::{Paint, Tone, paint as painted};
use snell_report::{Checked, Record, Versioned};
use snell_workbench::{Loaded, own_definitions};

/// Loads a program and prints its diagnostics.
pub fn check_types(args: &CheckTypesArgs, paint: &Paint, output: &mut Output) -> Exit {
    let mut findings = Findings::new("check-types", args.format);
    match load_quietly(&args.file, None) {
        Ok(loaded) => {
            complaints::print(&loaded.sources, &loaded.path, &loaded.warnings, paint);
            match args.format {
                Format::Text => output.line(&good(&loaded, paint)),
                Format::Json => {
                    complaints::record(&loaded.sources, &loaded.path, &loaded.warnings, output);
                    record(&loaded, output);
                }
                Format::Sarif | Format::Junit | Format::Github => {
                    for finding in of_diagnostics(&loaded.sources, &loaded.path, &loaded.warnings) {
                        findings.add(finding, output);
                    }
                    findings.finish(output);
                }
            }
            Exit::Good
        }
        Err(refused) => {
            complaints::refuse_in(args.format, &mut findings, &refused, paint, output);
            findings.finish(output);
            Exit::NotLoaded
        }
    }
}

fn good(loaded: &Loaded, paint: &Paint) -> String {
    let ok = painted(paint.stdout, Tone::Strong, "OK");
    let definitions = own_definitions(loaded);
    let files = loaded.sources.files().count();
    let plural = |count: usize, word: &str| format!("{count} {word}{}", if count == 1 { "" } else { "s" });
    let files = if files == 1 { String::new() } else { format!(" in {}", plural(files, "file")) };
    format!("{ok}  {} ({}{files})", loaded.path, plural(definitions, "definition"))
}

fn record(loaded: &Loaded, output: &mut Output) {
    let files = loaded.sources.files().map(|(_, file)| file.path.to_string()).collect();
    let checked = Checked { file: loaded.path.clone(), definitions: own_definitions(loaded) as u64, files };
    if let Ok(line) = serde_json::to_string(&Versioned::from(Record::Checked(checked))) {
        output.line(&line);
    }
}
