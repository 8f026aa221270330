-- A generator with a seed gives what the package gives.
module Main where

import Data.Int (Int8)
import Data.Word (Word16, Word8)
import System.Random

data Coin = Heads | Tails
  deriving (Show, Eq, Enum, Bounded)

instance Random Coin where
  randomR (a, b) g = case randomR (fromEnum a, fromEnum b) g of (n, g') -> (toEnum n, g')
  random = randomR (minBound, maxBound)

shuffle :: RandomGen g => g -> [a] -> [a]
shuffle _ [] = []
shuffle g xs = case splitAt i xs of
  (before, x : after) -> x : shuffle g' (before ++ after)
  _ -> []
  where
    (i, g') = randomR (0, length xs - 1) g

main :: IO ()
main = do
  let g = mkStdGen 42
  print g
  print (take 5 (randoms g :: [Int]))
  print (take 10 (randomRs (1, 6) g :: [Int]))
  print (take 3 (randoms g :: [Double]), take 3 (randomRs (-1, 1) g :: [Float]))
  print (take 8 (randoms g :: [Bool]), take 3 (randomRs ('a', 'z') g), take 3 (randoms g :: [Char]))
  print (take 4 (randomRs (0, 10 ^ 30) g :: [Integer]), take 2 (randoms g :: [Integer]), fst (randomR (5, 2 :: Int) g))
  print (take 4 (randoms g :: [Word8]), take 4 (randomRs (3, 9) g :: [Word16]), take 4 (randomRs (-5, 5) g :: [Int8]))
  print (take 6 (randoms g :: [Coin]), fst (random g :: ((Int, Bool), StdGen)), fst (uniformR (1, 100 :: Int) g))
  let (a, b) = split g
  print (fst (next a), fst (genWord32 b), a)
  putStrLn (shuffle (mkStdGen 7) "abcdefghij")
  x <- randomRIO (1, 6 :: Int)
  print (x >= 1 && x <= 6)
