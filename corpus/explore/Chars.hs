-- Characters and enumerations.
-- @explore kind toDigit nextChar upperIf hex classify isOp day weekend nextDay daysFrom suitColor beats
module Chars where

import Data.Char

data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun
  deriving (Eq, Ord, Show, Enum, Bounded)

data Suit = Clubs | Diamonds | Hearts | Spades
  deriving (Eq, Ord, Show, Enum, Bounded)

kind :: Char -> String
kind c
  | isDigit c = "digit"
  | isSpace c = "space"
  | c == '_' || isLower c = "name"
  | isUpper c = "constructor"
  | otherwise = "symbol"

toDigit :: Char -> Int
toDigit c = digitToInt c

nextChar :: Char -> Char
nextChar c = if c < '~' then succ c else ' '

upperIf :: Bool -> Char -> Char
upperIf True c | c >= 'a', c <= 'z' = toUpper c
upperIf _ c = c

hex :: Int -> Char
hex n
  | n >= 0 && n < 10 = chr (ord '0' + n)
  | n >= 10 && n < 16 = chr (ord 'a' + n - 10)
  | otherwise = error "no digit"

classify :: Char -> Int
classify '(' = 1
classify ')' = -1
classify '\n' = 0
classify '\'' = 2
classify '"' = 3
classify '\\' = 4
classify c | c > '\x7f' = 5
           | otherwise = 6

isOp :: Char -> Bool
isOp c = c `elem` "+-*/"

day :: Int -> Day
day n = toEnum n

weekend :: Day -> Bool
weekend d = d >= Sat

nextDay :: Day -> Day
nextDay d = if d == maxBound then minBound else succ d

daysFrom :: Day -> [Day]
daysFrom d = [d ..]

suitColor :: Suit -> Either String String
suitColor s | s `elem` [Diamonds, Hearts] = Right "red"
            | otherwise = Left "black"

beats :: (Int, Suit) -> (Int, Suit) -> Bool
beats (a, s) (b, t) = (a, s) > (b, t)
