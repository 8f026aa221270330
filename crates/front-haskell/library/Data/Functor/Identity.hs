-- | A functor that adds nothing.
module Data.Functor.Identity (Identity (..)) where

import Snell.Base
import Snell.Read
import Control.Monad.Fix (MonadFix (..))

newtype Identity a = Identity { runIdentity :: a }
  deriving newtype (Eq, Ord, Bounded, Enum, Semigroup, Monoid, Num, Real, Integral, Fractional, Floating, RealFrac)

instance Show a => Show (Identity a) where
  showsPrec d (Identity x) = showParen (d >= 11) (showString "Identity " . showsPrec 11 x)

instance Read a => Read (Identity a) where
  readsPrec d = readParen (d > 10) (\r -> [(Identity x, t) | ("Identity", s) <- lex r, (x, t) <- readsPrec 11 s])

instance Functor Identity where
  fmap f (Identity x) = Identity (f x)

instance Applicative Identity where
  pure x = Identity x
  Identity f <*> Identity x = Identity (f x)
  liftA2 f (Identity x) (Identity y) = Identity (f x y)

instance Monad Identity where
  Identity x >>= k = k x

instance MonadFix Identity where
  mfix f = Identity (fix (\x -> runIdentity (f x)))

instance Foldable Identity where
  foldMap f (Identity x) = f x
  foldr f z (Identity x) = f x z

instance Traversable Identity where
  traverse f (Identity x) = fmap Identity (f x)
