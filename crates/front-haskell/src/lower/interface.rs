//! What other modules see of the main module.

use super::Lowering;
use crate::hir::{ClassId, TyKind};
use snell_core_ir::{DataId, Definition, Interface};
use std::collections::BTreeSet;

/// Says what can be imported, and which types can be compared and shown.
pub(super) fn add(lowering: &mut Lowering<'_>, main: crate::hir::ModuleId) {
    let hir = lowering.hir;
    let module = hir.module(main);
    let mut interface = Interface {
        module: module.named.then(|| hir.names.text(module.name).to_owned()),
        constructors: module.exports.1.iter().filter_map(|&con| lowering.datas.known_con(con)).collect(),
        compared: types_of(lowering, hir.wired.eq),
        shown: types_of(lowering, hir.wired.show),
        ..Interface::default()
    };
    interface.values = module.exports.0.iter().map(|&var| hir.names.text(hir.var(var).name).to_owned()).collect();
    interface.values.sort();
    let mut named = Vec::new();
    for &bind in module.binds.groups.iter().flatten() {
        for &var in super::globals::bound_vars(hir, bind) {
            let name = hir.names.text(hir.var(var).name);
            named.push((hir.var(var).span, name.to_owned()));
            let Some(global) = lowering.builder.find_global(name) else { continue };
            // Instances are always exported, and so are their methods.
            if module.exports.0.contains(&var) || name.ends_with(')') {
                interface.exported.insert(global);
            }
            if lowering.typing.binds.get(&bind).is_some_and(|dicts| !dicts.is_empty()) {
                interface.specialised.insert(global);
            }
        }
    }
    named.sort();
    interface.definitions = definitions(lowering, main);
    interface.names = named.into_iter().map(|(_, name)| name).collect();
    lowering.builder.interface(interface);
}

/// The definitions of the user's modules.
fn definitions(lowering: &Lowering<'_>, main: crate::hir::ModuleId) -> Vec<Definition> {
    let hir = lowering.hir;
    let mut found = Vec::new();
    for (at, module) in hir.modules.iter().enumerate().filter(|(_, module)| !module.library) {
        let elsewhere = (at as u32 != main.0).then(|| hir.names.text(module.name).to_owned());
        for &bind in module.binds.groups.iter().flatten() {
            found.extend(super::globals::bound_vars(hir, bind).iter().map(|&var| Definition {
                at: hir.var(var).span,
                span: hir.bind(bind).span,
                name: hir.names.text(hir.var(var).name).to_owned(),
                module: elsewhere.clone(),
            }));
        }
    }
    found.sort();
    found
}

/// The data types that have an instance of a class.
fn types_of(lowering: &Lowering<'_>, class: ClassId) -> BTreeSet<DataId> {
    let hir = lowering.hir;
    let mut found = BTreeSet::new();
    for instance in hir.instances.iter().filter(|instance| instance.class == class) {
        let Some(mut head) = instance.head.first() else { continue };
        while let TyKind::App(function, _) = &head.kind {
            head = function;
        }
        if let TyKind::Con(tycon) = head.kind {
            found.extend(lowering.datas.known_data(tycon));
        }
    }
    found
}
