{-# LANGUAGE MagicHash #-}
-- | Sets by hashes.
module Data.HashSet
  ( HashSet, empty, singleton, null, size, member, insert, delete, isSubsetOf, union, unions, difference, intersection, map
  , foldr, foldl, foldr', foldl', filter, toList, fromList, toMap, fromMap, keysSet
  ) where

import Prelude hiding (map, filter, foldr, foldl, null)
import qualified Prelude as P
import Control.DeepSeq (NFData (..))
import qualified Data.Foldable as F
import qualified Data.HashMap.Internal as H
import Data.Hashable (Hashable (..))
import qualified Data.List as L

newtype HashSet a = HashSet# (H.HashMap a ())

empty :: HashSet a
empty = HashSet# H.empty

singleton :: Hashable a => a -> HashSet a
singleton a = HashSet# (H.singleton a ())

null :: HashSet a -> Bool
null (HashSet# m) = H.null m

size :: HashSet a -> Int
size (HashSet# m) = H.size m

member :: (Eq a, Hashable a) => a -> HashSet a -> Bool
member a (HashSet# m) = H.member a m

insert, delete :: (Eq a, Hashable a) => a -> HashSet a -> HashSet a
insert a (HashSet# m) = HashSet# (H.insert a () m)
delete a (HashSet# m) = HashSet# (H.delete a m)

isSubsetOf :: (Eq a, Hashable a) => HashSet a -> HashSet a -> Bool
isSubsetOf (HashSet# a) (HashSet# b) = H.isSubmapOf a b

union, difference, intersection :: (Eq a, Hashable a) => HashSet a -> HashSet a -> HashSet a
union (HashSet# a) (HashSet# b) = HashSet# (H.union a b)
difference (HashSet# a) (HashSet# b) = HashSet# (H.difference a b)
intersection (HashSet# a) (HashSet# b) = HashSet# (H.intersection a b)

unions :: (Eq a, Hashable a) => [HashSet a] -> HashSet a
unions = L.foldl' union empty

map :: (Eq b, Hashable b) => (a -> b) -> HashSet a -> HashSet b
map f s = fromList (P.map f (toList s))

filter :: (a -> Bool) -> HashSet a -> HashSet a
filter p (HashSet# m) = HashSet# (H.filterWithKey (\a _ -> p a) m)

foldr, foldr' :: (a -> b -> b) -> b -> HashSet a -> b
foldr f z s = P.foldr f z (toList s)
foldr' f z s = F.foldr' f z (toList s)

foldl, foldl' :: (b -> a -> b) -> b -> HashSet a -> b
foldl f z s = P.foldl f z (toList s)
foldl' f z s = L.foldl' f z (toList s)

toList :: HashSet a -> [a]
toList (HashSet# m) = H.keys m

fromList :: (Eq a, Hashable a) => [a] -> HashSet a
fromList = L.foldl' (flip insert) empty

toMap :: HashSet a -> H.HashMap a ()
toMap (HashSet# m) = m

fromMap :: H.HashMap a () -> HashSet a
fromMap = HashSet#

keysSet :: H.HashMap k v -> HashSet k
keysSet m = HashSet# (H.map (\_ -> ()) m)

instance Foldable HashSet where
  foldr = foldr
  foldMap f s = foldMap f (toList s)
  length = size
  null = null
  toList = toList

instance Eq a => Eq (HashSet a) where
  HashSet# a == HashSet# b = a == b

instance Ord a => Ord (HashSet a) where
  compare a b = compare (toList a) (toList b)

instance Show a => Show (HashSet a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toList s))

instance (Eq a, Hashable a) => Semigroup (HashSet a) where
  (<>) = union

instance (Eq a, Hashable a) => Monoid (HashSet a) where
  mempty = empty

instance NFData a => NFData (HashSet a) where
  rnf s = rnf (toList s)

instance Hashable a => Hashable (HashSet a) where
  hashWithSalt salt s = hashWithSalt salt (L.sort (P.map hash (toList s)))
