//! A page that needs nothing else: the annotated source, the tests, and the tree of paths.

mod source;
mod tree;

use super::Cover;
use crate::load::Loaded;
use crate::page::{escaped, page};
use snell_report::{BranchStatus, CoverTest, Outcome, call};

/// The page.
pub fn html(loaded: &Loaded, cover: &Cover) -> String {
    let mut out = table(cover);
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
    page(&loaded.path, &format!("{STYLE}{}", tree::STYLE), &out)
}

const STYLE: &str = ".covered { background: #d9f2d9; }
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
    let call = call(&test.function, &test.args, test.enclosed);
    match &test.outcome {
        Outcome::Value { value } => format!("{call} = {value}"),
        Outcome::Fails { text, .. } => format!("{call} fails: {text}"),
    }
}
