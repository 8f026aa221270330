-- Puzzles in the list monad: SEND+MORE digits, map colouring, subset sums, dice.
module Main where

import Control.Monad
import Data.List

select :: [a] -> [(a, [a])]
select [] = []
select (x : xs) = (x, xs) : [(y, x : ys) | (y, ys) <- select xs]

puzzle :: [(Int, Int, Int)]
puzzle = do
  (t, r1) <- select [0 .. 9]
  guard (t /= 0)
  (o, r2) <- select r1
  (f, _) <- select r2
  guard (f /= 0)
  let to = t * 10 + o
  guard (to * 2 == 100 + f * 10 + o `mod` 10 || to + to == f * 100 + t)
  return (t, o, f)

colour :: [(Int, Int)] -> Int -> [[Int]]
colour edges n = foldM place [] [1 .. n]
  where
    place cs v = do
      c <- [1 .. 3]
      guard (and [cs !! (length cs - u) /= c | (a, b) <- edges, let u = min a b, max a b == v])
      return (c : cs)

subsetSum :: Int -> [Int] -> [[Int]]
subsetSum t xs = [s | s <- filterM (const [True, False]) xs, sum s == t]

dice :: Int -> [(Int, Int)]
dice n = map (\g -> (head g, length g)) . group . sort $ sum <$> replicateM n [1 .. 6]

main :: IO ()
main = do
  print puzzle
  print (length (colour [(1, 2), (2, 3), (1, 3), (3, 4)] 4), take 2 (colour [(1, 2), (2, 3), (1, 3), (3, 4)] 4))
  print (subsetSum 10 [1, 2, 3, 4, 5, 6])
  print (dice 2)
  print $ do { x <- [1 .. 20]; y <- [x .. 20]; let { z2 = x * x + y * y; z = floor (sqrt (fromIntegral z2)) }; guard (z * z == z2); pure (x, y, z) }
