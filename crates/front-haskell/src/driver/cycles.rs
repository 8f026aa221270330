//! The order of modules, and imports that go in a circle.

use super::load::Loader;
use crate::rename::{IMPORT_CYCLE, components};
use snell_source::{Diagnostic, Span};

/// The modules, each after what it needs. Circles are reported; their modules come in some order all the same.
pub(super) fn sorted(loader: &mut Loader) -> Vec<usize> {
    let (mut starts, mut edges) = (vec![0u32], Vec::new());
    for module in &loader.modules {
        edges.extend(module.needs.iter().map(|&(place, _)| place as u32));
        starts.push(edges.len() as u32);
    }
    let components = components(&starts, &edges);
    for component in &components {
        let Some(&first) = component.first() else { continue };
        let circle = circle(loader, component, first as usize);
        if !circle.is_empty() {
            let diagnostic = report(loader, &circle);
            loader.diagnostics.push(diagnostic);
        }
    }
    components.into_iter().flatten().map(|place| place as usize).collect()
}

/// A shortest way from a module back to itself within a component: each module, and the import that leads on.
fn circle(loader: &Loader, component: &[u32], start: usize) -> Vec<(usize, Span)> {
    let mut from: Vec<(usize, usize, Span)> = Vec::new();
    let mut queue = vec![start];
    let mut at = 0;
    while at < queue.len() {
        let here = queue[at];
        at += 1;
        for &(next, span) in &loader.modules[here].needs {
            if next == start {
                let mut way = vec![(here, span)];
                let mut place = here;
                while place != start {
                    let Some(&(_, before, span)) = from.iter().find(|step| step.0 == place) else { break };
                    way.push((before, span));
                    place = before;
                }
                way.reverse();
                return way;
            }
            if component.contains(&(next as u32)) && !queue.contains(&next) {
                queue.push(next);
                from.push((next, here, span));
            }
        }
    }
    Vec::new()
}

fn report(loader: &Loader, circle: &[(usize, Span)]) -> Diagnostic {
    let name = |place: usize| loader.names.text(loader.modules[place].name);
    let mut names: Vec<&str> = circle.iter().map(|&(place, _)| name(place)).collect();
    names.extend(circle.first().map(|&(place, _)| name(place)));
    let span = circle.first().map_or(Span::NONE, |&(_, span)| span);
    let message = format!("the imports go in a circle: {}", names.join(" -> "));
    let mut diagnostic = Diagnostic::error(IMPORT_CYCLE, span, message);
    for (step, &(place, span)) in circle.iter().enumerate().skip(1) {
        let next = names.get(step + 1).unwrap_or(&"?");
        diagnostic = diagnostic.with_note(span, format!("{} imports {next}", name(place)));
    }
    diagnostic
}
