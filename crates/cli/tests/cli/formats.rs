//! Results for other programs: SARIF, JUnit, annotations.

use crate::support::Folder;
use expect_test::expect;
use serde_json::Value;

const CLAIMS: &str = r#"module Claims where

prop_quoted :: String -> Bool
prop_quoted s = s /= "<&\">"

prop_not :: Bool -> Bool
prop_not b = not (not b) == b

prop_never :: Int -> Int
prop_never n = n
"#;

fn folder(name: &str) -> Folder {
    let wrong = "module Wrong where\n\nf :: Int\nf = 'a'\n";
    Folder::new(name).file("Claims.hs", CLAIMS).file("Wrong.hs", wrong)
}

#[test]
fn annotations_are_lines() {
    expect![[r#"
        $ snell check Claims.hs --format github --solver none
        ::error file=Claims.hs,line=4,endLine=4,col=1,endColumn=11,title=SN-0040 prop_quoted::prop_quoted fails%0A    s = "<&\">"%0A  gives False
        ::notice file=Claims.hs,line=10,endLine=10,col=1,endColumn=10,title=SN-0041 prop_never::prop_never is open: its result is neither Bool nor Property
        --- exit 1
        $ snell check Wrong.hs --format github
        ::error file=Wrong.hs,line=4,endLine=4,col=5,endColumn=7,title=SN-1201 Wrong.hs::expected `Int`, found `Char`
        --- stderr
        Wrong.hs:4:5-7: error: [SN-1201] expected `Int`, found `Char`
          |
        4 | f = 'a'
          |     ^^^
          Wrong.hs:3:6-8: `f` is declared as `Int`
        --- exit 3
    "#]]
    .assert_eq(
        &folder("annotations_are_lines")
            .transcript(&["check Claims.hs --format github --solver none", "check Wrong.hs --format github"]),
    );
}

#[test]
fn junit_has_a_case_for_each_property() {
    let folder = folder("junit_has_a_case");
    let text = folder.run("check Claims.hs --format junit --solver none").stdout;
    assert_eq!(unclosed(&text), Vec::<String>::new());
    expect![[r#"
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snell check" tests="3" failures="1" errors="0" skipped="1">
          <testsuite name="snell check" tests="3" failures="1" errors="0" skipped="1">
            <testcase classname="Claims.hs" name="prop_quoted" file="Claims.hs" line="4"><failure type="SN-0040" message="prop_quoted fails">    s = &quot;&lt;&amp;\&quot;&gt;&quot;&#10;  gives False</failure></testcase>
            <testcase classname="Claims.hs" name="prop_not" file="Claims.hs" line="7"><system-out>prop_not holds for every input (proved)</system-out></testcase>
            <testcase classname="Claims.hs" name="prop_never" file="Claims.hs" line="10"><skipped message="prop_never is open: its result is neither Bool nor Property"/></testcase>
          </testsuite>
        </testsuites>
    "#]]
    .assert_eq(&text);
    let explored = folder.run("explore Claims.hs prop_not --format junit").stdout;
    assert_eq!(unclosed(&explored), Vec::<String>::new());
    assert!(explored.contains("name=\"prop_not False\""), "{explored}");
}

/// The elements that are opened and not closed; a text that is no XML is an error in itself.
fn unclosed(text: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    for part in text.split('<').skip(1) {
        let (tag, rest) = part.split_once('>').expect("a tag ends");
        assert!(!rest.contains('>'), "a stray > in {rest:?}");
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in {tag:?}");
        for entity in part.split('&').skip(1) {
            let name = entity.split_once(';').expect("an entity ends").0;
            assert!(["amp", "lt", "gt", "quot", "apos", "#10", "#9", "#13"].contains(&name), "&{name};");
        }
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).expect("a tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "in {text}");
        } else if !tag.ends_with('/') && !tag.starts_with('?') {
            open.push(name.to_owned());
        }
    }
    open
}

#[test]
fn sarif_has_what_the_standard_requires() {
    let folder = folder("sarif_has_what");
    for command in ["check Claims.hs", "check Wrong.hs", "explore Claims.hs prop_not", "check-types Wrong.hs"] {
        let text = folder.run(&format!("{command} --format sarif")).stdout;
        let log: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{command}: {error}"));
        valid(&log);
    }
    let text = folder.run("check Claims.hs --format sarif --solver none").stdout;
    let log: Value = serde_json::from_str(&text).unwrap();
    let results = log["runs"][0]["results"].as_array().unwrap();
    let kinds: Vec<&str> = results.iter().map(|result| result["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["fail", "pass", "open"]);
    let region = &results[0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!((&region["startLine"], &region["endColumn"]), (&Value::from(4), &Value::from(12)));
}

/// The parts of the schema that we rely on: required fields, the enumerations, and the indices of rules.
fn valid(log: &Value) {
    assert_eq!(log["version"], "2.1.0");
    for run in log["runs"].as_array().expect("runs") {
        let driver = &run["tool"]["driver"];
        assert!(driver["name"].is_string());
        let rules = driver["rules"].as_array().expect("rules");
        assert!(rules.iter().all(|rule| rule["id"].is_string() && rule["shortDescription"]["text"].is_string()));
        for result in run["results"].as_array().expect("results") {
            assert!(result["message"]["text"].as_str().is_some_and(|text| !text.is_empty()));
            let kind = result["kind"].as_str().unwrap();
            assert!(["notApplicable", "pass", "fail", "review", "open", "informational"].contains(&kind));
            let level = result["level"].as_str().unwrap();
            assert!(["none", "note", "warning", "error"].contains(&level));
            assert_eq!(kind == "fail", level != "none", "only failures have a level");
            let index = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            for location in result["locations"].as_array().unwrap() {
                let physical = &location["physicalLocation"];
                assert!(physical["artifactLocation"]["uri"].is_string());
                if let Some(region) = physical.get("region") {
                    assert!(region["startLine"].as_u64().unwrap() >= 1 && region["startColumn"].as_u64().unwrap() >= 1);
                }
            }
        }
    }
}
