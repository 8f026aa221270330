{-# LANGUAGE BangPatterns #-}
-- | The same as "Data.IntMap.Merge.Lazy", with values that are evaluated.
module Data.IntMap.Merge.Strict
  ( WhenMissing, WhenMatched, SimpleWhenMissing, SimpleWhenMatched, merge, mergeA
  , zipWithMaybeMatched, zipWithMatched, zipWithMaybeAMatched, zipWithAMatched
  , mapMaybeMissing, dropMissing, preserveMissing, mapMissing, filterMissing
  , traverseMaybeMissing, traverseMissing, filterAMissing
  ) where

import Data.IntMap.Merge.Lazy hiding (zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, mapMissing)
import qualified Data.IntMap.Merge.Lazy as L

just :: a -> Maybe a
just !x = Just x

whnf :: Maybe a -> Maybe a
whnf Nothing = Nothing
whnf (Just x) = just x

zipWithMaybeMatched :: Applicative f => (Int -> x -> y -> Maybe z) -> WhenMatched f x y z
zipWithMaybeMatched f = L.zipWithMaybeMatched (\k x y -> whnf (f k x y))

zipWithMatched :: Applicative f => (Int -> x -> y -> z) -> WhenMatched f x y z
zipWithMatched f = L.zipWithMaybeMatched (\k x y -> just (f k x y))

mapMaybeMissing :: Applicative f => (Int -> x -> Maybe y) -> WhenMissing f x y
mapMaybeMissing f = L.mapMaybeMissing (\k x -> whnf (f k x))

mapMissing :: Applicative f => (Int -> x -> y) -> WhenMissing f x y
mapMissing f = L.mapMaybeMissing (\k x -> just (f k x))
