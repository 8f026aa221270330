-- wrong: the imported module has a type error (Stats.hs line 4)
module Main where

import Stats (mean)

main :: IO ()
main = print (mean [1, 2, 3])
