//! Sparse rows that express basic variables by nonbasic ones.

use super::rational::Rational;

const NONBASIC: u32 = u32::MAX;

/// A combination of nonbasic variables, sorted by variable.
#[derive(Clone, Default)]
pub(super) struct Row {
    terms: Vec<(u32, Rational)>,
}

impl Row {
    pub(super) fn terms(&self) -> impl Iterator<Item = (u32, &Rational)> {
        self.terms.iter().map(|(column, k)| (*column, k))
    }

    pub(super) fn coefficient(&self, column: u32) -> Option<&Rational> {
        let index = self.terms.binary_search_by_key(&column, |(column, _)| *column).ok()?;
        Some(&self.terms[index].1)
    }

    fn add(&mut self, column: u32, k: &Rational) {
        match self.terms.binary_search_by_key(&column, |(column, _)| *column) {
            Ok(index) => {
                let sum = self.terms[index].1.plus(k);
                if sum.is_zero() {
                    self.terms.remove(index);
                } else {
                    self.terms[index].1 = sum;
                }
            }
            Err(index) => self.terms.insert(index, (column, k.clone())),
        }
    }

    /// Gives the work it took.
    fn add_row(&mut self, other: &Row, factor: &Rational) -> u64 {
        let mut work = 1;
        for (column, k) in other.terms() {
            work += k.weight().max(factor.weight());
            self.add(column, &k.times(factor));
        }
        work
    }

    fn remove(&mut self, column: u32) -> Option<Rational> {
        let index = self.terms.binary_search_by_key(&column, |(column, _)| *column).ok()?;
        Some(self.terms.remove(index).1)
    }
}

/// All rows, and which variable is basic in which.
#[derive(Default)]
pub(super) struct Tableau {
    rows: Vec<(u32, Row)>,
    row_of: Vec<u32>,
}

impl Tableau {
    /// One more variable, nonbasic.
    pub(super) fn grow(&mut self) {
        self.row_of.push(NONBASIC);
    }

    pub(super) fn is_basic(&self, variable: u32) -> bool {
        self.row_of[variable as usize] != NONBASIC
    }

    pub(super) fn basics(&self) -> impl Iterator<Item = u32> + '_ {
        self.rows.iter().map(|(basic, _)| *basic)
    }

    pub(super) fn row(&self, basic: u32) -> Option<&Row> {
        self.rows.get(self.row_of[basic as usize] as usize).map(|(_, row)| row)
    }

    /// Adds a multiple of a variable to a row under construction, replacing a basic one by its row; gives the work.
    pub(super) fn accumulate(&self, row: &mut Row, variable: u32, k: &Rational) -> u64 {
        match self.row(variable) {
            Some(definition) => row.add_row(definition, k),
            None => {
                row.add(variable, k);
                k.weight()
            }
        }
    }

    /// Makes a variable basic with the given row.
    pub(super) fn insert(&mut self, basic: u32, row: Row) {
        self.row_of[basic as usize] = self.rows.len() as u32;
        self.rows.push((basic, row));
    }

    /// Calls `visit` with every basic variable that depends on a nonbasic one.
    pub(super) fn for_each_use(&self, variable: u32, mut visit: impl FnMut(u32, &Rational)) {
        for (basic, row) in &self.rows {
            if let Some(k) = row.coefficient(variable) {
                visit(*basic, k);
            }
        }
    }

    /// Exchanges a basic and a nonbasic variable; gives the work it took.
    pub(super) fn pivot(&mut self, leaving: u32, entering: u32) -> u64 {
        let index = self.row_of[leaving as usize] as usize;
        let Some((_, row)) = self.rows.get_mut(index) else { return 1 };
        let mut row = std::mem::take(row);
        let Some(k) = row.remove(entering) else { return 1 };
        // Every row is looked through for the entering variable.
        let mut work = 1 + self.rows.len() as u64;
        // leaving = k * entering + rest   becomes   entering = (leaving - rest) / k
        let inverse = Rational::whole(1.into()).over(&k);
        let negative = inverse.negated();
        for (_, coefficient) in &mut row.terms {
            work += coefficient.weight().max(negative.weight());
            *coefficient = coefficient.times(&negative);
        }
        row.add(leaving, &inverse);
        for (other, (_, uses)) in self.rows.iter_mut().enumerate() {
            if other != index
                && let Some(factor) = uses.remove(entering)
            {
                work += uses.add_row(&row, &factor);
            }
        }
        self.rows[index] = (entering, row);
        self.row_of[leaving as usize] = NONBASIC;
        self.row_of[entering as usize] = index as u32;
        work
    }
}
