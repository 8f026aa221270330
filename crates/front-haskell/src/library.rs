//! The libraries, in Haskell, inside the binary.

use snell_source::FileId;

/// A module of the libraries.
pub struct LibraryModule {
    /// `Data.List`.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! modules {
    ($($name:literal $path:literal;)*) => {
        /// Every module, in alphabetical order.
        pub static MODULES: &[LibraryModule] = &[
            $(LibraryModule { name: $name, text: include_str!(concat!("../library/", $path)) },)*
        ];
    };
}

modules! {
    "Control.Monad.Fix" "Control/Monad/Fix.hs";
    "Data.Char" "Data/Char.hs";
    "Data.Either" "Data/Either.hs";
    "Data.Foldable" "Data/Foldable.hs";
    "Data.Function" "Data/Function.hs";
    "Data.Functor" "Data/Functor.hs";
    "Data.Functor.Compose" "Data/Functor/Compose.hs";
    "Data.Functor.Const" "Data/Functor/Const.hs";
    "Data.Functor.Identity" "Data/Functor/Identity.hs";
    "Data.Functor.Product" "Data/Functor/Product.hs";
    "Data.Functor.Sum" "Data/Functor/Sum.hs";
    "Data.List" "Data/List.hs";
    "Data.Maybe" "Data/Maybe.hs";
    "Data.Monoid" "Data/Monoid.hs";
    "Data.Ord" "Data/Ord.hs";
    "Data.Semigroup" "Data/Semigroup.hs";
    "Data.Traversable" "Data/Traversable.hs";
    "Data.Tuple" "Data/Tuple.hs";
    "Prelude" "Prelude.hs";
    "Snell.Base" "Snell/Base.hs";
    "Snell.Char" "Snell/Char.hs";
    "Snell.Float" "Snell/Float.hs";
    "Snell.Fold" "Snell/Fold.hs";
    "Snell.IO" "Snell/IO.hs";
    "Snell.Lex" "Snell/Lex.hs";
    "Snell.List" "Snell/List.hs";
    "Snell.Monoid" "Snell/Monoid.hs";
    "Snell.Read" "Snell/Read.hs";
    "Snell.ReadP" "Snell/ReadP.hs";
    "Snell.Sized" "Snell/Sized.hs";
    "Snell.Word" "Snell/Word.hs";
}

/// Files of the libraries are not among those of a run: their ids start here, in the order of [`MODULES`].
const FIRST_FILE: u32 = 1 << 30;

/// The module of this name, and the id that its spans have.
pub fn find(name: &str) -> Option<(FileId, &'static LibraryModule)> {
    let place = MODULES.binary_search_by(|module| module.name.cmp(name)).ok()?;
    Some((FileId(FIRST_FILE + place as u32), &MODULES[place]))
}

/// The module that a file belongs to, if it is one of the libraries.
pub fn of_file(file: FileId) -> Option<&'static LibraryModule> {
    MODULES.get(file.0.checked_sub(FIRST_FILE)? as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn files(dir: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("the libraries are there") {
            let path = entry.expect("the entry can be read").path();
            match path.is_dir() {
                true => files(&path, found),
                false => found.push(path),
            }
        }
    }

    #[test]
    fn every_file_is_in_the_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        let mut found = Vec::new();
        files(&root, &mut found);
        for path in found {
            let name = path.strip_prefix(&root).expect("it is below").with_extension("");
            let name = name.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join(".");
            let (_, module) = find(&name).unwrap_or_else(|| panic!("{name} is not in the table"));
            assert_eq!(module.text, std::fs::read_to_string(&path).expect("the file can be read"), "{name}");
        }
    }

    #[test]
    fn the_table_is_in_order() {
        assert!(MODULES.windows(2).all(|pair| pair[0].name < pair[1].name));
    }
}
