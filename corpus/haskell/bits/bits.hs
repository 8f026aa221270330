-- Data.Bits on Int: and, or, xor, shifts, rotation, counting and single bits.
module Main where

import Data.Bits
import Data.Word
import Data.Int

gray :: Int -> Int
gray n = n `xor` (n `shiftR` 1)

subsets :: [a] -> [[a]]
subsets xs = [[x | (i, x) <- zip [0 ..] xs, testBit m i] | m <- [0 .. 2 ^ length xs - 1 :: Int]]

main :: IO ()
main = do
  print (12 .&. 10 :: Int, 12 .|. 10 :: Int, xor 12 10 :: Int, complement 5 :: Int)
  print (shiftL 1 10 :: Int, shiftR 1024 3 :: Int, shift 1 4 :: Int, shift 256 (-4) :: Int)
  print (shiftR (-8) 1 :: Int, shiftR (-1) 63 :: Int, shiftL 1 63 :: Int, shiftL 1 64 :: Int)
  print (popCount (255 :: Int), popCount (-1 :: Int), testBit (5 :: Int) 2, testBit (5 :: Int) 1)
  print (setBit 0 3 :: Int, clearBit 15 0 :: Int, complementBit 5 1 :: Int, bit 6 :: Int, zeroBits :: Int)
  print (finiteBitSize (0 :: Int), countLeadingZeros (1 :: Int), countTrailingZeros (8 :: Int))
  print (rotateL (0x81 :: Word8) 1, rotateR (0x81 :: Word8) 1, rotate (0x12345678 :: Word32) 8)
  print (bitSizeMaybe (0 :: Word16), bitSizeMaybe (0 :: Integer), isSigned (0 :: Int), isSigned (0 :: Word))
  print (map gray [0 .. 8])
  print (subsets "abc")
  print (complement 0 :: Word8, complement 0 :: Int8, (-1) `shiftR` 4 :: Int8, 0xF0 `shiftR` 4 :: Word8)
  print (foldr (\b acc -> acc * 2 + fromEnum b) 0 [testBit (10 :: Int) i | i <- [0 .. 3]])
  print (5 .&. 3 == (1 :: Int), 1 .|. 2 + 4 :: Int, 7 .&. 3 `shiftL` 1 :: Int)
