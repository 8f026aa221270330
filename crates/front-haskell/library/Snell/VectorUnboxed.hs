{-# LANGUAGE MagicHash, BangPatterns, TypeFamilies, MultiParamTypeClasses, FlexibleInstances, FlexibleContexts #-}
-- | Vectors whose elements are evaluated, and what they can hold.
module Snell.VectorUnboxed where

import Prelude
import Control.DeepSeq (NFData (..))
import qualified Data.Foldable as F
import qualified Data.Vector.Generic as G
import Snell.Base (Box# (..))
import Snell.Vector (Slice# (..), Mutable)
import qualified Snell.Vector as S
import Text.Read (Read (..))
import Data.Complex (Complex (..))
import Data.Int
import Data.Word

newtype Vector a = Vector# (Slice# a)

newtype MVector s a = MVector# (Slice# a)

type instance Mutable Vector = MVector

instance Unbox a => S.Vector Vector a where
  slice# (Vector# s) = s
  whole# s = Vector# s
  hold# _ x = case settled# x of () -> Box# x

instance Unbox a => S.MVector MVector a where
  mslice# (MVector# s) = s
  mwhole# s = MVector# s
  mhold# _ x = case settled# x of () -> Box# x
  mstart# _ = case start# of !z -> Box# z

instance (Eq a, Unbox a) => Eq (Vector a) where
  a == b = G.length a == G.length b && G.toList a == G.toList b

instance (Ord a, Unbox a) => Ord (Vector a) where
  compare a b = compare (G.toList a) (G.toList b)

instance (Show a, Unbox a) => Show (Vector a) where
  showsPrec d v = showsPrec d (G.toList v)

instance (Read a, Unbox a) => Read (Vector a) where
  readPrec = fmap G.fromList readPrec

instance Unbox a => Semigroup (Vector a) where
  (<>) = (G.++)

instance Unbox a => Monoid (Vector a) where
  mempty = G.empty

instance NFData (Vector a) where
  rnf (Vector# s) = s `seq` ()

-- | What such a vector can hold, and what is in one that nothing was written to.
class Unbox a where
  start# :: a
  -- | The value, evaluated as far as it is held.
  settled# :: a -> ()
  settled# x = x `seq` ()

instance Unbox Int where
  start# = 0

instance Unbox Int8 where
  start# = 0

instance Unbox Int16 where
  start# = 0

instance Unbox Int32 where
  start# = 0

instance Unbox Int64 where
  start# = 0

instance Unbox Word where
  start# = 0

instance Unbox Word8 where
  start# = 0

instance Unbox Word16 where
  start# = 0

instance Unbox Word32 where
  start# = 0

instance Unbox Word64 where
  start# = 0

instance Unbox Double where
  start# = 0

instance Unbox Float where
  start# = 0

instance Unbox Char where
  start# = '\0'

instance Unbox Bool where
  start# = False

instance Unbox () where
  start# = ()

instance (Unbox a) => Unbox (Complex a) where
  start# = start# :+ start#

instance (Unbox a, Unbox b) => Unbox (a, b) where
  start# = (start#, start#)
  settled# (a, b) = settled# a `seq` settled# b

instance (Unbox a, Unbox b, Unbox c) => Unbox (a, b, c) where
  start# = (start#, start#, start#)
  settled# (a, b, c) = settled# a `seq` settled# b `seq` settled# c

instance (Unbox a, Unbox b, Unbox c, Unbox d) => Unbox (a, b, c, d) where
  start# = (start#, start#, start#, start#)
  settled# (a, b, c, d) = settled# a `seq` settled# b `seq` settled# c `seq` settled# d

instance (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e) => Unbox (a, b, c, d, e) where
  start# = (start#, start#, start#, start#, start#)
  settled# (a, b, c, d, e) = settled# a `seq` settled# b `seq` settled# c `seq` settled# d `seq` settled# e
