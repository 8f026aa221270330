-- | Structures of two kinds of elements that can be folded.
module Data.Bifoldable (Bifoldable (..), bifoldr', bitraverse_, bifor_, biList, biany, biall) where

class Bifoldable p where
  bifoldMap :: Monoid m => (a -> m) -> (b -> m) -> p a b -> m
  bifoldr :: (a -> c -> c) -> (b -> c -> c) -> c -> p a b -> c
  bifoldMap f g = bifoldr (\a r -> f a <> r) (\b r -> g b <> r) mempty

instance Bifoldable (,) where
  bifoldr f g z (a, b) = f a (g b z)

instance Bifoldable Either where
  bifoldr f _ z (Left a) = f a z
  bifoldr _ g z (Right b) = g b z

bifoldr' :: Bifoldable t => (a -> c -> c) -> (b -> c -> c) -> c -> t a b -> c
bifoldr' f g = bifoldr (\a r -> r `seq` f a r) (\b r -> r `seq` g b r)

bitraverse_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bitraverse_ f g = bifoldr (\a r -> f a *> r) (\b r -> g b *> r) (pure ())

bifor_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
bifor_ t f g = bitraverse_ f g t

biList :: Bifoldable t => t a a -> [a]
biList = bifoldr (:) (:) []

biany, biall :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biany p q = bifoldr (\a r -> p a || r) (\b r -> q b || r) False
biall p q = bifoldr (\a r -> p a && r) (\b r -> q b && r) True
