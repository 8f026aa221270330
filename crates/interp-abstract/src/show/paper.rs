//! The notation of papers: `N` for any number, `#t`, closures with the addresses of their environments.

use crate::analysis::Analysis;
use crate::local::Local;
use crate::names::Names;
use crate::value::{Heads, Object};
use crate::whole::{Between, Whole};
use snell_core_ir::builtin;
use snell_integer::Integer;
use snell_lattice::Flat;
use snell_semantics::{BodyId, SiteId};

impl Analysis {
    pub(super) fn on_paper(&self, heads: &Heads, _store: Option<&Local>, names: &Names) -> Vec<String> {
        let mut shown: Vec<String> = numbers(&heads.whole);
        match heads.double {
            Flat::Nothing => {}
            Flat::Exactly(bits) => shown.push(format!("{:?}", f64::from_bits(bits))),
            Flat::Any => shown.push("R".into()),
        }
        match heads.char {
            Flat::Nothing => {}
            Flat::Exactly(c) => shown.push(format!("#\\{c}")),
            Flat::Any => shown.push("Char".into()),
        }
        match &heads.text {
            Flat::Nothing => {}
            Flat::Exactly(text) => shown.push(format!("{text:?}")),
            Flat::Any => shown.push("Str".into()),
        }
        let objects = heads.objects.iter().map(|object| self.object_on_paper(self.known.get(object), names));
        shown.extend(objects);
        shown
    }

    fn object_on_paper(&self, object: &Object, names: &Names) -> String {
        let addrs = |addrs: &[_]| addrs.iter().map(|&addr| self.address(names, addr)).collect::<Vec<_>>().join(" ");
        match object {
            Object::Con(builtin::TRUE, _) => "#t".into(),
            Object::Con(builtin::FALSE, _) => "#f".into(),
            Object::Con(builtin::NIL, _) => "'()".into(),
            Object::Con(con, fields) => {
                let name = self.code.program.name(self.code.program.con(*con).name);
                if fields.is_empty() { format!("({name})") } else { format!("({name} {})", addrs(fields)) }
            }
            Object::Closure(body, captured) => {
                format!("⟨(λ ({}) …), {{{}}}⟩", self.params(*body, names).join(" "), addrs(captured))
            }
            Object::Partial(parts) => format!("(partial {})", addrs(parts)),
            Object::Unknown(_) => "(λ? …)".into(),
            Object::Cell(content) => format!("(box {})", self.address(names, *content)),
            Object::Array(_, content) => format!("(vector {})", self.address(names, *content)),
            Object::Running(_) => "(running)".into(),
            Object::Same(addr) => self.address(names, *addr),
            Object::Abandoned(_) => "(failed)".into(),
        }
    }

    fn params(&self, body: BodyId, names: &Names) -> Vec<String> {
        let body = self.code.body(body);
        let sites = (body.site.0..body.site.0 + body.arity).map(SiteId);
        sites.map(|site| names.variable(&self.code, site).unwrap_or("_").to_owned()).collect()
    }
}

/// `5`, `N`, `+`, `-`, `≠0`, `[2,9]`.
fn numbers(whole: &Whole) -> Vec<String> {
    if let Some(numbers) = whole.listed() {
        return numbers.iter().map(Integer::to_string).collect();
    }
    let Some(Between { low, high, nonzero }) = whole.bounds() else { return Vec::new() };
    let low = low.filter(|low| *low != Integer::from(i64::MIN));
    let high = high.filter(|high| *high != Integer::from(i64::MAX));
    vec![match (low, high) {
        (None, None) if nonzero => "≠0".into(),
        (None, None) => "N".into(),
        (Some(low), None) if low.is_one() => "+".into(),
        (None, Some(high)) if high == Integer::from(-1) => "-".into(),
        (low, high) => {
            let bound = |bound: Option<Integer>, none: &str| bound.map_or(none.to_owned(), |bound| bound.to_string());
            format!("[{},{}]", bound(low, "-∞"), bound(high, "∞"))
        }
    }]
}
