-- What a function that gets out calls may be called with anything, too.
-- @open 9
module EscapesInside (handlers, safe) where

handlers :: [Int -> Int]
handlers = [\x -> share (x - 1)]

share :: Int -> Int
share n = 100 `mod` n

safe :: Int
safe = share 3
