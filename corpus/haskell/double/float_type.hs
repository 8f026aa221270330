-- Single precision: shorter printing, conversions to and from Double.
module Main where

main :: IO ()
main = do
  print (0.1 :: Float, 1 / 3 :: Float, 16777217 :: Float, 1e10 :: Float)
  print (realToFrac (0.1 :: Float) :: Double, realToFrac (0.1 :: Double) :: Float)
  print (sqrt 2 :: Float, pi :: Float, exp 1 :: Float)
  print (sum (replicate 10 0.1) :: Float, sum (replicate 10 0.1) :: Double)
  print (fromIntegral (maxBound :: Int) :: Float, truncate (1e9 :: Float))
  print (1 / 0 :: Float, isNaN (0 / 0 :: Float), floatDigits (1 :: Float), decodeFloat (0.5 :: Float))
  print (1.0e-2 :: Float, 0.1 + 0.2 :: Float, 3.4e38 * 10 :: Float)
  print (round (2.5 :: Float), [1.0, 1.5 .. 3 :: Float], read "1.1" :: Float)
  print (toRational (0.1 :: Float), minimum [0.3, 0.1 :: Float])
