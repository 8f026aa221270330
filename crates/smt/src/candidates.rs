//! Trying values: the way to models where no theory helps (doubles, products). It only ever says yes.
//!
//! Starting from a given assignment, one variable at a time is set to a value suggested by the conditions: constants
//! and their neighbours, special doubles, and the value of whatever a variable is compared with. Where no value satisfies
//! more conditions than before, one may be traded for another, once for each variable.

use snell_integer::Integer;
use snell_logic::{Assignment, Model, Sort, TermId, Terms, Value, VarId, VarScan, View};

/// Evaluations of the whole question that one search may spend; fewer if the question is large.
const MAX_TRIALS: usize = 3000;
/// Evaluations of single subterms that one search may spend, about.
const MAX_STEPS: usize = 200_000;
/// Subterms looked at for constants; a larger question is not tried.
const MAX_SUBTERMS: usize = 20_000;

/// A model of all conditions, if a simple local search finds one: from the given assignment or from the defaults.
pub(crate) fn search(terms: &Terms, question: &[TermId], start: &impl Assignment) -> Option<Model> {
    climb(terms, question, start).or_else(|| climb(terms, question, &Model::new()))
}

fn climb(terms: &Terms, question: &[TermId], start: &impl Assignment) -> Option<Model> {
    let mut scan = VarScan::new();
    let mut vars = Vec::new();
    for condition in question {
        scan.scan(terms, *condition, &mut vars);
    }
    vars.sort_unstable();
    vars.dedup();
    let mut model = Model::new();
    for var in &vars {
        let value = start.value(*var).filter(|value| terms.admits(*var, value));
        model.set(*var, value.unwrap_or_else(|| terms.default_value(*var)));
    }
    let constants = Constants::of(terms, question)?;
    let mut trials = MAX_TRIALS.min(MAX_STEPS / constants.subterms.max(1));
    let mut score = satisfied(terms, question, &model);
    // Variables that were set to satisfy one condition at the cost of another, and stay so until that is made good.
    let mut settled: Vec<VarId> = Vec::new();
    while score < question.len() {
        let mut best: Option<(usize, VarId, Value)> = None;
        let mut sideways: Option<(VarId, Value)> = None;
        let wanted = question.iter().find(|condition| terms.eval_bool(**condition, &model) != Some(true));
        for var in &vars {
            let old = model.value_in(terms, *var);
            for value in constants.suggestions(terms, &model, *var) {
                if trials == 0 {
                    return None;
                }
                if !terms.admits(*var, &value) || value == old {
                    continue;
                }
                trials -= 1;
                model.set(*var, value.clone());
                let reached = satisfied(terms, question, &model);
                if reached > best.as_ref().map_or(score, |(reached, ..)| *reached) {
                    best = Some((reached, *var, value));
                } else if reached == score
                    && sideways.is_none()
                    && !settled.contains(var)
                    && wanted.is_some_and(|wanted| terms.eval_bool(*wanted, &model) == Some(true))
                {
                    sideways = Some((*var, value));
                }
            }
            model.set(*var, old);
        }
        match (best, sideways) {
            (Some((reached, var, value)), _) => {
                model.set(var, value);
                score = reached;
                settled.clear();
            }
            (None, Some((var, value))) => {
                model.set(var, value);
                settled.push(var);
            }
            (None, None) => return None,
        }
    }
    Some(model)
}

fn satisfied(terms: &Terms, question: &[TermId], model: &Model) -> usize {
    question.iter().filter(|condition| terms.eval_bool(**condition, model) == Some(true)).count()
}

/// The constants of a question, and the atoms that compare doubles.
struct Constants {
    doubles: Vec<f64>,
    integers: Vec<Integer>,
    comparisons: Vec<(TermId, TermId)>,
    subterms: usize,
}

impl Constants {
    fn of(terms: &Terms, question: &[TermId]) -> Option<Constants> {
        let mut constants =
            Constants { doubles: Vec::new(), integers: Vec::new(), comparisons: Vec::new(), subterms: 0 };
        let mut stack = question.to_vec();
        let mut seen = std::collections::BTreeSet::new();
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            if seen.len() > MAX_SUBTERMS {
                return None;
            }
            match terms.view(term) {
                View::Double(bits) => constants.doubles.push(f64::from_bits(bits)),
                View::Int(value) => constants.integers.push(value.clone()),
                View::Le(linear) | View::Eq(linear) | View::Linear(linear) => {
                    constants.integers.push(linear.constant.clone());
                    constants.integers.push(-linear.constant);
                }
                View::DoubleCompare(_, a, b) => constants.comparisons.push((a, b)),
                _ => {}
            }
            terms.for_each_child(term, |child| stack.push(child));
        }
        constants.subterms = seen.len();
        constants.spread_doubles();
        constants.spread_integers();
        Some(constants)
    }

    fn spread_doubles(&mut self) {
        let mut spread = vec![0.0, 1.0, -1.0, 2.0, 0.5];
        self.doubles.sort_by(f64::total_cmp);
        self.doubles.dedup();
        for pair in self.doubles.windows(2) {
            spread.push(pair[0] / 2.0 + pair[1] / 2.0);
        }
        for constant in &self.doubles {
            spread.extend([
                *constant,
                constant.next_up(),
                constant.next_down(),
                -constant,
                constant + 1.0,
                constant - 1.0,
            ]);
            spread.extend([constant.sqrt(), constant * 2.0, constant / 2.0, constant * constant]);
        }
        // The outlandish ones come last: the first that helps is taken, and little else can be larger than infinity.
        spread.extend([1e10, -1e10, 9_007_199_254_740_992.0, f64::MIN_POSITIVE, -0.0]);
        spread.extend([f64::MAX, f64::MIN, f64::INFINITY, f64::NEG_INFINITY, f64::NAN]);
        self.doubles = spread;
    }

    fn spread_integers(&mut self) {
        self.integers.sort();
        self.integers.dedup();
        let mut spread: Vec<Integer> = [0i64, 1, -1, 2, -2, 3, 5, 7, 10, 16, 100].map(Integer::from).to_vec();
        spread.extend([i64::MAX, i64::MIN].map(Integer::from));
        for constant in self.integers.iter().take(64) {
            spread.push(constant.clone());
            spread.push(constant + &Integer::ONE);
            spread.push(constant - &Integer::ONE);
            // A number times itself is a common nonlinear condition.
            if constant.is_positive() {
                spread.extend(Integer::from_f64_trunc(constant.to_f64().sqrt()));
            }
        }
        self.integers = spread;
    }

    fn suggestions(&self, terms: &Terms, model: &Model, var: VarId) -> Vec<Value> {
        match terms.var_sort(var) {
            Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
            Sort::Int => self.integers.iter().cloned().map(Value::Int).collect(),
            Sort::Double => {
                let mut values: Vec<f64> = self.doubles.clone();
                for (a, b) in &self.comparisons {
                    let partner = match (terms.view(*a), terms.view(*b)) {
                        (View::Var(left), _) if left == var => *b,
                        (_, View::Var(right)) if right == var => *a,
                        _ => continue,
                    };
                    if let Some(Value::Double(value)) = terms.eval(partner, model) {
                        values.extend([value, value.next_up(), value.next_down()]);
                    }
                }
                values.into_iter().map(Value::Double).collect()
            }
        }
    }
}
