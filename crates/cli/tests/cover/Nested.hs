module Nested where

data Expr = Lit Int | Add Expr Expr | Neg Expr

eval :: Expr -> Int
eval e = case e of
  Lit n -> n
  Add a b -> eval a + eval b
  Neg a -> case a of
    Lit 0 -> 0
    Lit n | n > 0 -> negate n
    _ -> negate (eval a)
