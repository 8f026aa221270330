{-# LANGUAGE RankNTypes #-}
-- | Merging of maps with what becomes of keys in one of them and in both.
module Data.Map.Merge.Lazy
  ( WhenMissing, WhenMatched, SimpleWhenMissing, SimpleWhenMatched, merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, zipWithMaybeAMatched, zipWithAMatched
  , mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , traverseMaybeMissing, traverseMissing, filterAMissing
  ) where

import Data.Functor.Identity (Identity (..))
import qualified Data.Map as M
import Data.Map (Map)

newtype WhenMissing f k x y = WhenMissing (k -> x -> f (Maybe y))

newtype WhenMatched f k x y z = WhenMatched (k -> x -> y -> f (Maybe z))

type SimpleWhenMissing = WhenMissing Identity

type SimpleWhenMatched = WhenMatched Identity

merge :: Ord k => SimpleWhenMissing k a c -> SimpleWhenMissing k b c -> SimpleWhenMatched k a b c
  -> Map k a -> Map k b -> Map k c
merge l r b s t = runIdentity (mergeA l r b s t)

mergeA :: (Applicative f, Ord k) => WhenMissing f k a c -> WhenMissing f k b c -> WhenMatched f k a b c
  -> Map k a -> Map k b -> f (Map k c)
mergeA (WhenMissing l) (WhenMissing r) (WhenMatched b) s t =
  fmap build (traverse one (both (M.toAscList s) (M.toAscList t)))
  where
    build kvs = M.fromDistinctAscList [(k, v) | (k, Just v) <- kvs]
    one (k, action) = fmap ((,) k) action
    both [] ys = [(k, r k y) | (k, y) <- ys]
    both xs [] = [(k, l k x) | (k, x) <- xs]
    both xx@((k, x) : xs) yy@((j, y) : ys) = case compare k j of
      LT -> (k, l k x) : both xs yy
      GT -> (j, r j y) : both xx ys
      EQ -> (k, b k x y) : both xs ys

zipWithMaybeMatched :: Applicative f => (k -> x -> y -> Maybe z) -> WhenMatched f k x y z
zipWithMaybeMatched f = WhenMatched (\k x y -> pure (f k x y))

zipWithMatched :: Applicative f => (k -> x -> y -> z) -> WhenMatched f k x y z
zipWithMatched f = WhenMatched (\k x y -> pure (Just (f k x y)))

zipWithMaybeAMatched :: (k -> x -> y -> f (Maybe z)) -> WhenMatched f k x y z
zipWithMaybeAMatched f = WhenMatched f

zipWithAMatched :: Applicative f => (k -> x -> y -> f z) -> WhenMatched f k x y z
zipWithAMatched f = WhenMatched (\k x y -> fmap Just (f k x y))

mapMaybeMissing :: Applicative f => (k -> x -> Maybe y) -> WhenMissing f k x y
mapMaybeMissing f = WhenMissing (\k x -> pure (f k x))

dropMissing :: Applicative f => WhenMissing f k x y
dropMissing = WhenMissing (\_ _ -> pure Nothing)

preserveMissing :: Applicative f => WhenMissing f k x x
preserveMissing = WhenMissing (\_ x -> pure (Just x))

mapMissing :: Applicative f => (k -> x -> y) -> WhenMissing f k x y
mapMissing f = WhenMissing (\k x -> pure (Just (f k x)))

filterMissing :: Applicative f => (k -> x -> Bool) -> WhenMissing f k x x
filterMissing p = WhenMissing (\k x -> pure (if p k x then Just x else Nothing))

traverseMaybeMissing :: (k -> x -> f (Maybe y)) -> WhenMissing f k x y
traverseMaybeMissing f = WhenMissing f

traverseMissing :: Applicative f => (k -> x -> f y) -> WhenMissing f k x y
traverseMissing f = WhenMissing (\k x -> fmap Just (f k x))

filterAMissing :: Applicative f => (k -> x -> f Bool) -> WhenMissing f k x x
filterAMissing p = WhenMissing (\k x -> fmap (\b -> if b then Just x else Nothing) (p k x))
