-- interact with lazy input: a line of output for each line of input.
module Main where

import Data.Char (toUpper)

main :: IO ()
main = interact $ unlines . zipWith number [1 :: Int ..] . lines
  where number n l = show n ++ ": " ++ map toUpper l ++ " (" ++ show (length l) ++ ")"
