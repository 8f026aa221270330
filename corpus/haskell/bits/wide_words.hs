-- Integers of all 64 bits and doubles with extreme exponents, kept alive in structures while much else is made and dropped.
module Main where

import Data.Array
import Data.Bits
import Data.IORef
import Data.Int (Int64)
import Data.List (foldl', sort)
import qualified Data.Map as M
import Data.Word (Word64)

-- A generator that uses every bit.
next :: Int -> Int
next s = let a = s `xor` (s `shiftL` 13); b = a `xor` ((a `shiftR` 7) .&. 0x01FFFFFFFFFFFFFF) in b `xor` (b `shiftL` 17)

stream :: Int -> [Int]
stream = iterate next

name :: Int -> String
name 9223372036854775807 = "largest"
name (-9223372036854775808) = "smallest"
name 4611686018427387904 = "two to the 62"
name 4611686018427387903 = "one less"
name (-4611686018427387904) = "minus two to the 62"
name (-4611686018427387905) = "one less than that"
name _ = "other"

extremes :: [Double]
extremes = [0, -0.0, 1 / 0, -1 / 0, 5.0e-324, 1.7976931348623157e308, 1.0e-100, -3.0e200, 1.5, -2.25, 1.0e77, 1.2e-77, 8.6e-78]

churn :: Int -> Int
churn n = length (filter even (map (`div` 3) [1 .. n]))

main :: IO ()
main = do
  let xs = take 4000 (stream 88172645463325252)
      m = M.fromList (zip xs [0 :: Int ..])
      a = listArray (0, 3999) xs :: Array Int Int
  r <- newIORef (last xs)
  print (churn 300000)
  print (M.size m, M.lookupMin m, M.lookupMax m)
  print (all (\(i, x) -> M.lookup x m == Just i && a ! i == x) (zip [0 ..] xs))
  modifyIORef r next
  print (churn 300000)
  readIORef r >>= print
  print (foldl' xor 0 xs, foldl' (+) 0 xs, foldl' (*) 1 (map (.|. 1) xs))
  print (take 3 (sort xs), maximum xs, minimum xs)
  print (map name [maxBound, minBound, 2 ^ (62 :: Int), 2 ^ (62 :: Int) - 1, -(2 ^ (62 :: Int)), -(2 ^ (62 :: Int)) - 1, 0])
  print (maxBound + 1 == (minBound :: Int), minBound - 1 == (maxBound :: Int), (maxBound :: Int) * 2, 2 ^ (62 :: Int) + 2 ^ (62 :: Int) :: Int)
  print (minBound `div` 2 :: Int, minBound `quot` (-2) :: Int, maxBound `mod` 1000 :: Int, (minBound :: Int) `rem` 7)
  print (fromIntegral (maxBound :: Int) + 1 :: Integer, 2 ^ (63 :: Int) - 1 :: Integer, (2 ^ (63 :: Int)) `div` 2 :: Integer)
  print (maxBound :: Word64, fromIntegral (minBound :: Int64) :: Word64)
  print extremes
  print (zipWith (*) extremes (reverse extremes) == zipWith (*) (reverse extremes) extremes, sum (map abs (take 2 extremes)))
  let ds = M.fromList [ (d, i) | (i, d) <- zip [0 :: Int ..] (drop 4 extremes) ]
  print (churn 300000)
  print (M.toList ds)
  print (scanl (/) 1.0e300 (replicate 8 1.0e80), scanl (*) 1.0e-300 (replicate 8 1.0e80))
