-- Derived Read takes back what Show gives, with spaces and parentheses around.
module Main where

import Text.Read (readMaybe)

data Color = Red | Green | Blue deriving (Show, Read, Eq, Enum, Bounded)
data Pt = Pt { px :: Int, py :: Double } deriving (Show, Read, Eq)
data E = L Int | E :+: E | Neg E deriving (Show, Read, Eq)
infixl 6 :+:
newtype Wrap a = Wrap { unwrap :: a } deriving (Show, Read, Eq)

roundTrip :: (Show a, Read a, Eq a) => a -> Bool
roundTrip x = read (show x) == x

main :: IO ()
main = do
  print (read "Red" :: Color, read " ( Blue ) " :: Color)
  print (map readMaybe ["Green", "green", "Red Blue", "(Red", "((Red))"] :: [Maybe Color])
  print (read "Pt { px = -3 , py=2.5}" :: Pt)
  print (readMaybe "Pt 1 2" :: Maybe Pt, readMaybe "Pt {px = 1}" :: Maybe Pt)
  print (read "L 1 :+: Neg (L 2)" :: E)
  print (readMaybe "L 1 :+: L 2 :+: L 3" :: Maybe E, readMaybe "(L 1 :+: L 2) :+: L 3" :: Maybe E)
  print (readMaybe "L -1" :: Maybe E, readMaybe "L (-1)" :: Maybe E)
  print (all roundTrip [L 1, L (-1) :+: L 2, Neg (Neg (L 0) :+: L 1)])
  print (roundTrip (Wrap (Just (Pt (-1) 1e-3))), roundTrip [minBound .. maxBound :: Color])
  print (read "Wrap {unwrap = [Red,Green]}" :: Wrap [Color])
  print (reads "Red rest" :: [(Color, String)], reads "nothing" :: [(Color, String)])
