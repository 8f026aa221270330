{-# LANGUAGE MagicHash #-}
-- | Applicative functors.
module Control.Applicative
  ( Applicative (..), Alternative (..), Const (..), WrappedMonad (..), ZipList (..)
  , (<$>), (<$), (<**>), liftA, liftA3, optional
  ) where

import Snell.Base
import Snell.List
import Data.Functor.Const (Const (..))

optional :: Alternative f => f a -> f (Maybe a)
optional v = fmap Just v <|> pure Nothing

newtype WrappedMonad m a = WrapMonad { unwrapMonad :: m a }

instance Monad m => Functor (WrappedMonad m) where
  fmap f (WrapMonad v) = WrapMonad (liftM f v)

instance Monad m => Applicative (WrappedMonad m) where
  pure x = WrapMonad (pure x)
  WrapMonad f <*> WrapMonad v = WrapMonad (ap f v)

instance Monad m => Monad (WrappedMonad m) where
  WrapMonad m >>= k = WrapMonad (m >>= \a -> unwrapMonad (k a))

-- | Lists that are applied element by element.
newtype ZipList a = ZipList { getZipList :: [a] }
  deriving newtype (Eq, Ord, Functor, Foldable)

instance Show a => Show (ZipList a) where
  showsPrec d (ZipList x) = showRecord# "ZipList" "getZipList" d x

instance Applicative ZipList where
  pure x = ZipList (repeat x)
  liftA2 f (ZipList xs) (ZipList ys) = ZipList (zipWith f xs ys)
  ZipList fs <*> ZipList xs = ZipList (zipWith id fs xs)

instance Alternative ZipList where
  empty = ZipList []
  ZipList xs <|> ZipList ys = ZipList (xs ++ drop (length xs) ys)

instance Traversable ZipList where
  traverse f (ZipList xs) = fmap ZipList (traverse f xs)
