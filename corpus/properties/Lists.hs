-- | Properties of lists. How each answer is known stands beside it.
module Lists where

import Data.List (insert, isPrefixOf, nub, sort)
import Test.QuickCheck

-- HOLDS bounded
-- Known: a theorem, by induction on the list.
prop_reverseTwice :: [Int] -> Bool
prop_reverseTwice xs = reverse (reverse xs) == xs

-- FAILS xs = [1,0]
-- Known: lists of up to one element are their own reverse; the smallest different numbers are 0 and 1, in either order.
prop_reverseSame :: [Int] -> Bool
prop_reverseSame xs = reverse xs == xs

-- HOLDS bounded
-- Known: a theorem, by induction on the first list.
prop_appendLength :: [Int] -> [Int] -> Bool
prop_appendLength xs ys = length (xs ++ ys) == length xs + length ys

-- FAILS xs = [1], ys = [0]
-- Known: reverse is an antihomomorphism; one element on each side is the least that tells it.
prop_reverseAppend :: [Int] -> [Int] -> Bool
prop_reverseAppend xs ys = reverse (xs ++ ys) == reverse xs ++ reverse ys

-- HOLDS bounded
-- Known: sort gives an ordered list.
prop_sortOrders :: [Int] -> Bool
prop_sortOrders xs = ordered (sort xs)

ordered :: [Int] -> Bool
ordered (a : b : rest) = a <= b && ordered (b : rest)
ordered _ = True

-- FAILS xs = 1 : 0 : _
-- Known: lists of up to one element are ordered.
prop_ordered :: [Int] -> Bool
prop_ordered xs = ordered xs

-- HOLDS bounded
-- Known: insert keeps the order.
prop_insertKeepsOrder :: Int -> [Int] -> Property
prop_insertKeepsOrder x xs = ordered xs ==> ordered (insert x xs)

-- FAILS x = 0, xs = [0]
-- Known: nub drops the second of two equal elements; with no element or different ones it drops nothing.
prop_insertIsNew :: Int -> [Int] -> Bool
prop_insertIsNew x xs = length (nub (x : xs)) == 1 + length (nub xs)

-- FAILS xs = []
-- Known: head of the empty list.
prop_headOfAny :: [Int] -> Bool
prop_headOfAny xs = head xs == head xs

-- HOLDS proved
-- Known: the head is the first element that is compared, so that the rest is never looked at.
prop_headOfSome :: NonEmptyList Int -> Bool
prop_headOfSome (NonEmpty xs) = head xs `elem` xs

-- HOLDS bounded
-- Known: take and drop split a list.
prop_takeDrop :: Int -> [Bool] -> Bool
prop_takeDrop n xs = take n xs ++ drop n xs == xs

-- FAILS n = -1, xs = _
-- Known: take of a negative number gives nothing, whose length is larger, and does not look at the list.
prop_takeLength :: Int -> [Bool] -> Bool
prop_takeLength n xs = length (take n xs) <= n

-- HOLDS bounded
-- Known: every list begins with nothing.
prop_prefixOfNothing :: [Int] -> Bool
prop_prefixOfNothing xs = [] `isPrefixOf` xs && xs `isPrefixOf` xs

-- FAILS xs = _ : _, ys = []
-- Known: only the empty list is a prefix of the empty one; the elements do not matter.
prop_prefixOfAll :: [Int] -> [Int] -> Bool
prop_prefixOfAll xs ys = xs `isPrefixOf` ys || ys `isPrefixOf` xs && xs == []

-- OPEN
-- Known: no list is shorter than the empty one, but there are lists beyond every bound.
prop_shorterThanNothing :: [Int] -> Property
prop_shorterThanNothing xs = length xs < 0 ==> False

-- FAILS xs = [_,_,_]
-- Known: three elements are the first that are more than two.
prop_atMostTwo :: [Int] -> Bool
prop_atMostTwo xs = length xs <= 2

-- HOLDS bounded
-- Known: map keeps the length.
prop_mapLength :: (Int -> Int) -> [Int] -> Bool
prop_mapLength f xs = length (map f xs) == length xs

-- OPEN
-- Known: it never ends when the number is not zero.
prop_neverEnds :: Int -> Bool
prop_neverEnds n = n == 0 || prop_neverEnds n
