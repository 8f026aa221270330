{-# LANGUAGE MagicHash, BangPatterns #-}
-- | Maps by hashes, with values that are evaluated when they are put in.
module Data.HashMap.Strict
  ( HashMap, empty, singleton, null, size, member, lookup, (!?), findWithDefault, lookupDefault, (!), insert, insertWith
  , delete, adjust, update, alter, alterF, isSubmapOf, isSubmapOfBy, union, unionWith, unionWithKey, unions, compose, map
  , mapWithKey, mapKeys, traverseWithKey, difference, differenceWith, intersection, intersectionWith, intersectionWithKey
  , foldMapWithKey, foldr, foldl, foldr', foldl', foldrWithKey, foldlWithKey, foldrWithKey', foldlWithKey', filter
  , filterWithKey, mapMaybe, mapMaybeWithKey, keys, elems, toList, fromList, fromListWith, fromListWithKey, keysSet
  ) where

import Prelude hiding (lookup, map, filter, foldr, foldl, null)
import qualified Data.List as L
import Data.Hashable (Hashable)
import Data.HashSet (keysSet)
import Data.HashMap.Internal hiding
  ( singleton, insert, insertWith, adjust, update, alter, alterF, fromList, fromListWith, fromListWithKey, unionWith
  , unionWithKey, map, mapWithKey, mapMaybe, mapMaybeWithKey, differenceWith, intersectionWith, intersectionWithKey )
import qualified Data.HashMap.Internal as H
import qualified Data.IntMap.Strict as I

-- | A value that is evaluated before the entry is.
evaluated# :: Maybe v -> Maybe v
evaluated# r@(Just !_) = r
evaluated# Nothing = Nothing

-- | The same map, with all values evaluated.
all# :: HashMap k v -> HashMap k v
all# m@(HashMap# i) = I.foldl' (\() b -> go b) () i `seq` m
  where
    go [] = ()
    go ((_, !_) : rest) = go rest

singleton :: Hashable k => k -> v -> HashMap k v
singleton k !v = H.singleton k v

insert :: (Eq k, Hashable k) => k -> v -> HashMap k v -> HashMap k v
insert k !v m = H.insert k v m

insertWith :: (Eq k, Hashable k) => (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWith f k new = alterBy# (\old -> case old of { Nothing -> new `seq` Just new; Just v -> let !r = f new v in Just r }) k

adjust :: (Eq k, Hashable k) => (v -> v) -> k -> HashMap k v -> HashMap k v
adjust f k = alterBy# (\old -> evaluated# (fmap f old)) k

update :: (Eq k, Hashable k) => (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
update f k = alterBy# (\old -> evaluated# (old >>= f)) k

alter :: (Eq k, Hashable k) => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alter f k = alterBy# (\old -> evaluated# (f old)) k

alterF :: (Functor f, Eq k, Hashable k) => (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterF f k m = fmap (\new -> alterBy# (\_ -> evaluated# new) k m) (f (lookup k m))

fromList :: (Eq k, Hashable k) => [(k, v)] -> HashMap k v
fromList = L.foldl' (\m (k, v) -> insert k v m) empty

fromListWith :: (Eq k, Hashable k) => (v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWith f = L.foldl' (\m (k, v) -> insertWith f k v m) empty

fromListWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKey f = L.foldl' (\m (k, v) -> insertWith (f k) k v m) empty

unionWith :: (Eq k, Hashable k) => (v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWith f a b = all# (H.unionWith f a b)

unionWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKey f a b = all# (H.unionWithKey f a b)

map :: (a -> b) -> HashMap k a -> HashMap k b
map f m = all# (H.map f m)

mapWithKey :: (k -> a -> b) -> HashMap k a -> HashMap k b
mapWithKey f m = all# (H.mapWithKey f m)

mapMaybe :: (a -> Maybe b) -> HashMap k a -> HashMap k b
mapMaybe f m = all# (H.mapMaybe f m)

mapMaybeWithKey :: (k -> a -> Maybe b) -> HashMap k a -> HashMap k b
mapMaybeWithKey f m = all# (H.mapMaybeWithKey f m)

differenceWith :: (Eq k, Hashable k) => (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWith f a b = all# (H.differenceWith f a b)

intersectionWith :: (Eq k, Hashable k) => (a -> b -> c) -> HashMap k a -> HashMap k b -> HashMap k c
intersectionWith f a b = all# (H.intersectionWith f a b)

intersectionWithKey :: (Eq k, Hashable k) => (k -> a -> b -> c) -> HashMap k a -> HashMap k b -> HashMap k c
intersectionWithKey f a b = all# (H.intersectionWithKey f a b)
