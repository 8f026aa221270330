-- Maps, sets, sequences and their like as inputs and as results.
-- @explore sizeOf lookupOr bump keysAbove merged smallest histogram memberOf unionSize toSorted evens front reversed intLookup intKeys textLength textUp nested popMin invert
module Containers where

import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import qualified Data.Map as M
import Data.Sequence (Seq, ViewL (..), viewl)
import qualified Data.Sequence as Seq
import qualified Data.Set as S
import qualified Data.Text as T

sizeOf :: M.Map Int Char -> Int
sizeOf = M.size

lookupOr :: Int -> M.Map Int Int -> Int
lookupOr k m = M.findWithDefault 0 k m

bump :: Int -> M.Map Int Int -> M.Map Int Int
bump k = M.insertWith (+) k 1

keysAbove :: Int -> M.Map Int Bool -> [Int]
keysAbove n m = [k | (k, True) <- M.toList m, k > n]

merged :: M.Map Int Int -> M.Map Int Int -> M.Map Int Int
merged = M.unionWith (+)

smallest :: M.Map Int a -> (Int, a)
smallest = M.findMin

histogram :: [Int] -> M.Map Int Int
histogram xs = M.fromListWith (+) [(x, 1) | x <- xs]

memberOf :: Char -> S.Set Char -> Bool
memberOf = S.member

unionSize :: S.Set Int -> S.Set Int -> Int
unionSize a b = S.size (S.union a b)

toSorted :: S.Set Int -> [Int]
toSorted = S.toAscList

evens :: S.Set Int -> S.Set Int
evens = S.filter even

front :: Seq Int -> Maybe Int
front s = case viewl s of
  EmptyL -> Nothing
  x :< _ -> Just x

reversed :: Seq Bool -> Seq Bool
reversed = Seq.reverse

intLookup :: Int -> IM.IntMap Bool -> Maybe Bool
intLookup = IM.lookup

intKeys :: IS.IntSet -> [Int]
intKeys = IS.toList

textLength :: T.Text -> Int
textLength = T.length

textUp :: T.Text -> T.Text
textUp t = if T.null t then T.pack "empty" else T.take 1 t

nested :: M.Map Bool [Int] -> Int
nested m = sum (map length (M.elems m))

popMin :: S.Set Int -> Either String (Int, S.Set Int)
popMin s
  | S.null s = Left "empty"
  | otherwise = Right (S.deleteFindMin s)

invert :: M.Map Int Bool -> M.Map Bool [Int]
invert m = M.fromListWith (++) [(v, [k]) | (k, v) <- M.toList m]
