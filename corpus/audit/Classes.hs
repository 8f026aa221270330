-- Methods of instances can be called by others, and functions at types that are not here.
-- @crashes 11
module Classes where

class Part a where
  share :: a -> Int -> Int

newtype Half = Half Int

instance Part Half where
  share (Half h) n = h `mod` n

halves :: Int -> Int
halves n = share (Half n) 2

-- At the type () the condition is always true; at others it is not.
emptyOr :: (Eq m, Monoid m) => m -> m -> m
emptyOr a b = if a == mempty then b else a
