-- Missing equations, missing alternatives, missing guards; and patterns that only look incomplete.
-- @crashes 8 11 15
module Incomplete where

data Shape = Dot | Circle Int | Square Int

size :: Shape -> Int
size (Circle r) = r

kind :: Shape -> Int
kind s = case s of
  Circle _ -> 1

sign :: Int -> Int
sign n
  | n < 0 = -1
  | n > 0 = 1

complete :: Maybe Shape -> Bool -> Int
complete Nothing True = 0
complete (Just Dot) _ = 1
complete (Just (Circle r)) False = r
complete (Just _) True = 2
complete Nothing False = 3
complete (Just (Square s)) False = s
