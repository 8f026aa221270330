//! Evidence: dictionaries that are known in full are numbers, the others are made at run time.

use super::term::Local;
use crate::hir::{ClassId, DictId, Evidence, EvidenceId, ExprId, Hir, InstanceId, TyConId, TyKind, Typing};
use rustc_hash::FxHashMap;

/// Closed evidence, each once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ev(u32);

/// What closed evidence is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum EvNode {
    Instance(InstanceId, Vec<Ev>),
    TypeRep(TyConId, Vec<Ev>),
    /// A function of dictionaries, with what it uses of those around it.
    Lambda(Vec<DictId>, EvidenceId, Vec<(DictId, Ev)>),
    Coercible,
    Missing,
    /// The same as what this argument is: evidence that is part of itself.
    Knot(EvidenceId),
}

/// A dictionary, as much as is known about it.
#[derive(Clone, Debug)]
pub(super) enum Dict {
    Closed(Ev),
    Local(Local),
    Instance(InstanceId, Vec<Dict>),
    /// By its place among those of a dictionary of the class.
    Super(Box<Dict>, u32, ClassId),
    TypeRep(TyConId, Vec<Dict>),
    /// A call, and those before it.
    Call(ExprId, Box<Dict>),
    /// A function of dictionaries, with what it uses of those around it.
    Lambda(Vec<DictId>, EvidenceId, Vec<(DictId, Dict)>),
    /// Such a function, which is not known, applied.
    Apply(Box<Dict>, Vec<Dict>),
}

/// For each dictionary parameter of a binding what it is specialised to; `None` if it is passed at run time.
pub(super) type Key = Vec<Option<Ev>>;

/// How deeply evidence may nest for something to be specialised to it: polymorphic recursion must end.
const MAX_DEPTH: u32 = 6;

/// The table of closed evidence.
#[derive(Default)]
pub(super) struct EvidenceTable {
    nodes: Vec<EvNode>,
    depths: Vec<u32>,
    index: FxHashMap<EvNode, Ev>,
    /// The arguments that are being resolved.
    open: Vec<EvidenceId>,
    /// What knots are the same as.
    knots: FxHashMap<EvidenceId, Ev>,
}

/// A function of dictionaries: its parameters, what it gives, and what it uses of those around it.
pub(super) type Function = (Vec<DictId>, EvidenceId, Vec<(DictId, Dict)>);

/// What parameters stand for.
pub(super) type Dicts = FxHashMap<DictId, Dict>;

impl EvidenceTable {
    pub(super) fn get(&self, ev: Ev) -> &EvNode {
        let node = &self.nodes[ev.0 as usize];
        match node {
            EvNode::Knot(id) => self.knots.get(id).map_or(node, |same| &self.nodes[same.0 as usize]),
            _ => node,
        }
    }

    pub(super) fn intern(&mut self, node: EvNode) -> Ev {
        if let Some(&ev) = self.index.get(&node) {
            return ev;
        }
        let inner = match &node {
            EvNode::Instance(_, args) | EvNode::TypeRep(_, args) => {
                args.iter().map(|arg| self.depths[arg.0 as usize]).max().unwrap_or(0)
            }
            EvNode::Lambda(_, _, env) => env.iter().map(|(_, ev)| self.depths[ev.0 as usize]).max().unwrap_or(0),
            EvNode::Coercible | EvNode::Missing | EvNode::Knot(_) => 0,
        };
        let ev = Ev(self.nodes.len() as u32);
        self.nodes.push(node.clone());
        self.depths.push(inner + 1);
        self.index.insert(node, ev);
        ev
    }

    /// Whether it is worth to specialise to this evidence.
    pub(super) fn is_shallow(&self, ev: Ev) -> bool {
        self.depths[ev.0 as usize] <= MAX_DEPTH
    }

    pub(super) fn missing(&mut self) -> Dict {
        Dict::Closed(self.intern(EvNode::Missing))
    }

    /// An instance, closed if its arguments are.
    pub(super) fn instance(&mut self, instance: InstanceId, args: Vec<Dict>) -> Dict {
        match all_closed(&args) {
            Some(args) => Dict::Closed(self.intern(EvNode::Instance(instance, args))),
            None => Dict::Instance(instance, args),
        }
    }

    /// What a dictionary is an instance of and the arguments of the instance, if that is known.
    pub(super) fn as_instance(&self, dict: &Dict) -> Option<(InstanceId, Vec<Dict>)> {
        match dict {
            Dict::Instance(instance, args) => Some((*instance, args.clone())),
            Dict::Closed(ev) => match self.get(*ev) {
                EvNode::Instance(instance, args) => {
                    Some((*instance, args.iter().map(|&arg| Dict::Closed(arg)).collect()))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The function that a dictionary is, if it is a known one: its parameters, what it gives, what it uses.
    pub(super) fn as_lambda(&self, dict: &Dict) -> Option<Function> {
        match dict {
            Dict::Lambda(params, body, env) => Some((params.clone(), *body, env.clone())),
            Dict::Closed(ev) => match self.get(*ev) {
                EvNode::Lambda(params, body, env) => {
                    let env = env.iter().map(|&(param, ev)| (param, Dict::Closed(ev))).collect();
                    Some((params.clone(), *body, env))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// What an argument is, where parameters stand for `dicts`.
    pub(super) fn resolve(&mut self, typing: &Typing, dicts: &Dicts, id: EvidenceId) -> Dict {
        match typing.evidence.get(id.index()) {
            None | Some(Evidence::Missing) => self.missing(),
            Some(Evidence::Param(param)) => match dicts.get(param) {
                Some(dict) => dict.clone(),
                None => self.missing(),
            },
            Some(Evidence::Instance(..)) if self.open.contains(&id) => Dict::Closed(self.intern(EvNode::Knot(id))),
            Some(Evidence::Instance(instance, args)) => {
                self.open.push(id);
                let args = args.iter().map(|&arg| self.resolve(typing, dicts, arg)).collect();
                self.open.pop();
                let dict = self.instance(*instance, args);
                if let Dict::Closed(ev) = dict
                    && self.index.contains_key(&EvNode::Knot(id))
                {
                    self.knots.insert(id, ev);
                }
                dict
            }
            Some(Evidence::Super(of, place, class)) => {
                let of = self.resolve(typing, dicts, *of);
                self.superclass(typing, of, *place, *class)
            }
            Some(Evidence::TypeRep(tycon, args)) => {
                let args: Vec<_> = args.iter().map(|&arg| self.resolve(typing, dicts, arg)).collect();
                match all_closed(&args) {
                    Some(args) => Dict::Closed(self.intern(EvNode::TypeRep(*tycon, args))),
                    None => Dict::TypeRep(*tycon, args),
                }
            }
            Some(Evidence::Lambda(params, body)) => {
                let mut used = Vec::new();
                free(typing, *body, &mut params.clone(), &mut used);
                let env = used.into_iter().map(|param| match dicts.get(&param) {
                    Some(dict) => (param, dict.clone()),
                    None => (param, self.missing()),
                });
                let env: Vec<(DictId, Dict)> = env.collect();
                let closed = env.iter().map(|(param, dict)| match dict {
                    Dict::Closed(ev) => Some((*param, *ev)),
                    _ => None,
                });
                match closed.collect() {
                    Some(env) => Dict::Closed(self.intern(EvNode::Lambda(params.clone(), *body, env))),
                    None => Dict::Lambda(params.clone(), *body, env),
                }
            }
            Some(Evidence::Apply(function, args)) => {
                let function = self.resolve(typing, dicts, *function);
                let args: Vec<_> = args.iter().map(|&arg| self.resolve(typing, dicts, arg)).collect();
                match self.as_lambda(&function) {
                    Some((params, body, env)) => {
                        let dicts = env.into_iter().chain(params.into_iter().zip(args)).collect();
                        let open = std::mem::take(&mut self.open);
                        let result = self.resolve(typing, &dicts, body);
                        self.open = open;
                        result
                    }
                    None => Dict::Apply(Box::new(function), args),
                }
            }
            Some(Evidence::Call(call, before)) => Dict::Call(*call, Box::new(self.resolve(typing, dicts, *before))),
            Some(Evidence::Coercible) => Dict::Closed(self.intern(EvNode::Coercible)),
        }
    }

    /// The superclass at a place; statically, if the instance is known.
    pub(super) fn superclass(&mut self, typing: &Typing, of: Dict, place: u32, class: ClassId) -> Dict {
        let Some((instance, args)) = self.as_instance(&of) else {
            return match of {
                Dict::Closed(_) | Dict::TypeRep(..) => self.missing(),
                of => Dict::Super(Box::new(of), place, class),
            };
        };
        let Some(evidence) = typing.instances.get(&instance) else { return self.missing() };
        let Some(&found) = evidence.supers.get(place as usize) else { return self.missing() };
        let dicts = evidence.params.iter().copied().zip(args).collect();
        // Arguments that are open mean something else there.
        let open = std::mem::take(&mut self.open);
        let found = self.resolve(typing, &dicts, found);
        self.open = open;
        found
    }

    /// The type constructor at the head of a closed dictionary's first type: `Int` of `Num Int`.
    pub(super) fn head(&self, hir: &Hir, dict: &Dict) -> Option<TyConId> {
        let (instance, _) = self.as_instance(dict)?;
        match hir.instance(instance).head.first()?.kind {
            TyKind::Con(tycon) => Some(tycon),
            _ => None,
        }
    }

    /// The same where the type may be applied: `ST` of `Monad (ST s)`.
    pub(super) fn head_of_application(&self, hir: &Hir, ev: Ev) -> Option<TyConId> {
        let (instance, _) = self.as_instance(&Dict::Closed(ev))?;
        let mut ty = hir.instance(instance).head.first()?;
        while let TyKind::App(function, _) = &ty.kind {
            ty = function;
        }
        match ty.kind {
            TyKind::Con(tycon) => Some(tycon),
            _ => None,
        }
    }

    /// In a name: `Maybe Int`.
    pub(super) fn describe(&self, hir: &Hir, ev: Ev, text: &mut String) {
        const ENOUGH: usize = 60;
        let (head, args): (String, &[Ev]) = match self.get(ev) {
            EvNode::Instance(instance, args) => (instance_head(hir, *instance), args),
            EvNode::TypeRep(tycon, args) => (hir.names.text(hir.tycon(*tycon).name).into(), args),
            EvNode::Lambda(..) => ("\\".into(), &[]),
            EvNode::Coercible => ("~".into(), &[]),
            EvNode::Missing | EvNode::Knot(_) => ("?".into(), &[]),
        };
        text.push_str(&head);
        for &arg in args {
            if text.len() > ENOUGH {
                return text.push('…');
            }
            text.push(' ');
            let nested =
                matches!(self.get(arg), EvNode::Instance(_, args) | EvNode::TypeRep(_, args) if !args.is_empty());
            text.push_str(if nested { "(" } else { "" });
            self.describe(hir, arg, text);
            text.push_str(if nested { ")" } else { "" });
        }
    }
}

/// The name of what an instance is for: `Maybe`, `[]`, `->`.
pub(crate) fn instance_head(hir: &Hir, instance: InstanceId) -> String {
    let mut heads = Vec::new();
    for ty in &hir.instance(instance).head {
        let mut ty = ty;
        let head = loop {
            match &ty.kind {
                TyKind::App(function, _) => ty = function,
                TyKind::Con(tycon) => break hir.names.text(hir.tycon(*tycon).name),
                TyKind::Function(..) => break "->",
                TyKind::Var(var) => break hir.names.text(hir.tyvar(*var).name),
                TyKind::Forall(_) | TyKind::Wild => break "_",
            }
        };
        heads.push(head);
    }
    heads.join(" ")
}

fn all_closed(dicts: &[Dict]) -> Option<Vec<Ev>> {
    dicts.iter().map(|dict| if let Dict::Closed(ev) = dict { Some(*ev) } else { None }).collect()
}

/// The parameters that evidence uses and that are not bound in it.
fn free(typing: &Typing, id: EvidenceId, bound: &mut Vec<DictId>, used: &mut Vec<DictId>) {
    let mut each = |ids: &[EvidenceId], bound: &mut Vec<DictId>| {
        ids.iter().for_each(|&id| free(typing, id, bound, used));
    };
    match typing.evidence.get(id.index()) {
        Some(Evidence::Param(param)) => {
            if !bound.contains(param) && !used.contains(param) {
                used.push(*param);
            }
        }
        Some(Evidence::Instance(_, args) | Evidence::TypeRep(_, args)) => each(args, bound),
        Some(Evidence::Super(of, ..) | Evidence::Call(_, of)) => each(&[*of], bound),
        Some(Evidence::Lambda(params, body)) => {
            let depth = bound.len();
            bound.extend(params);
            each(&[*body], bound);
            bound.truncate(depth);
        }
        Some(Evidence::Apply(function, args)) => {
            each(&[*function], bound);
            each(args, bound);
        }
        Some(Evidence::Coercible | Evidence::Missing) | None => {}
    }
}
