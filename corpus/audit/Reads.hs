-- What a program reads may be anything.
-- @crashes 10
-- @open 11 12
-- @safe 13
module Main where

import Data.Maybe (fromJust)

main :: IO ()
main = do text <- getLine
          print (fromJust (lookup text [("a", 1 :: Int)]))
          print (head text)
          print (maximum (text ++ "!"))
