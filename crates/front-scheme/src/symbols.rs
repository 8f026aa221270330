//! Symbols, and the aliases that hygienic macros give them.

use crate::expand::Env;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A symbol as text, or an alias of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Sym(u32);

/// All symbols of one program.
#[derive(Default)]
pub(crate) struct Symbols {
    entries: Vec<Entry>,
    index: FxHashMap<Rc<str>, Sym>,
}

enum Entry {
    Plain(Rc<str>),
    /// A symbol that a macro put there: unless something binds the alias itself, it means what the symbol means where
    /// the macro was defined.
    Alias(Sym, Env),
}

impl Symbols {
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        if let Some(&sym) = self.index.get(text) {
            return sym;
        }
        let text: Rc<str> = text.into();
        self.entries.push(Entry::Plain(text.clone()));
        let sym = Sym(self.entries.len() as u32 - 1);
        self.index.insert(text, sym);
        sym
    }

    /// The symbol of this text, if it occurs anywhere.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.index.get(text).copied()
    }

    pub(crate) fn alias(&mut self, of: Sym, env: Env) -> Sym {
        self.entries.push(Entry::Alias(of, env));
        Sym(self.entries.len() as u32 - 1)
    }

    /// What an alias stands for, and where.
    pub(crate) fn parent(&self, sym: Sym) -> Option<(Sym, Env)> {
        match &self.entries[sym.0 as usize] {
            Entry::Plain(_) => None,
            Entry::Alias(of, env) => Some((*of, env.clone())),
        }
    }

    /// The symbol that an alias was at first.
    pub(crate) fn plain(&self, mut sym: Sym) -> Sym {
        while let Entry::Alias(of, _) = &self.entries[sym.0 as usize] {
            sym = *of;
        }
        sym
    }

    pub(crate) fn text(&self, sym: Sym) -> Rc<str> {
        match &self.entries[self.plain(sym).0 as usize] {
            Entry::Plain(text) => text.clone(),
            Entry::Alias(..) => "".into(),
        }
    }
}
