//! Core from text: what [`crate::print()`] prints, and the more pleasant form that people write.

mod diagnostics;
mod lexer;
mod literals;
mod lower;
mod parse;
mod query;
mod syntax;
mod token;

use crate::property::with_properties;
use crate::{FrontEnd, HOLDS, Lowered, Program, Query, Request, codes};
use diagnostics::Diagnostics;
use snell_source::{FileId, SourceSet, Span};
use syntax::Syntax;

/// Larger files are refused: nodes are numbered with 32 bits, and take tens of bytes each.
const MAX_BYTES: usize = 256 << 20;

/// Reads one file. The program has every item without a mistake that depends on none with one.
pub fn read(sources: &SourceSet, file: FileId) -> Lowered {
    read_files(sources, &[file], None)
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
        self.lower_with(sources, &Request::default())
    }

    fn lower_with(&self, sources: &SourceSet, request: &Request) -> Lowered {
        let asked = match (request.expression, request.query) {
            (None, asked) if asked.is_none() || !request.choices => asked,
            (expression, asked) => return Lowered::no_expressions(self.name(), expression.or(asked)),
        };
        let files: Vec<_> = sources.files().map(|(id, _)| id).filter(|id| Some(*id) != asked).collect();
        let Lowered { program, diagnostics, .. } = read_files(sources, &files, asked);
        let (program, properties) = with_properties(program);
        let query = asked.and_then(|_| query_of(&program));
        Lowered { query, ..Lowered::plain(program, diagnostics, properties) }
    }
}

/// The query that was read with a program.
fn query_of(program: &Program) -> Option<Query> {
    let holds = program.find_global(HOLDS)?;
    let global = program.global(holds);
    let inputs = global.params.iter().map(|&param| program.name(program.vars[param.index()]).to_owned()).collect();
    Some(Query { span: global.span, inputs, choices: false, holds })
}

fn read_files(sources: &SourceSet, files: &[FileId], asked: Option<FileId>) -> Lowered {
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
    if let Some((id, file)) = asked.and_then(|id| Some((id, sources.file(id)?))) {
        query::add(&file.text, id, &mut program.names, &mut syntax, &mut diagnostics);
    }
    let program = lower::lower(&syntax, program, &mut diagnostics);
    Lowered::plain(program, diagnostics.sorted(), Vec::new())
}
