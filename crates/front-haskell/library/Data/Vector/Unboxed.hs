{-# LANGUAGE MagicHash, BangPatterns, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, TypeFamilies #-}
-- | Vectors whose elements are evaluated.
module Data.Vector.Unboxed
  ( Vector, MVector, Unbox, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM
  , lastM, slice, unsafeSlice, init, tail, unsafeInit, unsafeTail, take, drop, unsafeTake, unsafeDrop, splitAt, uncons
  , unsnoc, empty, singleton, replicate, generate, iterateN, replicateM, generateM, iterateNM, create, unfoldr
  , unfoldrN, unfoldrExactN, constructN, constructrN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc
  , (++), concat, force, (//), unsafeUpd, update, update_, accum, unsafeAccum, accumulate, accumulate_, reverse
  , backpermute, unsafeBackpermute, modify, indexed, map, imap, concatMap, mapM, imapM, mapM_, imapM_, forM, forM_
  , iforM, iforM_, zipWith, zipWith3, izipWith, zip, zip3, zipWithM, zipWithM_, unzip, unzip3, filter, ifilter
  , filterM, uniq, mapMaybe, imapMaybe, takeWhile, dropWhile, partition, unstablePartition, span, break, elem, notElem
  , find, findIndex, findIndexR, findIndices, elemIndex, elemIndices, foldl, foldl', foldl1, foldl1', foldr1, foldr1'
  , foldr, foldr', ifoldl, ifoldl', ifoldr, ifoldr', foldMap, foldMap', foldM, foldM', foldM_, ifoldM, all, any, and
  , or, sum, product, maximum, minimum, maximumBy, minimumBy, maximumOn, minimumOn, maxIndex, minIndex, maxIndexBy
  , minIndexBy, prescanl, prescanl', postscanl, postscanl', scanl, scanl', scanl1, scanl1', scanr1, scanr1', scanr
  , scanr', prescanr, postscanr, toList, fromList, fromListN, freeze, unsafeFreeze, thaw, unsafeThaw, copy
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
import Snell.VectorUnboxed (Vector, MVector, Unbox)

infixl 9 !, !?
infixr 5 ++

length :: Unbox a => Vector a -> Int
length = G.length

null :: Unbox a => Vector a -> Bool
null = G.null

(!) :: Unbox a => Vector a -> Int -> a
(!) = (G.!)

(!?) :: Unbox a => Vector a -> Int -> Maybe a
(!?) = (G.!?)

unsafeIndex :: Unbox a => Vector a -> Int -> a
unsafeIndex = G.unsafeIndex

head, last, unsafeHead, unsafeLast :: Unbox a => Vector a -> a
head = G.head
last = G.last
unsafeHead = G.unsafeHead
unsafeLast = G.unsafeLast

indexM :: (Unbox a, Monad m) => Vector a -> Int -> m a
indexM = G.indexM

headM, lastM :: (Unbox a, Monad m) => Vector a -> m a
headM = G.headM
lastM = G.lastM

slice, unsafeSlice :: Unbox a => Int -> Int -> Vector a -> Vector a
slice = G.slice
unsafeSlice = G.unsafeSlice

init, tail, unsafeInit, unsafeTail :: Unbox a => Vector a -> Vector a
init = G.init
tail = G.tail
unsafeInit = G.unsafeInit
unsafeTail = G.unsafeTail

take, drop, unsafeTake, unsafeDrop :: Unbox a => Int -> Vector a -> Vector a
take = G.take
drop = G.drop
unsafeTake = G.unsafeTake
unsafeDrop = G.unsafeDrop

splitAt :: Unbox a => Int -> Vector a -> (Vector a, Vector a)
splitAt = G.splitAt

uncons :: Unbox a => Vector a -> Maybe (a, Vector a)
uncons = G.uncons

unsnoc :: Unbox a => Vector a -> Maybe (Vector a, a)
unsnoc = G.unsnoc

empty :: Unbox a => Vector a
empty = G.empty

singleton :: Unbox a => a -> Vector a
singleton = G.singleton

replicate :: Unbox a => Int -> a -> Vector a
replicate = G.replicate

generate :: Unbox a => Int -> (Int -> a) -> Vector a
generate = G.generate

iterateN :: Unbox a => Int -> (a -> a) -> a -> Vector a
iterateN = G.iterateN

replicateM :: (Unbox a, Monad m) => Int -> m a -> m (Vector a)
replicateM = G.replicateM

generateM :: (Unbox a, Monad m) => Int -> (Int -> m a) -> m (Vector a)
generateM = G.generateM

iterateNM :: (Unbox a, Monad m) => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM = G.iterateNM

create :: Unbox a => (forall s. ST s (MVector s a)) -> Vector a
create = G.create

unfoldr :: Unbox a => (b -> Maybe (a, b)) -> b -> Vector a
unfoldr = G.unfoldr

unfoldrN :: Unbox a => Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN = G.unfoldrN

unfoldrExactN :: Unbox a => Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN = G.unfoldrExactN

constructN, constructrN :: Unbox a => Int -> (Vector a -> a) -> Vector a
constructN = G.constructN
constructrN = G.constructrN

enumFromN :: (Unbox a, Num a) => a -> Int -> Vector a
enumFromN = G.enumFromN

enumFromStepN :: (Unbox a, Num a) => a -> a -> Int -> Vector a
enumFromStepN = G.enumFromStepN

enumFromTo :: (Unbox a, Enum a) => a -> a -> Vector a
enumFromTo = G.enumFromTo

enumFromThenTo :: (Unbox a, Enum a) => a -> a -> a -> Vector a
enumFromThenTo = G.enumFromThenTo

cons :: Unbox a => a -> Vector a -> Vector a
cons = G.cons

snoc :: Unbox a => Vector a -> a -> Vector a
snoc = G.snoc

(++) :: Unbox a => Vector a -> Vector a -> Vector a
(++) = (G.++)

concat :: Unbox a => [Vector a] -> Vector a
concat = G.concat

force :: Unbox a => Vector a -> Vector a
force = G.force

(//), unsafeUpd :: Unbox a => Vector a -> [(Int, a)] -> Vector a
(//) = (G.//)
unsafeUpd = G.unsafeUpd

update :: Unbox a => Vector a -> Vector (Int, a) -> Vector a
update = G.update

update_ :: Unbox a => Vector a -> Vector Int -> Vector a -> Vector a
update_ = G.update_

accum, unsafeAccum :: Unbox a => (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum = G.accum
unsafeAccum = G.unsafeAccum

accumulate :: (Unbox a, Unbox b) => (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate = G.accumulate

accumulate_ :: (Unbox a, Unbox b) => (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ = G.accumulate_

reverse :: Unbox a => Vector a -> Vector a
reverse = G.reverse

backpermute, unsafeBackpermute :: Unbox a => Vector a -> Vector Int -> Vector a
backpermute = G.backpermute
unsafeBackpermute = G.unsafeBackpermute

modify :: Unbox a => (forall s. MVector s a -> ST s ()) -> Vector a -> Vector a
modify = G.modify

indexed :: Unbox a => Vector a -> Vector (Int, a)
indexed = G.indexed

map :: (Unbox a, Unbox b) => (a -> b) -> Vector a -> Vector b
map = G.map

imap :: (Unbox a, Unbox b) => (Int -> a -> b) -> Vector a -> Vector b
imap = G.imap

concatMap :: (Unbox b, Unbox a) => (a -> Vector b) -> Vector a -> Vector b
concatMap = G.concatMap

mapM :: (Unbox a, Unbox b, Monad m) => (a -> m b) -> Vector a -> m (Vector b)
mapM = G.mapM

imapM :: (Unbox a, Unbox b, Monad m) => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM = G.imapM

mapM_ :: (Unbox a, Monad m) => (a -> m b) -> Vector a -> m ()
mapM_ = G.mapM_

imapM_ :: (Unbox a, Monad m) => (Int -> a -> m b) -> Vector a -> m ()
imapM_ = G.imapM_

forM :: (Unbox a, Unbox b, Monad m) => Vector a -> (a -> m b) -> m (Vector b)
forM = G.forM

forM_ :: (Unbox a, Monad m) => Vector a -> (a -> m b) -> m ()
forM_ = G.forM_

iforM :: (Unbox a, Unbox b, Monad m) => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM = G.iforM

iforM_ :: (Unbox a, Monad m) => Vector a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

zipWith :: (Unbox a, Unbox b, Unbox c) => (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith = G.zipWith

zipWith3 :: (Unbox a, Unbox b, Unbox c, Unbox d) => (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 = G.zipWith3

izipWith :: (Unbox a, Unbox b, Unbox c) => (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith = G.izipWith

zip :: (Unbox a, Unbox b) => Vector a -> Vector b -> Vector (a, b)
zip = G.zip

zip3 :: (Unbox a, Unbox b, Unbox c) => Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 = G.zip3

zipWithM :: (Unbox a, Unbox b, Unbox c, Monad m) => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM = G.zipWithM

zipWithM_ :: (Unbox a, Unbox b, Monad m) => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ = G.zipWithM_

unzip :: (Unbox a, Unbox b) => Vector (a, b) -> (Vector a, Vector b)
unzip = G.unzip

unzip3 :: (Unbox a, Unbox b, Unbox c) => Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 = G.unzip3

filter :: Unbox a => (a -> Bool) -> Vector a -> Vector a
filter = G.filter

ifilter :: Unbox a => (Int -> a -> Bool) -> Vector a -> Vector a
ifilter = G.ifilter

filterM :: (Unbox a, Monad m) => (a -> m Bool) -> Vector a -> m (Vector a)
filterM = G.filterM

uniq :: (Unbox a, Eq a) => Vector a -> Vector a
uniq = G.uniq

mapMaybe :: (Unbox a, Unbox b) => (a -> Maybe b) -> Vector a -> Vector b
mapMaybe = G.mapMaybe

imapMaybe :: (Unbox a, Unbox b) => (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe = G.imapMaybe

takeWhile, dropWhile :: Unbox a => (a -> Bool) -> Vector a -> Vector a
takeWhile = G.takeWhile
dropWhile = G.dropWhile

partition, unstablePartition, span, break :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition = G.partition
unstablePartition = G.unstablePartition
span = G.span
break = G.break

elem, notElem :: (Unbox a, Eq a) => a -> Vector a -> Bool
elem = G.elem
notElem = G.notElem

find :: Unbox a => (a -> Bool) -> Vector a -> Maybe a
find = G.find

findIndex, findIndexR :: Unbox a => (a -> Bool) -> Vector a -> Maybe Int
findIndex = G.findIndex
findIndexR = G.findIndexR

findIndices :: Unbox a => (a -> Bool) -> Vector a -> Vector Int
findIndices = G.findIndices

elemIndex :: (Unbox a, Eq a) => a -> Vector a -> Maybe Int
elemIndex = G.elemIndex

elemIndices :: (Unbox a, Eq a) => a -> Vector a -> Vector Int
elemIndices = G.elemIndices

foldl, foldl' :: Unbox a => (b -> a -> b) -> b -> Vector a -> b
foldl = G.foldl
foldl' = G.foldl'

foldl1, foldl1', foldr1, foldr1' :: Unbox a => (a -> a -> a) -> Vector a -> a
foldl1 = G.foldl1
foldl1' = G.foldl1'
foldr1 = G.foldr1
foldr1' = G.foldr1'

foldr, foldr' :: Unbox a => (a -> b -> b) -> b -> Vector a -> b
foldr = G.foldr
foldr' = G.foldr'

ifoldl, ifoldl' :: Unbox a => (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl = G.ifoldl
ifoldl' = G.ifoldl'

ifoldr, ifoldr' :: Unbox a => (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr = G.ifoldr
ifoldr' = G.ifoldr'

foldMap, foldMap' :: (Unbox a, Monoid m) => (a -> m) -> Vector a -> m
foldMap = G.foldMap
foldMap' = G.foldMap'

foldM, foldM' :: (Unbox a, Monad m) => (b -> a -> m b) -> b -> Vector a -> m b
foldM = G.foldM
foldM' = G.foldM'

foldM_ :: (Unbox a, Monad m) => (b -> a -> m b) -> b -> Vector a -> m ()
foldM_ = G.foldM_

ifoldM :: (Unbox a, Monad m) => (b -> Int -> a -> m b) -> b -> Vector a -> m b
ifoldM = G.ifoldM

all, any :: Unbox a => (a -> Bool) -> Vector a -> Bool
all = G.all
any = G.any

and, or :: Vector Bool -> Bool
and = G.and
or = G.or

sum, product :: (Unbox a, Num a) => Vector a -> a
sum = G.sum
product = G.product

maximum, minimum :: (Unbox a, Ord a) => Vector a -> a
maximum = G.maximum
minimum = G.minimum

maximumBy, minimumBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> a
maximumBy = G.maximumBy
minimumBy = G.minimumBy

maximumOn, minimumOn :: (Unbox a, Ord b) => (a -> b) -> Vector a -> a
maximumOn = G.maximumOn
minimumOn = G.minimumOn

maxIndex, minIndex :: (Unbox a, Ord a) => Vector a -> Int
maxIndex = G.maxIndex
minIndex = G.minIndex

maxIndexBy, minIndexBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy = G.maxIndexBy
minIndexBy = G.minIndexBy

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (Unbox a, Unbox b) => (b -> a -> b) -> b -> Vector a -> Vector b
prescanl = G.prescanl
prescanl' = G.prescanl'
postscanl = G.postscanl
postscanl' = G.postscanl'
scanl = G.scanl
scanl' = G.scanl'

scanl1, scanl1', scanr1, scanr1' :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanl1 = G.scanl1
scanl1' = G.scanl1'
scanr1 = G.scanr1
scanr1' = G.scanr1'

scanr, scanr', prescanr, postscanr :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
scanr = G.scanr
scanr' = G.scanr'
prescanr = G.prescanr
postscanr = G.postscanr

toList :: Unbox a => Vector a -> [a]
toList = G.toList

fromList :: Unbox a => [a] -> Vector a
fromList = G.fromList

fromListN :: Unbox a => Int -> [a] -> Vector a
fromListN = G.fromListN

freeze :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> m (Vector a)
freeze = G.freeze

unsafeFreeze :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> m (Vector a)
unsafeFreeze = G.unsafeFreeze

thaw :: (Unbox a, PrimMonad m) => Vector a -> m (MVector (PrimState m) a)
thaw = G.thaw

unsafeThaw :: (Unbox a, PrimMonad m) => Vector a -> m (MVector (PrimState m) a)
unsafeThaw = G.unsafeThaw

copy :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Vector a -> m ()
copy = G.copy
