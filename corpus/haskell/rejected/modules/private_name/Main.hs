-- wrong: import of a function that the other module keeps to itself (line 4)
module Main where

import Shapes (area, square)

main :: IO ()
main = print (area (square 2))
