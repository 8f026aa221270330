-- A function that gets out in a table may be called by others, with anything: neither safe nor dead.
-- @open 9
module Escapes (table, safe) where

table :: [(String, Int -> Int)]
table = [("share", share)]

share :: Int -> Int
share n = 100 `mod` n

-- It is also called here, where nothing goes wrong.
safe :: Int
safe = share 3
