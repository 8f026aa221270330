-- wrong: constructor of a type that is exported without its constructors (line 7)
module Main where

import Counter

start :: Counter
start = MkCounter 5

main :: IO ()
main = print (value (bump start))
