-- A program without input has one run, which decides everything.
-- @safe 8 9 11
-- @crashes 10
module Main where

main :: IO ()
main = do
  print (head (filter even [1, 2, 3 :: Int]))
  print ([1, 2, 3 :: Int] !! length "ab")
  print (foldr1 max (filter (> 5) [1, 2, 3 :: Int]))
  print (maximum "never reached")
