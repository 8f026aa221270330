-- show of Double in all ranges, negative ones in constructors, and of Float.
module Main where

data P = P { px, py :: Double } deriving Show

main :: IO ()
main = do
  mapM_ print [0, 1, -1, 0.1, 0.5, 100, 123456, 1234567, 12345678, 0.1e7, 9999999, 1e7, 1e21, 1e22, 1e23, 1e100 :: Double]
  mapM_ print [0.01, 0.099, 0.1, 0.001, 1e-5, 123e-7, 4.9406564584124654e-324, 2.2250738585072014e-308 :: Double]
  mapM_ print [1 / 3, 2 / 3, 1e15 / 3, 1e16 / 3, 0.1 + 0.2, 100 * 1.1, 1 - 0.9, 4 / 3 * 3 :: Double]
  mapM_ print [1.7976931348623157e308, 1 / 0, -1 / 0, -0.0, 5.0e-2, 8.5, 1.0000000000000002 :: Double]
  mapM_ print [0.1, 1 / 3, 16777216, 1e10, 1.17549435e-38, 3.4028235e38, 0.3 :: Float]
  print (P 1 (-1), P { px = -0.5, py = 1e-3 }, Just (-1.5), [-1.5, 2])
  print (showsPrec 7 (-1.5 :: Double) "", showsPrec 6 (-1.5 :: Double) "", show (-0.0 :: Double))
  print (read "1" / 3 :: Double, read "1e400" :: Double, read "0.1e-400" :: Double, read "123456789.123456789" :: Double)
