{-# LANGUAGE TypeFamilies, MagicHash #-}
-- | Odds and ends.
module GHC.Exts
  ( IsString (..), IsList (..), sortWith, groupWith, the, Down (..), coerce, Coercible, lazy, inline, oneShot, Constraint
  , build, augment, module Snell.Magic
  ) where

import Snell.Base (IsString (..))
import Data.Coerce (Coercible, coerce)
import Data.Kind (Constraint)
import Data.List (sortBy, groupBy)
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.IntMap.Internal as IM
import qualified Data.IntSet.Internal as IS
import qualified Data.Map.Internal as M
import Data.Ord (Down (..), comparing)
import qualified Data.Sequence as Q
import qualified Data.Foldable as F
import qualified Data.Set.Internal as S
import Snell.Magic hiding (truth#)

-- | What is made of lists.
class IsList l where
  type Item l
  fromList :: [Item l] -> l
  fromListN :: Int -> [Item l] -> l
  fromListN _ = fromList
  toList :: l -> [Item l]

instance IsList [a] where
  type Item [a] = a
  fromList xs = xs
  toList xs = xs

instance IsList (NonEmpty a) where
  type Item (NonEmpty a) = a
  fromList (x : xs) = x :| xs
  fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"
  toList (x :| xs) = x : xs

instance Ord k => IsList (M.Map k v) where
  type Item (M.Map k v) = (k, v)
  fromList = M.fromList
  toList = M.toList

instance Ord a => IsList (S.Set a) where
  type Item (S.Set a) = a
  fromList = S.fromList
  toList = S.toList

instance IsList (IM.IntMap v) where
  type Item (IM.IntMap v) = (Int, v)
  fromList = IM.fromList
  toList = IM.toList

instance IsList IS.IntSet where
  type Item IS.IntSet = Int
  fromList = IS.fromList
  toList = IS.toList

instance IsList (Q.Seq a) where
  type Item (Q.Seq a) = a
  fromList = Q.fromList
  toList = F.toList

sortWith :: Ord b => (a -> b) -> [a] -> [a]
sortWith f = sortBy (comparing f)

groupWith :: Ord b => (a -> b) -> [a] -> [[a]]
groupWith f xs = groupBy (\x y -> f x == f y) (sortWith f xs)

the :: Eq a => [a] -> a
the (x : xs)
  | all (x ==) xs = x
  | otherwise = errorWithoutStackTrace "GHC.Exts.the: non-identical list"
the [] = errorWithoutStackTrace "GHC.Exts.the: empty list"

lazy, inline :: a -> a
lazy x = x
inline x = x

oneShot :: (a -> b) -> a -> b
oneShot f = f

build :: (forall b. (a -> b -> b) -> b -> b) -> [a]
build g = g (:) []

augment :: (forall b. (a -> b -> b) -> b -> b) -> [a] -> [a]
augment g xs = g (:) xs
