-- Small syntactic extensions: negative literals, postfix operators, Unicode syntax, empty deriving.
{-# LANGUAGE PostfixOperators, UnicodeSyntax, NegativeLiterals, EmptyDataDeriving, PatternGuards, ExplicitForAll #-}
module Main where

data Empty deriving (Show, Eq, Ord)

(!) :: Integer -> Integer
(!) n = product [1 .. n]

ident ∷ ∀ a. a → a
ident x = x

half :: Int -> Maybe Int
half n | (q, 0) <- n `divMod` 2 = Just q
       | otherwise = Nothing

main ∷ IO ()
main = do
  print ((5 !), (3 !))
  print (ident 3, abs -3, max -1 -2)
  print (map half [4, 5])
  xs ← return [x | x ← [1, 2, 3], x > 1]
  print (xs, ([] :: [Empty]))
