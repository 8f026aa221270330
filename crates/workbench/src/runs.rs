//! `runs`: what a program writes, once for each way in which its choices and inputs can be made.

use crate::effort::Effort;
use crate::explore::{Exploration, ExploreRequest, Trouble, explore_seen};
use crate::load::Loaded;
use crate::strategy::StrategyName;
use snell_core_ir::{Expr, MAIN};
use snell_interp_concrete::{Recorder, Run, run_with};
use snell_report::{Outcome, Summary};
use snell_search::{CancelToken, Flow, Limits};
use std::sync::PoisonError;
use std::sync::atomic::AtomicBool;

/// How to go through the runs of a program, and how far.
pub struct RunsRequest {
    /// Which come first.
    pub strategy: StrategyName,
    /// For the random strategy.
    pub seed: u64,
    /// How much work may be done.
    pub limits: Limits,
    /// Ends the search early.
    pub cancel: CancelToken,
    /// Bytes that a heap may have.
    pub max_bytes: usize,
}

/// Whether a program asks for anything that it does not decide itself.
pub fn has_choices(loaded: &Loaded) -> bool {
    loaded.program.exprs.iter().any(|expr| matches!(expr, Expr::Fresh(_)))
}

/// Hands what each run of the whole program writes to `sink`, with its failure at the end if it has one.
pub fn runs(loaded: &Loaded, request: &RunsRequest, sink: &mut dyn FnMut(&str) -> Flow) -> Result<Summary, Trouble> {
    let exploring = ExploreRequest {
        function: Some(MAIN.to_owned()),
        strategy: Some(request.strategy),
        seed: Some(request.seed),
        observe: None,
        conditions: false,
        apart: false,
        effort: Effort { cancel: request.cancel.clone(), ..Effort::alone(request.limits.clone(), request.max_bytes) },
        resume: None,
    };
    let main = loaded.program.find_global(MAIN);
    let Exploration { summary, .. } = explore_seen(loaded, exploring, &mut |path, seen| {
        let Some(main) = main else { return Flow::Stop };
        let (console, written) = Recorder::new(&loaded.path, "", Vec::new());
        let job = Run { inputs: seen.inputs, max_bytes: request.max_bytes, ..Run::of(main) };
        run_with(&loaded.code, &job, Box::new(console), (), &AtomicBool::new(false));
        let mut text = std::mem::take(&mut *written.lock().unwrap_or_else(PoisonError::into_inner));
        if let Outcome::Fails { text: failure, .. } = path.outcome {
            let separate = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
            text.push_str(&format!("{separate}fails: {failure}\n"));
        }
        sink(&text)
    })?;
    Ok(summary)
}
