-- Functions over the classes of the numeric tower, at several types.
module Main where

import Data.Complex
import Data.Ratio

average :: Fractional a => [a] -> a
average xs = sum xs / fromIntegral (length xs)

isqrt :: Integral a => a -> a
isqrt = floor . (sqrt :: Double -> Double) . fromIntegral

power :: (Num a, Integral b) => a -> b -> a
power _ 0 = 1
power x n | even n = sq (power x (n `div` 2))
          | otherwise = x * power x (n - 1)
  where sq y = y * y

horner :: Num a => [a] -> a -> a
horner cs x = foldr (\c acc -> c + x * acc) 0 cs

approxEq :: (Ord a, Fractional a) => a -> a -> Bool
approxEq a b = abs (a - b) < 1e-6

integrate :: (Enum a, Fractional a) => (a -> a) -> a -> a -> a
integrate f a b = sum [f x * dx | x <- [a, a + dx .. b - dx / 2]] where dx = (b - a) / 10

showFrac :: (RealFrac a, Show a) => a -> String
showFrac x = let (n, f) = properFraction x in show (n :: Int) ++ "+" ++ show f

main :: IO ()
main = do
  print (average [1, 2, 4], average [1 % 2, 1 % 3], average [1 :+ 1, 3])
  print (isqrt (17 :: Int), isqrt (10 ^ 12 :: Integer))
  print (power 2 (10 :: Int), power 1.5 (3 :: Integer), power (1 % 2) 4, power (0 :+ 1) 2)
  print (horner [1, 2, 3] 2, horner [1, 2, 3] 0.5, horner [1 % 3, 1] (2 % 3))
  print (approxEq 0.3 (0.1 + 0.2), approxEq (1 % 3) (1 % 4))
  print (integrate id 0 1, integrate (* 2) 0 (1 :: Rational))
  putStrLn (showFrac 2.5 ++ " " ++ showFrac (-7 % 2))
