{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies #-}
-- | Maps from whole numbers: ordinary maps with such keys.
module Data.IntMap.Internal where

import Prelude hiding (lookup, map, filter, foldr, foldl, null, splitAt)
import qualified Prelude as P
import qualified Data.Foldable as F
import qualified Data.Map.Internal as M
import Data.IntSet.Internal (IntSet (..))
import Control.DeepSeq (NFData (..))

infixl 9 !, !?, \\

type Key = Int

newtype IntMap a = IntMap (M.Map Int a)
  deriving newtype (Eq, Ord, Functor, F.Foldable, Semigroup, Monoid)

instance NFData a => NFData (IntMap a) where
  rnf (IntMap m) = rnf m

instance Show a => Show (IntMap a) where
  showsPrec d (IntMap m) = showsPrec d m

instance Read a => Read (IntMap a) where
  readsPrec d s = [(IntMap m, r) | (m, r) <- readsPrec d s]

instance Traversable IntMap where
  traverse f (IntMap m) = fmap IntMap (traverse f m)

empty :: IntMap a
empty = IntMap M.empty

singleton :: Key -> a -> IntMap a
singleton x0 x1 = IntMap (M.singleton x0 x1)

fromList :: [(Key, a)] -> IntMap a
fromList x0 = IntMap (M.fromList x0)

fromListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWith x0 x1 = IntMap (M.fromListWith x0 x1)

fromListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWithKey x0 x1 = IntMap (M.fromListWithKey x0 x1)

fromAscList :: [(Key, a)] -> IntMap a
fromAscList x0 = IntMap (M.fromAscList x0)

fromAscListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWith x0 x1 = IntMap (M.fromAscListWith x0 x1)

fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey x0 x1 = IntMap (M.fromAscListWithKey x0 x1)

fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList x0 = IntMap (M.fromDistinctAscList x0)

insert :: Key -> a -> IntMap a -> IntMap a
insert x0 x1 (IntMap m2) = IntMap (M.insert x0 x1 m2)

insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith x0 x1 x2 (IntMap m3) = IntMap (M.insertWith x0 x1 x2 m3)

insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey x0 x1 x2 (IntMap m3) = IntMap (M.insertWithKey x0 x1 x2 m3)

insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey x0 x1 x2 (IntMap m3) = case M.insertLookupWithKey x0 x1 x2 m3 of (r0, r1) -> (r0, IntMap r1)

delete :: Key -> IntMap a -> IntMap a
delete x0 (IntMap m1) = IntMap (M.delete x0 m1)

adjust :: (a -> a) -> Key -> IntMap a -> IntMap a
adjust x0 x1 (IntMap m2) = IntMap (M.adjust x0 x1 m2)

adjustWithKey :: (Key -> a -> a) -> Key -> IntMap a -> IntMap a
adjustWithKey x0 x1 (IntMap m2) = IntMap (M.adjustWithKey x0 x1 m2)

update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update x0 x1 (IntMap m2) = IntMap (M.update x0 x1 m2)

updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey x0 x1 (IntMap m2) = IntMap (M.updateWithKey x0 x1 m2)

updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey x0 x1 (IntMap m2) = case M.updateLookupWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter x0 x1 (IntMap m2) = IntMap (M.alter x0 x1 m2)

alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF x0 x1 (IntMap m2) = fmap IntMap (M.alterF x0 x1 m2)

lookup :: Key -> IntMap a -> Maybe a
lookup x0 (IntMap m1) = M.lookup x0 m1

(!?) :: IntMap a -> Key -> Maybe a
(IntMap m0) !? x1 = (M.!?) m0 x1

(!) :: IntMap a -> Key -> a
IntMap m ! k = case M.lookup k m of
  Just x -> x
  Nothing -> error ("IntMap.!: key " ++ show k ++ " is not an element of the map")

findWithDefault :: a -> Key -> IntMap a -> a
findWithDefault x0 x1 (IntMap m2) = M.findWithDefault x0 x1 m2

member :: Key -> IntMap a -> Bool
member x0 (IntMap m1) = M.member x0 m1

notMember :: Key -> IntMap a -> Bool
notMember x0 (IntMap m1) = M.notMember x0 m1

lookupLT :: Key -> IntMap a -> Maybe (Key, a)
lookupLT x0 (IntMap m1) = M.lookupLT x0 m1

lookupGT :: Key -> IntMap a -> Maybe (Key, a)
lookupGT x0 (IntMap m1) = M.lookupGT x0 m1

lookupLE :: Key -> IntMap a -> Maybe (Key, a)
lookupLE x0 (IntMap m1) = M.lookupLE x0 m1

lookupGE :: Key -> IntMap a -> Maybe (Key, a)
lookupGE x0 (IntMap m1) = M.lookupGE x0 m1

null :: IntMap a -> Bool
null (IntMap m0) = M.null m0

size :: IntMap a -> Int
size (IntMap m0) = M.size m0

union :: IntMap a -> IntMap a -> IntMap a
union (IntMap m0) (IntMap m1) = IntMap (M.union m0 m1)

unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith x0 (IntMap m1) (IntMap m2) = IntMap (M.unionWith x0 m1 m2)

unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey x0 (IntMap m1) (IntMap m2) = IntMap (M.unionWithKey x0 m1 m2)

difference :: IntMap a -> IntMap b -> IntMap a
difference (IntMap m0) (IntMap m1) = IntMap (M.difference m0 m1)

(\\) :: IntMap a -> IntMap b -> IntMap a
(IntMap m0) \\ (IntMap m1) = IntMap ((M.\\) m0 m1)

differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith x0 (IntMap m1) (IntMap m2) = IntMap (M.differenceWith x0 m1 m2)

intersection :: IntMap a -> IntMap b -> IntMap a
intersection (IntMap m0) (IntMap m1) = IntMap (M.intersection m0 m1)

intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith x0 (IntMap m1) (IntMap m2) = IntMap (M.intersectionWith x0 m1 m2)

intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey x0 (IntMap m1) (IntMap m2) = IntMap (M.intersectionWithKey x0 m1 m2)

disjoint :: IntMap a -> IntMap b -> Bool
disjoint (IntMap m0) (IntMap m1) = M.disjoint m0 m1

isSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isSubmapOf (IntMap m0) (IntMap m1) = M.isSubmapOf m0 m1

isSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isSubmapOfBy x0 (IntMap m1) (IntMap m2) = M.isSubmapOfBy x0 m1 m2

isProperSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isProperSubmapOf (IntMap m0) (IntMap m1) = M.isProperSubmapOf m0 m1

isProperSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isProperSubmapOfBy x0 (IntMap m1) (IntMap m2) = M.isProperSubmapOfBy x0 m1 m2

map :: (a -> b) -> IntMap a -> IntMap b
map x0 (IntMap m1) = IntMap (M.map x0 m1)

mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey x0 (IntMap m1) = IntMap (M.mapWithKey x0 m1)

traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey x0 (IntMap m1) = fmap IntMap (M.traverseWithKey x0 m1)

mapAccum :: (a -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccum x0 x1 (IntMap m2) = case M.mapAccum x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapAccumWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumWithKey x0 x1 (IntMap m2) = case M.mapAccumWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapAccumRWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumRWithKey x0 x1 (IntMap m2) = case M.mapAccumRWithKey x0 x1 m2 of (r0, r1) -> (r0, IntMap r1)

mapKeys :: (Key -> Key) -> IntMap a -> IntMap a
mapKeys x0 (IntMap m1) = IntMap (M.mapKeys x0 m1)

mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith x0 x1 (IntMap m2) = IntMap (M.mapKeysWith x0 x1 m2)

mapKeysMonotonic :: (Key -> Key) -> IntMap a -> IntMap a
mapKeysMonotonic x0 (IntMap m1) = IntMap (M.mapKeysMonotonic x0 m1)

foldr :: (a -> b -> b) -> b -> IntMap a -> b
foldr x0 x1 (IntMap m2) = M.foldr x0 x1 m2

foldl :: (b -> a -> b) -> b -> IntMap a -> b
foldl x0 x1 (IntMap m2) = M.foldl x0 x1 m2

foldrWithKey :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey x0 x1 (IntMap m2) = M.foldrWithKey x0 x1 m2

foldlWithKey :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey x0 x1 (IntMap m2) = M.foldlWithKey x0 x1 m2

foldMapWithKey :: Monoid m => (Key -> a -> m) -> IntMap a -> m
foldMapWithKey x0 (IntMap m1) = M.foldMapWithKey x0 m1

foldr' :: (a -> b -> b) -> b -> IntMap a -> b
foldr' x0 x1 (IntMap m2) = M.foldr' x0 x1 m2

foldl' :: (b -> a -> b) -> b -> IntMap a -> b
foldl' x0 x1 (IntMap m2) = M.foldl' x0 x1 m2

foldrWithKey' :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey' x0 x1 (IntMap m2) = M.foldrWithKey' x0 x1 m2

foldlWithKey' :: (b -> Key -> a -> b) -> b -> IntMap a -> b
foldlWithKey' x0 x1 (IntMap m2) = M.foldlWithKey' x0 x1 m2

elems :: IntMap a -> [a]
elems (IntMap m0) = M.elems m0

keys :: IntMap a -> [Key]
keys (IntMap m0) = M.keys m0

assocs :: IntMap a -> [(Key, a)]
assocs (IntMap m0) = M.assocs m0

toList :: IntMap a -> [(Key, a)]
toList (IntMap m0) = M.toList m0

toAscList :: IntMap a -> [(Key, a)]
toAscList (IntMap m0) = M.toAscList m0

toDescList :: IntMap a -> [(Key, a)]
toDescList (IntMap m0) = M.toDescList m0

filter :: (a -> Bool) -> IntMap a -> IntMap a
filter x0 (IntMap m1) = IntMap (M.filter x0 m1)

filterWithKey :: (Key -> a -> Bool) -> IntMap a -> IntMap a
filterWithKey x0 (IntMap m1) = IntMap (M.filterWithKey x0 m1)

partition :: (a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partition x0 (IntMap m1) = case M.partition x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

partitionWithKey :: (Key -> a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partitionWithKey x0 (IntMap m1) = case M.partitionWithKey x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe x0 (IntMap m1) = IntMap (M.mapMaybe x0 m1)

mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey x0 (IntMap m1) = IntMap (M.mapMaybeWithKey x0 m1)

mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither x0 (IntMap m1) = case M.mapEither x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey x0 (IntMap m1) = case M.mapEitherWithKey x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

split :: Key -> IntMap a -> (IntMap a, IntMap a)
split x0 (IntMap m1) = case M.split x0 m1 of (r0, r1) -> (IntMap r0, IntMap r1)

splitLookup :: Key -> IntMap a -> (IntMap a, Maybe a, IntMap a)
splitLookup x0 (IntMap m1) = case M.splitLookup x0 m1 of (r0, r1, r2) -> (IntMap r0, r1, IntMap r2)

splitRoot :: IntMap a -> [IntMap a]
splitRoot (IntMap m0) = P.map IntMap (M.splitRoot m0)

lookupMin :: IntMap a -> Maybe (Key, a)
lookupMin (IntMap m0) = M.lookupMin m0

lookupMax :: IntMap a -> Maybe (Key, a)
lookupMax (IntMap m0) = M.lookupMax m0

findMin :: IntMap a -> (Key, a)
findMin (IntMap m) = case M.lookupMin m of
  Just r -> r
  Nothing -> error "findMin: empty map has no minimal element"

findMax :: IntMap a -> (Key, a)
findMax (IntMap m) = case M.lookupMax m of
  Just r -> r
  Nothing -> error "findMax: empty map has no maximal element"

deleteMin :: IntMap a -> IntMap a
deleteMin (IntMap m0) = IntMap (M.deleteMin m0)

deleteMax :: IntMap a -> IntMap a
deleteMax (IntMap m0) = IntMap (M.deleteMax m0)

deleteFindMin :: IntMap a -> ((Key, a), IntMap a)
deleteFindMin (IntMap m0) = case M.deleteFindMin m0 of (r0, r1) -> (r0, IntMap r1)

deleteFindMax :: IntMap a -> ((Key, a), IntMap a)
deleteFindMax (IntMap m0) = case M.deleteFindMax m0 of (r0, r1) -> (r0, IntMap r1)

updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin x0 (IntMap m1) = IntMap (M.updateMin x0 m1)

updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax x0 (IntMap m1) = IntMap (M.updateMax x0 m1)

updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey x0 (IntMap m1) = IntMap (M.updateMinWithKey x0 m1)

updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey x0 (IntMap m1) = IntMap (M.updateMaxWithKey x0 m1)

minView :: IntMap a -> Maybe (a, IntMap a)
minView (IntMap m0) = fmap (\(r0, r1) -> (r0, IntMap r1)) (M.minView m0)

maxView :: IntMap a -> Maybe (a, IntMap a)
maxView (IntMap m0) = fmap (\(r0, r1) -> (r0, IntMap r1)) (M.maxView m0)

minViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
minViewWithKey (IntMap m0) = fmap (\(r0, r1) -> (r0, IntMap r1)) (M.minViewWithKey m0)

maxViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
maxViewWithKey (IntMap m0) = fmap (\(r0, r1) -> (r0, IntMap r1)) (M.maxViewWithKey m0)

keysSet :: IntMap a -> IntSet
keysSet (IntMap m) = IntSet (M.keysSet m)

fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet f (IntSet s) = IntMap (M.fromSet f s)

restrictKeys, withoutKeys :: IntMap a -> IntSet -> IntMap a
restrictKeys (IntMap m) (IntSet s) = IntMap (M.restrictKeys m s)
withoutKeys (IntMap m) (IntSet s) = IntMap (M.withoutKeys m s)

unions :: F.Foldable f => f (IntMap a) -> IntMap a
unions ms = F.foldl' union empty ms

unionsWith :: F.Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith f ms = F.foldl' (unionWith f) empty ms

mergeWithKey ::
  (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
mergeWithKey f g h (IntMap s) (IntMap t) = IntMap (M.mergeWithKey f (inside g) (inside h) s t)
  where
    inside k m = case k (IntMap m) of IntMap n -> n

compose :: IntMap c -> IntMap Int -> IntMap c
compose (IntMap bc) (IntMap ab) = IntMap (M.compose bc ab)
