module Shipping (Speed (..), Band (..), shipping) where

data Speed = Home | Express deriving (Eq, Show)

data Band = Free | Light | Heavy | Freight deriving (Eq, Show)

-- | What it costs to ship parcels of these weights.
shipping :: Speed -> [Int] -> Band
shipping _ [] = Free
shipping speed ws
  | total > 30000 = error "too heavy"
  | otherwise = band speed total
  where
    total = sum ws

band :: Speed -> Int -> Band
band Home w
  | w <= 1000 = Light
  | w <= 30000 = Heavy
  | otherwise = Freight
band Express _ = Heavy
