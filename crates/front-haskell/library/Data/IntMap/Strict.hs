-- | Maps from whole numbers, with values that are evaluated when they are put in.
module Data.IntMap.Strict
  ( IntMap, Key, empty, singleton, fromList, fromListWith, fromListWithKey, fromAscList, fromAscListWith
  , fromAscListWithKey, fromDistinctAscList, insert, insertWith, insertWithKey, insertLookupWithKey, delete
  , adjust, adjustWithKey, update, updateWithKey, updateLookupWithKey, alter, alterF, lookup, (!?), (!)
  , findWithDefault, member, notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size, union, unionWith
  , unionWithKey, difference, (\\), differenceWith, intersection, intersectionWith, intersectionWithKey, disjoint
  , isSubmapOf, isSubmapOfBy, isProperSubmapOf, isProperSubmapOfBy, map, mapWithKey, traverseWithKey, mapAccum
  , mapAccumWithKey, mapAccumRWithKey, mapKeys, mapKeysWith, mapKeysMonotonic, foldr, foldl, foldrWithKey
  , foldlWithKey, foldMapWithKey, foldr', foldl', foldrWithKey', foldlWithKey', elems, keys, assocs, toList
  , toAscList, toDescList, filter, filterWithKey, partition, partitionWithKey, mapMaybe, mapMaybeWithKey
  , mapEither, mapEitherWithKey, split, splitLookup, splitRoot, lookupMin, lookupMax, findMin, findMax, deleteMin
  , deleteMax, deleteFindMin, deleteFindMax, updateMin, updateMax, updateMinWithKey, updateMaxWithKey, minView
  , maxView, minViewWithKey, maxViewWithKey, keysSet, fromSet, restrictKeys, withoutKeys, unions, unionsWith
  , mergeWithKey, compose
  ) where

import Prelude hiding (lookup, map, filter, foldr, foldl, null, splitAt)
import qualified Prelude as P
import qualified Data.Foldable as F
import qualified Data.Map.Strict as M
import Data.IntSet.Internal (IntSet (..))
import Data.IntMap.Internal hiding
  ( singleton, fromList, fromListWith, fromListWithKey, fromAscList, fromAscListWith, fromAscListWithKey
  , fromDistinctAscList, insert, insertWith, insertWithKey, insertLookupWithKey, adjust, adjustWithKey, update
  , updateWithKey, updateLookupWithKey, alter, alterF, findWithDefault, unionWith, unionWithKey, differenceWith
  , intersectionWith, intersectionWithKey, map, mapWithKey, traverseWithKey, mapAccum, mapAccumWithKey
  , mapAccumRWithKey, mapKeysWith, mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, updateMin, updateMax
  , updateMinWithKey, updateMaxWithKey, fromSet, unionsWith, mergeWithKey
  )

singleton :: Key -> a -> IntMap a
singleton x0 x1 = IntMap (M.singleton x0 x1)

fromList :: [(Key, a)] -> IntMap a
fromList x0 = IntMap (M.fromList x0)

fromListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWith x0 x1 = IntMap (M.fromListWith x0 x1)

fromListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWithKey x0 x1 = IntMap (M.fromListWithKey x0 x1)

fromAscList :: [(Key, a)] -> IntMap a
fromAscList x0 = IntMap (M.fromAscList x0)

fromAscListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWith x0 x1 = IntMap (M.fromAscListWith x0 x1)

fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey x0 x1 = IntMap (M.fromAscListWithKey x0 x1)

fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList x0 = IntMap (M.fromDistinctAscList x0)

insert :: Key -> a -> IntMap a -> IntMap a
insert x0 x1 (IntMap m2) = IntMap (M.insert x0 x1 m2)

insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith x0 x1 x2 (IntMap m3) = IntMap (M.insertWith x0 x1 x2 m3)

insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey x0 x1 x2 (IntMap m3) = IntMap (M.insertWithKey x0 x1 x2 m3)

insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey x0 x1 x2 (IntMap m3) = case M.insertLookupWithKey x0 x1 x2 m3 of (r0, r1) -> (r0, IntMap r1)

adjust :: (a -> a) -> Key -> IntMap a -> IntMap a
adjust x0 x1 (IntMap m2) = IntMap (M.adjust x0 x1 m2)

adjustWithKey :: (Key -> a -> a) -> Key -> IntMap a -> IntMap a
adjustWithKey x0 x1 (IntMap m2) = IntMap (M.adjustWithKey x0 x1 m2)

update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update x0 x1 (IntMap m2) = IntMap (M.update x0 x1 m2)

updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey x0 x1 (IntMap m2) = IntMap (M.updateWithKey x0 x1 m2)

updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey x0 x1 (IntMap m2) = case M.updateLookupWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter x0 x1 (IntMap m2) = IntMap (M.alter x0 x1 m2)

alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF x0 x1 (IntMap m2) = fmap IntMap (M.alterF x0 x1 m2)

findWithDefault :: a -> Key -> IntMap a -> a
findWithDefault x0 x1 (IntMap m2) = M.findWithDefault x0 x1 m2

unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith x0 (IntMap m1) (IntMap m2) = IntMap (M.unionWith x0 m1 m2)

unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey x0 (IntMap m1) (IntMap m2) = IntMap (M.unionWithKey x0 m1 m2)

differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith x0 (IntMap m1) (IntMap m2) = IntMap (M.differenceWith x0 m1 m2)

intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith x0 (IntMap m1) (IntMap m2) = IntMap (M.intersectionWith x0 m1 m2)

intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey x0 (IntMap m1) (IntMap m2) = IntMap (M.intersectionWithKey x0 m1 m2)

map :: (a -> b) -> IntMap a -> IntMap b
map x0 (IntMap m1) = IntMap (M.map x0 m1)

mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey x0 (IntMap m1) = IntMap (M.mapWithKey x0 m1)

traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey x0 (IntMap m1) = fmap IntMap (M.traverseWithKey x0 m1)

mapAccum :: (a -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccum x0 x1 (IntMap m2) = case M.mapAccum x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapAccumWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumWithKey x0 x1 (IntMap m2) = case M.mapAccumWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapAccumRWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumRWithKey x0 x1 (IntMap m2) = case M.mapAccumRWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith x0 x1 (IntMap m2) = IntMap (M.mapKeysWith x0 x1 m2)

mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe x0 (IntMap m1) = IntMap (M.mapMaybe x0 m1)

mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey x0 (IntMap m1) = IntMap (M.mapMaybeWithKey x0 m1)

mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither x0 (IntMap m1) = case M.mapEither x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey x0 (IntMap m1) = case M.mapEitherWithKey x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin x0 (IntMap m1) = IntMap (M.updateMin x0 m1)

updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax x0 (IntMap m1) = IntMap (M.updateMax x0 m1)

updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey x0 (IntMap m1) = IntMap (M.updateMinWithKey x0 m1)

updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey x0 (IntMap m1) = IntMap (M.updateMaxWithKey x0 m1)

fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet f (IntSet s) = IntMap (M.fromSet f s)

unionsWith :: F.Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f ms = F.foldl' (unionWith f) empty ms

mergeWithKey ::
  (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f g h (IntMap s) (IntMap t) = IntMap (M.mergeWithKey f (inside g) (inside h) s t)
  where
    inside k m = case k (IntMap m) of IntMap n -> n
