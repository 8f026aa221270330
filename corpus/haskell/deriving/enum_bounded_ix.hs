-- Derived Enum, Bounded and Ix, also of product types for Bounded and Ix.
module Main where

import Data.Ix
import Data.Array

data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun
  deriving (Show, Eq, Ord, Enum, Bounded, Ix, Read)

data Pos = Pos Day Bool deriving (Show, Eq, Ord, Bounded, Ix)
newtype Idx = Idx Int deriving (Show, Eq, Ord, Ix)

main :: IO ()
main = do
  print [minBound .. maxBound :: Day]
  print (range (Tue, Fri), index (Tue, Fri) Thu, inRange (Tue, Fri) Sun, rangeSize (Mon, Sun))
  print (minBound :: Pos, maxBound :: Pos)
  print (range (Pos Mon False, Pos Tue True))
  print (index (Pos Mon False, Pos Wed True) (Pos Tue True))
  let a = accumArray (+) 0 (Mon, Sun) [(Tue, 1), (Sun, 5), (Tue, 2)] :: Array Day Int
  print (a ! Tue, elems a)
  print (listArray (Idx 1, Idx 3) "abc" ! Idx 2)
  print (fromEnum Wed, toEnum 6 :: Day, [Mon, Wed ..], [Sun, Fri .. Mon])
  print (range ((0, 'a'), (1, 'c')), index ((0, 0, 0), (2, 2, 2)) (1, 2, 0), inRange ((0, 0), (2, 2)) (1, 3))
  print (succ Mon, pred Sun, fmap (read :: String -> Day) ["Fri"])
