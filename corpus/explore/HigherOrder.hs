-- Functions as inputs: tables, curried ones, functions of functions.
-- @explore twice mapTwo applyAll fold3 compose flipped onPair untilPos callTwice pick filterSome zipApply maybeApply iterate3 pointwise ends
module HigherOrder where

twice :: (Int -> Int) -> Int -> Int
twice f x = f (f x)

mapTwo :: (Bool -> Int) -> (Int, Int)
mapTwo f = (f True, f False)

applyAll :: [Int -> Int] -> Int -> [Int]
applyAll fs x = map ($ x) fs

fold3 :: (Int -> Int -> Int) -> [Int] -> Int
fold3 f = foldr f 0 . take 2

compose :: (Int -> Bool) -> (Bool -> Int) -> Bool -> Bool
compose f g b = f (g b)

flipped :: (Int -> Bool -> Int) -> Bool -> Int -> Int
flipped = flip

onPair :: (Int -> Int) -> (Int, Int) -> (Int, Int)
onPair f (a, b) = (f a, f b)

untilPos :: (Int -> Int) -> Int -> Int
untilPos f n
  | n > 0 = n
  | f n > 0 = f n
  | otherwise = 0

callTwice :: (Int -> Int) -> Bool
callTwice f = f 1 == f 2

pick :: (Int -> Bool) -> Int
pick p | p 0 = 0 | p 1 = 1 | otherwise = error "none"

filterSome :: (Int -> Bool) -> [Int]
filterSome p = filter p [1, 2, 3]

zipApply :: (Bool -> Bool -> Bool) -> [Bool] -> [Bool]
zipApply f xs = zipWith f xs (drop 1 xs)

maybeApply :: Maybe (Int -> Int) -> Int -> Int
maybeApply (Just f) n = f n
maybeApply Nothing n = n

iterate3 :: (Bool -> Bool) -> Bool -> [Bool]
iterate3 f b = take 3 (iterate f b)

pointwise :: (Bool -> Ordering) -> (Bool -> Ordering) -> Bool
pointwise f g = all (\b -> f b == g b) [False, True]

-- The same list, and one that it is a part of.
ends :: ([Int] -> Int) -> [Int] -> (Bool, Bool)
ends g xs = (g xs < g (1 : xs), g [] > g xs)
