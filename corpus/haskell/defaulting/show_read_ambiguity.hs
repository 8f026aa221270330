-- Places where defaulting picks Integer or Double, visible in the output.
module Main where

import Data.List (genericLength)

half x = x / 2
twice x = x + x
mean xs = sum xs / genericLength xs

class Def a where name :: a -> String
instance Def Integer where name _ = "Integer"
instance Def Int where name _ = "Int"
instance Def Double where name _ = "Double"

main :: IO ()
main = do
  print (twice 3, twice 3.0, half 3)
  print (mean [1, 2, 3, 4])
  print (2 ^ 64 + 1, fromIntegral (2 ^ 64) * 1.0)
  print (round 2.6 + 1, truncate 1e10)
  print (show (read "5" + 0), show (read "5" + 0.5))
  print (let k = 5 in (k * 2, k ^ 2))
  print (sum [], product [], maximum [1, 2.5])
  print (realToFrac 1.5 * 2, 7 `div` 2, 7 / 2, toRational 0.5)
  putStrLn (name (length "x") ++ name (3 :: Integer) ++ name (2.0 :: Double))
  print [fromIntegral x / 2 | x <- [1, 2, 3 :: Int]]
  print (zip [1 ..] "ab", lookup 1 (zip [0 ..] "ab"), fromEnum 3 + 1)
