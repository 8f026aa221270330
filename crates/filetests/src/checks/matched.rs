//! Every concrete run is matched by exactly one symbolic path, with the same end.

use crate::inputs::{mentions, tuples};
use crate::pin::{When, failure, is_comparable, pin};
use crate::searched::{Searched, end_line, request, search};
use crate::subject::{Subject, is_inconclusive};
use snell_core_ir::{GlobalId, Type};
use snell_graph::{Datum, Part};
use snell_interp_concrete::Ended;
use snell_interp_symbolic::End;
use snell_search::{Status, Strategy};
use snell_workbench::agree;

/// Small inputs of every type are run, then explored with the arguments pinned to them.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let mut compared = 0;
    if subject.has_fresh() {
        return Ok(0);
    }
    for &entry in &subject.explores {
        let types = subject.arguments(entry);
        for args in tuples(&subject.loaded.program, &types, subject.effort.input_size, subject.effort.inputs) {
            let ended = subject.run(entry, &args);
            if is_inconclusive(&ended) {
                continue;
            }
            let at = |what: String| format!("{} {args:?} ends with {ended:?}\n  {what}", subject.name(entry));
            let searched = explore_pinned(subject, entry, &types, &args, When::Before)?;
            compared += matches(&searched, &ended, When::Before).map_err(at)?;
            if !is_cut(&ended) && may_pin_after(subject, &types, &args) {
                let searched = explore_pinned(subject, entry, &types, &args, When::After)?;
                compared += matches(&searched, &ended, When::After).map_err(at)?;
            }
        }
    }
    Ok(compared)
}

/// Untyped arguments become what is first looked for, which need not be what is given; functions can't be compared.
pub fn may_pin_after(subject: &Subject, types: &[Type], args: &[Datum]) -> bool {
    let program = &subject.loaded.program;
    let unfit = |ty: &Type| matches!(ty, Type::Any | Type::Function(..) | Type::Cell(_) | Type::Array(_) | Type::Str);
    args.iter().all(is_comparable) && !types.iter().any(|ty| mentions(program, ty, unfit))
}

/// A result that was cut off may never end when all of it is forced; what was raised may fail when it is looked at.
fn is_cut(ended: &Ended) -> bool {
    match ended {
        Ended::Value(value) | Ended::Failed { raised: Some(value), .. } => {
            value.contains(|part| matches!(part, Part::More))
        }
        _ => false,
    }
}

fn explore_pinned(
    subject: &Subject,
    entry: GlobalId,
    types: &[Type],
    args: &[Datum],
    when: When,
) -> Result<Searched, String> {
    let (code, wrapper) = pin(&subject.loaded.program, entry, types, args, when);
    let mut limits = subject.effort.limits.clone();
    limits.max_outcomes = Some(2);
    limits.max_decisions = limits.max_decisions.map(|most| most / 12);
    limits.max_steps = limits.max_steps.map(|most| most / 4);
    if when == When::Before {
        limits.fuel_per_path = limits.fuel_per_path.saturating_add(subject.effort.input_steps);
        limits.max_fuel_per_path = limits.fuel_per_path;
    }
    let request = request(wrapper, subject.effort.observe, limits, Strategy::Deepening, 1);
    search(subject, &code, &request, None).map_err(|error| error.to_string())
}

/// At most one path, with this end; one for sure if everything was seen.
fn matches(searched: &Searched, ended: &Ended, when: When) -> Result<u64, String> {
    let exhausted = searched.summary.status == Status::Exhausted;
    let side = format!("pinned {when:?}: ");
    match (&searched.paths[..], ended) {
        ([], Ended::Assumption) => Ok(u64::from(exhausted)),
        ([], _) if exhausted => Err(side + "no path"),
        ([], _) => Ok(0),
        ([path], ended) => match same_end(&path.outcome.end, ended, when) {
            true => Ok(1),
            false => Err(format!("{side}another end: {}", end_line(&path.outcome.end))),
        },
        (paths, _) => {
            let ends: Vec<_> =
                paths.iter().map(|path| format!("{:?} {}", path.path, end_line(&path.outcome.end))).collect();
            Err(format!("{side}more than one path:\n    {}", ends.join("\n    ")))
        }
    }
}

fn same_end(end: &End, ended: &Ended, when: When) -> bool {
    match (end, ended) {
        (End::Value(value), Ended::Value(run)) => agree(value, run),
        (End::Value(value), Ended::Failed { text, raised, .. }) if when == When::After => {
            agree(value, &failure(text, raised.as_ref()))
        }
        (End::Failed { text, raised, .. }, Ended::Failed { text: run, raised: thrown, .. }) => {
            let same_value = match (raised, thrown) {
                (Some(raised), Some(thrown)) => agree(raised, thrown),
                (raised, thrown) => raised.is_none() && thrown.is_none(),
            };
            text == run && same_value
        }
        _ => false,
    }
}
