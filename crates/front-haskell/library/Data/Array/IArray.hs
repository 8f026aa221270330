{-# LANGUAGE MagicHash, FlexibleContexts #-}
-- | Arrays that are not changed, of all kinds.
module Data.Array.IArray
  ( IArray, Array, Ix (range, index, inRange, rangeSize)
  , array, listArray, accumArray, (!), bounds, indices, elems, assocs, (//), accum, amap, ixmap
  ) where

import Snell.Ix
import Snell.Array (Array, IArray (..), iaElems#, safeRangeSize)

infixl 9 !, //

array :: (IArray a e, Ix i) => (i, i) -> [(i, e)] -> a i e
array (l, u) ies = let n = safeRangeSize (l, u) in iaMake# l u n [(place# l u n i, e) | (i, e) <- ies]

listArray :: (IArray a e, Ix i) => (i, i) -> [e] -> a i e
listArray (l, u) es = let n = safeRangeSize (l, u) in iaMake# l u n (zip [0 .. n - 1] es)

accumArray :: (IArray a e, Ix i) => (e -> e' -> e) -> e -> (i, i) -> [(i, e')] -> a i e
accumArray f z (l, u) ies =
  let n = safeRangeSize (l, u) in iaAccum# f (iaFill# l u n z) [(place# l u n i, e) | (i, e) <- ies]

(!) :: (IArray a e, Ix i) => a i e -> i -> e
a ! i = case iaBounds# a of (l, u) -> iaAt# a (place# l u (iaSize# a) i)

bounds :: (IArray a e, Ix i) => a i e -> (i, i)
bounds = iaBounds#

indices :: (IArray a e, Ix i) => a i e -> [i]
indices a = range (iaBounds# a)

elems :: (IArray a e, Ix i) => a i e -> [e]
elems = iaElems#

assocs :: (IArray a e, Ix i) => a i e -> [(i, e)]
assocs a = zip (indices a) (elems a)

(//) :: (IArray a e, Ix i) => a i e -> [(i, e)] -> a i e
a // ies = case iaBounds# a of (l, u) -> iaReplace# a [(place# l u (iaSize# a) i, e) | (i, e) <- ies]

accum :: (IArray a e, Ix i) => (e -> e' -> e) -> a i e -> [(i, e')] -> a i e
accum f a ies = case iaBounds# a of (l, u) -> iaAccum# f a [(place# l u (iaSize# a) i, e) | (i, e) <- ies]

amap :: (IArray a e', IArray a e, Ix i) => (e' -> e) -> a i e' -> a i e
amap f a = listArray (iaBounds# a) (map f (iaElems# a))

ixmap :: (IArray a e, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> a i e
ixmap b f a = listArray b [a ! f i | i <- range b]
