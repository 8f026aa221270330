-- div, mod, quot, rem and friends on all signs, gcd, lcm, powers, overflow.
module Main where

import Data.Int

main :: IO ()
main = do
  print [(a `div` b, a `mod` b, a `quot` b, a `rem` b) | a <- [7, -7], b <- [2, -2]]
  print [divMod a b | a <- [7, -7], b <- [2, -2 :: Integer]]
  print [quotRem a b | a <- [7, -7], b <- [2, -2 :: Int]]
  print (gcd 12 18, gcd 0 5, gcd (-4) 6, lcm 4 6, lcm 0 3, gcd 0 0)
  print (2 ^ 10, 0 ^ 0, (-2) ^ 3, 2 ^^ (-3), 2 ** 0.5)
  print (maxBound + 1 == (minBound :: Int), abs (minBound :: Int), negate (minBound :: Int))
  print (fromIntegral (300 :: Int) :: Int8, fromIntegral (-1 :: Int) :: Int64)
  print (maxBound * 2 :: Int, 2 ^ 63 :: Int, 2 ^ 64 :: Int, product [1 .. 25 :: Int])
  print (even 0, odd (-3), even (-4 :: Integer))
  print (signum (-5), signum 0, abs (-5), negate 5, subtract 3 10)
  print (toInteger (maxBound :: Int) + 1, fromInteger (2 ^ 65 + 3) :: Int)
  print (until (> 1000) (* 2) 1, iterate (`div` 3) 1000 !! 4)
  print (succ 5, pred 5, fromEnum 7, toEnum 65 :: Char)
  print (realToFrac (1.5 :: Float) :: Double, fromIntegral (7 :: Int) / 2 :: Double)
  print (show (-5), min (-1) 1, max (-1) 1, compare 1 (-1))
