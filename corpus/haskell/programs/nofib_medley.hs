-- A medley of small number-crunching benchmarks: tak, rfib, exp3_8, x2n1 with complex numbers, wheel sieves, integrate, mandelbrot, paraffins.
module Main (main) where

import Data.Array
import Data.Complex

-- tak
tak :: Int -> Int -> Int -> Int
tak x y z = if not (y < x) then z
            else tak (tak (x - 1) y z) (tak (y - 1) z x) (tak (z - 1) x y)

-- rfib
nfib :: Double -> Double
nfib n = if n <= 1 then 1 else nfib (n - 1) + nfib (n - 2) + 1

-- exp3_8: 3^8 in unary
data Nat = Z | S Nat deriving (Eq, Ord, Show)

instance Num Nat where
  Z + y = y
  S x + y = S (x + y)
  x * Z = Z
  x * S y = x * y + x
  fromInteger x = if x < 1 then Z else S (fromInteger (x - 1))
  abs = id
  signum Z = Z
  signum _ = S Z
  negate = error "negate"

int :: Nat -> Int
int Z = 0
int (S x) = 1 + int x

(^^^) :: Nat -> Nat -> Nat
_ ^^^ Z = S Z
x ^^^ S y = x * (x ^^^ y)

-- x2n1
f :: Int -> Complex Double
f n = mkPolar 1 ((2 * pi) / fromIntegral n) ^ n

-- wheel sieve
data Wheel = Wheel Int [Int]

roll :: Wheel -> [Int]
roll (Wheel n rs) = [ n * k + r | k <- [1 ..], r <- rs ]

nextSize :: Wheel -> Int -> Wheel
nextSize (Wheel s rs) p = Wheel (s * p) [ r' | k <- [0 .. p - 1], r <- rs, let r' = s * k + r, r' `mod` p /= 0 ]

primes :: [Int]
primes = small ++ filter isPrime (dropWhile (<= 7) (roll wheel))
  where
    small = [2, 3, 5, 7] ++ [ r | r <- tail rs, isPrime r ]
    wheel@(Wheel _ rs) = foldl nextSize (Wheel 1 [1]) [2, 3, 5, 7]
    isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) ([2, 3, 5, 7] ++ [11, 13 ..]))

-- integrate
integrate1D :: Double -> Double -> (Double -> Double) -> Double
integrate1D l u g = let d = (u - l) / 8.0 in
  d * sum [ g l * 0.5, g (l + d), g (l + 2.0 * d), g (l + 3.0 * d), g (l + 4.0 * d), g (u - 3.0 * d), g (u - 2.0 * d), g (u - d), g u * 0.5 ]

integrate2D :: Double -> Double -> Double -> Double -> (Double -> Double -> Double) -> Double
integrate2D l1 u1 l2 u2 g = integrate1D l2 u2 (\y -> integrate1D l1 u1 (\x -> g x y))

-- mandelbrot
mandel :: Complex Double -> Int
mandel c = length (takeWhile ((<= 4) . norm2) (take 40 (iterate (\z -> z * z + c) 0)))
  where norm2 (x :+ y) = x * x + y * y

-- paraffins
type Radicals = Array Int [Radical]
data Radical = H | C Radical Radical Radical
data Paraffin = BCP Radical Radical | CCP Radical Radical Radical Radical

threePartitions :: Int -> [(Int, Int, Int)]
threePartitions m = [ (i, j, k) | i <- [0 .. m `div` 3], j <- [i .. (m - i) `div` 2], let k = m - (i + j) ]

remainders :: [a] -> [[a]]
remainders [] = []
remainders r@(_ : t) = r : remainders t

radicalGenerator :: Int -> Radicals
radicalGenerator n = radicals
  where
    radicals = listArray (0, n) ([H] : [ radsOfSize j | j <- [1 .. n] ])
    radsOfSize j =
      [ C ri rj rk
      | (a, b, c) <- threePartitions (j - 1)
      , (ri : ris) <- remainders (radicals ! a)
      , (rj : rjs) <- remainders (if a == b then ri : ris else radicals ! b)
      , rk <- if b == c then rj : rjs else radicals ! c ]

fourPartitions :: Int -> [(Int, Int, Int, Int)]
fourPartitions m = [ (i, j, k, l) | i <- [0 .. m `div` 4], j <- [i .. (m - i) `div` 3]
                   , k <- [max j (ceiling' (m, 2) - i - j) .. (m - i - j) `div` 2], let l = m - (i + j + k) ]
  where ceiling' (a, b) = a `div` b + (if a `mod` b > 0 then 1 else 0)

paraffins :: Radicals -> Int -> [Paraffin]
paraffins rs n = bcp ++ ccp
  where
    bcp | odd n = []
        | otherwise = [ BCP r1 r2 | (r1 : rest) <- remainders (rs ! (n `div` 2)), r2 <- r1 : rest ]
    ccp = [ CCP ri rj rk rl
          | (i, j, k, l) <- fourPartitions (n - 1)
          , (ri : ris) <- remainders (rs ! i)
          , (rj : rjs) <- remainders (if i == j then ri : ris else rs ! j)
          , (rk : rks) <- remainders (if j == k then rj : rjs else rs ! k)
          , rl <- if k == l then rk : rks else rs ! l ]

main :: IO ()
main = do
  print (tak 12 8 4)
  print (nfib 16)
  print (int (3 ^^^ 6), int (2 * 3 + 1), Z < S Z)
  print (round (realPart (sum [ f n | n <- [1 .. 60] ])) :: Int)
  print (take 20 primes, primes !! 500)
  print (fromIntegral (round (integrate2D 0 8 0 8 (\x y -> x * y) * 100)) / 100 :: Double)
  mapM_ putStrLn [ [ " .:-=+*#%@" !! min 9 (mandel (x :+ y) `div` 4) | x <- [-2, -1.94 .. 0.6] ] | y <- [-1.2, -1 .. 1.2] ]
  let rs = radicalGenerator 6
  print [ length (paraffins rs n) | n <- [1 .. 11] ]
