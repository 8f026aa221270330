//! What deriving looks at of a data type.

use crate::hir::{ConId, Hir, Pred, Ty, TyConId, TyConKind, TyKind, TyVarId};
use crate::rename::substitute;
use snell_source::Span;

/// A data type, with the types of all fields in terms of its parameters.
pub(super) struct Shape {
    pub(super) tycon: TyConId,
    pub(super) params: Vec<TyVarId>,
    pub(super) cons: Vec<ConShape>,
    /// Where the instance is asked for.
    pub(super) span: Span,
    tuples: Vec<TyConId>,
}

/// What a field is, seen from the last parameter.
pub(super) enum Part<'t> {
    /// Does not mention it.
    Constant,
    /// Is it.
    Itself,
    /// A tuple that mentions it.
    Tuple(Vec<&'t Ty>),
    /// A functor applied to a type that mentions it.
    Inside(&'t Ty),
    /// A function.
    Function(&'t Ty, &'t Ty),
}

/// A constructor.
pub(super) struct ConShape {
    pub(super) con: ConId,
    pub(super) fields: Vec<Ty>,
}

impl Shape {
    /// The shape of a type whose constructors have no variables and no context of their own; else the first that has.
    pub(super) fn new(hir: &Hir, tycon: TyConId, span: Span) -> Result<Shape, ConId> {
        let params = hir.tycon(tycon).params.clone();
        let mut cons = Vec::new();
        for &con in constructors(hir, tycon) {
            let entry = hir.con(con);
            let vars = result_vars(&entry.result);
            let own = vars.len() != params.len() || entry.vars.iter().any(|var| !vars.contains(var));
            if own || !entry.context.is_empty() {
                return Err(con);
            }
            let args: Vec<Ty> = params.iter().map(|&param| Ty { kind: TyKind::Var(param), span }).collect();
            let fields = entry.fields.iter().map(|field| substitute(&expand_deep(hir, field), &vars, &args)).collect();
            cons.push(ConShape { con, fields });
        }
        Ok(Shape { tycon, params, cons, span, tuples: hir.wired.tuples.clone() })
    }

    /// The shape of an instance of a data family in terms of the variables of its head, which each constructor has under
    /// the same names; else the first constructor with others.
    pub(super) fn of_instance(
        hir: &Hir,
        tycon: TyConId,
        own: &[ConId],
        params: &[TyVarId],
        span: Span,
    ) -> Result<Shape, ConId> {
        let mut cons = Vec::new();
        for &con in own {
            let entry = hir.con(con);
            let vars = vars(&entry.result);
            let param = |var: &TyVarId| {
                let same = params.iter().find(|&&param| hir.tyvar(param).name == hir.tyvar(*var).name);
                same.map(|&param| Ty { kind: TyKind::Var(param), span })
            };
            let args: Option<Vec<Ty>> = vars.iter().map(param).collect();
            let Some(args) = args else { return Err(con) };
            if !entry.context.is_empty() || entry.vars.iter().any(|var| !vars.contains(var)) {
                return Err(con);
            }
            let fields = entry.fields.iter().map(|field| substitute(&expand_deep(hir, field), &vars, &args)).collect();
            cons.push(ConShape { con, fields });
        }
        Ok(Shape { tycon, params: params.to_vec(), cons, span, tuples: hir.wired.tuples.clone() })
    }

    /// The shape of any type, whose fields may have variables that no parameter stands for. What a constructor calls
    /// the last parameter is that parameter.
    pub(super) fn open(hir: &Hir, tycon: TyConId, own: Option<&[ConId]>, span: Span) -> Shape {
        let params = hir.tycon(tycon).params.clone();
        let shape = |&con: &ConId| {
            let entry = hir.con(con);
            let (mut from, mut to) = (Vec::new(), Vec::new());
            if let (Some(TyKind::Var(own)), Some(&param)) =
                (unapplied(&entry.result).1.last().map(|arg| &arg.kind), params.last())
            {
                from.push(*own);
                to.push(Ty { kind: TyKind::Var(param), span });
            }
            let fields = entry.fields.iter().map(|field| substitute(&expand_deep(hir, field), &from, &to)).collect();
            ConShape { con, fields }
        };
        let cons = own.unwrap_or_else(|| constructors(hir, tycon)).iter().map(shape).collect();
        Shape { tycon, params, cons, span, tuples: hir.wired.tuples.clone() }
    }

    /// Whether it has constructors, and none of them a field.
    pub(super) fn is_enumeration(&self) -> bool {
        !self.cons.is_empty() && self.cons.iter().all(|con| con.fields.is_empty())
    }

    /// Takes a field's type apart.
    pub(super) fn part<'t>(&self, ty: &'t Ty, last: TyVarId) -> Result<Part<'t>, &'static str> {
        if !mentions(ty, last) {
            return Ok(Part::Constant);
        }
        match &ty.kind {
            TyKind::Var(_) => Ok(Part::Itself),
            TyKind::Function(from, to) => Ok(Part::Function(from, to)),
            TyKind::App(..) if self.is_tuple(ty) => {
                let (mut head, mut parts) = (ty, Vec::new());
                while let TyKind::App(function, arg) = &head.kind {
                    parts.push(&**arg);
                    head = function;
                }
                parts.reverse();
                Ok(Part::Tuple(parts))
            }
            TyKind::App(function, arg) if !mentions(function, last) => Ok(Part::Inside(arg)),
            _ => Err("the last parameter is not the last argument of a type in a field"),
        }
    }

    /// Whether a type is a tuple, perhaps without its last components.
    pub(super) fn is_tuple(&self, ty: &Ty) -> bool {
        let mut head = ty;
        while let TyKind::App(function, _) = &head.kind {
            head = function;
        }
        matches!(head.kind, TyKind::Con(tycon) if self.tuples.contains(&tycon))
    }
}

fn constructors(hir: &Hir, tycon: TyConId) -> &[ConId] {
    match &hir.tycon(tycon).kind {
        TyConKind::Data(cons) => cons,
        TyConKind::Newtype(con) => std::slice::from_ref(con),
        _ => &[],
    }
}

/// The variables that a type constructor is applied to; not all if other types are among the arguments, or one twice.
fn result_vars(result: &Ty) -> Vec<TyVarId> {
    let mut vars = Vec::new();
    for arg in unapplied(result).1 {
        if let TyKind::Var(var) = arg.kind
            && !vars.contains(&var)
        {
            vars.push(var);
        }
    }
    vars
}

/// The variables of a type, in order of appearance.
pub(super) fn vars(ty: &Ty) -> Vec<TyVarId> {
    let (mut found, mut todo) = (Vec::new(), vec![ty]);
    while let Some(ty) = todo.pop() {
        match &ty.kind {
            TyKind::Var(var) if !found.contains(var) => found.push(*var),
            TyKind::App(a, b) | TyKind::Function(a, b) => todo.extend([&**b, &**a]),
            _ => {}
        }
    }
    found
}

/// The constructors of a data family that make values of it at these arguments.
pub(super) fn instance(hir: &Hir, family: TyConId, args: &[Ty]) -> Vec<ConId> {
    fn may_be(a: &Ty, b: &Ty) -> bool {
        match (&a.kind, &b.kind) {
            (TyKind::Con(a), TyKind::Con(b)) => a == b,
            (TyKind::App(f, a), TyKind::App(g, b)) | (TyKind::Function(f, a), TyKind::Function(g, b)) => {
                may_be(f, g) && may_be(a, b)
            }
            (TyKind::Var(_), _) | (_, TyKind::Var(_)) => true,
            _ => false,
        }
    }
    let fits = |con: &&ConId| unapplied(&hir.con(**con).result).1.iter().zip(args).all(|(a, b)| may_be(a, b));
    constructors(hir, family).iter().filter(fits).copied().collect()
}

/// The type constructor of a type, and what it is applied to.
pub(super) fn unapplied(ty: &Ty) -> (Option<TyConId>, Vec<Ty>) {
    let (mut head, mut args) = (ty, Vec::new());
    while let TyKind::App(function, arg) = &head.kind {
        args.push((**arg).clone());
        head = function;
    }
    args.reverse();
    match head.kind {
        TyKind::Con(tycon) => (Some(tycon), args),
        _ => (None, args),
    }
}

/// How often a synonym may stand for another one.
const MAX_SYNONYMS: usize = 100;

/// Replaces synonyms at the head of a type.
pub(super) fn expand(hir: &Hir, ty: &Ty) -> Ty {
    let mut ty = ty.clone();
    for _ in 0..MAX_SYNONYMS {
        let (Some(tycon), args) = unapplied(&ty) else { break };
        let entry = hir.tycon(tycon);
        let TyConKind::Synonym(body) = &entry.kind else { break };
        if args.len() < entry.params.len() {
            break;
        }
        let (own, more) = args.split_at(entry.params.len());
        let body = substitute(body, &entry.params, own);
        let span = ty.span;
        ty = more.iter().fold(body, |head, arg| Ty { kind: TyKind::App(Box::new(head), Box::new(arg.clone())), span });
    }
    ty
}

/// Replaces synonyms everywhere; how deep is bounded, since wrong programs have circular ones.
fn expand_deep(hir: &Hir, ty: &Ty) -> Ty {
    fn go(hir: &Hir, ty: &Ty, fuel: &mut usize) -> Ty {
        if *fuel == 0 {
            return ty.clone();
        }
        *fuel -= 1;
        let ty = if matches!(ty.kind, TyKind::Var(_)) { ty.clone() } else { expand(hir, ty) };
        let kind = match &ty.kind {
            TyKind::App(a, b) => TyKind::App(Box::new(go(hir, a, fuel)), Box::new(go(hir, b, fuel))),
            TyKind::Function(a, b) => TyKind::Function(Box::new(go(hir, a, fuel)), Box::new(go(hir, b, fuel))),
            _ => return ty,
        };
        Ty { kind, span: ty.span }
    }
    go(hir, ty, &mut 2000)
}

/// Whether a type mentions a variable.
pub(super) fn mentions(ty: &Ty, var: TyVarId) -> bool {
    match &ty.kind {
        TyKind::Var(other) => *other == var,
        TyKind::App(a, b) | TyKind::Function(a, b) => mentions(a, var) || mentions(b, var),
        TyKind::Forall(scheme) => {
            let pred = |pred: &Pred| match pred {
                Pred::Class(_, types, _) => types.iter().any(|ty| mentions(ty, var)),
                Pred::Equal(a, b, _) => mentions(a, var) || mentions(b, var),
            };
            mentions(&scheme.ty, var) || scheme.context.iter().any(pred)
        }
        TyKind::Con(_) | TyKind::Wild => false,
    }
}
