-- Integer arithmetic: digits of e and pi by spigots, big powers, gcds, Lucas-Lehmer, integer square roots.
module Main where

import Data.Bits (shiftR, (.&.))

piDigits :: [Integer]
piDigits = go (1, 0, 1, 1, 3, 3)
  where
    go (q, r, t, k, n, l)
      | 4 * q + r - t < n * t = n : go (10 * q, 10 * (r - n * t), t, k, (10 * (3 * q + r)) `div` t - 10 * n, l)
      | otherwise = go (q * k, (2 * q + r) * l, t * l, k + 1, (q * (7 * k + 2) + r * l) `div` (t * l), l + 2)

eDigits :: Int -> Integer
eDigits n = sum (takeWhile (> 0) (scanl div (10 ^ (n + 10)) [1 ..])) `div` 10 ^ (10 :: Int)

isqrt :: Integer -> Integer
isqrt n = go n
  where go x = let y = (x + n `div` x) `div` 2 in if y >= x then x else go y

lucasLehmer :: Int -> Bool
lucasLehmer 2 = True
lucasLehmer p = go (p - 2) 4 == 0
  where
    m = 2 ^ p - 1 :: Integer
    go :: Int -> Integer -> Integer
    go 0 s = s
    go k s = go (k - 1) (reduce (s * s - 2))
    reduce x = let y = (x .&. m) + (x `shiftR` p) in if y >= m then reduce' y else y
    reduce' y = if y == m then 0 else (y .&. m) + (y `shiftR` p)

fibPair :: Int -> (Integer, Integer)
fibPair 0 = (0, 1)
fibPair n
  | even n = (c, d)
  | otherwise = (d, c + d)
  where
    (a, b) = fibPair (n `div` 2)
    c = a * (2 * b - a)
    d = a * a + b * b

digitSum :: Integer -> Integer
digitSum 0 = 0
digitSum n = let (q, r) = n `quotRem` 10 in r + digitSum q

collatz :: Integer -> Int
collatz = length . takeWhile (/= 1) . iterate (\n -> if even n then n `div` 2 else 3 * n + 1)

main :: IO ()
main = do
  putStrLn (concatMap show (take 1000 piDigits))
  print (eDigits 1000)
  print (isqrt (2 * 10 ^ (1000 :: Int)))
  print (filter lucasLehmer [2, 3, 5, 7, 11, 13, 17, 19, 31, 61, 67, 89, 107, 127, 257, 521, 607, 701, 809, 907, 1009, 1103, 1201, 1279])
  print (digitSum (fst (fibPair 40000)), digitSum (product [1 .. 2500]))
  print (maximum (map collatz [2 ^ (70 :: Int) + k | k <- [1 .. 1500]]))
  print (foldr (\a b -> gcd a (b + 1)) 0 [ 3 ^ k + 7 | k <- [1 .. 600 :: Int] ], sum [ k ^ (9 :: Int) `mod` 1000007 | k <- [1 .. 300000] ])
