-- | Structures of two kinds of elements that can be folded.
module Data.Bifoldable (Bifoldable (..), bifoldr', bitraverse_, bifor_, biList, biany, biall, biforM_, bimapM_, biand, bior, bielem
  , binotElem, bilength, binull, bisum, biproduct, biconcat, biconcatMap, bimaximum, biminimum, bifind, bifoldl', bifoldrM, bifoldlM
  , biasum, bisequence_, bimaximumBy, biminimumBy) where

import Control.Applicative (Alternative (..), Const (..))
import Data.Foldable (find)
import Data.List (maximumBy, minimumBy)
import Data.Monoid (Endo (..))

class Bifoldable p where
  {-# MINIMAL bifoldr | bifoldMap #-}
  bifold :: Monoid m => p m m -> m
  bifoldMap :: Monoid m => (a -> m) -> (b -> m) -> p a b -> m
  bifoldr :: (a -> c -> c) -> (b -> c -> c) -> c -> p a b -> c
  bifoldl :: (c -> a -> c) -> (c -> b -> c) -> c -> p a b -> c
  bifold = bifoldMap id id
  bifoldr f g z t = appEndo (bifoldMap (Endo . f) (Endo . g) t) z
  bifoldl f g z t = bifoldr (\a k r -> k (f r a)) (\b k r -> k (g r b)) id t z
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

instance Bifoldable Const where
  bifoldr f _ z (Const a) = f a z

instance Bifoldable ((,,) x) where
  bifoldr f g z (_, a, b) = f a (g b z)

biforM_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
biforM_ = bifor_

bimapM_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bimapM_ = bitraverse_

bisequence_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequence_ = bitraverse_ id id

biand, bior :: Bifoldable t => t Bool Bool -> Bool
biand = biall id id
bior = biany id id

bielem, binotElem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
bielem x = biany (== x) (== x)
binotElem x = not . bielem x

bilength :: Bifoldable t => t a b -> Int
bilength = bifoldr (\_ n -> n + 1) (\_ n -> n + 1) 0

binull :: Bifoldable t => t a b -> Bool
binull = bifoldr (\_ _ -> False) (\_ _ -> False) True

bisum, biproduct :: (Bifoldable t, Num a) => t a a -> a
bisum = sum . biList
biproduct = product . biList

biconcat :: Bifoldable t => t [a] [a] -> [a]
biconcat = bifold

biconcatMap :: Bifoldable t => (a -> [c]) -> (b -> [c]) -> t a b -> [c]
biconcatMap = bifoldMap

bimaximum, biminimum :: (Bifoldable t, Ord a) => t a a -> a
bimaximum = maximum . biList
biminimum = minimum . biList

bimaximumBy, biminimumBy :: Bifoldable t => (a -> a -> Ordering) -> t a a -> a
bimaximumBy f = maximumBy f . biList
biminimumBy f = minimumBy f . biList

bifind :: Bifoldable t => (a -> Bool) -> t a a -> Maybe a
bifind p = find p . biList

bifoldl' :: Bifoldable t => (c -> a -> c) -> (c -> b -> c) -> c -> t a b -> c
bifoldl' f g = bifoldl (\r a -> r `seq` f r a) (\r b -> r `seq` g r b)

bifoldrM :: (Bifoldable t, Monad m) => (a -> c -> m c) -> (b -> c -> m c) -> c -> t a b -> m c
bifoldrM f g z t = bifoldl (\k a r -> f a r >>= k) (\k b r -> g b r >>= k) return t z

bifoldlM :: (Bifoldable t, Monad m) => (c -> a -> m c) -> (c -> b -> m c) -> c -> t a b -> m c
bifoldlM f g z t = bifoldr (\a k r -> f r a >>= k) (\b k r -> g r b >>= k) return t z

biasum :: (Bifoldable t, Alternative f) => t (f a) (f a) -> f a
biasum = bifoldr (<|>) (<|>) empty
