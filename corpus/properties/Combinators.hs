-- | QuickCheck's combinators. How each answer is known stands beside it.
module Combinators where

import Test.QuickCheck

-- HOLDS proved
-- Known: equal numbers are equal.
prop_same :: Int -> Property
prop_same n = n === n

-- FAILS n = 0
-- Known: a number is not different from itself.
prop_different :: Int -> Property
prop_different n = n =/= n

-- HOLDS proved
-- Known: a number below three is below ten.
prop_implied :: Int -> Property
prop_implied n = n < 3 ==> n < 10

-- FAILS n = 7
-- Known: 7 is the least number above 6, whose square is 49.
prop_square :: Int -> Property
prop_square n = n > 6 && n < 9 ==> n * n /= 49

-- HOLDS proved
-- Known: both hold.
prop_both :: Bool -> Property
prop_both b = (b || not b) .&&. (not b || b)

-- FAILS a = False, b = _
-- Known: the first does not hold of False, and the second does not matter then.
prop_bothFail :: Bool -> Bool -> Property
prop_bothFail a b = a .&&. b

-- FAILS a = False, b = False
-- Known: one of them is enough.
prop_either :: Bool -> Bool -> Property
prop_either a b = a .||. b

-- HOLDS proved
-- Known: all three hold.
prop_conjoin :: Bool -> Property
prop_conjoin b = conjoin [b === b, not b =/= b, property True]

-- HOLDS proved
-- Known: the last holds.
prop_disjoin :: Bool -> Property
prop_disjoin b = disjoin [b =/= b, property (b && not b), property True]

-- HOLDS proved
-- Known: labels change nothing.
prop_labelled :: Int -> Property
prop_labelled n = label "n" (classify (n > 0) "positive" (collect n (counterexample "no" (n == n))))

-- FAILS n = 1
-- Known: Positive numbers begin with one.
prop_positive :: Positive Int -> Bool
prop_positive (Positive n) = n > 1

-- HOLDS proved
-- Known: numbers that are not negative are not.
prop_nonNegative :: NonNegative Int -> Bool
prop_nonNegative (NonNegative n) = n >= 0

-- FAILS n = 0
-- Known: zero is not negative, and not positive.
prop_nonNegativeIsPositive :: NonNegative Int -> Bool
prop_nonNegativeIsPositive (NonNegative n) = n > 0

-- HOLDS proved
-- Known: the number is not zero.
prop_nonZero :: NonZero Int -> Bool
prop_nonZero (NonZero n) = n * 0 == 0 && n /= 0

-- HOLDS proved
-- Known: what once and within say changes nothing.
prop_once :: Bool -> Property
prop_once b = once (within 1000000 (b || not b))

-- VACUOUS
-- Known: no Bool is both.
prop_neither :: Bool -> Property
prop_neither b = (b && not b) ==> False

-- HOLDS proved
-- Known: discarding is no failure, and what is left holds.
prop_discard :: Int -> Bool
prop_discard n = if n > 5 then discard else n <= 5

-- HOLDS proved
-- Known: 1, 2 and 3 are positive.
prop_chosen :: Property
prop_chosen = forAll (choose (1, 3 :: Int)) (> 0)

-- FAILS generated 3
-- Known: 3 may be chosen, and is the only one that is not smaller.
prop_chosenSmall :: Property
prop_chosenSmall = forAll (choose (1, 3 :: Int)) (< 3)

-- HOLDS proved
-- Known: none of them is 4.
prop_elements :: Property
prop_elements = forAll (elements [1, 3, 5 :: Int]) (\n -> n /= 4)

-- FAILS generated 5
-- Known: 5 is one of them.
prop_elementsFive :: Property
prop_elementsFive = forAll (elements [1, 3, 5 :: Int]) (\n -> n /= 5)

-- HOLDS proved
-- Known: the property without expectFailure fails of False.
prop_expected :: Bool -> Property
prop_expected b = expectFailure b
