-- An interpreter over algebraic data types and records: expressions with environments, loops and functions, plus a constant folder.
module Main where

import Data.Maybe (fromMaybe)

data Expr
  = Num Int
  | Var String
  | Bin Op Expr Expr
  | If Expr Expr Expr
  | Let String Expr Expr
  | Call String [Expr]
  deriving (Show, Eq)

data Op = Add | Sub | Mul | Mod | Lt | Eq deriving (Show, Eq, Enum, Bounded)

data Fun = Fun { fname :: String, params :: [String], body :: Expr }

data Machine = Machine
  { funs  :: [Fun]
  , calls :: !Int
  , depth :: !Int
  , peak  :: !Int
  }

type Env = [(String, Int)]

eval :: Env -> Expr -> Machine -> (Int, Machine)
eval env e m = case e of
  Num n -> (n, m)
  Var v -> (fromMaybe (error ("unbound " ++ v)) (lookup v env), m)
  Bin op a b ->
    let (x, m1) = eval env a m
        (y, m2) = eval env b m1
    in (apply op x y, m2)
  If c t f ->
    let (x, m1) = eval env c m
    in if x /= 0 then eval env t m1 else eval env f m1
  Let v a b ->
    let (x, m1) = eval env a m
    in eval ((v, x) : env) b m1
  Call f as -> case [ d | d <- funs m, fname d == f ] of
    (d:_) ->
      let (xs, m1) = evalAll env as m
          m2 = m1 { calls = calls m1 + 1, depth = depth m1 + 1, peak = max (peak m1) (depth m1 + 1) }
          (r, m3) = eval (zip (params d) xs) (body d) m2
      in r `seq` (r, m3 { depth = depth m3 - 1 })
    [] -> error ("no function " ++ f)

evalAll :: Env -> [Expr] -> Machine -> ([Int], Machine)
evalAll _ [] m = ([], m)
evalAll env (e:es) m =
  let (x, m1) = eval env e m
      (xs, m2) = evalAll env es m1
  in x `seq` (x : xs, m2)

apply :: Op -> Int -> Int -> Int
apply Add = (+)
apply Sub = (-)
apply Mul = (*)
apply Mod = mod
apply Lt = \a b -> fromEnum (a < b)
apply Eq = \a b -> fromEnum (a == b)

fold :: Expr -> Expr
fold e = case e of
  Bin op a b -> case (fold a, fold b) of
    (Num x, Num y) | not (op == Mod && y == 0) -> Num (apply op x y)
    (a', b') -> Bin op a' b'
  If c t f -> case fold c of
    Num 0 -> fold f
    Num _ -> fold t
    c' -> If c' (fold t) (fold f)
  Let v a b -> Let v (fold a) (fold b)
  Call f as -> Call f (map fold as)
  _ -> e

size :: Expr -> Int
size e = 1 + case e of
  Bin _ a b -> size a + size b
  If a b c -> size a + size b + size c
  Let _ a b -> size a + size b
  Call _ as -> sum (map size as)
  _ -> 0

program :: [Fun]
program =
  [ Fun "fib" ["n"] (If (Bin Lt (v "n") (Num 2)) (v "n") (Bin Add (Call "fib" [Bin Sub (v "n") (Num 1)]) (Call "fib" [Bin Sub (v "n") (Bin Add (Num 1) (Num 1))])))
  , Fun "gcd" ["a", "b"] (If (Bin Eq (v "b") (Num 0)) (v "a") (Call "gcd" [v "b", Bin Mod (v "a") (v "b")]))
  , Fun "sumgcd" ["i", "j", "acc"]
      (If (Bin Eq (v "i") (Num 0)) (v "acc")
        (If (Bin Eq (v "j") (Num 0)) (Call "sumgcd" [Bin Sub (v "i") (Num 1), Num 20, v "acc"])
          (Let "g" (Call "gcd" [v "i", v "j"]) (Call "sumgcd" [v "i", Bin Sub (v "j") (Num 1), Bin Add (v "acc") (v "g")]))))
  , Fun "pow" ["b", "e", "m"]
      (If (Bin Eq (v "e") (Num 0)) (Num 1)
        (Bin Mod (Bin Mul (v "b") (Call "pow" [v "b", Bin Sub (v "e") (Num 1), v "m"])) (v "m")))
  ]
  where v = Var

tower :: Int -> Expr
tower 0 = Num 1
tower n = Bin (toEnum (n `mod` 3)) (tower (n - 1)) (If (Bin Lt (Num n) (Num 5)) (Num n) (tower (n - 1)))

main :: IO ()
main = do
  let run e = let (r, m) = eval [] e (Machine program 0 0 0) in print (r, calls m, depth m, peak m)
  run (Call "fib" [Num 19])
  run (Call "sumgcd" [Num 60, Num 20, Num 0])
  run (Call "pow" [Num 3, Num 3000, Num 10007])
  print (size (tower 16), size (fold (tower 16)), fold (tower 16) == fold (fold (tower 16)))
  print (length (show (tower 13)))
