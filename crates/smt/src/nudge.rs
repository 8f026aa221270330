//! Moving one variable: often that is all it takes to satisfy one more linear condition, and it costs microseconds
//! where a solver would start from nothing.

use snell_integer::Integer;
use snell_logic::{TermId, Terms, Value, View};

use crate::fast::LIMIT;
use crate::slice::Occurrences;
use crate::state::State;

/// Tries to satisfy the one failing conjunct of a slice by moving one of its variables, keeping all others satisfied.
pub(crate) fn nudge(
    terms: &Terms,
    state: &mut State,
    conjuncts: &[TermId],
    occurrences: &Occurrences,
    slice: &[usize],
    failing: usize,
) -> bool {
    if state.foreign.is_some() {
        return false;
    }
    let Some(excess) = excess(terms, state, conjuncts[failing]) else { return false };
    let half = excess / 2 + excess % 2;
    for var in occurrences.vars(failing) {
        let old = state.differences.value(var.0);
        for step in [-excess, excess, -half, half] {
            let Some(new) = old.checked_add(step).filter(|new| new.abs() <= LIMIT) else { continue };
            if !terms.admits(*var, &Value::Int(Integer::from(new))) {
                continue;
            }
            state.differences.import(var.0, new);
            let holds = |index: usize| terms.eval_bool(conjuncts[index], state) == Some(true);
            let mentions = |index: &&usize| occurrences.vars(**index).contains(var);
            if holds(failing) && slice.iter().filter(mentions).all(|index| holds(*index)) {
                return true;
            }
        }
        state.differences.import(var.0, old);
    }
    false
}

/// By how much a linear condition fails; at least one.
fn excess(terms: &Terms, state: &State, condition: TermId) -> Option<i128> {
    let atom = match terms.view(condition) {
        View::Not(inner) => inner,
        _ => condition,
    };
    let (View::Le(linear) | View::Eq(linear)) = terms.view(atom) else { return None };
    let mut sum = linear.constant.clone();
    for monomial in linear.monomials {
        sum += &(terms.eval(monomial.term, state)?.as_int()? * &monomial.coefficient);
    }
    let size = sum.abs().to_i128().filter(|size| *size <= LIMIT)?;
    Some(size.max(1))
}
