-- Arrays as inputs and as results.
-- @explore total at swapped byTruth table counted transposed
module Arrays where

import Data.Array

total :: Array Int Int -> Int
total a
  | null (elems a) = 0
  | otherwise = sum (elems a)

at :: Array Int Char -> Int -> Char
at a i = a ! i

swapped :: Array Int Int -> Array Int Int
swapped a = a // [(l, a ! u), (u, a ! l)]
  where
    (l, u) = bounds a

byTruth :: Array Bool Int -> Int
byTruth a = a ! True

table :: Int -> Array Int Integer
table n = a
  where
    a = listArray (0, n) (map f [0 .. n])
    f 0 = 0
    f 1 = 1
    f i = a ! (i - 1) + a ! (i - 2)

counted :: String -> Array Char Int
counted s = accumArray (+) 0 ('a', 'c') [(c, 1) | c <- s, inRange ('a', 'c') c]

transposed :: Array (Bool, Bool) Int -> Array (Bool, Bool) Int
transposed a = ixmap (bounds a) (\(i, j) -> (j, i)) a
