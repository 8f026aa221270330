-- Sequences of Double and Ratio go half a step beyond the limit.
module Main where

import Data.Ratio

main :: IO ()
main = do
  print [1.0 .. 5.0]
  print [1.0 .. 5.5]
  print [1.0 .. 5.4]
  print [0.5 .. 3]
  print [0, 0.1 .. 1]
  print [1.0, 0.5 .. -1]
  print [10, 7.5 .. 1.5]
  print [3.0 .. 1.0]
  print (take 3 [0.5 ..])
  print (take 4 [1.5, 2.0 ..])
  print [1.5 :: Float .. 4]
  print [1 % 2 .. 3]
  print [0, 1 % 3 .. 1]
  print (take 3 [1 % 4 ..])
  print (map round [1.0, 1.5 .. 3.0])
  print (length [0, 0.01 .. 1], last [0, 0.01 .. 1])
