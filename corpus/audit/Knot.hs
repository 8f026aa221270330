-- A value that depends on itself, and one that only looks like it.
-- @crashes 6
module Knot where

tied :: Int -> Int
tied n = let x = if n > 0 then x + 1 else 0 in x

fine :: Int -> [Int]
fine n = let xs = n : map (+ 1) xs in take 3 xs
