{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies #-}
-- | Sets of whole numbers: ordinary sets of such elements.
module Data.IntSet.Internal where

import Prelude hiding (map, filter, foldr, foldl, null)
import qualified Prelude as P
import qualified Data.Foldable as F
import qualified Data.Set.Internal as S
import Control.DeepSeq (NFData (..))

infixl 9 \\

type Key = Int

newtype IntSet = IntSet (S.Set Int)
  deriving newtype (Eq, Ord, Semigroup, Monoid)

instance NFData IntSet where
  rnf (IntSet s) = rnf s

instance Show IntSet where
  showsPrec d (IntSet s) = showsPrec d s

instance Read IntSet where
  readsPrec d s = [(IntSet m, r) | (m, r) <- readsPrec d s]

map :: (Key -> Key) -> IntSet -> IntSet
map f (IntSet s) = IntSet (S.map f s)

unions :: F.Foldable f => f IntSet -> IntSet
unions ss = F.foldl' union empty ss

empty :: IntSet
empty = IntSet S.empty

singleton :: Key -> IntSet
singleton x0 = IntSet (S.singleton x0)

fromList :: [Key] -> IntSet
fromList x0 = IntSet (S.fromList x0)

fromAscList :: [Key] -> IntSet
fromAscList x0 = IntSet (S.fromAscList x0)

fromDistinctAscList :: [Key] -> IntSet
fromDistinctAscList x0 = IntSet (S.fromDistinctAscList x0)

insert :: Key -> IntSet -> IntSet
insert x0 (IntSet m1) = IntSet (S.insert x0 m1)

delete :: Key -> IntSet -> IntSet
delete x0 (IntSet m1) = IntSet (S.delete x0 m1)

member :: Key -> IntSet -> Bool
member x0 (IntSet m1) = S.member x0 m1

notMember :: Key -> IntSet -> Bool
notMember x0 (IntSet m1) = S.notMember x0 m1

lookupLT :: Key -> IntSet -> Maybe Key
lookupLT x0 (IntSet m1) = S.lookupLT x0 m1

lookupGT :: Key -> IntSet -> Maybe Key
lookupGT x0 (IntSet m1) = S.lookupGT x0 m1

lookupLE :: Key -> IntSet -> Maybe Key
lookupLE x0 (IntSet m1) = S.lookupLE x0 m1

lookupGE :: Key -> IntSet -> Maybe Key
lookupGE x0 (IntSet m1) = S.lookupGE x0 m1

null :: IntSet -> Bool
null (IntSet m0) = S.null m0

size :: IntSet -> Int
size (IntSet m0) = S.size m0

isSubsetOf :: IntSet -> IntSet -> Bool
isSubsetOf (IntSet m0) (IntSet m1) = S.isSubsetOf m0 m1

isProperSubsetOf :: IntSet -> IntSet -> Bool
isProperSubsetOf (IntSet m0) (IntSet m1) = S.isProperSubsetOf m0 m1

disjoint :: IntSet -> IntSet -> Bool
disjoint (IntSet m0) (IntSet m1) = S.disjoint m0 m1

union :: IntSet -> IntSet -> IntSet
union (IntSet m0) (IntSet m1) = IntSet (S.union m0 m1)

difference :: IntSet -> IntSet -> IntSet
difference (IntSet m0) (IntSet m1) = IntSet (S.difference m0 m1)

(\\) :: IntSet -> IntSet -> IntSet
(IntSet m0) \\ (IntSet m1) = IntSet ((S.\\) m0 m1)

intersection :: IntSet -> IntSet -> IntSet
intersection (IntSet m0) (IntSet m1) = IntSet (S.intersection m0 m1)

filter :: (Key -> Bool) -> IntSet -> IntSet
filter x0 (IntSet m1) = IntSet (S.filter x0 m1)

partition :: (Key -> Bool) -> IntSet -> (IntSet, IntSet)
partition x0 (IntSet m1) = case S.partition x0 m1 of (r0, r1) -> (IntSet r0, IntSet r1)

split :: Key -> IntSet -> (IntSet, IntSet)
split x0 (IntSet m1) = case S.split x0 m1 of (r0, r1) -> (IntSet r0, IntSet r1)

splitMember :: Key -> IntSet -> (IntSet, Bool, IntSet)
splitMember x0 (IntSet m1) = case S.splitMember x0 m1 of (r0, r1, r2) -> (IntSet r0, r1, IntSet r2)

splitRoot :: IntSet -> [IntSet]
splitRoot (IntSet m0) = P.map IntSet (S.splitRoot m0)

foldr :: (Key -> b -> b) -> b -> IntSet -> b
foldr x0 x1 (IntSet m2) = S.foldr x0 x1 m2

foldl :: (b -> Key -> b) -> b -> IntSet -> b
foldl x0 x1 (IntSet m2) = S.foldl x0 x1 m2

foldr' :: (Key -> b -> b) -> b -> IntSet -> b
foldr' x0 x1 (IntSet m2) = S.foldr' x0 x1 m2

foldl' :: (b -> Key -> b) -> b -> IntSet -> b
foldl' x0 x1 (IntSet m2) = S.foldl' x0 x1 m2

fold :: (Key -> b -> b) -> b -> IntSet -> b
fold x0 x1 (IntSet m2) = S.fold x0 x1 m2

findMin :: IntSet -> Key
findMin (IntSet m) = case S.lookupMin m of
  Just r -> r
  Nothing -> error "findMin: empty set has no minimal element"

findMax :: IntSet -> Key
findMax (IntSet m) = case S.lookupMax m of
  Just r -> r
  Nothing -> error "findMax: empty set has no maximal element"

deleteMin :: IntSet -> IntSet
deleteMin (IntSet m0) = IntSet (S.deleteMin m0)

deleteMax :: IntSet -> IntSet
deleteMax (IntSet m0) = IntSet (S.deleteMax m0)

deleteFindMin :: IntSet -> (Key, IntSet)
deleteFindMin (IntSet m0) = case S.deleteFindMin m0 of (r0, r1) -> (r0, IntSet r1)

deleteFindMax :: IntSet -> (Key, IntSet)
deleteFindMax (IntSet m0) = case S.deleteFindMax m0 of (r0, r1) -> (r0, IntSet r1)

maxView :: IntSet -> Maybe (Key, IntSet)
maxView (IntSet m0) = fmap (\(r0, r1) -> (r0, IntSet r1)) (S.maxView m0)

minView :: IntSet -> Maybe (Key, IntSet)
minView (IntSet m0) = fmap (\(r0, r1) -> (r0, IntSet r1)) (S.minView m0)

elems :: IntSet -> [Key]
elems (IntSet m0) = S.elems m0

toList :: IntSet -> [Key]
toList (IntSet m0) = S.toList m0

toAscList :: IntSet -> [Key]
toAscList (IntSet m0) = S.toAscList m0

toDescList :: IntSet -> [Key]
toDescList (IntSet m0) = S.toDescList m0

alterF :: Functor f => (Bool -> f Bool) -> Key -> IntSet -> f (IntSet)
alterF x0 x1 (IntSet m2) = fmap IntSet (S.alterF x0 x1 m2)
