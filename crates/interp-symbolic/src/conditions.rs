//! What is known on a path, in words.

use crate::instance::Unknowns;
use crate::state::Symbolic;
use rustc_hash::{FxHashMap, FxHashSet};
use snell_logic::{Model, Range, TermId, VarId, VarScan, View};
use snell_smt::implied_of_character;

/// Of more conditions on one character, none is left out.
const MOST_COMPARED: usize = 40;

impl Symbolic {
    pub(crate) fn term_text(&self, term: TermId, unknowns: &mut Unknowns) -> String {
        let mut vars = Vec::new();
        VarScan::new().scan(&self.terms, term, &mut vars);
        for var in vars {
            unknowns.meet(var);
        }
        self.terms.display(term, &|var| unknowns.name(var)).to_string()
    }

    /// Conditions on classes of characters that others imply: a letter is no digit.
    fn implied_of_characters(&self) -> Vec<TermId> {
        let mut about: FxHashMap<VarId, Vec<TermId>> = FxHashMap::default();
        let (mut scan, mut vars) = (VarScan::new(), Vec::new());
        for &condition in self.solver.conjuncts() {
            vars.clear();
            scan.scan(&self.terms, condition, &mut vars);
            if let &[var] = vars.as_slice()
                && self.terms.var_range(var) == Range::CHAR
            {
                about.entry(var).or_default().push(condition);
            }
        }
        let several = about.into_iter().filter(|(_, conditions)| (2..=MOST_COMPARED).contains(&conditions.len()));
        several.flat_map(|(var, conditions)| implied_of_character(&self.terms, &conditions, var)).collect()
    }

    /// The conditions on numbers that the path rests on, in words. That nothing wraps around goes without saying.
    pub(crate) fn condition_text(&mut self, unknowns: &mut Unknowns) -> Vec<String> {
        let (low, high) = (self.terms.int(i64::MIN), self.terms.int(i64::MAX));
        let mut unsaid = FxHashSet::default();
        for (inner, in_range) in self.ranges.clone() {
            if in_range {
                unsaid.extend([self.terms.le(low, inner), self.terms.le(inner, high)]);
            }
        }
        unsaid.extend(self.implied_of_characters());
        let (mut texts, mut seen) = (Vec::new(), FxHashSet::default());
        let conjuncts = self.solver.conjuncts().iter().copied();
        let to_say: Vec<TermId> = conjuncts.filter(|term| !unsaid.contains(term)).collect();
        for term in self.terms.concise(&to_say) {
            let is_plain = matches!(self.terms.view(term), View::Bool(true));
            if is_plain || (unknowns.known != Model::new() && self.is_labelled(term, &unknowns.known)) {
                continue;
            }
            let is_said = |linear| {
                self.offset(linear)
                    .is_some_and(|(a, b, _)| unknowns.offsets.contains_key(&a) || unknowns.offsets.contains_key(&b))
            };
            if matches!(self.terms.view(term), View::Eq(linear) if is_said(linear)) {
                continue;
            }
            // What is known is put in: it may say the same as another condition then.
            let mut vars = Vec::new();
            VarScan::new().scan(&self.terms, term, &mut vars);
            let term = match vars.iter().any(|&var| unknowns.known.get(var).is_some()) {
                true => self.put_in(term, &vars, &unknowns.known),
                false => term,
            };
            if self.terms.as_bool(term) == Some(true) {
                continue;
            }
            let text = self.term_text(term, unknowns);
            if seen.insert(text.clone()) {
                texts.push(text);
            }
        }
        texts
    }
}
