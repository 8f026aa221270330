module Poly where

member :: Eq a => a -> [a] -> Bool
member _ [] = False
member x (y : ys)
  | x == y = True
  | otherwise = member x ys

swap :: (a, b) -> (b, a)
swap (a, b) = (b, a)

nats :: Int -> [Int]
nats n = n : nats (n + 1)

apply :: (Int -> Bool) -> Int -> Int
apply p n = if p n then 1 else 2
