-- wrong: import after a declaration (line 7)
module Main where

x :: Int
x = 3

import Data.List (sort)

main :: IO ()
main = print (sort [x, 1])
