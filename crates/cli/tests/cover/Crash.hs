module Crash where

data Op = Plus | Minus | Div deriving (Eq, Show)

calc :: Op -> Int -> Int -> Int
calc Plus a b = a + b
calc Minus a b = a - b
calc Div a b = a `div` b

first :: [a] -> a
first (x : _) = x

pick :: Int -> Int
pick n
  | n > 0 = n
  | n < -5 = error ("too small: " ++ show n)
