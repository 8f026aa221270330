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

    /// The text of a name, if it is of this table.
    pub fn get(&self, name: Name) -> Option<&str> {
        self.texts.get(name.0 as usize).map(|text| &**text)
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// The text of a name of this table; panics for one of another.
    pub fn text(&self, name: Name) -> &str {
        &self.texts[name.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_one_name() {
        let mut names = Names::default();
        let (a, b, again) = (names.intern("a"), names.intern("b"), names.intern("a"));
        assert!(a == again && a != b);
        assert_eq!((names.text(a), names.text(b)), ("a", "b"));
        assert_eq!((names.find("b"), names.find("c")), (Some(b), None));
        assert_eq!((names.get(b), names.get(Name(2)), names.len()), (Some("b"), None, 2));
    }
}
