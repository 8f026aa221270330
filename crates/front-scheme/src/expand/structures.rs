//! Record types as other dialects write them: each is turned into `define-record-type` of R7RS.
//!
//! R6RS: `(define-record-type point (fields x (mutable y)))`. Racket: `(struct point (x [y #:mutable]))`, and `define-struct`. MIT and
//! Gambit: `(define-structure point x y)`.

use super::Expander;
use super::body::{Item, Level};
use super::env::Env;
use crate::codes;
use crate::symbols::Sym;
use crate::syntax::{Datum, Syntax};
use snell_source::Span;

/// A record type: its names, and its fields with those of their procedures.
struct Structure {
    name: Syntax,
    maker: Syntax,
    predicate: Syntax,
    fields: Vec<[Option<Syntax>; 3]>,
    /// What makes the maker out of one that takes all fields.
    protocol: Option<Syntax>,
}

impl Expander {
    /// Whether a `define-record-type` is one of R6RS: its parts are clauses.
    pub(super) fn is_r6rs_record(&self, form: &Syntax) -> bool {
        let words = ["fields", "mutable", "immutable", "parent", "protocol", "sealed", "opaque", "nongenerative"];
        let is_clause = |part: &Syntax| part.head().is_some_and(|head| words.contains(&&*self.symbols.text(head)));
        form.as_list().is_some_and(|parts| parts.len() == 2 || parts.get(2).is_some_and(is_clause))
    }

    /// `(define-record-type name clause ...)` or `(define-record-type (name maker predicate) clause ...)`.
    pub(super) fn r6rs_record(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let Some([_, head, clauses @ ..]) = form.as_list() else { return };
        let (name, names) = match (head.as_sym(), head.as_list()) {
            (Some(_), _) => (head.clone(), None),
            (_, Some([name, maker, predicate])) => (name.clone(), Some((maker.clone(), predicate.clone()))),
            _ => return drop(self.bad_form(head.span, "name or (name maker predicate)")),
        };
        let Some(text) = name.as_sym().map(|sym| self.symbols.text(sym)) else {
            return drop(self.bad_form(name.span, "the name of a type"));
        };
        let (maker, predicate) = match names {
            Some(names) => names,
            None => (self.made(name.span, &format!("make-{text}")), self.made(name.span, &format!("{text}?"))),
        };
        let mut structure = Structure { name, maker, predicate, fields: Vec::new(), protocol: None };
        for clause in clauses {
            let Some([word, parts @ ..]) = clause.as_list() else {
                return drop(self.bad_form(clause.span, "a clause such as (fields name ...)"));
            };
            match word.as_sym().map(|sym| self.symbols.text(sym)).as_deref() {
                Some("fields") => {
                    for field in parts {
                        let Some(field) = self.r6rs_field(&text, field) else { return };
                        structure.fields.push(field);
                    }
                }
                Some("protocol") => structure.protocol = parts.first().cloned(),
                Some("sealed" | "opaque" | "nongenerative") => {}
                _ => {
                    self.error(codes::UNSUPPORTED, clause.span, "record types that extend others are not supported");
                }
            }
        }
        self.define_structure(form.span, structure, env, level, items);
    }

    fn r6rs_field(&mut self, name: &str, field: &Syntax) -> Option<[Option<Syntax>; 3]> {
        let text = |this: &Self, sym: Sym| this.symbols.text(sym);
        if let Some(sym) = field.as_sym() {
            let accessor = format!("{name}-{}", text(self, sym));
            return Some([Some(field.clone()), Some(self.made(field.span, &accessor)), None]);
        }
        let parts = field.as_list().unwrap_or(&[]);
        let (word, sym) = match parts {
            [word, field, ..] => (word.as_sym().map(|sym| text(self, sym)), field.as_sym()),
            _ => (None, None),
        };
        let (Some("mutable" | "immutable"), Some(sym)) = (word.as_deref(), sym) else {
            self.bad_form(field.span, "name, (immutable name accessor) or (mutable name accessor modifier)");
            return None;
        };
        let own = text(self, sym);
        let mut named = |at: usize, made: String| match parts.get(at) {
            Some(given) => given.clone(),
            None => self.made(field.span, &made),
        };
        let accessor = named(2, format!("{name}-{own}"));
        let modifier = (word.as_deref() == Some("mutable")).then(|| named(3, format!("{name}-{own}-set!")));
        Some([Some(parts[1].clone()), Some(accessor), modifier])
    }

    /// `(struct name (field ...) option ...)`, whose maker is its name or, with `define-struct`, `make-name`.
    pub(super) fn racket_struct(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let Some([word, name, rest @ ..]) = form.as_list() else {
            return drop(self.bad_form(form.span, "(struct name (field ...) option ...)"));
        };
        let (Some(sym), Some([fields, options @ ..])) = (name.as_sym(), Some(rest)) else {
            return drop(self.bad_form(name.span, "the name of a type"));
        };
        let Some(fields) = fields.as_list() else {
            self.error(codes::UNSUPPORTED, fields.span, "record types that extend others are not supported");
            return;
        };
        let is = |this: &Self, option: &Syntax, word: &str| {
            option.as_sym().is_some_and(|sym| &*this.symbols.text(sym) == word)
        };
        let all = options.iter().any(|option| is(self, option, "#:mutable"));
        let text = self.symbols.text(sym);
        let made = word.as_sym().is_some_and(|word| &*self.symbols.text(word) == "define-struct");
        let maker = if made { self.made(name.span, &format!("make-{text}")) } else { name.clone() };
        let mut found = Vec::new();
        for field in fields {
            let (field, mutable) = match field.as_list() {
                Some([field, options @ ..]) => (field, all || options.iter().any(|one| is(self, one, "#:mutable"))),
                _ => (field, all),
            };
            let Some(own) = field.as_sym().map(|sym| self.symbols.text(sym)) else {
                return drop(self.bad_form(field.span, "a field: a name"));
            };
            let accessor = self.made(field.span, &format!("{text}-{own}"));
            let modifier = mutable.then(|| self.made(field.span, &format!("set-{text}-{own}!")));
            found.push([Some(field.clone()), Some(accessor), modifier]);
        }
        let type_name = self.made(name.span, &format!("struct:{text}"));
        let predicate = self.made(name.span, &format!("{text}?"));
        let structure = Structure { name: type_name, maker, predicate, fields: found, protocol: None };
        self.define_structure(form.span, structure, env, level, items);
    }

    /// `(define-structure name field ...)` or `(define-structure (name option ...) field ...)`: all fields may be changed.
    pub(super) fn mit_structure(&mut self, form: &Syntax, env: &Env, level: Level, items: &mut Vec<Item>) {
        let Some([_, head, fields @ ..]) = form.as_list() else {
            return drop(self.bad_form(form.span, "(define-structure name field ...)"));
        };
        let Some(name) = head.as_sym().or_else(|| head.head()) else {
            return drop(self.bad_form(head.span, "the name of a type"));
        };
        let text = self.symbols.text(name);
        let mut found = Vec::new();
        for field in fields {
            // A field may come with its default.
            let Some(sym) = field.as_sym().or_else(|| field.head()) else {
                return drop(self.bad_form(field.span, "a field: a name"));
            };
            let own = self.symbols.text(sym);
            let accessor = self.made(field.span, &format!("{text}-{own}"));
            let modifier = self.made(field.span, &format!("set-{text}-{own}!"));
            found.push([Some(Syntax::sym(field.span, sym)), Some(accessor), Some(modifier)]);
        }
        let maker = self.made(head.span, &format!("make-{text}"));
        let predicate = self.made(head.span, &format!("{text}?"));
        let name = Syntax::sym(head.span, name);
        self.define_structure(
            form.span,
            Structure { name, maker, predicate, fields: found, protocol: None },
            env,
            level,
            items,
        );
    }

    fn define_structure(&mut self, span: Span, structure: Structure, env: &Env, level: Level, items: &mut Vec<Item>) {
        let Structure { name, maker, predicate, fields, protocol } = structure;
        let all = match &protocol {
            // Nobody can say this name.
            Some(_) => {
                let fresh = self.fresh("make");
                Syntax::sym(maker.span, fresh)
            }
            None => maker.clone(),
        };
        let mut call = vec![all.clone()];
        call.extend(fields.iter().filter_map(|field| field[0].clone()));
        let word = self.fresh("define-record-type");
        let mut parts = vec![Syntax::sym(span, word), name, Syntax::list(span, call), predicate];
        parts.extend(fields.into_iter().map(|field| Syntax::list(span, field.into_iter().flatten().collect())));
        self.define_record(&Syntax::list(span, parts), env, level, items);
        if let Some(protocol) = protocol {
            let define = self.fresh("define");
            let made = Syntax::list(protocol.span, vec![protocol, all]);
            self.scan(&[Syntax::list(span, vec![Syntax::sym(span, define), maker, made])], env, level, items);
        }
    }

    /// A name that a form makes out of others.
    fn made(&mut self, span: Span, text: &str) -> Syntax {
        let sym = self.symbols.intern(text);
        Syntax::new(span, Datum::Sym(sym))
    }
}
