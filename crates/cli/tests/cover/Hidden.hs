module Hidden (api) where

api :: Int -> Int
api n = if n > 10 then helper n else 0

helper :: Int -> Int
helper n
  | n > 5 = 1
  | otherwise = 2

unused :: Int -> Int
unused n = n
