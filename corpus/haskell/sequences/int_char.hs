-- Arithmetic sequences of Int, Integer, Char and Bool: up, down, empty and infinite.
module Main where

import Data.Int
import Data.Word

main :: IO ()
main = do
  print [1 .. 5]
  print [1, 3 .. 10]
  print [10, 8 .. 1]
  print [5 .. 1]
  print [1, 1 .. 0]
  print (take 3 [1, 1 .. 1])
  print [3, 2 .. 3]
  print [3, 4 .. 2]
  print (take 3 [10 ..], take 3 [10, 20 ..])
  print ['a' .. 'f']
  print ['a', 'c' .. 'k']
  print ['z', 'x' .. 'p']
  print [False ..]
  print [LT ..]
  print [GT, EQ ..]
  print [2 ^ 64 .. 2 ^ 64 + 2 :: Integer]
  print [maxBound - 2 .. maxBound :: Int]
  print [maxBound - 3 :: Int, maxBound - 1 ..]
  print [250 :: Word8 ..]
  print [-128, -100 .. -1 :: Int8]
  print [5, 3 .. 0 :: Word]
  print (length ['\1114000' ..])
  print [x | x <- [1 ..  3]]
  print [LT .. GT]
  print [(), ()]
  print [minBound .. maxBound :: Bool]
