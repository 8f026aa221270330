//! Cells and arrays where they are: what needs neither words nor a list of arguments.

use crate::heap::Heap;
use crate::packed::Packed;
use crate::word::Addr;
use snell_core_ir::{Prim, builtin};

const UNIT: Packed = Packed::con(builtin::UNIT, 0);

impl Heap {
    /// Reads or writes a cell or an array, if what is needed for it is evaluated and nothing is wrong with it.
    #[inline]
    pub fn quick(&mut self, op: Prim, [object, place, value]: [Packed; 3]) -> Option<Packed> {
        match op {
            Prim::ArrayRead => {
                let at = self.element(object, place)?;
                Some(self.words[at as usize])
            }
            Prim::ArrayWrite => {
                let at = self.element(object, place)?;
                self.put(at, value);
                Some(UNIT)
            }
            Prim::ArrayLength => {
                let addr = self.settled(object).as_array()?;
                Some(self.words[addr as usize])
            }
            Prim::CellRead => {
                let addr = self.settled(object).as_cell()?;
                Some(self.words[addr as usize])
            }
            Prim::CellWrite => {
                let addr = self.settled(object).as_cell()?;
                self.put(addr, place);
                Some(UNIT)
            }
            _ => None,
        }
    }

    /// The cell of an array's element.
    #[inline]
    fn element(&self, array: Packed, place: Packed) -> Option<Addr> {
        let addr = self.settled(array).as_array()?;
        let at = self.settled(place).as_int()?;
        let length = self.words[addr as usize].as_int()?;
        (0..length).contains(&at).then(|| addr + 1 + at as Addr)
    }
}
