{-# LANGUAGE RankNTypes #-}
-- | Merging of maps with what becomes of keys in one of them and in both.
module Data.IntMap.Merge.Lazy
  ( WhenMissing, WhenMatched, SimpleWhenMissing, SimpleWhenMatched, merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, zipWithMaybeAMatched, zipWithAMatched
  , mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , traverseMaybeMissing, traverseMissing, filterAMissing
  ) where

import Data.Functor.Identity (Identity (..))
import Data.IntMap (IntMap)
import qualified Data.IntMap as M

newtype WhenMissing f x y = WhenMissing (Int -> x -> f (Maybe y))

newtype WhenMatched f x y z = WhenMatched (Int -> x -> y -> f (Maybe z))

type SimpleWhenMissing = WhenMissing Identity

type SimpleWhenMatched = WhenMatched Identity

merge :: SimpleWhenMissing a c -> SimpleWhenMissing b c -> SimpleWhenMatched a b c
  -> IntMap a -> IntMap b -> IntMap c
merge l r b s t = runIdentity (mergeA l r b s t)

mergeA :: Applicative f => WhenMissing f a c -> WhenMissing f b c -> WhenMatched f a b c
  -> IntMap a -> IntMap b -> f (IntMap c)
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

zipWithMaybeMatched :: Applicative f => (Int -> x -> y -> Maybe z) -> WhenMatched f x y z
zipWithMaybeMatched f = WhenMatched (\k x y -> pure (f k x y))

zipWithMatched :: Applicative f => (Int -> x -> y -> z) -> WhenMatched f x y z
zipWithMatched f = WhenMatched (\k x y -> pure (Just (f k x y)))

zipWithMaybeAMatched :: (Int -> x -> y -> f (Maybe z)) -> WhenMatched f x y z
zipWithMaybeAMatched f = WhenMatched f

zipWithAMatched :: Applicative f => (Int -> x -> y -> f z) -> WhenMatched f x y z
zipWithAMatched f = WhenMatched (\k x y -> fmap Just (f k x y))

mapMaybeMissing :: Applicative f => (Int -> x -> Maybe y) -> WhenMissing f x y
mapMaybeMissing f = WhenMissing (\k x -> pure (f k x))

dropMissing :: Applicative f => WhenMissing f x y
dropMissing = WhenMissing (\_ _ -> pure Nothing)

preserveMissing :: Applicative f => WhenMissing f x x
preserveMissing = WhenMissing (\_ x -> pure (Just x))

mapMissing :: Applicative f => (Int -> x -> y) -> WhenMissing f x y
mapMissing f = WhenMissing (\k x -> pure (Just (f k x)))

filterMissing :: Applicative f => (Int -> x -> Bool) -> WhenMissing f x x
filterMissing p = WhenMissing (\k x -> pure (if p k x then Just x else Nothing))

traverseMaybeMissing :: (Int -> x -> f (Maybe y)) -> WhenMissing f x y
traverseMaybeMissing f = WhenMissing f

traverseMissing :: Applicative f => (Int -> x -> f y) -> WhenMissing f x y
traverseMissing f = WhenMissing (\k x -> fmap Just (f k x))

filterAMissing :: Applicative f => (Int -> x -> f Bool) -> WhenMissing f x x
filterAMissing p = WhenMissing (\k x -> fmap (\b -> if b then Just x else Nothing) (p k x))
