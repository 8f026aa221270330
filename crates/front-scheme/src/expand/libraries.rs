//! Imports, libraries of the simple kind, and what depends on the dialect.

use super::Expander;
use super::body::{Item, Level};
use super::env::{Env, Special};
use crate::codes;
use crate::included::{file_name, is_file};
use crate::syntax::Syntax;
use snell_source::Diagnostic;

/// The first words of libraries that are always there.
const KNOWN: &[&str] = &["scheme", "rnrs", "srfi", "chezscheme", "racket", "only", "prefix", "except", "rename", "for"];

/// What `cond-expand` says yes to.
const FEATURES: &[&str] = &["r7rs", "full-unicode", "ratios", "exact-closed", "snell", "else"];

impl Expander {
    /// Everything is known everywhere; an import says so only of libraries that nobody has.
    pub(super) fn import(&mut self, form: &Syntax, special: Option<Special>) {
        if special != Some(Special::Import) {
            return;
        }
        for set in form.as_list().unwrap_or(&[]).iter().skip(1).filter(|set| file_name(set).is_none()) {
            let mut inner = set;
            // (prefix (only (a b) c) d) speaks of (a b).
            while let Some([head, next, ..]) = inner.as_list() {
                let word = head.as_sym().map(|sym| self.symbols.text(sym));
                match word.as_deref() {
                    Some("only" | "except" | "rename" | "for" | "only-in" | "except-in") => inner = next,
                    Some("prefix" | "prefix-in" | "rename-in") => {
                        let message = "imports that rename are not supported: names mean what they mean without";
                        self.diagnostics.push(Diagnostic::warning(codes::UNSUPPORTED, inner.span, message));
                        inner = next;
                    }
                    _ => break,
                }
            }
            let name = inner.head().or_else(|| inner.as_sym()).map(|sym| self.symbols.text(sym));
            let is_known = name.is_some_and(|name| {
                let first = name.split('/').next().unwrap_or(&name);
                KNOWN.contains(&first) || self.libraries.iter().any(|known| **known == *name)
            });
            if !is_known {
                let message = "this library is not known; its names have to be defined in the program";
                self.diagnostics.push(Diagnostic::warning(codes::UNSUPPORTED, set.span, message));
            }
        }
    }

    /// What files define stands where they are included.
    pub(super) fn include(&mut self, names: &[Syntax], env: &Env, level: Level, items: &mut Vec<Item>) {
        for name in names {
            let Some(text) = file_name(name) else {
                self.error(codes::UNSUPPORTED, name.span, "only files that are named by a string are included");
                continue;
            };
            let Some((path, forms)) = self.files.iter().find(|file| is_file(&file.0, text)).cloned() else {
                self.error(codes::UNSUPPORTED, name.span, format!("there is no file `{text}` beside the program"));
                continue;
            };
            if self.including.contains(&path) {
                self.error(codes::UNSUPPORTED, name.span, format!("`{text}` includes itself"));
                continue;
            }
            self.including.push(path);
            self.scan(&forms, env, level, items);
            self.including.pop();
        }
    }

    /// A file that is required stands beside the program, once, however often that is said.
    pub(super) fn required(
        &mut self,
        parts: &[Syntax],
        special: Option<Special>,
        env: &Env,
        level: Level,
        items: &mut Vec<Item>,
    ) {
        for name in parts.iter().skip(1).filter(|_| special == Some(Special::Import)) {
            let Some(text) = file_name(name) else { continue };
            let path = self.files.iter().find(|file| is_file(&file.0, text)).map(|file| file.0.clone());
            if path.is_some_and(|path| self.required.insert(path))
                || !self.files.iter().any(|file| is_file(&file.0, text))
            {
                self.include(std::slice::from_ref(name), env, level, items);
            }
        }
    }

    /// `(define-library name (export ..) (import ..) (begin ..))`: its definitions stand beside those of the program.
    pub(super) fn define_library(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let Some([_, name, parts @ ..]) = form.as_list() else {
            self.bad_form(form.span, "(define-library name declaration ...)");
            return;
        };
        if let Some(first) = name.head() {
            let first = self.symbols.text(first);
            self.libraries.push(first);
        }
        self.scan(parts, env, level, items);
    }

    /// The forms of the first clause whose requirement holds.
    pub(super) fn cond_expand(&mut self, form: &Syntax) -> Vec<Syntax> {
        for clause in form.as_list().unwrap_or(&[]).iter().skip(1) {
            match clause.as_list() {
                Some([requirement, body @ ..]) if self.holds(requirement) => return body.to_vec(),
                Some([_, ..]) => {}
                _ => {
                    self.bad_form(clause.span, "(requirement form ...)");
                }
            }
        }
        Vec::new()
    }

    fn holds(&self, requirement: &Syntax) -> bool {
        if let Some(sym) = requirement.as_sym() {
            return FEATURES.contains(&&*self.symbols.text(sym));
        }
        let Some([head, parts @ ..]) = requirement.as_list() else { return false };
        match head.as_sym().map(|sym| self.symbols.text(sym)).as_deref() {
            Some("and") => parts.iter().all(|part| self.holds(part)),
            Some("or") => parts.iter().any(|part| self.holds(part)),
            Some("not") => !parts.iter().any(|part| self.holds(part)),
            Some("library") => {
                parts.iter().all(|part| part.head().is_some_and(|sym| KNOWN.contains(&&*self.symbols.text(sym))))
            }
            _ => false,
        }
    }
}
