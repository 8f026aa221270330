//! Core as text: what [`crate::read()`] reads back.

mod exprs;
mod scope;
mod tops;
mod types;
pub(crate) mod words;

pub(crate) use types::MAX_DEPTH as MAX_TYPE_DEPTH;

use crate::{Builtin, DataType, ExprId, Global, Program};
use exprs::ExprPrinter;
use snell_source::Name;
use tops::Tops;
use types::Place;

/// A program as text. The built-in data types are left out. Two things of one kind with one name are told apart by a
/// suffix. Never fails: what a broken program lacks is printed as `<..>`.
pub fn print(program: &Program) -> String {
    let mut out = print_part(program, &|_| true, &|_| true);
    let tops = Tops::unique(program);
    for maker in &program.makers {
        out.push_str("\ninput ");
        out.push_str(&tops.global(maker.index()));
        out.push_str(";\n");
    }
    out
}

/// Some of the data types and definitions of a program. Names are those of the whole.
pub fn print_part(
    program: &Program,
    wants_data: &dyn Fn(&DataType) -> bool,
    wants_global: &dyn Fn(&Global) -> bool,
) -> String {
    let tops = Tops::unique(program);
    let mut out = String::new();
    for index in (Builtin::DATAS..program.datas.len()).filter(|&index| wants_data(&program.datas[index])) {
        data(&mut out, program, &tops, index);
    }
    let mut printer = ExprPrinter::new(program, &tops);
    for (index, global) in program.globals.iter().enumerate().filter(|(_, global)| wants_global(global)) {
        if !out.is_empty() {
            out.push('\n');
        }
        let name = tops.global(index);
        if let Some(ty) = &global.ty {
            out.push_str(&name);
            out.push_str(" : ");
            types::print(&mut out, program, &|id| tops.data(id), ty, Place::Top);
            out.push_str(";\n");
        }
        out.push_str(&name);
        printer.global(&mut out, global);
        out.push_str(";\n");
    }
    out
}

/// An expression of a program as text; variables bound outside of it keep their names.
pub fn print_expr(program: &Program, expr: ExprId) -> String {
    let tops = Tops::plain(program);
    let mut out = String::new();
    ExprPrinter::new(program, &tops).expr(&mut out, expr);
    out
}

/// The text of a name, also in a broken program.
fn name_text(program: &Program, name: Name) -> &str {
    program.names.get(name).unwrap_or("<no name>")
}

fn data(out: &mut String, program: &Program, tops: &Tops, index: usize) {
    let data = &program.datas[index];
    out.push_str(if data.transparent { "transparent data " } else { "data " });
    out.push_str(&tops.data(index));
    for &param in &data.params {
        out.push(' ');
        words::variable(out, name_text(program, param));
    }
    for (position, con) in data.cons.iter().enumerate() {
        out.push_str(if position == 0 { " = " } else { " | " });
        out.push_str(&tops.con(con.index()));
        let Some(con) = program.cons.get(con.index()) else { continue };
        for field in &con.fields {
            out.push(' ');
            types::print(out, program, &|id| tops.data(id), field, Place::Atom);
        }
        if !con.hidden.is_empty() {
            out.push_str(" :");
        }
        for &name in &con.hidden {
            out.push(' ');
            words::variable(out, name_text(program, name));
        }
        for (name, ty) in &con.equations {
            out.push_str(" : ");
            words::variable(out, name_text(program, *name));
            out.push_str(" = ");
            types::print(out, program, &|id| tops.data(id), ty, Place::Atom);
        }
    }
    out.push_str(";\n");
    if data.guarded {
        out.push_str("guarded ");
        out.push_str(&tops.data(index));
        out.push_str(";\n");
    }
}
