{-# LANGUAGE FlexibleContexts #-}
-- | Vectors that change.
module Data.Vector.Mutable
  ( MVector, IOVector, STVector, PrimMonad, PrimState, RealWorld, length, null, slice, take, drop, init, tail, splitAt
  , new, unsafeNew, replicate, replicateM, generate, generateM, clone, grow, read, unsafeRead, readMaybe, write
  , unsafeWrite, modify, unsafeModify, modify', modifyM, exchange, swap, unsafeSwap, set, clear, copy, move
  , unsafeCopy, unsafeMove, mapM_, forM_, imapM_, iforM_, foldl, foldl', foldr, foldr', nextPermutation
  ) where

import Prelude hiding
  ( length, null, take, drop, init, tail, read, replicate, splitAt, mapM_, foldr, foldl )
import Control.Monad.Primitive (PrimMonad, PrimState, RealWorld)
import qualified Data.Vector.Generic.Mutable as G
import Snell.VectorTypes (MVector)

type IOVector = MVector RealWorld

type STVector s = MVector s

length :: MVector s a -> Int
length = G.length

null :: MVector s a -> Bool
null = G.null

slice :: Int -> Int -> MVector s a -> MVector s a
slice = G.slice

take, drop :: Int -> MVector s a -> MVector s a
take = G.take
drop = G.drop

init, tail :: MVector s a -> MVector s a
init = G.init
tail = G.tail

splitAt :: Int -> MVector s a -> (MVector s a, MVector s a)
splitAt = G.splitAt

new, unsafeNew :: PrimMonad m => Int -> m (MVector (PrimState m) a)
new = G.new
unsafeNew = G.unsafeNew

replicate :: PrimMonad m => Int -> a -> m (MVector (PrimState m) a)
replicate = G.replicate

replicateM :: PrimMonad m => Int -> m a -> m (MVector (PrimState m) a)
replicateM = G.replicateM

generate :: PrimMonad m => Int -> (Int -> a) -> m (MVector (PrimState m) a)
generate = G.generate

generateM :: PrimMonad m => Int -> (Int -> m a) -> m (MVector (PrimState m) a)
generateM = G.generateM

clone :: PrimMonad m => MVector (PrimState m) a -> m (MVector (PrimState m) a)
clone = G.clone

grow :: PrimMonad m => MVector (PrimState m) a -> Int -> m (MVector (PrimState m) a)
grow = G.grow

read, unsafeRead :: PrimMonad m => MVector (PrimState m) a -> Int -> m a
read = G.read
unsafeRead = G.unsafeRead

readMaybe :: PrimMonad m => MVector (PrimState m) a -> Int -> m (Maybe a)
readMaybe = G.readMaybe

write, unsafeWrite :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m ()
write = G.write
unsafeWrite = G.unsafeWrite

modify, unsafeModify, modify' :: PrimMonad m => MVector (PrimState m) a -> (a -> a) -> Int -> m ()
modify = G.modify
unsafeModify = G.unsafeModify
modify' = G.modify'

modifyM :: PrimMonad m => MVector (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM = G.modifyM

exchange :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m a
exchange = G.exchange

swap, unsafeSwap :: PrimMonad m => MVector (PrimState m) a -> Int -> Int -> m ()
swap = G.swap
unsafeSwap = G.unsafeSwap

set :: PrimMonad m => MVector (PrimState m) a -> a -> m ()
set = G.set

clear :: PrimMonad m => MVector (PrimState m) a -> m ()
clear = G.clear

copy, move, unsafeCopy, unsafeMove :: PrimMonad m => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
copy = G.copy
move = G.move
unsafeCopy = G.unsafeCopy
unsafeMove = G.unsafeMove

mapM_ :: PrimMonad m => (a -> m b) -> MVector (PrimState m) a -> m ()
mapM_ = G.mapM_

forM_ :: PrimMonad m => MVector (PrimState m) a -> (a -> m b) -> m ()
forM_ = G.forM_

imapM_ :: PrimMonad m => (Int -> a -> m b) -> MVector (PrimState m) a -> m ()
imapM_ = G.imapM_

iforM_ :: PrimMonad m => MVector (PrimState m) a -> (Int -> a -> m b) -> m ()
iforM_ = G.iforM_

foldl, foldl' :: PrimMonad m => (b -> a -> b) -> b -> MVector (PrimState m) a -> m b
foldl = G.foldl
foldl' = G.foldl'

foldr, foldr' :: PrimMonad m => (a -> b -> b) -> b -> MVector (PrimState m) a -> m b
foldr = G.foldr
foldr' = G.foldr'

nextPermutation :: (PrimMonad m, Ord a) => MVector (PrimState m) a -> m Bool
nextPermutation = G.nextPermutation
