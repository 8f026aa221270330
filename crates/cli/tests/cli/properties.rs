//! Properties whose answers are known: each says its verdict, and how that is known, in the comment before it.

use crate::support::Folder;
use expect_test::expect;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A property and what is known of it.
struct Known {
    name: String,
    /// `HOLDS proved`, `FAILS x = 1, y = 2`, ..
    verdict: String,
}

fn known(text: &str) -> Vec<Known> {
    let mut found = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let Some((name, _)) =
            line.split_once(" ::").filter(|(name, _)| name.starts_with("prop_") && !name.contains(' '))
        else {
            continue;
        };
        let comments: Vec<&str> = lines[..at].iter().rev().map_while(|line| line.strip_prefix("-- ")).collect();
        let says = |word: &str| comments.iter().find_map(|line| line.strip_prefix(word));
        assert!(says("Known: ").is_some_and(|how| how.len() > 5), "{name}: how is the answer known?");
        let verdict = comments.last().expect("a verdict").trim().to_owned();
        found.push(Known { name: name.to_owned(), verdict });
    }
    found
}

/// What the program says, in the words of the comments.
fn said(report: &Value) -> String {
    match report["verdict"].as_str().unwrap() {
        "holds-proved" => "HOLDS proved".into(),
        "holds-bounded" => "HOLDS bounded".into(),
        "vacuous" => "VACUOUS".into(),
        "open" => "OPEN".into(),
        "fails" => {
            let inputs = report["counterexample"]["inputs"].as_array().unwrap();
            let text =
                |input: &Value| format!("{} = {}", input["name"].as_str().unwrap(), input["value"].as_str().unwrap());
            let generated = report["counterexample"]["generated"].as_array().unwrap();
            let drawn = |value: &Value| format!("generated {}", value.as_str().unwrap());
            let all = inputs.iter().map(text).chain(generated.iter().map(drawn));
            format!("FAILS {}", all.collect::<Vec<_>>().join(", ")).trim().into()
        }
        other => panic!("{other}"),
    }
}

#[test]
fn answers_are_what_they_are_known_to_be() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/properties");
    let folder = Folder::new("answers_are_what_they_are_known_to_be");
    let (mut count, mut wrong) = (0, Vec::new());
    let mut paths: Vec<_> = fs::read_dir(corpus).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "hs")) {
        let known = known(&fs::read_to_string(path).unwrap());
        let mut command =
            folder.command("check --no-save --solver none --max-size 7 --max-steps 2000000 --format json");
        let output = String::from_utf8(command.arg(path).output().unwrap().stdout).unwrap();
        let records: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let reports: Vec<&Value> = records.iter().filter(|record| record["type"] == "property").collect();
        assert_eq!(reports.len(), known.len(), "{}", path.display());
        for (report, known) in reports.into_iter().zip(known) {
            assert_eq!(report["property"], known.name.as_str());
            count += 1;
            if said(report) != known.verdict {
                wrong.push(format!("{}: {} is known, {} is said", known.name, known.verdict, said(report)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 60, "only {count} properties");
}

#[test]
fn a_part_that_is_a_property_is_not_shown() {
    let text = "module Stack where\n\nimport Test.QuickCheck\n\n\
                prop_depth :: Maybe Int -> Property\n\
                prop_depth m = True ==> case m of\n  Just n -> n === 0\n  Nothing -> property True\n";
    let folder = Folder::new("a_part_that_is_a_property").file("Stack.hs", text);
    expect![[r#"
        $ snell check Stack.hs --no-save --solver none
        FAILS    prop_depth  Stack.hs:6
            m = Just 1
          gives False
          fails for every  m = Just a  where a /= 0   (solved, not sampled)
          smallest: nothing of a smaller size fails
        0 hold, 1 fails, 0 open · 3 paths · # steps
        --- exit 1
    "#]]
    .assert_eq(&folder.transcript(&["check Stack.hs --no-save --solver none"]));
}
