module Lambdas where

clean :: [Int] -> [Int]
clean xs = map (\x -> if x < 0 then 0 else x) xs

pick :: Maybe Int -> Int
pick = \m -> case m of
  Nothing -> 0
  Just n -> n
