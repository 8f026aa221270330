-- Whole numbers: signs of division, overflow, recursion, and unbounded ones.
-- @explore divide modulo quotient remainder average next absolute clampTo gcdOf power mc91 collatz fact fib ack choose isqrt digitSum triangle between big leap roman bothSigns
module Arithmetic where

divide :: Int -> Int -> Int
divide = div

modulo :: Int -> Int -> Int
modulo = mod

quotient :: Int -> Int -> Int
quotient a b = a `quot` b

remainder :: Int -> Int -> Int
remainder a b = a `rem` b

average :: Int -> Int -> Int
average a b = (a + b) `div` 2

next :: Int -> Bool
next n = n + 1 > n

absolute :: Int -> (Int, Bool)
absolute n = (abs n, abs n >= 0)

clampTo :: Int -> Int -> Int -> Int
clampTo lo hi x
  | lo > hi = error "empty range"
  | otherwise = max lo (min hi x)

gcdOf :: Int -> Int -> Int
gcdOf a 0 = abs a
gcdOf a b = gcdOf b (a `mod` b)

power :: Integer -> Int -> Integer
power b n
  | n < 0 = error "negative exponent"
  | n == 0 = 1
  | even n = let h = power b (n `div` 2) in h * h
  | otherwise = b * power b (n - 1)

mc91 :: Int -> Int
mc91 n
  | n > 100 = n - 10
  | otherwise = mc91 (mc91 (n + 11))

collatz :: Int -> Int
collatz n
  | n < 1 = error "not positive"
  | n == 1 = 0
  | even n = 1 + collatz (n `div` 2)
  | otherwise = 1 + collatz (3 * n + 1)

fact :: Integer -> Integer
fact n
  | n < 0 = error "negative"
  | n == 0 = 1
  | otherwise = n * fact (n - 1)

fib :: Int -> Integer
fib n = go n 0 1
  where
    go k a b
      | k <= 0 = a
      | otherwise = go (k - 1) b (a + b)

ack :: Int -> Int -> Int
ack m n
  | m < 0 || n < 0 || m > 2 || n > 3 = -1
  | otherwise = go m n
  where
    go 0 k = k + 1
    go j 0 = go (j - 1) 1
    go j k = go (j - 1) (go j (k - 1))

choose :: Int -> Int -> Integer
choose n k
  | k < 0 || k > n || n > 6 = 0
  | k == 0 || k == n = 1
  | otherwise = choose (n - 1) (k - 1) + choose (n - 1) k

isqrt :: Int -> Int
isqrt n
  | n < 0 = error "negative"
  | otherwise = go 0
  where
    go r
      | (r + 1) * (r + 1) > n = r
      | otherwise = go (r + 1)

digitSum :: Int -> Int
digitSum n
  | n < 10 = n
  | otherwise = n `mod` 10 + digitSum (n `div` 10)

triangle :: Int -> Int -> Int -> String
triangle a b c
  | a <= 0 || b <= 0 || c <= 0 = "no length"
  | a > b + c || b > a + c || c > a + b = "open"
  | a == b && b == c = "equilateral"
  | a == b || b == c || a == c = "isosceles"
  | otherwise = "scalene"

between :: Int -> Int -> Int -> Bool
between lo x hi = lo <= x && x < hi

big :: Integer -> Integer -> Integer
big a b
  | a > 2 ^ (70 :: Int) = a - b
  | b < negate (10 ^ (20 :: Int)) = a + b
  | otherwise = 2 * a + 3 * b

leap :: Int -> Bool
leap y = y `mod` 4 == 0 && (y `mod` 100 /= 0 || y `mod` 400 == 0)

roman :: Int -> String
roman n
  | n <= 0 || n > 12 = error ("out of range: " ++ show n)
  | n >= 10 = 'X' : if n == 10 then "" else roman (n - 10)
  | n == 9 = "IX"
  | n >= 5 = 'V' : if n == 5 then "" else roman (n - 5)
  | n == 4 = "IV"
  | otherwise = replicate n 'I'

bothSigns :: Int -> Int -> (Int, Int, Int, Int)
bothSigns a b
  | a > 9 || a < -9 || b > 4 || b < -4 = (0, 0, 0, 0)
  | otherwise = (a `div` b, a `mod` b, a `quot` b, a `rem` b)
