-- A default declaration changes what ambiguous literals become.
module Main where

default (Int, Float)

main :: IO ()
main = do
  print (2 ^ 63)
  print (1 / 3)
  print (9223372036854775807 + 1)
  print (sqrt 2)
  print (fromIntegral (maxBound :: Int) + 1)
