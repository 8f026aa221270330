//! One unknown number of 64 bits in an equation of sums, products and bit operations that wrap around: its roots, bit by bit.
//!
//! An equation holds only if it holds modulo 2^64, and then modulo every smaller power of two. What it gives modulo 2^k
//! depends on the last k bits of the unknown alone. So the last bits that a root may have are found one after the other, and
//! what is left in the end are all roots modulo 2^64: few, as a rule. Each is tried on all conditions, so that the answer
//! is right whether or not something wraps around.

use snell_integer::Integer;
use snell_logic::{Answer, BitOp, Model, Range, Sort, TermId, Terms, Value, VarId, VarScan, View};

/// Last bits that are looked at; an equation with more roots is for others.
const MAX_TRIED: usize = 50_000;
/// Larger equations are not.
const MAX_STEPS: usize = 100;

/// Decides a question about one number; nothing if it is not of this kind.
pub(crate) fn decide(terms: &Terms, question: &[TermId]) -> Option<Answer> {
    let mut model = Model::new();
    let var = only_variable(terms, question, &mut model)?;
    let equation = question.iter().find_map(|&condition| Equation::new(terms, condition, var, &model))?;
    let mut roots = equation.roots()?;
    roots.sort_unstable_by_key(|&root| (root.unsigned_abs(), root < 0));
    for root in roots {
        let value = Value::Int(Integer::from(root));
        if terms.admits(var, &value) {
            model.set(var, value);
            if terms.satisfied(question, &model) {
                return Some(Answer::Sat(model));
            }
        }
    }
    Some(Answer::Unsat)
}

/// The only unknown number, besides those that a condition fixes: they are set.
fn only_variable(terms: &Terms, question: &[TermId], fixed: &mut Model) -> Option<VarId> {
    let (mut scan, mut vars, mut free) = (VarScan::new(), Vec::new(), Vec::new());
    for &condition in question {
        if let Some((var, value)) = fixes(terms, condition) {
            fixed.set(var, Value::Int(value));
        }
    }
    for &condition in question {
        scan.scan(terms, condition, &mut vars);
        free.extend(vars.drain(..).filter(|&var| fixed.get(var).is_none()));
        free.dedup();
        if free.len() > 1 {
            return None;
        }
    }
    let whole = Range::new(i64::MIN.into(), i64::MAX.into());
    free.pop().filter(|&var| terms.var_sort(var) == Sort::Int && terms.var_range(var).within(&whole))
}

/// `x = 7`.
fn fixes(terms: &Terms, condition: TermId) -> Option<(VarId, Integer)> {
    let View::Eq(zero) = terms.view(condition) else { return None };
    let [monomial] = zero.monomials else { return None };
    match terms.view(monomial.term) {
        View::Var(var) if monomial.coefficient.is_one() => Some((var, -zero.constant)),
        _ => None,
    }
}

/// A step of a computation modulo 2^64; operands are earlier steps.
enum Step {
    Unknown,
    Constant(u64),
    Sum(Vec<(u64, usize)>, u64),
    Product(Vec<usize>),
    Bit(BitOp, usize, usize),
}

/// What must be zero.
struct Equation {
    steps: Vec<Step>,
    /// Something is multiplied or combined bit by bit: there are better ways to solve linear equations.
    bends: bool,
}

impl Equation {
    fn new(terms: &Terms, condition: TermId, var: VarId, fixed: &Model) -> Option<Equation> {
        let View::Eq(zero) = terms.view(condition) else { return None };
        let mut equation = Equation { steps: Vec::new(), bends: false };
        let mut summands = Vec::new();
        for monomial in zero.monomials {
            summands.push((low(&monomial.coefficient), equation.add(terms, monomial.term, var, fixed)?));
        }
        equation.push(Step::Sum(summands, low(zero.constant)))?;
        equation.bends.then_some(equation)
    }

    fn push(&mut self, step: Step) -> Option<usize> {
        self.steps.push(step);
        (self.steps.len() <= MAX_STEPS).then_some(self.steps.len() - 1)
    }

    fn add(&mut self, terms: &Terms, term: TermId, var: VarId, fixed: &Model) -> Option<usize> {
        let step = match terms.view(term) {
            View::Var(other) if other == var => Step::Unknown,
            View::Var(other) => Step::Constant(low(fixed.get(other)?.as_int()?)),
            View::Int(number) => Step::Constant(low(number)),
            View::Wrap(inner) => {
                self.bends = true;
                return self.add(terms, inner, var, fixed);
            }
            View::Linear(linear) => {
                let mut summands = Vec::new();
                for monomial in linear.monomials {
                    summands.push((low(&monomial.coefficient), self.add(terms, monomial.term, var, fixed)?));
                }
                Step::Sum(summands, low(linear.constant))
            }
            View::Product(factors) => {
                self.bends = true;
                let factors: Option<Vec<usize>> =
                    factors.iter().map(|&factor| self.add(terms, factor, var, fixed)).collect();
                Step::Product(factors?)
            }
            View::Bit(op @ (BitOp::And | BitOp::Or | BitOp::Xor), left, right) => {
                self.bends = true;
                Step::Bit(op, self.add(terms, left, var, fixed)?, self.add(terms, right, var, fixed)?)
            }
            _ => return None,
        };
        self.push(step)
    }

    fn at(&self, unknown: u64, values: &mut Vec<u64>) -> u64 {
        values.clear();
        for step in &self.steps {
            let value = match step {
                Step::Unknown => unknown,
                Step::Constant(constant) => *constant,
                Step::Sum(summands, constant) => summands
                    .iter()
                    .fold(*constant, |sum, &(factor, step)| sum.wrapping_add(factor.wrapping_mul(values[step]))),
                Step::Product(factors) => {
                    factors.iter().fold(1, |product: u64, &step| product.wrapping_mul(values[step]))
                }
                Step::Bit(BitOp::And, left, right) => values[*left] & values[*right],
                Step::Bit(BitOp::Or, left, right) => values[*left] | values[*right],
                Step::Bit(_, left, right) => values[*left] ^ values[*right],
            };
            values.push(value);
        }
        values.last().copied().unwrap_or(0)
    }

    /// All roots; nothing if there are too many.
    fn roots(&self) -> Option<Vec<i64>> {
        let (mut last_bits, mut values) = (vec![0_u64], Vec::new());
        let mut tried = 0;
        for bit in 0..64 {
            let mask = u64::MAX >> (63 - bit);
            let mut longer = Vec::new();
            for &known in &last_bits {
                for unknown in [known, known | 1 << bit] {
                    tried += 1;
                    if self.at(unknown, &mut values) & mask == 0 {
                        longer.push(unknown);
                    }
                }
            }
            if tried > MAX_TRIED {
                return None;
            }
            last_bits = longer;
        }
        Some(last_bits.into_iter().map(|root| root as i64).collect())
    }
}

/// A number modulo 2^64.
fn low(number: &Integer) -> u64 {
    number.wrap_i64() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(terms: &mut Terms) -> TermId {
        terms.fresh_int(Range::new(i64::MIN.into(), i64::MAX.into()))
    }

    /// Every answer with what was answered before excluded.
    fn all(terms: &mut Terms, unknown: TermId, condition: TermId) -> Vec<i64> {
        let View::Var(var) = terms.view(unknown) else { panic!("no variable") };
        let (mut question, mut found) = (vec![condition], Vec::new());
        while let Some(Answer::Sat(model)) = decide(terms, &question) {
            let root = model.get(var).and_then(Value::as_int).and_then(Integer::to_i64).expect("a number");
            found.push(root);
            let constant = terms.int(root);
            let same = terms.eq(unknown, constant);
            question.push(terms.not(same));
        }
        assert_eq!(decide(terms, &question), Some(Answer::Unsat));
        found
    }

    #[test]
    fn squares_have_roots_that_wrap_around() {
        let mut terms = Terms::new();
        let x = int(&mut terms);
        let square = terms.mul(x, x);
        let (square, number) = (terms.wrap(square), terms.int(25));
        let condition = terms.eq(square, number);
        let roots = all(&mut terms, x, condition);
        assert_eq!(roots, [5, -5, i64::MAX - 4, i64::MIN + 5]);
        assert!(roots.iter().all(|root| root.wrapping_mul(*root) == 25));
    }

    #[test]
    fn what_has_no_root_is_refuted() {
        let mut terms = Terms::new();
        let x = int(&mut terms);
        let square = terms.mul(x, x);
        let (square, number) = (terms.wrap(square), terms.int(7));
        let condition = terms.eq(square, number);
        assert_eq!(all(&mut terms, x, condition), []);
    }

    #[test]
    fn many_roots_are_for_others() {
        let mut terms = Terms::new();
        let x = int(&mut terms);
        let square = terms.mul(x, x);
        let (square, zero) = (terms.wrap(square), terms.int(0));
        let condition = terms.eq(square, zero);
        assert_eq!(decide(&terms, &[condition]), None);
    }

    /// Roots of small polynomials are those that trying finds, if both look at few values.
    #[test]
    fn roots_are_what_trying_finds() {
        for (a, b, c) in
            [(1_i64, 0_i64, -16_i64), (1, 2, 1), (3, -5, 2), (2, 4, -48), (1, 1, -42), (5, 0, -45), (1, -1, 0)]
        {
            let mut terms = Terms::new();
            let x = int(&mut terms);
            let square = terms.mul(x, x);
            let (a_term, b_term, c_term) = (terms.int(a), terms.int(b), terms.int(c));
            let (quadratic, linear) = (terms.mul(a_term, square), terms.mul(b_term, x));
            let sum = terms.add(quadratic, linear);
            let sum = terms.add(sum, c_term);
            let (value, zero) = (terms.wrap(sum), terms.int(0));
            let condition = terms.eq(value, zero);
            let at = |x: i64| a.wrapping_mul(x).wrapping_mul(x).wrapping_add(b.wrapping_mul(x)).wrapping_add(c);
            let Some(equation) = Equation::new(&terms, condition, VarId(0), &Model::new()) else {
                panic!("not of this kind")
            };
            let Some(roots) = equation.roots() else { continue };
            assert!(roots.iter().all(|&root| at(root) == 0));
            for tried in -1000..1000 {
                assert_eq!(roots.contains(&tried), at(tried) == 0, "{a} {b} {c} at {tried}");
            }
        }
    }

    /// On few values, the answer is what trying all of them gives.
    #[test]
    fn answers_are_what_trying_gives() {
        let mut decided = 0;
        for seed in 0..600_i64 {
            let pick =
                |at: i64, from: i64, to: i64| from + (seed * 31 + at * 17 + seed * seed * at).rem_euclid(to - from + 1);
            let mut terms = Terms::new();
            let x = terms.fresh_int(Range::new(-40, 40));
            let (a, b, c) = (pick(1, -4, 4), pick(2, -9, 9), pick(3, -60, 60));
            let constants: Vec<TermId> = [a, b, c, pick(4, 0, 15)].map(|number| terms.int(number)).to_vec();
            let square = terms.mul(x, x);
            let (quadratic, linear) = (terms.mul(constants[0], square), terms.mul(constants[1], x));
            let sum = terms.add(quadratic, linear);
            let sum = terms.add(sum, constants[2]);
            let masked = terms.bit(BitOp::And, x, constants[3]);
            let other = if seed % 3 == 0 { masked } else { terms.int(0) };
            let wrapped = terms.wrap(sum);
            let mut question = vec![terms.eq(wrapped, other)];
            if seed % 2 == 0 {
                question.push(terms.le(x, constants[1]));
            }
            let View::Var(var) = terms.view(x) else { panic!("no variable") };
            let holds = |value: i64| {
                let mut model = Model::new();
                model.set(var, Value::Int(value.into()));
                terms.satisfied(&question, &model)
            };
            match decide(&terms, &question) {
                None => {}
                Some(Answer::Sat(model)) => {
                    decided += 1;
                    assert!(terms.satisfied(&question, &model), "{seed}");
                }
                Some(_) => {
                    decided += 1;
                    assert!(!(-40..=40).any(holds), "{seed}");
                }
            }
        }
        assert!(decided > 100, "{decided}");
    }
}
