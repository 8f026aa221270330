-- Floating literals with and without exponent, and how they are shown.
module Main where

import Data.Ratio

main :: IO ()
main = do
  print [0.1, 1.0, 10.5, 1e3, 1.5e-3, 2E+2, 1e7, 1e6, 0.1e0]
  print [1234567.0, 12345678.9, 0.1, 0.01, 0.09999, 1e-2]
  print (1e22, 1e21, 123456789012345680.0, 5e-324, 1.7976931348623157e308)
  print (1.5 :: Float, 0.1 :: Float, 16777216 :: Float, 3.4028235e38 :: Float)
  print (0.75 :: Rational, 1e-3 :: Rational)
  print (1e3 :: Double, 100 :: Double, -0.0 :: Double)
  print (1/0 :: Double, -1/0 :: Double, isNaN (0/0 :: Double))
  print (0.1 + 0.2, 1/3, 2/3 :: Float)
  print (fromRational (7 % 4) :: Double)
  print (1.e)
  where
    e = 3
    (.) :: Integer -> Integer -> Integer
    a . b = a * 10 + b
