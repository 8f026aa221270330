-- Eq and Ord given by one method each, Show by one, Num without all, Enum by two.
module Main where

import Data.List (sort)

data Rock = Rock | Paper | Scissors
instance Eq Rock where
  a /= b = fromEnum a /= fromEnum b
instance Ord Rock where
  a <= b = fromEnum a <= fromEnum b
instance Enum Rock where
  fromEnum Rock = 0
  fromEnum Paper = 1
  fromEnum Scissors = 2
  toEnum 0 = Rock
  toEnum 1 = Paper
  toEnum _ = Scissors
instance Show Rock where
  showsPrec _ Rock = ('r' :)
  showsPrec _ Paper = showChar 'p'
  showsPrec _ _ = showString "s"
instance Bounded Rock where { minBound = Rock; maxBound = Scissors }

newtype CI = CI String
instance Eq CI where a == b = compare a b == EQ
instance Ord CI where compare (CI a) (CI b) = compare (length a, a) (length b, b)
instance Show CI where show (CI s) = '#' : s

newtype Z5 = Z5 Int deriving (Eq)
instance Show Z5 where show (Z5 n) = show n
instance Num Z5 where
  fromInteger n = Z5 (fromInteger (n `mod` 5))
  Z5 a + Z5 b = Z5 ((a + b) `mod` 5)
  Z5 a * Z5 b = Z5 ((a * b) `mod` 5)
  negate (Z5 a) = Z5 ((5 - a) `mod` 5)
  abs = id
  signum _ = 1

main :: IO ()
main = do
  print (Rock == Rock, Rock == Paper, Rock < Paper, max Rock Scissors, compare Paper Rock, Paper > Rock)
  print ([minBound .. maxBound :: Rock], sort [Scissors, Rock, Paper], succ Rock, [Rock, Scissors ..] == [])
  print (sort (map CI ["ccc", "a", "bb", "b"]), CI "x" == CI "x", minimum [CI "zz", CI "y"])
  print (3 - 4 :: Z5, 2 ^ 10 :: Z5, sum (map Z5 [1 .. 4]), product [2, 3, 4 :: Z5], subtract 1 0 :: Z5)
