//! The solver chain: fast path, embedded solver, external process, and decorators.
//!
//! A symbolic interpreter holds one [`PathSolver`] per worker. A question goes through, in this order: what the
//! constructors already folded, the model carried by the path, the fast path, the cache, the embedded solver, and the
//! external solver if one is configured. Every model is evaluated before it is believed.

mod cache;
mod candidates;
mod chain;
mod charset;
mod config;
pub mod embedded;
pub mod external;
pub mod fast;
mod finite;
mod logged;
mod nudge;
mod path;
mod roots;
mod shrink;
mod slice;
mod state;
mod stats;

pub use cache::Cache;
pub use chain::Chain;
pub use charset::implied as implied_of_character;
pub use config::{ChainConfig, ExternalConfig};
pub use logged::{Logged, Sink};
pub use path::{Feasibility, Mark, PathSolver};
pub use stats::{Basis, Settled, Stats};
