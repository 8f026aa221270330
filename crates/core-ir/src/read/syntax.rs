//! What was written, before names are resolved: flat tables of nodes.

use crate::{Literal, Prim};
use snell_source::{Name, Span};

/// A node of [`Syntax`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(pub(super) u32);

/// A name where it was written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ident {
    pub(super) name: Name,
    pub(super) span: Span,
}

/// An expression as it was written. Parentheses have no node.
#[derive(Debug)]
pub(super) enum Node {
    Var(Name),
    Con(Name),
    Prim(Prim),
    Lit(Literal),
    /// A name that was found to be wrong, and reported, by the parser.
    Reported,
    Apply {
        head: NodeId,
        args: Vec<NodeId>,
    },
    Lambda {
        params: Vec<Ident>,
        body: NodeId,
    },
    Thunk(NodeId),
    Let {
        bindings: Vec<(Ident, NodeId)>,
        body: NodeId,
    },
    Case {
        scrutinee: NodeId,
        binder: Option<Ident>,
        alts: Vec<AltNode>,
    },
    If {
        condition: NodeId,
        yes: NodeId,
        no: NodeId,
    },
    Assume {
        condition: NodeId,
        body: NodeId,
    },
    Assert {
        label: Box<str>,
        condition: NodeId,
        body: NodeId,
    },
    Error(Box<str>),
    Fresh(Box<TypeNode>),
}

/// An alternative.
#[derive(Debug)]
pub(super) struct AltNode {
    pub(super) pattern: PatternNode,
    pub(super) span: Span,
    pub(super) body: NodeId,
}

/// A pattern.
#[derive(Debug)]
pub(super) enum PatternNode {
    Con(Ident, Vec<Ident>),
    Lit(Literal),
    Default,
}

/// A type. Its depth is limited, so that it may be a tree.
#[derive(Debug)]
pub(super) enum TypeNode {
    /// One of the types that are not data types; never a function.
    Basic(crate::Type),
    Var(Ident),
    Data(Ident, Vec<TypeNode>, Span),
    Function(Box<TypeNode>, Box<TypeNode>),
    Cell(Box<TypeNode>),
    Array(Box<TypeNode>),
}

/// `data T a.. = K ty.. | ..`
#[derive(Debug)]
pub(super) struct DataItem {
    pub(super) name: Ident,
    pub(super) params: Vec<Ident>,
    pub(super) cons: Vec<ConItem>,
    pub(super) span: Span,
    pub(super) transparent: bool,
}

/// `K ty.. : hidden.. : a = ty`
#[derive(Debug)]
pub(super) struct ConItem {
    pub(super) name: Ident,
    pub(super) fields: Vec<TypeNode>,
    pub(super) hidden: Vec<Ident>,
    pub(super) equations: Vec<(Ident, TypeNode)>,
}

/// `f : type`
#[derive(Debug)]
pub(super) struct SignatureItem {
    pub(super) name: Ident,
    pub(super) ty: TypeNode,
}

/// `f x.. = e`
#[derive(Debug)]
pub(super) struct DefinitionItem {
    pub(super) name: Ident,
    pub(super) params: Vec<Ident>,
    pub(super) body: NodeId,
    pub(super) span: Span,
}

/// Names that broken items would have defined: using them is not a second mistake.
#[derive(Default, Debug)]
pub(super) struct Broken {
    pub(super) globals: Vec<Name>,
    pub(super) types: Vec<Name>,
    pub(super) cons: Vec<Name>,
}

/// All files as they were written.
#[derive(Default, Debug)]
pub(super) struct Syntax {
    pub(super) datas: Vec<DataItem>,
    pub(super) signatures: Vec<SignatureItem>,
    pub(super) definitions: Vec<DefinitionItem>,
    /// `guarded T;`
    pub(super) guarded: Vec<Ident>,
    /// `input f;`
    pub(super) makers: Vec<Ident>,
    pub(super) broken: Broken,
    nodes: Vec<Node>,
    spans: Vec<Span>,
}

impl Syntax {
    /// Adds a node.
    pub(super) fn add(&mut self, node: Node, span: Span) -> NodeId {
        self.nodes.push(node);
        self.spans.push(span);
        NodeId(self.nodes.len() as u32 - 1)
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node at a position, and where it was written.
    pub(super) fn at(&self, at: usize) -> (&Node, Span) {
        (&self.nodes[at], self.spans[at])
    }

    /// A node.
    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The parameters and the body of a function, or none and the expression itself.
    pub(super) fn split_lambda(&self, id: NodeId) -> (Vec<Ident>, NodeId) {
        match self.node(id) {
            Node::Lambda { params, body } => (params.clone(), *body),
            _ => (Vec::new(), id),
        }
    }

    /// Where a node was written.
    pub(super) fn span(&self, id: NodeId) -> Span {
        self.spans[id.0 as usize]
    }
}
