//! Data types and types in Core: newtypes and synonyms are expanded, what Core can't say is `Any`.

use crate::hir::{ClassId, ConId, Hir, ModuleId, Ty, TyCon, TyConId, TyConKind, TyKind, TyVarId};
use rustc_hash::{FxHashMap, FxHashSet};
use snell_core_ir::{Builder, ConId as CoreCon, DataId, Type, builtin};
use snell_source::Name;

/// The data types declared so far. Constructors of a type follow each other: a `case` jumps by their number.
pub(super) struct Datas {
    tycons: FxHashMap<TyConId, DataId>,
    cons: FxHashMap<ConId, CoreCon>,
    classes: FxHashMap<ClassId, CoreCon>,
    parts: FxHashMap<usize, CoreCon>,
    /// Declared, but without constructors as yet.
    pending: Vec<TyConId>,
    main: ModuleId,
    /// Names of types and of constructors that are taken, or kept for the main module.
    taken: [FxHashSet<String>; 2],
}

/// Types nested more deeply than this, or newtypes expanding without end, are `Any`.
const MAX_DEPTH: u32 = 40;

/// What type variables stand for; others are `Any`.
pub(super) type Vars = FxHashMap<TyVarId, Type>;

impl Datas {
    pub(super) fn new(hir: &Hir, main: ModuleId) -> Self {
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
        if let TyConKind::Data(cons) = &tycon.kind {
            self.taken[1].extend(cons.iter().map(|&con| kept(hir.con(con).name)));
        }
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

    /// The data type of a `data` declaration.
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
        self.tycons.insert(tycon, data);
        self.pending.push(tycon);
        data
    }

    fn declare_cons(&mut self, hir: &Hir, builder: &mut Builder, tycon: TyConId) {
        let TyConKind::Data(cons) = &hir.tycon(tycon).kind else { return };
        let Some(&data) = self.tycons.get(&tycon) else { return };
        if cons.first().is_none_or(|con| self.cons.contains_key(con)) {
            return;
        }
        let params = builder.program().data(data).params.clone();
        let mut all = Vec::new();
        for &con in cons {
            let entry = hir.con(con);
            let mut vars = Vars::default();
            for (arg, &param) in arguments(&entry.result).iter().zip(&params) {
                if let TyKind::Var(var) = arg.kind {
                    vars.entry(var).or_insert(Type::Var(param));
                }
            }
            let mut fields = vec![Type::Any; dictionaries(&entry.context)];
            fields.extend(entry.fields.iter().map(|field| self.ty(hir, builder, field, &vars, 0)));
            all.push((con, fields));
        }
        for (con, fields) in all {
            let entry = hir.con(con);
            let name = self.name(hir, builder, 1, hir.tycon(tycon).module, entry.name);
            let core = builder.constructor_named(data, name, fields);
            self.cons.insert(con, core);
        }
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
                let args: Vec<Type> = args.drain(..).map(|arg| self.ty(hir, builder, arg, vars, depth + 1)).collect();
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
            TyConKind::Data(_) if args.len() == entry.params.len() => Type::Data(self.data(hir, builder, tycon), args),
            TyConKind::Synonym(body) if args.len() == entry.params.len() => {
                let vars = entry.params.iter().copied().zip(args).collect();
                self.ty(hir, builder, body, &vars, depth + 1)
            }
            TyConKind::Newtype(con) if args.len() == entry.params.len() => {
                let con = hir.con(*con);
                let mut vars = Vars::default();
                for (param, arg) in arguments(&con.result).iter().zip(args) {
                    if let TyKind::Var(var) = param.kind {
                        vars.insert(var, arg);
                    }
                }
                // Each expansion counts for several levels, so that a recursive newtype doesn't grow too large.
                con.fields.first().map_or(Type::Any, |field| self.ty(hir, builder, field, &vars, depth + 8))
            }
            _ => Type::Any,
        }
    }
}

/// How many dictionaries stand for a context; equalities have none.
pub(super) fn dictionaries(context: &[crate::hir::Pred]) -> usize {
    context.iter().filter(|pred| matches!(pred, crate::hir::Pred::Class(..))).count()
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
