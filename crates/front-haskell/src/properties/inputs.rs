//! Which types the inputs of properties may have: those whose values are all that can be built with their constructors.
//!
//! A `Map` is more than a tree, and a `Word8` more than an `Int`: to explore what no program can make would refute
//! properties that hold. Such types need a maker.

use super::QUICK_CHECK;
use crate::hir::{ConId, Hir, Maker, Pred, Ty, TyConId, TyConKind, TyKind, Typing};
use rustc_hash::FxHashSet;
use snell_source::Name;

/// What a type of QuickCheck says of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Promise {
    Nothing,
    Positive,
    NonNegative,
    NonZero,
    Negative,
    NonPositive,
    NonEmpty,
}

/// What is said of a constructor with a context.
pub(super) const HIDES: &str = "hides instances";

/// Types of the libraries whose values are what their constructors make.
const PLAIN: &[&str] = &[
    "Maybe",
    "Either",
    "Ordering",
    "NonEmpty",
    "Identity",
    "Small",
    "Large",
    "Fixed",
    "Blind",
    "Text",
    "IntMap",
    "IntSet",
    "Word",
    "Word64",
    "Int64",
    "Complex",
    "Tree",
    "Sum",
    "Product",
    "Min",
    "Max",
    "First",
    "Last",
    "Dual",
    "Fun",
    "UnicodeString",
    "All",
    "Any",
    "Down",
    "Const",
    "Arg",
    "ViewL",
    "ViewR",
    "Void",
    "Proxy",
];

/// Looks at the types of inputs.
pub(super) struct Inputs<'h> {
    hir: &'h Hir,
    /// Types whose inputs are made.
    made: FxHashSet<TyConId>,
    seen: FxHashSet<TyConId>,
}

impl<'h> Inputs<'h> {
    pub(super) fn new(hir: &'h Hir, typing: &Typing) -> Self {
        let made = typing.makers.iter().filter_map(|maker| head(&maker.to)).collect();
        Inputs { hir, made, seen: FxHashSet::default() }
    }

    /// What the type promises of an input, or why there can't be one.
    pub(super) fn look(&mut self, ty: &'h Ty) -> Result<Promise, String> {
        let ty = expanded(self.hir, ty);
        if let TyKind::App(function, arg) = &ty.kind
            && let TyKind::Con(tycon) = function.kind
            && is_tycon(self.hir, tycon, QUICK_CHECK)
            && let Some(promise) = promise(self.hir.names.text(self.hir.tycon(tycon).name))
        {
            self.all(arg)?;
            return Ok(promise);
        }
        self.all(ty)?;
        Ok(Promise::Nothing)
    }

    /// All types that values of this one are made of.
    fn all(&mut self, ty: &'h Ty) -> Result<(), String> {
        let mut types = vec![ty];
        while let Some(ty) = types.pop() {
            match &expanded(self.hir, ty).kind {
                TyKind::App(function, arg) => types.extend([&**function, &**arg]),
                TyKind::Function(from, to) => types.extend([&**from, &**to]),
                TyKind::Con(tycon) => self.tycon(*tycon, &mut types)?,
                TyKind::Var(_) => {}
                TyKind::Forall(_) | TyKind::Wild => return Err("inputs of polymorphic types are not explored".into()),
            }
        }
        Ok(())
    }

    fn tycon(&mut self, tycon: TyConId, types: &mut Vec<&'h Ty>) -> Result<(), String> {
        let (hir, wired) = (self.hir, &self.hir.wired);
        let plain =
            [wired.int, wired.integer, wired.double, wired.char, wired.function, wired.list, wired.unit, wired.bool];
        if plain.contains(&tycon) || wired.tuples.contains(&tycon) || !self.seen.insert(tycon) {
            return Ok(());
        }
        if self.made.contains(&tycon) {
            return Ok(());
        }
        let entry = hir.tycon(tycon);
        let name = hir.names.text(entry.name);
        let refused = || Err(format!("inputs of the type {name} are not explored"));
        if hir.module(entry.module).library && !PLAIN.contains(&name) {
            return refused();
        }
        let cons: &[ConId] = match &entry.kind {
            TyConKind::Data(cons) => cons,
            TyConKind::Newtype(con) => std::slice::from_ref(con),
            _ => return refused(),
        };
        for &con in cons {
            let con = hir.con(con);
            if con.context.iter().any(|pred| matches!(pred, Pred::Class(..))) {
                let con = self.text(con.name);
                return Err(format!("inputs of the type {name} are not explored: {con} {HIDES}"));
            }
            types.extend(&con.fields);
        }
        Ok(())
    }

    fn text(&self, name: Name) -> &'h str {
        self.hir.names.text(name)
    }

    /// What the verdict does not cover: the types that have generators of their own.
    pub(super) fn remarks(&self) -> Vec<String> {
        let hir = self.hir;
        let own = hir.instances.iter().filter(|instance| {
            let class = hir.class(instance.class);
            hir.names.text(class.name) == "Arbitrary" && hir.names.text(hir.module(class.module).name) == QUICK_CHECK
        });
        let heads = own.filter_map(|instance| head(instance.head.first()?)).filter(|tycon| self.seen.contains(tycon));
        heads
            .filter(|&tycon| !hir.module(hir.tycon(tycon).module).library)
            .map(|tycon| {
                let name = hir.names.text(hir.tycon(tycon).name);
                match self.made.contains(&tycon) {
                    true => format!("every {name} that its `arbitrary` makes is tried, and no other"),
                    false => format!("every {name} is tried, not only those that its `arbitrary` makes"),
                }
            })
            .collect()
    }
}

fn promise(name: &str) -> Option<Promise> {
    Some(match name {
        "Positive" => Promise::Positive,
        "NonNegative" => Promise::NonNegative,
        "NonZero" => Promise::NonZero,
        "Negative" => Promise::Negative,
        "NonPositive" => Promise::NonPositive,
        "NonEmptyList" => Promise::NonEmpty,
        _ => return None,
    })
}

/// A type without synonyms at its head; only those without parameters are looked through.
pub(super) fn expanded<'h>(hir: &'h Hir, mut ty: &'h Ty) -> &'h Ty {
    // Cycles are errors, which were said before.
    for _ in 0..100 {
        match &ty.kind {
            TyKind::Con(tycon) => match &hir.tycon(*tycon).kind {
                TyConKind::Synonym(body) => ty = body,
                _ => return ty,
            },
            _ => return ty,
        }
    }
    ty
}

/// Whether a type is this one, of this module.
pub(super) fn is_named(hir: &Hir, ty: &Ty, module: &str, name: &str) -> bool {
    head(expanded(hir, ty))
        .is_some_and(|tycon| is_tycon(hir, tycon, module) && hir.names.text(hir.tycon(tycon).name) == name)
}

/// Whether a type is one of actions, perhaps with arguments.
pub(super) fn is_action(hir: &Hir, ty: &Ty) -> bool {
    let mut ty = expanded(hir, ty);
    while let TyKind::Function(_, to) = &ty.kind {
        ty = expanded(hir, to);
    }
    head(ty) == Some(hir.wired.io)
}

/// Whether a constructor is nothing at run time.
pub(super) fn is_newtype(hir: &Hir, con: ConId) -> bool {
    matches!(hir.tycon(hir.con(con).tycon).kind, TyConKind::Newtype(_))
}

/// Whether values with a constructor must be made, so that what is inside can't be anything.
pub(super) fn is_made(hir: &Hir, typing: &Typing, con: ConId) -> bool {
    let tycon = hir.con(con).tycon;
    let made = |maker: &Maker| head(&maker.to) == Some(tycon);
    let promised = is_tycon(hir, tycon, QUICK_CHECK) && promise(hir.names.text(hir.tycon(tycon).name)).is_some();
    !promised && typing.makers.iter().any(made)
}

fn is_tycon(hir: &Hir, tycon: TyConId, module: &str) -> bool {
    hir.names.text(hir.module(hir.tycon(tycon).module).name) == module
}

fn head(mut ty: &Ty) -> Option<TyConId> {
    while let TyKind::App(function, _) = &ty.kind {
        ty = function;
    }
    match ty.kind {
        TyKind::Con(tycon) => Some(tycon),
        _ => None,
    }
}
