//! Values, and assignments of values to variables.

use snell_integer::Integer;

use crate::arena::Terms;
use crate::double::canonical_bits;
use crate::node::{Sort, VarId};

/// The value of a term.
#[derive(Clone, Debug)]
pub enum Value {
    /// Of sort `Bool`.
    Bool(bool),
    /// Of sort `Int`.
    Int(Integer),
    /// Of sort `Double`.
    Double(f64),
}

impl PartialEq for Value {
    /// Doubles are compared as values, not as numbers: NaN is itself, and the two zeros differ.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Double(a), Value::Double(b)) => canonical_bits(*a) == canonical_bits(*b),
            _ => false,
        }
    }
}

impl Value {
    /// The sort of the value.
    pub fn sort(&self) -> Sort {
        match self {
            Value::Bool(_) => Sort::Bool,
            Value::Int(_) => Sort::Int,
            Value::Double(_) => Sort::Double,
        }
    }

    /// The Boolean, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The integer, if it is one.
    pub fn as_int(&self) -> Option<&Integer> {
        match self {
            Value::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The double, if it is one.
    pub fn as_double(&self) -> Option<f64> {
        match self {
            Value::Double(value) => Some(*value),
            _ => None,
        }
    }
}

/// Anything that gives variables values.
pub trait Assignment {
    /// The value of a variable, or `None` for its default (see [`Terms::default_value`]).
    fn value(&self, var: VarId) -> Option<Value>;
}

/// An assignment; variables that it does not mention have their default.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    values: Vec<Option<Value>>,
}

impl Assignment for Model {
    #[inline]
    fn value(&self, var: VarId) -> Option<Value> {
        self.get(var).cloned()
    }
}

impl Model {
    /// Every variable at its default.
    pub fn new() -> Model {
        Model::default()
    }

    /// What the model says about a variable, if it mentions it.
    #[inline]
    pub fn get(&self, var: VarId) -> Option<&Value> {
        self.values.get(var.index()).and_then(Option::as_ref)
    }

    /// Gives a variable a value.
    pub fn set(&mut self, var: VarId, value: Value) {
        if self.values.len() <= var.index() {
            self.values.resize(var.index() + 1, None);
        }
        self.values[var.index()] = Some(value);
    }

    /// Forgets the value of a variable.
    pub fn unset(&mut self, var: VarId) {
        if let Some(slot) = self.values.get_mut(var.index()) {
            *slot = None;
        }
    }

    /// Forgets every variable from the one numbered `len` on.
    pub fn truncate(&mut self, len: usize) {
        self.values.truncate(len);
    }

    /// The value of a variable, be it the default.
    pub fn value_in(&self, terms: &Terms, var: VarId) -> Value {
        self.get(var).cloned().unwrap_or_else(|| terms.default_value(var))
    }

    /// The variables mentioned, in order.
    pub fn iter(&self) -> impl Iterator<Item = (VarId, &Value)> {
        self.values.iter().enumerate().filter_map(|(i, value)| value.as_ref().map(|value| (VarId(i as u32), value)))
    }

    /// Whether every value has its variable's sort and lies in its range.
    pub fn well_formed(&self, terms: &Terms) -> bool {
        self.iter().all(|(var, value)| terms.admits(var, value))
    }
}
