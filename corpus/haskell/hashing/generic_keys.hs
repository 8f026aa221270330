-- Hashes of data types whose instances are derived, or have no methods.
{-# LANGUAGE DeriveAnyClass, DeriveGeneric, DerivingStrategies #-}
module Main where

import Data.Hashable (Hashable (..))
import qualified Data.HashMap.Strict as M
import qualified Data.HashSet as S
import GHC.Generics (Generic)

data Point = Point { px :: Int, py :: Int }
  deriving (Eq, Show, Generic)

instance Hashable Point

data Suit = Clubs | Diamonds | Hearts | Spades
  deriving (Eq, Show, Enum, Bounded, Generic, Hashable)

data Tree a = Leaf | Node (Tree a) a (Tree a)
  deriving stock (Eq, Show, Generic)
  deriving anyclass (Hashable)

newtype Name = Name String
  deriving (Eq, Show, Generic)

instance Hashable Name

data Pair a b = Pair a b | None
  deriving (Eq, Show, Generic)

instance (Hashable a, Hashable b) => Hashable (Pair a b)

main :: IO ()
main = do
  print (hash (Point 1 2), hashWithSalt 5 (Point 3 4))
  print (map hash [minBound .. maxBound :: Suit])
  print (hash (Node Leaf 'x' (Node Leaf 'y' Leaf)), hash (Leaf :: Tree Int), hash (Name "n"))
  print (hash (Pair 'a' True), hash (None :: Pair Int Int))
  print (M.toList (M.fromListWith (+) [(Point (x `mod` 3) (x `mod` 2), x) | x <- [1 .. 20]]))
  print (S.fromList [Hearts, Clubs, Hearts], M.lookup (Name "b") (M.fromList [(Name "a", 1), (Name "b", 2)]))
