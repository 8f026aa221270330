//! What the last step did, as far as exploration has to know.

use snell_semantics::{AltsId, BodyId, Layer};

/// Remembers the alternative that was taken and the body that was entered.
#[derive(Default, Debug)]
pub struct Trace {
    /// The alternative, until somebody takes note.
    pub branch: Option<(AltsId, u32)>,
    /// The body, until somebody takes note.
    pub entered: Option<BodyId>,
}

impl Layer for Trace {
    fn branch(&mut self, alts: AltsId, case: u32) {
        self.branch = Some((alts, case));
    }

    fn enter(&mut self, body: BodyId) {
        self.entered = Some(body);
    }
}
