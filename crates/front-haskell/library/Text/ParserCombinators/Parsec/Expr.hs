-- | Expressions with operators, by their older names.
module Text.ParserCombinators.Parsec.Expr (Assoc (..), Operator (..), OperatorTable, buildExpressionParser) where

import Text.Parsec.Expr (Assoc (..))
import qualified Text.Parsec.Expr as N
import Text.ParserCombinators.Parsec.Char ()
import Text.ParserCombinators.Parsec.Prim (GenParser)

data Operator tok st a
  = Infix (GenParser tok st (a -> a -> a)) Assoc
  | Prefix (GenParser tok st (a -> a))
  | Postfix (GenParser tok st (a -> a))

type OperatorTable tok st a = [[Operator tok st a]]

buildExpressionParser :: OperatorTable tok st a -> GenParser tok st a -> GenParser tok st a
buildExpressionParser table = N.buildExpressionParser (map (map new) table)
  where
    new (Infix p assoc) = N.Infix p assoc
    new (Prefix p) = N.Prefix p
    new (Postfix p) = N.Postfix p
