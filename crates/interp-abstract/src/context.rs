//! Contexts: the last calls that led to an activation, interned.

use rustc_hash::{FxHashMap, FxHashSet};
use snell_semantics::{BodyId, NodeId};

/// An interned list of calls, the youngest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Context(pub u32);

impl Context {
    /// No calls.
    pub const EMPTY: Context = Context(0);
}

/// What a call means for the context, where each call says so for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// What is called goes on in the context of the caller.
    Keep,
    /// What is called is in no context.
    Leave,
    /// What is called is in a context of its own: this call.
    Own,
}

/// All contexts that were met.
#[derive(Debug)]
pub struct Contexts {
    lists: Vec<Box<[NodeId]>>,
    numbers: FxHashMap<Box<[NodeId]>, Context>,
    pushed: FxHashMap<(Context, NodeId), Context>,
    /// The contexts that bodies are called in.
    called: FxHashMap<BodyId, FxHashSet<Context>>,
    length: usize,
    /// How many contexts of a body are kept apart.
    most: usize,
    /// What each node does, if they say so for themselves.
    steps: Option<Box<[Step]>>,
}

impl Contexts {
    /// Contexts of at most so many calls, and so many of them for a body. What is called from more places than that (the
    /// closures of an interpreter, by each other) is in no context there: every call may enter every body, and to keep all
    /// of them apart would take the square of their number.
    pub fn new(length: u32, most: Option<u32>) -> Contexts {
        let numbers = FxHashMap::from_iter([(Box::default(), Context::EMPTY)]);
        Contexts {
            lists: vec![Box::default()],
            numbers,
            pushed: FxHashMap::default(),
            called: FxHashMap::default(),
            length: length as usize,
            most: most.map_or(usize::MAX, |most| most as usize),
            steps: None,
        }
    }

    /// From now on each call says for itself what becomes of the context.
    pub fn follow(&mut self, steps: Box<[Step]>) {
        self.steps = Some(steps);
        self.length = 1;
    }

    /// The call that a context stands for, if calls say so for themselves.
    pub fn own_call(&self, context: Context) -> Option<NodeId> {
        self.steps.as_ref().and_then(|_| self.calls(context).first().copied())
    }

    /// The context of a body that is called.
    pub fn call(&mut self, context: Context, call: NodeId, body: BodyId) -> Context {
        let context = self.push(context, call);
        if context == Context::EMPTY || self.steps.is_some() {
            return context;
        }
        let called = self.called.entry(body).or_default();
        match called.contains(&context) || called.len() < self.most && called.insert(context) {
            true => context,
            false => Context::EMPTY,
        }
    }

    /// The context after one more call.
    fn push(&mut self, context: Context, call: NodeId) -> Context {
        if self.length == 0 {
            return Context::EMPTY;
        }
        match self.steps.as_ref().map(|steps| steps[call.0 as usize]) {
            Some(Step::Keep) => return context,
            Some(Step::Leave) => return Context::EMPTY,
            Some(Step::Own) | None => {}
        }
        if let Some(&known) = self.pushed.get(&(context, call)) {
            return known;
        }
        let before = &self.lists[context.0 as usize];
        let list: Box<[NodeId]> = std::iter::once(call).chain(before.iter().copied()).take(self.length).collect();
        let next = Context(self.lists.len() as u32);
        let number = *self.numbers.entry(list.clone()).or_insert(next);
        if number == next {
            self.lists.push(list);
        }
        self.pushed.insert((context, call), number);
        number
    }

    /// The calls of a context, the youngest first.
    pub fn calls(&self, context: Context) -> &[NodeId] {
        &self.lists[context.0 as usize]
    }
}
