{-# LANGUAGE FlexibleContexts #-}
-- | Expressions with operators, from a table of their precedences.
module Text.Parsec.Expr (Assoc (..), Operator (..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Combinator
import Text.Parsec.Prim

data Assoc = AssocNone | AssocLeft | AssocRight

data Operator s u m a
  = Infix (ParsecT s u m (a -> a -> a)) Assoc
  | Prefix (ParsecT s u m (a -> a))
  | Postfix (ParsecT s u m (a -> a))

-- | Those that bind tightest first.
type OperatorTable s u m a = [[Operator s u m a]]

buildExpressionParser :: Stream s m t => OperatorTable s u m a -> ParsecT s u m a -> ParsecT s u m a
buildExpressionParser table simple = foldl level simple table

level :: Stream s m t => ParsecT s u m a -> [Operator s u m a] -> ParsecT s u m a
level term ops = do
  x <- operand
  (rightOf x <|> leftOf x <|> noneOf' x <|> return x) <?> "operator"
  where
    rights = choice [op | Infix op AssocRight <- ops]
    lefts = choice [op | Infix op AssocLeft <- ops]
    nones = choice [op | Infix op AssocNone <- ops]
    before = (choice [op | Prefix op <- ops] <?> "") <|> return id
    after = (choice [op | Postfix op <- ops] <?> "") <|> return id
    operand = do
      pre <- before
      x <- term
      post <- after
      return (post (pre x))
    ambiguous which op =
      try (op >> parserFail ("ambiguous use of a " ++ which ++ " associative operator"))
    ambiguousRight = ambiguous "right" rights
    ambiguousLeft = ambiguous "left" lefts
    ambiguousNone = ambiguous "non" nones
    rightOf x = (do { f <- rights; y <- operand >>= \z -> rightOf z <|> return z; return (f x y) })
      <|> ambiguousLeft <|> ambiguousNone
    leftOf x = (do { f <- lefts; y <- operand; let { z = f x y }; leftOf z <|> return z })
      <|> ambiguousRight <|> ambiguousNone
    noneOf' x = do
      f <- nones
      y <- operand
      ambiguousRight <|> ambiguousLeft <|> ambiguousNone <|> return (f x y)
