-- Rationals and continued fractions: convergents, Pell's equation, Egyptian fractions, Farey sequences, exact square roots.
module Main (main) where

import Data.Ratio
import Data.List (unfoldr)

type CF = [Integer]

-- | The (finite) continued fraction of a rational.
toCF :: Rational -> CF
toCF x
  | frac == 0 = [n]
  | otherwise = n : toCF (recip frac)
  where
    n = floor x
    frac = x - fromInteger n

fromCF :: CF -> Rational
fromCF [] = error "empty continued fraction"
fromCF cs = foldr1 (\a b -> a + recip b) (map fromInteger cs)

convergents :: CF -> [Rational]
convergents cs = zipWith (%) (drop 2 hs) (drop 2 ks)
  where
    hs = 0 : 1 : zipWith3 (\a h h' -> a * h + h') cs (tail hs) hs
    ks = 1 : 0 : zipWith3 (\a k k' -> a * k + k') cs (tail ks) ks

-- | The infinite fraction of a square root, by the classic recurrence in integers.
sqrtCF :: Integer -> CF
sqrtCF n
  | r * r == n = [r]
  | otherwise = unfoldr step (0, 1, r)
  where
    r = isqrt n
    step (m, d, a) = Just (a, (m', d', a'))
      where m' = d * a - m
            d' = (n - m' * m') `div` d
            a' = (r + m') `div` d'

isqrt :: Integer -> Integer
isqrt 0 = 0
isqrt n = go n
  where go x | y >= x = x
             | otherwise = go y
          where y = (x + n `div` x) `div` 2

period :: Integer -> [Integer]
period n = case sqrtCF n of
  [_] -> []
  (a:as) -> takeUntil (== 2 * a) as
  [] -> []
  where takeUntil p (x:xs) | p x = [x]
                           | otherwise = x : takeUntil p xs
        takeUntil _ [] = []

-- | The least solution of x^2 - n y^2 = 1.
pell :: Integer -> Maybe (Integer, Integer)
pell n
  | null (period n) = Nothing
  | otherwise = Just (head [ (x, y) | c <- convergents (sqrtCF n), let { x = numerator c; y = denominator c }, x * x - n * y * y == 1 ])

eCF, piApprox :: CF
eCF = 2 : concat [ [1, 2 * k, 1] | k <- [1 ..] ]
piApprox = toCF (314159265358979323846 % 100000000000000000000)

digits :: Int -> Rational -> String
digits k x = sign ++ show n ++ "." ++ take k (unfoldr next (abs x - fromInteger n))
  where
    n = floor (abs x) :: Integer
    sign = if x < 0 then "-" else ""
    next f = let g = f * 10; d = floor g :: Integer in Just (head (show d), g - fromInteger d)

-- | Greedy Egyptian fractions.
egyptian :: Rational -> [Integer]
egyptian = unfoldr step
  where step x | x <= 0 = Nothing
               | otherwise = let d = ceiling (recip x) in Just (d, x - 1 % d)

farey :: Integer -> [Rational]
farey n = go (0, 1) (1, n)
  where
    go (a, b) (c, d)
      | a > b = []
      | otherwise = (a % b) : go (c, d) (k * c - a, k * d - b)
      where k = (n + b) `div` d

-- | The simplest fraction strictly inside an interval.
simplest :: Rational -> Rational -> Rational
simplest lo hi
  | fl + 1 < hi = fl + 1
  | otherwise = fl + recip (simplest (recip (hi - fl)) (safeRecip (lo - fl)))
  where fl = fromInteger (floor lo)
        safeRecip 0 = 1000000000
        safeRecip x = recip x

newton :: Rational -> [Rational]
newton a = iterate (\x -> (x + a / x) / 2) 1

main :: IO ()
main = do
  print (toCF (415 % 93), fromCF [4, 2, 6, 7])
  print (toCF (-7 % 3), fromCF (toCF (-7 % 3)))
  print (take 6 (convergents piApprox))
  print (take 10 eCF, convergents eCF !! 8)
  putStrLn (digits 40 (convergents eCF !! 50))
  putStrLn (digits 45 (convergents (sqrtCF 2) !! 70))
  mapM_ (\n -> putStrLn ("sqrt " ++ show n ++ ": " ++ show (head (sqrtCF n)) ++ "; " ++ show (period n))) [2, 3, 7, 13, 16, 19, 61]
  print [ (n, p) | n <- [2, 3, 5, 13, 61, 109], Just p <- [pell n] ]
  print (map egyptian [3 % 7, 5 % 11, 2 % 1, 4 % 13])
  print (farey 6, length (farey 30))
  print (simplest (314 % 100) (315 % 100), simplest (1 % 3) (1 % 2), simplest (2718 % 1000) (2719 % 1000))
  putStrLn (digits 30 (newton 3 !! 6))
  print (truncate (newton 2 !! 5 * 10 ^ (12 :: Int)) :: Integer, map (round :: Rational -> Integer) [1 % 2, 3 % 2, 5 % 2, -1 % 2, -7 % 4])
  print (fromRational (355 % 113) :: Double, toRational (0.75 :: Double), approxRational (3.14159 :: Double) 0.001)
  print (sum (map (1 %) [1 .. 20]), compare (1 % 3) (33 % 100 :: Rational))
