{-# LANGUAGE MagicHash, BangPatterns, TypeFamilies, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
-- | Vectors whose elements are evaluated, and what they can hold.
module Snell.VectorStorable where

import Prelude
import Control.DeepSeq (NFData (..))
import qualified Data.Foldable as F
import qualified Data.Vector.Generic as G
import Snell.Base (Box# (..))
import Snell.Vector (Slice# (..), Mutable)
import qualified Snell.Vector as S
import Text.Read (Read (..))
import Data.Int
import Data.Word

newtype Vector a = Vector# (Slice# a)

newtype MVector s a = MVector# (Slice# a)

type instance Mutable Vector = MVector

instance Storable a => S.Vector Vector a where
  slice# (Vector# s) = s
  whole# s = Vector# s
  hold# _ x = case settled# x of () -> Box# x

instance Storable a => S.MVector MVector a where
  mslice# (MVector# s) = s
  mwhole# s = MVector# s
  mhold# _ x = case settled# x of () -> Box# x
  mstart# _ = case start# of !z -> Box# z

instance (Eq a, Storable a) => Eq (Vector a) where
  a == b = G.length a == G.length b && G.toList a == G.toList b

instance (Ord a, Storable a) => Ord (Vector a) where
  compare a b = compare (G.toList a) (G.toList b)

instance (Show a, Storable a) => Show (Vector a) where
  showsPrec d v = showsPrec d (G.toList v)

instance (Read a, Storable a) => Read (Vector a) where
  readPrec = fmap G.fromList readPrec

instance Storable a => Semigroup (Vector a) where
  (<>) = (G.++)

instance Storable a => Monoid (Vector a) where
  mempty = G.empty

instance NFData (Vector a) where
  rnf (Vector# s) = s `seq` ()

-- | What such a vector can hold, and what is in one that nothing was written to.
class Storable a where
  start# :: a
  settled# :: a -> ()
  settled# x = x `seq` ()

instance Storable Int where
  start# = 0

instance Storable Int8 where
  start# = 0

instance Storable Int16 where
  start# = 0

instance Storable Int32 where
  start# = 0

instance Storable Int64 where
  start# = 0

instance Storable Word where
  start# = 0

instance Storable Word8 where
  start# = 0

instance Storable Word16 where
  start# = 0

instance Storable Word32 where
  start# = 0

instance Storable Word64 where
  start# = 0

instance Storable Double where
  start# = 0

instance Storable Float where
  start# = 0

instance Storable Char where
  start# = '\0'

instance Storable Bool where
  start# = False
