{-# LANGUAGE MagicHash, BangPatterns, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, TypeFamilies #-}
-- | Vectors.
module Data.Vector
  ( Vector, MVector, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM, lastM
  , slice, unsafeSlice, init, tail, unsafeInit, unsafeTail, take, drop, unsafeTake, unsafeDrop, splitAt, uncons
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
import Snell.VectorTypes (Vector, MVector)

infixl 9 !, !?
infixr 5 ++

length :: Vector a -> Int
length = G.length

null :: Vector a -> Bool
null = G.null

(!) :: Vector a -> Int -> a
(!) = (G.!)

(!?) :: Vector a -> Int -> Maybe a
(!?) = (G.!?)

unsafeIndex :: Vector a -> Int -> a
unsafeIndex = G.unsafeIndex

head, last, unsafeHead, unsafeLast :: Vector a -> a
head = G.head
last = G.last
unsafeHead = G.unsafeHead
unsafeLast = G.unsafeLast

indexM :: Monad m => Vector a -> Int -> m a
indexM = G.indexM

headM, lastM :: Monad m => Vector a -> m a
headM = G.headM
lastM = G.lastM

slice, unsafeSlice :: Int -> Int -> Vector a -> Vector a
slice = G.slice
unsafeSlice = G.unsafeSlice

init, tail, unsafeInit, unsafeTail :: Vector a -> Vector a
init = G.init
tail = G.tail
unsafeInit = G.unsafeInit
unsafeTail = G.unsafeTail

take, drop, unsafeTake, unsafeDrop :: Int -> Vector a -> Vector a
take = G.take
drop = G.drop
unsafeTake = G.unsafeTake
unsafeDrop = G.unsafeDrop

splitAt :: Int -> Vector a -> (Vector a, Vector a)
splitAt = G.splitAt

uncons :: Vector a -> Maybe (a, Vector a)
uncons = G.uncons

unsnoc :: Vector a -> Maybe (Vector a, a)
unsnoc = G.unsnoc

empty :: Vector a
empty = G.empty

singleton :: a -> Vector a
singleton = G.singleton

replicate :: Int -> a -> Vector a
replicate = G.replicate

generate :: Int -> (Int -> a) -> Vector a
generate = G.generate

iterateN :: Int -> (a -> a) -> a -> Vector a
iterateN = G.iterateN

replicateM :: Monad m => Int -> m a -> m (Vector a)
replicateM = G.replicateM

generateM :: Monad m => Int -> (Int -> m a) -> m (Vector a)
generateM = G.generateM

iterateNM :: Monad m => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM = G.iterateNM

create :: (forall s. ST s (MVector s a)) -> Vector a
create = G.create

unfoldr :: (b -> Maybe (a, b)) -> b -> Vector a
unfoldr = G.unfoldr

unfoldrN :: Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN = G.unfoldrN

unfoldrExactN :: Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN = G.unfoldrExactN

constructN, constructrN :: Int -> (Vector a -> a) -> Vector a
constructN = G.constructN
constructrN = G.constructrN

enumFromN :: Num a => a -> Int -> Vector a
enumFromN = G.enumFromN

enumFromStepN :: Num a => a -> a -> Int -> Vector a
enumFromStepN = G.enumFromStepN

enumFromTo :: Enum a => a -> a -> Vector a
enumFromTo = G.enumFromTo

enumFromThenTo :: Enum a => a -> a -> a -> Vector a
enumFromThenTo = G.enumFromThenTo

cons :: a -> Vector a -> Vector a
cons = G.cons

snoc :: Vector a -> a -> Vector a
snoc = G.snoc

(++) :: Vector a -> Vector a -> Vector a
(++) = (G.++)

concat :: [Vector a] -> Vector a
concat = G.concat

force :: Vector a -> Vector a
force = G.force

(//), unsafeUpd :: Vector a -> [(Int, a)] -> Vector a
(//) = (G.//)
unsafeUpd = G.unsafeUpd

update :: Vector a -> Vector (Int, a) -> Vector a
update = G.update

update_ :: Vector a -> Vector Int -> Vector a -> Vector a
update_ = G.update_

accum, unsafeAccum :: (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum = G.accum
unsafeAccum = G.unsafeAccum

accumulate :: (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate = G.accumulate

accumulate_ :: (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ = G.accumulate_

reverse :: Vector a -> Vector a
reverse = G.reverse

backpermute, unsafeBackpermute :: Vector a -> Vector Int -> Vector a
backpermute = G.backpermute
unsafeBackpermute = G.unsafeBackpermute

modify :: (forall s. MVector s a -> ST s ()) -> Vector a -> Vector a
modify = G.modify

indexed :: Vector a -> Vector (Int, a)
indexed = G.indexed

map :: (a -> b) -> Vector a -> Vector b
map = G.map

imap :: (Int -> a -> b) -> Vector a -> Vector b
imap = G.imap

concatMap :: (a -> Vector b) -> Vector a -> Vector b
concatMap = G.concatMap

mapM :: Monad m => (a -> m b) -> Vector a -> m (Vector b)
mapM = G.mapM

imapM :: Monad m => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM = G.imapM

mapM_ :: Monad m => (a -> m b) -> Vector a -> m ()
mapM_ = G.mapM_

imapM_ :: Monad m => (Int -> a -> m b) -> Vector a -> m ()
imapM_ = G.imapM_

forM :: Monad m => Vector a -> (a -> m b) -> m (Vector b)
forM = G.forM

forM_ :: Monad m => Vector a -> (a -> m b) -> m ()
forM_ = G.forM_

iforM :: Monad m => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM = G.iforM

iforM_ :: Monad m => Vector a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

zipWith :: (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith = G.zipWith

zipWith3 :: (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 = G.zipWith3

izipWith :: (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith = G.izipWith

zip :: Vector a -> Vector b -> Vector (a, b)
zip = G.zip

zip3 :: Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 = G.zip3

zipWithM :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM = G.zipWithM

zipWithM_ :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ = G.zipWithM_

unzip :: Vector (a, b) -> (Vector a, Vector b)
unzip = G.unzip

unzip3 :: Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 = G.unzip3

filter :: (a -> Bool) -> Vector a -> Vector a
filter = G.filter

ifilter :: (Int -> a -> Bool) -> Vector a -> Vector a
ifilter = G.ifilter

filterM :: Monad m => (a -> m Bool) -> Vector a -> m (Vector a)
filterM = G.filterM

uniq :: Eq a => Vector a -> Vector a
uniq = G.uniq

mapMaybe :: (a -> Maybe b) -> Vector a -> Vector b
mapMaybe = G.mapMaybe

imapMaybe :: (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe = G.imapMaybe

takeWhile, dropWhile :: (a -> Bool) -> Vector a -> Vector a
takeWhile = G.takeWhile
dropWhile = G.dropWhile

partition, unstablePartition, span, break :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition = G.partition
unstablePartition = G.unstablePartition
span = G.span
break = G.break

elem, notElem :: Eq a => a -> Vector a -> Bool
elem = G.elem
notElem = G.notElem

find :: (a -> Bool) -> Vector a -> Maybe a
find = G.find

findIndex, findIndexR :: (a -> Bool) -> Vector a -> Maybe Int
findIndex = G.findIndex
findIndexR = G.findIndexR

findIndices :: (a -> Bool) -> Vector a -> Vector Int
findIndices = G.findIndices

elemIndex :: Eq a => a -> Vector a -> Maybe Int
elemIndex = G.elemIndex

elemIndices :: Eq a => a -> Vector a -> Vector Int
elemIndices = G.elemIndices

foldl, foldl' :: (b -> a -> b) -> b -> Vector a -> b
foldl = G.foldl
foldl' = G.foldl'

foldl1, foldl1', foldr1, foldr1' :: (a -> a -> a) -> Vector a -> a
foldl1 = G.foldl1
foldl1' = G.foldl1'
foldr1 = G.foldr1
foldr1' = G.foldr1'

foldr, foldr' :: (a -> b -> b) -> b -> Vector a -> b
foldr = G.foldr
foldr' = G.foldr'

ifoldl, ifoldl' :: (b -> Int -> a -> b) -> b -> Vector a -> b
ifoldl = G.ifoldl
ifoldl' = G.ifoldl'

ifoldr, ifoldr' :: (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr = G.ifoldr
ifoldr' = G.ifoldr'

foldMap, foldMap' :: Monoid m => (a -> m) -> Vector a -> m
foldMap = G.foldMap
foldMap' = G.foldMap'

foldM, foldM' :: Monad m => (b -> a -> m b) -> b -> Vector a -> m b
foldM = G.foldM
foldM' = G.foldM'

foldM_ :: Monad m => (b -> a -> m b) -> b -> Vector a -> m ()
foldM_ = G.foldM_

ifoldM :: Monad m => (b -> Int -> a -> m b) -> b -> Vector a -> m b
ifoldM = G.ifoldM

all, any :: (a -> Bool) -> Vector a -> Bool
all = G.all
any = G.any

and, or :: Vector Bool -> Bool
and = G.and
or = G.or

sum, product :: Num a => Vector a -> a
sum = G.sum
product = G.product

maximum, minimum :: Ord a => Vector a -> a
maximum = G.maximum
minimum = G.minimum

maximumBy, minimumBy :: (a -> a -> Ordering) -> Vector a -> a
maximumBy = G.maximumBy
minimumBy = G.minimumBy

maximumOn, minimumOn :: Ord b => (a -> b) -> Vector a -> a
maximumOn = G.maximumOn
minimumOn = G.minimumOn

maxIndex, minIndex :: Ord a => Vector a -> Int
maxIndex = G.maxIndex
minIndex = G.minIndex

maxIndexBy, minIndexBy :: (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy = G.maxIndexBy
minIndexBy = G.minIndexBy

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (b -> a -> b) -> b -> Vector a -> Vector b
prescanl = G.prescanl
prescanl' = G.prescanl'
postscanl = G.postscanl
postscanl' = G.postscanl'
scanl = G.scanl
scanl' = G.scanl'

scanl1, scanl1', scanr1, scanr1' :: (a -> a -> a) -> Vector a -> Vector a
scanl1 = G.scanl1
scanl1' = G.scanl1'
scanr1 = G.scanr1
scanr1' = G.scanr1'

scanr, scanr', prescanr, postscanr :: (a -> b -> b) -> b -> Vector a -> Vector b
scanr = G.scanr
scanr' = G.scanr'
prescanr = G.prescanr
postscanr = G.postscanr

toList :: Vector a -> [a]
toList = G.toList

fromList :: [a] -> Vector a
fromList = G.fromList

fromListN :: Int -> [a] -> Vector a
fromListN = G.fromListN

freeze :: PrimMonad m => MVector (PrimState m) a -> m (Vector a)
freeze = G.freeze

unsafeFreeze :: PrimMonad m => MVector (PrimState m) a -> m (Vector a)
unsafeFreeze = G.unsafeFreeze

thaw :: PrimMonad m => Vector a -> m (MVector (PrimState m) a)
thaw = G.thaw

unsafeThaw :: PrimMonad m => Vector a -> m (MVector (PrimState m) a)
unsafeThaw = G.unsafeThaw

copy :: PrimMonad m => MVector (PrimState m) a -> Vector a -> m ()
copy = G.copy
