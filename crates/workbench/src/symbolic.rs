//! The entry point of the symbolic interpretation.
//!
//! A stand-in that tries the same number for every argument, 0, 1, 2, ..: it has the shape of the real thing, which
//! takes its place.

use snell_core_ir::GlobalId;
use snell_graph::Datum;
use snell_integer::Integer;
use snell_interp_concrete::{Ended, Run, run};
use snell_interp_symbolic::{End, PathEnd};
use snell_search::{
    Alternative, Chosen, Decision, Flow, Found, Options, Process, ResumeError, SavedFrontier, SmallList, Step, Summary,
};
use snell_semantics::Code;
use snell_smt::{ChainConfig, Stats};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub(crate) struct Explore {
    pub entry: GlobalId,
    pub search: Options,
    pub observe: u32,
    #[allow(dead_code)]
    pub solver: ChainConfig,
    pub max_bytes: usize,
}

pub(crate) struct Explored {
    pub summary: Summary,
    pub solver: Stats,
    pub ledger: Vec<String>,
}

pub(crate) fn explore(
    code: &Arc<Code>,
    request: &Explore,
    resume: Option<SavedFrontier>,
    sink: &mut dyn FnMut(Found<PathEnd>) -> Flow,
) -> Result<Explored, ResumeError> {
    let make = |_| Numbers { code: code.clone(), request, number: 0, stopped: false };
    let summary = match resume {
        Some(saved) => snell_search::resume(make, &request.search, saved, sink)?,
        None => snell_search::explore(make, &request.search, sink),
    };
    Ok(Explored { summary, solver: Stats::default(), ledger: Vec::new() })
}

struct Numbers<'r> {
    code: Arc<Code>,
    request: &'r Explore,
    number: i64,
    stopped: bool,
}

impl Process for Numbers<'_> {
    type Outcome = PathEnd;
    type Mark = i64;

    fn restart(&mut self) {
        self.number = 0;
        self.stopped = false;
    }

    fn advance(&mut self, fuel: &mut u64) -> Step<PathEnd> {
        let width = self.code.program.global(self.request.entry).params.len();
        if !self.stopped && width > 0 {
            let alternatives = [0, 1].map(|cost| Alternative { cost, target: 0 });
            return Step::Decision(Decision { site: 0, alternatives: SmallList::from_iter(alternatives) });
        }
        let arg = || Datum::Integer(Integer::Small(self.number));
        let args: Vec<Datum> = (0..width).map(|_| arg()).collect();
        let job = Run {
            args: args.clone(),
            observe: self.request.observe,
            fuel: *fuel,
            max_bytes: self.request.max_bytes,
            ..Run::of(self.request.entry)
        };
        let (ended, steps, ()) = run(&self.code, &job, (), &AtomicBool::new(false));
        *fuel -= steps.min(*fuel);
        let end = match ended {
            Ended::Value(value) => End::Value(value),
            Ended::Failed { fault, text, raised, node } => End::Failed { fault, text, raised, node },
            Ended::Assumption => return Step::Dead,
            Ended::OutOfFuel | Ended::Cancelled => return Step::OutOfFuel,
        };
        let (fresh, condition, residual, patterns) = (vec![], vec![], vec![], vec![]);
        Step::Finished(PathEnd {
            args,
            fresh,
            end,
            condition,
            residual,
            patterns,
            overflows: false,
            assumed: vec![],
        })
    }

    fn mark(&mut self) -> i64 {
        self.number
    }

    fn backtrack(&mut self, mark: i64) {
        self.number = mark;
        self.stopped = false;
    }

    fn choose(&mut self, alternative: u32, _trusted: bool) -> Chosen {
        match alternative {
            0 => self.stopped = true,
            _ => self.number += 1,
        }
        Chosen::Taken
    }
}
