//! Path conditions exclude each other: an instance of one path takes no other, and takes its own.

use super::matched::may_pin_after;
use crate::pin::{When, pin};
use crate::searched::{line, request, search, search_subject};
use crate::subject::{Subject, is_limit};
use snell_graph::Part;
use snell_interp_symbolic::{End, PathEnd};
use snell_search::{Limits, Strategy};

/// Explores again up to the size of each path, keeping only what agrees with its instance.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let mut compared = 0;
    if subject.has_fresh() {
        return Ok(0);
    }
    for &entry in &subject.explores {
        let types = subject.arguments(entry);
        let searched = search_subject(subject, entry)?;
        for found in searched.paths.iter().take(subject.effort.instances) {
            let PathEnd { args, end, .. } = &found.outcome;
            if !is_finished(end) || !may_pin_after(subject, &types, args) {
                continue;
            }
            let (code, wrapper) = pin(&subject.loaded.program, entry, &types, args, When::After);
            let limits = Limits { max_outcomes: Some(2), max_cost: Some(found.cost), ..subject.effort.limits.clone() };
            let request = request(wrapper, subject.effort.observe, limits, Strategy::Deepening, 1);
            let again = search(subject, &code, &request, None).map_err(|error| error.to_string())?;
            let what = match &again.paths[..] {
                [] if again.is_complete_to(found.cost) => "is not found again among all paths of its size".into(),
                [] => continue,
                [_] => {
                    compared += 1;
                    continue;
                }
                [first, second, ..] => {
                    format!("has an instance on two paths:\n    {}\n    {}", line(first), line(second))
                }
            };
            return Err(format!("{}: {} {what}", subject.name(entry), line(found)));
        }
    }
    Ok(compared)
}

/// A result that was cut off may never end when all of it is forced; what was raised may fail when it is looked at.
fn is_finished(end: &End) -> bool {
    match end {
        End::Value(value) | End::Failed { raised: Some(value), .. } => {
            !value.contains(|part| matches!(part, Part::More))
        }
        End::Failed { fault, .. } => !is_limit(fault),
        End::Endless => false,
    }
}
