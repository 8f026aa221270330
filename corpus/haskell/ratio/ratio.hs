-- Data.Ratio: normal form, arithmetic, comparison, conversions, continued fractions.
module Main where

import Data.Ratio

cf :: Rational -> [Integer]
cf r = n : if f == 0 then [] else cf (recip f)
  where (n, f) = properFraction r

egyptian :: Rational -> [Rational]
egyptian r | numerator r == 1 = [r]
           | otherwise = let u = 1 % ceiling (recip r) in u : egyptian (r - u)

main :: IO ()
main = do
  print (6 % 8, (-6) % 8, 6 % (-8), 0 % 5)
  print (1 % 2 + 1 % 3, (1 % 2) * (2 % 3), (1 % 2) / (3 % 4), 1 % 2 - 1)
  print (numerator (6 % 8), denominator (6 % 8), numerator (-1 % 3), denominator 5)
  print (compare (1 % 3) (2 % 6), 1 % 3 < 1 % 2, max (1 % 3) 0.3)
  print (fromRational (1 % 8), toRational 2.5, realToFrac (3 % 2) + 0.25)
  print (truncate (7 % 2), round (7 % 2), round (5 % 2), floor (-7 % 2), ceiling (7 % 2))
  print (recip (2 % 3), (2 % 3) ^ 3, (2 % 3) ^^ (-2), abs (-1 % 2), signum (-1 % 2))
  print (map cf [355 % 113, 415 % 93, 3])
  print (egyptian (5 % 6), egyptian (7 % 15))
  print (sum (map (1 %) [1 .. 10]), product [n % (n + 1) | n <- [1 .. 9]])
  print (approxRational (3.14159 :: Double) 0.001, 3 % 4 :: Ratio Int)
  print (show (1 % 2), [Just (1 % 2)], fromIntegral 3 + 1 % 2)
  print (0.75 :: Rational, 1e-2 :: Rational, [1 % 2, 1 .. 2])
