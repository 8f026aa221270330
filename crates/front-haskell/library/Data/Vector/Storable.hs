{-# LANGUAGE MagicHash, BangPatterns, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, TypeFamilies #-}
-- | Vectors whose elements are evaluated.
module Data.Vector.Storable
  ( Vector, MVector, Storable, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM
  , lastM, slice, unsafeSlice, init, tail, unsafeInit, unsafeTail, take, drop, unsafeTake, unsafeDrop, splitAt, uncons
  , unsnoc, empty, singleton, replicate, generate, iterateN, replicateM, generateM, iterateNM, create, unfoldr
  , unfoldrN, unfoldrExactN, constructN, constructrN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc
  , (++), concat, force, (//), unsafeUpd, update_, accum, unsafeAccum, accumulate_, reverse, backpermute
  , unsafeBackpermute, modify, map, imap, concatMap, mapM, imapM, mapM_, imapM_, forM, forM_, iforM, iforM_, zipWith
  , zipWith3, izipWith, zipWithM, zipWithM_, filter, ifilter, filterM, uniq, mapMaybe, imapMaybe, takeWhile, dropWhile
  , partition, unstablePartition, span, break, elem, notElem, find, findIndex, findIndexR, findIndices, elemIndex
  , elemIndices, foldl, foldl', foldl1, foldl1', foldr1, foldr1', foldr, foldr', ifoldl, ifoldl', ifoldr, ifoldr'
  , foldMap, foldMap', foldM, foldM', foldM_, ifoldM, all, any, and, or, sum, product, maximum, minimum, maximumBy
  , minimumBy, maximumOn, minimumOn, maxIndex, minIndex, maxIndexBy, minIndexBy, prescanl, prescanl', postscanl
  , postscanl', scanl, scanl', scanl1, scanl1', scanr1, scanr1', scanr, scanr', prescanr, postscanr, toList, fromList
  , fromListN, freeze, unsafeFreeze, thaw, unsafeThaw, copy
  ) where

import Prelude hiding
  ( all, and, any, break, concat, concatMap, drop, dropWhile, elem, enumFromThenTo, enumFromTo, filter, foldl, foldl1
  , foldMap, foldr, foldr1, head, init, last, length, map, mapM, mapM_, maximum, minimum, notElem, null, or, product
  , replicate, reverse, scanl, scanl1, scanr, scanr1, span, splitAt, sum, tail, take, takeWhile, unzip, unzip3, zip
  , zip3, zipWith, zipWith3, (++) )
import qualified Prelude as P
import qualified Data.Foldable as F
import qualified Data.List as L
import Control.DeepSeq (NFData (..))
import Control.Monad.Primitive (PrimMonad, PrimState)
import Control.Monad.ST (ST)
import qualified Data.Vector.Generic as G
import Snell.VectorStorable (Vector, MVector, Storable)

infixl 9 !, !?
infixr 5 ++

length :: Storable a => Vector a -> Int
length = G.length

null :: Storable a => Vector a -> Bool
null = G.null

(!) :: Storable a => Vector a -> Int -> a
(!) = (G.!)

(!?) :: Storable a => Vector a -> Int -> Maybe a
(!?) = (G.!?)

unsafeIndex :: Storable a => Vector a -> Int -> a
unsafeIndex = G.unsafeIndex

head, last, unsafeHead, unsafeLast :: Storable a => Vector a -> a
head = G.head
last = G.last
unsafeHead = G.unsafeHead
unsafeLast = G.unsafeLast

indexM :: (Storable a, Monad m) => Vector a -> Int -> m a
indexM = G.indexM

headM, lastM :: (Storable a, Monad m) => Vector a -> m a
headM = G.headM
lastM = G.lastM

slice, unsafeSlice :: Storable a => Int -> Int -> Vector a -> Vector a
slice = G.slice
unsafeSlice = G.unsafeSlice

init, tail, unsafeInit, unsafeTail :: Storable a => Vector a -> Vector a
init = G.init
tail = G.tail
unsafeInit = G.unsafeInit
unsafeTail = G.unsafeTail

take, drop, unsafeTake, unsafeDrop :: Storable a => Int -> Vector a -> Vector a
take = G.take
drop = G.drop
unsafeTake = G.unsafeTake
unsafeDrop = G.unsafeDrop

splitAt :: Storable a => Int -> Vector a -> (Vector a, Vector a)
splitAt = G.splitAt

uncons :: Storable a => Vector a -> Maybe (a, Vector a)
uncons = G.uncons

unsnoc :: Storable a => Vector a -> Maybe (Vector a, a)
unsnoc = G.unsnoc

empty :: Storable a => Vector a
empty = G.empty

singleton :: Storable a => a -> Vector a
singleton = G.singleton

replicate :: Storable a => Int -> a -> Vector a
replicate = G.replicate

generate :: Storable a => Int -> (Int -> a) -> Vector a
generate = G.generate

iterateN :: Storable a => Int -> (a -> a) -> a -> Vector a
iterateN = G.iterateN

replicateM :: (Storable a, Monad m) => Int -> m a -> m (Vector a)
replicateM = G.replicateM

generateM :: (Storable a, Monad m) => Int -> (Int -> m a) -> m (Vector a)
generateM = G.generateM

iterateNM :: (Storable a, Monad m) => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM = G.iterateNM

create :: Storable a => (forall s. ST s (MVector s a)) -> Vector a
create = G.create

unfoldr :: Storable a => (b -> Maybe (a, b)) -> b -> Vector a
unfoldr = G.unfoldr

unfoldrN :: Storable a => Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN = G.unfoldrN

unfoldrExactN :: Storable a => Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN = G.unfoldrExactN

constructN, constructrN :: Storable a => Int -> (Vector a -> a) -> Vector a
constructN = G.constructN
constructrN = G.constructrN

enumFromN :: (Storable a, Num a) => a -> Int -> Vector a
enumFromN = G.enumFromN

enumFromStepN :: (Storable a, Num a) => a -> a -> Int -> Vector a
enumFromStepN = G.enumFromStepN

enumFromTo :: (Storable a, Enum a) => a -> a -> Vector a
enumFromTo = G.enumFromTo

enumFromThenTo :: (Storable a, Enum a) => a -> a -> a -> Vector a
enumFromThenTo = G.enumFromThenTo

cons :: Storable a => a -> Vector a -> Vector a
cons = G.cons

snoc :: Storable a => Vector a -> a -> Vector a
snoc = G.snoc

(++) :: Storable a => Vector a -> Vector a -> Vector a
(++) = (G.++)

concat :: Storable a => [Vector a] -> Vector a
concat = G.concat

force :: Storable a => Vector a -> Vector a
force = G.force

(//), unsafeUpd :: Storable a => Vector a -> [(Int, a)] -> Vector a
(//) = (G.//)
unsafeUpd = G.unsafeUpd

update_ :: Storable a => Vector a -> Vector Int -> Vector a -> Vector a
update_ = G.update_

accum, unsafeAccum :: Storable a => (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum = G.accum
unsafeAccum = G.unsafeAccum

accumulate_ :: (Storable a, Storable b) => (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ = G.accumulate_

reverse :: Storable a => Vector a -> Vector a
reverse = G.reverse

backpermute, unsafeBackpermute :: Storable a => Vector a -> Vector Int -> Vector a
backpermute = G.backpermute
unsafeBackpermute = G.unsafeBackpermute

modify :: Storable a => (forall s. MVector s a -> ST s ()) -> Vector a -> Vector a
modify = G.modify

map :: (Storable a, Storable b) => (a -> b) -> Vector a -> Vector b
map = G.map

imap :: (Storable a, Storable b) => (Int -> a -> b) -> Vector a -> Vector b
imap = G.imap

concatMap :: (Storable b, Storable a) => (a -> Vector b) -> Vector a -> Vector b
concatMap = G.concatMap

mapM :: (Storable a, Storable b, Monad m) => (a -> m b) -> Vector a -> m (Vector b)
mapM = G.mapM

imapM :: (Storable a, Storable b, Monad m) => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM = G.imapM

mapM_ :: (Storable a, Monad m) => (a -> m b) -> Vector a -> m ()
mapM_ = G.mapM_

imapM_ :: (Storable a, Monad m) => (Int -> a -> m b) -> Vector a -> m ()
imapM_ = G.imapM_

forM :: (Storable a, Storable b, Monad m) => Vector a -> (a -> m b) -> m (Vector b)
forM = G.forM

forM_ :: (Storable a, Monad m) => Vector a -> (a -> m b) -> m ()
forM_ = G.forM_

iforM :: (Storable a, Storable b, Monad m) => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM = G.iforM

iforM_ :: (Storable a, Monad m) => Vector a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

zipWith :: (Storable a, Storable b, Storable c) => (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith = G.zipWith

zipWith3 :: (Storable a, Storable b, Storable c, Storable d) => (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 = G.zipWith3

izipWith :: (Storable a, Storable b, Storable c) => (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith = G.izipWith

zipWithM :: (Storable a, Storable b, Storable c, Monad m) => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM = G.zipWithM

zipWithM_ :: (Storable a, Storable b, Monad m) => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ = G.zipWithM_

filter :: Storable a => (a -> Bool) -> Vector a -> Vector a
filter = G.filter

ifilter :: Storable a => (Int -> a -> Bool) -> Vector a -> Vector a
ifilter = G.ifilter

filterM :: (Storable a, Monad m) => (a -> m Bool) -> Vector a -> m (Vector a)
filterM = G.filterM

uniq :: (Storable a, Eq a) => Vector a -> Vector a
uniq = G.uniq

mapMaybe :: (Storable a, Storable b) => (a -> Maybe b) -> Vector a -> Vector b
mapMaybe = G.mapMaybe

imapMaybe :: (Storable a, Storable b) => (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe = G.imapMaybe

takeWhile, dropWhile :: Storable a => (a -> Bool) -> Vector a -> Vector a
takeWhile = G.takeWhile
dropWhile = G.dropWhile

partition, unstablePartition, span, break :: Storable a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition = G.partition
unstablePartition = G.unstablePartition
span = G.span
break = G.break

elem, notElem :: (Storable a, Eq a) => a -> Vector a -> Bool
elem = G.elem
notElem = G.notElem

find :: Storable a => (a -> Bool) -> Vector a -> Maybe a
find = G.find

findIndex, findIndexR :: Storable a => (a -> Bool) -> Vector a -> Maybe Int
findIndex = G.findIndex
findIndexR = G.findIndexR

findIndices :: Storable a => (a -> Bool) -> Vector a -> Vector Int
findIndices = G.findIndices

elemIndex :: (Storable a, Eq a) => a -> Vector a -> Maybe Int
elemIndex = G.elemIndex

elemIndices :: (Storable a, Eq a) => a -> Vector a -> Vector Int
elemIndices = G.elemIndices

foldl, foldl' :: Storable a => (b -> a -> b) -> b -> Vector a -> b
foldl = G.foldl
foldl' = G.foldl'

foldl1, foldl1', foldr1, foldr1' :: Storable a => (a -> a -> a) -> Vector a -> a
foldl1 = G.foldl1
foldl1' = G.foldl1'
foldr1 = G.foldr1
foldr1' = G.foldr1'

foldr, foldr' :: Storable a => (a -> b -> b) -> b -> Vector a -> b
foldr = G.foldr
foldr' = G.foldr'

ifoldl, ifoldl' :: Storable a => (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl = G.ifoldl
ifoldl' = G.ifoldl'

ifoldr, ifoldr' :: Storable a => (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr = G.ifoldr
ifoldr' = G.ifoldr'

foldMap, foldMap' :: (Storable a, Monoid m) => (a -> m) -> Vector a -> m
foldMap = G.foldMap
foldMap' = G.foldMap'

foldM, foldM' :: (Storable a, Monad m) => (b -> a -> m b) -> b -> Vector a -> m b
foldM = G.foldM
foldM' = G.foldM'

foldM_ :: (Storable a, Monad m) => (b -> a -> m b) -> b -> Vector a -> m ()
foldM_ = G.foldM_

ifoldM :: (Storable a, Monad m) => (b -> Int -> a -> m b) -> b -> Vector a -> m b
ifoldM = G.ifoldM

all, any :: Storable a => (a -> Bool) -> Vector a -> Bool
all = G.all
any = G.any

and, or :: Vector Bool -> Bool
and = G.and
or = G.or

sum, product :: (Storable a, Num a) => Vector a -> a
sum = G.sum
product = G.product

maximum, minimum :: (Storable a, Ord a) => Vector a -> a
maximum = G.maximum
minimum = G.minimum

maximumBy, minimumBy :: Storable a => (a -> a -> Ordering) -> Vector a -> a
maximumBy = G.maximumBy
minimumBy = G.minimumBy

maximumOn, minimumOn :: (Storable a, Ord b) => (a -> b) -> Vector a -> a
maximumOn = G.maximumOn
minimumOn = G.minimumOn

maxIndex, minIndex :: (Storable a, Ord a) => Vector a -> Int
maxIndex = G.maxIndex
minIndex = G.minIndex

maxIndexBy, minIndexBy :: Storable a => (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy = G.maxIndexBy
minIndexBy = G.minIndexBy

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (Storable a, Storable b) => (b -> a -> b) -> b -> Vector a -> Vector b
prescanl = G.prescanl
prescanl' = G.prescanl'
postscanl = G.postscanl
postscanl' = G.postscanl'
scanl = G.scanl
scanl' = G.scanl'

scanl1, scanl1', scanr1, scanr1' :: Storable a => (a -> a -> a) -> Vector a -> Vector a
scanl1 = G.scanl1
scanl1' = G.scanl1'
scanr1 = G.scanr1
scanr1' = G.scanr1'

scanr, scanr', prescanr, postscanr :: (Storable a, Storable b) => (a -> b -> b) -> b -> Vector a -> Vector b
scanr = G.scanr
scanr' = G.scanr'
prescanr = G.prescanr
postscanr = G.postscanr

toList :: Storable a => Vector a -> [a]
toList = G.toList

fromList :: Storable a => [a] -> Vector a
fromList = G.fromList

fromListN :: Storable a => Int -> [a] -> Vector a
fromListN = G.fromListN

freeze :: (Storable a, PrimMonad m) => MVector (PrimState m) a -> m (Vector a)
freeze = G.freeze

unsafeFreeze :: (Storable a, PrimMonad m) => MVector (PrimState m) a -> m (Vector a)
unsafeFreeze = G.unsafeFreeze

thaw :: (Storable a, PrimMonad m) => Vector a -> m (MVector (PrimState m) a)
thaw = G.thaw

unsafeThaw :: (Storable a, PrimMonad m) => Vector a -> m (MVector (PrimState m) a)
unsafeThaw = G.unsafeThaw

copy :: (Storable a, PrimMonad m) => MVector (PrimState m) a -> Vector a -> m ()
copy = G.copy
