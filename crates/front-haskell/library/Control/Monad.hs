-- | Functions on monads.
module Control.Monad
  ( Functor (..), Monad (..), MonadFail (..), MonadPlus (..)
  , mapM, mapM_, forM, forM_, sequence, sequence_, (=<<), (>=>), (<=<), forever, void
  , join, msum, mfilter, filterM, mapAndUnzipM, zipWithM, zipWithM_, foldM, foldM_, replicateM, replicateM_
  , guard, when, unless, liftM, liftM2, liftM3, liftM4, liftM5, ap, (<$!>), (<$>)
  ) where

import Snell.Base
import Snell.List
import Snell.Fold

infixr 1 >=>, <=<
infixl 4 <$!>

(>=>) :: Monad m => (a -> m b) -> (b -> m c) -> a -> m c
f >=> g = \x -> f x >>= g

(<=<) :: Monad m => (b -> m c) -> (a -> m b) -> a -> m c
g <=< f = \x -> f x >>= g

forever :: Applicative f => f a -> f b
forever a = let a' = a *> a' in a'

join :: Monad m => m (m a) -> m a
join m = m >>= id

guard :: Alternative f => Bool -> f ()
guard True = pure ()
guard False = empty

unless :: Applicative f => Bool -> f () -> f ()
unless c act = if c then pure () else act

mfilter :: MonadPlus m => (a -> Bool) -> m a -> m a
mfilter p ma = ma >>= \a -> if p a then return a else mzero

filterM :: Applicative m => (a -> m Bool) -> [a] -> m [a]
filterM p = foldr (\x -> liftA2 (\keep -> if keep then (x :) else id) (p x)) (pure [])

mapAndUnzipM :: Applicative m => (a -> m (b, c)) -> [a] -> m ([b], [c])
mapAndUnzipM f xs = fmap unzip (traverse f xs)

zipWithM :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m [c]
zipWithM f xs ys = sequenceA (zipWith f xs ys)

zipWithM_ :: Applicative m => (a -> b -> m c) -> [a] -> [b] -> m ()
zipWithM_ f xs ys = sequenceA_ (zipWith f xs ys)

foldM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldM f z t = foldlM f z t

foldM_ :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m ()
foldM_ f z t = foldlM f z t >> return ()

replicateM :: Applicative m => Int -> m a -> m [a]
replicateM n act = go n
  where
    go k = if k <= 0 then pure [] else liftA2 (:) act (go (k - 1))

replicateM_ :: Applicative m => Int -> m a -> m ()
replicateM_ n act = go n
  where
    go k = if k <= 0 then pure () else act *> go (k - 1)

liftM3 :: Monad m => (a -> b -> c -> r) -> m a -> m b -> m c -> m r
liftM3 f ma mb mc = ma >>= \a -> mb >>= \b -> mc >>= \c -> return (f a b c)

liftM4 :: Monad m => (a -> b -> c -> d -> r) -> m a -> m b -> m c -> m d -> m r
liftM4 f ma mb mc md = ma >>= \a -> mb >>= \b -> mc >>= \c -> md >>= \d -> return (f a b c d)

liftM5 :: Monad m => (a -> b -> c -> d -> e -> r) -> m a -> m b -> m c -> m d -> m e -> m r
liftM5 f ma mb mc md me =
  ma >>= \a -> mb >>= \b -> mc >>= \c -> md >>= \d -> me >>= \e -> return (f a b c d e)

(<$!>) :: Monad m => (a -> b) -> m a -> m b
f <$!> m = m >>= \x -> let z = f x in z `seq` return z
