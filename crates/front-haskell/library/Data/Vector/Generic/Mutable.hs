{-# LANGUAGE MagicHash, BangPatterns, FlexibleContexts #-}
-- | Vectors that change, of all kinds.
module Data.Vector.Generic.Mutable
  ( MVector, length, null, slice, take, drop, init, tail, splitAt, new, unsafeNew, replicate, replicateM, generate
  , generateM, clone, grow, read, unsafeRead, readMaybe, write, unsafeWrite, modify, unsafeModify, modify', modifyM
  , exchange, swap, unsafeSwap, set, clear, copy, move, unsafeCopy, unsafeMove, mapM_, forM_, imapM_, iforM_, foldl
  , foldl', foldr, foldr', nextPermutation
  ) where

import Prelude hiding
  ( length, null, take, drop, init, tail, read, replicate, splitAt, mapM_, foldr, foldl )
import qualified Prelude as P
import Control.Monad.Primitive
import Snell.Base (Box# (..), arrayNew#, arrayRead#, arrayWrite#, intAdd#)
import Snell.Prim
import Snell.Vector

check# :: String -> Int -> Int -> a -> a
check# name i n r
  | i >= 0 && i < n = r
  | otherwise = error (name ++ ": index out of bounds " ++ show (i, n))

length :: MVector v a => v s a -> Int
length m = case mslice# m of Slice# _ n _ -> n

null :: MVector v a => v s a -> Bool
null m = length m == 0

slice :: MVector v a => Int -> Int -> v s a -> v s a
slice i k m = case mslice# m of
  Slice# o n arr
    | i >= 0 && k >= 0 && i + k <= n -> mwhole# (Slice# (o + i) k arr)
    | otherwise -> error ("slice: invalid slice " ++ show (i, k, n))

take, drop :: MVector v a => Int -> v s a -> v s a
take k m = slice 0 (max 0 (min k (length m))) m
drop k m = let d = max 0 (min k (length m)) in slice d (length m - d) m

init, tail :: MVector v a => v s a -> v s a
init m = slice 0 (length m - 1) m
tail m = slice 1 (length m - 1) m

splitAt :: MVector v a => Int -> v s a -> (v s a, v s a)
splitAt k m = (take k m, drop k m)

new, unsafeNew :: (PrimMonad m, MVector v a) => Int -> m (v (PrimState m) a)
new n = prim# (\_ -> let r = mwhole# (case arrayNew# (max 0 n) (mstart# r) of !arr -> Slice# 0 (max 0 n) arr) in case mslice# r of !_ -> Box# r)
unsafeNew = new

replicate :: (PrimMonad m, MVector v a) => Int -> a -> m (v (PrimState m) a)
replicate n x = prim# (\_ -> let r = mwhole# (case mhold# r x of !b -> case arrayNew# (max 0 n) b of !arr -> Slice# 0 (max 0 n) arr) in case mslice# r of !_ -> Box# r)

replicateM :: (PrimMonad m, MVector v a) => Int -> m a -> m (v (PrimState m) a)
replicateM n action = generateM n (\_ -> action)

generate :: (PrimMonad m, MVector v a) => Int -> (Int -> a) -> m (v (PrimState m) a)
generate n f = generateM n (return . f)

generateM :: (PrimMonad m, MVector v a) => Int -> (Int -> m a) -> m (v (PrimState m) a)
generateM n f = new n >>= \m ->
  let go i = if i >= n then return m else f i >>= \x -> write m i x >> go (i + 1) in go 0

clone :: (PrimMonad m, MVector v a) => v (PrimState m) a -> m (v (PrimState m) a)
clone m = prim# (\_ -> case mslice# m of s -> let r = mwhole# (copySlice# s) in case mslice# r of !_ -> Box# r)
  where
    copySlice# s = copy# s

grow :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m (v (PrimState m) a)
grow m k = new (length m + k) >>= \r -> copyTo# r m >> return r

read, unsafeRead :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m a
read m i = prim# (\_ -> case mslice# m of Slice# o n arr -> check# "read" i n (arrayRead# arr (intAdd# o i)))
unsafeRead = read

readMaybe :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> m (Maybe a)
readMaybe m i = if i >= 0 && i < length m then fmap Just (read m i) else return Nothing

write, unsafeWrite :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m ()
write m i x = prim# (\_ -> case mslice# m of
  Slice# o n arr -> check# "write" i n (case mhold# m x of !b -> case arrayWrite# arr (intAdd# o i) b of () -> Box# ()))
unsafeWrite = write

modify, unsafeModify, modify' :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> a) -> Int -> m ()
modify m f i = read m i >>= \x -> write m i (f x)
unsafeModify = modify
modify' m f i = read m i >>= \x -> let !y = f x in write m i y

modifyM :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM m f i = read m i >>= f >>= write m i

exchange :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> a -> m a
exchange m i x = read m i >>= \old -> write m i x >> return old

swap, unsafeSwap :: (PrimMonad m, MVector v a) => v (PrimState m) a -> Int -> Int -> m ()
swap m i j = read m i >>= \x -> read m j >>= \y -> write m i y >> write m j x
unsafeSwap = swap

set :: (PrimMonad m, MVector v a) => v (PrimState m) a -> a -> m ()
set m x = let { n = length m; go i = if i >= n then return () else write m i x >> go (i + 1) } in go 0

clear :: (PrimMonad m, MVector v a) => v (PrimState m) a -> m ()
clear _ = return ()

copy, move, unsafeCopy, unsafeMove :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
copy to from
  | length to == length from = copyTo# to from
  | otherwise = error "copy: length mismatch"
move = copy
unsafeCopy = copy
unsafeMove = copy

copyTo# :: (PrimMonad m, MVector v a) => v (PrimState m) a -> v (PrimState m) a -> m ()
copyTo# to from = prim# (\_ -> case mslice# to of
  Slice# o _ x -> case mslice# from of Slice# p n y -> copyInto# y p x o n (Box# ()))

mapM_ :: (PrimMonad m, MVector v a) => (a -> m b) -> v (PrimState m) a -> m ()
mapM_ f m = let { n = length m; go i = if i >= n then return () else read m i >>= f >> go (i + 1) } in go 0

forM_ :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (a -> m b) -> m ()
forM_ m f = mapM_ f m

imapM_ :: (PrimMonad m, MVector v a) => (Int -> a -> m b) -> v (PrimState m) a -> m ()
imapM_ f m = let { n = length m; go i = if i >= n then return () else read m i >>= f i >> go (i + 1) } in go 0

iforM_ :: (PrimMonad m, MVector v a) => v (PrimState m) a -> (Int -> a -> m b) -> m ()
iforM_ m f = imapM_ f m

foldl, foldl' :: (PrimMonad m, MVector v a) => (b -> a -> b) -> b -> v (PrimState m) a -> m b
foldl f z m = let { n = length m; go b i = if i >= n then return b else read m i >>= \x -> go (f b x) (i + 1) } in go z 0
foldl' f z m = let { n = length m; go !b i = if i >= n then return b else read m i >>= \x -> go (f b x) (i + 1) } in go z 0

foldr, foldr' :: (PrimMonad m, MVector v a) => (a -> b -> b) -> b -> v (PrimState m) a -> m b
foldr f z m = let go b i = if i < 0 then return b else read m i >>= \x -> go (f x b) (i - 1) in go z (length m - 1)
foldr' f z m = let go !b i = if i < 0 then return b else read m i >>= \x -> go (f x b) (i - 1) in go z (length m - 1)

nextPermutation :: (PrimMonad m, MVector v a, Ord a) => v (PrimState m) a -> m Bool
nextPermutation m = ascent (length m - 2)
  where
    ascent k
      | k < 0 = return False
      | otherwise = read m k >>= \x -> read m (k + 1) >>= \y -> if x < y then larger k x (length m - 1) else ascent (k - 1)
    larger k x l = read m l >>= \y -> if x < y then swap m k l >> flipped (k + 1) (length m - 1) >> return True else larger k x (l - 1)
    flipped i j = if i >= j then return () else swap m i j >> flipped (i + 1) (j - 1)
