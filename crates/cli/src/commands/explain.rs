//! `snell explain`: what a code means and what to do about it.

use crate::args::ExplainArgs;
use crate::exit::Exit;
use crate::output::Output;
use crate::text::wrap;
use snell_workbench::{Code, explain as page, title};
use std::io::Write;

/// Columns of running text.
const WIDTH: usize = 78;

/// Prints the page of a code.
pub fn explain(args: &ExplainArgs, output: &mut Output) -> Exit {
    let digits = args.code.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == '-');
    let code = digits.parse::<u16>().ok().map(Code);
    match code.and_then(|code| Some((code, page(code)?))) {
        Some((code, text)) => {
            let heading = title(code).map_or(code.to_string(), |title| format!("{code}  {title}"));
            let paragraphs: Vec<String> = text.split("\n\n").map(|text| wrap(text, WIDTH)).collect();
            output.line(&format!("{heading}\n\n{}", paragraphs.join("\n\n")));
            Exit::Good
        }
        None => {
            let text = format!("snell: there is no code {}; codes look like SN-0110\n", args.code.escape_debug());
            let _ = std::io::stderr().write_all(text.as_bytes());
            Exit::NotLoaded
        }
    }
}
