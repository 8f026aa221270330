-- The same names in two modules, told apart by qualifiers; an instance seen through imports.
module Main where

import qualified A
import qualified B
import A (T (MkT), f)
import B (g)
import qualified A as Both
import qualified B as Both (h)

data T2 = MkT2 A.T B.T deriving Show

main :: IO ()
main = do
  print (A.f 1, B.f 1, f 1)
  print (A.MkT 3, B.MkT "s", MkT 4)
  print (A.get (A.MkT 5), B.get (B.MkT "b"))
  print (MkT2 (A.MkT 1) (B.MkT "x"))
  print (Both.f 2, Both.h, g A.value B.value)
  print (A.MkT 1 A.+++ A.MkT 2, "x" B.+++ "y")
  print [A.MkT 1 ..]
