//! Showing results: `Int 5`, `Nil | Cons Int …`, `<function append>`.

use crate::analysis::Analysis;
use crate::value::{Addr, Heads, Object};
use crate::whole::Whole;
use snell_core_ir::ConId;
use snell_lattice::{Flat, Join};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The set of possible results.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.complete {
            return f.write_str("anything (not analysed to the end)");
        }
        let shown = self.alternatives_of(self.known.sets.get(self.result), true);
        match shown.is_empty() {
            true => f.write_str("nothing"),
            false => f.write_str(&shown.join(" | ")),
        }
    }
}

impl Analysis {
    fn alternatives_of(&self, heads: &Heads, with_fields: bool) -> Vec<String> {
        let mut shown = atoms(heads);
        let mut cons: BTreeMap<ConId, Vec<Heads>> = BTreeMap::new();
        let mut others = BTreeSet::new();
        for object in heads.objects.iter() {
            match &**self.known.get(object) {
                Object::Con(con, fields) => {
                    let joined = cons.entry(*con).or_insert_with(|| vec![Heads::default(); fields.len()]);
                    for (all, &field) in joined.iter_mut().zip(fields) {
                        all.join(&self.evaluated(field));
                    }
                }
                Object::Closure(body, _) => {
                    let program = &self.code.program;
                    let global = program.global(self.code.body(*body).global);
                    others.insert(format!("<function {}>", program.name(global.name)));
                }
                Object::Partial(_) | Object::Unknown(_) => {
                    others.insert("<function>".into());
                }
                Object::Cell(_) => {
                    others.insert("<cell>".into());
                }
                Object::Array(..) => {
                    others.insert("<array>".into());
                }
            }
        }
        for (con, fields) in cons {
            let mut text = self.code.program.name(self.code.program.con(con).name).to_string();
            for field in fields {
                text.push(' ');
                text.push_str(&self.field(&field, with_fields));
            }
            shown.push(text);
        }
        shown.extend(others);
        shown
    }

    /// A field in short: in full where it is one thing without parts.
    fn field(&self, heads: &Heads, with_fields: bool) -> String {
        if !with_fields {
            return "…".into();
        }
        match &self.alternatives_of(heads, false)[..] {
            [] => "_".into(),
            [one] if one.contains('…') => "…".into(),
            [one] if one.contains(' ') && !one.starts_with('<') => format!("({one})"),
            [one] => one.clone(),
            _ => "…".into(),
        }
    }

    fn evaluated(&self, addr: Addr) -> Heads {
        let mut all = Heads::default();
        for element in self.elements(self.known.peek(addr)) {
            all.join(self.known.sets.get(element));
        }
        all
    }
}

fn atoms(heads: &Heads) -> Vec<String> {
    let mut shown = Vec::new();
    match &heads.whole {
        Whole::Nothing => {}
        Whole::Exactly(number) if number.to_i64().is_some() => shown.push(format!("Int {number}")),
        Whole::Exactly(number) => shown.push(format!("Integer {number}")),
        Whole::Int => shown.push("Int".into()),
        Whole::Integer => shown.push("Integer".into()),
    }
    shown.extend(flat("Double", &heads.double, |bits| format!("{:?}", f64::from_bits(*bits))));
    shown.extend(flat("Char", &heads.char, |c| format!("{c:?}")));
    shown.extend(flat("String", &heads.text, |text| format!("{text:?}")));
    shown
}

fn flat<T>(kind: &str, flat: &Flat<T>, show: impl Fn(&T) -> String) -> Option<String> {
    match flat {
        Flat::Nothing => None,
        Flat::Exactly(element) => Some(format!("{kind} {}", show(element))),
        Flat::Any => Some(kind.into()),
    }
}
