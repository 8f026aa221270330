//! The values that a path carries for its variables.

use snell_integer::Integer;
use snell_logic::{Assignment, Model, Sort, Terms, Value, VarId};

use crate::fast::{Differences, LIMIT, Position};

/// The model: potentials of the fast path and doubles, or a solver's model with numbers too large for them.
pub(crate) struct State {
    pub(crate) differences: Differences,
    doubles: Vec<f64>,
    pub(crate) foreign: Option<Model>,
    sorts: Vec<Sort>,
}

impl Assignment for State {
    #[inline]
    fn value(&self, var: VarId) -> Option<Value> {
        if let Some(model) = &self.foreign {
            return model.value(var);
        }
        match self.sorts.get(var.index())? {
            Sort::Int => Some(Value::Int(Integer::from(self.differences.value(var.0)))),
            Sort::Bool => Some(Value::Bool(self.differences.value(var.0) != 0)),
            Sort::Double => Some(Value::Double(self.doubles[var.index()])),
        }
    }
}

impl State {
    /// No variables.
    pub(crate) fn new() -> State {
        State { differences: Differences::new(), doubles: Vec::new(), foreign: None, sorts: Vec::new() }
    }

    /// Takes over new variables.
    #[inline]
    pub(crate) fn register(&mut self, terms: &Terms) {
        for index in self.differences.len()..terms.var_count() {
            let var = VarId(index as u32);
            let sort = terms.var_sort(var);
            self.differences.register(sort, terms.var_range(var));
            self.sorts.push(sort);
            self.doubles.push(0.0);
        }
    }

    /// Drops the constraints and variables added after a position; the values of the others stay.
    pub(crate) fn rewind(&mut self, position: Position) {
        self.differences.rewind(position);
        self.sorts.truncate(self.differences.len());
        self.doubles.truncate(self.differences.len());
        if let Some(model) = &mut self.foreign {
            model.truncate(self.differences.len());
        }
    }

    /// Whether every integer of the model fits the potentials.
    pub(crate) fn fits(model: &Model) -> bool {
        model.iter().all(|(_, value)| match value {
            Value::Int(value) => value.to_i128().is_some_and(|value| value.abs() <= LIMIT),
            _ => true,
        })
    }

    /// Takes one variable's value from a model.
    pub(crate) fn import(&mut self, model: &Model, var: VarId) {
        match model.get(var) {
            Some(Value::Int(value)) => {
                if let Some(value) = value.to_i128() {
                    self.differences.import(var.0, value);
                }
            }
            Some(Value::Bool(value)) => self.differences.import(var.0, i128::from(*value)),
            Some(Value::Double(value)) => {
                if let Some(slot) = self.doubles.get_mut(var.index()) {
                    *slot = *value;
                }
            }
            None => {}
        }
    }

    /// The values of all variables.
    pub(crate) fn export(&self) -> Model {
        let mut model = Model::new();
        for index in 0..self.sorts.len() {
            let var = VarId(index as u32);
            if let Some(value) = self.value(var) {
                model.set(var, value);
            }
        }
        model
    }
}
