-- Newtypes: no cost, no bottom of their own, wrappers for instances.
module Main where

import Data.Coerce
import Data.Monoid

newtype N = N Int deriving (Show, Eq, Ord)
data D = D Int deriving (Show)

fN :: N -> Int
fN (N _) = 1
fD :: D -> Int
fD (D _) = 1

newtype State s a = State { runState :: s -> (a, s) }
newtype Compose f g a = Compose { getCompose :: f (g a) }
instance (Functor f, Functor g) => Functor (Compose f g) where
  fmap h (Compose x) = Compose (fmap (fmap h) x)

newtype Desc a = Desc a deriving (Eq, Show)
instance Ord a => Ord (Desc a) where compare (Desc a) (Desc b) = compare b a

newtype Max' = Max' Int deriving Show
instance Semigroup Max' where Max' a <> Max' b = Max' (max a b)
instance Monoid Max' where mempty = Max' minBound

main :: IO ()
main = do
  print (fN undefined)
  print (coerce [1, 2, 3 :: Int] :: [N])
  print (coerce (N 4) + (1 :: Int), (coerce (succ :: Int -> Int) :: N -> N) (N 1))
  print (runState (State (\s -> (s * 2, s + 1))) 5)
  print (getCompose (fmap (+ 1) (Compose [Just 1, Nothing])))
  print (maximum [Desc 3, Desc 1, Desc 2])
  print (mconcat (map Max' [3, 9, 2]))
  print (getSum (foldMap Sum [1 .. 10]), getProduct (foldMap Product [1 .. 5]), getAll (foldMap (All . even) [2, 4]))
  print (sum (coerce [Sum 1, Sum (2 :: Int)] :: [Int]))
