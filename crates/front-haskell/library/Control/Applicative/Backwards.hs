-- | Actions in the opposite order.
module Control.Applicative.Backwards (Backwards (..)) where

import Control.Applicative (Alternative (..), liftA2, (<**>))

newtype Backwards f a = Backwards { forwards :: f a }

instance Eq (f a) => Eq (Backwards f a) where
  Backwards x == Backwards y = x == y

instance Ord (f a) => Ord (Backwards f a) where
  compare (Backwards x) (Backwards y) = compare x y

instance Show (f a) => Show (Backwards f a) where
  showsPrec d (Backwards x) = showParen (d > 10) (showString "Backwards " . showsPrec 11 x)

instance Functor f => Functor (Backwards f) where
  fmap f (Backwards a) = Backwards (fmap f a)

instance Applicative f => Applicative (Backwards f) where
  pure a = Backwards (pure a)
  Backwards f <*> Backwards a = Backwards (a <**> f)
  liftA2 f (Backwards a) (Backwards b) = Backwards (liftA2 (flip f) b a)
  Backwards a *> Backwards b = Backwards (b <* a)
  Backwards a <* Backwards b = Backwards (b *> a)

instance Alternative f => Alternative (Backwards f) where
  empty = Backwards empty
  Backwards x <|> Backwards y = Backwards (x <|> y)

instance Foldable f => Foldable (Backwards f) where
  foldMap f (Backwards t) = foldMap f t
  foldr f z (Backwards t) = foldr f z t

instance Traversable f => Traversable (Backwards f) where
  traverse f (Backwards t) = fmap Backwards (traverse f t)
