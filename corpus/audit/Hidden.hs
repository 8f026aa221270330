-- What other modules can't call is only called as this module does.
-- @safe 8
-- @crashes 14
-- @dead 17
module Hidden (api, open) where

hidden :: Int -> Int
hidden n = 100 `div` n

api :: Bool -> Int
api b = hidden (if b then 1 else 2)

open :: Int -> Int
open n = 100 `mod` n

never :: Int -> Int
never n = n
