//! A program under test, and how hard to look at it.

use snell_core_ir::{Expr, GlobalId, Type};
use snell_graph::Datum;
use snell_interp_concrete::{Ended, Run, run};
use snell_search::Limits;
use snell_semantics::Fault;
use snell_workbench::Loaded;
use std::cell::Cell;
use std::sync::atomic::AtomicBool;

/// A program and the definitions that tests speak of.
pub struct Subject {
    /// The program, checked and ready to run.
    pub loaded: Loaded,
    /// As it was read.
    pub text: String,
    /// Definitions to evaluate; they take no arguments.
    pub evals: Vec<GlobalId>,
    /// Definitions to explore.
    pub explores: Vec<GlobalId>,
    /// How hard to look.
    pub effort: Effort,
    /// Work that explorations have done: steps, decisions, and that of the solver.
    pub work: Cell<u64>,
}

/// How much work the checks may do.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Steps of the concrete run of a definition without arguments.
    pub steps: u64,
    /// Steps of a concrete run on an input that was made up.
    pub input_steps: u64,
    /// Nodes of a result that are evaluated.
    pub observe: u32,
    /// Bounds of one exploration.
    pub limits: Limits,
    /// Paths of an exploration whose instances are pinned down.
    pub instances: usize,
    /// Concrete inputs that are tried.
    pub inputs: usize,
    /// The most nodes of one such input.
    pub input_size: usize,
    /// Prefixes of the text that are read.
    pub prefixes: usize,
    /// Of the other strategies, one of so many is tried; which ones depends on `salt`.
    pub one_strategy_of: usize,
    /// Varies what is left out.
    pub salt: usize,
    /// Steps after which the abstract interpretation gives up.
    pub abstract_steps: u64,
    /// Of the component sets of the abstract interpretation, one of so many is tried; which ones depends on `salt`.
    pub one_set_of: usize,
    /// Steps after which one of these gives up.
    pub set_steps: u64,
}

impl Effort {
    /// For programs written by hand.
    pub fn corpus() -> Effort {
        let limits = Limits {
            max_outcomes: Some(60),
            max_decisions: Some(6_000),
            max_steps: Some(2_000_000),
            fuel_per_path: 50_000,
            max_fuel_per_path: 200_000,
            ..Limits::default()
        };
        Effort {
            steps: 400_000_000,
            input_steps: 1_000_000,
            observe: 1_000,
            limits,
            instances: 12,
            inputs: 40,
            input_size: 6,
            prefixes: 400,
            one_strategy_of: 1,
            salt: 0,
            abstract_steps: 2_000_000,
            one_set_of: 1,
            set_steps: 2_000,
        }
    }

    /// For programs made up by the thousand.
    pub fn random(seed: u64) -> Effort {
        let limits = Limits {
            max_outcomes: Some(16),
            max_decisions: Some(1_200),
            max_steps: Some(60_000),
            fuel_per_path: 4_000,
            max_fuel_per_path: 8_000,
            ..Limits::default()
        };
        Effort {
            steps: 20_000,
            input_steps: 20_000,
            observe: 60,
            limits,
            instances: 3,
            inputs: 6,
            input_size: 4,
            prefixes: 6,
            one_strategy_of: 8,
            salt: seed as usize,
            abstract_steps: 200_000,
            one_set_of: 9,
            set_steps: 1_000,
        }
    }
}

impl Subject {
    /// The types of the arguments that an exploration gives to a definition.
    pub fn arguments(&self, entry: GlobalId) -> Vec<Type> {
        let global = self.loaded.program.global(entry);
        match &global.ty {
            Some(ty) => self.loaded.program.arguments(ty).0,
            None => vec![Type::Any; global.params.len()],
        }
    }

    /// Whether the program asks for inputs while it runs, so that arguments alone don't decide what it does.
    pub fn has_fresh(&self) -> bool {
        self.loaded.program.exprs.iter().any(|expr| matches!(expr, Expr::Fresh(_)))
    }

    /// The name of a definition, for messages.
    pub fn name(&self, entry: GlobalId) -> &str {
        self.loaded.program.name(self.loaded.program.global(entry).name)
    }

    /// Runs a definition concretely.
    pub fn run(&self, entry: GlobalId, args: &[Datum]) -> Ended {
        let job = Run {
            args: args.to_vec(),
            observe: self.effort.observe,
            fuel: if args.is_empty() { self.effort.steps } else { self.effort.input_steps },
            max_bytes: 2 << 30,
            ..Run::of(entry)
        };
        run(&self.loaded.code, &job, (), &AtomicBool::new(false)).0
    }
}

/// Whether a run ended for a reason that says nothing about the program.
pub fn is_inconclusive(ended: &Ended) -> bool {
    match ended {
        Ended::OutOfFuel | Ended::Cancelled => true,
        Ended::Failed { fault, .. } => is_limit(fault),
        Ended::Value(_) | Ended::Assumption => false,
    }
}

/// Whether a failure is one of the machine, not of the program.
pub fn is_limit(fault: &Fault<()>) -> bool {
    matches!(fault, Fault::OutOfMemory | Fault::StackOverflow | Fault::Unsupported(_))
}
