-- Word and Int of every width: wrap-around, conversions, bounds, division.
module Main where

import Data.Int
import Data.Word

main :: IO ()
main = do
  print (255 + 1 :: Word8, 0 - 1 :: Word16, 127 + 1 :: Int8, -128 - 1 :: Int8)
  print (fromIntegral (-1 :: Int) :: Word8, fromIntegral (-1 :: Int) :: Word, fromIntegral (200 :: Word8) :: Int8)
  print (minBound :: Int16, maxBound :: Int32, maxBound :: Word64, minBound :: Int64, maxBound :: Word)
  print (200 * 2 :: Word8, 100 * 2 :: Int8, negate 1 :: Word32, negate (-128) :: Int8)
  print ((-7) `div` 2 :: Int8, (-7) `mod` 2 :: Int16, 250 `quot` 7 :: Word8, 250 `rem` 7 :: Word8)
  print (toInteger (maxBound :: Word64) + 1, fromIntegral (2 ^ 40 + 5 :: Integer) :: Word16)
  print (sum [1 .. 100 :: Word8], product [1 .. 10 :: Int16], 2 ^ 8 :: Word8, 3 ^ 7 :: Int8)
  print ([250 ..] :: [Word8], [3, 2 ..] :: [Word8], take 2 [maxBound - 1 :: Int64 ..])
  print (read "300" :: Word8, read "-1" :: Word16, show (-5 :: Int8), Just (-5 :: Int8))
  print (fromEnum (200 :: Word8), toEnum 65 :: Word8, succ 5 :: Word, compare (200 :: Word8) 100)
  print (realToFrac (200 :: Word8) / 3 :: Double, truncate (300.7 :: Double) :: Word16, round (2.5 :: Float) :: Int8)
  print (abs (-128) :: Int8, signum (-3) :: Int32, signum 3 :: Word8)
  print (fromIntegral (fromIntegral (70000 :: Int) :: Word16) :: Int, divMod (-128) 3 :: (Int8, Int8))
