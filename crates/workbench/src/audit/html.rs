//! A page that needs nothing else: the annotated source, and the call graph as a picture.

use super::Audit;
use super::picture::picture;
use crate::load::Loaded;
use crate::page::{self, Stretch, escaped, page};
use snell_report::{CallSite, CrashSite, DeadKind, Place, SiteStatus};
use snell_source::SourceFile;
use std::collections::BTreeMap;

/// More places that are open or dead are listed on demand.
const LISTED: usize = 40;

/// Functions that are named at a call.
const NAMED: usize = 12;

/// The page.
pub fn audit_html(loaded: &Loaded, audit: &Audit) -> String {
    let mut out = summary(audit);
    out.push_str(
        "<p class=\"legend\"><span class=\"crashes\">crashes</span> <span class=\"open\">open</span> <span \
         class=\"safe\">safe (proved)</span> <span class=\"dead\">dead</span> <span class=\"call\">call</span> · point at \
         something to see why, and whom a call may enter</p>\n",
    );
    let several = loaded.sources.files().count() > 1;
    for (id, file) in loaded.sources.files() {
        if several {
            out.push_str(&format!("<h2>{}</h2>\n", escaped(&file.path)));
        }
        out.push_str(&page::annotated(&file.text, &anchor(id.0), stretches(file, audit)));
    }
    out.push_str(
        "<h2>Calls</h2>\n<p class=\"legend\">Each definition stands below those that may enter it. Thick borders \
         are entered from outside. Who is in one circle of calls stands side by side. Point at a definition to see its calls, \
         click to see its text.</p>\n",
    );
    let link = |place: &Place| {
        let (id, _) = loaded.sources.files().find(|(_, file)| *file.path == *place.file)?;
        Some(format!("{}{}", anchor(id.0), place.line))
    };
    out.push_str(&picture(&audit.graph, link));
    page(&loaded.path, STYLE, &out)
}

const STYLE: &str = "body { max-width: 90em; }
.crashes { background: #ffc9c9; }
.safe { background: #d9f2d9; }
.call { border-bottom: 1px dotted #888; }
td { text-align: left; }
.picture { overflow: auto; max-height: 90vh; border: 1px solid #ddd; background: #fafafa; }
.box rect { fill: #e7f5e7; stroke: #777; }
.box.crashes rect { fill: #ffc9c9; } .box.open rect { fill: #ffdfc8; } .box.dead rect { fill: #d8d8d8; }
.box.entry rect { stroke-width: 2.5; stroke: #333; }
.box text { font: 12px ui-monospace, monospace; text-anchor: middle; }
.many .edge { opacity: 0.3; }
.edge.circle, .many .edge.circle { opacity: 0.06; }
.edge { fill: none; stroke: #999; marker-end: url(#tip); }
.pointed .edge, .pointed .box { opacity: 0.12; }
.pointed .edge.near, .pointed .box.near { opacity: 1; }
.pointed .edge.near { stroke: #000; }
";

fn anchor(file: u32) -> String {
    if file == 0 { "L".into() } else { format!("F{file}L") }
}

/// What is to be looked at, with links to the lines.
fn summary(audit: &Audit) -> String {
    let summary = &audit.summary;
    let mut out = format!(
        "<p>{} crash, {} open, {} safe (proved), {} dead. Entered by <code>{}</code>.</p>\n<table>\n",
        summary.crashes,
        summary.open,
        summary.safe,
        summary.dead,
        escaped(&summary.entries.join(", "))
    );
    let rows = audit.sites.iter().filter(|site| site.status == SiteStatus::Open).count() + audit.dead.len();
    let row = |out: &mut String, class: &str, at: &Place, text: &str, more: &str| {
        let link = match at.file == summary.file {
            true => format!("<a href=\"#L{}\">{}:{}</a>", at.line, at.line, at.column),
            false => format!("{}:{}:{}", escaped(&at.file), at.line, at.column),
        };
        out.push_str(&format!(
            "<tr><td>{link}</td><td><span class=\"{class}\">{class}</span></td><td><code>{}</code></td><td>{}</td></tr>\n",
            escaped(text),
            escaped(more)
        ));
    };
    for status in [SiteStatus::Crashes, SiteStatus::Open] {
        if status == SiteStatus::Open && rows > LISTED {
            out.push_str(&format!(
                "</table>\n<details><summary>{rows} places that are open or dead</summary>\n<table>\n"
            ));
        }
        for site in audit.sites.iter().filter(|site| site.status == status) {
            row(&mut out, class(status), &site.place, &site.text, &words(site).join("; "));
        }
    }
    for code in &audit.dead {
        let text = if code.kind == DeadKind::Function { &code.function } else { &code.text };
        row(&mut out, "dead", &code.place, text, &code.reason);
    }
    out.push_str(if rows > LISTED { "</table>\n</details>\n" } else { "</table>\n" });
    out
}

fn class(status: SiteStatus) -> &'static str {
    match status {
        SiteStatus::Crashes => "crashes",
        SiteStatus::Open => "open",
        SiteStatus::Safe => "safe",
    }
}

/// What is known of a place.
fn words(site: &CrashSite) -> Vec<String> {
    let mut lines = Vec::new();
    match &site.crash {
        Some(crash) => lines.push(format!("{} fails: {}", crash.call, crash.text)),
        None if !site.what.is_empty() => lines.push(format!("{}: {}", class(site.status), site.what)),
        None => lines.push(class(site.status).to_owned()),
    }
    lines.extend(site.reason.clone());
    lines
}

fn entered(call: &CallSite) -> String {
    let named = call.callees.iter().take(NAMED).map(|callee| match &callee.place {
        Some(place) => format!("{} (line {})", callee.name, place.line),
        None => callee.name.clone(),
    });
    let mut names: Vec<String> = named.collect();
    if call.callees.len() > NAMED {
        names.push(format!("{} more", call.callees.len() - NAMED));
    }
    if call.outside {
        names.push("a function from outside".into());
    }
    format!("may enter {}", names.join(", "))
}

/// Everything that is known of the text of a file. What stands at one place is said together, by the worst of it.
fn stretches(file: &SourceFile, audit: &Audit) -> Vec<Stretch> {
    let ends = file.text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
    let starts: Vec<usize> = std::iter::once(0).chain(ends).collect();
    let mut found: BTreeMap<(usize, usize), (u8, &'static str, Vec<String>)> = BTreeMap::new();
    let mut add = |place: &Place, rank: u8, class: &'static str, lines: Vec<String>| {
        if place.file != *file.path {
            return;
        }
        let here = found.entry(range(file, &starts, place)).or_insert((u8::MAX, class, Vec::new()));
        if rank < here.0 {
            (here.0, here.1) = (rank, class);
        }
        here.2.extend(lines);
    };
    for code in &audit.dead {
        add(&code.place, 0, "dead", vec![format!("never runs: {}", code.reason)]);
    }
    for site in &audit.sites {
        let rank = 1 + site.status as u8;
        add(&site.place, rank, class(site.status), words(site));
    }
    for call in &audit.calls {
        add(&call.place, 9, "call", vec![entered(call)]);
    }
    found.into_iter().map(|((start, end), (_, class, lines))| Stretch::new(start, end, class, &lines)).collect()
}

/// The bytes of a place, given where lines begin.
fn range(file: &SourceFile, starts: &[usize], place: &Place) -> (usize, usize) {
    let offset = |line: u32, characters: u32| {
        let text = file.line(line);
        let within = text.char_indices().nth(characters as usize).map_or(text.len(), |(at, _)| at);
        starts.get(line as usize - 1).map_or(file.text.len(), |start| start + within)
    };
    (offset(place.line, place.column - 1), offset(place.end_line, place.end_column))
}
