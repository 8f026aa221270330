//! Unknowns that have few values, because conditions bound them: all of them are tried. What no theory decides (bits of a
//! byte, products of small numbers) is then decided exactly.

use snell_integer::Integer;
use snell_logic::{Answer, Model, Range, Sort, TermId, Terms, Value, VarId, VarScan, View};
use std::collections::BTreeSet;

/// Evaluations of single subterms that one question may take, about; some tens of milliseconds.
const MAX_STEPS: usize = 4_000_000;

/// Decides the question by trying every assignment, and counts the evaluations; nothing if there are too many.
pub(crate) fn decide(terms: &Terms, question: &[TermId], steps: &mut u64) -> Option<Answer> {
    let (mut scan, mut vars) = (VarScan::new(), Vec::new());
    for &condition in question {
        scan.scan(terms, condition, &mut vars);
    }
    vars.sort_unstable();
    vars.dedup();
    let most = MAX_STEPS / size(terms, question, MAX_STEPS)?;
    let mut room = most;
    let mut domains = Vec::new();
    for &var in &vars {
        let domain = values(terms, question, var, room)?;
        room /= domain.len().max(1);
        domains.push(domain);
    }
    let mut model = Model::new();
    let mut at = vec![0; vars.len()];
    for (var, domain) in vars.iter().zip(&domains) {
        // No value at all: the bounds contradict each other.
        let Some(first) = domain.first() else { return Some(Answer::Unsat) };
        model.set(*var, first.clone());
    }
    loop {
        *steps += (MAX_STEPS / most) as u64;
        if terms.satisfied(question, &model) {
            return Some(Answer::Sat(model));
        }
        // The next assignment, as a number of so many digits.
        let mut digit = vars.len();
        loop {
            if digit == 0 {
                return Some(Answer::Unsat);
            }
            digit -= 1;
            at[digit] = (at[digit] + 1) % domains[digit].len();
            model.set(vars[digit], domains[digit][at[digit]].clone());
            if at[digit] > 0 {
                break;
            }
        }
    }
}

/// How many subterms there are; nothing if they are more than `most`.
fn size(terms: &Terms, question: &[TermId], most: usize) -> Option<usize> {
    let (mut seen, mut stack) = (BTreeSet::new(), question.to_vec());
    while let Some(term) = stack.pop() {
        if seen.insert(term) {
            terms.for_each_child(term, |child| stack.push(child));
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(seen.len().max(1))
}

/// The values that an unknown may have, those near zero first; nothing if they are more than `most`.
fn values(terms: &Terms, question: &[TermId], var: VarId, most: usize) -> Option<Vec<Value>> {
    match terms.var_sort(var) {
        Sort::Double => None,
        Sort::Bool if most < 2 => None,
        Sort::Bool => Some(vec![Value::Bool(false), Value::Bool(true)]),
        Sort::Int => {
            let mut bounds = question.iter().filter_map(|&condition| bound(terms, condition, var));
            let Some(range) = bounds.try_fold(terms.var_range(var), |range, bound| range.meet(&bound)) else {
                return Some(Vec::new());
            };
            let (lo, hi) = (range.lo()?, range.hi()?);
            if hi.checked_sub(lo)? >= i128::try_from(most).ok()? {
                return None;
            }
            let mut values: Vec<i128> = (lo..=hi).collect();
            values.sort_by_key(|value| (value.unsigned_abs(), *value < 0));
            Some(values.into_iter().map(|value| Value::Int(Integer::from(value))).collect())
        }
    }
}

/// The numbers that a condition like `x <= 5` leaves.
fn bound(terms: &Terms, condition: TermId, var: VarId) -> Option<Range> {
    let (linear, is_equation) = match terms.view(condition) {
        View::Le(linear) => (linear, false),
        View::Eq(linear) => (linear, true),
        _ => return None,
    };
    let [monomial] = linear.monomials else { return None };
    if terms.view(monomial.term) != View::Var(var) {
        return None;
    }
    // c x + d <= 0: x is at most -d / c, or at least that if c is negative.
    let quotient = (-linear.constant).div_floor(&monomial.coefficient)?.to_i128()?;
    Some(match (is_equation, monomial.coefficient.is_negative()) {
        (true, _) => Range::new(quotient, quotient),
        (false, false) => Range::new(i128::MIN, quotient),
        (false, true) => {
            let ceiling = -&linear.constant.div_floor(&monomial.coefficient)?;
            Range::new(ceiling.to_i128()?, i128::MAX)
        }
    })
}
