{-# LANGUAGE MagicHash, BangPatterns, FlexibleContexts, TypeFamilies #-}
-- | Vectors of all kinds.
module Data.Vector.Generic
  ( Vector, Mutable, length, null, (!), (!?), unsafeIndex, head, last, unsafeHead, unsafeLast, indexM, headM, lastM
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
import qualified Data.Traversable as T
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Snell.Base
  ( Box# (..), arrayNew#, arrayRead#, arrayWrite#, intAdd#, intEq# )
import Snell.Prim
import Snell.Vector

infixl 9 !, !?
infixr 5 ++

-- | An index within bounds.
check# :: String -> Int -> Int -> a -> a
check# name i n r
  | i >= 0 && i < n = r
  | otherwise = error (name P.++ ": index out of bounds " P.++ show (i, n))

nonempty# :: String -> Int -> a -> a
nonempty# name n r = if n > 0 then r else error (name P.++ ": empty vector")

length :: Vector v a => v a -> Int
length v = case slice# v of Slice# _ n _ -> n

null :: Vector v a => v a -> Bool
null v = intEq# (length v) 0

(!) :: Vector v a => v a -> Int -> a
v ! i = let s@(Slice# _ n _) = slice# v in check# "(!)" i n (at# s i)

(!?) :: Vector v a => v a -> Int -> Maybe a
v !? i = let s@(Slice# _ n _) = slice# v in if i >= 0 && i < n then Just (at# s i) else Nothing

unsafeIndex :: Vector v a => v a -> Int -> a
unsafeIndex v i = at# (slice# v) i

head, last, unsafeHead, unsafeLast :: Vector v a => v a -> a
head v = nonempty# "head" (length v) (at# (slice# v) 0)
last v = nonempty# "last" (length v) (at# (slice# v) (length v - 1))
unsafeHead = head
unsafeLast = last

indexM :: (Vector v a, Monad m) => v a -> Int -> m a
indexM v i = let s@(Slice# _ n _) = slice# v in check# "indexM" i n (case s of Slice# o _ arr -> case arrayRead# arr (intAdd# o i) of Box# x -> return x)

headM, lastM :: (Vector v a, Monad m) => v a -> m a
headM v = nonempty# "headM" (length v) (indexM v 0)
lastM v = nonempty# "lastM" (length v) (indexM v (length v - 1))

slice, unsafeSlice :: Vector v a => Int -> Int -> v a -> v a
slice i m v = case slice# v of
  Slice# o n arr
    | i >= 0 && m >= 0 && i + m <= n -> whole# (Slice# (o + i) m arr)
    | otherwise -> error ("slice: invalid slice " P.++ show (i, m, n))
unsafeSlice = slice

init, tail, unsafeInit, unsafeTail :: Vector v a => v a -> v a
init v = nonempty# "init" (length v) (slice 0 (length v - 1) v)
tail v = nonempty# "tail" (length v) (slice 1 (length v - 1) v)
unsafeInit = init
unsafeTail = tail

take, drop, unsafeTake, unsafeDrop :: Vector v a => Int -> v a -> v a
take m v = case slice# v of Slice# o n arr -> whole# (Slice# o (max 0 (min m n)) arr)
drop m v = case slice# v of Slice# o n arr -> let k = max 0 (min m n) in whole# (Slice# (o + k) (n - k) arr)
unsafeTake = take
unsafeDrop = drop

splitAt :: Vector v a => Int -> v a -> (v a, v a)
splitAt m v = (take m v, drop m v)

uncons :: Vector v a => v a -> Maybe (a, v a)
uncons v = if null v then Nothing else Just (head v, tail v)

unsnoc :: Vector v a => v a -> Maybe (v a, a)
unsnoc v = if null v then Nothing else Just (init v, last v)

empty :: Vector v a => v a
empty = fill# 0 (\_ -> ())

singleton :: Vector v a => a -> v a
singleton x = fill# 1 (\put -> put 0 x)

replicate :: Vector v a => Int -> a -> v a
replicate n x = generate n (\_ -> x)

generate :: Vector v a => Int -> (Int -> a) -> v a
generate n f = fill# size (\put -> let go !i = if intEq# i size then () else case put i (f i) of () -> go (intAdd# i 1) in go 0)
  where
    size = max 0 n

iterateN :: Vector v a => Int -> (a -> a) -> a -> v a
iterateN n f x = fromListN (max 0 n) (P.iterate f x)

replicateM :: (Vector v a, Monad m) => Int -> m a -> m (v a)
replicateM n m = fmap (fromListN (max 0 n)) (P.sequence (P.replicate n m))

generateM :: (Vector v a, Monad m) => Int -> (Int -> m a) -> m (v a)
generateM n f = fmap (fromListN (max 0 n)) (P.mapM f [0 .. n - 1])

iterateNM :: (Vector v a, Monad m) => Int -> (a -> m a) -> a -> m (v a)
iterateNM n f x0 = fmap (fromListN (max 0 n)) (go n x0)
  where
    go k x
      | k <= 0 = return []
      | k == 1 = return [x]
      | otherwise = f x >>= \y -> fmap (x :) (go (k - 1) y)

create :: (Vector v a, MVector (Mutable v) a) => (forall s. ST s (Mutable v s a)) -> v a
create action = runST (action >>= unsafeFreeze)

unfoldr :: Vector v a => (b -> Maybe (a, b)) -> b -> v a
unfoldr f b = fromList (L.unfoldr f b)

unfoldrN :: Vector v a => Int -> (b -> Maybe (a, b)) -> b -> v a
unfoldrN n f b = fromList (P.take n (L.unfoldr f b))

unfoldrExactN :: Vector v a => Int -> (b -> (a, b)) -> b -> v a
unfoldrExactN n f b = fromList (P.take n (L.unfoldr (Just . f) b))

constructN, constructrN :: Vector v a => Int -> (v a -> a) -> v a
constructN n f = go n empty
  where
    go k v = if k <= 0 then v else go (k - 1) (snoc v (f v))
constructrN n f = go n empty
  where
    go k v = if k <= 0 then v else go (k - 1) (cons (f v) v)

enumFromN :: (Vector v a, Num a) => a -> Int -> v a
enumFromN x n = fromListN (max 0 n) (P.iterate (+ 1) x)

enumFromStepN :: (Vector v a, Num a) => a -> a -> Int -> v a
enumFromStepN x d n = fromListN (max 0 n) (P.iterate (+ d) x)

enumFromTo :: (Vector v a, Enum a) => a -> a -> v a
enumFromTo a b = fromList (P.enumFromTo a b)

enumFromThenTo :: (Vector v a, Enum a) => a -> a -> a -> v a
enumFromThenTo a b c = fromList (P.enumFromThenTo a b c)

cons :: Vector v a => a -> v a -> v a
cons x v = fromListN (length v + 1) (x : toList v)

snoc :: Vector v a => v a -> a -> v a
snoc v x = v ++ singleton x

(++) :: Vector v a => v a -> v a -> v a
a ++ b = case (slice# a, slice# b) of
  (Slice# o n x, Slice# p m y) -> case arrayNew# (intAdd# n m) unwritten# of
    !new -> copyInto# x o new 0 n (copyInto# y p new n m (whole# (Slice# 0 (intAdd# n m) new)))

concat :: Vector v a => [v a] -> v a
concat vs = fromListN (P.sum (P.map length vs)) (P.concatMap toList vs)

force :: Vector v a => v a -> v a
force v = whole# (copy# (slice# v))

(//), unsafeUpd :: Vector v a => v a -> [(Int, a)] -> v a
v // changes = case copy# (slice# v) of
  s@(Slice# _ n arr) -> go changes
    where
      go [] = whole# s
      go ((i, x) : rest) = check# "(//)" i n (case hold# v x of !b -> case arrayWrite# arr i b of () -> go rest)
unsafeUpd = (//)

update :: (Vector v a, Vector v (Int, a)) => v a -> v (Int, a) -> v a
update v w = v // toList w

update_ :: (Vector v a, Vector v Int) => v a -> v Int -> v a -> v a
update_ v is xs = v // P.zip (toList is) (toList xs)

accum, unsafeAccum :: Vector v a => (a -> b -> a) -> v a -> [(Int, b)] -> v a
accum f v changes = case copy# (slice# v) of
  s@(Slice# _ n arr) -> go changes
    where
      go [] = whole# s
      go ((i, x) : rest) = check# "accum" i n (case arrayRead# arr i of
        Box# old -> let new = f old x in case hold# v new of !b -> case arrayWrite# arr i b of () -> go rest)
unsafeAccum = accum

accumulate :: (Vector v a, Vector v (Int, b)) => (a -> b -> a) -> v a -> v (Int, b) -> v a
accumulate f v w = accum f v (toList w)

accumulate_ :: (Vector v a, Vector v Int, Vector v b) => (a -> b -> a) -> v a -> v Int -> v b -> v a
accumulate_ f v is xs = accum f v (P.zip (toList is) (toList xs))

reverse :: Vector v a => v a -> v a
reverse v = let { s = slice# v; n = length v } in generate n (\i -> at# s (n - 1 - i))

backpermute, unsafeBackpermute :: (Vector v a, Vector v Int) => v a -> v Int -> v a
backpermute v is = map (v !) is
unsafeBackpermute = backpermute

modify :: (Vector v a, MVector (Mutable v) a) => (forall s. Mutable v s a -> ST s ()) -> v a -> v a
modify change v = runST (thaw v >>= \m -> change m >> unsafeFreeze m)

indexed :: (Vector v a, Vector v (Int, a)) => v a -> v (Int, a)
indexed v = imap (,) v

map :: (Vector v a, Vector v b) => (a -> b) -> v a -> v b
map f v = case slice# v of
  Slice# o n arr -> fill# n (\put ->
    let go !i = if intEq# i n then () else case arrayRead# arr (intAdd# o i) of Box# x -> case put i (f x) of () -> go (intAdd# i 1)
     in go 0)

imap :: (Vector v a, Vector v b) => (Int -> a -> b) -> v a -> v b
imap f v = case slice# v of
  Slice# o n arr -> fill# n (\put ->
    let go !i = if intEq# i n then () else case arrayRead# arr (intAdd# o i) of Box# x -> case put i (f i x) of () -> go (intAdd# i 1)
     in go 0)

concatMap :: (Vector v b, Vector v a) => (a -> v b) -> v a -> v b
concatMap f v = concat (P.map f (toList v))

mapM :: (Vector v a, Vector v b, Monad m) => (a -> m b) -> v a -> m (v b)
mapM f v = fmap (fromListN (length v)) (P.mapM f (toList v))

imapM :: (Vector v a, Vector v b, Monad m) => (Int -> a -> m b) -> v a -> m (v b)
imapM f v = fmap (fromListN (length v)) (P.mapM (uncurry f) (P.zip [0 ..] (toList v)))

mapM_ :: (Vector v a, Monad m) => (a -> m b) -> v a -> m ()
mapM_ f v = P.mapM_ f (toList v)

imapM_ :: (Vector v a, Monad m) => (Int -> a -> m b) -> v a -> m ()
imapM_ f v = P.mapM_ (uncurry f) (P.zip [0 ..] (toList v))

forM :: (Vector v a, Vector v b, Monad m) => v a -> (a -> m b) -> m (v b)
forM v f = mapM f v

forM_ :: (Vector v a, Monad m) => v a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

iforM :: (Vector v a, Vector v b, Monad m) => v a -> (Int -> a -> m b) -> m (v b)
iforM v f = imapM f v

iforM_ :: (Vector v a, Monad m) => v a -> (Int -> a -> m b) -> m ()
iforM_ v f = imapM_ f v

zipWith :: (Vector v a, Vector v b, Vector v c) => (a -> b -> c) -> v a -> v b -> v c
zipWith f a b = let { s = slice# a; t = slice# b } in generate (min (length a) (length b)) (\i -> f (at# s i) (at# t i))

zipWith3 :: (Vector v a, Vector v b, Vector v c, Vector v d) => (a -> b -> c -> d) -> v a -> v b -> v c -> v d
zipWith3 f a b c =
  let { s = slice# a; t = slice# b; u = slice# c } in generate (min (length a) (min (length b) (length c))) (\i -> f (at# s i) (at# t i) (at# u i))

izipWith :: (Vector v a, Vector v b, Vector v c) => (Int -> a -> b -> c) -> v a -> v b -> v c
izipWith f a b = let { s = slice# a; t = slice# b } in generate (min (length a) (length b)) (\i -> f i (at# s i) (at# t i))

zip :: (Vector v a, Vector v b, Vector v (a, b)) => v a -> v b -> v (a, b)
zip = zipWith (,)

zip3 :: (Vector v a, Vector v b, Vector v c, Vector v (a, b, c)) => v a -> v b -> v c -> v (a, b, c)
zip3 = zipWith3 (,,)

zipWithM :: (Vector v a, Vector v b, Vector v c, Monad m) => (a -> b -> m c) -> v a -> v b -> m (v c)
zipWithM f a b = fmap fromList (P.sequence (P.zipWith f (toList a) (toList b)))

zipWithM_ :: (Vector v a, Vector v b, Monad m) => (a -> b -> m c) -> v a -> v b -> m ()
zipWithM_ f a b = P.sequence_ (P.zipWith f (toList a) (toList b))

unzip :: (Vector v (a, b), Vector v a, Vector v b) => v (a, b) -> (v a, v b)
unzip v = (map fst v, map snd v)

unzip3 :: (Vector v (a, b, c), Vector v a, Vector v b, Vector v c) => v (a, b, c) -> (v a, v b, v c)
unzip3 v = (map (\(a, _, _) -> a) v, map (\(_, b, _) -> b) v, map (\(_, _, c) -> c) v)

filter :: Vector v a => (a -> Bool) -> v a -> v a
filter p v = fromList (P.filter p (toList v))

ifilter :: Vector v a => (Int -> a -> Bool) -> v a -> v a
ifilter p v = fromList [x | (i, x) <- P.zip [0 ..] (toList v), p i x]

filterM :: (Vector v a, Monad m) => (a -> m Bool) -> v a -> m (v a)
filterM p v = fmap fromList (go (toList v))
  where
    go [] = return []
    go (x : rest) = p x >>= \keep -> fmap (if keep then (x :) else id) (go rest)

uniq :: (Vector v a, Eq a) => v a -> v a
uniq v = fromList (P.map P.head (L.group (toList v)))

mapMaybe :: (Vector v a, Vector v b) => (a -> Maybe b) -> v a -> v b
mapMaybe f v = fromList [y | x <- toList v, Just y <- [f x]]

imapMaybe :: (Vector v a, Vector v b) => (Int -> a -> Maybe b) -> v a -> v b
imapMaybe f v = fromList [y | (i, x) <- P.zip [0 ..] (toList v), Just y <- [f i x]]

takeWhile, dropWhile :: Vector v a => (a -> Bool) -> v a -> v a
takeWhile p v = take (prefix# p v) v
dropWhile p v = drop (prefix# p v) v

prefix# :: Vector v a => (a -> Bool) -> v a -> Int
prefix# p v = P.length (P.takeWhile p (toList v))

partition, unstablePartition, span, break :: Vector v a => (a -> Bool) -> v a -> (v a, v a)
partition p v = (filter p v, filter (not . p) v)
unstablePartition = partition
span p v = splitAt (prefix# p v) v
break p = span (not . p)

elem, notElem :: (Vector v a, Eq a) => a -> v a -> Bool
elem x v = P.elem x (toList v)
notElem x v = P.notElem x (toList v)

find :: Vector v a => (a -> Bool) -> v a -> Maybe a
find p v = L.find p (toList v)

findIndex, findIndexR :: Vector v a => (a -> Bool) -> v a -> Maybe Int
findIndex p v = L.findIndex p (toList v)
findIndexR p v = fmap (\i -> length v - 1 - i) (L.findIndex p (P.reverse (toList v)))

findIndices :: (Vector v a, Vector v Int) => (a -> Bool) -> v a -> v Int
findIndices p v = fromList (L.findIndices p (toList v))

elemIndex :: (Vector v a, Eq a) => a -> v a -> Maybe Int
elemIndex x v = L.elemIndex x (toList v)

elemIndices :: (Vector v a, Vector v Int, Eq a) => a -> v a -> v Int
elemIndices x v = fromList (L.elemIndices x (toList v))

foldl, foldl' :: Vector v a => (b -> a -> b) -> b -> v a -> b
foldl f z v = P.foldl f z (toList v)
foldl' f z0 v = case slice# v of
  Slice# o n arr -> let go !z !i = if intEq# i n then z else case arrayRead# arr (intAdd# o i) of Box# x -> go (f z x) (intAdd# i 1) in go z0 0

foldl1, foldl1', foldr1, foldr1' :: Vector v a => (a -> a -> a) -> v a -> a
foldl1 f v = nonempty# "foldl1" (length v) (P.foldl1 f (toList v))
foldl1' f v = nonempty# "foldl1'" (length v) (L.foldl1' f (toList v))
foldr1 f v = nonempty# "foldr1" (length v) (P.foldr1 f (toList v))
foldr1' f v = nonempty# "foldr1'" (length v) (P.foldr1 f (toList v))

foldr, foldr' :: Vector v a => (a -> b -> b) -> b -> v a -> b
foldr f z v = P.foldr f z (toList v)
foldr' f z v = F.foldr' f z (toList v)

ifoldl, ifoldl' :: Vector v a => (b -> Int -> a -> b) -> b -> v a -> b
ifoldl f z v = P.foldl (\b (i, a) -> f b i a) z (P.zip [0 ..] (toList v))
ifoldl' f z v = L.foldl' (\b (i, a) -> f b i a) z (P.zip [0 ..] (toList v))

ifoldr, ifoldr' :: Vector v a => (Int -> a -> b -> b) -> b -> v a -> b
ifoldr f z v = P.foldr (\(i, a) b -> f i a b) z (P.zip [0 ..] (toList v))
ifoldr' f z v = F.foldr' (\(i, a) b -> f i a b) z (P.zip [0 ..] (toList v))

foldMap, foldMap' :: (Vector v a, Monoid m) => (a -> m) -> v a -> m
foldMap f v = F.foldMap f (toList v)
foldMap' f v = foldl' (\m a -> m <> f a) mempty v

foldM, foldM' :: (Vector v a, Monad m) => (b -> a -> m b) -> b -> v a -> m b
foldM f z v = F.foldlM f z (toList v)
foldM' f z v = F.foldlM (\b a -> b `seq` f b a) z (toList v)

foldM_ :: (Vector v a, Monad m) => (b -> a -> m b) -> b -> v a -> m ()
foldM_ f z v = foldM f z v >> return ()

ifoldM :: (Vector v a, Monad m) => (b -> Int -> a -> m b) -> b -> v a -> m b
ifoldM f z v = F.foldlM (\b (i, a) -> f b i a) z (P.zip [0 ..] (toList v))

all, any :: Vector v a => (a -> Bool) -> v a -> Bool
all p v = P.all p (toList v)
any p v = P.any p (toList v)

and, or :: Vector v Bool => v Bool -> Bool
and v = P.and (toList v)
or v = P.or (toList v)

sum, product :: (Vector v a, Num a) => v a -> a
sum v = foldl' (+) 0 v
product v = foldl' (*) 1 v

maximum, minimum :: (Vector v a, Ord a) => v a -> a
maximum v = nonempty# "maximum" (length v) (P.maximum (toList v))
minimum v = nonempty# "minimum" (length v) (P.minimum (toList v))

maximumBy, minimumBy :: Vector v a => (a -> a -> Ordering) -> v a -> a
maximumBy c v = nonempty# "maximumBy" (length v) (L.maximumBy c (toList v))
minimumBy c v = nonempty# "minimumBy" (length v) (L.minimumBy c (toList v))

maximumOn, minimumOn :: (Vector v a, Ord b) => (a -> b) -> v a -> a
maximumOn f v = maximumBy (\x y -> compare (f x) (f y)) v
minimumOn f v = minimumBy (\x y -> compare (f x) (f y)) v

maxIndex, minIndex :: (Vector v a, Ord a) => v a -> Int
maxIndex = maxIndexBy compare
minIndex = minIndexBy compare

maxIndexBy, minIndexBy :: Vector v a => (a -> a -> Ordering) -> v a -> Int
maxIndexBy c v = nonempty# "maxIndex" (length v) (fst (L.foldl1' (\a b -> if c (snd a) (snd b) == LT then b else a) (P.zip [0 ..] (toList v))))
minIndexBy c v = nonempty# "minIndex" (length v) (fst (L.foldl1' (\a b -> if c (snd a) (snd b) == GT then b else a) (P.zip [0 ..] (toList v))))

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (Vector v a, Vector v b) => (b -> a -> b) -> b -> v a -> v b
prescanl f z v = fromListN (length v) (P.scanl f z (toList v))
prescanl' = prescanl
postscanl f z v = fromListN (length v) (P.tail (P.scanl f z (toList v)))
postscanl' = postscanl
scanl f z v = fromList (P.scanl f z (toList v))
scanl' f z v = fromList (L.scanl' f z (toList v))

scanl1, scanl1', scanr1, scanr1' :: Vector v a => (a -> a -> a) -> v a -> v a
scanl1 f v = fromList (P.scanl1 f (toList v))
scanl1' = scanl1
scanr1 f v = fromList (P.scanr1 f (toList v))
scanr1' = scanr1

scanr, scanr', prescanr, postscanr :: (Vector v a, Vector v b) => (a -> b -> b) -> b -> v a -> v b
scanr f z v = fromList (P.scanr f z (toList v))
scanr' = scanr
prescanr f z v = fromList (P.tail (P.scanr f z (toList v)))
postscanr f z v = fromList (P.init (P.scanr f z (toList v)))

toList :: Vector v a => v a -> [a]
toList v = case slice# v of
  Slice# o n arr -> let go !i = if intEq# i n then [] else case arrayRead# arr (intAdd# o i) of Box# x -> x : go (intAdd# i 1) in go 0

fromList :: Vector v a => [a] -> v a
fromList xs = fromListN (P.length xs) xs

fromListN :: Vector v a => Int -> [a] -> v a
fromListN n xs = case fill of
    (k, v) -> if intEq# k size then v else take k v
  where
    size = max 0 n
    fill = let { k = count 0 xs; v = fill# size (\put -> go put 0 xs) } in (k, v)
    count !i [] = i
    count !i (_ : rest) = if intEq# i size then i else count (intAdd# i 1) rest
    go put !i ys = if intEq# i size then () else case ys of
      [] -> ()
      y : rest -> case put i y of () -> go put (intAdd# i 1) rest

freeze :: (Vector v a, MVector (Mutable v) a, PrimMonad m) => Mutable v (PrimState m) a -> m (v a)
freeze m = prim# (\_ -> case mslice# m of s -> case copy# s of !c -> Box# (whole# c))

unsafeFreeze :: (Vector v a, MVector (Mutable v) a, PrimMonad m) => Mutable v (PrimState m) a -> m (v a)
unsafeFreeze m = prim# (\_ -> case mslice# m of !s -> Box# (whole# s))

thaw :: (Vector v a, MVector (Mutable v) a, PrimMonad m) => v a -> m (Mutable v (PrimState m) a)
thaw v = prim# (\_ -> case slice# v of s -> case copy# s of !c -> Box# (mwhole# c))

unsafeThaw :: (Vector v a, MVector (Mutable v) a, PrimMonad m) => v a -> m (Mutable v (PrimState m) a)
unsafeThaw v = prim# (\_ -> case slice# v of !s -> Box# (mwhole# s))

copy :: (Vector v a, MVector (Mutable v) a, PrimMonad m) => Mutable v (PrimState m) a -> v a -> m ()
copy m v = prim# (\_ -> case mslice# m of
  Slice# o n to -> case slice# v of
    Slice# p k from
      | n == k -> copyInto# from p to o n (Box# ())
      | otherwise -> error "copy: length mismatch")
