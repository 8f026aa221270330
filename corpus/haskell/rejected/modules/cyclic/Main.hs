-- wrong: the modules A and B import each other (line 4)
module Main where

import A (ping)

main :: IO ()
main = print (ping 3)
