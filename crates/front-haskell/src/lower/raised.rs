//! `%raised`: what an exception says that nobody handles.
//!
//! It is built of dictionaries that are there already, so that it adds nothing else to a program.

use super::{Lowering, datas};
use crate::hir::TyConKind;
use snell_core_ir::{Alt, Binding, ConId, ExprId, RAISED, VarId, builtin};
use snell_source::Span;

/// The module that defines what is raised.
const MODULE: &str = "Snell.Base";

/// Adds the definition to a program that can raise exceptions:
/// `\e -> case e of { SomeException (Exception (TypeRep name _) .. display) x -> name : display x }`.
pub(super) fn add(lowering: &mut Lowering) {
    let Some(shape) = shape(lowering) else { return };
    let builder = &mut lowering.builder;
    builder.at(Span::NONE);
    let [raised, dictionary, value, typeable, display, name, text] =
        ["e", "d", "x", "t", "f", "name", "text"].map(|name| builder.var(name));
    let shown = builder.call(display, [value]);
    let cell = builder.construct(builtin::CONS, [name, text]);
    let body = builder.let_([Binding::thunk(text, shown)], cell);
    let mut open = |scrutinee: VarId, con: ConId, known: &[(usize, VarId)], body: ExprId| {
        let width = builder.program().con(con).fields.len();
        let vars: Vec<VarId> = (0..width)
            .map(|at| known.iter().find(|(index, _)| *index == at).map(|&(_, var)| var))
            .map(|var| var.unwrap_or_else(|| builder.var("_")))
            .collect();
        let scrutinee = builder.atom(scrutinee);
        let binder = builder.var("_");
        builder.case(scrutinee, binder, [Alt::con(con, vars, body)], None)
    };
    let body = open(typeable, shape.type_rep, &[(0, name)], body);
    let body = open(dictionary, shape.dictionary, &[(0, typeable), (shape.display, display)], body);
    let body = open(raised, shape.exception, &[(0, dictionary), (1, value)], body);
    let global = builder.declare(RAISED);
    builder.define(global, [raised], body);
}

/// The constructors that exceptions are made of.
struct Shape {
    exception: ConId,
    dictionary: ConId,
    type_rep: ConId,
    /// The field of the dictionary that gives the text.
    display: usize,
}

/// Nothing if the program makes no exceptions.
fn shape(lowering: &Lowering) -> Option<Shape> {
    let Lowering { hir, datas, .. } = lowering;
    let base = hir.modules.iter().find(|module| hir.names.text(module.name) == MODULE)?;
    let con = |wanted: &str| {
        let tycon = base.tycons.iter().map(|&id| hir.tycon(id)).find(|tycon| hir.names.text(tycon.name) == wanted)?;
        let TyConKind::Data(cons) = &tycon.kind else { return None };
        datas.known_con(*cons.first()?)
    };
    let class = base.classes.iter().copied().find(|&class| hir.names.text(hir.class(class).name) == "Exception")?;
    let dictionary = datas.known_dictionary(class)?;
    let class = hir.class(class);
    let method = class.methods.iter().position(|&method| hir.names.text(hir.var(method).name) == "displayException")?;
    let display = datas::dictionaries(&class.supers) + method;
    Some(Shape { exception: con("SomeException")?, dictionary, type_rep: con("TypeRep#")?, display })
}
