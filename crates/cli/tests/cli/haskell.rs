//! Haskell programs of several files.

use crate::support::Folder;
use expect_test::expect;

const MAIN: &str = "module Main where\nimport Data.Greeting (greeting)\n\nmain :: IO ()\nmain = putStrLn greeting\n";
const GREETING: &str = "module Data.Greeting where\n\ngreeting :: String\ngreeting = \"hello\"\n";

fn project(test: &str) -> Folder {
    let cabal = "name: demo\nexecutable demo\n  main-is: Start.hs\n  hs-source-dirs: program, src\n";
    let folder = Folder::new(test).folder("program").folder("src/Data").file("demo.cabal", cabal);
    folder.file("program/Start.hs", MAIN).file("src/Data/Greeting.hs", GREETING)
}

#[test]
fn a_directory_is_its_program() {
    let folder = project("a_directory_is_its_program");
    expect![[r#"
        $ snell run .
        hello
        --- exit 0
        $ snell run program/Start.hs
        hello
        --- exit 0
        $ snell check-types .
        OK  program/Start.hs (2 definitions in 2 files)
        --- exit 0
        $ snell check-types src/Data/Greeting.hs
        OK  src/Data/Greeting.hs (1 definition)
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&[
        "run .",
        "run program/Start.hs",
        "check-types .",
        "check-types src/Data/Greeting.hs",
    ]));
}

#[test]
fn mistakes_in_several_files_are_shown_in_order() {
    let folder = project("mistakes_in_several_files");
    let folder =
        folder.file("src/Data/Greeting.hs", "module Data.Greeting where\n\ngreeting :: String\ngreeting = 'h'\n");
    let folder = folder.file("program/Start.hs", MAIN.replace("greeting\n", "greeting nobody\n"));
    let commands = ["check-types .", "run program/Start.hs --no-color"];
    expect![[r#"
        $ snell check-types .
        --- stderr
        program/Start.hs:5:8-15: error: [SN-1204] `putStrLn` takes 1 argument, but is applied to 2 arguments
          |
        5 | main = putStrLn greeting nobody
          |        ^^^^^^^^
          `putStrLn` has the type `String -> IO ()`
          program/Start.hs:4:9-13: `main` is declared as `IO ()`

        program/Start.hs:5:26-31: error: [SN-1101] variable not in scope: `nobody`
          |
        5 | main = putStrLn greeting nobody
          |                          ^^^^^^

        src/Data/Greeting.hs:4:12-14: error: [SN-1201] expected `String`, found `Char`
          |
        4 | greeting = 'h'
          |            ^^^
          a character is not a string: put it in a list, `[c]`, or use double quotes
          src/Data/Greeting.hs:3:13-18: `greeting` is declared as `String`
        --- exit 3
        $ snell run program/Start.hs --no-color
        --- stderr
        program/Start.hs:5:8-15: error: [SN-1204] `putStrLn` takes 1 argument, but is applied to 2 arguments
          |
        5 | main = putStrLn greeting nobody
          |        ^^^^^^^^
          `putStrLn` has the type `String -> IO ()`
          program/Start.hs:4:9-13: `main` is declared as `IO ()`

        program/Start.hs:5:26-31: error: [SN-1101] variable not in scope: `nobody`
          |
        5 | main = putStrLn greeting nobody
          |                          ^^^^^^

        src/Data/Greeting.hs:4:12-14: error: [SN-1201] expected `String`, found `Char`
          |
        4 | greeting = 'h'
          |            ^^^
          a character is not a string: put it in a list, `[c]`, or use double quotes
          src/Data/Greeting.hs:3:13-18: `greeting` is declared as `String`
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&commands));
}

#[test]
fn many_mistakes_are_counted() {
    let mut text = String::from("module Main where\nmain :: IO ()\nmain = return ()\n");
    (0..25).for_each(|at| text.push_str(&format!("f{at} = nothing{at}\n")));
    let folder = Folder::new("many_mistakes_are_counted").file("Main.hs", text);
    let ran = folder.run("check-types Main.hs");
    assert_eq!((ran.code, ran.stderr.matches("error: [SN-").count()), (Some(3), 20));
    assert!(ran.stderr.ends_with("\nand 5 more errors (--all-errors shows them)\n"), "{}", ran.stderr);
    let ran = folder.run("check-types Main.hs --all-errors");
    assert_eq!(ran.stderr.matches("error: [SN-").count(), 25);
    let ran = folder.run("check-types Main.hs --format json");
    let lines: Vec<serde_json::Value> = ran.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.len() == 25 && lines.iter().all(|line| line["type"] == "diagnostic"));
}

#[test]
fn a_program_that_can_be_loaded_is_a_record() {
    let folder = project("a_program_that_can_be_loaded");
    let ran = folder.run("check-types . --format json");
    let line: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    assert_eq!((&line["type"], &line["definitions"]), (&"checked".into(), &2.into()));
    assert_eq!(line["files"].as_array().map(Vec::len), Some(2));
}

#[test]
fn an_own_module_hides_one_of_the_libraries() {
    let main = "module Main where\nimport Data.List\nmain :: IO ()\nmain = putStrLn mine\n";
    let own = "module Data.List where\nmine :: String\nmine = \"mine\"\n";
    let folder = Folder::new("an_own_module_hides").folder("Data").file("Main.hs", main).file("Data/List.hs", own);
    let ran = folder.run("run Main.hs");
    assert_eq!((ran.stdout.as_str(), ran.stderr.as_str()), ("mine\n", ""));
}

#[test]
fn codes_of_haskell_are_explained() {
    let ran = Folder::new("codes_of_haskell").run("explain SN-1201");
    assert!(ran.code == Some(0) && ran.stdout.starts_with("SN-1201  type mismatch\n\n"), "{}", ran.stdout);
}

#[test]
fn directories_without_a_program() {
    let cabal = "executable a\n  main-is: A.hs\nexecutable b\n  main-is: B.hs\n";
    let folder = Folder::new("directories_without_a_program").folder("empty").folder("two");
    let folder = folder.file("two/x.cabal", cabal).file("two/A.hs", "").file("two/B.hs", "");
    expect![[r#"
        $ snell run empty
        --- stderr
        empty: error: [SN-0002] there is no program in this directory; a file is wanted
          looked for Main.hs, app/Main.hs, src/Main.hs, and an executable of a .cabal file or package.yaml
        --- exit 3
        $ snell run two
        --- stderr
        two: error: [SN-0002] there are several programs in this directory
          two/A.hs, two/B.hs
        --- exit 3
    "#]]
    .assert_eq(&folder.transcript(&["run empty", "run two"]));
}

const NOTES: &str = r#"module Main where
import Control.Exception
import System.IO

count :: FilePath -> IO Int
count path = length . lines <$> readFile path

main :: IO ()
main = do
  writeFile "notes.txt" "one\ntwo\n"
  appendFile "notes.txt" "three\n"
  count "notes.txt" >>= print
  withFile "notes.txt" ReadMode $ \h -> do
    hGetLine h >>= putStrLn
    hIsEOF h >>= print
  missing <- try (readFile "missing.txt") :: IO (Either IOException String)
  print missing
  late <- withFile "notes.txt" ReadMode hGetContents
  closed <- try (evaluate (length late)) :: IO (Either IOException Int)
  print closed
  writing <- openFile "copy.txt" WriteMode
  wrong <- try (hGetLine writing) :: IO (Either IOException String)
  print wrong
  hPutStr writing . map succ =<< readFile "notes.txt"
  hClose writing
  readFile "copy.txt" >>= print
"#;

#[test]
fn files_are_read_and_written_by_run_only() {
    let folder = Folder::new("files_are_read_and_written").file("Notes.hs", NOTES);
    expect![[r#"
        $ snell run Notes.hs
        3
        one
        False
        Left missing.txt: openFile: does not exist (No such file or directory)
        Left notes.txt: hGetContents: illegal operation (delayed read on closed handle)
        Left copy.txt: hGetLine: illegal operation (handle is not open for reading)
        "pof\vuxp\vuisff\v"
        --- exit 0
        $ snell explore Notes.hs count
        0 paths so far (the rest could not be decided) · none fails · # steps
        not seen  1 branch that could not be decided
        note      files, which are not explored
        --- exit 2
    "#]]
    .assert_eq(&folder.transcript(&["run Notes.hs", "explore Notes.hs count"]));
}

#[test]
fn a_test_finds_the_modules_of_its_package() {
    let cabal =
        "name: demo\nlibrary\n  exposed-modules: Data.Greeting\ntest-suite t\n  main-is: T.hs\n  hs-source-dirs: t\n";
    let folder = Folder::new("a_test_finds_its_package").folder("t").folder("Data").file("demo.cabal", cabal);
    let folder = folder.file("t/T.hs", MAIN).file("Data/Greeting.hs", GREETING);
    expect![[r#"
        $ snell run t/T.hs
        hello
        --- exit 0
    "#]]
    .assert_eq(&folder.transcript(&["run t/T.hs"]));
}
