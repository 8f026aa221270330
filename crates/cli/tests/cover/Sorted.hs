module Sorted (insert, isSorted) where

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

isSorted :: [Int] -> Bool
isSorted (x : rest@(y : _))
  | x > y = False
  | otherwise = isSorted rest
isSorted _ = True
