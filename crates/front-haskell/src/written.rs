//! How values of library types are written whose constructors are nobody's business: `M.fromList [(1,'a')]`, with the names
//! that the user's module has for these functions.

use crate::hir::{Hir, TyConId};
use crate::syntax::{Import, Item};
use snell_core_ir::{DataId, ModuleImport, Written};
use snell_source::Names;

/// What is imported where: enough to find a name for a function.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The module.
    module: String,
    /// What its names are qualified with.
    alias: String,
    qualified: bool,
    hiding: bool,
    /// The values in the list, if there is one.
    values: Option<Vec<String>>,
}

impl Imported {
    /// An import as it is written.
    pub(crate) fn new(import: &Import, names: &Names) -> Imported {
        let text = |name| names.text(name).to_owned();
        let value = |item: &Item| match item {
            Item::Value(ident) => Some(text(ident.name)),
            Item::Type(..) => None,
        };
        Imported {
            module: text(import.module.name),
            alias: text(import.alias.as_ref().unwrap_or(&import.module).name),
            qualified: import.qualified,
            hiding: import.hiding,
            values: import.items.as_ref().map(|items| items.iter().filter_map(value).collect()),
        }
    }

    /// What other modules see of it.
    pub(crate) fn plain(&self) -> ModuleImport {
        ModuleImport { module: self.module.clone(), alias: self.alias.clone(), qualified: self.qualified }
    }

    fn has(&self, name: &str) -> bool {
        self.values.as_ref().is_none_or(|values| values.iter().any(|value| value == name) != self.hiding)
    }
}

/// What a type is written with.
enum Style {
    Elements,
    Function,
    Infix,
    Indexed,
}

/// Types, by module and name, with the function and the modules that export it, the usual one first.
const WITH_FUNCTIONS: &[(&str, &str, Style, &str, &[&str])] = &[
    ("Data.Map.Internal", "Map", Style::Elements, "fromList", &["Data.Map", "Data.Map.Strict", "Data.Map.Lazy"]),
    ("Data.Set.Internal", "Set", Style::Elements, "fromList", &["Data.Set"]),
    (
        "Data.IntMap.Internal",
        "IntMap",
        Style::Elements,
        "fromList",
        &["Data.IntMap", "Data.IntMap.Strict", "Data.IntMap.Lazy"],
    ),
    ("Data.IntSet.Internal", "IntSet", Style::Elements, "fromList", &["Data.IntSet"]),
    ("Data.Sequence", "Seq", Style::Elements, "fromList", &["Data.Sequence"]),
    ("Snell.Array", "Array", Style::Indexed, "listArray", &["Data.Array", "Data.Array.IArray", "Array"]),
    ("Snell.Array", "UArray", Style::Indexed, "listArray", &["Data.Array.Unboxed", "Data.Array.IArray"]),
    ("Data.Text", "Text", Style::Function, "pack", &["Data.Text"]),
    ("Data.Text.Lazy", "Text", Style::Function, "pack", &["Data.Text.Lazy"]),
    ("Snell.Base", "Ratio", Style::Infix, "%", &["Data.Ratio", "Ratio"]),
];

/// Types that are written as what is inside of them.
const PLAIN: &[(&str, &str, Written)] = &[
    ("Snell.Base", "RealWorld#", Written::Nothing),
    ("Snell.Base", "Box#", Written::Content),
    ("Snell.Base", "IO", Written::Content),
    ("Snell.Sized", "Int8", Written::Content),
    ("Snell.Sized", "Int16", Written::Content),
    ("Snell.Sized", "Int32", Written::Content),
    ("Snell.Sized", "Int64", Written::Content),
    ("Snell.Sized", "Word8", Written::Content),
    ("Snell.Sized", "Word16", Written::Content),
    ("Snell.Sized", "Word32", Written::Content),
    ("Snell.Sized", "Word64", Written::Unsigned),
    ("Snell.Word", "Word", Written::Unsigned),
    ("Snell.Natural", "Natural", Written::Content),
    ("Snell.Float", "Float", Written::Content),
];

/// How the types among these are written.
pub(crate) fn written(hir: &Hir, datas: &[(DataId, TyConId)], imports: &[Imported]) -> Vec<(DataId, Written)> {
    let of = |tycon: TyConId| {
        let tycon = hir.tycon(tycon);
        let module = hir.module(tycon.module);
        let (module, name) = (hir.names.text(module.name), hir.names.text(tycon.name));
        if let Some((.., written)) = PLAIN.iter().find(|(of, plain, _)| *of == module && *plain == name) {
            return Some(written.clone());
        }
        let (_, _, style, function, homes) =
            WITH_FUNCTIONS.iter().find(|(of, known, ..)| *of == module && *known == name)?;
        let function = spelled(function, homes, imports);
        Some(match style {
            Style::Elements => Written::Elements(function),
            Style::Function => Written::Function(function),
            Style::Infix => Written::Infix(function),
            Style::Indexed => Written::Indexed(function),
        })
    };
    datas.iter().filter_map(|&(data, tycon)| Some((data, of(tycon)?))).collect()
}

/// The name of a function for this module: as short as its imports allow.
fn spelled(function: &str, homes: &[&str], imports: &[Imported]) -> String {
    let mut found = imports.iter().filter(|import| homes.contains(&&*import.module) && import.has(function));
    let best = found.clone().find(|import| !import.qualified).or_else(|| found.next());
    match best {
        Some(import) if !import.qualified => function.into(),
        Some(import) => format!("{}.{function}", import.alias),
        None => format!("{}.{function}", homes.first().unwrap_or(&"")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn import(module: &str, alias: &str, qualified: bool, values: Option<&[&str]>) -> Imported {
        let values = values.map(|values| values.iter().map(|value| value.to_string()).collect());
        Imported { module: module.into(), alias: alias.into(), qualified, hiding: false, values }
    }

    #[test]
    fn functions_are_called_as_the_module_may_call_them() {
        let homes = &["Data.Map", "Data.Map.Strict"];
        let of = |imports: &[Imported]| spelled("fromList", homes, imports);
        assert_eq!(of(&[]), "Data.Map.fromList");
        assert_eq!(of(&[import("Data.Map.Strict", "M", true, None)]), "M.fromList");
        let only_type = import("Data.Map", "Data.Map", false, Some(&[]));
        assert_eq!(of(&[only_type.clone(), import("Data.Map", "Map", true, None)]), "Map.fromList");
        assert_eq!(of(&[only_type]), "Data.Map.fromList");
        assert_eq!(of(&[import("Data.Map", "Data.Map", false, None)]), "fromList");
        let hiding = Imported { hiding: true, ..import("Data.Map", "Data.Map", false, Some(&["map"])) };
        assert_eq!(of(&[hiding]), "fromList");
    }
}
