//! Values that are equal to themselves: those without a NaN.
//!
//! Whether both sides of a comparison are one variable, or one object in memory, must not be told from its answer.

use crate::state::{Answer, Attribute, Symbolic};
use crate::types::Contents;
use snell_graph::{Addr, Kind, Word};
use snell_semantics::{Equality, Mode};

impl Symbolic {
    /// Compares an unbound variable with itself.
    pub(crate) fn compare_with_itself(&mut self, mode: Mode, addr: Addr) -> Answer<Equality> {
        let Some((_, ty, attribute)) = self.unbound(Word::Lazy(addr)) else { return Ok(Equality::Same) };
        if mode == Mode::Equal && self.heap.code().program.interface.cells {
            // Here a NaN is itself, see `equal_contents`.
            return Ok(Equality::Same);
        }
        // Whoever runs this looks at all of it.
        self.equated.push(Word::Lazy(addr));
        let Contents { double, any } = self.types.contents(ty);
        if !(double || any) || self.attributes[attribute as usize].reflexive {
            return Ok(Equality::Same);
        }
        if mode != Mode::Equate {
            if double {
                // The answer depends on numbers that are not there yet.
                self.narrow_fully(addr, ty, attribute)?;
            }
            self.note("values of unknown type are equal to themselves");
        }
        let known = self.attributes[attribute as usize];
        self.set_attribute(addr, Attribute { reflexive: true, ..known });
        Ok(Equality::Same)
    }

    /// Whether there may be a NaN in a variable.
    pub(crate) fn may_differ_from_itself(&mut self, word: Word) -> bool {
        let Some((_, ty, attribute)) = self.unbound(word) else { return false };
        !self.attributes[attribute as usize].reflexive && self.types.contents(ty).double
    }

    /// Demands that a value, evaluated as far as there are no variables, has no NaN in it.
    pub(crate) fn make_reflexive(&mut self, value: Word) -> bool {
        let mut todo = vec![value];
        while let Some(word) = todo.pop() {
            let possible = match self.current(word) {
                Word::Double(double) => !double.is_nan(),
                word @ Word::Term(Kind::Double, _) => match self.equation(word, word) {
                    Some(equation) => self.assume(equation),
                    None => true,
                },
                word @ Word::Con(_, at) => {
                    todo.extend(self.heap.slice(at, self.heap.width(word)));
                    true
                }
                Word::Lazy(addr) => {
                    if let Some((_, ty, attribute)) = self.unbound(word)
                        && self.types.contents(ty) != Contents::default()
                    {
                        let known = self.attributes[attribute as usize];
                        self.set_attribute(addr, Attribute { reflexive: true, ..known });
                    }
                    true
                }
                _ => true,
            };
            if !possible {
                return false;
            }
        }
        true
    }
}
