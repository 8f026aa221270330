{-# LANGUAGE MagicHash, PolyKinds #-}
-- | A value that stands for a type.
module Data.Proxy (Proxy (..), asProxyTypeOf) where

import Snell.Base
import Snell.Read

data Proxy t = Proxy

asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf x _ = x

instance Eq (Proxy s) where
  _ == _ = True

instance Ord (Proxy s) where
  compare _ _ = EQ

instance Show (Proxy s) where
  showsPrec _ _ = showString "Proxy"

instance Read (Proxy s) where
  readPrec = readNames# [("Proxy", Proxy)]

instance Bounded (Proxy s) where
  minBound = Proxy
  maxBound = Proxy

instance Semigroup (Proxy s) where
  _ <> _ = Proxy

instance Monoid (Proxy s) where
  mempty = Proxy

instance Functor Proxy where
  fmap _ _ = Proxy

instance Applicative Proxy where
  pure _ = Proxy
  _ <*> _ = Proxy

instance Monad Proxy where
  _ >>= _ = Proxy

instance Foldable Proxy where
  foldr _ z _ = z

instance Traversable Proxy where
  traverse _ _ = pure Proxy
