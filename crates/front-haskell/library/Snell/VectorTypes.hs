{-# LANGUAGE MagicHash, BangPatterns, TypeFamilies, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
-- | Vectors.
module Snell.VectorTypes where

import Prelude
import Control.Applicative (Alternative (..))
import Control.DeepSeq (NFData (..))
import Control.Monad (MonadPlus)
import qualified Data.Foldable as F
import qualified Data.Vector.Generic as G
import Snell.Base (Box# (..))
import Snell.Vector (Slice# (..), Mutable)
import qualified Snell.Vector as S
import Text.Read (Read (..))

newtype Vector a = Vector# (Slice# a)

newtype MVector s a = MVector# (Slice# a)

type instance Mutable Vector = MVector

instance S.Vector Vector a where
  slice# (Vector# s) = s
  whole# s = Vector# s
  hold# _ x = Box# x

instance S.MVector MVector a where
  mslice# (MVector# s) = s
  mwhole# s = MVector# s
  mhold# _ x = Box# x
  mstart# _ = S.unwritten#

instance Eq a => Eq (Vector a) where
  a == b = G.length a == G.length b && G.toList a == G.toList b

instance Ord a => Ord (Vector a) where
  compare a b = compare (G.toList a) (G.toList b)

instance Show a => Show (Vector a) where
  showsPrec d v = showsPrec d (G.toList v)

instance Read a => Read (Vector a) where
  readPrec = fmap G.fromList readPrec

instance Semigroup (Vector a) where
  (<>) = (G.++)

instance Monoid (Vector a) where
  mempty = G.empty

instance NFData a => NFData (Vector a) where
  rnf v = rnf (G.toList v)

instance Functor Vector where
  fmap = G.map

instance Applicative Vector where
  pure = G.singleton
  fs <*> xs = G.concatMap (\f -> G.map f xs) fs

instance Monad Vector where
  v >>= f = G.concatMap f v

instance MonadFail Vector where
  fail _ = G.empty

instance F.Foldable Vector where
  foldr = G.foldr
  foldl = G.foldl
  foldl' = G.foldl'
  foldr1 = G.foldr1
  foldl1 = G.foldl1
  toList = G.toList
  length = G.length
  null = G.null
  elem = G.elem
  sum = G.sum
  product = G.product
  maximum = G.maximum
  minimum = G.minimum

instance Traversable Vector where
  traverse f v = fmap (G.fromListN (G.length v)) (traverse f (G.toList v))

instance Alternative Vector where
  empty = G.empty
  (<|>) = (G.++)

instance MonadPlus Vector
