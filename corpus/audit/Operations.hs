-- A call through a table may enter what is in the table, and nothing else.
-- @calls 8: increase, decrease
-- @dead 16
module Main where

-- Who is applied here is known to the callers only.
apply :: (Int -> Int) -> Int -> Int
apply f x = f x

increase, decrease :: Int -> Int
increase x = x + 1
decrease x = x - 1

-- It has the same type, but is in no table.
forgotten :: Int -> Int
forgotten x = x * 2

main :: IO ()
main = print [apply f 3 | f <- [increase, decrease]]
