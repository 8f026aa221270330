module Lazy where

-- The second argument is never evaluated.
pick :: Bool -> Int -> Int
pick b n = fst (if b then 1 else 2, if n > 0 then 3 else 4)

firstBig :: [Int] -> Maybe Int
firstBig xs = case filter (> 1000) xs of
  [] -> Nothing
  (x : _) -> Just x
