//! Modules in folders as people lay them out.

use super::*;
use std::fs;

/// A folder with these files.
fn folder(test: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("snell-disk-{}-{test}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

/// The paths of modules, relative to the folder.
fn found(folder: &Path, first: &str, module: Option<&str>, modules: &[&str]) -> Vec<Option<String>> {
    let mut disk = Disk::default();
    disk.begin(&folder.join(first).to_string_lossy(), module);
    let path = |module: &&str| {
        let (path, _) = disk.find(module, &["hs", "lhs"])?;
        Some(Path::new(&path).strip_prefix(folder).unwrap().to_string_lossy().into_owned())
    };
    let paths = modules.iter().map(path).collect();
    fs::remove_dir_all(folder).unwrap();
    paths
}

fn some(paths: &[&str]) -> Vec<Option<String>> {
    paths.iter().map(|path| (!path.is_empty()).then(|| path.replace('/', std::path::MAIN_SEPARATOR_STR))).collect()
}

#[test]
fn the_name_of_a_module_shows_its_root() {
    let files = [("src/A/B.hs", ""), ("src/A/C.lhs", ""), ("src/D.hs", ""), (".git/x", "")];
    let folder = folder("root", &files);
    let paths = found(&folder, "src/A/B.hs", Some("A.B"), &["A.C", "D", "A.B", "E", "..A", "A/C", ""]);
    assert_eq!(paths, some(&["src/A/C.lhs", "src/D.hs", "src/A/B.hs", "", "", "", ""]));
}

#[test]
fn a_module_elsewhere_has_its_own_folder_as_root() {
    let folder = folder("elsewhere", &[("x/B.hs", ""), ("x/C.hs", ""), (".git/x", "")]);
    assert_eq!(found(&folder, "x/B.hs", Some("A.B"), &["C"]), some(&["x/C.hs"]));
}

#[test]
fn a_cabal_file_names_more_folders() {
    let cabal =
        "library\n  hs-source-dirs: src\n  default-extensions: LambdaCase\nexecutable x\n  hs-source-dirs: app\n";
    let files = [("x.cabal", cabal), ("app/Main.hs", ""), ("src/Lib.hs", ""), ("src/Main.hs", ""), ("Top.hs", "")];
    let folder = folder("cabal", &files);
    let mut disk = Disk::default();
    disk.begin(&folder.join("app/Main.hs").to_string_lossy(), None);
    assert_eq!(disk.default_extensions(), ["LambdaCase"]);
    assert_eq!(disk.searched().len(), 3);
    let paths = found(&folder, "app/Main.hs", None, &["Lib", "Main", "Top"]);
    assert_eq!(paths, some(&["src/Lib.hs", "app/Main.hs", "Top.hs"]));
}

#[test]
fn other_descriptions_are_read_too() {
    let files = [("package.yaml", "source-dirs: lib\n"), ("lib/L.hs", ""), ("app/Main.hs", "")];
    assert_eq!(found(&folder("hpack", &files), "app/Main.hs", None, &["L"]), some(&["lib/L.hs"]));
    let files = [("hie.yaml", "cradle:\n  stack:\n  - path: ./lib\n"), ("lib/L.hs", ""), ("app/Main.hs", "")];
    assert_eq!(found(&folder("hie", &files), "app/Main.hs", None, &["L"]), some(&["lib/L.hs"]));
}
