//! Data types and types in Core: synonyms are expanded, newtypes are transparent, what Core can't say is `Any`.

use crate::hir::{ClassId, ConId, Hir, ModuleId, Ty, TyCon, TyConId, TyConKind, TyKind, TyVarId, Typing};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::{Builder, ConId as CoreCon, DataId, Type, builtin};
use snell_source::Name;
use std::collections::hash_map::Entry;

/// The data types declared so far. Constructors of a type follow each other: a `case` jumps by their number.
pub(super) struct Datas {
    tycons: FxHashMap<TyConId, DataId>,
    cons: FxHashMap<ConId, CoreCon>,
    classes: FxHashMap<ClassId, CoreCon>,
    parts: FxHashMap<usize, CoreCon>,
    /// Declared, but without constructors as yet.
    pending: Vec<TyConId>,
    main: ModuleId,
    /// Types whose inputs are made by functions.
    guarded: FxHashSet<TyConId>,
    /// Types that stand for parameters only, without values: by how many arguments they have.
    constants: FxHashMap<(TyConId, usize), DataId>,
    /// Whether constructors say what the parameters of their type are.
    indexed: FxHashMap<TyConId, bool>,
    /// Names of types and of constructors that are taken, or kept for the main module.
    taken: [FxHashSet<String>; 2],
}

/// Types nested more deeply than this are `Any`.
const MAX_DEPTH: u32 = 40;

/// What a constructor says of types.
struct ConTypes {
    fields: Vec<Type>,
    hidden: Vec<Name>,
    equations: Vec<(Name, Type)>,
    /// Whether Core can say all of it.
    said: bool,
}

/// What type variables stand for; others are `Any`.
pub(super) type Vars = FxHashMap<TyVarId, Type>;

impl Datas {
    pub(super) fn new(hir: &Hir, typing: &Typing, main: ModuleId) -> Self {
        let wired = &hir.wired;
        let mut tycons = FxHashMap::default();
        tycons.insert(wired.bool, builtin::BOOL);
        tycons.insert(wired.unit, builtin::UNIT_TYPE);
        tycons.insert(wired.list, builtin::LIST);
        tycons.insert(wired.caught, builtin::CAUGHT);
        let mut cons = FxHashMap::default();
        cons.insert(wired.false_con, builtin::FALSE);
        cons.insert(wired.true_con, builtin::TRUE);
        cons.insert(wired.unit_con, builtin::UNIT);
        cons.insert(wired.nil, builtin::NIL);
        cons.insert(wired.cons, builtin::CONS);
        if let TyConKind::Data(caught) = &hir.tycon(wired.caught).kind {
            cons.extend(caught.iter().copied().zip([builtin::RAISED, builtin::FAILED]));
        }
        let texts = |texts: &[&str]| texts.iter().map(|text| text.to_string()).collect();
        let taken = [
            texts(&[
                "Bool", "Unit", "List", "Caught", "Int", "Integer", "Double", "Char", "String", "Any", "Cell", "Array",
            ]),
            texts(&["False", "True", "Unit", "Nil", "Cons", "Raised", "Failed"]),
        ];
        let mut datas = Datas {
            tycons,
            cons,
            classes: FxHashMap::default(),
            parts: FxHashMap::default(),
            pending: Vec::new(),
            main,
            guarded: super::makers::guarded(hir, typing),
            constants: FxHashMap::default(),
            indexed: FxHashMap::default(),
            taken,
        };
        for &tycon in &hir.module(main).tycons {
            datas.keep_names(hir, hir.tycon(tycon));
        }
        datas
    }

    /// Keeps the plain names of the main module's types and constructors for them, marked by a space.
    fn keep_names(&mut self, hir: &Hir, tycon: &TyCon) {
        let kept = |name: Name| format!(" {}", hir.names.text(name));
        self.taken[0].insert(kept(tycon.name));
        self.taken[1].extend(constructors(tycon).iter().map(|&con| kept(hir.con(con).name)));
    }

    /// A name nobody else has: the plain one if it is free, else with its module.
    fn name(&mut self, hir: &Hir, builder: &mut Builder, which: usize, module: ModuleId, name: Name) -> Name {
        let plain = hir.names.text(name).to_string();
        let kept = module != self.main && self.taken[which].contains(&format!(" {plain}"));
        if !kept && self.taken[which].insert(plain.clone()) {
            return builder.name(&plain);
        }
        let qualified = format!("{}.{plain}", hir.names.text(hir.module(module).name));
        let mut unique = qualified.clone();
        let mut count = 1;
        while !self.taken[which].insert(unique.clone()) {
            count += 1;
            unique = format!("{qualified}#{count}");
        }
        builder.name(&unique)
    }

    /// The Core constructor of a constructor that is not a newtype's.
    pub(super) fn con(&mut self, hir: &Hir, builder: &mut Builder, con: ConId) -> CoreCon {
        if let Some(&found) = self.cons.get(&con) {
            return found;
        }
        let tycon = hir.con(con).tycon;
        self.data(hir, builder, tycon);
        self.declare_cons(hir, builder, tycon);
        // A constructor that its type doesn't list: keep the program well formed.
        self.cons.get(&con).copied().unwrap_or(builtin::UNIT)
    }

    /// The places of the strict fields of each constructor that has some.
    pub(super) fn strict_fields(&self, hir: &Hir, builder: &Builder) -> FxHashMap<CoreCon, Vec<usize>> {
        let places = |con: ConId, core: CoreCon| {
            let strict = &hir.con(con).strict;
            // Dictionaries come first.
            let first = builder.program().con(core).fields.len().checked_sub(strict.len())?;
            let places: Vec<usize> = (0..strict.len()).filter(|&at| strict[at]).map(|at| first + at).collect();
            (!places.is_empty()).then_some((core, places))
        };
        self.cons.iter().filter_map(|(&con, &core)| places(con, core)).collect()
    }

    /// The data type of a `data` or `newtype` declaration.
    fn data(&mut self, hir: &Hir, builder: &mut Builder, tycon: TyConId) -> DataId {
        if let Some(&data) = self.tycons.get(&tycon) {
            return data;
        }
        let entry = hir.tycon(tycon);
        let name = self.name(hir, builder, 0, entry.module, entry.name);
        let mut params: Vec<Name> = Vec::new();
        for &param in &entry.params {
            let text = hir.names.text(hir.tyvar(param).name);
            let mut name = builder.name(text);
            while params.contains(&name) {
                name = builder.name(&format!("{text}{}", params.len()));
            }
            params.push(name);
        }
        builder.at(entry.span);
        let data = builder.data_named(name, params);
        if let TyConKind::Newtype(_) = entry.kind {
            builder.transparent(data);
        }
        // What a constructor hides can't be made up together with its dictionaries.
        let hides = constructors(entry).iter().any(|&con| dictionaries(&hir.con(con).context) > 0);
        if hides || self.guarded.contains(&tycon) {
            builder.guarded(data);
        }
        self.tycons.insert(tycon, data);
        self.pending.push(tycon);
        data
    }

    fn declare_cons(&mut self, hir: &Hir, builder: &mut Builder, tycon: TyConId) {
        let cons = constructors(hir.tycon(tycon));
        let Some(&data) = self.tycons.get(&tycon) else { return };
        if cons.first().is_none_or(|con| self.cons.contains_key(con)) {
            return;
        }
        let all: Vec<_> = cons.iter().map(|&con| (con, self.con_types(hir, builder, data, con))).collect();
        for (con, types) in all {
            let entry = hir.con(con);
            let name = self.name(hir, builder, 1, hir.tycon(tycon).module, entry.name);
            let core = builder.constructor_named(data, name, types.fields);
            builder.equations(core, types.hidden, types.equations);
            if !types.said {
                builder.guarded(data);
            }
            self.cons.insert(con, core);
        }
    }

    /// What a constructor says of types: of its fields, and of the parameters of its type.
    fn con_types(&mut self, hir: &Hir, builder: &mut Builder, data: DataId, con: ConId) -> ConTypes {
        let entry = hir.con(con);
        let params = builder.program().data(data).params.clone();
        let result = arguments(expanded(hir, &entry.result));
        let mut vars = Vars::default();
        let (mut hidden, mut equal) = (Vec::new(), Vec::new());
        for (arg, &param) in result.iter().zip(&params) {
            match arg.kind {
                // A parameter under a name of its own.
                TyKind::Var(var) if !vars.contains_key(&var) => drop(vars.insert(var, Type::Var(param))),
                _ => equal.push((param, *arg)),
            }
        }
        for &var in &entry.vars {
            if let Entry::Vacant(place) = vars.entry(var) {
                let text = hir.names.text(hir.tyvar(var).name);
                let name = fresh_name(builder, text, &params, &hidden);
                hidden.push(name);
                place.insert(Type::Var(name));
            }
        }
        let mut equations: Vec<(Name, Type)> = Vec::new();
        for (param, ty) in equal {
            equations.push((param, self.index(hir, builder, ty, &vars, 0)));
        }
        for pred in &entry.context {
            let crate::hir::Pred::Equal(left, right, _) = pred else { continue };
            let [left, right] = [left, right].map(|ty| self.index(hir, builder, ty, &vars, 0));
            match (left, right) {
                (Type::Var(name), ty) | (ty, Type::Var(name)) => equations.push((name, ty)),
                (left, right) => {
                    let name = fresh_name(builder, "t", &params, &hidden);
                    hidden.push(name);
                    equations.extend([(name, left), (name, right)]);
                }
            }
        }
        let said = !equations.iter().any(|(_, ty)| mentions_any(ty));
        let mut fields = vec![Type::Any; dictionaries(&entry.context)];
        fields.extend(entry.fields.iter().map(|field| self.ty(hir, builder, field, &vars, 0)));
        ConTypes { fields, hidden, equations, said }
    }

    /// A type that stands for a parameter, where constants of every kind may stand.
    fn index(&mut self, hir: &Hir, builder: &mut Builder, ty: &Ty, vars: &Vars, depth: u32) -> Type {
        let ty = expanded(hir, ty);
        let (tycon, args) = (head(ty), arguments(ty));
        let Some(tycon) = tycon.filter(|_| depth <= MAX_DEPTH) else { return self.ty(hir, builder, ty, vars, depth) };
        let entry = hir.tycon(tycon);
        let constant = match entry.kind {
            TyConKind::Promoted => true,
            TyConKind::Data(_) | TyConKind::Newtype(_) | TyConKind::Primitive => {
                args.len() < self.width(hir, tycon) && tycon != hir.wired.opaque
            }
            TyConKind::Synonym(_) | TyConKind::Family(..) | TyConKind::Broken => false,
        };
        if !constant {
            return self.ty(hir, builder, ty, vars, depth);
        }
        let args: Vec<Type> = args.into_iter().map(|arg| self.index(hir, builder, arg, vars, depth + 1)).collect();
        let width = args.len();
        if let Some(&data) = self.constants.get(&(tycon, width)) {
            return Type::Data(data, args);
        }
        let name = self.name(hir, builder, 0, entry.module, entry.name);
        let params = (0..width).map(|at| builder.name(&format!("a{at}"))).collect();
        builder.at(entry.span);
        let data = builder.data_named(name, params);
        self.constants.insert((tycon, width), data);
        Type::Data(data, args)
    }

    /// How many arguments a type constructor takes.
    fn width(&self, hir: &Hir, tycon: TyConId) -> usize {
        let wired = &hir.wired;
        match tycon {
            _ if tycon == wired.function => 2,
            _ if tycon == wired.cell || tycon == wired.array => 1,
            _ => hir.tycon(tycon).params.len(),
        }
    }

    /// Whether a constructor of a type says what its parameters are.
    fn is_indexed(&mut self, hir: &Hir, tycon: TyConId) -> bool {
        if let Some(&known) = self.indexed.get(&tycon) {
            return known;
        }
        let found = constructors(hir.tycon(tycon)).iter().any(|&con| {
            let entry = hir.con(con);
            let mut seen = Vec::new();
            let plain = arguments(expanded(hir, &entry.result)).into_iter().all(|arg| match arg.kind {
                TyKind::Var(var) if !seen.contains(&var) => {
                    seen.push(var);
                    true
                }
                _ => false,
            });
            !plain || entry.context.len() > dictionaries(&entry.context)
        });
        self.indexed.insert(tycon, found);
        found
    }

    /// Gives all declared types their constructors.
    pub(super) fn finish(&mut self, hir: &Hir, builder: &mut Builder) {
        while let Some(tycon) = self.pending.pop() {
            self.declare_cons(hir, builder, tycon);
        }
    }

    /// The constructor of a class's dictionaries: superclasses, then methods.
    pub(super) fn dictionary(&mut self, hir: &Hir, builder: &mut Builder, class: ClassId) -> CoreCon {
        if let Some(&con) = self.classes.get(&class) {
            return con;
        }
        let entry = hir.class(class);
        let mut text = format!("%{}", hir.names.text(entry.name));
        while !self.taken[0].insert(text.clone()) || !self.taken[1].insert(text.clone()) {
            text.push('\'');
        }
        builder.at(entry.span);
        let data = builder.data(&text, &[]);
        let fields = dictionaries(&entry.supers) + entry.methods.len();
        let con = builder.constructor(data, &text, vec![Type::Any; fields]);
        self.classes.insert(class, con);
        con
    }

    /// Which data type is which type, in the order of the program.
    pub(super) fn tycons(&self) -> Vec<(DataId, TyConId)> {
        let mut all: Vec<_> = self.tycons.iter().map(|(&tycon, &data)| (data, tycon)).collect();
        all.sort_unstable_by_key(|(data, _)| data.index());
        all
    }

    /// The Core constructor of a constructor, if the program has it.
    pub(super) fn known_con(&self, con: ConId) -> Option<CoreCon> {
        self.cons.get(&con).copied()
    }

    /// The data type of a declaration, if the program has it.
    pub(super) fn known_data(&self, tycon: TyConId) -> Option<DataId> {
        self.tycons.get(&tycon).copied()
    }

    /// The constructor of a class's dictionaries, if the program has any.
    pub(super) fn known_dictionary(&self, class: ClassId) -> Option<CoreCon> {
        self.classes.get(&class).copied()
    }

    /// The constructor of a structure that holds so many variables of a pattern.
    pub(super) fn parts(&mut self, builder: &mut Builder, count: usize) -> CoreCon {
        if let Some(&con) = self.parts.get(&count) {
            return con;
        }
        let text = format!("%Parts{count}");
        let data = builder.data(&text, &[]);
        let con = builder.constructor(data, &text, vec![Type::Any; count]);
        self.parts.insert(count, con);
        con
    }

    /// A type in Core.
    pub(super) fn ty(&mut self, hir: &Hir, builder: &mut Builder, ty: &Ty, vars: &Vars, depth: u32) -> Type {
        if depth > MAX_DEPTH {
            return Type::Any;
        }
        let mut args = arguments(ty);
        let mut head = ty;
        while let TyKind::App(function, _) = &head.kind {
            head = function;
        }
        match &head.kind {
            TyKind::Var(var) if args.is_empty() => vars.get(var).cloned().unwrap_or(Type::Any),
            TyKind::Function(from, to) if args.is_empty() => {
                let from = self.ty(hir, builder, from, vars, depth + 1);
                Type::function(from, self.ty(hir, builder, to, vars, depth + 1))
            }
            TyKind::Forall(scheme) if args.is_empty() && dictionaries(&scheme.context) == 0 => {
                self.ty(hir, builder, &scheme.ty, vars, depth + 1)
            }
            TyKind::Con(tycon) => {
                let indexed = self.is_indexed(hir, *tycon);
                let mut each = |arg: &Ty| match indexed {
                    true => self.index(hir, builder, arg, vars, depth + 1),
                    false => self.ty(hir, builder, arg, vars, depth + 1),
                };
                let args: Vec<Type> = args.drain(..).map(&mut each).collect();
                self.applied(hir, builder, *tycon, args, depth)
            }
            _ => Type::Any,
        }
    }

    fn applied(&mut self, hir: &Hir, builder: &mut Builder, tycon: TyConId, args: Vec<Type>, depth: u32) -> Type {
        let wired = &hir.wired;
        let entry = hir.tycon(tycon);
        let first = || Box::new(args.first().cloned().unwrap_or(Type::Any));
        match &entry.kind {
            _ if tycon == wired.int => Type::Int,
            _ if tycon == wired.integer => Type::Integer,
            _ if tycon == wired.double => Type::Double,
            _ if tycon == wired.char => Type::Char,
            _ if tycon == wired.str => Type::Str,
            _ if tycon == wired.opaque => Type::Any,
            _ if tycon == wired.cell => Type::Cell(first()),
            _ if tycon == wired.array => Type::Array(first()),
            _ if tycon == wired.function => match <[Type; 2]>::try_from(args) {
                Ok([from, to]) => Type::function(from, to),
                Err(_) => Type::Any,
            },
            TyConKind::Data(_) | TyConKind::Newtype(_) if args.len() == entry.params.len() => {
                Type::Data(self.data(hir, builder, tycon), args)
            }
            TyConKind::Synonym(body) if args.len() == entry.params.len() => {
                let vars = entry.params.iter().copied().zip(args).collect();
                self.ty(hir, builder, body, &vars, depth + 1)
            }
            _ => Type::Any,
        }
    }
}

/// How many dictionaries stand for a context; equalities have none.
pub(super) fn dictionaries(context: &[crate::hir::Pred]) -> usize {
    context.iter().filter(|pred| matches!(pred, crate::hir::Pred::Class(..))).count()
}

/// The constructors of a `data` or `newtype` declaration.
fn constructors(tycon: &TyCon) -> &[ConId] {
    match &tycon.kind {
        TyConKind::Data(cons) => cons,
        TyConKind::Newtype(con) => std::slice::from_ref(con),
        _ => &[],
    }
}

/// A name that none of these is.
fn fresh_name(builder: &mut Builder, text: &str, params: &[Name], hidden: &[Name]) -> Name {
    let mut name = builder.name(text);
    let mut number = 0;
    while params.contains(&name) || hidden.contains(&name) {
        number += 1;
        name = builder.name(&format!("{text}{number}"));
    }
    name
}

fn mentions_any(ty: &Type) -> bool {
    match ty {
        Type::Any => true,
        Type::Data(_, args) => args.iter().any(mentions_any),
        Type::Function(from, to) => mentions_any(from) || mentions_any(to),
        Type::Cell(of) | Type::Array(of) => mentions_any(of),
        _ => false,
    }
}

/// A type without synonyms at its head, where these have no parameters.
fn expanded<'h>(hir: &'h Hir, mut ty: &'h Ty) -> &'h Ty {
    // Cycles are errors, which were said before.
    for _ in 0..MAX_DEPTH {
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

/// The type constructor that a type is an application of.
pub(super) fn head(mut ty: &Ty) -> Option<TyConId> {
    while let TyKind::App(function, _) = &ty.kind {
        ty = function;
    }
    match ty.kind {
        TyKind::Con(tycon) => Some(tycon),
        _ => None,
    }
}

/// The arguments of a type constructor's application.
fn arguments(ty: &Ty) -> Vec<&Ty> {
    let mut args = Vec::new();
    let mut rest = ty;
    while let TyKind::App(function, arg) = &rest.kind {
        args.push(&**arg);
        rest = function;
    }
    args.reverse();
    args
}
