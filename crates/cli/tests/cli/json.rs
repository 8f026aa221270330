//! `--format json`: one object a line, versioned.

use crate::explore::PROGRAM;
use crate::support::Folder;
use serde_json::Value;

fn records(folder: &Folder, words: &str) -> Vec<Value> {
    let ran = folder.run(words);
    let lines: Vec<Value> = ran.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().all(|line| line["v"] == 1 && line["type"].is_string()));
    lines
}

fn has_keys(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(value.get(key).is_some(), "{key} is missing in {value}");
    }
}

#[test]
fn paths_and_summary_have_their_keys() {
    let folder = Folder::with("paths_and_summary", PROGRAM);
    let lines = records(&folder, "explore p.core area --format json");
    let (summary, paths) = lines.split_last().unwrap();
    assert!(paths.len() >= 3);
    let keys = ["function", "args", "inputs", "outcome", "patterns", "condition", "size", "overflows", "assumed"];
    paths.iter().for_each(|path| has_keys(path, &keys));
    assert!(paths.iter().all(|path| path["type"] == "path" && path["function"] == "area"));
    let failing: Vec<&Value> = paths.iter().filter(|path| path["outcome"]["kind"] == "fails").collect();
    assert_eq!(failing.len(), 1);
    has_keys(&failing[0]["outcome"], &["code", "text", "raised", "place"]);
    has_keys(&failing[0]["outcome"]["place"], &["file", "line", "column", "end_line", "end_column"]);
    assert_eq!(failing[0]["outcome"]["place"]["line"], 6);
    assert!(!failing[0]["condition"].as_array().unwrap().is_empty());
    let keys = [
        "function",
        "verdict",
        "status",
        "paths",
        "failing",
        "earlier_paths",
        "earlier_failing",
        "complete_to_size",
        "dropped",
        "decisions",
        "steps",
        "solver",
        "ledger",
        "saved",
        "next",
    ];
    has_keys(summary, &keys);
    assert_eq!((&summary["type"], &summary["failing"]), (&Value::from("summary"), &Value::from(1)));
    assert_eq!(summary["verdict"], "fails");
    assert_eq!(summary["paths"].as_u64(), Some(paths.len() as u64));
}

#[test]
fn bounds_are_in_the_ledger() {
    let folder = Folder::with("bounds_are_in_the_ledger", PROGRAM);
    let lines = records(&folder, "explore p.core length --format json --max-paths 2");
    let summary = lines.last().unwrap();
    assert_eq!((&summary["verdict"], &summary["status"]), (&Value::from("open"), &Value::from("stopped")));
    assert_eq!(summary["ledger"][0], serde_json::json!({"kind": "stopped", "bound": "paths", "limit": 2}));
    assert_eq!(summary["saved"], ".snell/explore-p-length.frontier");
    assert!(summary["next"].as_str().unwrap().contains("--resume"));
}

#[test]
fn diagnostics_are_records_too() {
    let folder = Folder::with("diagnostics_are_records", "main = nope;\n");
    let lines = records(&folder, "explore p.core --format json");
    assert_eq!(lines.len(), 1);
    has_keys(&lines[0], &["severity", "code", "file", "place", "message", "notes"]);
    assert_eq!((&lines[0]["type"], &lines[0]["code"]), (&Value::from("diagnostic"), &Value::from("SN-0110")));
    assert_eq!(lines[0]["place"]["column"], 8);
}
