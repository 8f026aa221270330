-- Defaulting: Integer first, then Double, with several constraints on the variable.
module Main where

main :: IO ()
main = do
  print (2 ^ 100)
  print (10 / 4)
  print (fromIntegral 3 + 0.5)
  print (truncate 3.7, round 2.5, ceiling 2.1, floor (-2.1))
  print (length [1, 2] * 3)
  print (sqrt 2 * 2)
  print (show 3 ++ show 3.0)
  print (toInteger 5, realToFrac 1.5 + 1)
  print (sum (map fromIntegral [1, 2, 3 :: Int]) / 2)
  print (2 ** 10, 2 ^^ (-2), 2 ^ 10)
  print (read "5" + 1)
  print (minimum [3, 1.5, 2])
  print (fromEnum 'a', toEnum 98 :: Char)
  print (let avg xs = sum xs / fromIntegral (length xs) in avg [1, 2, 3, 4])
  print [x / 2 | x <- [1 .. 3]]
  print (gcd 12 18, lcm 4 6, 7 `divMod` 2, (-7) `quotRem` 2)
  print (pi, exp 1)
  print (mempty :: String, 3 `max` 4.5)
