{-# LANGUAGE BangPatterns #-}
-- | Maps from ordered keys, with values that are evaluated when they are put in.
module Data.Map.Strict
  ( Map, empty, singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList
  , insert, insertWith, insertWithKey, insertLookupWithKey
  , delete, adjust, adjustWithKey, update, updateWithKey, updateLookupWithKey, alter, alterF
  , lookup, (!?), (!), findWithDefault, member, notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size
  , union, unionWith, unionWithKey, unions, unionsWith, difference, (\\), differenceWith
  , intersection, intersectionWith, intersectionWithKey, disjoint, compose, mergeWithKey
  , map, mapWithKey, traverseWithKey, traverseMaybeWithKey, mapAccum, mapAccumWithKey, mapAccumRWithKey
  , mapKeys, mapKeysWith, mapKeysMonotonic
  , foldr, foldl, foldrWithKey, foldlWithKey, foldMapWithKey, foldr', foldl', foldrWithKey', foldlWithKey'
  , elems, keys, assocs, keysSet, toList, toAscList, toDescList
  , filter, filterWithKey, restrictKeys, withoutKeys, partition, partitionWithKey
  , takeWhileAntitone, dropWhileAntitone, spanAntitone
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, split, splitLookup, splitRoot
  , isSubmapOf, isSubmapOfBy, isProperSubmapOf, isProperSubmapOfBy
  , lookupIndex, findIndex, elemAt, updateAt, deleteAt, take, drop, splitAt
  , lookupMin, lookupMax, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey
  , minView, maxView, minViewWithKey, maxViewWithKey, valid
  ) where

import Prelude hiding (lookup, map, filter, foldr, foldl, null, take, drop, splitAt)
import qualified Prelude as P
import qualified Data.List as L
import qualified Data.Foldable as F
import qualified Data.Set.Internal as S
import qualified Data.Map.Internal as I
import Data.Map.Internal hiding
  ( singleton, fromSet, fromList, fromListWith, fromListWithKey, fromAscList, fromAscListWith, fromAscListWithKey
  , fromDistinctAscList, fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList, insert
  , insertWith, insertWithKey, insertLookupWithKey, adjust, adjustWithKey, update, updateWithKey
  , updateLookupWithKey, alter, alterF, findWithDefault, unionWith
  , unionWithKey, unionsWith, differenceWith, intersectionWith, intersectionWithKey, mergeWithKey, map, mapWithKey
  , mapAccum, mapAccumWithKey, mapAccumRWithKey, mapKeysWith
  , mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, updateAt, updateMin, updateMax, updateMinWithKey
  , updateMaxWithKey, traverseWithKey, traverseMaybeWithKey
  )

singleton :: k -> a -> Map k a
singleton k !x = Bin 1 k x Tip Tip

fromSet :: (k -> a) -> S.Set k -> Map k a
fromSet _ S.Tip = Tip
fromSet f (S.Bin n x l r) = let !y = f x in Bin n x y (fromSet f l) (fromSet f r)

fromList :: Ord k => [(k, a)] -> Map k a
fromList xs = L.foldl' (\m (k, x) -> insert k x m) Tip xs

fromListWith :: Ord k => (a -> a -> a) -> [(k, a)] -> Map k a
fromListWith f xs = L.foldl' (\m (k, x) -> insertWith f k x m) Tip xs

fromListWithKey :: Ord k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromListWithKey f xs = L.foldl' (\m (k, x) -> insertWithKey f k x m) Tip xs

fromAscList, fromDescList :: Eq k => [(k, a)] -> Map k a
fromAscList xs = fromAscListWithKey (\_ x _ -> x) xs
fromDescList xs = fromDescListWithKey (\_ x _ -> x) xs

fromAscListWith, fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWith f xs = fromAscListWithKey (\_ x y -> f x y) xs
fromDescListWith f xs = fromDescListWithKey (\_ x y -> f x y) xs

fromAscListWithKey, fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEq f xs)
fromDescListWithKey f xs = fromDistinctDescList (combineEq f xs)

fromDistinctAscList, fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctAscList xs = map id (I.fromDistinctAscList xs)
fromDistinctDescList xs = fromDistinctAscList (reverse xs)

-- | A side that has as many elements as before is as balanced as before.
insert :: Ord k => k -> a -> Map k a -> Map k a
insert !k0 !x = go k0
  where
    go k Tip = singleton k x
    go k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of
        l'@(Bin sl _ _ _ _)
          | Bin old _ _ _ _ <- l, sl == old -> Bin n ky y l' r
          | Bin sr _ _ _ _ <- r, sl <= 3 * sr -> Bin (n + 1) ky y l' r
        l' -> balance ky y l' r
      GT -> case go k r of
        r'@(Bin sr _ _ _ _)
          | Bin old _ _ _ _ <- r, sr == old -> Bin n ky y l r'
          | Bin sl _ _ _ _ <- l, sr <= 3 * sl -> Bin (n + 1) ky y l r'
        r' -> balance ky y l r'
      EQ -> Bin n k x l r

insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith f = insertWithKey (\_ x y -> f x y)

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f !k0 x = go k0
  where
    go k Tip = singleton k x
    go k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of
        l'@(Bin sl _ _ _ _)
          | Bin old _ _ _ _ <- l, sl == old -> Bin n ky y l' r
          | Bin sr _ _ _ _ <- r, sl <= 3 * sr -> Bin (n + 1) ky y l' r
        l' -> balance ky y l' r
      GT -> case go k r of
        r'@(Bin sr _ _ _ _)
          | Bin old _ _ _ _ <- r, sr == old -> Bin n ky y l r'
          | Bin sl _ _ _ _ <- l, sr <= 3 * sl -> Bin (n + 1) ky y l r'
        r' -> balance ky y l r'
      EQ -> let !x' = f k x y in Bin n k x' l r

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x m = let !m' = insertWithKey f k x m in (lookup k m, m')

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f = adjustWithKey (\_ x -> f x)

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f k0 = go k0
  where
    go !_ Tip = Tip
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> Bin n ky y (go k l) r
      GT -> Bin n ky y l (go k r)
      EQ -> let !y' = f ky y in Bin n ky y' l r

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f = updateWithKey (\_ x -> f x)

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey f k0 = go k0
  where
    go !_ Tip = Tip
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> balance ky y (go k l) r
      GT -> balance ky y l (go k r)
      EQ -> case f ky y of
        Just !y' -> Bin n ky y' l r
        Nothing -> glue l r

updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f k0 = go k0
  where
    go !_ Tip = (Nothing, Tip)
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> case go k l of (found, l') -> (found, balance ky y l' r)
      GT -> case go k r of (found, r') -> (found, balance ky y l r')
      EQ -> case f ky y of
        Just !y' -> (Just y', Bin n ky y' l r)
        Nothing -> (Just y, glue l r)

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f k0 = go k0
  where
    go !k Tip = case f Nothing of
      Nothing -> Tip
      Just !x -> singleton k x
    go !k (Bin n ky y l r) = case compare k ky of
      LT -> balance ky y (go k l) r
      GT -> balance ky y l (go k r)
      EQ -> case f (Just y) of
        Just !y' -> Bin n ky y' l r
        Nothing -> glue l r

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k m = fmap change (f found)
  where
    found = lookup k m
    change Nothing = case found of
      Nothing -> m
      Just _ -> delete k m
    change (Just x) = insert k x m

findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault !d k m = case lookup k m of
  Nothing -> d
  Just x -> x

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f = unionWithKey (\_ x y -> f x y)

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey f = go
  where
    go s Tip = s
    go Tip t = t
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) -> case found of
        Nothing -> link k x (go l lt) (go r gt)
        Just y -> let !x' = f k x y in link k x' (go l lt) (go r gt)

unionsWith :: (F.Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f ms = F.foldl' (unionWith f) Tip ms

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f s t = mapMaybeWithKey (\k x -> case lookup k t of { Nothing -> Just x; Just y -> f x y }) s

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f = intersectionWithKey (\_ x y -> f x y)

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey f = go
  where
    go Tip _ = Tip
    go _ Tip = Tip
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) -> case found of
        Just y -> let !x' = f k x y in link k x' (go l lt) (go r gt)
        Nothing -> link2 (go l lt) (go r gt)

mergeWithKey ::
  Ord k =>
  (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f g1 g2 = go
  where
    go Tip t = g2 t
    go s Tip = g1 s
    go (Bin _ k x l r) t = case splitLookup k t of
      (lt, found, gt) ->
        let l' = go l lt
            r' = go r gt
         in case found of
              Nothing -> case g1 (singleton k x) of
                Bin _ _ x' _ _ -> link k x' l' r'
                Tip -> link2 l' r'
              Just y -> case f k x y of
                Nothing -> link2 l' r'
                Just !x' -> link k x' l' r'

map :: (a -> b) -> Map k a -> Map k b
map f = go
  where
    go Tip = Tip
    go (Bin n k x l r) = let !x' = f x in Bin n k x' (go l) (go r)

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey f = go
  where
    go Tip = Tip
    go (Bin n k x l r) = let !x' = f k x in Bin n k x' (go l) (go r)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey f = go
  where
    go Tip = pure Tip
    go (Bin n k x l r) = (\l' !x' r' -> Bin n k x' l' r') <$> go l <*> f k x <*> go r

traverseMaybeWithKey :: Applicative f => (k -> a -> f (Maybe b)) -> Map k a -> f (Map k b)
traverseMaybeWithKey f = go
  where
    go Tip = pure Tip
    go (Bin _ k x l r) = combine k <$> go l <*> f k x <*> go r
    combine k l' found r' = case found of
      Nothing -> link2 l' r'
      Just !x' -> link k x' l' r'

mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f = mapAccumWithKey (\a _ x -> f a x)

mapAccumWithKey, mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey _ a Tip = (a, Tip)
mapAccumWithKey f a (Bin n k x l r) =
  let (a1, l') = mapAccumWithKey f a l
      (a2, x') = f a1 k x
      (a3, r') = mapAccumWithKey f a2 r
   in x' `seq` (a3, Bin n k x' l' r')
mapAccumRWithKey _ a Tip = (a, Tip)
mapAccumRWithKey f a (Bin n k x l r) =
  let (a1, r') = mapAccumRWithKey f a r
      (a2, x') = f a1 k x
      (a3, l') = mapAccumRWithKey f a2 l
   in x' `seq` (a3, Bin n k x' l' r')

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f m = fromListWith c (P.map (\(k, x) -> (f k, x)) (toAscList m))

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f = mapMaybeWithKey (\_ x -> f x)

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey f = go
  where
    go Tip = Tip
    go (Bin _ k x l r) = case f k x of
      Just !y -> link k y (go l) (go r)
      Nothing -> link2 (go l) (go r)

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f = mapEitherWithKey (\_ x -> f x)

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey f = go
  where
    go Tip = (Tip, Tip)
    go (Bin _ k x l r) = case (go l, go r) of
      ((l1, l2), (r1, r2)) -> case f k x of
        Left !y -> (link k y l1 r1, link2 l2 r2)
        Right !z -> (link2 l1 r1, link k z l2 r2)

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt _ !_ Tip = error "Map.updateAt: index out of range"
updateAt f !i (Bin n k x l r) = case compare i (size l) of
  LT -> balance k x (updateAt f i l) r
  GT -> balance k x l (updateAt f (i - size l - 1) r)
  EQ -> case f k x of
    Just !x' -> Bin n k x' l r
    Nothing -> glue l r

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f = updateMinWithKey (\_ x -> f x)
updateMax f = updateMaxWithKey (\_ x -> f x)

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey _ Tip = Tip
updateMinWithKey f (Bin n k x Tip r) = case f k x of
  Nothing -> r
  Just !x' -> Bin n k x' Tip r
updateMinWithKey f (Bin _ k x l r) = balance k x (updateMinWithKey f l) r
updateMaxWithKey _ Tip = Tip
updateMaxWithKey f (Bin n k x l Tip) = case f k x of
  Nothing -> l
  Just !x' -> Bin n k x' l Tip
updateMaxWithKey f (Bin _ k x l r) = balance k x l (updateMaxWithKey f r)
