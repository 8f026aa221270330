module Mutual where

isEven :: Int -> Bool
isEven 0 = True
isEven n
  | n < 0 = isEven (negate n)
  | otherwise = isOdd (n - 1)

isOdd :: Int -> Bool
isOdd 0 = False
isOdd n = isEven (n - 1)
