-- Show of the standard types, nested and negative.
module Main where

import qualified Data.Map as M
import qualified Data.Set as S
import qualified Data.IntMap as IM
import Data.Array
import Data.Ratio
import Data.Complex
import Data.List.NonEmpty (NonEmpty (..))

main :: IO ()
main = do
  print (1, -1, 2.5, -2.5, 'c', "s", True, (), LT)
  print [Just (-1), Nothing]
  print [Left 1, Right "x"]
  print (Just (Left (Just (-2.5), 'x')) :: Maybe (Either (Maybe Double, Char) ()))
  print (M.fromList [(1, "a"), (-2, "b")], M.empty :: M.Map Int Int)
  print (Just (M.fromList [(Just 1, S.fromList "ba")]))
  print (S.fromList [3, 1, 2], IM.fromList [(5, -5), (-1, 1)])
  print (listArray (0, 2) [1, -2, 3], Just (listArray ('a', 'b') [True, False]))
  print (listArray ((0, 0), (1, 1)) "abcd")
  print (3 % 4, Just (-3 % 4), [1 % 2])
  print (1 :+ 2, Just ((-1) :+ (-2)))
  print (1 :| [2, 3], Just ('a' :| ""))
  print (show (Just ""), shows 12 "rest", showString "a" "b", showParen True (shows 1) "")
  print [[] :: [()]] ; print [""] ; print ([] :: [Int])
  print [[1], []] ; print (Just [Just [1]])
  print (showsPrec 11 (Just 1) "", showsPrec 10 (Just 1) "", show (Just (Just (Just 1))))
  print ("\1234\&5", "\t\"\\", '\DEL', "\SO\&H", "caf\233")
  print (compare 1 2, minBound :: Char, maxBound :: Char)
