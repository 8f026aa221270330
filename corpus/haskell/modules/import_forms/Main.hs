-- Imports: whole, listed, hiding, qualified, renamed, and the same name from two modules.
module Main (main) where

import Shapes
import Stack (Stack, push, pop, emptyStack)
import qualified Stack
import qualified Util.Text as T
import Util.Text hiding (shout, size)
import qualified Data.Map as M hiding (foldr)
import Prelude hiding (length)
import qualified Prelude as P (length)

length :: Stack a -> Int
length = Stack.size

main :: IO ()
main = do
  print (area (Square 3), area (circle 2))
  print (map describe [Square 1, circle 1])
  let s = push 3 (push 2 (push 1 emptyStack)) :: Stack Int
  print (length s, P.length [1, 2], Stack.toList s)
  print (fmap fst (pop s))
  putStrLn (T.shout "hey" ++ whisper "HEY")
  print (T.size "four", M.toList (M.fromList [(1, 'a')]))
  print (Stack.top s, s == s, Stack.maxDepth)
