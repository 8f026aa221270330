//! Operator expressions: from operands and operators in a row to a tree, by the report's rules.

use super::world::Fixity;
use crate::syntax::Assoc;

/// A part of an operator expression.
pub(super) enum Part<T, O> {
    /// An operand.
    Operand(T),
    /// An operator between two operands.
    Operator(O, Fixity),
    /// A minus sign before an operand.
    Minus(O),
}

/// Makes the nodes of the tree.
pub(super) trait Build<T, O> {
    /// `left op right`.
    fn operator(&mut self, op: O, left: T, right: T) -> T;
    /// `- operand`.
    fn negate(&mut self, minus: O, operand: T) -> T;
    /// Two operators side by side that don't say which binds tighter; the tree goes on as if the first did.
    fn conflict(&mut self, first: (&O, Fixity), second: (&O, Fixity));
}

/// What a minus sign counts as.
pub(super) const MINUS: Fixity = (Assoc::Left, 6);

/// The tree, and the fixity of the operator at its top if there is one. None if there is no operand where one must be,
/// which no parser gives.
pub(super) fn resolve<T, O>(
    parts: impl IntoIterator<Item = Part<T, O>>,
    build: &mut impl Build<T, O>,
) -> Option<(T, Option<Fixity>)> {
    let mut machine = Machine { operands: Vec::new(), pending: Vec::new(), build };
    for part in parts {
        match part {
            Part::Operand(operand) => machine.operands.push((operand, None)),
            Part::Minus(minus) => {
                if let Some(before) = machine.pending.last()
                    && before.fixity.1 >= MINUS.1
                {
                    machine.build.conflict((&before.op, before.fixity), (&minus, MINUS));
                }
                machine.pending.push(Pending { op: minus, fixity: MINUS, unary: true });
            }
            Part::Operator(op, fixity) => {
                machine.reduce_before(&op, fixity)?;
                machine.pending.push(Pending { op, fixity, unary: false });
            }
        }
    }
    while !machine.pending.is_empty() {
        machine.reduce()?;
    }
    machine.operands.pop()
}

struct Pending<O> {
    op: O,
    fixity: Fixity,
    unary: bool,
}

struct Machine<'b, T, O, B> {
    operands: Vec<(T, Option<Fixity>)>,
    pending: Vec<Pending<O>>,
    build: &'b mut B,
}

impl<T, O, B: Build<T, O>> Machine<'_, T, O, B> {
    /// Reduces what binds tighter than the operator to come.
    fn reduce_before(&mut self, op: &O, fixity: Fixity) -> Option<()> {
        while let Some(top) = self.pending.last() {
            let same = top.fixity.1 == fixity.1;
            if same && (top.fixity.0 != fixity.0 || fixity.0 == Assoc::None) {
                self.build.conflict((&top.op, top.fixity), (op, fixity));
            } else if top.fixity.1 < fixity.1 || same && fixity.0 == Assoc::Right {
                break;
            }
            self.reduce()?;
        }
        Some(())
    }

    fn reduce(&mut self) -> Option<()> {
        let Pending { op, fixity, unary } = self.pending.pop()?;
        let (right, _) = self.operands.pop()?;
        let node = if unary {
            self.build.negate(op, right)
        } else {
            let (left, _) = self.operands.pop()?;
            self.build.operator(op, left, right)
        };
        self.operands.push((node, Some(fixity)));
        Some(())
    }
}

/// Whether `(e op)` or `(op e)` may leave out the parentheses around `e`, whose top operator is `inner`.
pub(super) fn section_fits(inner: Option<Fixity>, outer: Fixity, side: Assoc) -> bool {
    inner.is_none_or(|inner| inner.1 > outer.1 || inner.1 == outer.1 && inner.0 == side && outer.0 == side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(Default)]
    struct Texts {
        conflicts: usize,
    }

    impl Build<String, char> for Texts {
        fn operator(&mut self, op: char, left: String, right: String) -> String {
            format!("({left}{op}{right})")
        }
        fn negate(&mut self, _: char, operand: String) -> String {
            format!("(-{operand})")
        }
        fn conflict(&mut self, _: (&char, Fixity), _: (&char, Fixity)) {
            self.conflicts += 1;
        }
    }

    const OPS: [(char, Fixity); 8] = [
        ('+', (Assoc::Left, 6)),
        ('*', (Assoc::Left, 7)),
        (':', (Assoc::Right, 5)),
        ('^', (Assoc::Right, 8)),
        ('=', (Assoc::None, 4)),
        ('&', (Assoc::Right, 3)),
        ('#', (Assoc::None, 6)),
        ('%', (Assoc::Right, 6)),
    ];

    #[derive(Clone, Copy, Debug)]
    enum Token {
        Leaf,
        Op(usize),
        Neg,
    }

    /// The algorithm of section 10.6 of the report, word for word.
    fn neg(op: (Assoc, i32), tokens: &[Token]) -> Option<(String, &[Token])> {
        match tokens {
            [Token::Leaf, rest @ ..] => go(op, "x".into(), rest),
            [Token::Neg, rest @ ..] if op.1 < 6 => {
                let (operand, rest) = neg((Assoc::Left, 6), rest)?;
                go(op, format!("(-{operand})"), rest)
            }
            _ => None,
        }
    }

    fn go(op1: (Assoc, i32), left: String, tokens: &[Token]) -> Option<(String, &[Token])> {
        let [Token::Op(at), rest @ ..] = tokens else { return Some((left, tokens)) };
        let (text, (assoc, prec)) = OPS[*at];
        let op2 = (assoc, i32::from(prec));
        if op1.1 == op2.1 && (op1.0 != op2.0 || op1.0 == Assoc::None) {
            None
        } else if op1.1 > op2.1 || op1.1 == op2.1 && op1.0 == Assoc::Left {
            Some((left, tokens))
        } else {
            let (right, rest) = neg(op2, rest)?;
            go(op1, format!("({left}{text}{right})"), rest)
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4000))]
        #[test]
        fn agrees_with_the_report(ops in proptest::collection::vec((0..OPS.len(), 0..6u8), 0..9), first in 0..6u8) {
            let mut tokens = Vec::new();
            let operand = |minus: u8, tokens: &mut Vec<Token>| {
                if minus == 0 {
                    tokens.push(Token::Neg);
                }
                tokens.push(Token::Leaf);
            };
            operand(first, &mut tokens);
            for (op, minus) in ops {
                tokens.push(Token::Op(op));
                operand(minus, &mut tokens);
            }
            let expected = neg((Assoc::None, -1), &tokens).filter(|(_, rest)| rest.is_empty()).map(|(text, _)| text);
            let parts = tokens.iter().map(|token| match *token {
                Token::Leaf => Part::Operand("x".to_string()),
                Token::Neg => Part::Minus('-'),
                Token::Op(at) => Part::Operator(OPS[at].0, OPS[at].1),
            });
            let mut texts = Texts::default();
            let (text, _) = resolve(parts, &mut texts).unwrap();
            prop_assert_eq!((texts.conflicts == 0).then_some(text), expected);
        }
    }

    #[test]
    fn missing_operands_are_no_panic() {
        assert!(resolve([Part::Operator('+', MINUS)], &mut Texts::default()).is_none());
        assert!(resolve(Vec::<Part<String, char>>::new(), &mut Texts::default()).is_none());
    }
}
