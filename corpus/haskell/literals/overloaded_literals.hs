-- A literal is fromInteger or fromRational of its type, also in patterns.
module Main where

import Data.Ratio

data Expr = Lit Integer | Frac Rational | Add Expr Expr | Mul Expr Expr | Neg Expr
  deriving (Show, Eq)

instance Num Expr where
  (+) = Add
  (*) = Mul
  negate = Neg
  abs = id
  signum = id
  fromInteger = Lit

instance Fractional Expr where
  fromRational = Frac
  a / b = Mul a (Mul b b)

newtype Mod7 = Mod7 Integer deriving (Eq, Show)
instance Num Mod7 where
  Mod7 a + Mod7 b = fromInteger (a + b)
  Mod7 a * Mod7 b = fromInteger (a * b)
  negate (Mod7 a) = fromInteger (negate a)
  abs = id
  signum = id
  fromInteger n = Mod7 (n `mod` 7)

name :: Mod7 -> String
name 0 = "zero"
name 8 = "eight is one"
name (-1) = "minus one is six"
name _ = "other"

main :: IO ()
main = do
  print (1 + 2 * 3 :: Expr)
  print (-4 + 0.5 :: Expr)
  print (2 - 3 :: Mod7, 5 * 5 + 3 :: Mod7)
  mapM_ (putStrLn . name) [0, 1, 6, 14, 3]
  print (sum [1, 2, 3 :: Expr])
  print (2 ^ (5 :: Int) :: Mod7)
