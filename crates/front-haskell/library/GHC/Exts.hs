-- | Odds and ends.
module GHC.Exts (IsString (..), sortWith, groupWith, the, Down (..), coerce, Coercible, lazy, inline, oneShot) where

import Snell.Base (IsString (..))
import Data.Coerce (Coercible, coerce)
import Data.List (sortBy, groupBy)
import Data.Ord (Down (..), comparing)

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
