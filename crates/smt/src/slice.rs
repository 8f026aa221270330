//! Independent slices: a question is only about conjuncts that share variables, transitively, with what is asked.

use snell_logic::VarId;

/// The variables of each conjunct on the path, in one pool that is truncated with the path.
#[derive(Default)]
pub(crate) struct Occurrences {
    pool: Vec<VarId>,
    ends: Vec<u32>,
    /// Reused by `slice`: a flag for each variable.
    reached: Vec<bool>,
}

impl Occurrences {
    /// The number of conjuncts.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The pool, for appending the variables of the next conjunct; then call `close`.
    pub(crate) fn open(&mut self) -> &mut Vec<VarId> {
        &mut self.pool
    }

    /// Ends the conjunct whose variables were appended.
    pub(crate) fn close(&mut self) {
        self.ends.push(self.pool.len() as u32);
    }

    /// Keeps the first `len` conjuncts.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len < self.ends.len() {
            self.ends.truncate(len);
            self.pool.truncate(self.ends.last().map_or(0, |end| *end as usize));
        }
    }

    /// The variables of a conjunct.
    pub(crate) fn vars(&self, conjunct: usize) -> &[VarId] {
        let start = if conjunct == 0 { 0 } else { self.ends[conjunct - 1] as usize };
        &self.pool[start..self.ends[conjunct] as usize]
    }

    /// The conjuncts connected with any of `seeds`, in order.
    pub(crate) fn slice(&mut self, var_count: usize, seeds: &[usize]) -> Vec<usize> {
        let mut reached = std::mem::take(&mut self.reached);
        reached.clear();
        reached.resize(var_count, false);
        let mut taken = vec![false; self.len()];
        for seed in seeds {
            taken[*seed] = true;
            self.vars(*seed).iter().for_each(|var| set(&mut reached, *var));
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (conjunct, taken) in taken.iter_mut().enumerate().filter(|(_, taken)| !**taken) {
                let vars = self.vars(conjunct);
                if vars.iter().any(|var| reached.get(var.index()) == Some(&true)) {
                    *taken = true;
                    changed = true;
                    vars.iter().for_each(|var| set(&mut reached, *var));
                }
            }
        }
        self.reached = reached;
        (0..self.len()).filter(|conjunct| taken[*conjunct]).collect()
    }
}

fn set(reached: &mut [bool], var: VarId) {
    if let Some(flag) = reached.get_mut(var.index()) {
        *flag = true;
    }
}
