//! The tree of the paths that were seen: which branch comes after which, and what the paths end in.

use crate::cover::{Cover, Traced};
use crate::load::Loaded;
use crate::page::escaped;

/// Branches nested more deeply are not shown.
const MAX_DEPTH: usize = 40;

/// A tree for each function that was called, to be unfolded.
pub(super) fn trees(loaded: &Loaded, cover: &Cover) -> String {
    if cover.traces.is_empty() {
        return String::new();
    }
    let mut out = String::from("<h2>Paths</h2>\n");
    for group in cover.traces.chunk_by(|one, next| one.function == next.function) {
        let paths: Vec<&Traced> = group.iter().collect();
        let number = if paths.len() == 1 { "1 path".into() } else { format!("{} paths", paths.len()) };
        let name = escaped(&group[0].function);
        out.push_str(&format!("<details class=\"tree\"><summary><code>{name}</code> {number}</summary>\n"));
        node(loaded, &paths, 0, &mut out);
        out.push_str("</details>\n");
    }
    out
}

/// The paths that agree in their first branches, grouped by the next one.
fn node(loaded: &Loaded, paths: &[&Traced], depth: usize, out: &mut String) {
    let mut groups: Vec<(Option<u32>, Vec<&Traced>)> = Vec::new();
    for &path in paths {
        let next = path.branches.get(depth).copied().filter(|_| depth < MAX_DEPTH);
        match groups.iter_mut().find(|(branch, _)| *branch == next) {
            Some((_, group)) => group.push(path),
            None => groups.push((next, vec![path])),
        }
    }
    for (branch, group) in groups {
        let Some(branch) = branch.and_then(|branch| loaded.program.branches.get(branch as usize)) else {
            for path in group {
                let class = if path.fails { "leaf fails" } else { "leaf" };
                out.push_str(&format!("<div class=\"{class}\"><code>{}</code></div>\n", escaped(&path.text)));
            }
            continue;
        };
        let line = loaded.sources.positions(branch.span).map_or(0, |(from, _)| from.line);
        let text = escaped(&crate::cover::branch_text(loaded, branch));
        let open = if depth == 0 { " open=\"open\"" } else { "" };
        out.push_str(&format!(
            "<details{open}><summary><a href=\"#L{line}\">{line}</a> <code>{text}</code></summary>\n"
        ));
        node(loaded, &group, depth + 1, out);
        out.push_str("</details>\n");
    }
}
