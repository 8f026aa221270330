//! Makes a model pleasant to read: values near zero, and rather positive than negative.

use snell_integer::Integer;
use snell_logic::{Linear, Model, Range, TermId, Terms, Value, VarId, VarScan, View};

/// How often all variables are visited; each visit can only improve.
const ROUNDS: usize = 6;

/// A model of the same conjuncts, at most as large.
pub(crate) fn shrink(terms: &Terms, conjuncts: &[TermId], model: Model) -> Model {
    let mut shrinking = Shrinking::new(terms, conjuncts, model);
    shrinking.shift();
    for _ in 0..ROUNDS {
        if !shrinking.round() {
            break;
        }
    }
    shrinking.model
}

struct Shrinking<'a> {
    terms: &'a Terms,
    model: Model,
    /// For each variable, the conjuncts that mention it.
    mentions: Vec<Vec<TermId>>,
    conjuncts: &'a [TermId],
}

impl<'a> Shrinking<'a> {
    fn new(terms: &'a Terms, conjuncts: &'a [TermId], model: Model) -> Self {
        let mut mentions = vec![Vec::new(); terms.var_count()];
        let (mut scan, mut vars) = (VarScan::new(), Vec::new());
        for conjunct in conjuncts {
            vars.clear();
            scan.scan(terms, *conjunct, &mut vars);
            for var in &vars {
                if let Some(list) = mentions.get_mut(var.index()) {
                    list.push(*conjunct);
                }
            }
        }
        Shrinking { terms, model, mentions, conjuncts }
    }

    /// Moves all integers together so that the least becomes zero, if that is a model: chains like x < y < z.
    fn shift(&mut self) {
        let least = self.model.iter().filter_map(|(_, value)| value.as_int()).min().cloned();
        let Some(least) = least.filter(Integer::is_negative) else { return };
        let mut shifted = self.model.clone();
        for (var, value) in self.model.iter() {
            if let Value::Int(value) = value {
                shifted.set(var, Value::Int(value - &least));
            }
        }
        let improves = size(&shifted) <= size(&self.model);
        if improves && shifted.well_formed(self.terms) && self.terms.satisfied(self.conjuncts, &shifted) {
            self.model = shifted;
        }
    }

    fn round(&mut self) -> bool {
        let mut improved = false;
        for index in 0..self.mentions.len() {
            let var = VarId(index as u32);
            match self.model.get(var).cloned() {
                Some(Value::Int(value)) if self.terms.var_range(var) == Range::CHAR => {
                    improved |= self.plainer(var, &value);
                }
                Some(Value::Int(value)) if !value.is_zero() => improved |= self.lower(var, value),
                Some(Value::Bool(true)) => improved |= self.accept(var, Value::Bool(false)),
                Some(Value::Double(value)) if value != 0.0 || value.is_sign_negative() => {
                    improved |= self.round_double(var, value);
                }
                _ => {}
            }
        }
        improved
    }

    /// Zero, the change of sign, then ever smaller steps towards zero.
    fn lower(&mut self, var: VarId, value: Integer) -> bool {
        if self.accept(var, Value::Int(Integer::ZERO)) {
            return true;
        }
        let mut current = value.clone();
        if current.is_negative() && self.accept(var, Value::Int(-&current)) {
            current = -current;
        }
        let mut step = current.abs();
        while !step.is_zero() {
            step = step.shr(1);
            let by = if step.is_zero() { Integer::ONE } else { step.clone() };
            let next = if current.is_negative() { &current + &by } else { &current - &by };
            if next.is_negative() == current.is_negative() && self.accept(var, Value::Int(next.clone())) {
                current = next;
            }
        }
        current != value
    }

    /// A character that is easier to read.
    fn plainer(&mut self, var: VarId, value: &Integer) -> bool {
        let old = value.to_i64().unwrap_or_default();
        let fixes = |condition: &TermId| {
            matches!(self.terms.view(*condition), View::Eq(Linear { monomials: [only], .. })
                if self.terms.view(only.term) == View::Var(var))
        };
        if old == i64::from(b'a') || self.mentions[var.index()].iter().any(fixes) {
            return false;
        }
        let mut better = b"ab0A1 z~!".iter().map(|&byte| i64::from(byte)).take_while(|code| *code != old);
        better.any(|code| self.accept(var, Value::Int(Integer::from(code))))
    }

    fn round_double(&mut self, var: VarId, value: f64) -> bool {
        let simpler = [0.0, 1.0, -1.0, 2.0, value.trunc(), value.abs(), (value * 2.0).round() / 2.0];
        let weight = |double: f64| (double.fract() != 0.0, double.abs(), double.is_sign_negative());
        simpler.into_iter().any(|candidate| {
            candidate.is_finite()
                && (!value.is_finite() || weight(candidate) < weight(value))
                && self.accept(var, Value::Double(candidate))
        })
    }

    fn accept(&mut self, var: VarId, value: Value) -> bool {
        if !self.terms.admits(var, &value) {
            return false;
        }
        let old = self.model.value_in(self.terms, var);
        self.model.set(var, value);
        let good = self.terms.satisfied(&self.mentions[var.index()], &self.model);
        if !good {
            self.model.set(var, old);
        }
        good
    }
}

/// The sum of the absolute values.
fn size(model: &Model) -> Integer {
    let mut size = Integer::ZERO;
    for (_, value) in model.iter() {
        if let Value::Int(value) = value {
            size += &value.abs();
        }
    }
    size
}
