-- wrong: top-level declaration indented (line 7)
module Main where

  import Data.List (sort)

  main :: IO ()
 main = print (sort [3, 1, 2])
