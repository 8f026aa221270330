-- A main module whose imports are literate files and use extensions of their own.
module Main where

import Doc
import qualified Helper.Case as C

main :: IO ()
main = do
  print (documented 3)
  mapM_ (putStrLn . C.word) [0 .. 3]
