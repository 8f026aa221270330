-- Arrays: longest common subsequence, knapsack, a sieve with accumArray, Floyd-Warshall, Pascal's triangle modulo a prime.
module Main where

import Data.Array
import Data.List (foldl')

lcsLength :: String -> String -> Int
lcsLength xs ys = t ! (0, 0)
  where
    n = length xs
    m = length ys
    xa = listArray (0, n - 1) xs
    ya = listArray (0, m - 1) ys
    t = array ((0, 0), (n, m)) [ ((i, j), f i j) | i <- [0 .. n], j <- [0 .. m] ]
    f i j
      | i == n || j == m = 0
      | xa ! i == ya ! j = 1 + t ! (i + 1, j + 1)
      | otherwise = max (t ! (i + 1, j)) (t ! (i, j + 1))

knapsack :: Int -> [(Int, Int)] -> Int
knapsack cap items = foldl' step (listArray (0, cap) (replicate (cap + 1) 0)) items ! cap
  where
    step a (w, v) = listArray (0, cap)
      [ if i >= w then max (a ! i) (a ! (i - w) + v) else a ! i | i <- [0 .. cap] ]

sieve :: Int -> [Int]
sieve n = [ i | (i, True) <- assocs flags ]
  where
    flags = accumArray (\_ b -> b) True (2, n)
      [ (k, False) | p <- takeWhile (\q -> q * q <= n) [2 ..], k <- [p * p, p * p + p .. n] ]

floyd :: Int -> Array (Int, Int) Int -> Array (Int, Int) Int
floyd n d0 = foldl' relax d0 [1 .. n]
  where relax d k = listArray (bounds d) [ min x (d ! (i, k) + d ! (k, j)) | ((i, j), x) <- assocs d ]

pascal :: Int -> Int -> Array (Int, Int) Int
pascal p n = a
  where
    a = array ((0, 0), (n, n)) [ ((i, j), f i j) | i <- [0 .. n], j <- [0 .. n] ]
    f _ 0 = 1
    f 0 _ = 0
    f i j = (a ! (i - 1, j - 1) + a ! (i - 1, j)) `mod` p

word :: Int -> Int -> String
word k n = [ "acgt" !! ((i * i * k + i * 7) `mod` 11 `mod` 4) | i <- [1 .. n] ]

main :: IO ()
main = do
  print (lcsLength (word 3 420) (word 5 440))
  print (knapsack 1500 [ (3 + i * 7 `mod` 29, 10 + i * 13 `mod` 37) | i <- [1 .. 60] ])
  let ps = sieve 120000
  print (length ps, last ps)
  let n = 46
      big = 1000000
      d0 = listArray ((1, 1), (n, n)) [ if i == j then 0 else if (i * j + i) `mod` 5 == 0 then (i * 3 + j * 5) `mod` 17 + 1 else big | i <- [1 .. n], j <- [1 .. n] ]
      d = floyd n d0
  print (maximum (filter (< big) (elems d)), sum (filter (< big) (elems d)))
  let pa = pascal 1009 250
  print (pa ! (250, 45), sum (elems pa) `mod` 1009)
  let h = accumArray (+) 0 (0, 9) [ (x * x `mod` 10, 1) | x <- [1 .. 30000] ] :: Array Int Int
  print h
