//! The product of two functions: both are applied to the same input, and what they do is compared.
//!
//! What a function does is its whole value, or that it fails; two failures count as the same.

use crate::codes::loading;
use crate::entry::find;
use crate::load::{Loaded, Refused};
use snell_core_ir::{
    Alt, Atom, Binding, Builder, ExprId, GlobalId, Literal, Prim, Program, Type, VarId, builtin, check, merge,
};
use snell_semantics::resolve;
use snell_source::{Diagnostic, Span};
use std::sync::Arc;

/// The name of the definition that compares.
const SAME: &str = "%do the same";
/// How a comparison of functions fails, which is no failure of the program.
const COMPARED: &str = "functions cannot be compared";

/// Two functions in one program.
pub(super) struct Product {
    pub loaded: Loaded,
    pub left: GlobalId,
    pub right: GlobalId,
    /// `True` where they do the same.
    pub same: GlobalId,
}

/// Puts a program and another one together, unless they are one.
pub(super) fn product(one: Loaded, other: Option<&Loaded>, left: &str, right: &str) -> Result<Product, Refused> {
    let left = find(&one, left)?;
    let mut loaded = one;
    let right = match other {
        None => find(&loaded, right)?,
        Some(other) => {
            let right = find(other, right)?;
            let (files, count) = (loaded.sources.files().count() as u32, other.sources.files().count() as u32);
            for (_, file) in other.sources.files() {
                loaded.sources.add(&file.path, &file.text);
            }
            let (program, shift) = merge(Program::clone(&loaded.program), &other.program, files, count);
            loaded.program = Arc::new(program);
            GlobalId(right.0 + shift)
        }
    };
    let inputs = inputs(&loaded, left, right)?;
    let mut builder = Builder::extend(Program::clone(&loaded.program));
    let same = compare(&mut builder, left, right, inputs, loaded.program.interface.strict);
    let program = builder.finish();
    let broken = check(&program);
    if !broken.is_empty() {
        return Err(refusal(&loaded, broken));
    }
    loaded.program = Arc::new(program);
    loaded.code = Arc::new(resolve(loaded.program.clone()));
    Ok(Product { loaded, left, right, same })
}

/// The types of the inputs, if both functions have the same type and results that can be compared.
fn inputs(loaded: &Loaded, left: GlobalId, right: GlobalId) -> Result<Vec<Type>, Refused> {
    let program = &loaded.program;
    let [first, second] = [left, right].map(|id| program.global(id));
    let wrong = |message: String, notes: Vec<(Span, String)>| {
        let error = Diagnostic::error(loading::NOT_ALIKE, Span::NONE, message);
        let error = notes.into_iter().fold(error, |error, (span, text)| error.with_note(span, text));
        refusal(loaded, vec![error])
    };
    let [one, other] = [first, second].map(|global| program.name(global.name).trim_start_matches("other."));
    let (Some(ty), Some(twin)) = (&first.ty, &second.ty) else {
        if first.params.len() == second.params.len() && first.ty.is_none() && second.ty.is_none() {
            return Ok(vec![Type::Any; first.params.len()]);
        }
        return Err(wrong(format!("`{one}` and `{other}` have no types that could be compared"), Vec::new()));
    };
    let words = Words { program };
    if words.text(ty) != words.text(twin) {
        let notes = [(first, ty), (second, twin)].map(|(global, ty)| {
            let name = program.name(global.name).trim_start_matches("other.");
            (global.span, format!("`{name}` has the type {}", words.text(ty)))
        });
        return Err(wrong(format!("`{one}` and `{other}` have different types"), notes.into()));
    }
    let (args, result) = ty.arguments();
    if has_functions(result) {
        let message = format!("the results of `{one}` and `{other}` are functions, which can't be compared");
        return Err(wrong(message, Vec::new()));
    }
    Ok(args.into_iter().cloned().collect())
}

fn refusal(loaded: &Loaded, diagnostics: Vec<Diagnostic>) -> Refused {
    Refused { path: loaded.path.clone(), sources: loaded.sources.clone(), diagnostics }
}

fn has_functions(ty: &Type) -> bool {
    match ty {
        Type::Function(..) => true,
        Type::Data(_, args) => args.iter().any(has_functions),
        _ => false,
    }
}

/// Types in words; variables by the order in which they are met.
struct Words<'p> {
    program: &'p Program,
}

impl Words<'_> {
    fn text(&self, ty: &Type) -> String {
        let mut met = Vec::new();
        self.write(ty, false, &mut met)
    }

    fn write(&self, ty: &Type, atom: bool, met: &mut Vec<snell_source::Name>) -> String {
        let wrap = |text: String| if atom { format!("({text})") } else { text };
        match ty {
            Type::Int => "Int".into(),
            Type::Integer => "Integer".into(),
            Type::Double => "Double".into(),
            Type::Char => "Char".into(),
            Type::Str => "String".into(),
            Type::Any => "_".into(),
            Type::Var(name) => {
                let at = met.iter().position(|known| known == name).unwrap_or_else(|| {
                    met.push(*name);
                    met.len() - 1
                });
                char::from(b'a' + (at % 26) as u8).to_string()
            }
            Type::Data(data, args) if *data == builtin::LIST && args.len() == 1 => {
                format!("[{}]", self.write(&args[0], false, met))
            }
            Type::Data(data, args) => {
                let name = self.program.name(self.program.data(*data).name);
                let args: Vec<String> = args.iter().map(|arg| self.write(arg, true, met)).collect();
                match args.is_empty() {
                    true => name.to_owned(),
                    false => wrap(format!("{name} {}", args.join(" "))),
                }
            }
            Type::Function(from, to) => {
                let from = match **from {
                    Type::Function(..) => self.write(from, true, met),
                    _ => self.write(from, false, met),
                };
                wrap(format!("{from} -> {}", self.write(to, false, met)))
            }
            Type::Cell(inner) => wrap(format!("Cell {}", self.write(inner, true, met))),
            Type::Array(inner) => wrap(format!("Array {}", self.write(inner, true, met))),
        }
    }
}

/// Defines the comparison.
fn compare(builder: &mut Builder, left: GlobalId, right: GlobalId, inputs: Vec<Type>, strict: bool) -> GlobalId {
    let same = builder.declare(SAME);
    builder.at(Span::NONE);
    let params: Vec<VarId> = inputs.iter().map(|_| builder.var("x")).collect();
    let observed = [left, right].map(|function| {
        let name = builder.var("observed");
        (name, observe(builder, function, &params, strict))
    });
    let [(first, one), (second, other)] = observed;
    let compared = builder.prim(Prim::DataEqual, [first, second]);
    let body = builder.sequence(other, second, compared);
    let body = builder.sequence(one, first, body);
    builder.define(same, params, body);
    let bool = Type::Data(builtin::BOOL, Vec::new());
    let ty = inputs.into_iter().rev().fold(bool, |to, from| Type::function(from, to));
    builder.signature(same, ty);
    same
}

/// What a function does on inputs: a list of its whole value, or the empty one if it fails.
fn observe(builder: &mut Builder, function: GlobalId, inputs: &[VarId], strict: bool) -> ExprId {
    let value = builder.var("value");
    let mut seen = builder.construct(builtin::CONS, [Atom::from(value), Atom::Lit(Literal::Int(0))]);
    if !strict {
        // Comparing a value with itself evaluates all of it.
        let whole = builder.prim(Prim::DataEqual, [value, value]);
        let binder = builder.var("_");
        seen = builder.sequence(whole, binder, seen);
    }
    let call = match inputs.is_empty() {
        true => builder.atom(Atom::Global(function)),
        false => builder.call(function, inputs.iter().copied()),
    };
    let action = builder.sequence(call, value, seen);
    let (run, handler) = (builder.var("run"), builder.var("handler"));
    let handle = handler_of(builder, handler);
    let caught = builder.prim(Prim::Catch, [run, handler]);
    builder.let_([Binding::thunk(run, action), handle], caught)
}

/// Fails again if functions were compared; otherwise a failure is something that can be observed.
fn handler_of(builder: &mut Builder, handler: VarId) -> Binding {
    let (caught, text, raised) = (builder.var("caught"), builder.var("text"), builder.var("_"));
    let compared = builder.prim(Prim::StrEq, [Atom::from(text), Atom::Lit(Literal::Str(COMPARED.into()))]);
    let (again, failed, other) =
        (builder.error(COMPARED), builder.constant(builtin::NIL), builder.constant(builtin::NIL));
    let looked = builder.if_(compared, again, failed);
    let scrutinee = builder.atom(caught);
    let binder = builder.var("_");
    let alts = [Alt::con(builtin::RAISED, [raised], other), Alt::con(builtin::FAILED, [text], looked)];
    let body = builder.case(scrutinee, binder, alts, None);
    Binding::lambda(handler, [caught], body)
}

/// Whether a failure is that of comparing functions.
pub(super) fn is_comparison(text: &str) -> bool {
    text == COMPARED
}
