-- round (to even), truncate, ceiling, floor, properFraction on awkward values.
module Main where

import Data.Ratio

main :: IO ()
main = do
  let xs = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 2.4, 2.6, -2.4, -2.6, 0, 3] :: [Double]
  print (map round xs)
  print (map truncate xs)
  print (map ceiling xs)
  print (map floor xs)
  print (map properFraction [2.75, -2.75, 0.25, -0.25] :: [(Int, Double)])
  print (round (5 % 2), round (7 % 2), round (-5 % 2), truncate (-7 % 2), floor (-7 % 2), ceiling (-7 % 2))
  print (round 1e20, truncate (-1e15), floor 1e10)
  print (round (0.1 + 0.2 :: Float), floor (2 ** 53 + 1))
  print (properFraction (7 % 3) :: (Int, Rational))
  print (fromIntegral (round 3.7) + 0.5, realToFrac (3.25 :: Double) :: Float)
  print (toRational 0.75, toRational (0.1 :: Float), fromRational (3 % 8))
