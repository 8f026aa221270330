//! Reads files and the libraries they import.

use crate::rename::{DUPLICATE_MODULE, Known, MODULE_NOT_FOUND};
use crate::syntax::Module;
use crate::{library, parse};
use rustc_hash::FxHashMap;
use snell_source::{Diagnostic, FileId, Name, Names, Severity, Span, spelling};

/// A module that was read.
pub(super) struct Loaded {
    pub(super) name: Name,
    pub(super) module: Module,
    pub(super) library: bool,
    /// Whether declarations were left out because of mistakes in them.
    pub(super) damaged: bool,
    /// The modules it needs, by their places among all modules, and the imports that say so.
    pub(super) needs: Vec<(usize, Span)>,
}

/// Everything read so far. Files of the user come first.
pub(super) struct Loader {
    pub(super) names: Names,
    pub(super) known: Known,
    pub(super) modules: Vec<Loaded>,
    pub(super) diagnostics: Vec<Diagnostic>,
    index: FxHashMap<Name, usize>,
}

impl Loader {
    pub(super) fn new(names: Names, known: Known) -> Loader {
        Loader { names, known, modules: Vec::new(), diagnostics: Vec::new(), index: FxHashMap::default() }
    }

    /// Reads a file of the user.
    pub(super) fn user(&mut self, file: FileId, path: &str, text: &str, extensions: &[String]) {
        let mut parsed = parse::parse_with(file, path, text, extensions, &mut self.names);
        let damaged = is_damaged(&parsed.diagnostics);
        self.diagnostics.append(&mut parsed.diagnostics);
        let name = parsed.module.name_or(self.known.main_module);
        if let Some(&before) = self.index.get(&name) {
            let message = format!("two files are the module {}", self.names.text(name));
            let diagnostic = Diagnostic::error(DUPLICATE_MODULE, parsed.module.span, message);
            self.diagnostics.push(diagnostic.with_note(self.modules[before].module.span, "the first one"));
            return;
        }
        self.add(name, parsed.module, false, damaged);
    }

    /// Reads the libraries that are needed, and those that these need.
    pub(super) fn close(&mut self) {
        let mut at = 0;
        while at < self.modules.len() {
            let mut needs = Vec::new();
            for (name, span) in self.wanted(at) {
                if name == self.known.prim {
                    continue;
                }
                match self.find(name) {
                    Some(place) => needs.push((place, span)),
                    None => self.missing(name, span),
                }
            }
            self.modules[at].needs = needs;
            at += 1;
        }
    }

    /// What a module needs, written or not.
    fn wanted(&self, at: usize) -> Vec<(Name, Span)> {
        let Loaded { name, module, .. } = &self.modules[at];
        let mut wanted = Vec::new();
        let known = &self.known;
        if !self.names.text(*name).starts_with("Snell.") {
            wanted.push((known.base, Span::NONE));
            let explicit = module.imports.iter().any(|import| import.module.name == known.prelude);
            let without = [known.no_implicit_prelude, known.rebindable_syntax];
            let implicit = !explicit && !module.extensions.iter().any(|name| without.contains(name));
            if *name != known.prelude && implicit {
                wanted.push((known.prelude, Span::NONE));
            }
        }
        let implied = [
            (known.parallel_comprehensions, known.list_module),
            (known.monad_comprehensions, known.monad_module),
            (known.overloaded_lists, known.exts_module),
            (known.overloaded_labels, known.labels_module),
            (known.recursive_do, known.fix_module),
            (known.do_rec, known.fix_module),
        ];
        for (extension, needed) in implied {
            if module.extensions.contains(&extension) {
                wanted.push((needed, Span::NONE));
            }
        }
        wanted.extend(module.imports.iter().map(|import| (import.module.name, import.module.span)));
        wanted
    }

    fn find(&mut self, name: Name) -> Option<usize> {
        if let Some(&place) = self.index.get(&name) {
            return Some(place);
        }
        let (file, library) = library::find(self.names.text(name))?;
        let mut parsed = parse::parse(file, library.name, library.text, &mut self.names);
        let damaged = is_damaged(&parsed.diagnostics);
        self.diagnostics.append(&mut parsed.diagnostics);
        Some(self.add(name, parsed.module, true, damaged))
    }

    fn add(&mut self, name: Name, module: Module, library: bool, damaged: bool) -> usize {
        let place = self.modules.len();
        self.modules.push(Loaded { name, module, library, damaged, needs: Vec::new() });
        self.index.insert(name, place);
        place
    }

    fn missing(&mut self, name: Name, span: Span) {
        let text = self.names.text(name);
        let own = self.modules.iter().filter(|module| !module.library).map(|module| self.names.text(module.name));
        let candidates = own.chain(library::MODULES.iter().map(|module| module.name));
        let mut message = format!("there is no module {text}");
        if let Some(near) = spelling::nearest(text, candidates) {
            message.push_str(&format!("; did you mean {near}?"));
        }
        self.diagnostics.push(Diagnostic::error(MODULE_NOT_FOUND, span, message));
    }
}

fn is_damaged(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}
