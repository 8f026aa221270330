-- Standalone deriving, generalised newtype deriving, and deriving strategies.
{-# LANGUAGE StandaloneDeriving, GeneralizedNewtypeDeriving, DerivingStrategies, DeriveAnyClass #-}
module Main where

data Op = Plus | Minus
deriving instance Show Op
deriving instance Eq Op
deriving stock instance Ord Op
deriving instance Enum Op
deriving instance Bounded Op

newtype Age = Age Int deriving newtype (Eq, Ord, Num, Enum, Real, Integral)
instance Show Age where show (Age n) = show n ++ "y"

newtype Score = Score Double
  deriving stock (Show)
  deriving newtype (Eq, Ord, Num, Fractional)

newtype Names = Names [String] deriving newtype (Semigroup, Monoid, Show)

class Describe a where
  describe :: a -> String
  describe _ = "something"
data Thing = Thing deriving stock Show deriving anyclass Describe
instance Describe Int where describe n = "int " ++ show n
newtype Id = Id Int deriving newtype (Describe)

main :: IO ()
main = do
  print [Plus ..]
  print (Plus < Minus, maxBound :: Op)
  print (Age 3 + 4, sum [Age 1, Age 2], [Age 1 .. Age 3], Age 7 `div` 2)
  print (fromIntegral (Age 5) * 1.5, toInteger (Age 9))
  print (Score 1.5 / 2, Score 1 < 2)
  print (Names ["a"] <> Names ["b"] <> mempty)
  putStrLn (describe Thing ++ ", " ++ describe (Id 3))
