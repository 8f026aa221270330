-- Functors the other way round: predicates, comparisons, equivalences.
module Main where

import Data.Functor.Contravariant
import Data.List (sortBy)

main :: IO ()
main = do
  let long = length >$< Predicate (> 2)
  print (map (getPredicate (long <> Predicate (elem 'a'))) ["a", "abc", "xyz"])
  print (sortBy (getComparison (contramap snd defaultComparison <> contramap (negate . fst) defaultComparison)) [(1, 'b'), (2, 'a'), (3, 'b')])
  print (getEquivalence (contramap (`mod` 3) defaultEquivalence) 4 (7 :: Int), getOp (contramap length (Op (* 2))) "abc")
  print (getEquivalence (comparisonEquivalence (defaultComparison >$$< abs)) (-2) (2 :: Int), getPredicate (5 >$ Predicate odd) 'x')
