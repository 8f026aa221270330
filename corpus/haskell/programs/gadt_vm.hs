-- A typed expression language compiled to a stack machine, with GADTs keeping both sides well typed.
{-# LANGUAGE GADTs, KindSignatures, RankNTypes, DataKinds, TypeOperators, StandaloneDeriving, ScopedTypeVariables #-}
module Main where

import Data.Kind (Type)
import Data.List (intercalate)

-- Source language -------------------------------------------------------------

data Expr :: Type -> Type where
  IntE  :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  Add   :: Expr Int -> Expr Int -> Expr Int
  Sub   :: Expr Int -> Expr Int -> Expr Int
  Mul   :: Expr Int -> Expr Int -> Expr Int
  Leq   :: Expr Int -> Expr Int -> Expr Bool
  Eql   :: Eq a => Ty a -> Expr a -> Expr a -> Expr Bool
  NotE  :: Expr Bool -> Expr Bool
  If    :: Expr Bool -> Expr a -> Expr a -> Expr a
  PairE :: Expr a -> Expr b -> Expr (a, b)
  Fst   :: Expr (a, b) -> Expr a
  Snd   :: Expr (a, b) -> Expr b

data Ty :: Type -> Type where
  TInt  :: Ty Int
  TBool :: Ty Bool
  TPair :: Ty a -> Ty b -> Ty (a, b)

deriving instance Show (Ty a)

data Equal a b where
  Refl :: Equal a a

sameTy :: Ty a -> Ty b -> Maybe (Equal a b)
sameTy TInt TInt = Just Refl
sameTy TBool TBool = Just Refl
sameTy (TPair a b) (TPair c d) = do
  Refl <- sameTy a c
  Refl <- sameTy b d
  Just Refl
sameTy _ _ = Nothing

eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (Add a b) = eval a + eval b
eval (Sub a b) = eval a - eval b
eval (Mul a b) = eval a * eval b
eval (Leq a b) = eval a <= eval b
eval (Eql _ a b) = eval a == eval b
eval (NotE a) = not (eval a)
eval (If c t e) = if eval c then eval t else eval e
eval (PairE a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
eval (Snd p) = snd (eval p)

-- The machine: a stack whose type lists what is on it -----------------------------

infixr 5 :>

data Stack :: [Type] -> Type where
  Empty :: Stack '[]
  (:>)  :: a -> Stack s -> Stack (a ': s)

data Code :: [Type] -> [Type] -> Type where
  Halt :: Code s s
  Push :: Show a => a -> Code (a ': s) t -> Code s t
  Op2  :: String -> (a -> b -> c) -> Code (c ': s) t -> Code (b ': a ': s) t
  Op1  :: String -> (a -> b) -> Code (b ': s) t -> Code (a ': s) t
  Cond :: Code s u -> Code s u -> Code u t -> Code (Bool ': s) t

exec :: Code s t -> Stack s -> Stack t
exec Halt s = s
exec (Push x k) s = exec k (x :> s)
exec (Op2 _ f k) (b :> a :> s) = exec k (f a b :> s)
exec (Op1 _ f k) (a :> s) = exec k (f a :> s)
exec (Cond t e k) (c :> s) = exec k (exec (if c then t else e) s)

top :: Stack (a ': s) -> a
top (x :> _) = x

compile :: Expr a -> Code (a ': s) t -> Code s t
compile expr k = case expr of
  IntE n    -> Push n k
  BoolE b   -> Push b k
  Add a b   -> compile a (compile b (Op2 "add" (+) k))
  Sub a b   -> compile a (compile b (Op2 "sub" (-) k))
  Mul a b   -> compile a (compile b (Op2 "mul" (*) k))
  Leq a b   -> compile a (compile b (Op2 "leq" (<=) k))
  Eql _ a b -> compile a (compile b (Op2 "eq" (==) k))
  NotE a    -> compile a (Op1 "not" not k)
  If c t e  -> compile c (Cond (compile t Halt) (compile e Halt) k)
  PairE a b -> compile a (compile b (Op2 "pair" (,) k))
  Fst p     -> compile p (Op1 "fst" fst k)
  Snd p     -> compile p (Op1 "snd" snd k)

listing :: Code s t -> [String]
listing Halt = []
listing (Push x k) = ("push " ++ show x) : listing k
listing (Op2 n _ k) = n : listing k
listing (Op1 n _ k) = n : listing k
listing (Cond t e k) = "cond {" : map ("  " ++) (listing t) ++ "} else {" : map ("  " ++) (listing e) ++ "}" : listing k

size :: Code s t -> Int
size = length . listing

-- Optimiser -------------------------------------------------------------------------

optimise :: Expr a -> Expr a
optimise (Add a b) = case (optimise a, optimise b) of
  (IntE 0, y) -> y
  (x, IntE 0) -> x
  (IntE x, IntE y) -> IntE (x + y)
  (x, y) -> Add x y
optimise (Mul a b) = case (optimise a, optimise b) of
  (IntE 1, y) -> y
  (x, IntE 1) -> x
  (IntE 0, _) -> IntE 0
  (IntE x, IntE y) -> IntE (x * y)
  (x, y) -> Mul x y
optimise (NotE a) = case optimise a of
  NotE b -> b
  BoolE b -> BoolE (not b)
  x -> NotE x
optimise (If c t e) = case optimise c of
  BoolE True -> optimise t
  BoolE False -> optimise e
  NotE c' -> If c' (optimise e) (optimise t)
  c' -> If c' (optimise t) (optimise e)
optimise (Fst p) = case optimise p of
  PairE a _ -> a
  q -> Fst q
optimise (Snd p) = case optimise p of
  PairE _ b -> b
  q -> Snd q
optimise (PairE a b) = PairE (optimise a) (optimise b)
optimise (Sub a b) = Sub (optimise a) (optimise b)
optimise (Leq a b) = Leq (optimise a) (optimise b)
optimise (Eql t a b) = Eql t (optimise a) (optimise b)
optimise e = e

-- Type checking of untyped terms into the typed language ------------------------------

data U
  = UI Int | UB Bool | UAdd U U | UMul U U | ULeq U U | UEq U U
  | UNot U | UIf U U U | UPair U U | UFst U | USnd U

data Some where
  Some :: Ty a -> Expr a -> Some

check :: U -> Either String Some
check (UI n) = Right (Some TInt (IntE n))
check (UB b) = Right (Some TBool (BoolE b))
check (UAdd a b) = (\x y -> Some TInt (Add x y)) <$> want TInt a <*> want TInt b
check (UMul a b) = (\x y -> Some TInt (Mul x y)) <$> want TInt a <*> want TInt b
check (ULeq a b) = (\x y -> Some TBool (Leq x y)) <$> want TInt a <*> want TInt b
check (UEq a b) = do
  Some t x <- check a
  y <- want t b
  case t of
    TInt -> Right (Some TBool (Eql TInt x y))
    TBool -> Right (Some TBool (Eql TBool x y))
    TPair _ _ -> Left "pairs cannot be compared"
check (UNot a) = Some TBool . NotE <$> want TBool a
check (UIf c t e) = do
  c' <- want TBool c
  Some ty t' <- check t
  e' <- want ty e
  Right (Some ty (If c' t' e'))
check (UPair a b) = do
  Some ta x <- check a
  Some tb y <- check b
  Right (Some (TPair ta tb) (PairE x y))
check (UFst p) = do
  Some t x <- check p
  case t of
    TPair a _ -> Right (Some a (Fst x))
    _ -> Left ("fst of a " ++ show t)
check (USnd p) = do
  Some t x <- check p
  case t of
    TPair _ b -> Right (Some b (Snd x))
    _ -> Left ("snd of a " ++ show t)

want :: Ty a -> U -> Either String (Expr a)
want t u = do
  Some t' e <- check u
  case sameTy t t' of
    Just Refl -> Right e
    Nothing -> Left ("wanted " ++ show t ++ ", got " ++ show t')

display :: Ty a -> a -> String
display TInt n = show n
display TBool b = show b
display (TPair a b) (x, y) = "<" ++ display a x ++ " | " ++ display b y ++ ">"

runU :: U -> String
runU u = case check u of
  Left e -> "type error: " ++ e
  Right (Some t e) ->
    let code = compile e Halt
        code' = compile (optimise e) Halt
        v = top (exec code Empty)
        v' = top (exec code' Empty)
    in intercalate ", "
         [ display t (eval e), display t v, display t v'
         , show (size code) ++ "->" ++ show (size code'), show t ]

programs :: [U]
programs =
  [ UAdd (UI 1) (UMul (UI 2) (UI 3))
  , UIf (ULeq (UI 3) (UI 2)) (UI 10) (UAdd (UI 0) (UI 20))
  , UIf (UNot (UB True)) (UPair (UI 1) (UB False)) (UPair (UI 2) (UNot (UNot (UB True))))
  , UFst (USnd (UPair (UI 1) (UPair (UB True) (UI 3))))
  , UEq (UB True) (ULeq (UI 1) (UI 1))
  , UEq (UI 1) (UB True)
  , UIf (UI 1) (UI 2) (UI 3)
  , UIf (UB True) (UI 2) (UB False)
  , UFst (UAdd (UI 1) (UI 1))
  , UEq (UPair (UI 1) (UI 2)) (UPair (UI 1) (UI 2))
  , UMul (UI 1) (UAdd (UMul (UI 0) (UI 9)) (UI 7))
  ]

main :: IO ()
main = do
  mapM_ (putStrLn . runU) programs
  let e = If (NotE (Leq (Add (IntE 1) (IntE 2)) (IntE 2))) (PairE (Sub (IntE 9) (IntE 4)) (BoolE True))
             (PairE (IntE 0) (Eql TInt (IntE 1) (IntE 1)))
  mapM_ putStrLn (listing (compile e Halt))
  putStrLn "-- optimised"
  mapM_ putStrLn (listing (compile (optimise e) Halt))
  print (eval e, top (exec (compile (optimise e) Halt) Empty))
  let tower = foldr (\n acc -> Add (IntE n) (Mul (IntE 2) acc)) (IntE 0) [1 .. 12]
  print (eval tower, top (exec (compile tower Halt) Empty), size (compile tower Halt))
