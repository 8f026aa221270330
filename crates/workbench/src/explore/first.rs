//! The first paths of a function, with bounds that count work only: for tests and tools.

use super::{ExploreRequest, Trouble, explore};
use crate::effort::Effort;
use crate::load::Loaded;
use snell_report::{PathReport, Summary};
use snell_search::{Flow, Limits};

/// Steps that the first paths may take in all.
const MAX_STEPS: u64 = 50_000_000;
/// Steps of one path: what takes longer is set aside.
const FUEL: u64 = 1 << 20;

/// At most so many paths, the smallest inputs first, and the account; by the solvers that are built in.
pub fn first_paths(loaded: &Loaded, function: &str, count: u64) -> Result<(Vec<PathReport>, Summary), Trouble> {
    let limits =
        Limits { max_outcomes: Some(count), max_steps: Some(MAX_STEPS), max_fuel_per_path: FUEL, ..Limits::default() };
    let request = ExploreRequest {
        function: Some(function.to_owned()),
        strategy: None,
        seed: None,
        observe: Some(200),
        conditions: false,
        apart: false,
        effort: Effort::alone(limits, 1 << 30),
        resume: None,
    };
    let mut paths = Vec::new();
    let explored = explore(loaded, request, &mut |path| {
        paths.push(path);
        Flow::Continue
    })?;
    Ok((paths, explored.summary))
}
