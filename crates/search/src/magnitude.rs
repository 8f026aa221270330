//! How large inputs are, in measures that a process chooses.

use serde::{Deserialize, Serialize};

/// The least that inputs measure, in several ways; what each of them means is the process's business.
///
/// The cost of a path says how many choices it takes, which depends on the program. A measure is about the input alone,
/// so that a bound can be said in terms of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Magnitude(pub [u64; Magnitude::WAYS]);

impl Magnitude {
    /// In how many ways inputs are measured.
    pub const WAYS: usize = 3;
    /// Nothing is known: any input may be meant.
    pub const ZERO: Magnitude = Magnitude([0; Magnitude::WAYS]);
    /// No input is meant.
    pub const NONE: Magnitude = Magnitude([u64::MAX; Magnitude::WAYS]);

    /// What is least in either.
    pub fn min(self, other: Magnitude) -> Magnitude {
        Magnitude(std::array::from_fn(|way| self.0[way].min(other.0[way])))
    }

    /// What is most in either.
    pub fn max(self, other: Magnitude) -> Magnitude {
        Magnitude(std::array::from_fn(|way| self.0[way].max(other.0[way])))
    }
}
