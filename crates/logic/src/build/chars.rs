//! Terms about characters.

use crate::arena::Terms;
use crate::chars::{CharClass, CharMap};
use crate::node::{TermId, View};
use crate::range::Range;

/// Ranges of fewer code points are looked through.
const FEW: i128 = 64;

impl Terms {
    /// Whether there may be terms about classes of characters.
    pub fn has_classes(&self) -> bool {
        self.classes
    }

    /// Whether a code point belongs to a class.
    pub fn member(&mut self, class: CharClass, a: TermId) -> TermId {
        if let Some(c) = self.code_point(a) {
            return self.bool(class.contains(c.into()));
        }
        let range = self.range(a);
        if let (Some(low), Some(high)) = (range.lo(), range.hi())
            && high.saturating_sub(low) < FEW
        {
            let mut members = (low..=high).map(|code| u32::try_from(code).is_ok_and(|code| class.contains(code)));
            let first = members.next() == Some(true);
            if members.all(|member| member == first) {
                return self.bool(first);
            }
        }
        self.classes = true;
        self.intern(View::Member(class, a), None)
    }

    /// The code point that one maps to.
    pub fn char_map(&mut self, map: CharMap, a: TermId) -> TermId {
        match self.code_point(a) {
            Some(c) => self.int(i64::from(u32::from(map.apply(c)))),
            None => {
                self.classes = true;
                self.intern(View::CharMap(map, a), Some(Range::CHAR))
            }
        }
    }

    fn code_point(&self, a: TermId) -> Option<char> {
        let code = self.as_int(a)?.to_i128()?;
        char::from_u32(u32::try_from(code).ok()?)
    }
}
