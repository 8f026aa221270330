-- Programs that finish only if work is shared and the rest is never computed.
module Main where

import Data.Array

-- exponential without sharing of the array
ways :: Int -> [Int] -> Integer
ways target coins = table ! (target, length coins)
  where
    table = array ((0, 0), (target, length coins)) [((t, k), go t k) | t <- [0 .. target], k <- [0 .. length coins]]
    go 0 _ = 1
    go _ 0 = 0
    go t k = table ! (t, k - 1) + (if c <= t then table ! (t - c, k) else 0)
      where c = coins !! (k - 1)

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

-- doubles a shared value forty times
doubles :: Int -> Integer -> Integer
doubles 0 x = x
doubles n x = let y = x + x in doubles (n - 1) y

tree :: Int -> [Int]
tree n = n : tree (2 * n) ++ tree (2 * n + 1)

edit :: String -> String -> Int
edit s t = d m n
  where
    (m, n) = (length s, length t)
    d i 0 = i
    d 0 j = j
    d i j | s !! (i - 1) == t !! (j - 1) = memo ! (i - 1, j - 1)
          | otherwise = 1 + minimum [memo ! (i - 1, j), memo ! (i, j - 1), memo ! (i - 1, j - 1)]
    memo = listArray ((0, 0), (m, n)) [d i j | (i, j) <- range ((0, 0), (m, n))]

main :: IO ()
main = do
  print (ways 200 [1, 2, 5, 10, 20, 50, 100, 200])
  print (fibs !! 300 `mod` 1000007)
  print (doubles 40 1)
  print (take 5 (tree 1))
  print (edit "kitten" "sitting", edit "saturday" "sunday")
  print (head (filter ((> 1000) . (^ 2)) [x | x <- [1 ..], odd x]))
