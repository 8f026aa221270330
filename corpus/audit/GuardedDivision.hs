-- A test keeps the divisor from being zero, which an analysis that joins all values of a variable does not see.
-- @safe 8
-- @crashes 11
module GuardedDivision where

rest :: Int -> Int -> Int
rest _ 0 = 0
rest a b = a `mod` b

unguarded :: Int -> Int -> Int
unguarded a b = a `mod` b
