-- Derived Eq and Ord: constructor order, then fields from left to right.
module Main where

import Data.List (sort, sortBy, maximumBy)

data T a = A | B Int a | C { l :: [a], m :: Maybe a } | T a :/: T a
  deriving (Eq, Ord, Show)

data Suit = Clubs | Diamonds | Hearts | Spades deriving (Eq, Ord, Show)
data Rank = Num Int | Jack | Queen | King | Ace deriving (Eq, Ord, Show)
data Card = Card { rank :: Rank, suit :: Suit } deriving (Eq, Ord, Show)

newtype Rev a = Rev a deriving (Eq, Show)
instance Ord a => Ord (Rev a) where
  Rev a <= Rev b = b <= a

main :: IO ()
main = do
  print (sort [C "b" Nothing, B 2 'a', A, B 1 'z', C "a" (Just 'x'), A :/: B 0 'q', C "b" (Just 'a')])
  print (A == (A :: T Int), B 1 'a' == B 1 'b', A < B 0 'a', B 1 'a' >= B 1 'a', C "" Nothing /= C "" (Just 'a'))
  print (compare (Card Jack Spades) (Card Queen Clubs), compare (Card (Num 9) Hearts) (Card (Num 9) Clubs))
  print (sort [Card Ace Clubs, Card (Num 10) Spades, Card (Num 2) Hearts, Card King Diamonds])
  print (maximum [Num 3, Ace, Queen], min Jack (Num 99))
  print (sort (map Rev [1, 3, 2]), max (Rev 1) (Rev 2), compare (Rev 'a') (Rev 'b'))
  print (compare Nothing (Just minBound :: Maybe Int), Left 9 < Right 0, [1, 2] < [1, 2, 0], "Z" < "a")
  print (compare (1, 'a') (1, 'b') == LT, [LT ..], compare True False)
