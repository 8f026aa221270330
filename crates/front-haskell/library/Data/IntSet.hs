-- | Sets of whole numbers.
module Data.IntSet
  ( IntSet, Key, map, unions, empty, singleton, fromList, fromAscList, fromDistinctAscList, insert, delete, member
  , notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size, isSubsetOf, isProperSubsetOf, disjoint, union
  , difference, (\\), intersection, filter, partition, split, splitMember, splitRoot, foldr, foldl, foldr', foldl'
  , fold, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax, maxView, minView, elems, toList
  , toAscList, toDescList, alterF
  ) where

import Prelude ()
import Data.IntSet.Internal
