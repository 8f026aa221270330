{-# LANGUAGE MagicHash #-}
-- | Semigroups under various names.
module Data.Semigroup
  ( Semigroup (..), stimesMonoid, stimesIdempotent, stimesIdempotentMonoid, mtimesDefault
  , Min (..), Max (..), First (..), Last (..), WrappedMonoid (..)
  , Dual (..), Endo (..), All (..), Any (..), Sum (..), Product (..)
  , diff, cycle1, Arg (..), ArgMin, ArgMax
  ) where

import Snell.Base
import Snell.Monoid
import Snell.Read

mtimesDefault :: (Integral b, Monoid a) => b -> a -> a
mtimesDefault n x = if n == 0 then mempty else stimes n x

diff :: Semigroup m => m -> Endo m
diff m = Endo (\n -> m <> n)

cycle1 :: Semigroup m => m -> m
cycle1 xs = let xs' = xs <> xs' in xs'

-- | A value that comes along with what is compared.
data Arg a b = Arg a b

type ArgMin a b = Min (Arg a b)

type ArgMax a b = Max (Arg a b)

instance (Show a, Show b) => Show (Arg a b) where
  showsPrec d (Arg a b) = showParen (d > 10) (showString "Arg " . showsPrec 11 a . showChar ' ' . showsPrec 11 b)

instance Functor (Arg a) where
  fmap f (Arg x a) = Arg x (f a)

instance Eq a => Eq (Arg a b) where
  Arg a _ == Arg b _ = a == b

instance Ord a => Ord (Arg a b) where
  compare (Arg a _) (Arg b _) = compare a b
  min x@(Arg a _) y@(Arg b _) = if a <= b then x else y
  max x@(Arg a _) y@(Arg b _) = if a >= b then x else y

newtype WrappedMonoid m = WrapMonoid { unwrapMonoid :: m }
  deriving newtype (Eq, Ord, Bounded)

instance Show a => Show (WrappedMonoid a) where
  showsPrec d (WrapMonoid x) = showRecord# "WrapMonoid" "unwrapMonoid" d x

instance Monoid m => Semigroup (WrappedMonoid m) where
  WrapMonoid a <> WrapMonoid b = WrapMonoid (mappend a b)

instance Monoid m => Monoid (WrappedMonoid m) where
  mempty = WrapMonoid mempty

newtype Min a = Min { getMin :: a }
  deriving newtype (Eq, Ord, Bounded, Num, Enum)

newtype Max a = Max { getMax :: a }
  deriving newtype (Eq, Ord, Bounded, Num, Enum)

newtype First a = First { getFirst :: a }
  deriving newtype (Eq, Ord, Bounded, Enum)

newtype Last a = Last { getLast :: a }
  deriving newtype (Eq, Ord, Bounded, Enum)

instance Ord a => Semigroup (Min a) where
  Min a <> Min b = Min (min a b)
  stimes = stimesIdempotent

instance (Ord a, Bounded a) => Monoid (Min a) where
  mempty = maxBound

instance Ord a => Semigroup (Max a) where
  Max a <> Max b = Max (max a b)
  stimes = stimesIdempotent

instance (Ord a, Bounded a) => Monoid (Max a) where
  mempty = minBound

instance Semigroup (First a) where
  a <> _ = a
  stimes = stimesIdempotent

instance Semigroup (Last a) where
  _ <> b = b
  stimes = stimesIdempotent

instance Show a => Show (Min a) where
  showsPrec d (Min x) = showRecord# "Min" "getMin" d x

instance Functor Min where
  fmap f (Min x) = Min (f x)

instance Applicative Min where
  pure x = Min x
  Min f <*> Min x = Min (f x)

instance Monad Min where
  Min x >>= k = k x

instance Foldable Min where
  foldr f z (Min x) = f x z

instance Traversable Min where
  traverse f (Min x) = fmap Min (f x)

instance Show a => Show (Max a) where
  showsPrec d (Max x) = showRecord# "Max" "getMax" d x

instance Functor Max where
  fmap f (Max x) = Max (f x)

instance Applicative Max where
  pure x = Max x
  Max f <*> Max x = Max (f x)

instance Monad Max where
  Max x >>= k = k x

instance Foldable Max where
  foldr f z (Max x) = f x z

instance Traversable Max where
  traverse f (Max x) = fmap Max (f x)

instance Show a => Show (First a) where
  showsPrec d (First x) = showRecord# "First" "getFirst" d x

instance Functor First where
  fmap f (First x) = First (f x)

instance Applicative First where
  pure x = First x
  First f <*> First x = First (f x)

instance Monad First where
  First x >>= k = k x

instance Foldable First where
  foldr f z (First x) = f x z

instance Traversable First where
  traverse f (First x) = fmap First (f x)

instance Show a => Show (Last a) where
  showsPrec d (Last x) = showRecord# "Last" "getLast" d x

instance Functor Last where
  fmap f (Last x) = Last (f x)

instance Applicative Last where
  pure x = Last x
  Last f <*> Last x = Last (f x)

instance Monad Last where
  Last x >>= k = k x

instance Foldable Last where
  foldr f z (Last x) = f x z

instance Traversable Last where
  traverse f (Last x) = fmap Last (f x)
