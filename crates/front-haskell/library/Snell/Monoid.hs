{-# LANGUAGE MagicHash, GeneralizedNewtypeDeriving, DerivingStrategies, FlexibleContexts, UndecidableInstances #-}
-- | The monoids that `Data.Monoid` and `Data.Semigroup` share.
module Snell.Monoid where

import Snell.Prim
import Snell.Base
import Snell.Read

newtype Dual a = Dual { getDual :: a }
  deriving newtype (Eq, Ord, Bounded)

newtype All = All { getAll :: Bool }
  deriving newtype (Eq, Ord, Bounded)

newtype Any = Any { getAny :: Bool }
  deriving newtype (Eq, Ord, Bounded)

newtype Sum a = Sum { getSum :: a }
  deriving newtype (Eq, Ord, Bounded, Num)

newtype Product a = Product { getProduct :: a }
  deriving newtype (Eq, Ord, Bounded, Num)

newtype Alt f a = Alt { getAlt :: f a }
  deriving newtype (Functor, Applicative, Alternative, Monad, MonadPlus)

newtype Ap f a = Ap { getAp :: f a }
  deriving newtype (Functor, Applicative, Alternative, Monad, MonadPlus, MonadFail)

instance Show a => Show (Dual a) where
  showsPrec d (Dual x) = showRecord# "Dual" "getDual" d x

instance Show All where
  showsPrec d (All x) = showRecord# "All" "getAll" d x

instance Show Any where
  showsPrec d (Any x) = showRecord# "Any" "getAny" d x

instance Show a => Show (Sum a) where
  showsPrec d (Sum x) = showRecord# "Sum" "getSum" d x

instance Show a => Show (Product a) where
  showsPrec d (Product x) = showRecord# "Product" "getProduct" d x

instance Show (f a) => Show (Alt f a) where
  showsPrec d (Alt x) = showRecord# "Alt" "getAlt" d x

instance Show (f a) => Show (Ap f a) where
  showsPrec d (Ap x) = showRecord# "Ap" "getAp" d x

instance Read a => Read (Dual a) where
  readPrec = readRecord# "Dual" "getDual" Dual

instance Read All where
  readPrec = readRecord# "All" "getAll" All

instance Read Any where
  readPrec = readRecord# "Any" "getAny" Any

instance Read a => Read (Sum a) where
  readPrec = readRecord# "Sum" "getSum" Sum

instance Read a => Read (Product a) where
  readPrec = readRecord# "Product" "getProduct" Product

instance Eq (f a) => Eq (Alt f a) where
  Alt x == Alt y = x == y

instance Ord (f a) => Ord (Alt f a) where
  compare (Alt x) (Alt y) = compare x y

instance Eq (f a) => Eq (Ap f a) where
  Ap x == Ap y = x == y

instance Ord (f a) => Ord (Ap f a) where
  compare (Ap x) (Ap y) = compare x y

instance Semigroup a => Semigroup (Dual a) where
  Dual a <> Dual b = Dual (b <> a)

instance Monoid a => Monoid (Dual a) where
  mempty = Dual mempty

instance Semigroup All where
  All a <> All b = All (a && b)
  stimes = stimesIdempotentMonoid

instance Monoid All where
  mempty = All True

instance Semigroup Any where
  Any a <> Any b = Any (a || b)
  stimes = stimesIdempotentMonoid

instance Monoid Any where
  mempty = Any False

instance Num a => Semigroup (Sum a) where
  Sum a <> Sum b = Sum (a + b)
  stimes n (Sum a) = Sum (fromIntegral n * a)

instance Num a => Monoid (Sum a) where
  mempty = Sum 0

instance Num a => Semigroup (Product a) where
  Product a <> Product b = Product (a * b)
  stimes n (Product a) = Product (a ^ n)

instance Num a => Monoid (Product a) where
  mempty = Product 1

instance Alternative f => Semigroup (Alt f a) where
  Alt a <> Alt b = Alt (a <|> b)

instance Alternative f => Monoid (Alt f a) where
  mempty = Alt empty

instance (Applicative f, Semigroup a) => Semigroup (Ap f a) where
  Ap a <> Ap b = Ap (liftA2 (<>) a b)

instance (Applicative f, Monoid a) => Monoid (Ap f a) where
  mempty = Ap (pure mempty)

instance Functor Dual where
  fmap f (Dual x) = Dual (f x)

instance Applicative Dual where
  pure x = Dual x
  Dual f <*> Dual x = Dual (f x)

instance Monad Dual where
  Dual x >>= k = k x

instance Foldable Dual where
  foldr f z (Dual x) = f x z

instance Traversable Dual where
  traverse f (Dual x) = fmap Dual (f x)

instance Functor Sum where
  fmap f (Sum x) = Sum (f x)

instance Applicative Sum where
  pure x = Sum x
  Sum f <*> Sum x = Sum (f x)

instance Monad Sum where
  Sum x >>= k = k x

instance Foldable Sum where
  foldr f z (Sum x) = f x z

instance Traversable Sum where
  traverse f (Sum x) = fmap Sum (f x)

instance Functor Product where
  fmap f (Product x) = Product (f x)

instance Applicative Product where
  pure x = Product x
  Product f <*> Product x = Product (f x)

instance Monad Product where
  Product x >>= k = k x

instance Foldable Product where
  foldr f z (Product x) = f x z

instance Traversable Product where
  traverse f (Product x) = fmap Product (f x)
