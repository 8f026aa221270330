module Wheres where

price :: Int -> Bool -> Int
price n member
  | n <= 0 = 0
  | otherwise = base - discount
  where
    base = n * 10
    discount
      | not member = 0
      | n > 5 = 20
      | otherwise = 5

lookupIn :: [(Int, String)] -> Int -> String
lookupIn table key
  | Just value <- lookup key table, not (null value) = value
  | otherwise = let fallback = "none" in fallback
