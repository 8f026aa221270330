-- | Maps from whole numbers, with lazy values.
module Data.IntMap.Lazy
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

import Prelude ()
import Data.IntMap.Internal
