-- | Lists without duplicates, by means of sets.
module Data.Containers.ListUtils (nubOrd, nubOrdOn, nubInt, nubIntOn) where

import qualified Data.Set as S

nubOrd :: Ord a => [a] -> [a]
nubOrd = nubOrdOn id

nubOrdOn :: Ord b => (a -> b) -> [a] -> [a]
nubOrdOn f = go S.empty
  where
    go _ [] = []
    go seen (x : xs)
      | S.member y seen = go seen xs
      | otherwise = x : go (S.insert y seen) xs
      where
        y = f x

nubInt :: [Int] -> [Int]
nubInt = nubOrd

nubIntOn :: (a -> Int) -> [a] -> [a]
nubIntOn = nubOrdOn
