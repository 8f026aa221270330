module Locals (total, table) where

total :: [Int] -> Int
total = go 0
  where
    go acc [] = acc
    go acc (x : xs)
      | x < 0 = go acc xs
      | otherwise = go (acc + x) xs

table :: Int -> (Int, String)
table n = (size, label size)
  where
    size = if n > 9 then 2 else 1
    label 1 = "small"
    label 2 = "large"
    label _ = "never"
