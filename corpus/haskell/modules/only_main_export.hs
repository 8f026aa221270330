-- A main that is not in IO (), and a module that exports only it.
module Main (main) where

import qualified Data.List

main :: IO Int
main = do
  print (Data.List.nub [1, 1, 2])
  print $ Data.List.foldl' (Prelude.+) 0 [1, 2, 3]
  return 7
