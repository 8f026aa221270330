-- wrong: ill-typed term of a GADT (line 9)
{-# LANGUAGE GADTs #-}
data Expr a where
  I :: Int -> Expr Int
  B :: Bool -> Expr Bool
  Add :: Expr Int -> Expr Int -> Expr Int

main :: IO ()
main = case Add (I 1) (B True) of
  Add _ _ -> putStrLn "sum"
  _ -> putStrLn "other"
