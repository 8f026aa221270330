-- wrong: branch of a GADT match returns the wrong type (line 11)
{-# LANGUAGE GADTs #-}
data Expr a where
  I :: Int -> Expr Int
  B :: Bool -> Expr Bool
  Not :: Expr Bool -> Expr Bool

eval :: Expr a -> a
eval (I n) = n
eval (B b) = b
eval (Not e) = if eval e then 0 else 1

main :: IO ()
main = print (eval (I 1))
