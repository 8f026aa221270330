//! Derived instances: for a class and a data type the methods that Haskell says, as trees.
//!
//! Nothing here is looked up by what is in scope at the data type: names are those of the libraries, so that a program
//! may hide or redefine all of them.

mod context;
mod enums;
mod eq;
mod functor;
mod hash;
mod ix;
mod maker;
mod newtypes;
mod ord;
mod read;
mod shape;
mod show;

use crate::hir::{ClassId, ConId, Deriving, Instance, InstanceBody, Pred, Ty, TyConId, TyKind, TyVarId};
use crate::rename::{Known, Renamer, codes};
use crate::syntax::{DataDecl, DataInstance, Derive, Overlap, QIdent, Standalone, Strategy, Type, TypeKind};
use maker::Maker;
use shape::Shape;
use snell_source::{Diagnostic, Name, Span};

/// The deriving clauses of a data type.
pub(crate) fn clauses(renamer: &mut Renamer<'_>, data: &DataDecl, tycon: TyConId) {
    for derive in &data.deriving {
        let Some((id, class_args)) = split(&derive.class) else {
            renamer.error(codes::NOT_A_CLASS, derive.class.span, "only a class can be derived");
            continue;
        };
        let params = renamer.world.hir.tycon(tycon).params.clone();
        let span = derive.class.span;
        let args = params.iter().map(|&param| Ty { kind: TyKind::Var(param), span }).collect();
        clause(renamer, derive, id, &class_args, Target { tycon, params, args, cons: None });
    }
}

/// The deriving clauses of an instance of a data family.
pub(crate) fn instance_clauses(renamer: &mut Renamer<'_>, instance: &DataInstance, cons: &[ConId]) {
    let Some(&first) = cons.first() else { return };
    for derive in &instance.deriving {
        let Some((id, class_args)) = split(&derive.class) else {
            renamer.error(codes::NOT_A_CLASS, derive.class.span, "only a class can be derived");
            continue;
        };
        let result = &renamer.world.hir.con(first).result;
        let (Some(tycon), args) = shape::unapplied(result) else { return };
        let target = Target { tycon, params: shape::vars(result), args, cons: Some(cons.to_vec()) };
        clause(renamer, derive, id, &class_args, target);
    }
}

/// What a deriving clause belongs to.
struct Target {
    tycon: TyConId,
    params: Vec<TyVarId>,
    args: Vec<Ty>,
    /// Of an instance of a data family, its constructors.
    cons: Option<Vec<ConId>>,
}

fn clause(renamer: &mut Renamer<'_>, derive: &Derive, id: QIdent, class_args: &[&Type], target: Target) {
    let span = derive.class.span;
    let Target { tycon, params, args, cons } = target;
    if ignored(renamer, id, span) {
        return;
    }
    let Some(class) = renamer.class_quietly_broken(id) else { return };
    let Some(extra) = renamer.types_under(&params, class_args) else { return };
    let via = match &derive.strategy {
        Strategy::Via(ty) => match renamer.types_under(&params, &[ty]) {
            Some(mut types) => types.pop(),
            None => return,
        },
        _ => None,
    };
    let request = Request { class, extra, tycon, args, vars: params, written: None, span, via, cons };
    request.derive(renamer, &derive.strategy);
}

/// `deriving instance ..`.
pub(crate) fn standalone(renamer: &mut Renamer<'_>, standalone: &Standalone) {
    let span = standalone.span;
    if ignored(renamer, standalone.class, span) {
        return;
    }
    let head = renamer.head(&[], &standalone.context, standalone.class, &standalone.args, span);
    let Some(mut head) = head.filter(|head| head.broken.is_none()) else { return };
    let via = match &standalone.strategy {
        Strategy::Via(ty) => match renamer.types_under(&head.vars, &[ty]) {
            Some(mut types) => types.pop(),
            None => return,
        },
        _ => None,
    };
    let Some(target) = head.args.pop() else { return };
    let target = shape::expand(&renamer.world.hir, &target);
    let (tycon, args) = shape::unapplied(&target);
    let Some(tycon) = tycon else {
        renamer.error(codes::CANNOT_DERIVE, span, "an instance can be derived for a data type only");
        return;
    };
    let cons = renamer.world.hir.tycon(tycon).family.then(|| shape::instance(&renamer.world.hir, tycon, &args));
    let (class, extra, written) = (head.class, head.args, Some(head.context));
    let request = Request { class, extra, tycon, args, vars: head.vars, written, span, via, cons };
    request.derive(renamer, &standalone.strategy);
}

/// An instance to be derived.
pub(crate) struct Request {
    class: ClassId,
    /// The arguments of the class before the last one.
    extra: Vec<Ty>,
    tycon: TyConId,
    /// What the type is applied to. In a deriving clause all parameters; how many belong to the head depends on the
    /// class.
    args: Vec<Ty>,
    vars: Vec<TyVarId>,
    /// The context, if it was written.
    written: Option<Vec<Pred>>,
    span: Span,
    via: Option<Ty>,
    /// For an instance of a data family, its constructors.
    cons: Option<Vec<ConId>>,
}

/// Classes that Haskell itself says how to derive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stock {
    Eq,
    Ord,
    Show,
    Read,
    Enum,
    Bounded,
    Ix,
    Functor,
    Foldable,
    Traversable,
    /// Not one of Haskell's: what `Generic` would make of an instance without methods.
    Hashable,
}

impl Stock {
    /// The class as one that can be derived; a user's own class of the same name can't.
    fn of(renamer: &Renamer<'_>, class: ClassId) -> Option<Stock> {
        let entry = renamer.world.hir.class(class);
        if !renamer.world.hir.module(entry.module).library {
            return None;
        }
        let Known { eq, ord, show, read, enum_, bounded, ix, functor, foldable, traversable, .. } = renamer.world.known;
        let table = [
            (eq, Stock::Eq),
            (ord, Stock::Ord),
            (show, Stock::Show),
            (read, Stock::Read),
            (enum_, Stock::Enum),
            (bounded, Stock::Bounded),
            (ix, Stock::Ix),
            (functor, Stock::Functor),
            (foldable, Stock::Foldable),
            (traversable, Stock::Traversable),
        ];
        table.into_iter().find(|(name, _)| *name == entry.name).map(|(_, stock)| stock)
    }

    /// Whether the class is one of type constructors, so that the last parameter is not part of the head.
    fn higher(self) -> bool {
        matches!(self, Stock::Functor | Stock::Foldable | Stock::Traversable)
    }
}

impl Request {
    fn derive(self, renamer: &mut Renamer<'_>, strategy: &Strategy) {
        if renamer.world.constructors(self.tycon).is_empty() && !renamer.is_data(self.tycon) {
            let name = renamer.text(renamer.world.hir.tycon(self.tycon).name);
            let text = format!("nothing can be derived for `{name}`, which is not a data type");
            renamer.error(codes::CANNOT_DERIVE, self.span, text);
            return;
        }
        let stock = Stock::of(renamer, self.class);
        match (strategy, stock) {
            (Strategy::Via(_), _) => newtypes::via(renamer, self),
            (Strategy::Newtype, _) => newtypes::same(renamer, self),
            (Strategy::Anyclass, _) if is_hashable(renamer, self.class) => self.stock(renamer, Stock::Hashable),
            (Strategy::Anyclass, _) => self.empty(renamer),
            (Strategy::Stock | Strategy::Default, Some(stock)) => self.stock(renamer, stock),
            (Strategy::Default, None) if renamer.derives_any_class() && is_hashable(renamer, self.class) => {
                self.stock(renamer, Stock::Hashable)
            }
            (Strategy::Default, None) if renamer.derives_any_class() => self.empty(renamer),
            (Strategy::Default, None) if renamer.is_newtype(self.tycon) => newtypes::same(renamer, self),
            (Strategy::Default | Strategy::Stock, None) => {
                let name = renamer.text(renamer.world.hir.class(self.class).name);
                let text = format!("`{name}` is not a class that can be derived for a data type");
                renamer.error(codes::CANNOT_DERIVE, self.span, text);
            }
        }
    }

    fn stock(self, renamer: &mut Renamer<'_>, stock: Stock) {
        let hir = &renamer.world.hir;
        let shape = match &self.cons {
            Some(cons) => Shape::of_instance(hir, self.tycon, cons, &self.vars, self.span),
            None => Shape::new(hir, self.tycon, self.span),
        };
        let shape = match shape {
            Ok(shape) => shape,
            Err(con) if self.written.is_none() => {
                let name = renamer.text(renamer.world.hir.con(con).name);
                let text = format!("the constructor `{name}` has variables or a context of its own");
                let diagnostic = Diagnostic::error(codes::CANNOT_DERIVE, self.span, text);
                renamer.report(diagnostic.with_note(Span::NONE, "write `deriving instance` with a context"));
                return;
            }
            Err(_) => Shape::open(&renamer.world.hir, self.tycon, self.cons.as_deref(), self.span),
        };
        if stock == Stock::Enum && !shape.is_enumeration() && renamer.is_newtype(self.tycon) {
            return newtypes::same(renamer, self);
        }
        if stock.higher() && self.cons.is_some() && self.written.is_none() {
            let last = self.args.last().map(|arg| &arg.kind);
            if !matches!((last, shape.params.last()), (Some(TyKind::Var(a)), Some(b)) if a == b) {
                renamer.error(codes::CANNOT_DERIVE, self.span, "the last argument of the instance is not a parameter");
                return;
            }
        }
        let first = shape.cons.first().map_or(0, |con| renamer.world.hir.con(con.con).tag);
        let mut maker = Maker::new(renamer, self.class, self.span, first);
        let made = match stock {
            Stock::Eq => eq::derive(&mut maker, &shape),
            Stock::Ord => ord::derive(&mut maker, &shape),
            Stock::Show => show::derive(&mut maker, &shape),
            Stock::Read => read::derive(&mut maker, &shape),
            Stock::Enum => enums::derive(&mut maker, &shape),
            Stock::Bounded => enums::bounded(&mut maker, &shape),
            Stock::Ix => ix::derive(&mut maker, &shape),
            Stock::Functor => functor::functor(&mut maker, &shape),
            Stock::Foldable => functor::foldable(&mut maker, &shape),
            Stock::Traversable => functor::traversable(&mut maker, &shape),
            Stock::Hashable => hash::derive(&mut maker, &shape),
        };
        let methods = maker.finish();
        if let Err(why) = made {
            let (class, name) = (renamer.world.hir.class(self.class).name, renamer.world.hir.tycon(self.tycon).name);
            let text = format!("can't derive `{}` for `{}`: {why}", renamer.text(class), renamer.text(name));
            renamer.error(codes::CANNOT_DERIVE, self.span, text);
            return;
        }
        let infer = match self.written {
            Some(_) => None,
            None if stock.higher() => Some(context::of_functor(self.class, &shape)),
            None => Some(context::of_fields(self.class, &self.extra, &shape)),
        };
        let drop = usize::from(stock.higher() && self.written.is_none());
        self.add(renamer, drop, InstanceBody::Derived(methods, Deriving { infer }));
    }

    /// An instance without methods of its own: their defaults are meant.
    fn empty(self, renamer: &mut Renamer<'_>) {
        let methods = vec![None; renamer.world.hir.class(self.class).methods.len()];
        let drop = match self.written {
            Some(_) => 0,
            None => newtypes::class_arity(&renamer.world.hir, self.class),
        };
        let infer = self.written.is_none().then(Vec::new);
        self.add(renamer, drop, InstanceBody::Derived(methods, Deriving { infer }));
    }

    /// Enters the instance, for the type without its last `drop` arguments.
    fn add(self, renamer: &mut Renamer<'_>, drop: usize, body: InstanceBody) {
        let keep = self.args.len().saturating_sub(drop);
        let mut vars = self.vars;
        if self.written.is_none() {
            let kept = &self.args[..keep];
            vars.retain(|&var| kept.iter().any(|arg| shape::mentions(arg, var)));
        }
        let mut head = self.extra;
        head.push(crate::rename::applied(self.tycon, self.args.into_iter().take(keep), self.span));
        let module = renamer.module;
        let context = self.written.unwrap_or_default();
        let (class, span, overlap) = (self.class, self.span, Overlap::None);
        renamer.add_instance(Instance { class, span, module, vars, context, head, body, overlap });
    }
}

/// Whether a class is that of the libraries for hashes.
fn is_hashable(renamer: &Renamer<'_>, class: ClassId) -> bool {
    let entry = renamer.world.hir.class(class);
    entry.name == renamer.world.known.hashable && renamer.world.hir.module(entry.module).library
}

/// `instance Hashable T` without methods, of a data type: the instance is derived. Whether it is one.
pub(crate) fn written_hashable(renamer: &mut Renamer<'_>, instance: &Instance) -> bool {
    let [target] = &instance.head[..] else { return false };
    let (Some(tycon), args) = shape::unapplied(target) else { return false };
    let fits = is_hashable(renamer, instance.class) && renamer.is_data(tycon);
    if !fits || renamer.world.constructors(tycon).is_empty() {
        return false;
    }
    let (vars, written) = (instance.vars.clone(), Some(instance.context.clone()));
    let (class, span) = (instance.class, instance.span);
    let request = Request { class, extra: Vec::new(), tycon, args, vars, written, span, via: None, cons: None };
    request.stock(renamer, Stock::Hashable);
    true
}

/// The class of a deriving clause and its arguments.
fn split(ty: &Type) -> Option<(QIdent, Vec<&Type>)> {
    let (mut head, mut args) = (ty, Vec::new());
    loop {
        match &head.kind {
            TypeKind::App(function, arg) => {
                args.push(&**arg);
                head = function;
            }
            TypeKind::Kinded(inner, _) => head = inner,
            TypeKind::Con(id) => {
                args.reverse();
                return Some((*id, args));
            }
            _ => return None,
        }
    }
}

/// Classes that mean nothing here: `Typeable` every type has, the others are for other tools.
fn ignored(renamer: &mut Renamer<'_>, id: QIdent, span: Span) -> bool {
    let Known { typeable, generic, generic1, data, lift, nfdata, nfdata1, .. } = renamer.world.known;
    let name: Name = id.name.name;
    if name == typeable {
        return true;
    }
    let mut unknown = || !renamer.is_class(id);
    let ignore = [generic, generic1, data, lift].contains(&name) || [nfdata, nfdata1].contains(&name) && unknown();
    if ignore {
        let text = format!("nothing is derived for the class `{}`", renamer.text(name));
        renamer.report(Diagnostic::warning(codes::IGNORED_DERIVING, span, text));
    }
    ignore
}
