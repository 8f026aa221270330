-- Operators ^, ^^ and ** with their types, and errors for negative exponents.
module Main where

import Control.Exception
import Data.Ratio

main :: IO ()
main = do
  print (2 ^ 0, 2 ^ 10, (-3) ^ 3, 1.5 ^ 2, (1 % 2) ^ 3, 10 ^ 20)
  print (2 ^^ 3, 2 ^^ (-3), (1 % 2) ^^ (-2), 0.5 ^^ (-1))
  print (2 ** 3, 2 ** (-1), 0 ** 0, (-8) ** 2, isNaN ((-8) ** (1 / 3)))
  print (2 ^ 2 ^ 3, (2 ^ 2) ^ 3, 2 ** 2 ** 3)
  r <- try (evaluate (2 ^ (negate 1 :: Int))) :: IO (Either ErrorCall Integer)
  print r
  r2 <- try (evaluate (3 `mod` (0 :: Integer))) :: IO (Either ArithException Integer)
  print r2
  r3 <- try (evaluate (minBound `div` (-1) :: Int)) :: IO (Either ArithException Int)
  print r3
  r4 <- try (evaluate (1 % 0 :: Rational)) :: IO (Either ArithException Rational)
  print r4
  print (1 / 0 :: Double, minBound `rem` (-1) :: Int, 5 `quot` (-2), (-5) `quot` 2)
  print (sqrt (-1) `seq` isNaN (sqrt (-1) :: Double), truncate (logBase 2 1024.5), exp 0, log (exp 2))
  print (succ 1.5, pred 0.5, [0.1 ..] !! 3, fromEnum 2.9, ceiling (-0.5), round (-0.5))
