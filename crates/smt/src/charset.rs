//! Conditions on characters: classes and changes of case, solved with sets.
//!
//! What conditions say of one character alone is a set of characters, exactly. An empty one refutes the question; else
//! examples are taken from the sets, and tried.

use snell_integer::Integer;
use snell_logic::{
    Answer, Assignment, CharMap, CharSet, Linear, Model, Range, TermId, Terms, Value, VarId, VarScan, View,
};

/// Larger questions are for others.
const MAX_SUBTERMS: usize = 5_000;
/// So many examples are tried for a character.
const MAX_TRIED: usize = 24;

/// Solves a question that is about classes of characters; nothing if it is not, or is too hard.
pub(crate) fn solve(terms: &Terms, question: &[TermId], hint: &impl Assignment) -> Option<Answer> {
    if !terms.has_classes() || !is_about_classes(terms, question) {
        return None;
    }
    let mut sets = Sets::default();
    let mut scan = VarScan::new();
    let mut mentioned = Vec::with_capacity(question.len());
    for &condition in question {
        let mut vars = Vec::new();
        scan.scan(terms, condition, &mut vars);
        sets.characters.extend(vars.iter().filter(|var| terms.var_range(**var) == Range::CHAR));
        mentioned.push(vars);
    }
    sets.characters.sort_unstable();
    sets.characters.dedup();
    sets.leaders = (0..sets.characters.len()).collect();
    for &condition in question {
        sets.unite(terms, condition);
    }
    sets.sets = vec![CharSet::all(); sets.characters.len()];
    for (&condition, vars) in question.iter().zip(&mentioned) {
        if let &[var] = vars.as_slice()
            && let Some(at) = sets.leader(var)
            && let Some(set) = set_of(terms, condition, var)
        {
            sets.sets[at] = sets.sets[at].and(&set);
        }
    }
    if sets.sets.iter().any(|set| set.ranges().is_empty()) {
        return Some(Answer::Unsat);
    }
    sets.example(terms, question, &mentioned, hint).map(Answer::Sat)
}

fn is_about_classes(terms: &Terms, question: &[TermId]) -> bool {
    let mut todo = question.to_vec();
    for _ in 0..MAX_SUBTERMS {
        let Some(term) = todo.pop() else { return false };
        if matches!(terms.view(term), View::Member(..) | View::CharMap(..)) {
            return true;
        }
        terms.for_each_child(term, |child| todo.push(child));
    }
    false
}

/// What is known of each character by itself. Equal ones have one leader, which knows it for all.
#[derive(Default)]
struct Sets {
    characters: Vec<VarId>,
    leaders: Vec<usize>,
    sets: Vec<CharSet>,
}

impl Sets {
    fn leader(&self, var: VarId) -> Option<usize> {
        let mut at = self.characters.binary_search(&var).ok()?;
        while self.leaders[at] != at {
            at = self.leaders[at];
        }
        Some(at)
    }

    /// Of `a = b`, one speaks for both.
    fn unite(&mut self, terms: &Terms, condition: TermId) {
        let View::Eq(Linear { constant, monomials: [first, second] }) = terms.view(condition) else { return };
        let opposite = first.coefficient.is_one() && second.coefficient == Integer::MINUS_ONE;
        if let (View::Var(a), View::Var(b)) = (terms.view(first.term), terms.view(second.term))
            && opposite
            && constant.is_zero()
            && let (Some(a), Some(b)) = (self.leader(a), self.leader(b))
        {
            let (low, high) = (a.min(b), a.max(b));
            self.leaders[high] = low;
        }
    }

    /// A model with characters from the sets, one after the other, each such that what it completes is true.
    fn example(
        &self,
        terms: &Terms,
        question: &[TermId],
        mentioned: &[Vec<VarId>],
        hint: &impl Assignment,
    ) -> Option<Model> {
        let mut model = Model::new();
        for var in mentioned.iter().flatten() {
            model.set(*var, hint.value(*var).unwrap_or_else(|| terms.default_value(*var)));
        }
        let place = |var: &VarId| self.leader(*var);
        for at in (0..self.characters.len()).filter(|&at| self.leaders[at] == at) {
            let completed = |vars: &&Vec<VarId>| vars.iter().filter_map(place).max() == Some(at);
            let due: Vec<TermId> =
                question.iter().zip(mentioned).filter(|(_, vars)| completed(vars)).map(|(due, _)| *due).collect();
            let same: Vec<VarId> = self.characters.iter().copied().filter(|var| place(var) == Some(at)).collect();
            let fits = examples(&self.sets[at]).take(MAX_TRIED).any(|code| {
                same.iter().for_each(|var| model.set(*var, Value::Int(Integer::from(i64::from(code)))));
                terms.satisfied(&due, &model)
            });
            if !fits {
                return None;
            }
        }
        terms.satisfied(question, &model).then_some(model)
    }
}

/// Members of a set, those that are easy to read first.
fn examples(set: &CharSet) -> impl Iterator<Item = u32> {
    let plain = b"abc01AB .".iter().map(|&byte| u32::from(byte)).filter(|&code| set.contains(code));
    let ends = set.ranges().iter().flat_map(|&(low, high)| [low, high]);
    set.plainest().into_iter().chain(plain).chain(ends)
}

/// Of several conditions on one character, those that the others imply; the first ones rather than the last.
pub fn implied(terms: &Terms, conditions: &[TermId], var: VarId) -> Vec<TermId> {
    let mut sets: Vec<(TermId, CharSet)> =
        conditions.iter().filter_map(|&condition| Some((condition, set_of(terms, condition, var)?))).collect();
    let mut implied = Vec::new();
    let mut at = 0;
    while at < sets.len() {
        let others = sets.iter().enumerate().filter(|(other, _)| *other != at);
        let rest = others.fold(CharSet::all(), |all, (_, (_, set))| all.and(set));
        match rest.within(&sets[at].1) {
            true => implied.push(sets.remove(at).0),
            false => at += 1,
        }
    }
    implied
}

/// The characters for which a condition on one of them is true, exactly.
fn set_of(terms: &Terms, condition: TermId, var: VarId) -> Option<CharSet> {
    Some(match terms.view(condition) {
        View::Bool(true) => CharSet::all(),
        View::Bool(false) => CharSet::default(),
        View::Not(inner) => set_of(terms, inner, var)?.not(),
        View::And(parts) => {
            let mut sets = parts.iter().map(|part| set_of(terms, *part, var));
            sets.try_fold(CharSet::all(), |all, set| Some(all.and(&set?)))?
        }
        View::Or(parts) => {
            let mut sets = parts.iter().map(|part| set_of(terms, *part, var));
            sets.try_fold(CharSet::default(), |any, set| Some(any.or(&set?)))?
        }
        View::Iff(a, b) => {
            let (a, b) = (set_of(terms, a, var)?, set_of(terms, b, var)?);
            a.and(&b).or(&a.not().and(&b.not()))
        }
        View::Le(_) | View::Eq(_) | View::Member(..) => atom(terms, condition, var)?,
        _ => return None,
    })
}

fn atom(terms: &Terms, condition: TermId, var: VarId) -> Option<CharSet> {
    let mut maps = false;
    let unchanged = match terms.view(condition) {
        View::Member(class, of) => {
            let (1, 0) = line(terms, of, var, &mut maps)? else { return None };
            CharSet::of_class(class)
        }
        View::Le(linear) => {
            let (slope, constant) = sum(terms, &linear, var, &mut maps)?;
            match slope {
                0 if constant <= 0 => CharSet::all(),
                0 => CharSet::default(),
                1.. => CharSet::between(0, (-constant).div_euclid(slope)),
                // `constant <= -slope * c`
                _ => CharSet::between(-(-constant).div_euclid(-slope), i128::MAX),
            }
        }
        View::Eq(linear) => {
            let (slope, constant) = sum(terms, &linear, var, &mut maps)?;
            match slope {
                0 if constant == 0 => CharSet::all(),
                0 => CharSet::default(),
                _ if constant % slope != 0 => CharSet::default(),
                _ => CharSet::between(-constant / slope, -constant / slope),
            }
        }
        _ => return None,
    };
    if !maps {
        return Some(unchanged);
    }
    // Few characters have a case; the maps are nothing for all others.
    let ranges = |codes: &mut dyn Iterator<Item = u32>| CharSet::from_ranges(codes.map(|code| (code, code)).collect());
    let changed = ranges(&mut CharMap::changed().iter().copied());
    let holds = |code: &u32| {
        let mut model = Model::new();
        model.set(var, Value::Int(Integer::from(i64::from(*code))));
        terms.eval_bool(condition, &model) == Some(true)
    };
    let among_changed = ranges(&mut CharMap::changed().iter().copied().filter(holds));
    Some(unchanged.and(&changed.not()).or(&among_changed))
}

/// `slope * c + constant`, as far as a term is that for characters that no map changes.
fn line(terms: &Terms, term: TermId, var: VarId, maps: &mut bool) -> Option<(i128, i128)> {
    match terms.view(term) {
        View::Var(of) => (of == var).then_some((1, 0)),
        View::Int(value) => Some((0, value.to_i128()?)),
        View::Linear(linear) => sum(terms, &linear, var, maps),
        View::CharMap(_, of) => {
            *maps = true;
            // Of anything but a character itself, what is changed is not known beforehand.
            match terms.view(of) {
                View::Var(_) | View::CharMap(..) => line(terms, of, var, maps),
                _ => None,
            }
        }
        _ => None,
    }
}

fn sum(terms: &Terms, linear: &Linear<'_>, var: VarId, maps: &mut bool) -> Option<(i128, i128)> {
    let mut sum = (0i128, linear.constant.to_i128()?);
    for monomial in linear.monomials {
        let (slope, constant) = line(terms, monomial.term, var, maps)?;
        let by = monomial.coefficient.to_i128()?;
        sum.0 = sum.0.checked_add(slope.checked_mul(by)?)?;
        sum.1 = sum.1.checked_add(constant.checked_mul(by)?)?;
    }
    Some(sum)
}
