//! Primitives on unknown numbers: terms are built, and what a term cannot say becomes a decision.

use crate::decision::{Condition, OVERFLOW_COST, Pending};
use crate::state::{Answer, Symbolic};
use snell_core_ir::{Prim, PrimType, builtin};
use snell_graph::{Kind, Word, apply, term};
use snell_integer::Integer;
use snell_logic::{BitOp, DoubleCompare, DoubleOp, Rounding, TermId, View};
use snell_semantics::{Fault, Stop};

/// How many values are tried where a primitive needs a known number.
const MAX_ENUMERATED: i64 = 1000;

/// Larger powers of unknown numbers are not written as products.
const MAX_POWER: i64 = 16;

impl Symbolic {
    /// A primitive of which some argument is unknown.
    pub(crate) fn lift(&mut self, op: Prim, args: &[Word]) -> Answer<Word> {
        let mut words = args.to_vec();
        for (word, ty) in words.iter_mut().zip(op.signature().args) {
            *word = self.settled(*word, *ty)?;
        }
        if let (Prim::StrUnpack | Prim::StrOnto, [Word::Term(Kind::Text, number), rest @ ..]) = (op, &words[..]) {
            return self.unpack_number(*number, rest.first().copied().unwrap_or(Word::nullary(builtin::NIL)));
        }
        for word in &mut words {
            if let Word::Term(Kind::Text, number) = *word {
                *word = match self.has_cells() {
                    true => self.digits_of(number)?,
                    false => self.enumerate(Kind::Text, number)?,
                };
            }
        }
        if let Prim::ArrayRead | Prim::ArrayWrite = op
            && let [Word::Array(_), Word::Term(..), ..] = words[..]
        {
            let at = self.place_in(words[1], self.heap.elements(words[0]).len())?;
            words[1] = Word::Int(at as i64);
        }
        if let (Prim::ArrayNew, [Word::Term(_, length), _]) = (op, &words[..]) {
            let length = self.in_range(*length)?;
            let zero = self.terms.int(0);
            let possible = self.terms.le(zero, length);
            if !self.decide(possible, 1)? {
                return Err(Stop::Fail(Fault::OutOfRange));
            }
        }
        if let Prim::IntShl | Prim::IntShr | Prim::IntShrLogical | Prim::IntegerShl | Prim::IntegerShr = op {
            words[1] = self.shift_width(op, words[1])?;
        }
        if let Some(word) = self.on_text(op, &words)? {
            return Ok(word);
        }
        for word in &mut words {
            *word = self.known_text(*word)?;
        }
        // What is only passed on may stay unknown.
        let looked_at = op.signature().args.iter().zip(&words).filter(|(ty, _)| **ty != PrimType::Lazy);
        if !looked_at.into_iter().any(|(_, word)| matches!(word, Word::Term(..))) {
            return apply(&mut self.heap, op, &words);
        }
        if op == Prim::IoPutChar && matches!(words[..], [Word::Int(1 | 2), Word::Term(Kind::Char, _)]) {
            // What is written is discarded, whatever it is.
            return Ok(Word::nullary(builtin::UNIT));
        }
        let Some(terms) = words.iter().map(|&word| self.term_of(word)).collect::<Option<Vec<TermId>>>() else {
            return self.concretise(op, &words);
        };
        let family = match terms[..] {
            [a, b] => self.binary(op, a, b)?,
            [a] => self.unary(op, a)?,
            _ => None,
        };
        match family {
            Some(word) => Ok(word),
            None => self.concretise(op, &words),
        }
    }

    /// An argument as it is known now: an untyped variable becomes what the primitive wants of it.
    fn settled(&mut self, word: Word, ty: PrimType) -> Answer<Word> {
        let word = self.current(word);
        let Some((addr, ..)) = self.unbound(word) else { return Ok(word) };
        let kind = match ty {
            PrimType::Int => Kind::Int,
            PrimType::Integer => Kind::Integer,
            PrimType::Double => Kind::Double,
            PrimType::Char => Kind::Char,
            PrimType::Bool => Kind::Bool,
            PrimType::Lazy | PrimType::Value => return Ok(word),
            _ => return self.give_up("an unknown string, cell or array"),
        };
        let unknown = self.unknown_of(kind);
        match self.bind(addr, unknown) {
            true => Ok(unknown),
            false => Err(Stop::Dead),
        }
    }

    /// The term of a number, character or truth value.
    pub(crate) fn term_of(&mut self, word: Word) -> Option<TermId> {
        Some(match word {
            Word::Term(_, term) => term,
            Word::Int(n) => self.terms.int(n),
            Word::Big(at) => {
                let big: Integer = self.heap.big(at).clone();
                self.terms.int(big)
            }
            Word::Char(c) => self.terms.int(i64::from(u32::from(c))),
            Word::Double(d) => self.terms.double(d),
            Word::Con(builtin::TRUE, _) => self.terms.bool(true),
            Word::Con(builtin::FALSE, _) => self.terms.bool(false),
            _ => return None,
        })
    }

    /// The word of a term: plain if the term is a constant.
    pub(crate) fn word_of(&mut self, kind: Kind, term: TermId) -> Word {
        match kind {
            Kind::Bool => match self.terms.as_bool(term) {
                Some(truth) => Word::nullary(if truth { builtin::TRUE } else { builtin::FALSE }),
                None => Word::Term(kind, term),
            },
            Kind::Double => self.terms.as_double(term).map_or(Word::Term(kind, term), Word::Double),
            Kind::Char => {
                let code = self.terms.as_int(term).and_then(Integer::to_u32).and_then(char::from_u32);
                code.map_or(Word::Term(kind, term), Word::Char)
            }
            Kind::Int | Kind::Integer => match self.terms.as_int(term).cloned() {
                Some(integer) => self.heap.integer(integer),
                None => Word::Term(kind, term),
            },
            Kind::Text => match self.terms.as_int(term).map(Integer::to_string) {
                Some(text) => self.heap.string(text.into()),
                None => Word::Term(kind, term),
            },
        }
    }

    fn binary(&mut self, op: Prim, a: TermId, b: TermId) -> Answer<Option<Word>> {
        use Prim::*;
        Ok(match op {
            IntAdd | IntSub | IntMul | IntegerAdd | IntegerSub | IntegerMul => self.known_term(op, &[a, b]),
            IntegerPow => match self.terms.as_int(b).and_then(Integer::to_i64) {
                Some(exponent @ 0..=MAX_POWER) => {
                    let one = self.terms.int(1);
                    let power = (0..exponent).fold(one, |power, _| self.terms.mul(power, a));
                    Some(self.word_of(Kind::Integer, power))
                }
                _ => None,
            },
            IntQuot | IntRem | IntDiv | IntMod | IntegerQuot | IntegerRem | IntegerDiv | IntegerMod => {
                Some(self.divide(op, a, b)?)
            }
            IntEq | IntNe | IntLt | IntLe | IntGt | IntGe | IntegerEq | IntegerNe | IntegerLt | IntegerLe
            | IntegerGt | IntegerGe | CharEq | CharNe | CharLt | CharLe | CharGt | CharGe | CharIn => {
                let (a, b) = (self.in_range(a)?, self.in_range(b)?);
                self.known_term(op, &[a, b])
            }
            IntShl | IntegerShl | IntegerShr => self.known_term(op, &[a, b]),
            IntShr | IntShrLogical => {
                let a = self.in_range(a)?;
                self.known_term(op, &[a, b])
            }
            IntAnd | IntOr | IntXor => Some(self.bits(op, Kind::Int, a, b)),
            IntegerAnd | IntegerOr | IntegerXor => Some(self.bits(op, Kind::Integer, a, b)),
            DoubleAdd | DoubleSub | DoubleMul | DoubleDiv | DoublePow | DoubleAtan2 => {
                let op = match op {
                    DoubleAdd => DoubleOp::Add,
                    DoubleSub => DoubleOp::Sub,
                    DoubleMul => DoubleOp::Mul,
                    DoubleDiv => DoubleOp::Div,
                    DoublePow => DoubleOp::Pow,
                    _ => DoubleOp::Atan2,
                };
                let term = self.terms.double_op(op, &[a, b]);
                Some(self.word_of(Kind::Double, term))
            }
            DoubleEq | DoubleNe | DoubleLt | DoubleLe | DoubleGt | DoubleGe => {
                let condition = match op {
                    DoubleEq | DoubleNe => self.terms.double_compare(DoubleCompare::Eq, a, b),
                    DoubleLt => self.terms.double_compare(DoubleCompare::Lt, a, b),
                    DoubleLe => self.terms.double_compare(DoubleCompare::Le, a, b),
                    DoubleGt => self.terms.double_compare(DoubleCompare::Lt, b, a),
                    _ => self.terms.double_compare(DoubleCompare::Le, b, a),
                };
                let condition = if op == DoubleNe { self.terms.not(condition) } else { condition };
                Some(self.word_of(Kind::Bool, condition))
            }
            _ => None,
        })
    }

    fn bits(&mut self, op: Prim, kind: Kind, a: TermId, b: TermId) -> Word {
        let op = match op {
            Prim::IntAnd | Prim::IntegerAnd => BitOp::And,
            Prim::IntOr | Prim::IntegerOr => BitOp::Or,
            _ => BitOp::Xor,
        };
        let term = self.terms.bit(op, a, b);
        self.word_of(kind, term)
    }

    /// By how much to shift: what is shifted may stay unknown, this may not.
    fn shift_width(&mut self, op: Prim, word: Word) -> Answer<Word> {
        let Word::Term(kind, by) = word else { return Ok(word) };
        let by = self.in_range(by)?;
        let zero = self.terms.int(0);
        let negative = self.terms.lt(by, zero);
        if self.decide(negative, 1)? {
            return Err(Stop::Fail(Fault::OutOfRange));
        }
        if let Prim::IntShl | Prim::IntShr | Prim::IntShrLogical = op {
            let all = self.terms.int(64);
            let nothing_left = self.terms.ge(by, all);
            if self.decide(nothing_left, 1)? {
                return Ok(Word::Int(64));
            }
        }
        self.enumerate(kind, by)
    }

    fn unary(&mut self, op: Prim, a: TermId) -> Answer<Option<Word>> {
        use Prim::*;
        let double = |op| match op {
            DoubleNeg => Some(DoubleOp::Neg),
            DoubleSqrt => Some(DoubleOp::Sqrt),
            DoubleExp => Some(DoubleOp::Exp),
            DoubleLog => Some(DoubleOp::Log),
            DoubleSin => Some(DoubleOp::Sin),
            DoubleCos => Some(DoubleOp::Cos),
            DoubleTan => Some(DoubleOp::Tan),
            DoubleAsin => Some(DoubleOp::Asin),
            DoubleAcos => Some(DoubleOp::Acos),
            DoubleAtan => Some(DoubleOp::Atan),
            DoubleSinh => Some(DoubleOp::Sinh),
            DoubleCosh => Some(DoubleOp::Cosh),
            DoubleTanh => Some(DoubleOp::Tanh),
            DoubleAsinh => Some(DoubleOp::Asinh),
            DoubleAcosh => Some(DoubleOp::Acosh),
            DoubleAtanh => Some(DoubleOp::Atanh),
            DoubleLog1p => Some(DoubleOp::Log1p),
            DoubleExpm1 => Some(DoubleOp::Expm1),
            FloatRound => Some(DoubleOp::ToFloat),
            _ => None,
        };
        Ok(Some(match op {
            IntNeg | IntegerNeg | IntToInteger | IntegerToInt | CharToInt | CharUpper | CharLower | CharTitle => {
                return Ok(self.known_term(op, &[a]));
            }
            IntNot | IntegerNot => {
                let term = self.terms.complement(a);
                self.word_of(if op == IntNot { Kind::Int } else { Kind::Integer }, term)
            }
            CharCategory => self.category(a)?,
            IntShow | IntegerShow => {
                let a = self.in_range(a)?;
                self.word_of(Kind::Text, a)
            }
            IntToChar => {
                let a = self.in_range(a)?;
                let valid = self.code_point(a);
                match self.code_point_kind(a, valid)? {
                    0 => self.word_of(Kind::Char, a),
                    1 => return self.give_up("surrogates, which are no characters here"),
                    _ => return Err(Stop::Fail(Fault::OutOfRange)),
                }
            }
            IntToDouble | IntegerToDouble => {
                let a = self.in_range(a)?;
                let term = self.terms.int_to_double(a);
                self.word_of(Kind::Double, term)
            }
            DoubleIsNan => {
                let term = self.terms.is_nan(a);
                self.word_of(Kind::Bool, term)
            }
            DoubleTruncate | DoubleFloor | DoubleCeiling | DoubleRound => {
                let zero = self.terms.double_op(DoubleOp::Sub, &[a, a]);
                let finite = self.terms.double_compare(DoubleCompare::Eq, zero, zero);
                if !self.decide(finite, 1)? {
                    return Err(Stop::Fail(Fault::OutOfRange));
                }
                let rounding = match op {
                    DoubleTruncate => Rounding::Truncate,
                    DoubleFloor => Rounding::Floor,
                    DoubleCeiling => Rounding::Ceiling,
                    _ => Rounding::NearestEven,
                };
                let term = self.terms.double_to_int(rounding, a);
                self.word_of(Kind::Integer, term)
            }
            op => match double(op) {
                Some(op) => {
                    let term = self.terms.double_op(op, &[a]);
                    self.word_of(Kind::Double, term)
                }
                None => return Ok(None),
            },
        }))
    }

    /// The condition that a number is a code point.
    fn code_point(&mut self, a: TermId) -> TermId {
        let bounds = [0, 0xD7FF, 0xE000, 0x10_FFFF].map(|bound: i64| self.terms.int(bound));
        let low = [self.terms.le(bounds[0], a), self.terms.le(a, bounds[1])];
        let high = [self.terms.le(bounds[2], a), self.terms.le(a, bounds[3])];
        let (low, high) = (self.terms.and(&low), self.terms.and(&high));
        self.terms.or(&[low, high])
    }

    /// Whether a number is a code point (0), a surrogate (1), or neither.
    fn code_point_kind(&mut self, a: TermId, valid: TermId) -> Answer<u32> {
        if let Some(taken) = self.taken(valid) {
            return Ok(taken);
        }
        if self.known(valid) == Some(true) {
            return Ok(0);
        }
        let (first, last) = (self.terms.int(0xd800), self.terms.int(0xdfff));
        let (from, to) = (self.terms.le(first, a), self.terms.le(a, last));
        let surrogate = self.terms.and(&[from, to]);
        let (below, above) = (self.terms.int(-1), self.terms.int(0x11_0000));
        let outside = [self.terms.le(a, below), self.terms.le(above, a)];
        let neither = self.terms.or(&outside);
        let ways = [valid, surrogate, neither].into_iter().enumerate();
        let conditions = ways.map(|(at, condition)| Condition { condition, cost: 1, target: at as u32 }).collect();
        self.pending = Pending::Conditions { conditions, site: u32::MAX };
        Err(Stop::Decide)
    }

    fn divide(&mut self, op: Prim, a: TermId, b: TermId) -> Answer<Word> {
        use Prim::*;
        let (a, b) = (self.in_range(a)?, self.in_range(b)?);
        let zero = self.terms.int(0);
        let by_zero = self.terms.eq(b, zero);
        if self.decide(by_zero, 1)? {
            return Err(Stop::Fail(Fault::DivideByZero));
        }
        if a == b {
            return Ok(Word::Int(i64::from(matches!(op, IntQuot | IntDiv | IntegerQuot | IntegerDiv))));
        }
        match self.known_term(op, &[a, b]) {
            Some(word) => Ok(word),
            None => self.give_up("a division"),
        }
    }

    /// The word of a primitive that has a term.
    fn known_term(&mut self, op: Prim, args: &[TermId]) -> Option<Word> {
        let kind = match op.signature().result {
            PrimType::Int => Kind::Int,
            PrimType::Integer => Kind::Integer,
            PrimType::Bool => Kind::Bool,
            PrimType::Char => Kind::Char,
            _ => return None,
        };
        let term = term(&mut self.terms, op, args)?;
        Some(self.word_of(kind, term))
    }

    /// A wrapped term without its wrapping, if the path has it in range; that may have to be decided.
    pub(crate) fn in_range(&mut self, term: TermId) -> Answer<TermId> {
        let View::Wrap(inner) = self.terms.view(term) else { return Ok(term) };
        if let Some(&(_, in_range)) = self.ranges.iter().rev().find(|(known, _)| *known == inner) {
            return Ok(if in_range { inner } else { term });
        }
        let (low, high) = (self.terms.int(i64::MIN), self.terms.int(i64::MAX));
        let bounds = [self.terms.le(low, inner), self.terms.le(inner, high)];
        let fits = self.terms.and(&bounds);
        let known = match self.taken(fits) {
            Some(taken) => Some(taken == 0),
            None => self.known(fits),
        };
        if let Some(known) = known {
            self.ranges.push((inner, known));
            return Ok(if known { inner } else { term });
        }
        let wraps = self.terms.not(fits);
        let conditions = vec![
            Condition { condition: fits, cost: 0, target: 1 },
            Condition { condition: wraps, cost: OVERFLOW_COST, target: 0 },
        ];
        self.pending = Pending::Conditions { conditions, site: u32::MAX };
        Err(Stop::Decide)
    }

    /// Tries one value after the other for unknown arguments, where no term says what the primitive does.
    ///
    /// The order of values is fixed, not taken from a model: a path must make the same decisions when it is replayed.
    fn concretise(&mut self, op: Prim, words: &[Word]) -> Answer<Word> {
        let mut words = words.to_vec();
        for (word, ty) in words.iter_mut().zip(op.signature().args) {
            let &mut Word::Term(kind, term) = word else { continue };
            if *ty == PrimType::Lazy {
                continue;
            }
            *word = self.enumerate(kind, term)?;
        }
        apply(&mut self.heap, op, &words)
    }

    pub(crate) fn enumerate(&mut self, kind: Kind, term: TermId) -> Answer<Word> {
        for round in 0..MAX_ENUMERATED {
            let (constant, equation) = self.candidate(kind, term, round);
            match self.known(equation) {
                Some(false) => {}
                Some(true) => return Ok(self.word_of(kind, constant)),
                None if self.decide(equation, 1)? => return Ok(self.word_of(kind, constant)),
                None => {}
            }
        }
        self.give_up("a primitive on a large unknown number")
    }

    /// The values nearest to zero first, and the equation with one of them.
    fn candidate(&mut self, kind: Kind, term: TermId, round: i64) -> (TermId, TermId) {
        let value = if round % 2 == 1 { (round + 1) / 2 } else { -(round / 2) };
        match kind {
            Kind::Bool => {
                let constant = self.terms.bool(round % 2 == 0);
                (constant, self.terms.iff(term, constant))
            }
            Kind::Double => {
                let constant = self.terms.double(value as f64);
                (constant, self.terms.double_compare(DoubleCompare::Same, term, constant))
            }
            // Letters before control characters.
            Kind::Char => {
                let constant = self.terms.int((i64::from(b'a') + round) % 0x11_0000);
                (constant, self.terms.eq(term, constant))
            }
            Kind::Int | Kind::Integer | Kind::Text => {
                let constant = self.terms.int(value);
                (constant, self.terms.eq(term, constant))
            }
        }
    }
}
