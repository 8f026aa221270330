//! Pages that need nothing else: their frame, and source text with coloured stretches.

/// A page with a title.
pub(crate) fn page(title: &str, style: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>{title}</title>\n\
         <style>\n{STYLE}{style}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{body}</body>\n</html>\n"
    )
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
.dead { background: #d8d8d8; color: #555; }
.open { background: #ffdfc8; }
.legend { color: #555; }
.legend span { padding: 0 0.4em; }
details { margin-left: 1.2em; border-left: 1px solid #ccc; padding-left: 0.6em; }
summary { cursor: pointer; }
";

/// A stretch of a text, in bytes, and the tag that opens it.
pub(crate) struct Stretch {
    pub start: usize,
    pub end: usize,
    pub tag: String,
}

impl Stretch {
    /// A stretch of a class, with lines that are shown when it is pointed at.
    pub(crate) fn new(start: usize, end: usize, class: &str, lines: &[String]) -> Stretch {
        let tag = format!("<span class=\"{class}\" title=\"{}\">", escaped(&lines.join("\n")));
        Stretch { start, end, tag }
    }
}

/// The lines of a text, with a tag around each stretch; lines have anchors that begin with `anchor`. Tags are closed at the
/// end of a line and opened again on the next. Stretches that cross others are left out.
pub(crate) fn annotated(text: &str, anchor: &str, mut stretches: Vec<Stretch>) -> String {
    stretches.sort_by_key(|stretch| (stretch.start, std::cmp::Reverse(stretch.end)));
    let stretches = nested(stretches);
    let mut out = String::from("<pre>");
    let (mut next, mut open): (usize, Vec<&Stretch>) = (0, Vec::new());
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let number = number + 1;
        out.push_str(&format!("<span class=\"line\" id=\"{anchor}{number}\"><span class=\"number\">{number}</span>"));
        open.iter().for_each(|stretch| out.push_str(&stretch.tag));
        let mut from = at;
        let end = at + line.trim_end_matches(['\n', '\r']).len();
        for (offset, _) in line.char_indices().chain([(line.len(), ' ')]) {
            let here = at + offset;
            let closes = open.last().is_some_and(|stretch| stretch.end <= here);
            let opens = stretches.get(next).is_some_and(|stretch| stretch.start <= here && here < at + line.len());
            if !closes && !opens {
                continue;
            }
            out.push_str(&escaped(&text[from..here.min(end).max(from)]));
            from = here.min(end).max(from);
            while open.last().is_some_and(|stretch| stretch.end <= here) {
                open.pop();
                out.push_str("</span>");
            }
            while let Some(stretch) = stretches.get(next).filter(|stretch| stretch.start <= here) {
                out.push_str(&stretch.tag);
                open.push(stretch);
                next += 1;
            }
        }
        out.push_str(&escaped(&text[from..end.max(from)]));
        open.iter().for_each(|_| out.push_str("</span>"));
        out.push_str("</span>");
        at += line.len();
    }
    out + "</pre>\n"
}

/// Those that lie within each other or apart.
fn nested(stretches: Vec<Stretch>) -> Vec<Stretch> {
    let (mut kept, mut ends): (Vec<Stretch>, Vec<usize>) = (Vec::new(), Vec::new());
    for stretch in stretches {
        while ends.last().is_some_and(|&end| end <= stretch.start) {
            ends.pop();
        }
        if stretch.start < stretch.end && ends.last().is_none_or(|&end| stretch.end <= end) {
            ends.push(stretch.end);
            kept.push(stretch);
        }
    }
    kept
}

/// Text as it stands in a page, also between quotes.
pub(crate) fn escaped(text: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stretches_nest_and_are_closed_on_every_line() {
        let stretch = |start, end| Stretch::new(start, end, "a", &[]);
        let text = annotated("ab\ncd\n", "L", vec![stretch(1, 4), stretch(3, 4), stretch(3, 6)]);
        assert_eq!(text.matches("<span class=\"a\"").count(), 3);
        assert_eq!(text.matches("<span").count(), text.matches("</span>").count());
    }

    #[test]
    fn nothing_breaks_out() {
        assert_eq!(escaped("a<\"&>"), "a&lt;&quot;&amp;&gt;");
    }
}
