-- Conversions among all numeric types: fromIntegral, realToFrac, truncate, toRational.
module Main where

import Data.Int
import Data.Ratio
import Data.Word

main :: IO ()
main = do
  let n = 300 :: Int
      d = 3.99 :: Double
  print (fromIntegral n :: Integer, fromIntegral n :: Word8, fromIntegral n :: Double, fromIntegral n :: Float)
  print (truncate d :: Int, round d :: Integer, ceiling d :: Word8, floor (negate d) :: Int64)
  print (realToFrac d :: Float, toRational (0.5 :: Float), fromRational (7 % 2) :: Double)
  print (fromIntegral (-1 :: Int8) :: Word8, fromIntegral (255 :: Word8) :: Int8, fromIntegral (-1 :: Int8) :: Word32)
  print (toInteger (minBound :: Int64), fromInteger (2 ^ 32 + 1) :: Int32, fromInteger (-1) :: Word16)
  print (fromIntegral (2 ^ 62 :: Integer) :: Double, truncate (2 ^ 62 :: Double) :: Int)
  print (fromEnum 3.9, toEnum 66 :: Char, fromIntegral (fromEnum 'z') / 2)
  print (realToFrac (1 % 3 :: Rational) :: Double, fromIntegral (length "abc") * 1.5)
  print (sum (map fromIntegral [1 :: Word8, 255]) :: Int, sum [1 :: Word8, 255])
  print (floor (fromIntegral (7 :: Int) / 2 :: Double) :: Int, 7 `div` 2, (round :: Double -> Int) 3.5)
  print (fromIntegral (3 :: Word) - 5 :: Int, fromIntegral (3 - 5 :: Int) :: Word)
  print (read (show (fromIntegral (5 :: Int) :: Double)) + 0.5 :: Double)
