module Dead where

sign :: Int -> Int
sign n
  | n > 0 = 1
  | n < 0 = -1
  | n == 0 = 0
  | otherwise = 2

data Color = Red | Green | Blue

name :: Color -> String
name Red = "red"
name Green = "green"
name Blue = "blue"
name _ = "none"

constant :: Int -> Int
constant n = if length "ab" > 5 then n else 0
