-- Bit tricks with Data.Bits and Data.Word: population counts, Gray codes, Morton codes, subset enumeration, CRC, xorshift, bitboards.
module Main where

import Data.Bits
import Data.Char (intToDigit, ord)
import Data.Int (Int8, Int32)
import Data.List (foldl', unfoldr)
import Data.Word
import Numeric (showHex, showIntAtBase)

bin :: (Integral a, Show a) => a -> String
bin n = showIntAtBase 2 intToDigit n ""

hex :: (Integral a, Show a) => a -> String
hex n = showHex n ""

popKernighan :: Word32 -> Int
popKernighan = length . takeWhile (/= 0) . iterate (\x -> x .&. (x - 1))

popParallel :: Word32 -> Word32
popParallel x0 = (x3 * 0x01010101) `shiftR` 24
  where
    x1 = x0 - ((x0 `shiftR` 1) .&. 0x55555555)
    x2 = (x1 .&. 0x33333333) + ((x1 `shiftR` 2) .&. 0x33333333)
    x3 = (x2 + (x2 `shiftR` 4)) .&. 0x0f0f0f0f

gray, ungray :: Word -> Word
gray n = n `xor` (n `shiftR` 1)
ungray 0 = 0
ungray n = n `xor` ungray (n `shiftR` 1)

morton :: Word16 -> Word16 -> Word32
morton x y = spread x .|. (spread y `shiftL` 1)
  where spread v = foldl' (\acc i -> if testBit v i then setBit acc (2 * i) else acc) 0 [0 .. 15]

submasks :: Int -> [Int]
submasks m = go m
  where go 0 = [0]
        go s = s : go ((s - 1) .&. m)

-- Gosper's hack: next number with the same number of ones
gosper :: Int -> Int
gosper x = r .|. (((r `xor` x) `shiftR` 2) `div` c)
  where c = x .&. negate x
        r = x + c

crc32 :: String -> Word32
crc32 = complement . foldl' step (complement 0)
  where
    step crc ch = (crc `shiftR` 8) `xor` table (fromIntegral (crc `xor` fromIntegral (ord ch)) .&. 0xff)
    table :: Word32 -> Word32
    table n = iterate (\c -> if odd c then 0xedb88320 `xor` (c `shiftR` 1) else c `shiftR` 1) n !! 8

fnv :: String -> Word64
fnv = foldl' (\h c -> (h `xor` fromIntegral (ord c)) * 0x100000001b3) 0xcbf29ce484222325

xorshift :: Word32 -> Word32
xorshift a = c `xor` (c `shiftL` 5)
  where b = a `xor` (a `shiftL` 13)
        c = b `xor` (b `shiftR` 17)

reverseBits :: Word8 -> Word8
reverseBits w = foldl' (\acc i -> if testBit w i then setBit acc (7 - i) else acc) zeroBits [0 .. 7]

-- Queens with bitmasks
queens :: Int -> Int
queens n = go 0 0 0
  where
    full = bit n - 1 :: Int
    go cols d1 d2
      | cols == full = 1
      | otherwise = sum (unfoldr place (full .&. complement (cols .|. d1 .|. d2)))
      where place 0 = Nothing
            place free = let b = free .&. negate free
                         in Just (go (cols .|. b) ((d1 .|. b) `shiftL` 1) ((d2 .|. b) `shiftR` 1), free .&. (free - 1))

-- A set of small numbers as bits, with the usual instances
newtype BitSet = BitSet Word64 deriving (Eq)

instance Show BitSet where show (BitSet w) = show [ i | i <- [0 .. 63], testBit w i ]
instance Semigroup BitSet where BitSet a <> BitSet b = BitSet (a .|. b)
instance Monoid BitSet where mempty = BitSet 0

fromL :: [Int] -> BitSet
fromL = foldMap (BitSet . bit)

sieve :: BitSet
sieve = foldl' strike (fromL [2 .. 63]) [2 .. 7]
  where strike (BitSet w) p | testBit w p = BitSet (foldl' clearBit w [2 * p, 3 * p .. 63])
                            | otherwise = BitSet w

main :: IO ()
main = do
  print (map bin [0, 5, 255 :: Int], hex (0xdeadbeef :: Word32))
  print [ (popCount w, popKernighan w, popParallel w) | w <- [0, 1, 0xff, 0xdeadbeef, maxBound] ]
  print (map (bin . gray) [0 .. 8], and [ ungray (gray n) == n | n <- [0 .. 200] ])
  print (morton 5 3, bin (morton 0xffff 0))
  print (submasks 11)
  print (takeWhile (< 64) (iterate gosper 7))
  putStrLn (unwords (map (hex . crc32) ["", "a", "123456789", "The quick brown fox jumps over the lazy dog"]))
  putStrLn (unwords (map (hex . fnv) ["", "a", "foobar"]))
  print (take 5 (iterate xorshift 2463534242))
  print (map reverseBits [1, 2, 0xf0, 0xa5])
  print (map queens [4 .. 8])
  print (sieve, fromL [1, 5, 9] <> fromL [5, 6])
  print (shiftL (1 :: Int8) 7, fromIntegral (200 :: Int) :: Int8, (maxBound :: Int32) + 1, complement 0 :: Word16)
  print (rotateL (0x81 :: Word8) 1, rotateR (0x81 :: Word8) 1, shiftR (-16 :: Int) 2, finiteBitSize (0 :: Word16), countLeadingZeros (1 :: Word32), countTrailingZeros (40 :: Int))
  print ((fromIntegral (-1 :: Int) :: Word8), (minBound :: Int) - 1 == maxBound, toInteger (maxBound :: Word64), (.&.) 12 (-4) :: Integer, xor (-1) 5 :: Integer)
