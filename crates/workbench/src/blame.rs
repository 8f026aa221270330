//! Why a property fails: the branch of the program that the failing input takes and few others do, and the values of its
//! parts.

use crate::load::Loaded;
use crate::places::place;
use crate::show::Show;
use crate::watch::{Watched, Watcher};
use snell_core_ir::{Property, is_claim};
use snell_graph::{Datum, Part};
use snell_interp_concrete::Ended;
use snell_report::{PartValue, Why};
use snell_semantics::{AltsId, Fault};
use std::collections::BTreeMap;

/// Inputs on which the property holds that are compared with the failing one.
pub(crate) const COMPARED: usize = 50;

/// Nodes of a value that are evaluated and shown.
const OBSERVE: u32 = 200;

/// The branch in the user's functions that the failing run takes and fewest of the others do. Nothing if most of them take
/// all of its branches: then these do not tell the inputs apart.
pub(crate) fn why(
    loaded: &Loaded,
    property: &Property,
    failing: &[Datum],
    holding: &[Vec<Datum>],
    watcher: &mut Watcher,
) -> Option<Why> {
    let check = property.check?;
    if holding.is_empty() {
        return None;
    }
    let mut run = |args: &[Datum]| -> Watched { watcher.run(check, args, &[], OBSERVE) };
    let taken = run(failing).branches;
    let mut others: BTreeMap<(AltsId, u32), u64> = BTreeMap::new();
    for args in holding {
        for branch in run(args).branches {
            *others.entry(branch).or_default() += 1;
        }
    }
    let body = |&(alts, case): &(AltsId, u32)| {
        let alternatives = loaded.code.alternatives(alts);
        alternatives.cases.get(case as usize).map(|case| case.body).or(alternatives.default)
    };
    // The property itself branches on its own verdict; what a library branches on has the place of its call throughout.
    let own = |branch: &(AltsId, u32)| {
        let (alts, code) = (branch.0, &loaded.code);
        let case = code.span(code.alternatives(alts).node);
        if body(branch).is_none_or(|body| code.span(body) == case) {
            return false;
        }
        let global = code.program.global(code.body(code.alternatives(alts).body).global);
        let name = code.program.name(global.name);
        !name.starts_with('%') && !is_claim(name)
    };
    let by = |branch: &(AltsId, u32)| others.get(branch).copied().unwrap_or(0);
    // The last of those that fewest others take.
    let branch = taken.iter().rev().filter(|branch| own(branch)).min_by_key(|branch| by(branch))?;
    let taken_by = by(branch);
    if 2 * taken_by > holding.len() as u64 {
        return None;
    }
    let at = place(&loaded.sources, loaded.code.span(body(branch)?))?;
    Some(Why { place: at, compared: holding.len() as u64, taken_by })
}

/// What the parts of a property are on an input.
pub(crate) fn parts(loaded: &Loaded, property: &Property, args: &[Datum], watcher: &mut Watcher) -> Vec<PartValue> {
    let mut show = Show::of(loaded);
    let mut known = Vec::new();
    for part in &property.parts {
        let text = loaded
            .sources
            .file(part.span.file)
            .and_then(|file| file.text.get(part.span.start as usize..part.span.end as usize));
        let Some(text) = text else { continue };
        let mut ty = loaded.program.global(part.value).ty.as_ref();
        for _ in args {
            ty = ty.and_then(|ty| match ty {
                snell_core_ir::Type::Function(_, to) => Some(&**to),
                _ => None,
            });
        }
        let hides = |part: &Part| matches!(part, Part::Function(_) | Part::Closure);
        let value = match watcher.run(part.value, args, &[], OBSERVE).ended {
            // A Property, say: what it is made of tells nobody anything.
            Ended::Value(value) if value.contains(hides) => continue,
            Ended::Value(value) => show.value(&value, ty),
            // It looks at more of the input than the property did.
            Ended::Failed { fault: Fault::Unsupported(_), .. } => continue,
            Ended::Failed { text, says, .. } => {
                format!("fails: {}", says.and_then(|says| show.raised(&says)).unwrap_or(text))
            }
            Ended::Assumption | Ended::OutOfFuel | Ended::Cancelled => continue,
        };
        let part = PartValue { text: text.split_whitespace().collect::<Vec<_>>().join(" "), value };
        if !known.contains(&part) {
            known.push(part);
        }
    }
    known
}
