//! The machine: registers, and the loop over steps.

mod agenda;
mod apply;
mod awaiting;
mod collect;
mod eval;
mod goals;
mod prim;
mod resume;
mod stack;
mod suspended;

use crate::code::{Code, NodeId};
use crate::instr::Place;
use crate::interpretation::{Demand, Fault, Interpretation, Stop};
use crate::layer::Layer;
pub use awaiting::{Activation, After, Pending};
pub use stack::Snapshot;
use stack::Stack;
use std::sync::Arc;

/// The deepest stack, unless somebody says otherwise: a few gigabytes.
const MAX_FRAMES: u32 = 20_000_000;

/// An explicit-stack evaluator of [`Code`] under an interpretation.
pub struct Machine<I: Interpretation, L: Layer = ()> {
    /// Answers the questions.
    pub interp: I,
    /// Watches.
    pub layer: L,
    code: Arc<Code>,
    /// The same, for [`Machine::run`] to take and give back: to count references anew at each run makes workers that share code wait
    /// for each other.
    lent: Option<Arc<Code>>,
    stack: Stack<I::Stored>,
    control: Control<I::Stored>,
    /// What [`Next::Return`], [`Next::Force`] and [`Next::Apply`] are about.
    value: I::Stored,
    /// Fills places that are about to be written.
    unit: I::Stored,
    max_frames: u32,
    /// Why the last step ended early.
    halt: Halt<I::Value>,
    /// Arguments on their way from one activation to the next.
    scratch: Vec<I::Stored>,
    /// Arguments of a primitive.
    args: Vec<I::Value>,
    /// What must be true, if this is a search for truth.
    goals: goals::Goals<I::Stored>,
}

/// What the next step does, while the machine runs: [`Control`] with its value in [`Machine::value`]. Small enough for
/// registers, and the value is written once, where it stays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    Eval(NodeId),
    Return,
    Force,
    Agenda,
    Apply,
}

/// What the next step does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Control<V> {
    /// Evaluate a node in the current activation.
    Eval(NodeId),
    /// Give a weak head normal form to the frame on top.
    Return(V),
    /// Evaluate a value.
    Force(V),
    /// Go on with the agenda on top.
    Agenda,
    /// Apply this function to the arguments of the `Apply` frame on top.
    Apply(V),
}

/// Why the machine stopped.
#[derive(Clone, Copy, Debug)]
pub enum Event<V> {
    /// The value of what it was started on.
    Done(V),
    /// The next step can go in more than one way.
    Decide,
    /// The path has no meaning.
    Dead,
    /// The program failed.
    Failed(Fault<V>),
    /// The fuel is spent; run on with more.
    OutOfFuel,
    /// A watched body returned; see [`crate::Entry::Watch`].
    Exit(u32, V),
}

/// What ends a step early.
#[derive(Clone, Copy)]
pub(crate) enum Halt<V> {
    Stop(Stop<V>),
    Event(Event<V>),
}

/// A step ended early; `Machine::halt` says why. Kept apart from results, so that these fit registers.
pub(crate) struct Halted;

/// The answer of the interpretation, or an early end of the step.
macro_rules! ask {
    ($machine:ident, $answer:expr) => {
        match $answer {
            Ok(answer) => answer,
            Err(stop) => {
                $machine.halt = Halt::Stop(stop);
                return Err(Halted);
            }
        }
    };
}
pub(crate) use ask;

/// What a step leads to: the next step, or an early end, after which the same step can be done again.
pub(crate) type Step = Result<Next, Halted>;

impl<I: Interpretation, L: Layer> Machine<I, L> {
    /// A machine with every global allocated and nothing to do.
    pub fn new(code: Arc<Code>, mut interp: I, layer: L) -> Self {
        let mut constants = Vec::with_capacity(code.literals.len() + code.globals.len());
        for literal in &code.literals {
            let value = interp.literal(literal);
            constants.push(interp.store(value));
        }
        constants.extend(code.globals.iter().map(|global| {
            let shape = match code.body(global.body).suspended {
                true => crate::Shape::Thunk(global.body),
                false => crate::Shape::Closure(global.body),
            };
            let value = interp.build(shape, global.site, std::iter::empty());
            interp.bind(global.site, value)
        }));
        let unit = interp.unit();
        let unit = interp.store(unit);
        Machine {
            interp,
            layer,
            lent: Some(code.clone()),
            code,
            stack: Stack::new(unit, constants),
            control: Control::Return(unit),
            value: unit,
            unit,
            max_frames: MAX_FRAMES,
            halt: Halt::Stop(Stop::Dead),
            scratch: Vec::new(),
            args: Vec::new(),
            goals: goals::Goals::new(),
        }
    }

    /// Limits the depth of the stack.
    pub fn limit_stack(&mut self, frames: u32) {
        self.max_frames = frames;
    }

    /// The code being run.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// The value of a global.
    pub fn global(&self, global: snell_core_ir::GlobalId) -> I::Value {
        self.interp.view(self.stack.constants()[self.code.literals.len() + global.index()])
    }

    /// What a slot of the activation at hand holds.
    pub fn slot(&self, slot: crate::Slot) -> I::Value {
        self.interp.view(self.stack.local(slot))
    }

    /// Fills a slot that only whoever drives the machine knows of, in the activation at hand.
    pub fn fill_slot(&mut self, slot: crate::Slot, value: I::Value) {
        self.stack.bind(slot, self.interp.store(value));
    }

    /// Starts anew: apply `function` to `args` (or just evaluate it), then walk and force up to `observe`
    /// constructors of the result.
    pub fn start(&mut self, function: I::Value, args: &[I::Value], observe: u32) {
        self.stack.clear();
        self.goals.clear();
        if observe > 0 {
            self.stack.push_walk(observe);
        }
        if !args.is_empty() {
            self.push_values(args);
        }
        self.control = Control::Force(self.interp.store(function));
    }

    /// Runs until something happens that the machine cannot settle by itself.
    pub fn run(&mut self, fuel: &mut u64) -> Event<I::Value> {
        // Held here, so that its tables are known not to change from step to step.
        let code = self.lent.take().unwrap_or_else(|| self.code.clone());
        let mut next = self.take_up(self.control);
        let mut left = *fuel;
        let event = loop {
            if left == 0 {
                break Event::OutOfFuel;
            }
            left -= 1;
            let step = match next {
                Next::Eval(mut node) => {
                    let step = self.eval(&code, &mut node, &mut left);
                    next = Next::Eval(node);
                    step
                }
                Next::Return => self.resume(&code),
                Next::Force => self.evaluate(self.value),
                Next::Agenda => self.agenda(),
                Next::Apply => self.apply_pending(),
            };
            match step {
                Ok(following) => next = following,
                Err(Halted) => match self.settle_halt(self.put_down(next)) {
                    Ok(control) => next = self.take_up(control),
                    Err(event) => break event,
                },
            }
        };
        self.control = self.put_down(next);
        *fuel = left;
        self.lent = Some(code);
        event
    }

    /// Whether this is a search for truth.
    #[inline(always)]
    fn seeks(&self) -> bool {
        I::SEEKS && self.goals.active
    }

    /// Gives a value to the frame on top.
    #[inline(always)]
    fn give(&mut self, value: I::Stored) -> Next {
        self.value = value;
        Next::Return
    }

    #[inline]
    fn give_value(&mut self, value: I::Value) -> Next {
        self.value = self.interp.store(value);
        Next::Return
    }

    #[inline]
    fn force_value(&mut self, value: I::Value) -> Next {
        self.value = self.interp.store(value);
        Next::Force
    }

    /// Evaluates a value next.
    #[inline]
    fn force(&mut self, value: I::Stored) -> Next {
        self.value = value;
        Next::Force
    }

    fn take_up(&mut self, control: Control<I::Stored>) -> Next {
        let (next, value) = match control {
            Control::Eval(node) => return Next::Eval(node),
            Control::Agenda => return Next::Agenda,
            Control::Return(value) => (Next::Return, value),
            Control::Force(value) => (Next::Force, value),
            Control::Apply(value) => (Next::Apply, value),
        };
        self.value = value;
        next
    }

    fn put_down(&self, next: Next) -> Control<I::Stored> {
        match next {
            Next::Eval(node) => Control::Eval(node),
            Next::Agenda => Control::Agenda,
            Next::Return => Control::Return(self.value),
            Next::Force => Control::Force(self.value),
            Next::Apply => Control::Apply(self.value),
        }
    }

    /// Ends the step because of an answer.
    fn stop<T>(&mut self, stop: Stop<I::Value>) -> Result<T, Halted> {
        self.halt = Halt::Stop(stop);
        Err(Halted)
    }

    /// Ends the step with an event.
    fn event<T>(&mut self, event: Event<I::Value>) -> Result<T, Halted> {
        self.halt = Halt::Event(event);
        Err(Halted)
    }

    /// Settles what ended a step early and says how to go on, or says what happened.
    #[cold]
    fn settle_halt(&mut self, control: Control<I::Stored>) -> Result<Control<I::Stored>, Event<I::Value>> {
        match self.halt {
            Halt::Event(event) => Err(event),
            Halt::Stop(Stop::Decide) if self.seeks() => self.wait(control, self.interp.ways()),
            Halt::Stop(Stop::Decide) => Err(Event::Decide),
            Halt::Stop(Stop::Dead) => Err(Event::Dead),
            Halt::Stop(Stop::Fail(fault)) if self.seeks() => self.fail_goal(control, fault),
            Halt::Stop(Stop::Fail(fault)) => self.unwind(fault),
            Halt::Stop(Stop::Demand(value)) => match self.interp.demand(value) {
                Ok(Demand::Ready(_)) => Ok(control),
                Ok(Demand::Run(body)) => {
                    self.stack.push_activation(stack::Kind::Again(control));
                    let thunk = self.interp.store(value);
                    match self.run_thunk(thunk, body) {
                        Ok(next) => Ok(self.put_down(next)),
                        Err(Halted) => self.settle_halt(control),
                    }
                }
                Err(stop) => {
                    self.halt = Halt::Stop(stop);
                    self.settle_halt(control)
                }
            },
        }
    }

    #[inline]
    fn operand(&self, place: Place) -> I::Stored {
        self.stack.get(place)
    }

    /// Pushes a frame that applies what it is given to values.
    fn push_values(&mut self, args: &[I::Value]) {
        self.scratch.clear();
        self.scratch.extend(args.iter().map(|&arg| self.interp.store(arg)));
        self.stack.push_args(&self.scratch);
    }
}
