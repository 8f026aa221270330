//! Random questions for the tests.
#![allow(dead_code, reason = "each test uses a part")]

use snell_integer::Integer;
use snell_logic::{BitOp, Division, Model, Range, TermId, Terms, Value, VarId};

/// A small deterministic generator.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }

    pub fn between(&mut self, lo: i64, hi: i64) -> i64 {
        lo + self.roll((hi - lo + 1) as u64) as i64
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len() as u64) as usize]
    }
}

/// What may occur in a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flavour {
    /// `x - y <= c`, `x <= c`, `x = y + c`, `x /= y + c`
    Differences,
    /// Linear comparisons.
    Linear,
    /// Linear with connectives.
    Boolean,
    /// With divisions by constants.
    Division,
    /// With operations on bits, one side of which is a constant.
    Bits,
    /// With wrapping.
    Wrapping,
    /// With products and divisions by unknowns.
    Nonlinear,
}

pub const FLAVOURS: [Flavour; 7] = [
    Flavour::Differences,
    Flavour::Linear,
    Flavour::Boolean,
    Flavour::Division,
    Flavour::Bits,
    Flavour::Wrapping,
    Flavour::Nonlinear,
];

pub struct Maker<'a> {
    pub terms: &'a mut Terms,
    pub dice: &'a mut Dice,
    pub ints: &'a [TermId],
    pub bools: &'a [TermId],
    pub flavour: Flavour,
    /// The largest constant.
    pub size: i64,
}

impl Maker<'_> {
    fn constant(&mut self) -> Integer {
        let huge = self.flavour != Flavour::Differences && self.size > 1000 && self.dice.roll(12) == 0;
        if huge {
            let power = self.dice.pick(&[31, 32, 62, 63, 64, 65]);
            return Integer::power_of_two(power) + Integer::from(self.dice.between(-2, 2));
        }
        Integer::from(self.dice.between(-self.size, self.size))
    }

    fn sum(&mut self) -> TermId {
        let count = self.dice.roll(3) + 1;
        let mut sum = self.terms.int(self.dice.between(-self.size, self.size));
        for _ in 0..count {
            let x = self.dice.pick(self.ints);
            let k = Integer::from(self.dice.between(-4, 4));
            let part = self.terms.scale(x, &k);
            sum = self.terms.add(sum, part);
        }
        sum
    }

    fn integer(&mut self) -> TermId {
        let sum = self.sum();
        match (self.flavour, self.dice.roll(3)) {
            (Flavour::Division, 0 | 1) => {
                let kind = self.dice.pick(&[Division::Div, Division::Mod, Division::Quot, Division::Rem]);
                let divisor = self.dice.pick(&[-7, -3, -2, 2, 3, 5, 8]);
                let divisor = self.terms.int(divisor);
                let quotient = self.terms.divide(kind, sum, divisor);
                let other = self.dice.pick(self.ints);
                if self.dice.roll(2) == 0 { quotient } else { self.terms.add(quotient, other) }
            }
            (Flavour::Bits, 0) => {
                let op = self.dice.pick(&[BitOp::And, BitOp::Or, BitOp::Xor]);
                let mask = self.dice.between(-40, 40);
                let mask = self.terms.int(mask);
                self.terms.bit(op, sum, mask)
            }
            (Flavour::Bits, 1) => {
                let op = self.dice.pick(&[BitOp::Shl, BitOp::Shr]);
                let by = self.dice.between(0, 4);
                let by = self.terms.int(by);
                self.terms.bit(op, sum, by)
            }
            (Flavour::Wrapping, 0 | 1) => {
                let constant = self.constant();
                let shifted = self.terms.offset(sum, constant);
                self.terms.wrap(shifted)
            }
            (Flavour::Nonlinear, 0) => {
                let x = self.dice.pick(self.ints);
                self.terms.mul(sum, x)
            }
            (Flavour::Nonlinear, 1) => {
                let x = self.dice.pick(self.ints);
                let kind = self.dice.pick(&[Division::Div, Division::Mod, Division::Quot, Division::Rem]);
                self.terms.divide(kind, sum, x)
            }
            (Flavour::Boolean, 0) => {
                let condition = self.atom();
                let other = self.dice.pick(self.ints);
                self.terms.ite(condition, sum, other)
            }
            _ => sum,
        }
    }

    fn atom(&mut self) -> TermId {
        if self.flavour == Flavour::Differences {
            let (x, y) = (self.dice.pick(self.ints), self.dice.pick(self.ints));
            let c = self.dice.between(-self.size, self.size);
            let right = if self.dice.roll(4) == 0 { self.terms.int(c) } else { self.terms.offset(y, c) };
            return self.compare(x, right);
        }
        if !self.bools.is_empty() && self.dice.roll(8) == 0 {
            let b = self.dice.pick(self.bools);
            return if self.dice.roll(2) == 0 { b } else { self.terms.not(b) };
        }
        let left = self.integer();
        let constant = self.constant();
        let right = if self.dice.roll(2) == 0 { self.terms.int(constant) } else { self.sum() };
        self.compare(left, right)
    }

    fn compare(&mut self, left: TermId, right: TermId) -> TermId {
        match self.dice.roll(5) {
            0 => self.terms.eq(left, right),
            1 => self.terms.ne(left, right),
            2 => self.terms.lt(left, right),
            3 => self.terms.ge(left, right),
            _ => self.terms.le(left, right),
        }
    }

    pub fn condition(&mut self) -> TermId {
        if self.flavour == Flavour::Differences || self.flavour == Flavour::Linear {
            return self.atom();
        }
        let (a, b) = (self.atom(), self.atom());
        match self.dice.roll(6) {
            0 => self.terms.or(&[a, b]),
            1 => self.terms.iff(a, b),
            2 => {
                let both = self.terms.and(&[a, b]);
                self.terms.not(both)
            }
            _ => a,
        }
    }
}

/// Whether the conditions have a solution among all assignments of small ranges.
pub fn brute_force(terms: &Terms, conditions: &[TermId], lo: i64, hi: i64) -> bool {
    let count = terms.var_count();
    let mut model = Model::new();
    let mut values: Vec<i64> = Vec::new();
    for index in 0..count {
        let var = VarId(index as u32);
        values.push(if terms.var_range(var) == Range::ANY { 0 } else { lo });
    }
    loop {
        for (index, value) in values.iter().enumerate() {
            let var = VarId(index as u32);
            let value = match terms.var_sort(var) {
                snell_logic::Sort::Bool => Value::Bool(*value != 0),
                _ => Value::Int(Integer::from(*value)),
            };
            model.set(var, value);
        }
        if terms.satisfied(conditions, &model) {
            return true;
        }
        let mut index = 0;
        loop {
            if index == count {
                return false;
            }
            let is_bool = terms.var_sort(VarId(index as u32)) == snell_logic::Sort::Bool;
            let (first, last) = if is_bool { (0, 1) } else { (lo, hi) };
            if values[index] < last {
                values[index] += 1;
                break;
            }
            values[index] = first;
            index += 1;
        }
    }
}
