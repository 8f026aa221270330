-- | Properties of numbers. How each answer is known stands beside it.
module Numbers where

import Test.QuickCheck

-- HOLDS proved
-- Known: max is one of its arguments, by definition.
prop_maxIsOne :: Int -> Int -> Bool
prop_maxIsOne a b = max a b == a || max a b == b

-- HOLDS proved
-- Known: addition modulo 2^64 is commutative.
prop_plusCommutes :: Int -> Int -> Bool
prop_plusCommutes a b = a + b == b + a

-- HOLDS proved
-- Known: Integer does not wrap around.
prop_integerGrows :: Integer -> Bool
prop_integerGrows n = n + 1 > n

-- FAILS n = 9223372036854775807
-- Known: the only Int whose successor is smaller is the largest.
prop_intGrows :: Int -> Bool
prop_intGrows n = n + 1 > n

-- FAILS n = -9223372036854775808
-- Known: negating the smallest Int gives itself; abs of every other Int is not negative.
prop_absPositive :: Int -> Bool
prop_absPositive n = abs n >= 0

-- HOLDS proved
-- Known: Integer has no smallest number.
prop_absInteger :: Integer -> Bool
prop_absInteger n = abs n >= 0

-- FAILS n = 13
-- Known: by the definition of the property.
prop_notThirteen :: Int -> Bool
prop_notThirteen n = n /= 13

-- HOLDS proved
-- Known: clamp gives a number between its bounds if these are in order.
prop_clamped :: Int -> Int -> Int -> Property
prop_clamped lo hi n = lo <= hi ==> clamp lo hi n >= lo && clamp lo hi n <= hi

clamp :: Int -> Int -> Int -> Int
clamp lo hi n
  | n < lo = lo
  | n > hi = hi
  | otherwise = n

-- FAILS lo = 1, hi = 0, n = 0
-- Known: with bounds out of order a number below both is raised to the first, which is above the second.
prop_clampedAlways :: Int -> Int -> Int -> Bool
prop_clampedAlways lo hi n = clamp lo hi n <= hi

-- VACUOUS
-- Known: no number is both.
prop_bothSides :: Int -> Property
prop_bothSides n = n < 3 && n > 5 ==> n == 0

-- HOLDS proved
-- Known: quot and rem are inverse to multiplication, by the Haskell report.
prop_quotRem :: Int -> Property
prop_quotRem n = property (10 * (n `quot` 10) + n `rem` 10 == n)

-- HOLDS proved
-- Known: mod has the sign of its divisor.
prop_modSeven :: Int -> Bool
prop_modSeven n = n `mod` 7 >= 0 && n `mod` 7 < 7

-- FAILS n = -1
-- Known: rem has the sign of the dividend; nothing nearer to zero is negative.
prop_remSeven :: Int -> Bool
prop_remSeven n = n `rem` 7 >= 0

-- FAILS a = -9223372036854775808, b = -1
-- Known: the smallest Int has no opposite, so that this division fails as one by zero does; both are single numbers.
prop_divides :: Int -> Int -> Bool
prop_divides a b = a `div` b <= a || a < 0

-- HOLDS proved
-- Known: McCarthy's function is 91 on every number up to 100.
prop_mcCarthy :: Int -> Property
prop_mcCarthy n = n > 97 && n <= 100 ==> mcCarthy n == 91

mcCarthy :: Int -> Int
mcCarthy n
  | n > 100 = n - 10
  | otherwise = mcCarthy (mcCarthy (n + 11))

-- FAILS n = 42
-- Known: 6 * 7 = 42, and no other number is one less than 43.
prop_notTheAnswer :: Int -> Bool
prop_notTheAnswer n = n + 1 /= 43
