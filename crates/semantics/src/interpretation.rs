//! The questions an interpretation answers, in three small traits.
//!
//! A question that can be answered in more than one way is answered with [`Stop::Decide`]. The machine then stops
//! *before* the step; whoever drives it makes one of the ways true (binds a variable, records a condition, picks an
//! element) and lets the machine do the step again. So neither closures nor continuations cross this interface.

use crate::code::{Alternatives, BodyId, NodeId, Shape, SiteId};
use snell_core_ir::{ConId, LabelId, Literal, Prim, Type};
use std::cmp::Ordering;

use crate::instr::Key;

/// Everything the machine asks.
pub trait Interpretation: Values + Memory + Control {}

impl<T: Values + Memory + Control> Interpretation for T {}

/// What values are.
pub trait Values {
    /// What a slot holds: a weak head normal form, or a reference to something that may be suspended.
    type Value: Copy;

    /// How a slot keeps it: what is moved around and seldom looked at. The same, unless another form is moved faster.
    type Stored: Copy;

    /// Whether [`Values::bind`] gives what it is given, so that what nothing mentions need not be bound.
    const BINDS_PLAINLY: bool = false;

    /// Whether there are searches for truth, which pass demands on: see [`crate::Machine::seek`].
    const SEEKS: bool = true;

    /// The form that is kept.
    fn store(&mut self, value: Self::Value) -> Self::Stored;

    /// The value that is kept.
    fn view(&self, stored: Self::Stored) -> Self::Value;

    /// A constant.
    fn literal(&mut self, literal: &Literal) -> Self::Value;

    /// Allocates.
    fn build(
        &mut self,
        shape: Shape,
        site: SiteId,
        fields: impl ExactSizeIterator<Item = Self::Stored>,
    ) -> Self::Stored;

    /// As [`Values::build`], of so many fields as are known beforehand.
    #[inline(always)]
    fn build_few<const N: usize>(&mut self, shape: Shape, site: SiteId, fields: [Self::Stored; N]) -> Self::Stored {
        self.build(shape, site, fields.into_iter())
    }

    /// Allocates what [`Values::fill`] completes, for bindings that mention each other.
    fn reserve(&mut self, shape: Shape, site: SiteId, fields: usize) -> Self::Stored;

    /// Completes a reserved value.
    fn fill(&mut self, target: Self::Stored, shape: Shape, fields: impl ExactSizeIterator<Item = Self::Stored>);

    /// Copies out the fields of a constructor, the captured variables of a closure, or the function and arguments of
    /// a partial application.
    fn unpack(&mut self, value: Self::Stored, into: &mut [Self::Stored]);

    /// As [`Values::unpack`], of a constructor; only the fields from `first` on are wanted.
    #[inline]
    fn unpack_from(&mut self, value: Self::Stored, first: usize, into: &mut [Self::Stored]) {
        let Some(&filler) = into.first() else { return };
        let mut all = vec![filler; first + into.len()];
        self.unpack(value, &mut all);
        into.copy_from_slice(&all[first..]);
    }

    /// As [`Values::unpack`], of a value that may have become known since it was last looked at.
    fn unpack_again(&mut self, value: Self::Value, into: &mut [Self::Stored]) {
        let value = self.store(value);
        self.unpack(value, into);
    }

    /// Copies constructors that are evaluated already and linked by their last fields: `from` and what follows it, as
    /// long as it has the constructor `con`, at most `most` of them. None if nothing is copied.
    #[inline]
    fn copy_run(&mut self, _con: ConId, _from: Self::Stored, _most: usize) -> Option<Run<Self::Stored>> {
        None
    }

    /// Sets the last field of the last constructor of a run.
    fn end_run(&mut self, _run: &Run<Self::Stored>, _end: Self::Stored) {}

    /// What a slot holds after a parameter or pattern variable is bound; joining interpretations put an address here.
    #[inline]
    fn bind(&mut self, _site: SiteId, value: Self::Stored) -> Self::Stored {
        value
    }
}

/// Where suspended values live.
pub trait Memory: Values {
    /// Looks at a value that is wanted in weak head normal form.
    fn demand(&mut self, value: Self::Value) -> Result<Demand<Self::Value>, Stop<Self::Value>>;

    /// As [`Memory::demand`], where the answer is plain.
    #[inline]
    fn peek(&self, _value: Self::Stored) -> Peek<Self::Stored> {
        Peek::Ask
    }

    /// The suspended value that [`Peek::Run`] says of `value`.
    #[inline]
    fn suspended(&self, _at: u32, value: Self::Stored) -> Self::Stored {
        value
    }

    /// As [`Memory::open`], of what [`Peek::Run`] says.
    fn open_at(&mut self, _at: u32, _into: &mut [Self::Stored]) {}

    /// As [`Memory::demand`], by somebody who only reads: an unknown value stays as unknown as it is.
    fn observe(&mut self, value: Self::Value) -> Result<Demand<Self::Value>, Stop<Self::Value>> {
        self.demand(value)
    }

    /// As [`Memory::observe`], by somebody who wants to see the value: which of finitely many it is gets decided.
    #[inline]
    fn inspect(&mut self, value: Self::Value) -> Result<Demand<Self::Value>, Stop<Self::Value>> {
        self.observe(value)
    }

    /// A cheap sign that demanding a value would give the value itself.
    #[inline]
    fn is_evaluated(&self, _value: Self::Stored) -> bool {
        false
    }

    /// Copies out the captured variables of a thunk about to run, and marks it as running.
    fn open(&mut self, thunk: Self::Stored, into: &mut [Self::Stored]);

    /// A thunk has its value.
    fn update(&mut self, thunk: Self::Stored, value: Self::Stored);

    /// A thunk was abandoned by a failure that somebody handles; demanding it again fails the same way.
    fn abandon(&mut self, thunk: Self::Stored, fault: Fault<Self::Value>);

    /// Whether memory should be collected at the next call.
    #[inline]
    fn wants_collection(&self) -> bool {
        false
    }

    /// Collection starts: every root will be shown once to [`Memory::relocate`].
    fn begin_collection(&mut self) {}

    /// A root.
    fn relocate(&mut self, _root: &mut Self::Stored) {}

    /// All roots were shown.
    fn end_collection(&mut self) -> Result<(), Stop<Self::Value>> {
        Ok(())
    }
}

/// Which way control may go.
pub trait Control: Values {
    /// The alternative a value takes.
    fn select(&mut self, value: Self::Value, alts: &Alternatives) -> Result<Selected<Self::Value>, Stop<Self::Value>>;

    /// The constructor of a value, if that is plain to see.
    #[inline]
    fn plain_constructor(&self, _value: Self::Stored) -> Option<ConId> {
        None
    }

    /// The number or character that a value is, if that is plain to see.
    #[inline]
    fn plain_key(&self, _value: Self::Stored) -> Option<Key> {
        None
    }

    /// The body that a function value runs, if that is plain to see.
    #[inline]
    fn plain_function(&self, _function: Self::Stored) -> Option<BodyId> {
        None
    }

    /// What a primitive of up to three arguments gives and does, if that is quickly said and done; arguments need not be evaluated.
    #[inline]
    fn quick(&mut self, _op: Prim, _args: [Self::Stored; 3]) -> Option<Self::Stored> {
        None
    }

    /// What a function value runs when it is applied.
    fn callee(&mut self, function: Self::Value) -> Result<Callee, Stop<Self::Value>>;

    /// A primitive on arguments that are evaluated where its signature is strict.
    fn primitive(&mut self, op: Prim, args: &[Self::Value], node: NodeId) -> Result<Self::Value, Stop<Self::Value>>;

    /// What a primitive that compares two values gives, if both are evaluated and that is quickly said.
    #[inline]
    fn known_truth(&self, _op: Prim, _left: Self::Stored, _right: Self::Stored) -> Option<bool> {
        None
    }

    /// How two values compare that are compared by `op`, if both are evaluated and that is quickly said.
    #[inline]
    fn known_order(&self, _op: Prim, _left: Self::Stored, _right: Self::Stored) -> Option<Ordering> {
        None
    }

    /// What a primitive gives, if that is quickly said: arithmetic on evaluated numbers.
    #[inline]
    fn known_value(&self, _op: Prim, _left: Self::Stored, _right: Self::Stored) -> Option<Self::Stored> {
        None
    }

    /// An input, or an existential variable.
    fn fresh(&mut self, ty: &Type, node: NodeId) -> Result<Self::Value, Stop<Self::Value>>;

    /// Whether a Boolean is true.
    fn truth(&mut self, value: Self::Value) -> Result<bool, Stop<Self::Value>>;

    /// The number that an evaluated value is, if that is one number and a small one.
    fn index(&self, _value: Self::Value) -> Option<u32> {
        None
    }

    /// The constructor that an evaluated value is known to have.
    fn constructor(&self, _value: Self::Value) -> Option<ConId> {
        None
    }

    /// Demands that an evaluated value have this constructor, and gives it as it is then; [`Stop::Dead`] if it has not.
    fn require(&mut self, _value: Self::Value, _con: ConId) -> Result<Self::Value, Stop<Self::Value>> {
        Err(Stop::Fail(Fault::Unsupported("a search for truth")))
    }

    /// A constructor whose fields are being evaluated by somebody else.
    fn promise(&mut self, _con: ConId, _width: usize) -> Self::Value {
        self.unit()
    }

    /// The fields that were promised are those of this value.
    fn keep(&mut self, _promise: Self::Value, _value: Self::Value) {}

    /// Whether what is awaited is among what was promised.
    fn provides(&self, _promise: Self::Value, _awaited: Self::Value) -> bool {
        false
    }

    /// What the step waits for that was just answered with [`Stop::Decide`], or with [`Fault::Loop`].
    fn awaited(&self, _decision: bool) -> Awaited<Self::Stored> {
        Awaited::Nothing
    }

    /// A number for a decision that is awaited: the same for two that are about the same. Zero for no decision, and for
    /// one that is free of charge.
    fn key(&self, _awaited: &Awaited<Self::Stored>) -> u64 {
        0
    }

    /// Whether it is plain that who waits for this would have to go on waiting.
    fn still_waits(&self, _awaited: &Awaited<Self::Stored>) -> bool {
        false
    }

    /// In how many ways the step that was just answered with [`Stop::Decide`] can go.
    fn ways(&self) -> u32 {
        2
    }

    /// Compares the heads of two evaluated values.
    fn equal(&mut self, mode: Mode, left: Self::Value, right: Self::Value) -> Result<Equality, Stop<Self::Value>>;

    /// Whether two values are equal, if that is quickly said; or else what is left to compare after parts that are plainly equal, if
    /// there are any.
    #[inline]
    fn known_equal(&self, _left: Self::Stored, _right: Self::Stored) -> Result<bool, Option<[Self::Stored; 2]>> {
        Err(None)
    }

    /// How many fields or elements an evaluated value has, for walking all of it.
    fn width(&mut self, value: Self::Value) -> usize;

    /// A Boolean or the unit value, as results of comparisons.
    fn truth_value(&mut self, truth: bool) -> Self::Value;

    /// The unit value.
    fn unit(&mut self) -> Self::Value;

    /// The value a handler is given for a failure.
    fn caught(&mut self, fault: Fault<Self::Value>) -> Self::Value;

    /// Applies a function that has no code to one argument.
    fn ask(&mut self, function: Self::Value, _arg: Self::Value) -> Result<Self::Value, Stop<Self::Value>> {
        Err(Stop::Fail(Fault::NotAFunction(function)))
    }

    /// A body is about to run in this activation.
    #[inline]
    fn entering(&mut self, _body: BodyId, _activation: &[Self::Stored]) -> Entry<Self::Stored> {
        Entry::Run
    }
}

/// Why a step could not be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stop<V> {
    /// It can go on in more than one way; decide, then do it again.
    Decide,
    /// This path has no meaning: an assumption does not hold.
    Dead,
    /// This value is needed in weak head normal form first.
    Demand(V),
    /// The program fails.
    Fail(Fault<V>),
}

/// How a program fails.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault<V> {
    /// `error`.
    Error(LabelId),
    /// An assertion is false.
    Assert(LabelId),
    /// No alternative matches.
    NoMatch,
    /// Division by zero.
    DivideByZero,
    /// An index out of range, or a number that is no code point.
    OutOfRange,
    /// Text that is no number.
    Malformed,
    /// A value depends on itself.
    Loop,
    /// A primitive was given a value of the wrong kind.
    WrongKind(Prim),
    /// Something else than a function was applied.
    NotAFunction(V),
    /// Functions have no equality.
    FunctionsCompared,
    /// The program raised a value.
    Raised(V),
    /// The program asked for something this interpretation does not have.
    Unsupported(&'static str),
    /// The memory limit was reached.
    OutOfMemory,
    /// The stack limit was reached.
    StackOverflow,
}

impl<V> Fault<V> {
    /// The kind of failure, without the value it may carry.
    pub fn forget(self) -> Fault<()> {
        match self {
            Fault::Error(label) => Fault::Error(label),
            Fault::Assert(label) => Fault::Assert(label),
            Fault::NoMatch => Fault::NoMatch,
            Fault::DivideByZero => Fault::DivideByZero,
            Fault::OutOfRange => Fault::OutOfRange,
            Fault::Malformed => Fault::Malformed,
            Fault::Loop => Fault::Loop,
            Fault::WrongKind(op) => Fault::WrongKind(op),
            Fault::NotAFunction(_) => Fault::NotAFunction(()),
            Fault::FunctionsCompared => Fault::FunctionsCompared,
            Fault::Raised(_) => Fault::Raised(()),
            Fault::Unsupported(what) => Fault::Unsupported(what),
            Fault::OutOfMemory => Fault::OutOfMemory,
            Fault::StackOverflow => Fault::StackOverflow,
        }
    }
}

/// The answer of [`Memory::demand`].
#[derive(Clone, Copy, Debug)]
pub enum Demand<V> {
    /// Here it is.
    Ready(V),
    /// This code must run first; [`Memory::open`] gives its captured variables.
    Run(BodyId),
}

/// The answer of [`Memory::peek`].
#[derive(Clone, Copy, Debug)]
pub enum Peek<V> {
    /// Here it is.
    Ready(V),
    /// This code must run first; [`Memory::open_at`] gives its captured variables.
    Run(BodyId, u32),
    /// That takes more than a look.
    Ask,
}

/// The answer of [`Values::copy_run`].
#[derive(Clone, Copy, Debug)]
pub struct Run<V> {
    /// The first copy.
    pub first: V,
    /// The last one; its last field is still to be set.
    pub last: V,
    /// What follows in the original.
    pub rest: V,
}

/// The answer of [`Control::select`].
#[derive(Clone, Copy, Debug)]
pub struct Selected<V> {
    /// The value, as it is known now.
    pub value: V,
    /// A position in `cases`, or [`Selected::DEFAULT`].
    pub case: u32,
}

impl<V> Selected<V> {
    /// The default alternative.
    pub const DEFAULT: u32 = u32::MAX;
}

/// What is applied.
#[derive(Clone, Copy, Debug)]
pub enum Callee {
    /// Code; [`Values::unpack`] gives its captured variables.
    Code(BodyId),
    /// A function and so many arguments, unpacked together.
    Partial(usize),
    /// A function without code: [`Control::ask`] takes its arguments one by one.
    Opaque,
}

/// What a coroutine waits for.
#[derive(Clone, Copy, Debug)]
pub enum Awaited<V> {
    /// It was not tried yet.
    Nothing,
    /// A value that another coroutine evaluates.
    Value(V),
    /// A decision about these values, with what else the interpretation wants to know about it.
    Decision {
        /// What it is about.
        about: [V; 2],
        /// Anything but values.
        note: u64,
    },
}

/// How two values are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A question.
    Equal,
    /// A demand that they be equal.
    Equate,
    /// A demand that they differ.
    Differ,
    /// No comparison: a walk that forces everything, up to a number of constructors.
    Force,
}

/// The answer of [`Control::equal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equality {
    /// Equal, all of them.
    Same,
    /// Different.
    Different,
    /// Equal if their fields are, pairwise.
    Fields(usize),
}

/// The answer of [`Control::entering`].
#[derive(Clone, Copy, Debug)]
pub enum Entry<V> {
    /// Run it.
    Run,
    /// The result is known.
    Known(V),
    /// No result is known yet: this path ends.
    Dead,
    /// Run it, and stop with [`crate::Event::Exit`] and this token when it returns.
    Watch(u32),
}
