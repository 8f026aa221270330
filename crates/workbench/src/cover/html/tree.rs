//! The tree of the paths that were seen, as a picture that grows to the right: which branch comes after which, and what the
//! paths end in.

use crate::cover::{Cover, Traced, branch_text};
use crate::load::Loaded;
use crate::page::escaped;

/// Branches nested more deeply are not shown.
const MAX_DEPTH: usize = 40;
/// Forks with more paths are folded at first, but for the one at the root.
const UNFOLDED: usize = 8;
/// Longer branches are cut.
const MAX_TEXT: usize = 44;
/// Ends of paths that stand below each other; more are counted.
const MAX_ENDS: usize = 40;

/// A picture for each function that was called.
pub(super) fn trees(loaded: &Loaded, cover: &Cover) -> String {
    if cover.traces.is_empty() {
        return String::new();
    }
    let mut out = String::from(
        "<h2>Paths</h2>\n<p class=\"legend\">each fork is a choice between branches; click on a box to unfold or fold \
         what comes after it</p>\n",
    );
    let mut boxes = 0;
    for group in cover.traces.chunk_by(|one, next| one.function == next.function) {
        let paths: Vec<&Traced> = group.iter().collect();
        let name = format!("<b>{}</b>", escaped(&group[0].function));
        out.push_str("<div class=\"tree\">\n");
        node(loaded, &paths, 0, vec![name], &mut boxes, &mut out);
        out.push_str("</div>\n");
    }
    out
}

/// Paths that agree in their first `depth` branches: the branches up to where they part as one box, which has `lines`
/// already, and what follows to its right.
fn node(
    loaded: &Loaded,
    paths: &[&Traced],
    mut depth: usize,
    mut lines: Vec<String>,
    boxes: &mut u32,
    out: &mut String,
) {
    let root = depth == 0;
    let mut groups = parted(paths, depth);
    while let [(Some(branch), _)] = groups[..] {
        lines.push(line(loaded, branch));
        depth += 1;
        groups = parted(paths, depth);
    }
    let folded = if !root && paths.len() > UNFOLDED { " checked=\"checked\"" } else { "" };
    let count = if paths.len() == 1 { String::new() } else { format!("<i>{} paths</i>", paths.len()) };
    *boxes += 1;
    out.push_str(&format!(
        "<div class=\"node\"><input type=\"checkbox\" id=\"box{boxes}\"{folded}/><label class=\"box\" \
         for=\"box{boxes}\">{}{count}</label><div class=\"kids\">\n",
        lines.join("<br/>")
    ));
    for (branch, group) in &groups {
        match branch {
            Some(branch) => node(loaded, group, depth + 1, vec![line(loaded, *branch)], boxes, out),
            None => group.iter().take(MAX_ENDS).for_each(|path| end(path, out)),
        }
        if let (None, more @ 1..) = (branch, group.len().saturating_sub(MAX_ENDS)) {
            out.push_str(&format!("<div class=\"node\"><div class=\"end\">{more} more</div></div>\n"));
        }
    }
    out.push_str("</div></div>\n");
}

/// The paths by their next branch, in the order in which they were found; nothing for those that end.
fn parted<'p>(paths: &[&'p Traced], depth: usize) -> Vec<(Option<u32>, Vec<&'p Traced>)> {
    let mut groups: Vec<(Option<u32>, Vec<&Traced>)> = Vec::new();
    for &path in paths {
        let next = path.branches.get(depth).copied().filter(|_| depth < MAX_DEPTH);
        match groups.iter_mut().find(|(branch, _)| *branch == next) {
            Some((_, group)) => group.push(path),
            None => groups.push((next, vec![path])),
        }
    }
    groups
}

/// A branch, with a link to its line.
fn line(loaded: &Loaded, branch: u32) -> String {
    let Some(branch) = loaded.program.branches.get(branch as usize) else { return String::new() };
    let number = loaded.sources.positions(branch.span).map_or(0, |(from, _)| from.line);
    let text = branch_text(loaded, branch);
    let short = match text.char_indices().nth(MAX_TEXT) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text,
    };
    format!("<a href=\"#L{number}\">{number}</a> <code>{}</code>", escaped(&short))
}

fn end(path: &Traced, out: &mut String) {
    let class = if path.fails { "end fails" } else { "end" };
    out.push_str(&format!(
        "<div class=\"node\"><div class=\"{class}\"><code>{}</code></div></div>\n",
        escaped(&path.text)
    ));
}

/// How the picture is drawn, which needs no script: a box is the label of a hidden mark that folds what follows; lines lead from
/// a box to a bar, and from the bar to each box on its right.
pub(super) const STYLE: &str = ".tree { overflow-x: auto; padding: 0.5em 0; border-bottom: 1px solid #eee; }
.tree .node { display: flex; align-items: center; position: relative; }
.tree .box { border: 1px solid #888; border-radius: 4px; background: #fff; padding: 0.15em 0.6em; margin: 0.2em 0; \
white-space: nowrap; cursor: pointer; }
.tree .box i { color: #777; font-size: 85%; margin-left: 0.7em; }
.tree .end { padding: 0.1em 0.5em; margin: 0.1em 0; white-space: nowrap; background: #f3f3f3; border-radius: 4px; }
.tree .end.fails { background: #fde0e0; color: #b00020; }
.tree .kids { display: flex; flex-direction: column; position: relative; margin-left: 1.2em; }
.tree .kids::before { content: \"\"; position: absolute; left: -1.2em; width: 1.2em; top: 50%; border-top: 1px solid #888; }
.tree .kids > .node { padding-left: 1.2em; }
.tree .kids > .node::before { content: \"\"; position: absolute; left: 0; width: 1.2em; top: 50%; border-top: 1px solid #888; }
.tree .kids > .node::after { content: \"\"; position: absolute; left: 0; top: 0; bottom: 0; border-left: 1px solid #888; }
.tree .kids > .node:first-child::after { top: 50%; }
.tree .kids > .node:last-child::after { bottom: 50%; }
.tree .kids > .node:only-child::after { display: none; }
.tree input { display: none; }
.tree input:checked ~ .kids { display: none; }
.tree input:checked + .box { border-style: dashed; background: #f7f7ff; }
";
