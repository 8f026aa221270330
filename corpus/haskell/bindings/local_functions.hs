-- Local functions that capture variables, with signatures, operators and guards.
module Main where

import Data.List (sortBy)

process :: Int -> [Int] -> [Int]
process k xs = filter keep (map bump xs)
  where
    keep :: Int -> Bool
    keep v
      | v > hi = False
      | v < lo = False
    keep _ = True
    bump v = v <+> k
    infixl 6 <+>
    a <+> b = a * 2 + b
    (lo, hi) = (k, k * 10)

quick :: Ord a => [a] -> [a]
quick [] = []
quick (p : xs) = below ++ equal ++ above
  where
    part q = quick [x | x <- xs, q x]
    below = part (< p)
    above = part (> p)
    equal = p : filter (== p) xs

counter :: Int -> [Int]
counter limit = go 0 []
  where go i acc | i == limit = acc
                 | even i, let sq = i * i, sq < 50 = go next (sq : acc)
                 | otherwise = go next acc
          where next = i + 1

main :: IO ()
main = do
  print (process 3 [-1 .. 20])
  print (quick "the quick brown fox")
  print (counter 12)
  let compose = foldr (.) id
      add n = (+ n)
      table = [(n, \y -> n * y) | n <- [1 .. 3]]
  print (compose [add 1, (* 2), subtract 3] 10)
  print [g 10 | (_, g) <- table]
  print (sortBy cmp [(1, 'b'), (2, 'a'), (0, 'a')])
  where
    cmp (a, b) (c, d) = compare b d <> flip compare a c
