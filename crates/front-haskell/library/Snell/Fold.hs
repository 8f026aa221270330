{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Functions on everything that can be folded or traversed.
module Snell.Fold where

import Snell.Prim
import Snell.Base

find :: Foldable t => (a -> Bool) -> t a -> Maybe a
find p t = foldr (\x r -> if p x then Just x else r) Nothing t

maximumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
maximumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "maximumBy: empty structure"
  x : xs -> foldlStrict# (\a b -> case cmp a b of { GT -> a; _ -> b }) x xs

minimumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
minimumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "minimumBy: empty structure"
  x : xs -> foldlStrict# (\a b -> case cmp a b of { GT -> b; _ -> a }) x xs

for_ :: (Foldable t, Applicative f) => t a -> (a -> f b) -> f ()
for_ t f = traverse_ f t

sequenceA_ :: (Foldable t, Applicative f) => t (f a) -> f ()
sequenceA_ t = foldr (*>) (pure ()) t

asum :: (Foldable t, Alternative f) => t (f a) -> f a
asum t = foldr (<|>) empty t

msum :: (Foldable t, MonadPlus m) => t (m a) -> m a
msum t = asum t

foldrM :: (Foldable t, Monad m) => (a -> b -> m b) -> b -> t a -> m b
foldrM f z0 t = foldl (\k x z -> f x z >>= k) return t z0

foldlM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldlM f z0 t = foldr (\x k z -> f z x >>= k) return t z0

for :: (Traversable t, Applicative f) => t a -> (a -> f b) -> f (t b)
for t f = traverse f t

forM :: (Traversable t, Monad m) => t a -> (a -> m b) -> m (t b)
forM t f = mapM f t

-- | A state that goes from left to right.
newtype StateL# s a = StateL# (s -> (s, a))

runStateL# :: StateL# s a -> s -> (s, a)
runStateL# (StateL# f) = f

instance Functor (StateL# s) where
  fmap f (StateL# k) = StateL# (\s -> let (s', v) = k s in (s', f v))

instance Applicative (StateL# s) where
  pure x = StateL# (\s -> (s, x))
  StateL# kf <*> StateL# kv = StateL# (\s -> let { (s', f) = kf s; (s'', v) = kv s' } in (s'', f v))
  liftA2 f (StateL# kx) (StateL# ky) =
    StateL# (\s -> let { (s', x) = kx s; (s'', y) = ky s' } in (s'', f x y))

-- | A state that goes from right to left.
newtype StateR# s a = StateR# (s -> (s, a))

runStateR# :: StateR# s a -> s -> (s, a)
runStateR# (StateR# f) = f

instance Functor (StateR# s) where
  fmap f (StateR# k) = StateR# (\s -> let (s', v) = k s in (s', f v))

instance Applicative (StateR# s) where
  pure x = StateR# (\s -> (s, x))
  StateR# kf <*> StateR# kv = StateR# (\s -> let { (s', v) = kv s; (s'', f) = kf s' } in (s'', f v))
  liftA2 f (StateR# kx) (StateR# ky) =
    StateR# (\s -> let { (s', y) = ky s; (s'', x) = kx s' } in (s'', f x y))

mapAccumL :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumL f s t = runStateL# (traverse (\a -> StateL# (\s' -> f s' a)) t) s

mapAccumR :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumR f s t = runStateR# (traverse (\a -> StateR# (\s' -> f s' a)) t) s
