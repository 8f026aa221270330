-- A typed expression language as a GADT: evaluation, printing, simplification.
{-# LANGUAGE GADTs, KindSignatures #-}
module Main where

data Expr :: * -> * where
  I :: Int -> Expr Int
  B :: Bool -> Expr Bool
  Add, Mul :: Expr Int -> Expr Int -> Expr Int
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq :: (Eq a, Show a) => Expr a -> Expr a -> Expr Bool
  Pair :: Expr a -> Expr b -> Expr (a, b)
  Fst :: Expr (a, b) -> Expr a
  Not :: Expr Bool -> Expr Bool

eval :: Expr a -> a
eval (I n) = n
eval (B b) = b
eval (Add a b) = eval a + eval b
eval (Mul a b) = eval a * eval b
eval (If c t e) = if eval c then eval t else eval e
eval (Eq a b) = eval a == eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
eval (Not b) = not (eval b)

pretty :: Expr a -> String
pretty e = case e of
  I n -> show n
  B b -> show b
  Add a b -> "(" ++ pretty a ++ " + " ++ pretty b ++ ")"
  Mul a b -> pretty a ++ " * " ++ pretty b
  If c t f -> "if " ++ pretty c ++ " then " ++ pretty t ++ " else " ++ pretty f
  Eq a b -> pretty a ++ " == " ++ pretty b
  Pair a b -> "<" ++ pretty a ++ "," ++ pretty b ++ ">"
  Fst p -> "fst " ++ pretty p
  Not b -> '!' : pretty b

simp :: Expr a -> Expr a
simp (Add (I 0) e) = simp e
simp (Add a b) = Add (simp a) (simp b)
simp (Mul (I 1) e) = simp e
simp (If (B True) t _) = simp t
simp (Not (Not b)) = simp b
simp (Fst (Pair a _)) = simp a
simp e = e

main :: IO ()
main = do
  let e1 = If (Eq (Add (I 1) (I 2)) (I 3)) (Mul (I 4) (I 5)) (I 0)
      e2 = Pair e1 (Not (B False))
  print (eval e1, eval e2, eval (Fst e2))
  putStrLn (pretty e2)
  putStrLn (pretty (simp (Add (I 0) (Mul (I 1) (Fst (Pair (I 7) (B True)))))))
  print (eval (simp (If (B True) (Not (Not (B True))) (B False))), eval (Eq (B True) (Not (B True))))
