//! A page that needs nothing else: the annotated source, the tests, and the tree of paths.

mod source;
mod tree;

use super::Cover;
use crate::load::Loaded;
use snell_report::{BranchStatus, CoverTest, Outcome};

/// The page.
pub fn html(loaded: &Loaded, cover: &Cover) -> String {
    let title = escaped(&loaded.path);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    out.push_str(&table(cover));
    out.push_str(
        "<p class=\"legend\"><span class=\"covered\">covered</span> <span class=\"dead\">dead (proved)</span> \
         <span class=\"open\">open</span> · point at a branch to see what takes it</p>\n",
    );
    out.push_str(&source::annotated(loaded, cover));
    out.push_str("<h2>Tests</h2>\n<ol class=\"tests\">\n");
    for test in &cover.tests {
        let lines: Vec<String> = test.lines.iter().map(|line| format!("<a href=\"#L{line}\">{line}</a>")).collect();
        out.push_str(&format!("<li><code>{}</code> lines {}</li>\n", escaped(&words(test)), lines.join(", ")));
    }
    out.push_str("</ol>\n");
    out.push_str(&tree::trees(loaded, cover));
    out.push_str("<p class=\"legend\">The tests record what the code does today, not what it should do.</p>\n");
    out + "</body>\n</html>\n"
}

const STYLE: &str = "body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
h1 { font-size: 1.3em; }
h2 { font-size: 1.1em; margin-top: 2em; }
table { border-collapse: collapse; }
th, td { padding: 0.1em 1em; text-align: right; }
th:first-child, td:first-child { text-align: left; font-family: monospace; }
pre, code { font: 13px/1.55 ui-monospace, monospace; }
pre { background: #fafafa; border: 1px solid #ddd; padding: 0.5em 0; overflow-x: auto; }
.line { display: block; padding-right: 1em; }
.line:target { outline: 2px solid #888; }
.number { display: inline-block; width: 3.5em; padding-right: 1em; text-align: right; color: #999; user-select: none; }
.covered { background: #d9f2d9; }
.dead { background: #d8d8d8; color: #555; }
.open { background: #ffdfc8; }
.legend { color: #555; }
.legend span { padding: 0 0.4em; }
details { margin-left: 1.2em; border-left: 1px solid #ccc; padding-left: 0.6em; }
summary { cursor: pointer; }
.leaf { margin-left: 2.3em; }
.fails { color: #b00020; }
";

fn table(cover: &Cover) -> String {
    let mut out = String::from(
        "<table>\n<tr><th></th><th>branches</th><th>covered</th><th>dead (proved)</th><th>open</th></tr>\n",
    );
    for function in &cover.functions {
        let number = |status| function.branches.iter().filter(|branch| branch.status == status).count();
        out.push_str(&format!(
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escaped(&function.function),
            function.branches.len(),
            number(BranchStatus::Covered),
            number(BranchStatus::Dead),
            number(BranchStatus::Open)
        ));
    }
    out + "</table>\n"
}

/// A test in one line.
fn words(test: &CoverTest) -> String {
    let call = [vec![test.function.clone()], test.args.clone()].concat().join(" ");
    match &test.outcome {
        Outcome::Value { value } => format!("{call} = {value}"),
        Outcome::Fails { text, .. } => format!("{call} fails: {text}"),
    }
}

/// Text as it stands in a page, also between quotes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
