-- To end a program is no failure of it.
module Main where

import System.Exit

main :: IO ()
main = do
  putStrLn "done"
  exitWith (ExitFailure 3)
