//! The call graph as a picture: definitions in layers, each below those that call it, as SVG.
//!
//! A large program is shown in part: definitions that one other calls and that call no others are folded into their caller,
//! and then those with the fewest calls are left out, and said.

use super::graph::{CallGraph, State};
use crate::page::escaped;
use snell_report::Place;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// More boxes are not shown.
const MOST: usize = 250;
/// More boxes do not stand beside each other.
const ROW: usize = 9;
const HEIGHT: usize = 26;
const GAP_X: usize = 18;
const GAP_Y: usize = 58;
const LETTER: usize = 8;
/// Longer names are cut.
const NAME: usize = 26;
/// Beyond so many calls, lines are faint until one points at a box.
const MANY: usize = 150;
/// Rounds of putting boxes below their callers.
const SWEEPS: usize = 6;

/// The picture, and the names that are not in it. `link` says where the text of a place is on the page.
pub(super) fn picture(graph: &CallGraph, link: impl Fn(&Place) -> Option<String>) -> String {
    let shown = Shown::of(graph);
    let circle = circles(&shown, graph);
    let rows = rows(&shown, graph);
    let mut boxes: BTreeMap<usize, (usize, usize, usize)> = BTreeMap::new();
    let widths: Vec<usize> =
        rows.iter().map(|row| row.iter().map(|&at| width(&shown.label(graph, at)) + GAP_X).sum()).collect();
    let whole = widths.iter().copied().max().unwrap_or(0) + GAP_X;
    for (number, row) in rows.iter().enumerate() {
        let mut x = (whole - widths[number]) / 2 + GAP_X / 2;
        for &at in row {
            let wide = width(&shown.label(graph, at));
            boxes.insert(at, (x, number * GAP_Y + 10, wide));
            x += wide + GAP_X;
        }
    }
    let tall = rows.len() * GAP_Y + 10;
    let drawn = graph.edges.iter().filter(|(from, to)| boxes.contains_key(from) && boxes.contains_key(to)).count();
    let many = if drawn > MANY { " class=\"many\"" } else { "" };
    let mut out = format!(
        "<p><input id=\"find\" type=\"search\" placeholder=\"find a definition\"/></p>\n<div class=\"picture\"><svg{many} xmlns=\"http://www.w3.org/2000/svg\" width=\"{whole}\" height=\"{tall}\" viewBox=\"0 0 \
         {whole} {tall}\">\n<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"6\" \
         markerHeight=\"6\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker></defs>\n"
    );
    for &(from, to) in &graph.edges {
        let (Some(&(x1, y1, w1)), Some(&(x2, y2, w2))) = (boxes.get(&from), boxes.get(&to)) else { continue };
        let (x1, x2) = (x1 + w1 / 2, x2 + w2 / 2);
        let path = if y2 > y1 {
            let (y1, bend) = (y1 + HEIGHT, (y2 - y1 - HEIGHT) / 2);
            format!("M{x1} {y1}C{x1} {} {x2} {} {x2} {y2}", y1 + bend, y2.saturating_sub(bend))
        } else {
            // Back up, or beside: around the right end of the boxes.
            let (side, y1, y2) = (x1.max(x2) + w1.max(w2) / 2 + 14, y1 + HEIGHT / 2, y2 + HEIGHT / 2);
            format!("M{} {y1}C{side} {y1} {side} {y2} {} {y2}", x1 + w1 / 2, x2 + w2 / 2)
        };
        let kind = if circle.get(&from) == circle.get(&to) { "edge circle" } else { "edge" };
        let _ = writeln!(out, "<path class=\"{kind}\" data-from=\"{from}\" data-to=\"{to}\" d=\"{path}\"/>");
    }
    for (&at, &(x, y, wide)) in &boxes {
        let node = &graph.nodes[at];
        let class = match node.state {
            State::Crashes => "crashes",
            State::Open => "open",
            State::Safe => "safe",
            State::Dead => "dead",
        };
        let entry = if node.entry { " entry" } else { "" };
        let label = shown.label(graph, at);
        let (before, after) = match node.place.as_ref().and_then(&link) {
            Some(link) => (format!("<a href=\"#{link}\">"), "</a>"),
            None => (String::new(), ""),
        };
        let _ = writeln!(
            out,
            "{before}<g class=\"box {class}{entry}\" data-at=\"{at}\"><title>{}</title><rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" \
             height=\"{HEIGHT}\" rx=\"4\"/><text x=\"{}\" y=\"{}\">{}</text></g>{after}",
            escaped(&shown.hint(graph, at)),
            x + wide / 2,
            y + HEIGHT / 2 + 4,
            escaped(&label)
        );
    }
    out.push_str("</svg></div>\n");
    if !shown.left_out.is_empty() {
        let names: Vec<String> = shown.left_out.iter().map(|&at| escaped(&graph.nodes[at].name)).collect();
        let _ = writeln!(
            out,
            "<details><summary>{} with fewer calls are not in the picture</summary><p><code>{}</code></p></details>",
            names.len(),
            names.join(", ")
        );
    }
    out + SCRIPT
}

/// Pointing at a box shows its calls, and hides the others; so does looking for its name.
const SCRIPT: &str = "<script>
for (const box of document.querySelectorAll('.box')) {
  const at = box.dataset.at, svg = box.ownerSVGElement;
  const near = e => e.dataset.from === at || e.dataset.to === at;
  box.addEventListener('mouseenter', () => {
    svg.classList.add('pointed');
    box.classList.add('near');
    for (const e of svg.querySelectorAll('.edge')) if (near(e)) {
      e.classList.add('near');
      for (const o of svg.querySelectorAll('.box'))
        if (o.dataset.at === e.dataset.from || o.dataset.at === e.dataset.to) o.classList.add('near');
    }
  });
  box.addEventListener('mouseleave', () => {
    svg.classList.remove('pointed');
    for (const e of svg.querySelectorAll('.near')) e.classList.remove('near');
  });
}
document.getElementById('find').addEventListener('input', event => {
  const wanted = event.target.value.trim(), svg = document.querySelector('.picture svg');
  svg.classList.toggle('pointed', wanted !== '');
  let first = null;
  for (const box of svg.querySelectorAll('.box')) {
    const is = wanted !== '' && box.querySelector('title').textContent.split(/\\s/)[0].includes(wanted);
    box.classList.toggle('near', is);
    if (is && first === null) first = box;
  }
  if (first !== null) first.scrollIntoView({ block: 'center', inline: 'center' });
});
</script>
";

fn width(label: &str) -> usize {
    label.chars().count() * LETTER + 16
}

/// Which definitions are shown.
struct Shown {
    boxes: BTreeSet<usize>,
    /// Those that are folded into their only caller.
    folded: BTreeMap<usize, Vec<usize>>,
    left_out: Vec<usize>,
}

impl Shown {
    fn of(graph: &CallGraph) -> Shown {
        let mut shown =
            Shown { boxes: (0..graph.nodes.len()).collect(), folded: BTreeMap::new(), left_out: Vec::new() };
        if graph.nodes.len() <= MOST {
            return shown;
        }
        let callers = |at: usize| graph.edges.iter().filter(move |edge| edge.1 == at).map(|edge| edge.0);
        let is_leaf = |at: usize| graph.edges.range((at, 0)..(at + 1, 0)).next().is_none();
        for at in 0..graph.nodes.len() {
            let node = &graph.nodes[at];
            let mut above = callers(at);
            if let (Some(caller), None) = (above.next(), above.next())
                && is_leaf(at)
                && !node.entry
                && matches!(node.state, State::Safe)
            {
                shown.boxes.remove(&at);
                shown.folded.entry(caller).or_default().push(at);
            }
        }
        if shown.boxes.len() > MOST {
            let degree = |at: usize| graph.edges.iter().filter(|edge| edge.0 == at || edge.1 == at).count();
            let mut order: Vec<usize> = shown.boxes.iter().copied().collect();
            order.sort_by_key(|&at| {
                (std::cmp::Reverse(usize::from(graph.nodes[at].entry)), std::cmp::Reverse(degree(at)), at)
            });
            shown.left_out = order.split_off(MOST);
            shown.left_out.sort_unstable();
            shown.boxes = order.into_iter().collect();
        }
        shown
    }

    fn label(&self, graph: &CallGraph, at: usize) -> String {
        let name = &graph.nodes[at].name;
        let mut label = match name.char_indices().nth(NAME) {
            Some((cut, _)) => format!("{}…", &name[..cut]),
            None => name.clone(),
        };
        if let Some(folded) = self.folded.get(&at) {
            label.push_str(&format!(" +{}", folded.len()));
        }
        label
    }

    fn hint(&self, graph: &CallGraph, at: usize) -> String {
        let node = &graph.nodes[at];
        let mut lines = vec![match &node.place {
            Some(place) => format!("{}  {}:{}", node.name, place.file, place.line),
            None => node.name.clone(),
        }];
        let listed =
            |word: &str, names: Vec<&str>| (!names.is_empty()).then(|| format!("{word}: {}", names.join(", ")));
        let called = graph.edges.iter().filter(|edge| edge.0 == at).map(|edge| graph.nodes[edge.1].name.as_str());
        let calling = graph.edges.iter().filter(|edge| edge.1 == at).map(|edge| graph.nodes[edge.0].name.as_str());
        lines.extend(listed("calls", called.collect()));
        lines.extend(listed("called by", calling.collect()));
        lines.extend(listed("of libraries", node.libraries.iter().map(String::as_str).collect()));
        lines.join("\n")
    }
}

/// The boxes in rows: callers above what they call, as far as there are no circles, and near to each other.
fn rows(shown: &Shown, graph: &CallGraph) -> Vec<Vec<usize>> {
    // Who is in one circle of calls stands side by side.
    let circle = circles(shown, graph);
    let is_down = |edge: &&(usize, usize)| match (circle.get(&edge.0), circle.get(&edge.1)) {
        (Some(from), Some(to)) => from != to,
        _ => false,
    };
    let edges: Vec<(usize, usize)> = graph.edges.iter().filter(is_down).copied().collect();
    let mut deep: BTreeMap<usize, usize> = circle.values().map(|&circle| (circle, 0)).collect();
    // Callers have higher numbers, so that all that call a circle are done before it is.
    let mut down: Vec<(usize, usize)> = edges.iter().map(|edge| (circle[&edge.0], circle[&edge.1])).collect();
    down.sort_unstable_by(|a, b| b.cmp(a));
    for (from, to) in down {
        let below = deep[&from] + 1;
        if deep[&to] < below {
            deep.insert(to, below);
        }
    }
    let depth: BTreeMap<usize, usize> = circle.iter().map(|(&at, circle)| (at, deep[circle])).collect();
    let mut layers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    // What has no calls at all stands by itself, below the others.
    let lonely = |at: usize| !graph.edges.iter().any(|&(from, to)| from == at || to == at) && !graph.nodes[at].entry;
    for (&at, &deep) in &depth {
        layers.entry(if lonely(at) { usize::MAX } else { deep }).or_default().push(at);
    }
    let mut layers: Vec<Vec<usize>> = layers.into_values().collect();
    for sweep in 0..SWEEPS {
        let mut place: BTreeMap<usize, f64> = BTreeMap::new();
        for layer in &layers {
            let middle = layer.len() as f64 / 2.0;
            place.extend(layer.iter().enumerate().map(|(x, &at)| (at, x as f64 - middle)));
        }
        for layer in &mut layers {
            let near = |at: usize| {
                let up = edges.iter().filter(|edge| edge.1 == at).map(|edge| edge.0);
                let down = edges.iter().filter(|edge| edge.0 == at).map(|edge| edge.1);
                let others: Vec<f64> = if sweep % 2 == 0 {
                    up.map(|at| place[&at]).collect()
                } else {
                    down.map(|at| place[&at]).collect()
                };
                match others.len() {
                    0 => place[&at],
                    number => others.iter().sum::<f64>() / number as f64,
                }
            };
            layer.sort_by(|&a, &b| near(a).total_cmp(&near(b)).then(a.cmp(&b)));
        }
    }
    layers.iter().flat_map(|layer| layer.chunks(ROW).map(<[usize]>::to_vec)).collect()
}

/// Which circle of calls each box is part of, by number: callers have higher ones. A box that is in none has a number of
/// its own. (Tarjan's algorithm, with its own stack.)
fn circles(shown: &Shown, graph: &CallGraph) -> BTreeMap<usize, usize> {
    struct Visit {
        at: usize,
        calls: Vec<usize>,
    }
    let calls = |at: usize| -> Vec<usize> {
        graph.edges.range((at, 0)..(at + 1, 0)).map(|edge| edge.1).filter(|to| shown.boxes.contains(to)).collect()
    };
    let (mut order, mut low): (BTreeMap<usize, usize>, BTreeMap<usize, usize>) = (BTreeMap::new(), BTreeMap::new());
    let (mut open, mut found): (Vec<usize>, BTreeMap<usize, usize>) = (Vec::new(), BTreeMap::new());
    let mut count = 0;
    for &start in &shown.boxes {
        if order.contains_key(&start) {
            continue;
        }
        let mut visits = vec![Visit { at: start, calls: calls(start) }];
        order.insert(start, order.len());
        low.insert(start, order[&start]);
        open.push(start);
        while let Some(visit) = visits.last_mut() {
            let at = visit.at;
            if let Some(to) = visit.calls.pop() {
                if !order.contains_key(&to) {
                    order.insert(to, order.len());
                    low.insert(to, order[&to]);
                    open.push(to);
                    visits.push(Visit { at: to, calls: calls(to) });
                } else if !found.contains_key(&to) {
                    low.insert(at, low[&at].min(order[&to]));
                }
                continue;
            }
            visits.pop();
            if let Some(above) = visits.last() {
                low.insert(above.at, low[&above.at].min(low[&at]));
            }
            if low[&at] == order[&at] {
                while let Some(member) = open.pop() {
                    found.insert(member, count);
                    if member == at {
                        break;
                    }
                }
                count += 1;
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::graph::Definition;
    use super::*;

    fn graph(count: usize, edges: &[(usize, usize)]) -> CallGraph {
        let node = |at: usize| Definition {
            name: format!("f{at}"),
            place: None,
            state: State::Safe,
            entry: at == 0,
            libraries: BTreeSet::new(),
        };
        CallGraph { nodes: (0..count).map(node).collect(), edges: edges.iter().copied().collect() }
    }

    fn rows_of(graph: &CallGraph) -> Vec<Vec<usize>> {
        rows(&Shown::of(graph), graph)
    }

    #[test]
    fn callers_stand_above() {
        assert_eq!(rows_of(&graph(4, &[(0, 1), (1, 2), (0, 3), (2, 3)])), [vec![0], vec![1], vec![2], vec![3]]);
    }

    #[test]
    fn a_circle_stands_in_one_row() {
        assert_eq!(rows_of(&graph(4, &[(0, 1), (1, 2), (2, 1), (2, 3), (3, 3)])), [vec![0], vec![1, 2], vec![3]]);
        assert_eq!(rows_of(&graph(3, &[(0, 1), (1, 2), (2, 0), (2, 1)])).concat().len(), 3);
    }

    #[test]
    fn a_large_graph_is_folded_and_cut() {
        let edges: Vec<(usize, usize)> = (1..2000).map(|at| (at / 3, at)).collect();
        let graph = graph(2000, &edges);
        let shown = Shown::of(&graph);
        assert!(shown.boxes.len() <= MOST && shown.boxes.contains(&0));
        let folded: usize = shown.folded.values().map(Vec::len).sum();
        assert_eq!(shown.boxes.len() + folded + shown.left_out.len(), 2000);
        let text = picture(&graph, |_| None);
        assert!(text.contains("are not in the picture"));
        assert!(rows(&shown, &graph).iter().all(|row| row.len() <= ROW));
    }
}
