-- Newtypes: with and without labels, parameters, functions inside.
-- @explore older celsius unwrapAll combine swapIds ageOf item twice nested down sums firstOf countdown boxes
module Newtypes where

import Data.Monoid
import Data.Ord (Down (..))

newtype Age = Age Int
  deriving (Eq, Ord, Show)

newtype Celsius = Celsius { degrees :: Int }
  deriving (Eq, Show)

newtype Box a = Box { unbox :: a }
  deriving (Eq, Show)

newtype Id = Id Integer
  deriving (Eq, Show)

newtype Parser a = Parser { runParser :: String -> Maybe (a, String) }

newtype Counter a = Counter (Int -> (a, Int))

older :: Age -> Age
older (Age n)
  | n >= 120 = error "too old"
  | otherwise = Age (n + 1)

celsius :: Celsius -> String
celsius c
  | degrees c < 0 = "ice"
  | degrees c < 100 = "water"
  | otherwise = "steam"

unwrapAll :: [Box Int] -> Int
unwrapAll = sum . map unbox

combine :: Age -> Box Age -> Maybe Age
combine a (Box b) | a == b = Just a
                  | a < b = Nothing
                  | otherwise = Just (max a b)

swapIds :: (Id, Id) -> (Id, Id)
swapIds (a, b) = if a == b then (Id 0, Id 0) else (b, a)

ageOf :: Either Age Id -> Integer
ageOf (Left (Age n)) = fromIntegral n
ageOf (Right (Id n)) = negate n

item :: Parser Char
item = Parser $ \s -> case s of
  [] -> Nothing
  c : cs -> Just (c, cs)

twice :: Int -> Counter Int
twice n = Counter (\k -> if k > n then (n, k) else (k, k + 1))

nested :: Box (Box (Maybe Bool)) -> Bool
nested (Box (Box (Just b))) = not b
nested (Box (Box Nothing)) = error "nothing inside"

down :: Down Int -> Down Int -> Ordering
down = compare

sums :: Sum Int -> Sum Int -> Sum Int
sums = (<>)

firstOf :: [First Int] -> Maybe Int
firstOf = getFirst . mconcat

countdown :: Box Int -> [Box Int]
countdown (Box n)
  | n <= 0 = []
  | n > 3 = [Box 3]
  | otherwise = Box n : countdown (Box (n - 1))

boxes :: Box [Age] -> Int
boxes (Box []) = 0
boxes (Box (Age n : rest)) = n + boxes (Box rest)
