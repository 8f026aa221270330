//! Programs of several files, in a language that there is only here: `import M` and `module M` lines, the rest is Core.

use super::*;
use snell_core_ir::{CoreFrontEnd, FrontEnd, Lowered};
use std::collections::BTreeMap;

struct Toy;

impl FrontEnd for Toy {
    fn name(&self) -> &'static str {
        "toy"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["toy", "ltoy"]
    }

    fn lower(&self, sources: &SourceSet) -> Lowered {
        // Words of the toy are blanked, so that spans stay right.
        let mut plain = SourceSet::default();
        for (_, file) in sources.files() {
            let blank = |line: &str| match line.starts_with("import ") || line.starts_with("module ") {
                true => " ".repeat(line.len()),
                false => line.to_owned(),
            };
            plain.add(&file.path, &file.text.lines().map(blank).collect::<Vec<_>>().join("\n"));
        }
        CoreFrontEnd.lower(&plain)
    }

    fn imports(&self, _path: &str, text: &str) -> Vec<(String, Span)> {
        text.lines().filter_map(|line| Some((line.strip_prefix("import ")?.to_owned(), Span::NONE))).collect()
    }

    fn module_name(&self, _path: &str, text: &str) -> Option<String> {
        text.lines().find_map(|line| Some(line.strip_prefix("module ")?.to_owned()))
    }
}

#[derive(Default)]
struct Memory {
    files: BTreeMap<&'static str, &'static [u8]>,
    log: Vec<String>,
}

impl Files for Memory {
    fn begin(&mut self, path: &str, module: Option<&str>) {
        self.log.push(format!("begin {path} {module:?}"));
    }

    fn find(&mut self, module: &str, extensions: &[&str]) -> Option<(String, Vec<u8>)> {
        self.log.push(module.to_owned());
        let path = format!("{}.{}", module.replace('.', "/"), extensions[0]);
        self.files.get(path.as_str()).map(|bytes| (path.clone(), bytes.to_vec()))
    }

    fn searched(&self) -> Vec<String> {
        vec![".".into()]
    }

    fn default_extensions(&self) -> Vec<String> {
        Vec::new()
    }
}

fn memory(files: &[(&'static str, &'static str)]) -> Memory {
    Memory { files: files.iter().map(|&(path, text)| (path, text.as_bytes())).collect(), log: Vec::new() }
}

fn refusal(result: Result<Loaded, Refused>) -> Refused {
    match result {
        Ok(_) => panic!("this was not to be loaded"),
        Err(refused) => refused,
    }
}

#[test]
fn imports_are_followed_each_once() {
    let mut files = memory(&[("A.toy", "import B.C\nimport Main\na = b;"), ("B/C.toy", "import A\nb = 3;")]);
    files.files.insert("Main.toy", b"import A\nimport Library\nmain = a;");
    let main = files.files["Main.toy"];
    let loaded = load_as(&Toy, "Main.toy", main, &mut files, None).unwrap_or_else(|refused| panic!("{refused:?}"));
    let paths: Vec<String> = loaded.sources.files().map(|(_, file)| file.path.to_string()).collect();
    assert_eq!(paths, ["Main.toy", "A.toy", "B/C.toy"]);
    assert_eq!(files.log, ["begin Main.toy None", "A", "Library", "B.C", "Main"]);
    assert!(loaded.program.find_global("b").is_some() && !loaded.is_program());
}

#[test]
fn the_module_of_the_first_file_is_told() {
    let mut files = memory(&[]);
    assert!(load_as(&Toy, "x/A.toy", b"module X.A\nmain = 1;", &mut files, None).is_ok());
    assert_eq!(files.log, ["begin x/A.toy Some(\"X.A\")"]);
}

#[test]
fn mistakes_in_several_files_are_sorted() {
    let mut files = memory(&[("B.toy", "b = nope;\nc = nope2;")]);
    let refused = refusal(load_as(&Toy, "A.toy", b"import B\na = wrong;", &mut files, None));
    let places: Vec<(u32, &str)> =
        refused.diagnostics.iter().map(|error| (error.span.file.0, error.message.as_str())).collect();
    let messages = ["`wrong` is not defined", "`nope` is not defined", "`nope2` is not defined"];
    assert_eq!(places, [(0, messages[0]), (1, messages[1]), (1, messages[2])]);
}

#[test]
fn a_file_that_is_no_text_is_refused_by_its_own_name() {
    let mut files = memory(&[]);
    files.files.insert("B.toy", b"b = \xff");
    let refused = refusal(load_as(&Toy, "A.toy", b"import B\na = 1;", &mut files, None));
    assert_eq!((refused.path.as_str(), refused.diagnostics[0].code), ("B.toy", loading::NOT_UTF8));
}

#[test]
fn an_expression_is_a_file_of_its_own() {
    let refused = refusal(load_with("a.core", b"main = 1;", &mut NoFiles, Some("1 + 1")));
    assert_eq!(refused.sources.file(FileId(1)).map(|file| &*file.text), Some("1 + 1"));
    assert_eq!(refused.diagnostics[0].span.file, FileId(1));
}

#[test]
fn a_whole_program_has_its_own_entry() {
    let loaded = load("a.core", b"main = 1; `%main` = 2;").unwrap_or_else(|refused| panic!("{refused:?}"));
    assert!(loaded.is_program());
    assert_eq!(crate::entry_to_run(&loaded, None).ok(), loaded.program.find_global("%main"));
    assert_eq!(crate::entry_to_run(&loaded, Some("main")).ok(), loaded.program.find_global("main"));
}
