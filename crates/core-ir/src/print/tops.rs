//! How data types, constructors and globals are called in the text.

use super::name_text;
use super::words;
use crate::Program;
use rustc_hash::{FxHashMap, FxHashSet};
use snell_source::Name;

/// Names of everything at top level; duplicates are told apart when a whole program is printed.
pub(super) struct Tops<'a> {
    program: &'a Program,
    datas: Renamed,
    cons: Renamed,
    globals: Renamed,
}

/// Only what had to be renamed.
type Renamed = FxHashMap<usize, String>;

impl<'a> Tops<'a> {
    /// Each name as it is.
    pub(super) fn plain(program: &'a Program) -> Self {
        Tops { program, datas: Renamed::default(), cons: Renamed::default(), globals: Renamed::default() }
    }

    /// Each name once.
    pub(super) fn unique(program: &'a Program) -> Self {
        Tops {
            program,
            datas: rename(program, program.datas.iter().map(|data| data.name)),
            cons: rename(program, program.cons.iter().map(|con| con.name)),
            globals: rename(program, program.globals.iter().map(|global| global.name)),
        }
    }

    /// The text of a data type's name, quoted if need be.
    pub(super) fn data(&self, index: usize) -> String {
        let name = self.program.datas.get(index).map(|data| data.name);
        self.show(&self.datas, index, name, words::data_type)
    }

    /// The text of a constructor's name, quoted if need be.
    pub(super) fn con(&self, index: usize) -> String {
        let name = self.program.cons.get(index).map(|con| con.name);
        self.show(&self.cons, index, name, words::constructor)
    }

    /// The text of a global's name, quoted if need be.
    pub(super) fn global(&self, index: usize) -> String {
        let name = self.program.globals.get(index).map(|global| global.name);
        self.show(&self.globals, index, name, words::variable)
    }

    /// The bare name of a global.
    pub(super) fn global_name(&self, index: usize) -> Option<&str> {
        if let Some(text) = self.globals.get(&index) {
            return Some(text);
        }
        self.program.globals.get(index).map(|global| name_text(self.program, global.name))
    }

    fn show(&self, renamed: &Renamed, index: usize, name: Option<Name>, word: fn(&mut String, &str)) -> String {
        let text = renamed.get(&index).map(String::as_str).or(name.map(|name| name_text(self.program, name)));
        let Some(text) = text else { return format!("<{index}>") };
        let mut out = String::new();
        word(&mut out, text);
        out
    }
}

fn rename(program: &Program, names: impl Iterator<Item = Name> + Clone) -> Renamed {
    let mut renamed = Renamed::default();
    let mut first = FxHashSet::default();
    let duplicates: Vec<_> = names.enumerate().filter(|&(_, name)| !first.insert(name)).collect();
    if duplicates.is_empty() {
        return renamed;
    }
    let mut taken: FxHashSet<String> = first.iter().map(|&name| name_text(program, name).to_string()).collect();
    let mut next: FxHashMap<Name, usize> = FxHashMap::default();
    for (index, name) in duplicates {
        let number = next.entry(name).or_insert(1);
        let text = loop {
            let text = format!("{}_{number}", name_text(program, name));
            *number += 1;
            if taken.insert(text.clone()) {
                break text;
            }
        };
        renamed.insert(index, text);
    }
    renamed
}
