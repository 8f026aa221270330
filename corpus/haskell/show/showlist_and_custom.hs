-- Instances with show, showsPrec or showList only, and how lists use them.
module Main where

newtype A = A Int
instance Show A where show (A n) = "A#" ++ show n

newtype B = B Int
instance Show B where
  showsPrec d (B n) = showParen (d > 10) (showString "B " . showsPrec 11 n)

newtype C = C Char
instance Show C where
  show (C c) = [c]
  showList cs = showString ("<" ++ [c | C c <- cs] ++ ">")

data Expr = Num Int | Expr :+ Expr | Expr :* Expr | Neg Expr
infixl 6 :+
infixl 7 :*

instance Show Expr where
  showsPrec _ (Num n) = shows n
  showsPrec p (a :+ b) = showParen (p > 6) $ showsPrec 6 a . showString " + " . showsPrec 7 b
  showsPrec p (a :* b) = showParen (p > 7) $ showsPrec 7 a . showString " * " . showsPrec 8 b
  showsPrec p (Neg e) = showParen (p > 9) $ showChar '-' . showsPrec 10 e

data Wrap a = Wrap a deriving Show

main :: IO ()
main = do
  print [A 1, A 2]
  print (Just (A 1), Wrap (A (-1)))
  print [B 1, B (-2)]
  print (Just (B 1), Wrap (B (-1)), (B 1, B 2))
  print [C 'x', C 'y']
  print (Just [C 'x'], C 'z', [[C 'p'], []])
  print ((Num 1 :+ Num 2) :* Num 3 :+ Num 4)
  print (Num 1 :+ (Num 2 :+ Num 3), Neg (Num 1 :+ Num 2), Neg (Neg (Num 1)))
  print (Wrap (Num 1 :+ Num 2), Just (Num 5))
  putStrLn (showList [1, 2, 3] "" ++ showList "str" "!")
