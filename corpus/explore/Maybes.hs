-- Maybe, Either and Ordering.
-- @explore safeDiv safeHead lookupAll orElse both collect toMaybe swapE partitionE chain compareOn validate threeWay mapBoth fromJustPlus catMaybesSum
module Maybes where

import Data.Either (partitionEithers)
import Data.Maybe (catMaybes, fromJust, fromMaybe, mapMaybe)

safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv a b = Just (a `div` b)

safeHead :: [a] -> Maybe a
safeHead [] = Nothing
safeHead (x : _) = Just x

lookupAll :: Int -> [(Int, Bool)] -> [Bool]
lookupAll k = mapMaybe (\(a, b) -> if a == k then Just b else Nothing)

orElse :: Maybe Int -> Int -> Int
orElse m d = fromMaybe d m

both :: Maybe a -> Maybe b -> Maybe (a, b)
both (Just a) (Just b) = Just (a, b)
both _ _ = Nothing

collect :: [Maybe Int] -> Maybe [Int]
collect = sequence

toMaybe :: Either String Int -> Maybe Int
toMaybe = either (const Nothing) Just

swapE :: Either a b -> Either b a
swapE (Left a) = Right a
swapE (Right b) = Left b

partitionE :: [Either Int Bool] -> ([Int], [Bool])
partitionE = partitionEithers

chain :: Int -> Either String Int
chain n = do
  a <- check n
  b <- check (a - 1)
  return (a + b)
  where check k | k < 0 = Left ("negative: " ++ show k)
                | otherwise = Right k

compareOn :: (Int, Bool) -> (Int, Bool) -> Ordering
compareOn (a, p) (b, q) = compare a b <> compare q p

validate :: Maybe Int -> Either String Int
validate Nothing = Left "missing"
validate (Just n)
  | n < 0 = Left "negative"
  | n > 100 = Left "too large"
  | otherwise = Right n

threeWay :: Ordering -> Ordering -> Ordering
threeWay EQ o = o
threeWay o EQ = o
threeWay a b = if a == b then a else EQ

mapBoth :: Either (Maybe Int) (Maybe Bool) -> Int
mapBoth (Left (Just n)) | n > 0 = n
mapBoth (Left _) = 0
mapBoth (Right (Just True)) = 1
mapBoth (Right m) = maybe (-1) (const (-2)) m

fromJustPlus :: Maybe Int -> Int
fromJustPlus m = fromJust m + 1

catMaybesSum :: [Maybe Int] -> Int
catMaybesSum = sum . catMaybes
