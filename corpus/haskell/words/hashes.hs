-- Hash functions that rely on wrap-around: FNV, djb2, adler, a linear generator, CRC-8.
module Main where

import Data.Bits
import Data.Char
import Data.List
import Data.Word

fnv :: String -> Word32
fnv = foldl' (\h c -> (h `xor` fromIntegral (ord c)) * 16777619) 2166136261

djb2 :: String -> Word64
djb2 = foldl' (\h c -> h `shiftL` 5 + h + fromIntegral (ord c)) 5381

adler :: String -> Word32
adler s = let (a, b) = foldl' step (1, 0) s in b `shiftL` 16 .|. a
  where step (a, b) c = let a' = (a + fromIntegral (ord c)) `mod` 65521 in (a', (b + a') `mod` 65521)

crc8 :: [Word8] -> Word8
crc8 = foldl' (\c b -> iterate step (c `xor` b) !! 8) 0
  where step c | testBit c 7 = (c `shiftL` 1) `xor` 0x07
               | otherwise = c `shiftL` 1

xorshift :: Word32 -> Word32
xorshift x0 = x3
  where x1 = x0 `xor` (x0 `shiftL` 13)
        x2 = x1 `xor` (x1 `shiftR` 17)
        x3 = x2 `xor` (x2 `shiftL` 5)

main :: IO ()
main = do
  print (map fnv ["", "a", "hello", "The quick brown fox"])
  print (map djb2 ["", "a", "hello world, this overflows for sure"])
  print (adler "Wikipedia")
  print (crc8 [0x31 .. 0x39])
  print (take 5 (iterate xorshift 2463534242))
