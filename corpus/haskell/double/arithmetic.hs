-- Double arithmetic: printing of results, special values and elementary functions.
module Main where

main :: IO ()
main = do
  print (0.1 + 0.2, 1 - 0.9, 0.1 * 3, 1 / 3, 2 / 3, 10 / 3)
  print (1e16 + 1, 1e15 + 0.3, 123456.789, 0.1 + 0.7, 4.35 * 100)
  print (sqrt 2, sqrt 16, exp 1, log 10, log 1, pi)
  print (sin 0, cos 0, tan 0, atan 1, atan2 1 (-1), asin 1, acos 1)
  print (sinh 0, cosh 0, tanh 0.5)
  print (2 ** 0.5, 2 ** 10, logBase 2 1024, logBase 10 1000)
  let inf = 1 / 0 :: Double
      nan = 0 / 0 :: Double
  print (inf, -inf, nan, inf - inf, inf * 0, 1 / inf, -1 / inf)
  print (nan == nan, nan /= nan, nan < 1, nan > 1, compare nan 1, max nan 1 == 1)
  print (isNaN nan, isInfinite inf, isNegativeZero (-0.0), isNegativeZero 0, -0.0 == (0.0 :: Double))
  print (minimum [3.5, 2], maximum [1, 2.5], sum [0.1, 0.2, 0.3], product [0.5, 4])
  print (truncate 1e10, floatDigits (1 :: Double), decodeFloat (1.5 :: Double), significand 8, exponent 8)
  print (encodeFloat 3 4 :: Double, scaleFloat 3 1.5, floatRadix 1.0, floatRange (1 :: Double))
  print (fromIntegral (2 ^ 53 + 1 :: Integer) :: Double, realToFrac (1 / 3 :: Float))
  print (abs (-1.5), signum (-2.5), signum 0.0, negate 1.5, recip 4, 7 / 2 * 2)
  print (5.0e-2, 0.1, 9999999.0, 1.0e7, 12345678.9, 1e-3, 1.0e-2)
  print (fromIntegral (floor 2.7) * 1.5, 3 `seq` 2.0e0)
