//! Every model replays its path to the same end: concretely on its inputs, and symbolically by its decisions.

use crate::searched::{line, request, search_subject};
use crate::subject::{Subject, is_limit};
use snell_interp_symbolic::{End, replay};
use snell_search::{Ending, Found, Strategy};
use snell_workbench::{Replay, Replayer};

/// Replays what an exploration finds.
pub fn check(subject: &Subject) -> Result<u64, String> {
    let effort = &subject.effort;
    let code = &subject.loaded.code;
    let fuel = effort.limits.max_fuel_per_path.saturating_mul(4);
    let mut compared = 0;
    for &entry in &subject.explores {
        let name = subject.name(entry);
        let mut replayer = Replayer::new(code, entry, effort.observe, fuel, 1 << 30);
        let request = request(entry, effort.observe, effort.limits.clone(), Strategy::Deepening, 1);
        for found in search_subject(subject, entry)?.paths {
            let outcome = &found.outcome;
            if matches!(&outcome.end, End::Failed { fault, .. } if is_limit(fault)) {
                continue;
            }
            match replayer.replay(&outcome.args, outcome.fresh.clone(), &outcome.end) {
                Replay::Agrees(_) => compared += 1,
                Replay::Unfinished => {}
                Replay::Disagrees(ended) => {
                    return Err(format!("{name}: the path {}\n  is run to {ended:?}", line(&found)));
                }
            }
            let again = match replay(code, &request, &found.path, fuel) {
                Some(Ending::Outcome(again)) => again,
                // Products of unknowns may have a model bit by bit, and none that is found at once.
                Some(Ending::Unknown) => continue,
                Some(Ending::Dead) | None => {
                    return Err(format!("{name}: the decisions of {} can't be followed again", line(&found)));
                }
            };
            let again = Found { outcome: again, ..found.clone() };
            if line(&again) != line(&found) {
                return Err(format!("{name}: the path {}\n  is followed to {}", line(&found), line(&again)));
            }
            compared += 1;
        }
    }
    Ok(compared)
}
