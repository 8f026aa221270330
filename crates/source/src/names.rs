//! Interned names: a name is compared and hashed as a number.

use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A name of a [`Names`] table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub u32);

/// The text of names, each once.
#[derive(Clone, Debug, Default)]
pub struct Names {
    texts: Vec<Arc<str>>,
    index: FxHashMap<Arc<str>, Name>,
}

impl Names {
    /// The name of this text.
    pub fn intern(&mut self, text: &str) -> Name {
        if let Some(&name) = self.index.get(text) {
            return name;
        }
        let name = Name(self.texts.len() as u32);
        let text: Arc<str> = text.into();
        self.texts.push(text.clone());
        self.index.insert(text, name);
        name
    }

    /// The name of this text, if it was interned before.
    pub fn find(&self, text: &str) -> Option<Name> {
        self.index.get(text).copied()
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        &self.texts[name.0 as usize]
    }
}
