//! The table of front ends.

use snell_core_ir::{CoreFrontEnd, FrontEnd};
use snell_front_haskell::HaskellFrontEnd;
use snell_front_scheme::SchemeFrontEnd;

/// A front end in the table.
pub type Language = &'static (dyn FrontEnd + Sync);

/// Every language that can be read, found by the extension of a file: one line each.
static FRONT_ENDS: &[Language] = &[&CoreFrontEnd, &HaskellFrontEnd, &SchemeFrontEnd];

/// The table.
pub fn front_ends() -> &'static [Language] {
    FRONT_ENDS
}

/// The language of a file with this name.
pub(crate) fn language_of(path: &str) -> Option<Language> {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let (_, extension) = name.rsplit_once('.')?;
    front_ends().iter().copied().find(|language| language.extensions().contains(&extension))
}

/// The extensions that are known, for messages.
pub(crate) fn extensions() -> String {
    let all = front_ends().iter().flat_map(|language| language.extensions());
    all.map(|extension| format!(".{extension}")).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_extension_decides() {
        assert_eq!(language_of("a.b/c.core").map(|language| language.name()), Some("core"));
        assert!(language_of("a.core/c").is_none());
        assert!(language_of("core").is_none());
        assert!(language_of("").is_none());
    }
}
