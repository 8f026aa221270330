//! The types that random programs use.

use super::choices::Choices;
use snell_core_ir::{Builder, ConId, DataId, Type, builtin};

/// A simple type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    /// `Int`
    Int,
    /// `Bool`
    Bool,
    /// `List t`
    List(Box<Ty>),
    /// `Maybe t`
    Maybe(Box<Ty>),
    /// `Integer`
    Integer,
    /// `Char`
    Char,
    /// `Pair t u`
    Pair(Box<Ty>, Box<Ty>),
    /// `Tree`
    Tree,
    /// `Colour`
    Colour,
    /// `Double`
    Double,
    /// `t -> u`
    Fun(Box<Ty>, Box<Ty>),
}

/// The data types of a program and their constructors.
pub struct Datas {
    maybe: DataId,
    pair: DataId,
    tree: DataId,
    colour: DataId,
    /// Of `Maybe`: `Nothing`, `Just`.
    pub maybes: [ConId; 2],
    /// Of `Pair`.
    pub pairs: ConId,
    /// Of `Tree`: `Leaf`, `Node`.
    pub trees: [ConId; 2],
    /// Of `Colour`.
    pub colours: [ConId; 4],
}

impl Datas {
    /// Declares them.
    pub fn declare(b: &mut Builder) -> Datas {
        let (maybe, pair) = (b.data("Maybe", &["a"]), b.data("Pair", &["a", "b"]));
        let (tree, colour) = (b.data("Tree", &[]), b.data("Colour", &[]));
        let (a, second) = (Type::Var(b.name("a")), Type::Var(b.name("b")));
        let node = vec![Type::Data(tree, vec![]), Type::Int, Type::Data(tree, vec![])];
        Datas {
            maybe,
            pair,
            tree,
            colour,
            maybes: [b.constructor(maybe, "Nothing", vec![]), b.constructor(maybe, "Just", vec![a.clone()])],
            pairs: b.constructor(pair, "Pair", vec![a, second]),
            trees: [b.constructor(tree, "Leaf", vec![]), b.constructor(tree, "Node", node)],
            colours: ["Red", "Green", "Blue", "White"].map(|name| b.constructor(colour, name, vec![])),
        }
    }

    /// A type as programs write it.
    pub fn ty(&self, ty: &Ty) -> Type {
        match ty {
            Ty::Int => Type::Int,
            Ty::Integer => Type::Integer,
            Ty::Double => Type::Double,
            Ty::Char => Type::Char,
            Ty::Bool => Type::Data(builtin::BOOL, vec![]),
            Ty::List(of) => Type::Data(builtin::LIST, vec![self.ty(of)]),
            Ty::Maybe(of) => Type::Data(self.maybe, vec![self.ty(of)]),
            Ty::Pair(first, second) => Type::Data(self.pair, vec![self.ty(first), self.ty(second)]),
            Ty::Tree => Type::Data(self.tree, vec![]),
            Ty::Colour => Type::Data(self.colour, vec![]),
            Ty::Fun(from, to) => Type::function(self.ty(from), self.ty(to)),
        }
    }

    /// The constructors of a data type with the types of their fields; the first has the fewest.
    pub fn constructors(&self, ty: &Ty) -> Vec<(ConId, Vec<Ty>)> {
        match ty {
            Ty::Bool => vec![(builtin::FALSE, vec![]), (builtin::TRUE, vec![])],
            Ty::List(of) => vec![(builtin::NIL, vec![]), (builtin::CONS, vec![(**of).clone(), ty.clone()])],
            Ty::Maybe(of) => vec![(self.maybes[0], vec![]), (self.maybes[1], vec![(**of).clone()])],
            Ty::Pair(first, second) => vec![(self.pairs, vec![(**first).clone(), (**second).clone()])],
            Ty::Tree => vec![(self.trees[0], vec![]), (self.trees[1], vec![Ty::Tree, Ty::Int, Ty::Tree])],
            Ty::Colour => self.colours.map(|con| (con, vec![])).to_vec(),
            Ty::Int | Ty::Integer | Ty::Double | Ty::Char | Ty::Fun(..) => Vec::new(),
        }
    }
}

impl Ty {
    /// A random type.
    pub fn random(choices: &mut Choices, depth: u32) -> Ty {
        let inner = |choices: &mut Choices| Box::new(Ty::random(choices, depth - 1));
        match choices.below(if depth == 0 { 4 } else { 16 }) {
            0 | 4 | 5 => Ty::Int,
            1 | 6 => Ty::Bool,
            2 => Ty::Colour,
            3 => Ty::Char,
            7 | 8 => Ty::List(inner(choices)),
            9 => Ty::Maybe(inner(choices)),
            10 => Ty::Pair(inner(choices), inner(choices)),
            11 => Ty::Tree,
            12 => Ty::Integer,
            13 => Ty::Double,
            14 => Ty::Fun(inner(choices), inner(choices)),
            _ => Ty::List(Box::new(Ty::Int)),
        }
    }

    /// Whether there are no functions inside.
    pub fn is_first_order(&self) -> bool {
        !self.mentions(|ty| matches!(ty, Ty::Fun(..)))
    }

    /// Whether values can be compared, and compare the same however they are shared: NaN is not equal to itself.
    pub fn is_comparable(&self) -> bool {
        !self.mentions(|ty| matches!(ty, Ty::Fun(..) | Ty::Double))
    }

    fn mentions(&self, test: fn(&Ty) -> bool) -> bool {
        test(self)
            || match self {
                Ty::List(of) | Ty::Maybe(of) => of.mentions(test),
                Ty::Pair(first, second) | Ty::Fun(first, second) => first.mentions(test) || second.mentions(test),
                _ => false,
            }
    }
}
