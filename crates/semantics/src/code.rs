//! Code: Core with every variable resolved to a slot, ready to be run by the machine.

use crate::instr::{Arm, Branch, Instr, KeyedCase, Keys, Place, Spine};
use rustc_hash::FxHashMap;
use snell_core_ir::{ConId, ExprId, GlobalId, LabelId, Literal, Prim, Program, Type};
use std::ops::Range;
use std::sync::Arc;

/// A resolved expression; the same number as the [`ExprId`] it comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

/// The code of a global, a lambda or a thunk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BodyId(pub u32);

/// The alternatives of one `case`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AltsId(pub u32);

/// Where a value is allocated: unique for each `let` binding, construction and binder of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteId(pub u32);

/// A position in an activation.
pub type Slot = u32;

/// An atom with its variable resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A slot of the activation: captured variables first, then parameters, then what the body binds.
    Local(Slot),
    /// A top-level definition.
    Global(u32),
    /// A constant of [`Code::literals`].
    Literal(u32),
}

/// A run of operands in [`Code::operands`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operands {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

/// A resolved expression.
#[derive(Clone, Copy, Debug)]
pub enum Node {
    /// The value of an atom.
    Atom(Operand),
    /// Application of something not known statically.
    Call(Operand, Operands),
    /// Application of a global function to exactly its parameters.
    CallKnown(BodyId, Operands),
    /// A constructor.
    Construct(ConId, Operands),
    /// A primitive that is a function of two evaluated arguments: most of arithmetic.
    Binary(Prim, Operand, Operand),
    /// Any other primitive.
    Prim(Prim, Operands),
    /// Bindings `first..first+count` of [`Code::bindings`], then the body.
    Let {
        /// The first binding.
        first: u32,
        /// How many.
        count: u32,
        /// Whether they mention each other.
        recursive: bool,
        /// What follows.
        body: NodeId,
    },
    /// Force, then branch.
    Case(NodeId, AltsId),
    /// An input of type [`Code::types`].
    Fresh(u32),
    /// The path ends unless the condition holds.
    Assume(Operand, NodeId),
    /// The program fails unless the condition holds.
    Assert(LabelId, Operand, NodeId),
    /// The program fails.
    Error(LabelId),
}

/// What a `let` allocates.
#[derive(Clone, Copy, Debug)]
pub struct Bind {
    /// Where its value goes.
    pub slot: Slot,
    /// What is built.
    pub shape: Shape,
    /// What it is built from.
    pub fields: Operands,
    /// Its allocation site.
    pub site: SiteId,
}

/// What can be allocated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A constructor; fields in order.
    Con(ConId),
    /// A function; captured variables in order.
    Closure(BodyId),
    /// A suspended computation; captured variables in order.
    Thunk(BodyId),
    /// A function and the arguments it has so far, fewer than it wants.
    Partial,
}

/// A unit of code with its own activation.
#[derive(Clone, Debug)]
pub struct Body {
    /// Captured variables, which fill the first slots.
    pub captured: u32,
    /// Parameters, which fill the next slots; none for thunks and constants.
    pub arity: u32,
    /// Slots of an activation.
    pub size: u32,
    /// Where it starts.
    pub entry: NodeId,
    /// Slots that matter at entry.
    pub live: Range<u32>,
    /// The global it belongs to.
    pub global: GlobalId,
    /// Whether it is a thunk or a constant.
    pub suspended: bool,
    /// The site of the first parameter; the others follow.
    pub site: SiteId,
    /// Of a thunk that is nothing but a call of a global function with what it captures, in order: that function.
    pub(crate) forward: Option<BodyId>,
}

/// The alternatives of a `case`.
#[derive(Clone, Debug)]
pub struct Alternatives {
    /// The body they stand in.
    pub body: BodyId,
    /// Where the value goes.
    pub binder: Slot,
    /// Whether anything mentions the binder.
    pub binder_used: bool,
    /// The site of the binder; fields of the alternatives follow.
    pub site: SiteId,
    /// First-match order.
    pub cases: Vec<Case>,
    /// What is taken when none matches.
    pub default: Option<NodeId>,
    /// Constructor ids `first..` to positions in `cases`, or [`Alternatives::NO_CASE`].
    pub jump: Vec<u32>,
    /// The constructor of `jump[0]`.
    pub first: u32,
    /// Slots that matter after the branch, but for what the branch itself binds.
    pub live: Range<u32>,
    /// The constructor that the default plainly gives.
    pub default_gives: Option<ConId>,
    /// The `case` itself.
    pub node: NodeId,
}

/// One alternative.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it matches.
    pub test: Test,
    /// The slots of its fields start here.
    pub fields: Slot,
    /// Which fields are mentioned, by place; all of them if there are more than this has bits.
    pub used: u64,
    /// The site of the first field.
    pub site: SiteId,
    /// What follows.
    pub body: NodeId,
    /// The constructor that it plainly gives.
    pub gives: Option<ConId>,
}

/// What an alternative matches.
#[derive(Clone, Debug)]
pub enum Test {
    /// A constructor with this many fields.
    Con(ConId, u32),
    /// A literal, also in [`Code::literals`].
    Lit(Literal),
}

impl Alternatives {
    /// In `jump`: no alternative for that constructor.
    pub const NO_CASE: u32 = u32::MAX;

    /// The position of the alternative for a constructor.
    #[inline]
    pub fn case_of(&self, con: ConId) -> Option<usize> {
        let at = con.0.wrapping_sub(self.first) as usize;
        match self.jump.get(at) {
            Some(&case) if case != Self::NO_CASE => Some(case as usize),
            _ => None,
        }
    }
}

/// Which alternatives can give a constructor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Only {
    /// None.
    None,
    /// The one for this constructor.
    One(ConId),
    /// Several, or one for something else than a constructor.
    Several,
}

impl Alternatives {
    /// Which alternatives can give a constructor, as far as can be seen from here.
    pub(crate) fn only(&self, wanted: ConId) -> Only {
        let may = |gives: Option<ConId>| gives.is_none_or(|con| con == wanted);
        let mut only = Only::None;
        if self.default.is_some() && may(self.default_gives) {
            return Only::Several;
        }
        for case in self.cases.iter().filter(|case| may(case.gives)) {
            only = match (only, &case.test) {
                (Only::None, Test::Con(con, _)) => Only::One(*con),
                _ => return Only::Several,
            };
        }
        only
    }

    /// The constructor that is plainly given for one.
    pub(crate) fn gives(&self, con: ConId) -> Option<ConId> {
        match self.case_of(con) {
            Some(case) => self.cases[case].gives,
            None => self.default_gives,
        }
    }
}

/// What a global is at run time.
#[derive(Clone, Copy, Debug)]
pub struct GlobalCode {
    /// Its code; a function if the body has parameters, a constant otherwise.
    pub body: BodyId,
    /// The site of a constant.
    pub site: SiteId,
}

/// A resolved program. Everything that steps look at is in flat tables.
#[derive(Clone, Debug)]
pub struct Code {
    /// The program it was made from: names, spans, types.
    pub program: Arc<Program>,
    /// Parallel to the program's expressions.
    pub nodes: Vec<Node>,
    /// Units of code.
    pub bodies: Vec<Body>,
    /// Operand runs.
    pub operands: Vec<Operand>,
    /// What `let`s allocate.
    pub bindings: Vec<Bind>,
    /// Alternatives.
    pub alts: Vec<Alternatives>,
    /// Constants, each once.
    pub literals: Vec<Literal>,
    /// Types of `fresh`.
    pub types: Vec<Type>,
    /// Globals, parallel to the program's.
    pub globals: Vec<GlobalCode>,
    /// Lists of live slots.
    pub live: Vec<Slot>,
    /// What is live at `assume` and `assert`.
    pub live_at: FxHashMap<NodeId, Range<u32>>,
    /// Number of fields of each constructor.
    pub con_arity: Vec<u32>,
    /// How many sites there are.
    pub sites: u32,
    /// What the machine does at each node.
    pub(crate) instrs: Vec<Instr>,
    /// Parallel to `operands`.
    pub(crate) places: Vec<Place>,
    /// Parallel to `alts`.
    pub(crate) branches: Vec<Branch>,
    /// Where constructors lead, for [`Branch`].
    pub(crate) arms: Vec<Arm>,
    /// Where numbers and characters lead, for [`Branch`].
    pub(crate) keyed: Vec<KeyedCase>,
    /// Functions that copy.
    pub(crate) spines: Vec<Spine>,
}

impl Code {
    /// A node.
    #[inline]
    pub fn node(&self, id: NodeId) -> Node {
        self.nodes[id.0 as usize]
    }

    /// A body.
    #[inline]
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.0 as usize]
    }

    /// The nodes of a body, without those of bodies inside of it; each after the one that it is part of.
    pub fn nodes_of(&self, body: BodyId) -> Vec<NodeId> {
        let mut nodes = vec![self.body(body).entry];
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            at += 1;
            match self.node(node) {
                Node::Let { body, .. } | Node::Assume(_, body) | Node::Assert(_, _, body) => nodes.push(body),
                Node::Case(scrutinee, alts) => {
                    nodes.push(scrutinee);
                    nodes.extend(self.alternatives(alts).cases.iter().map(|case| case.body));
                    nodes.extend(self.alternatives(alts).default);
                }
                _ => {}
            }
        }
        nodes
    }

    /// Alternatives.
    #[inline]
    pub fn alternatives(&self, id: AltsId) -> &Alternatives {
        &self.alts[id.0 as usize]
    }

    /// A run of operands.
    #[inline]
    pub fn run(&self, run: Operands) -> &[Operand] {
        &self.operands[run.start as usize..][..run.len as usize]
    }

    /// A run of operands, to be given other names before [`Code::assemble`].
    pub fn run_mut(&mut self, run: Operands) -> &mut [Operand] {
        &mut self.operands[run.start as usize..][..run.len as usize]
    }

    /// What the machine does at a node.
    #[inline]
    pub(crate) fn instr(&self, id: NodeId) -> &Instr {
        &self.instrs[id.0 as usize]
    }

    /// Where numbers and characters lead.
    #[inline]
    pub(crate) fn keys(&self, keys: Keys) -> &[KeyedCase] {
        &self.keyed[keys.start as usize..][..keys.len as usize]
    }

    /// Where the operands of a run are.
    #[inline]
    pub(crate) fn places(&self, run: Operands) -> &[Place] {
        &self.places[run.start as usize..][..run.len as usize]
    }

    /// A list of live slots.
    #[inline]
    pub fn live(&self, range: &Range<u32>) -> &[Slot] {
        &self.live[range.start as usize..range.end as usize]
    }

    /// The expression a node comes from.
    pub fn expr(&self, node: NodeId) -> ExprId {
        ExprId(node.0)
    }

    /// Where a node comes from.
    pub fn span(&self, node: NodeId) -> snell_source::Span {
        self.program.span(ExprId(node.0))
    }
}
