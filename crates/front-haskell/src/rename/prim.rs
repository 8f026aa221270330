//! What no source text defines: the virtual module `Snell.Prim` with the primitive types and the syntax of lists,
//! tuples and unit.

use super::known::Known;
use super::world::{ModuleInfo, Table, TypeName, World};
use crate::hir::{
    Class, ClassId, Con, ConId, Hir, Module, ModuleId, Ty, TyCon, TyConId, TyConKind, TyKind, TyVar, TyVarId, Var,
    VarId, VarKind, Wired,
};
use crate::syntax::Assoc;
use snell_source::{Name, Names, Span};

/// The largest tuple.
pub(crate) const MAX_TUPLE: usize = 15;

/// The module of what no source text defines.
pub(crate) const PRIM: ModuleId = ModuleId(0);

/// A world with `Snell.Prim` only. The first variable, constructor, type and class stand for missing ones.
pub(crate) fn world(mut names: Names) -> World {
    let known = Known::new(&mut names);
    let mut builder = Builder { hir: empty(names), defs: Table::default() };
    let nowhere = builder.hir.names.intern("?");
    let missing = builder.tycon(nowhere, &[], TyConKind::Broken);
    let missing_con = builder.con(nowhere, missing, 0, Vec::new());
    builder.hir.vars.push(Var {
        name: nowhere,
        span: Span::NONE,
        kind: VarKind::Local,
        signature: None,
        partial: None,
    });
    builder.hir.classes.push(Class {
        name: nowhere,
        span: Span::NONE,
        module: PRIM,
        params: Vec::new(),
        supers: Vec::new(),
        dependencies: Vec::new(),
        methods: Vec::new(),
        defaults: Vec::new(),
    });
    for name in [known.int, known.integer, known.double, known.char, known.str] {
        let tycon = builder.tycon(name, &[], TyConKind::Primitive);
        builder.defs.types.insert(name, TypeName::TyCon(tycon));
    }
    for name in [known.cell, known.array] {
        let tycon = builder.tycon(name, &["a"], TyConKind::Primitive);
        builder.defs.types.insert(name, TypeName::TyCon(tycon));
    }
    let find = |name: Name, builder: &Builder| match builder.defs.types.get(&name) {
        Some(&TypeName::TyCon(tycon)) => tycon,
        _ => missing,
    };
    builder.hir.wired.int = find(known.int, &builder);
    builder.hir.wired.integer = find(known.integer, &builder);
    builder.hir.wired.double = find(known.double, &builder);
    builder.hir.wired.char = find(known.char, &builder);
    builder.hir.wired.str = find(known.str, &builder);
    builder.hir.wired.cell = find(known.cell, &builder);
    builder.hir.wired.array = find(known.array, &builder);
    builder.hir.wired.function = builder.tycon(known.arrow, &["a", "b"], TyConKind::Primitive);
    builder.list(&known);
    builder.tuples(&known);
    debug_assert_eq!((missing, missing_con), (TyConId(0), ConId(0)));
    let Builder { hir, defs } = builder;
    let info = ModuleInfo { name: known.prim, exports: defs.clone(), defs, damaged: false };
    let mut world = World {
        hir,
        infos: Vec::new(),
        by_name: Default::default(),
        fixities: Default::default(),
        infix: Default::default(),
        contexts: Default::default(),
        promoted: Default::default(),
        type_literals: Default::default(),
        synonyms: Vec::new(),
        synonym_fields: Default::default(),
        bundles: Default::default(),
        associated: Default::default(),
        reasons: Vec::new(),
        diagnostics: Vec::new(),
        unused: None,
        known,
    };
    let (cons, prim) = (world.hir.wired.cons, world.known.prim);
    world.infix.insert(cons);
    world.by_name.insert(prim, PRIM);
    world.infos.push(info);
    world.hir.modules.push(Module {
        name: prim,
        library: true,
        binds: Default::default(),
        instances: Vec::new(),
        tycons: (0..world.hir.tycons.len() as u32).map(TyConId).collect(),
        classes: Vec::new(),
        defaults: None,
        span: Span::NONE,
        extensions: Vec::new(),
        named: true,
        exports: Default::default(),
    });
    world
}

struct Builder {
    hir: Hir,
    defs: Table,
}

impl Builder {
    fn tycon(&mut self, name: Name, params: &[&str], kind: TyConKind) -> TyConId {
        let params = params.iter().map(|param| self.tyvar(param)).collect();
        self.hir.tycons.push(TyCon { name, span: Span::NONE, module: PRIM, params, kind, family: false });
        TyConId(self.hir.tycons.len() as u32 - 1)
    }

    fn tyvar(&mut self, name: &str) -> TyVarId {
        let name = self.hir.names.intern(name);
        self.hir.tyvars.push(TyVar { name, span: Span::NONE });
        TyVarId(self.hir.tyvars.len() as u32 - 1)
    }

    /// A constructor of a type, whose parameters are all its variables.
    fn con(&mut self, name: Name, tycon: TyConId, tag: u32, fields: Vec<Ty>) -> ConId {
        let vars = self.hir.tycon(tycon).params.clone();
        let result = self.applied(tycon);
        let strict = vec![false; fields.len()];
        self.hir.cons.push(Con {
            name,
            span: Span::NONE,
            tycon,
            tag,
            vars,
            context: Vec::new(),
            fields,
            strict,
            labels: Vec::new(),
            result,
            fixity: None,
        });
        ConId(self.hir.cons.len() as u32 - 1)
    }

    fn applied(&self, tycon: TyConId) -> Ty {
        let params = self.hir.tycon(tycon).params.iter();
        params.fold(ty(TyKind::Con(tycon)), |head, &param| {
            ty(TyKind::App(Box::new(head), Box::new(ty(TyKind::Var(param)))))
        })
    }

    fn list(&mut self, known: &Known) {
        let list = self.tycon(known.nil, &["a"], TyConKind::Primitive);
        let param = self.hir.tycon(list).params[0];
        let nil = self.con(known.nil, list, 0, Vec::new());
        let cons = self.con(known.colon, list, 1, vec![ty(TyKind::Var(param)), self.applied(list)]);
        self.hir.cons[cons.index()].fixity = Some((Assoc::Right, 5));
        self.hir.tycons[list.index()].kind = TyConKind::Data(vec![nil, cons]);
        (self.hir.wired.list, self.hir.wired.nil, self.hir.wired.cons) = (list, nil, cons);
    }

    fn tuples(&mut self, known: &Known) {
        let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o"];
        for size in std::iter::once(0).chain(2..=MAX_TUPLE) {
            let name = match size {
                0 => known.unit,
                _ => self.hir.names.intern(&format!("({})", ",".repeat(size - 1))),
            };
            let tycon = self.tycon(name, &letters[..size], TyConKind::Primitive);
            let fields = self.hir.tycon(tycon).params.iter().map(|&param| ty(TyKind::Var(param))).collect();
            let con = self.con(name, tycon, 0, fields);
            self.hir.tycons[tycon.index()].kind = TyConKind::Data(vec![con]);
            if size == 0 {
                (self.hir.wired.unit, self.hir.wired.unit_con) = (tycon, con);
            } else {
                self.hir.wired.tuples.push(tycon);
                self.hir.wired.tuple_cons.push(con);
            }
        }
    }
}

fn ty(kind: TyKind) -> Ty {
    Ty { kind, span: Span::NONE }
}

/// No modules, and everything that is wired in missing.
fn empty(names: Names) -> Hir {
    let (tycon, con, class, var) = (TyConId(0), ConId(0), ClassId(0), VarId(0));
    let wired = Wired {
        function: tycon,
        list: tycon,
        unit: tycon,
        opaque: tycon,
        tuples: Vec::new(),
        int: tycon,
        integer: tycon,
        double: tycon,
        char: tycon,
        str: tycon,
        cell: tycon,
        array: tycon,
        bool: tycon,
        ratio: tycon,
        io: tycon,
        caught: tycon,
        nil: con,
        cons: con,
        unit_con: con,
        tuple_cons: Vec::new(),
        false_con: con,
        true_con: con,
        eq: class,
        ord: class,
        show: class,
        num: class,
        integral: class,
        fractional: class,
        enum_: class,
        monad: class,
        monad_fail: class,
        is_string: class,
        foldable: class,
        traversable: class,
        typeable: class,
        coercible: class,
        has_call_stack: class,
        implicit: class,
        holds: class,
        held: Vec::new(),
        equals: var,
        from_integer: var,
        from_rational: var,
        bind: var,
        then: var,
        fail: var,
        make_ratio: var,
        make_type_rep: var,
        error: [var; 2],
        undefined: [var; 2],
        call_stack: var,
        print: var,
    };
    Hir {
        names,
        modules: Vec::new(),
        // What the libraries alone need, so that the large tables are not moved while they grow.
        vars: Vec::with_capacity(1 << 14),
        cons: Vec::new(),
        tycons: Vec::new(),
        tyvars: Vec::with_capacity(1 << 13),
        classes: Vec::new(),
        instances: Vec::new(),
        exprs: Vec::with_capacity(1 << 16),
        pats: Vec::with_capacity(1 << 14),
        binds: Vec::with_capacity(1 << 12),
        class_types: rustc_hash::FxHashMap::default(),
        wired,
    }
}
