//! From an input that was run to a test.

use super::names::in_prelude;
use super::types::TypeText;
use super::{Case, Expected, reserved};
use crate::agree::is_cut;
use crate::codes::of_fault;
use crate::cover::{CUT, Kept, OBSERVE};
use crate::load::Loaded;
use crate::replay::Replayer;
use crate::show::{Reader, Show};
use snell_core_ir::{ConId, GlobalId, Type, Written, builtin};
use snell_graph::{Datum, Part};
use snell_interp_concrete::Ended;
use snell_interp_symbolic::End;
use snell_report::Outcome;
use snell_semantics::Fault;

/// Steps that running a test again may take.
const FUEL: u64 = 1 << 26;
/// Bytes that it may need.
const MEMORY: usize = 1 << 30;

/// Makes tests of inputs.
pub(super) struct Cases<'l> {
    loaded: &'l Loaded,
    /// The module that is tested.
    subject: &'l str,
}

/// A test, or why there is none.
pub(super) type Made = Result<Case, &'static str>;

impl<'l> Cases<'l> {
    pub(super) fn new(loaded: &'l Loaded, subject: &'l str) -> Cases<'l> {
        Cases { loaded, subject }
    }

    /// The test of an input that was kept.
    pub(super) fn case(&self, kept: &Kept) -> Made {
        let program = &self.loaded.program;
        if !program.interface.exported.contains(&kept.entry) {
            return Err("its function is not exported");
        }
        if !kept.fresh.is_empty() {
            return Err("it asks for inputs while it runs");
        }
        let Some(ty) = &program.global(kept.entry).ty else { return Err("the type of its function is not known") };
        let (types, result) = ty.arguments();
        if types.len() < kept.args.len() {
            return Err("it gives a function inside of a newtype");
        }
        let args = self.filled(kept, &types)?;
        if !args.iter().all(|arg| self.is_sayable(arg, false)) {
            return Err("an argument can't be written in another module");
        }
        let mut show = Show::of(self.loaded).read_by(Reader::Expression);
        let texts: Vec<String> = args.iter().zip(&types).map(|(arg, ty)| show.input(arg, Some(ty), true)).collect();
        let function = self.function(kept.entry, ty)?;
        let call = [vec![function], texts].concat().join(" ");
        let observe = if matches!(&kept.end, End::Value(value) if is_cut(value)) { CUT } else { OBSERVE };
        let ended = Replayer::new(&self.loaded.code, kept.entry, observe, FUEL, MEMORY).run(&args, Vec::new());
        let (expected, does) = self.expected(&ended, result, &kept.report.outcome)?;
        let said = [vec![kept.report.function.clone()], kept.report.args.clone()].concat().join(" ");
        Ok(Case { group: kept.report.function.clone(), name: format!("{said} {does}"), call, expected })
    }

    /// The name of a function, with its type where that would not be clear.
    fn function(&self, entry: GlobalId, ty: &Type) -> Result<String, &'static str> {
        let program = &self.loaded.program;
        let whole = program.name(program.global(entry).name);
        let (name, is_method) = whole.split_once(" (").map_or((whole, false), |(name, _)| (name, true));
        let shown = Show::of(self.loaded).global(entry);
        let own = !is_method || program.interface.values.iter().any(|value| value == name);
        if !own && !in_prelude(name) {
            return Err("its method is not exported");
        }
        let qualified = match reserved(name) && own {
            true if shown.starts_with('(') => format!("({}.{name})", self.subject),
            true => format!("{}.{name}", self.subject),
            false => shown,
        };
        let types = TypeText { program };
        if !is_method && !types.has_variables(ty) && !program.interface.specialised.contains(&entry) {
            return Ok(qualified);
        }
        Ok(format!("({qualified} :: {})", types.write(ty).ok_or("its type can't be written")?))
    }

    /// The arguments, without holes that would show in the result.
    fn filled(&self, kept: &Kept, types: &[&Type]) -> Result<Vec<Datum>, &'static str> {
        let hole = |part: &Part| matches!(part, Part::Hole);
        let shows = match &kept.end {
            End::Value(value) => value.parts().iter().any(hole),
            End::Failed { .. } | End::Endless => false,
        };
        if !shows {
            return Ok(kept.args.clone());
        }
        let fill = Fill { loaded: self.loaded };
        let filled = kept.args.iter().zip(types).map(|(arg, ty)| fill.datum(arg, ty));
        filled.collect::<Option<Vec<Datum>>>().ok_or("its result shows a part that could be anything")
    }

    /// What a run does, as an expectation and in words.
    fn expected(&self, ended: &Ended, ty: &Type, outcome: &Outcome) -> Result<(Expected, String), &'static str> {
        let program = &self.loaded.program;
        let interface = &program.interface;
        let (shown, compared) = (interface.is_shown(program, ty), interface.is_compared(program, ty));
        match ended {
            Ended::Value(value) => {
                let whole = !is_cut(value) && self.is_sayable(value, false);
                let has_nan = value.parts().iter().any(|part| matches!(part, Part::Double(d) if d.is_nan()));
                let name = format!("gives {}", Show::of(self.loaded).value(value, Some(ty)));
                let text = |reader| Show::of(self.loaded).read_by(reader).value(value, Some(ty));
                if whole && shown {
                    let text = text(Reader::Expression);
                    return Ok((
                        if compared && !has_nan { Expected::Equals(text) } else { Expected::ShowsAs(text) },
                        name,
                    ));
                }
                if has_nan || !self.is_sayable(value, true) {
                    return Err("its result can't be written in another module");
                }
                Ok((Expected::Matches(text(Reader::Pattern)), name))
            }
            Ended::Failed { fault, .. } => {
                let Outcome::Fails { text, .. } = outcome else { return Err("it fails with what was not looked at") };
                Ok((Expected::Fails { says: says(fault, text), shown }, format!("fails: {text}")))
            }
            _ => Err("it takes too long"),
        }
    }

    /// Whether another module can write a value: all constructors are known there, and functions are tables.
    fn is_sayable(&self, value: &Datum, as_pattern: bool) -> bool {
        let mut todo = vec![value];
        while let Some(value) = todo.pop() {
            for part in value.parts() {
                match part {
                    Part::Con(con, _) if !as_pattern && self.is_written(*con) => {}
                    Part::Con(con, _) if !self.is_visible(*con) => return false,
                    Part::Function(_) | Part::Closure | Part::Storage | Part::More if as_pattern => {}
                    Part::Closure | Part::Storage | Part::More => return false,
                    Part::Function(table) => {
                        todo.push(&table.default);
                        todo.extend(table.entries.iter().flat_map(|(key, result)| [key, result]));
                    }
                    _ => {}
                }
            }
        }
        true
    }

    /// Whether a function of a library makes values like this one.
    fn is_written(&self, con: ConId) -> bool {
        let data = self.loaded.program.con(con).data;
        let written = self.loaded.written.iter().find(|(of, _)| *of == data);
        written.is_some_and(|(_, written)| !matches!(written, Written::Nothing))
    }

    fn is_visible(&self, con: ConId) -> bool {
        let program = &self.loaded.program;
        let name = program.name(program.con(con).name);
        con.index() <= builtin::CONS.index()
            || program.interface.constructors.contains(&con)
            || name.starts_with("(,")
            || ["Just", "Nothing", "Left", "Right", "LT", "EQ", "GT"].contains(&name)
    }
}

/// What a failure says in a compiled program, as far as that is the same.
fn says<V>(fault: &Fault<V>, text: &str) -> String {
    use crate::codes::loading::{DIVIDE_BY_ZERO, FAILED, NO_MATCH};
    match of_fault(fault) {
        code if code == DIVIDE_BY_ZERO => "divide by zero".into(),
        code if code == NO_MATCH || text.starts_with("Non-exhaustive") => "Non-exhaustive".into(),
        code if code == FAILED => match text.strip_prefix("error \"").and_then(|rest| rest.strip_suffix('"')) {
            // The first line, without what needs an escape.
            Some(text) => text.split(['\\', '"']).next().unwrap_or_default().to_owned(),
            None => String::new(),
        },
        _ => String::new(),
    }
}

/// Fills holes with the smallest values of their types.
struct Fill<'l> {
    loaded: &'l Loaded,
}

impl Fill<'_> {
    /// A datum without holes; nothing if the type of one is not known.
    fn datum(&self, datum: &Datum, ty: &Type) -> Option<Datum> {
        let mut parts = Vec::new();
        let mut types = vec![ty.clone()];
        for part in datum.parts() {
            let ty = types.pop()?;
            match part {
                Part::Hole => parts.extend(self.smallest(&ty, 0)?),
                Part::Con(con, _) => {
                    types.extend(self.fields(*con, &ty).into_iter().rev());
                    parts.push(part.clone());
                }
                Part::Function(_) => return None,
                other => parts.push(other.clone()),
            }
        }
        Some(Datum::from_parts(parts))
    }

    fn fields(&self, con: ConId, ty: &Type) -> Vec<Type> {
        let program = &self.loaded.program;
        let constructor = program.con(con);
        let params = &program.data(constructor.data).params;
        let args = match ty {
            Type::Data(data, args) if *data == constructor.data => &args[..],
            _ => &[],
        };
        if let Some(solved) = program.field_types(con, args).filter(|_| !constructor.equations.is_empty()) {
            return solved;
        }
        let of = |name| {
            let at = params.iter().position(|&param| param == name);
            at.and_then(|at| args.get(at)).cloned().unwrap_or(Type::Any)
        };
        constructor.fields.iter().map(|field| super::types::substitute(field, &of)).collect()
    }

    fn smallest(&self, ty: &Type, depth: u32) -> Option<Vec<Part>> {
        /// Deeper values are not small.
        const MAX_DEPTH: u32 = 4;
        if depth > MAX_DEPTH {
            return None;
        }
        let number = |n| snell_integer::Integer::Small(n);
        Some(match ty {
            Type::Int | Type::Integer => vec![Part::Integer(number(0))],
            Type::Double => vec![Part::Double(0.0)],
            Type::Char => vec![Part::Char('a')],
            // Tests are written at this type.
            Type::Var(_) => vec![Part::con(builtin::UNIT, 0)],
            Type::Data(data, args) => {
                let cons = &self.loaded.program.data(*data).cons;
                let built = cons.iter().filter_map(|&con| {
                    self.loaded.program.field_types(con, args)?;
                    let fields = self.fields(con, ty);
                    let mut parts = vec![Part::con(con, fields.len())];
                    for field in &fields {
                        parts.extend(self.smallest(field, depth + 1)?);
                    }
                    Some(parts)
                });
                built.min_by_key(Vec::len)?
            }
            _ => return None,
        })
    }
}
