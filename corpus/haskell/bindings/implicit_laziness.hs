-- Bindings that depend on themselves lazily, and values that are never needed.
module Main where

import Data.Array

ones, nats, fibs, primes :: [Integer]
ones = 1 : ones
nats = 0 : map (+ 1) nats
fibs = 0 : 1 : [a + b | (a, b) <- zip fibs (tail fibs)]
primes = 2 : filter isPrime [3, 5 ..]
  where isPrime n = all ((/= 0) . (n `mod`)) (takeWhile (\p -> p * p <= n) primes)

repMin :: [Int] -> [Int]
repMin xs = out
  where
    (out, m) = go xs
    go [] = ([], maxBound)
    go (y : ys) = let (rest, m') = go ys in (m : rest, min y m')

catalan :: Int -> Integer
catalan n = t ! n
  where
    t = listArray (0, n) (map c [0 .. n]) :: Array Int Integer
    c 0 = 1
    c i = sum [t ! j * t ! (i - 1 - j) | j <- [0 .. i - 1]]

main :: IO ()
main = do
  print (take 3 ones, take 5 nats, fibs !! 80)
  print (takeWhile (< 60) primes)
  print (repMin [4, 2, 8])
  print (map catalan [0 .. 12])
  let unused = error "never" :: Int
      pair = (1, unused)
      loop = 1 : map (* 2) loop
  print (fst pair, takeWhile (< 100) loop)
  print (length [unused, undefined], snd (undefined, 'k'))
