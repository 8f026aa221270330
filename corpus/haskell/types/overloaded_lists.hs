-- OverloadedLists: lists, ranges and patterns of other types, with IsList.
{-# LANGUAGE OverloadedLists, TypeFamilies #-}
import qualified Data.IntMap as IM
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.Map as M
import qualified Data.Sequence as Q
import qualified Data.Set as S
import GHC.Exts (IsList (..))

newtype Bag = Bag [Int] deriving Show
instance IsList Bag where
  type Item Bag = Int
  fromList = Bag . reverse
  toList (Bag xs) = reverse xs

first :: Bag -> String
first [] = "none"
first [x] = "one " ++ show x
first _ = "many"

main :: IO ()
main = do
  print (M.toList [(1 :: Int, 'a'), (2, 'b')])
  print (S.member 3 ([1, 2, 3] :: S.Set Int), [5, 1 .. -5] :: S.Set Int)
  print ([1, 2, 3] :: Bag, map first [[], [4], [5, 6]])
  print ('x' :| ['y', 'z'], ['a' .. 'c'] :: Q.Seq Char)
  print (IM.lookup 2 [(1, "one"), (2, "two")])
  print (sum ([1 .. 10] :: [Int]))
