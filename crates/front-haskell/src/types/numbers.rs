//! Arithmetic with numbers and texts as types. Families of the library module `Snell.Numbers` are computed here.
//!
//! A literal is a type constant of its own, made where it is written. A number that nobody wrote is `Number#` applied to its
//! digits, so that each number is one type in either case; a text is `Text#` applied to texts.

use super::Checker;
use super::ty::{Node, Store, T};
use crate::hir::{Hir, ModuleId, TyConId, TyConKind};
use rustc_hash::FxHashMap;
use snell_integer::Integer;

/// An operation on literals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Op {
    Add,
    Sub,
    Mul,
    Pow,
    Div,
    Mod,
    Log2,
    LessEq,
    CompareNumbers,
    CompareTexts,
    Append,
}

/// Powers with more bits are not computed.
const MOST_BITS: u64 = 4000;

/// What is needed to compute.
#[derive(Default)]
pub(super) struct Literals {
    numbers: FxHashMap<TyConId, Integer>,
    texts: FxHashMap<TyConId, String>,
    by_number: FxHashMap<Integer, TyConId>,
    by_text: FxHashMap<String, TyConId>,
    /// `False`, `True`, `LT`, `EQ`, `GT`.
    answers: Vec<TyConId>,
    number: Option<TyConId>,
    text: Option<TyConId>,
}

/// The operation that a family of the library is.
pub(super) fn operation(hir: &Hir, con: TyConId) -> Option<Op> {
    let tycon = hir.tycon(con);
    if !is_library(hir, tycon.module) {
        return None;
    }
    Some(match hir.names.text(tycon.name) {
        "+" => Op::Add,
        "-" => Op::Sub,
        "*" => Op::Mul,
        "^" => Op::Pow,
        "Div" => Op::Div,
        "Mod" => Op::Mod,
        "Log2" => Op::Log2,
        "<=?" => Op::LessEq,
        "CmpNat" => Op::CompareNumbers,
        "CmpSymbol" => Op::CompareTexts,
        "AppendSymbol" => Op::Append,
        _ => return None,
    })
}

fn is_library(hir: &Hir, module: ModuleId) -> bool {
    let module = hir.module(module);
    module.library && hir.names.text(module.name) == "Snell.Numbers"
}

impl Checker<'_> {
    /// Finds all literals.
    pub fn literals(&mut self) {
        let hir = self.hir;
        let mut literals = Literals::default();
        for (place, tycon) in hir.tycons.iter().enumerate() {
            let (id, name) = (TyConId(place as u32), hir.names.text(tycon.name));
            if is_library(hir, tycon.module) {
                match name {
                    "Number#" => literals.number = Some(id),
                    "Text#" => literals.text = Some(id),
                    _ => {}
                }
            }
            if !matches!(tycon.kind, TyConKind::Promoted) {
                continue;
            }
            if name.starts_with(|c: char| c.is_ascii_digit()) {
                if let Some(number) = parse(name) {
                    literals.by_number.insert(number.clone(), id);
                    literals.numbers.insert(id, number);
                }
            } else if let Some(text) = name.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
                literals.by_text.insert(text.to_owned(), id);
                literals.texts.insert(id, text.to_owned());
            }
        }
        let answer = |name: &str| {
            let named = |tycon: &crate::hir::TyCon| {
                matches!(tycon.kind, TyConKind::Promoted) && hir.names.text(tycon.name) == name
            };
            hir.tycons.iter().position(named).map(|place| TyConId(place as u32))
        };
        literals.answers = ["'False", "'True", "'LT", "'EQ", "'GT"].iter().filter_map(|name| answer(name)).collect();
        self.store.literals = literals;
    }
}

fn parse(text: &str) -> Option<Integer> {
    let digits: String = text.chars().filter(|&c| c != '_').collect();
    digits.parse().ok()
}

impl Store {
    /// What an operation gives, if its arguments are known well enough.
    pub fn compute(&mut self, op: Op, args: &[T]) -> Option<T> {
        let args: Vec<T> = args.iter().map(|&arg| self.normalised(arg)).collect();
        if matches!(op, Op::CompareTexts | Op::Append) {
            return self.compute_texts(op, &args);
        }
        let known: Vec<Option<Integer>> = args.iter().map(|&arg| self.number(arg)).collect();
        let is = |place: usize, number: i64| known.get(place).and_then(Option::as_ref) == Some(&Integer::from(number));
        match op {
            Op::Add | Op::Mul if is(0, op.neutral()) => return Some(args[1]),
            Op::Add | Op::Sub | Op::Mul | Op::Pow | Op::Div if is(1, op.neutral()) => return Some(args[0]),
            Op::LessEq if is(0, 0) || self.same(args[0], args[1]) => return self.answer(1),
            Op::CompareNumbers if self.same(args[0], args[1]) => return self.answer(3),
            _ => {}
        }
        let mut known = known.into_iter();
        let a = known.next()??;
        let b = if op == Op::Log2 { Integer::from(0) } else { known.next()?? };
        let zero = Integer::from(0);
        let number = match op {
            Op::Add => a + &b,
            Op::Sub if b <= a => a - &b,
            Op::Mul => a * &b,
            Op::Pow => {
                let exponent = b.to_u32()?;
                let small = a.bit_length().checked_mul(exponent.into())? <= MOST_BITS;
                small.then(|| a.pow(exponent))?
            }
            Op::Div if b != zero => a.div_floor(&b)?,
            Op::Mod if b != zero => a.mod_floor(&b)?,
            Op::Log2 if a > zero => Integer::from(a.bit_length() - 1),
            Op::LessEq => return self.answer(usize::from(a <= b)),
            Op::CompareNumbers => return self.answer((a.cmp(&b) as i8 + 3) as usize),
            _ => return None,
        };
        self.made_number(&number)
    }

    fn compute_texts(&mut self, op: Op, args: &[T]) -> Option<T> {
        let (a, b) = (self.text(args[0])?, self.text(args[1])?);
        match op {
            Op::CompareTexts => self.answer((a.cmp(&b) as i8 + 3) as usize),
            _ => {
                if let Some(&written) = self.literals.by_text.get(&format!("{a}{b}")) {
                    return Some(self.con(written));
                }
                let parts: Vec<T> = args.iter().flat_map(|&arg| self.parts(arg)).collect();
                self.literals.text.map(|text| self.apply(text, &parts))
            }
        }
    }

    fn answer(&mut self, place: usize) -> Option<T> {
        let answer = *self.literals.answers.get(place)?;
        Some(self.con(answer))
    }

    /// The number that a type is.
    pub fn number(&self, ty: T) -> Option<Integer> {
        let (head, args) = self.spine(ty);
        let Node::Con(con) = self.head(head).1 else { return None };
        if Some(con) != self.literals.number {
            return self.literals.numbers.get(&con).filter(|_| args.is_empty()).cloned();
        }
        let digits: Option<String> = args.iter().map(|&digit| Some(self.number(digit)?.to_string())).collect();
        digits?.parse().ok()
    }

    fn made_number(&mut self, number: &Integer) -> Option<T> {
        if let Some(&written) = self.literals.by_number.get(number) {
            return Some(self.con(written));
        }
        let text = number.to_string();
        let digits = text.chars().map(|c| Integer::from(i64::from(c as u32 - '0' as u32)));
        let digits: Option<Vec<TyConId>> = digits.map(|digit| self.literals.by_number.get(&digit).copied()).collect();
        let digits: Vec<T> = digits?.into_iter().map(|digit| self.con(digit)).collect();
        self.literals.number.map(|con| self.apply(con, &digits))
    }

    /// The text that a type is, as it is written in a program.
    fn text(&self, ty: T) -> Option<String> {
        let parts = self.parts(ty).into_iter().map(|part| match self.head(part).1 {
            Node::Con(con) => self.literals.texts.get(&con).cloned(),
            _ => None,
        });
        parts.collect()
    }

    fn parts(&self, ty: T) -> Vec<T> {
        let (head, args) = self.spine(ty);
        match self.head(head).1 {
            Node::Con(con) if Some(con) == self.literals.text => args,
            _ => vec![ty],
        }
    }

    /// How a number or text that nobody wrote is written.
    pub fn written_literal(&self, ty: T) -> Option<String> {
        let (head, args) = self.spine(ty);
        let Node::Con(con) = self.head(head).1 else { return None };
        match () {
            () if args.is_empty() => None,
            () if Some(con) == self.literals.number => self.number(ty).map(|number| number.to_string()),
            () if Some(con) == self.literals.text => self.text(ty).map(|text| format!("\"{text}\"")),
            () => None,
        }
    }
}

impl Op {
    /// What changes nothing on the right, and on the left where the sides can be exchanged.
    fn neutral(self) -> i64 {
        match self {
            Op::Mul | Op::Pow | Op::Div => 1,
            _ => 0,
        }
    }
}
