//! Where random programs get their choices from: a generator of numbers, or a list of recorded ones.

/// A source of choices that remembers what it gave.
#[derive(Clone, Debug)]
pub struct Choices {
    state: Option<u64>,
    given: Vec<u32>,
    at: usize,
}

impl Choices {
    /// Random choices; the same seed gives the same ones on every machine.
    pub fn random(seed: u64) -> Choices {
        let state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x2545_f491_4f6c_dd1d);
        Choices { state: Some(state), given: Vec::new(), at: 0 }
    }

    /// Recorded choices; after their end always the first.
    pub fn recorded(given: Vec<u32>) -> Choices {
        Choices { state: None, given, at: 0 }
    }

    /// The choices that were used so far.
    pub fn used(&self) -> &[u32] {
        &self.given[..self.at.min(self.given.len())]
    }

    /// One of `limit` possibilities; the first is the simplest.
    pub fn below(&mut self, limit: u32) -> u32 {
        if let Some(state) = &mut self.state {
            // SplitMix64.
            *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = *state;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            self.given.push(((mixed ^ (mixed >> 31)) >> 32) as u32 % limit.max(1));
        }
        let choice = self.given.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        choice % limit.max(1)
    }

    /// True once in so many times; false is simpler.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.below(times) + 1 == times
    }

    /// One of a list.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::Choices;

    #[test]
    fn what_was_used_gives_the_same_again() {
        let mut random = Choices::random(7);
        let drawn: Vec<u32> = (1..50).map(|limit| random.below(limit)).collect();
        let mut again = Choices::recorded(random.used().to_vec());
        assert_eq!(drawn, (1..50).map(|limit| again.below(limit)).collect::<Vec<_>>());
        assert_eq!(again.below(9), 0);
    }
}
