//! Data types, constructors, signatures: everything but expressions.

use super::{Problems, types};
use crate::{Binding, Builtin, DataId, Expr, Program, Rhs, Type, codes};
use rustc_hash::FxHashSet;
use snell_source::{Name, Span};

/// Checks the tables; false if they are too broken to look at expressions.
pub(super) fn check(program: &Program, problems: &mut Problems) -> bool {
    if program.spans.len() != program.exprs.len() {
        let text = format!("{} expressions have {} spans", program.exprs.len(), program.spans.len());
        problems.add(codes::INCONSISTENT, Span::NONE, text);
        return false;
    }
    if !names(program, problems) {
        return false;
    }
    let fresh = Program::new();
    if !same_builtins(program, &fresh) {
        problems.add(codes::INCONSISTENT, Span::NONE, "the built-in data types are missing or changed");
        return false;
    }
    datas(program, problems);
    constructors(program, problems);
    for global in &program.globals {
        if let Some(ty) = &global.ty {
            types::check(program, problems, ty, global.span, None);
        }
    }
    makers(program, problems);
    true
}

/// Whether every name but those in types has a text.
fn names(program: &Program, problems: &mut Problems) -> bool {
    let datas = program.datas.iter().flat_map(|data| data.params.iter().chain([&data.name]));
    let others = program.cons.iter().map(|con| &con.name).chain(program.globals.iter().map(|global| &global.name));
    let greatest = datas.chain(others).chain(&program.vars).max();
    greatest.is_none_or(|name| problems.in_range(Span::NONE, "name", name.0 as usize, program.names.len()))
}

fn same_builtins(program: &Program, fresh: &Program) -> bool {
    if program.datas.len() < Builtin::DATAS || program.cons.len() < Builtin::CONS {
        return false;
    }
    // Names are compared as text: the tables may number them differently.
    let text = |program: &Program, name| program.name(name).to_string();
    let datas = program.datas.iter().zip(&fresh.datas);
    let cons = program.cons.iter().zip(&fresh.cons);
    datas.into_iter().all(|(a, b)| text(program, a.name) == text(fresh, b.name) && a.cons == b.cons)
        && cons.into_iter().all(|(a, b)| {
            text(program, a.name) == text(fresh, b.name)
                && (a.data, a.index, a.fields.len()) == (b.data, b.index, b.fields.len())
        })
}

fn datas(program: &Program, problems: &mut Problems) {
    for (index, data) in program.datas.iter().enumerate() {
        let name = program.name(data.name);
        let mut params = FxHashSet::default();
        for &param in &data.params {
            if !params.insert(param) {
                let text = format!("data type `{name}` has two parameters `{}`", program.name(param));
                problems.add(codes::DUPLICATE_VAR, data.span, text);
            }
        }
        let fields = |con: &crate::ConId| program.cons.get(con.index()).map_or(0, |con| con.fields.len());
        if data.transparent && data.cons.iter().map(fields).ne([1]) {
            let text = format!("data type `{name}` is transparent, but is not one constructor with one field");
            problems.add(codes::INCONSISTENT, data.span, text);
        }
        for (position, con) in data.cons.iter().enumerate() {
            if problems.in_range(data.span, "constructor", con.index(), program.cons.len()) {
                let con = program.con(*con);
                if (con.data, con.index) != (DataId(index as u32), position as u32) {
                    let con = program.name(con.name);
                    let text = format!("constructor `{con}` is listed by `{name}`, and says it is not at that place");
                    problems.add(codes::INCONSISTENT, data.span, text);
                }
            }
        }
    }
}

/// Makers of inputs are one suspended computation.
fn makers(program: &Program, problems: &mut Problems) {
    for maker in &program.makers {
        if !problems.in_range(Span::NONE, "definition", maker.index(), program.globals.len()) {
            continue;
        }
        let global = program.global(*maker);
        let is_thunk = match program.exprs.get(global.body.index()) {
            Some(Expr::Let { bindings, .. }) => matches!(bindings[..], [Binding { rhs: Rhs::Thunk(_), .. }]),
            _ => false,
        };
        if global.params.len() != 1 || !is_thunk || !matches!(global.ty, Some(Type::Function(..))) {
            let name = program.name(global.name);
            let text = format!("`{name}` makes inputs, but is no function that suspends what it does");
            problems.add(codes::INCONSISTENT, global.span, text);
        }
    }
}

fn constructors(program: &Program, problems: &mut Problems) {
    for (index, con) in program.cons.iter().enumerate() {
        if !problems.in_range(Span::NONE, "data type", con.data.index(), program.datas.len()) {
            continue;
        }
        let data = program.data(con.data);
        if data.cons.get(con.index as usize).is_none_or(|listed| listed.index() != index) {
            let (con, data_name) = (program.name(con.name), program.name(data.name));
            let text = format!("constructor `{con}` belongs to `{data_name}`, which does not list it");
            problems.add(codes::INCONSISTENT, data.span, text);
        }
        let bound: Vec<Name> = data.params.iter().chain(&con.hidden).copied().collect();
        let known = con.equations.iter().map(|(name, _)| Type::Var(*name)).collect::<Vec<Type>>();
        for ty in con.fields.iter().chain(&known).chain(con.equations.iter().map(|(_, ty)| ty)) {
            types::check(program, problems, ty, data.span, Some(&bound));
        }
    }
}
