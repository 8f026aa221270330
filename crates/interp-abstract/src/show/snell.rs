//! Snell's own notation.

use crate::analysis::Analysis;
use crate::local::Local;
use crate::value::{Heads, Object};
use crate::whole::{Between, Whole};
use snell_core_ir::ConId;
use snell_integer::Integer;
use snell_lattice::Flat;
use std::collections::{BTreeMap, BTreeSet};

impl Analysis {
    pub(super) fn alternatives_of(&self, heads: &Heads, store: Option<&Local>, with_fields: bool) -> Vec<String> {
        let numbers = self.components.values;
        let mut shown = atoms(heads);
        let mut cons: BTreeMap<ConId, Vec<Heads>> = BTreeMap::new();
        let mut others = BTreeSet::new();
        for object in heads.objects.iter() {
            match &**self.known.get(object) {
                Object::Con(con, fields) => {
                    let joined = cons.entry(*con).or_insert_with(|| vec![Heads::default(); fields.len()]);
                    for (all, &field) in joined.iter_mut().zip(fields) {
                        all.join_keeping(&self.evaluated(field, store), numbers);
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
                Object::Running(_) => {
                    others.insert("<running>".into());
                }
                Object::Same(origin) => {
                    let shown = self.alternatives_of(&self.evaluated(*origin, store), store, with_fields);
                    others.insert(if shown.is_empty() { "<suspended>".into() } else { shown.join(" | ") });
                }
                Object::Abandoned(_) => {
                    others.insert("<failed>".into());
                }
            }
        }
        for (con, fields) in cons {
            let mut text = self.code.program.name(self.code.program.con(con).name).to_string();
            for field in fields {
                text.push(' ');
                text.push_str(&self.field(&field, store, with_fields));
            }
            shown.push(text);
        }
        shown.extend(others);
        shown
    }

    /// A field in short: in full where it is one thing without parts.
    fn field(&self, heads: &Heads, store: Option<&Local>, with_fields: bool) -> String {
        if !with_fields {
            return "…".into();
        }
        match &self.alternatives_of(heads, store, false)[..] {
            [] => "_".into(),
            [one] if one.contains('…') => "…".into(),
            [one] if one.contains(' ') && !one.starts_with('<') => format!("({one})"),
            [one] => one.clone(),
            _ => "…".into(),
        }
    }
}

fn atoms(heads: &Heads) -> Vec<String> {
    let mut shown = Vec::new();
    shown.extend(whole(&heads.whole));
    shown.extend(flat("Double", &heads.double, |bits| format!("{:?}", f64::from_bits(*bits))));
    shown.extend(flat("Char", &heads.char, |c| format!("{c:?}")));
    shown.extend(flat("String", &heads.text, |text| format!("{text:?}")));
    shown
}

/// `Int 5`, `Int 1 2 3`, `Int ≠ 0`, `Int > 0`, `Int 2..9`, `Integer`.
fn whole(whole: &Whole) -> Option<String> {
    let kind = if whole.bounded().1 { "Integer" } else { "Int" };
    if let Some(numbers) = whole.listed() {
        let numbers: Vec<_> = numbers.iter().map(Integer::to_string).collect();
        return (!numbers.is_empty()).then(|| format!("{kind} {}", numbers.join(" ")));
    }
    let Between { low, high, nonzero } = whole.bounds()?;
    let low = low.filter(|low| *low != Integer::from(i64::MIN) || kind == "Integer");
    let high = high.filter(|high| *high != Integer::from(i64::MAX) || kind == "Integer");
    let without = if nonzero { " ≠ 0" } else { "" };
    Some(match (low, high) {
        (None, None) => format!("{kind}{without}"),
        (Some(low), None) if low.is_one() => format!("{kind} > 0"),
        (Some(low), None) => format!("{kind} ≥ {low}{without}"),
        (None, Some(high)) if high == Integer::from(-1) => format!("{kind} < 0"),
        (None, Some(high)) => format!("{kind} ≤ {high}{without}"),
        (Some(low), Some(high)) => format!("{kind} {low}..{high}{without}"),
    })
}

fn flat<T>(kind: &str, flat: &Flat<T>, show: impl Fn(&T) -> String) -> Option<String> {
    match flat {
        Flat::Nothing => None,
        Flat::Exactly(element) => Some(format!("{kind} {}", show(element))),
        Flat::Any => Some(kind.into()),
    }
}
