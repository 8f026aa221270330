{-# LANGUAGE MagicHash #-}
-- | Monoids under various names.
module Data.Monoid
  ( Monoid (..), (<>), Dual (..), Endo (..), All (..), Any (..), Sum (..), Product (..), First (..), Last (..)
  , Alt (..), Ap (..)
  ) where

import Snell.Base
import Snell.Monoid
import Snell.Read

newtype First a = First { getFirst :: Maybe a }
  deriving newtype (Eq, Ord, Functor, Applicative, Monad)

newtype Last a = Last { getLast :: Maybe a }
  deriving newtype (Eq, Ord, Functor, Applicative, Monad)

instance Show a => Show (First a) where
  showsPrec d (First x) = showRecord# "First" "getFirst" d x

instance Read a => Read (First a) where
  readPrec = readRecord# "First" "getFirst" First

instance Show a => Show (Last a) where
  showsPrec d (Last x) = showRecord# "Last" "getLast" d x

instance Read a => Read (Last a) where
  readPrec = readRecord# "Last" "getLast" Last

instance Semigroup (First a) where
  First Nothing <> b = b
  a <> _ = a
  stimes = stimesIdempotentMonoid

instance Monoid (First a) where
  mempty = First Nothing

instance Semigroup (Last a) where
  a <> Last Nothing = a
  _ <> b = b
  stimes = stimesIdempotentMonoid

instance Monoid (Last a) where
  mempty = Last Nothing

instance Foldable First where
  foldr f z (First m) = foldr f z m

instance Foldable Last where
  foldr f z (Last m) = foldr f z m

instance Traversable First where
  traverse f (First m) = fmap First (traverse f m)

instance Traversable Last where
  traverse f (Last m) = fmap Last (traverse f m)
