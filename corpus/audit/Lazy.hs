-- What is never looked at does not fail.
-- @crashes 14
module Lazy where

first :: (Int, Int) -> Int
first (a, _) = a

quiet :: Int -> Int
quiet x = first (x, error "never looked at")

loud :: Int -> Int
loud x = if x > 3 then small else x
  where
    small = error "looked at"
