-- One function of a library, safe at one call and not at another.
-- @safe 8 11
-- @crashes 14 17
module CallsApart where

-- The first argument is always there.
largest :: Int -> [Int] -> Int
largest x xs = maximum (x : xs)

final :: Int -> [Int] -> Int
final x xs = last (xs ++ [x, 1])

largestOf :: [Int] -> Int
largestOf xs = maximum xs

finalOf :: [Int] -> Int
finalOf xs = last xs
