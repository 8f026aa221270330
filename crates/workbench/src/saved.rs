//! Saved searches: a search that ended early, with what it is a search of.

use crate::ledger::Tally;
use crate::strategy::StrategyName;
use serde::{Deserialize, Serialize};
use snell_core_ir::{Program, print};
use snell_search::SavedFrontier;

/// What a file with a saved search starts with.
const MAGIC: &[u8] = b"snell explore\n";
/// Changes whenever the meaning of what follows does.
const VERSION: u32 = 1;
/// Magic, version, checksum.
const HEADER: usize = MAGIC.len() + 4 + 8;

/// A search that can go on.
#[derive(Serialize, Deserialize)]
pub(crate) struct Saved {
    /// Of which program.
    pub program: u64,
    /// Of which definition.
    pub function: String,
    /// Replays depend on the strategy,
    pub strategy: StrategyName,
    /// on its seed,
    pub seed: u64,
    /// and on how much of results is looked at.
    pub observe: u32,
    /// What was seen.
    pub tally: Tally,
    /// Where to go on.
    pub frontier: SavedFrontier,
}

impl Saved {
    pub(crate) fn encode(&self) -> Result<Vec<u8>, String> {
        let body = postcard::to_stdvec(self).map_err(|error| error.to_string())?;
        let mut bytes = Vec::with_capacity(HEADER + body.len());
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&fingerprint(&body).to_le_bytes());
        bytes.extend_from_slice(&body);
        Ok(bytes)
    }

    /// Reads what was saved, or says why it can't.
    pub(crate) fn decode(bytes: &[u8]) -> Result<Saved, String> {
        let damaged = || "the saved search is damaged".to_owned();
        let rest = bytes.strip_prefix(MAGIC).ok_or("this is no saved search")?;
        let (version, rest) = rest.split_first_chunk::<4>().ok_or_else(damaged)?;
        let version = u32::from_le_bytes(*version);
        if version != VERSION {
            return Err(format!("the search was saved in format {version}, this program reads format {VERSION}"));
        }
        let (checksum, body) = rest.split_first_chunk::<8>().ok_or_else(damaged)?;
        if u64::from_le_bytes(*checksum) != fingerprint(body) {
            return Err(damaged());
        }
        postcard::from_bytes(body).map_err(|_| damaged())
    }
}

/// The same for programs that differ in comments and layout only.
pub(crate) fn program_fingerprint(program: &Program) -> u64 {
    fingerprint(print(program).as_bytes())
}

/// FNV-1a, which is the same on every machine and in every version.
pub(crate) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
