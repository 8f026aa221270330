//! What ended a search before it had seen everything.

use serde::{Deserialize, Serialize};

/// The bound that decided when a search ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "bound", rename_all = "kebab-case")]
pub enum Bound {
    /// As many paths as were asked for.
    Paths {
        /// So many.
        limit: u64,
    },
    /// Only paths of larger inputs are left.
    Size {
        /// The largest size.
        limit: u32,
    },
    /// The steps of the whole search.
    Steps {
        /// So many.
        limit: u64,
    },
    /// Only paths are left that need more steps than one path may take.
    Fuel {
        /// Steps of one path.
        limit: u64,
    },
    /// Too many open places to keep.
    Frontier {
        /// So many.
        limit: u64,
    },
    /// Wall time: another machine may get further.
    Time {
        /// Seconds.
        seconds: f64,
    },
    /// The user interrupted.
    Interrupted,
    /// Nobody reads the output any more.
    ReaderGone,
    /// Only branches are left of which no solver could say whether they can be taken.
    Undecided,
}
