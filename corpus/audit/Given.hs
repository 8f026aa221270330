-- A function that is given from outside may call what it is given: the lambda is not dead, nor is its failure excluded.
-- @open 6
module Given where

with :: ((Int -> Int) -> Int) -> Int
with k = k (\x -> 10 `mod` x)
