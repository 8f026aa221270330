-- Definitions of a let in different columns.
module Main where

f :: Int -> Int
f x =
  let y = x + 1
  z = y * 2
  in z

main :: IO ()
main = print (f 1)
