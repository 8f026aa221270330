//! What the last step did, as far as exploration has to know.

use snell_semantics::{AltsId, Layer};

/// Remembers the alternative that was taken.
#[derive(Default, Debug)]
pub struct Trace {
    /// The alternative, until somebody takes note.
    pub branch: Option<(AltsId, u32)>,
}

impl Layer for Trace {
    fn branch(&mut self, alts: AltsId, case: u32) {
        self.branch = Some((alts, case));
    }
}
