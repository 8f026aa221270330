//! Types while they are inferred: small nodes in one arena, unknowns solved in place.

use super::families::{Deferred, Family};
use super::unify::Clash;
use crate::hir::{ClassId, TyConId, TyVarId};
use rustc_hash::FxHashMap;
use snell_source::Span;
use std::rc::Rc;

/// A type of a [`Store`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct T(u32);

/// What a type is, at its head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Node {
    /// A type constructor.
    Con(TyConId),
    /// `f a`.
    App(T, T),
    /// `a -> b`.
    Fun(T, T),
    /// A variable with a name: one that a signature fixes, or one that a scheme quantifies.
    Var(TyVarId),
    /// An unknown.
    Meta(Meta),
    /// `forall a. C a => t`.
    Forall(SchemeId),
    /// What an error left: equal to everything, so that one mistake is reported once.
    Error,
}

/// An unknown type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Meta(pub(super) u32);

/// A polymorphic type that is part of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SchemeId(u32);

/// `forall vars. preds => ty`.
#[derive(Clone, Debug)]
pub(super) struct Scheme {
    pub vars: Vec<TyVarId>,
    pub preds: Vec<Pred>,
    /// `a ~ b` in the context.
    pub equalities: Vec<(T, T)>,
    pub ty: T,
}

/// `C t..`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pred {
    pub class: ClassId,
    pub args: Vec<T>,
}

impl Scheme {
    /// A type without variables of its own.
    pub fn mono(ty: T) -> Scheme {
        Scheme { vars: Vec::new(), preds: Vec::new(), equalities: Vec::new(), ty }
    }

    pub fn is_mono(&self) -> bool {
        self.vars.is_empty() && self.preds.is_empty() && self.equalities.is_empty()
    }
}

/// What is known of an unknown.
struct Unknown {
    /// How deep in `let`s it came up; one that is not deeper than a `let` can't be generalised there.
    level: u32,
    solution: Option<T>,
}

/// All types of a program while it is checked.
pub(super) struct Store {
    nodes: Vec<Node>,
    unknowns: Vec<Unknown>,
    schemes: Vec<Rc<Scheme>>,
    /// By variable: how deep it was introduced, and what a pattern match on a GADT says it is.
    var_levels: Vec<u32>,
    var_bounds: Vec<Option<T>>,
    /// Variables that a pattern match has bound, to be unbound at its end.
    pub refined: Vec<TyVarId>,
    constants: FxHashMap<TyConId, T>,
    variables: FxHashMap<TyVarId, T>,
    /// The arrow, so that `a -> b` can be seen as `(->) a b`.
    arrow: TyConId,
    next_var: u32,
    pub error: T,
    /// Type families, what contexts say of their applications, and equations with them that wait or failed.
    pub families: FxHashMap<TyConId, Rc<Family>>,
    pub given_families: Vec<(T, T)>,
    pub deferred: Vec<Deferred>,
    pub failed: Vec<(T, T, Clash, Span)>,
    /// Numbers and texts that are types.
    pub literals: super::numbers::Literals,
    /// Families whose applications lead to others without an end, and how many replacements were made.
    pub endless: Vec<TyConId>,
    pub replacements: u32,
}

impl Store {
    pub fn new(arrow: TyConId, vars: usize) -> Store {
        Store {
            nodes: vec![Node::Error],
            unknowns: Vec::new(),
            schemes: Vec::new(),
            var_levels: vec![0; vars],
            var_bounds: vec![None; vars],
            refined: Vec::new(),
            constants: FxHashMap::default(),
            variables: FxHashMap::default(),
            arrow,
            next_var: vars as u32,
            error: T(0),
            families: FxHashMap::default(),
            given_families: Vec::new(),
            deferred: Vec::new(),
            failed: Vec::new(),
            literals: super::numbers::Literals::default(),
            endless: Vec::new(),
            replacements: 0,
        }
    }

    fn node(&mut self, node: Node) -> T {
        self.nodes.push(node);
        T(self.nodes.len() as u32 - 1)
    }

    pub fn con(&mut self, con: TyConId) -> T {
        if let Some(&ty) = self.constants.get(&con) {
            return ty;
        }
        let ty = self.node(Node::Con(con));
        self.constants.insert(con, ty);
        ty
    }

    pub fn var(&mut self, var: TyVarId) -> T {
        if let Some(&ty) = self.variables.get(&var) {
            return ty;
        }
        let ty = self.node(Node::Var(var));
        self.variables.insert(var, ty);
        ty
    }

    /// `f a`; a saturated arrow becomes a function type.
    pub fn app(&mut self, function: T, arg: T) -> T {
        let (function, head) = self.head(function);
        if let Node::App(arrow, from) = head
            && self.head(arrow).1 == Node::Con(self.arrow)
        {
            return self.fun(from, arg);
        }
        self.node(Node::App(function, arg))
    }

    pub fn apply(&mut self, con: TyConId, args: &[T]) -> T {
        let head = self.con(con);
        args.iter().fold(head, |function, &arg| self.app(function, arg))
    }

    pub fn fun(&mut self, from: T, to: T) -> T {
        self.node(Node::Fun(from, to))
    }

    pub fn forall(&mut self, scheme: Scheme) -> T {
        if scheme.is_mono() {
            return scheme.ty;
        }
        self.schemes.push(Rc::new(scheme));
        let id = SchemeId(self.schemes.len() as u32 - 1);
        self.node(Node::Forall(id))
    }

    pub fn scheme(&self, id: SchemeId) -> Rc<Scheme> {
        self.schemes[id.0 as usize].clone()
    }

    /// A new unknown.
    pub fn unknown(&mut self, level: u32) -> T {
        self.unknowns.push(Unknown { level, solution: None });
        let meta = Meta(self.unknowns.len() as u32 - 1);
        self.node(Node::Meta(meta))
    }

    /// A new variable that stands for one type nobody knows.
    pub fn fresh_var(&mut self, level: u32) -> TyVarId {
        let var = TyVarId(self.next_var);
        self.next_var += 1;
        self.var_levels.push(level);
        self.var_bounds.push(None);
        var
    }

    pub fn vars(&self) -> u32 {
        self.next_var
    }

    pub fn var_level(&self, var: TyVarId) -> u32 {
        self.var_levels[var.index()]
    }

    pub fn set_var_level(&mut self, var: TyVarId, level: u32) {
        self.var_levels[var.index()] = level;
    }

    pub fn level(&self, meta: Meta) -> u32 {
        self.unknowns[meta.0 as usize].level
    }

    pub fn lower_level(&mut self, meta: Meta, level: u32) {
        let unknown = &mut self.unknowns[meta.0 as usize];
        unknown.level = unknown.level.min(level);
    }

    pub fn solve(&mut self, meta: Meta, ty: T) {
        self.unknowns[meta.0 as usize].solution = Some(ty);
    }

    /// Follows solutions to what the type is now.
    pub fn head(&self, mut ty: T) -> (T, Node) {
        loop {
            let node = self.nodes[ty.0 as usize];
            let next = match node {
                Node::Meta(meta) => self.unknowns[meta.0 as usize].solution,
                Node::Var(var) => self.var_bounds[var.index()],
                _ => None,
            };
            match next {
                Some(next) => ty = next,
                None => return (ty, node),
            }
        }
    }

    /// As [`Store::head`], but a variable is just itself: inside of a pattern match that says what a variable is, the
    /// schemes that quantify it still do.
    pub fn raw_head(&self, mut ty: T) -> (T, Node) {
        loop {
            let node = self.nodes[ty.0 as usize];
            match node {
                Node::Meta(meta) => match self.unknowns[meta.0 as usize].solution {
                    Some(next) => ty = next,
                    None => return (ty, node),
                },
                _ => return (ty, node),
            }
        }
    }

    /// A variable is this type, until [`Store::unrefine`].
    pub fn refine(&mut self, var: TyVarId, ty: T) {
        self.var_bounds[var.index()] = Some(ty);
        self.refined.push(var);
    }

    /// Forgets what was refined since there were so many.
    pub fn unrefine(&mut self, mark: usize) {
        if self.refined.len() > mark {
            self.retry_deferred();
        }
        while self.refined.len() > mark {
            if let Some(var) = self.refined.pop() {
                self.var_bounds[var.index()] = None;
            }
        }
    }

    /// The parts of a type that is an application, functions included.
    pub fn split(&mut self, node: Node) -> Option<(T, T)> {
        match node {
            Node::App(function, arg) => Some((function, arg)),
            Node::Fun(from, to) => {
                let arrow = self.con(self.arrow);
                Some((self.node(Node::App(arrow, from)), to))
            }
            _ => None,
        }
    }

    /// The constructor a type is made with, and its arguments.
    pub fn spine(&self, ty: T) -> (T, Vec<T>) {
        let mut args = Vec::new();
        let mut ty = ty;
        loop {
            match self.head(ty) {
                (_, Node::App(function, arg)) => {
                    args.push(arg);
                    ty = function;
                }
                (head, _) => {
                    args.reverse();
                    return (head, args);
                }
            }
        }
    }

    /// Replaces variables.
    pub fn substitute(&mut self, ty: T, map: &[(TyVarId, T)]) -> T {
        if map.is_empty() {
            return ty;
        }
        let (ty, node) = self.raw_head(ty);
        match node {
            Node::Con(_) | Node::Meta(_) | Node::Error => ty,
            Node::Var(var) => map.iter().find(|(from, _)| *from == var).map_or(ty, |&(_, to)| to),
            Node::App(function, arg) => {
                let (f, a) = (self.substitute(function, map), self.substitute(arg, map));
                if f == function && a == arg { ty } else { self.app(f, a) }
            }
            Node::Fun(from, to) => {
                let (f, t) = (self.substitute(from, map), self.substitute(to, map));
                if f == from && t == to { ty } else { self.fun(f, t) }
            }
            Node::Forall(id) => {
                let scheme = self.scheme(id);
                let new = self.substitute_scheme(&scheme, map);
                self.forall(new)
            }
        }
    }

    fn substitute_scheme(&mut self, scheme: &Scheme, map: &[(TyVarId, T)]) -> Scheme {
        Scheme {
            vars: scheme.vars.clone(),
            preds: scheme.preds.iter().map(|pred| self.substitute_pred(pred, map)).collect(),
            equalities: scheme
                .equalities
                .iter()
                .map(|&(a, b)| (self.substitute(a, map), self.substitute(b, map)))
                .collect(),
            ty: self.substitute(scheme.ty, map),
        }
    }

    pub fn substitute_pred(&mut self, pred: &Pred, map: &[(TyVarId, T)]) -> Pred {
        Pred { class: pred.class, args: pred.args.iter().map(|&arg| self.substitute(arg, map)).collect() }
    }

    /// Calls back for each unknown and each variable of a type.
    pub fn leaves(&self, ty: T, visit: &mut dyn FnMut(Node)) {
        match self.head(ty).1 {
            Node::Con(_) | Node::Error => {}
            node @ (Node::Var(_) | Node::Meta(_)) => visit(node),
            Node::App(a, b) | Node::Fun(a, b) => {
                self.leaves(a, visit);
                self.leaves(b, visit);
            }
            Node::Forall(id) => {
                let scheme = self.scheme(id);
                self.leaves(scheme.ty, visit);
                for pred in &scheme.preds {
                    pred.args.iter().for_each(|&arg| self.leaves(arg, visit));
                }
            }
        }
    }

    /// The unknowns of a type, in order of appearance.
    pub fn metas(&self, ty: T, into: &mut Vec<Meta>) {
        self.leaves(ty, &mut |node| {
            if let Node::Meta(meta) = node
                && !into.contains(&meta)
            {
                into.push(meta);
            }
        });
    }

    /// Whether two types are the same already.
    pub fn same(&self, a: T, b: T) -> bool {
        let ((a, left), (b, right)) = (self.head(a), self.head(b));
        if a == b {
            return true;
        }
        match (left, right) {
            (Node::Con(a), Node::Con(b)) => a == b,
            (Node::Var(a), Node::Var(b)) => a == b,
            (Node::Meta(a), Node::Meta(b)) => a == b,
            (Node::App(f, a), Node::App(g, b)) | (Node::Fun(f, a), Node::Fun(g, b)) => {
                self.same(f, g) && self.same(a, b)
            }
            (Node::Error, _) | (_, Node::Error) => true,
            _ => false,
        }
    }
}
