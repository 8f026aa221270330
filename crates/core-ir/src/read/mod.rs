//! Core from text: what [`crate::print()`] prints, and the more pleasant form that people write.

mod diagnostics;
mod lexer;
mod literals;
mod lower;
mod parse;
mod suggest;
mod syntax;
mod token;

use crate::property::with_properties;
use crate::{FrontEnd, Lowered, Program, codes};
use diagnostics::Diagnostics;
use snell_source::{FileId, SourceSet, Span};
use syntax::Syntax;

/// Larger files are refused: nodes are numbered with 32 bits, and take tens of bytes each.
const MAX_BYTES: usize = 256 << 20;

/// Reads one file. The program has every item without a mistake that depends on none with one.
pub fn read(sources: &SourceSet, file: FileId) -> Lowered {
    read_files(sources, &[file])
}

/// Core text as a language of its own. All files make one program.
#[derive(Clone, Copy, Default, Debug)]
pub struct CoreFrontEnd;

impl FrontEnd for CoreFrontEnd {
    fn name(&self) -> &'static str {
        "core"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["core"]
    }

    fn lower(&self, sources: &SourceSet) -> Lowered {
        let files: Vec<_> = sources.files().map(|(id, _)| id).collect();
        let Lowered { program, diagnostics, .. } = read_files(sources, &files);
        let (program, properties) = with_properties(program);
        Lowered::plain(program, diagnostics, properties)
    }
}

fn read_files(sources: &SourceSet, files: &[FileId]) -> Lowered {
    let mut diagnostics = Diagnostics::default();
    let mut program = Program::new();
    let mut syntax = Syntax::default();
    let mut bytes = 0;
    for &id in files {
        let Some(file) = sources.file(id) else { continue };
        bytes += file.text.len();
        if bytes > MAX_BYTES {
            let text = format!("more than {} MiB of Core are not read at once", MAX_BYTES >> 20);
            diagnostics.error(codes::TOO_LARGE, Span { file: id, start: 0, end: 0 }, text);
            break;
        }
        parse::parse(&file.text, id, &mut program.names, &mut syntax, &mut diagnostics);
    }
    let program = lower::lower(&syntax, program, &mut diagnostics);
    Lowered::plain(program, diagnostics.sorted(), Vec::new())
}
