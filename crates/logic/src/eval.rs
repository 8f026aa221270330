//! Exact evaluation under an assignment.
//!
//! Shallow terms are evaluated by recursion with a small budget; when it runs out, `deep` takes over with an explicit
//! stack, so that neither a deep term nor a heavily shared one is a problem.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::deep;
use crate::double::DoubleOp;
use crate::model::{Assignment, Value};
use crate::node::{Linear, TermId, View};

/// The recursion ran out of its budget.
pub(crate) struct Exhausted;

/// Where the values of subterms come from.
pub(crate) trait Children {
    /// The value of a subterm, `None` if it has none.
    fn value(&mut self, term: TermId) -> Result<Option<Value>, Exhausted>;
}

impl Terms {
    /// The value of a term; `None` if it has none (division by zero, a rounded NaN, …).
    pub fn eval(&self, term: TermId, assignment: &impl Assignment) -> Option<Value> {
        let mut recursion = Recursion { terms: self, assignment, fuel: 256, depth: 24 };
        match recursion.value(term) {
            Ok(value) => value,
            Err(Exhausted) => deep::eval(self, term, assignment),
        }
    }

    /// The truth of a condition; `None` if it has no value.
    #[inline]
    pub fn eval_bool(&self, term: TermId, assignment: &impl Assignment) -> Option<bool> {
        self.eval(term, assignment)?.as_bool()
    }

    /// Whether every condition evaluates to true.
    pub fn satisfied(&self, conditions: &[TermId], assignment: &impl Assignment) -> bool {
        conditions.iter().all(|condition| self.eval_bool(*condition, assignment) == Some(true))
    }
}

struct Recursion<'a, A> {
    terms: &'a Terms,
    assignment: &'a A,
    fuel: u32,
    depth: u32,
}

impl<A: Assignment> Children for Recursion<'_, A> {
    fn value(&mut self, term: TermId) -> Result<Option<Value>, Exhausted> {
        if self.fuel == 0 || self.depth == 0 {
            return Err(Exhausted);
        }
        self.fuel -= 1;
        self.depth -= 1;
        let value = step(self.terms, term, self.assignment, self);
        self.depth += 1;
        value
    }
}

/// The value of a node from the values of its children.
pub(crate) fn step<A: Assignment>(
    terms: &Terms,
    term: TermId,
    assignment: &A,
    children: &mut impl Children,
) -> Result<Option<Value>, Exhausted> {
    /// Takes a value apart or gives up with "no value".
    macro_rules! get {
        ($kind:ident, $term:expr) => {
            match children.value($term)? {
                Some(Value::$kind(value)) => value,
                _ => return Ok(None),
            }
        };
    }
    Ok(match terms.view(term) {
        View::Bool(value) => Some(Value::Bool(value)),
        View::Int(value) => Some(Value::Int(value.clone())),
        View::Double(bits) => Some(Value::Double(f64::from_bits(bits))),
        View::Var(var) => Some(assignment.value(var).unwrap_or_else(|| terms.default_value(var))),
        View::Linear(linear) => sum(&linear, children)?.map(Value::Int),
        View::Le(linear) => sum(&linear, children)?.map(|sum| Value::Bool(!sum.is_positive())),
        View::Eq(linear) => sum(&linear, children)?.map(|sum| Value::Bool(sum.is_zero())),
        View::Product(factors) => {
            let mut product = Integer::ONE;
            for factor in factors {
                product = &product * &get!(Int, *factor);
            }
            Some(Value::Int(product))
        }
        View::Divide(division, a, b) => {
            let (a, b) = (get!(Int, a), get!(Int, b));
            division.apply(&a, &b).map(Value::Int)
        }
        View::Wrap(a) => Some(Value::Int(Integer::Small(get!(Int, a).wrap_i64()))),
        View::Bit(op, a, b) => {
            let (a, b) = (get!(Int, a), get!(Int, b));
            op.apply(&a, &b).map(Value::Int)
        }
        View::Ite(condition, a, b) => {
            if get!(Bool, condition) {
                children.value(a)?
            } else {
                children.value(b)?
            }
        }
        View::Round(rounding, a) => rounding.apply(get!(Double, a)).map(Value::Int),
        View::DoubleOp(DoubleOp::FromInt, args) => Some(Value::Double(get!(Int, args[0]).to_f64())),
        View::DoubleOp(op, args) => {
            let a = get!(Double, args[0]);
            let b = if let Some(second) = args.get(1) { get!(Double, *second) } else { a };
            Some(Value::Double(op.apply(a, b)))
        }
        View::Not(a) => Some(Value::Bool(!get!(Bool, a))),
        View::And(args) => connective(args, false, children)?,
        View::Or(args) => connective(args, true, children)?,
        View::Member(class, a) => {
            let code = get!(Int, a).to_i128().and_then(|code| u32::try_from(code).ok());
            Some(Value::Bool(code.is_some_and(|code| class.contains(code))))
        }
        View::CharMap(map, a) => {
            let code = get!(Int, a).to_i128().and_then(|code| u32::try_from(code).ok());
            let mapped = code.and_then(char::from_u32).map(|c| map.apply(c));
            mapped.map(|c| Value::Int(Integer::from(i64::from(u32::from(c)))))
        }
        View::Iff(a, b) => Some(Value::Bool(get!(Bool, a) == get!(Bool, b))),
        View::DoubleCompare(compare, a, b) => Some(Value::Bool(compare.apply(get!(Double, a), get!(Double, b)))),
    })
}

#[inline]
fn sum(linear: &Linear<'_>, children: &mut impl Children) -> Result<Option<Integer>, Exhausted> {
    let mut sum = linear.constant.clone();
    for monomial in linear.monomials {
        match children.value(monomial.term)? {
            Some(Value::Int(value)) => match monomial.coefficient {
                Integer::Small(1) => sum += &value,
                Integer::Small(-1) => sum -= &value,
                _ => sum += &(&monomial.coefficient * &value),
            },
            _ => return Ok(None),
        }
    }
    Ok(Some(sum))
}

/// Kleene's connectives: one absorbing argument decides, whatever the others are.
fn connective(args: &[TermId], absorbing: bool, children: &mut impl Children) -> Result<Option<Value>, Exhausted> {
    let mut undefined = false;
    for arg in args {
        match children.value(*arg)? {
            Some(Value::Bool(value)) if value == absorbing => return Ok(Some(Value::Bool(absorbing))),
            Some(Value::Bool(_)) => {}
            _ => undefined = true,
        }
    }
    Ok((!undefined).then_some(Value::Bool(!absorbing)))
}
