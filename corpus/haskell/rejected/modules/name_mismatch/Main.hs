-- wrong: the file of the imported module declares another name (Util.hs line 1)
module Main where

import Util (twice)

main :: IO ()
main = print (twice 2)
