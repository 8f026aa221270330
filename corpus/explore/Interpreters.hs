-- Small interpreters and parsers.
-- @explore eval optimise runStack typeOf stepLam freeVars balanced parseNum parseSum tokens evalBool simplify runTape rle unrle
module Interpreters where

import Data.Char (isDigit, ord)

data Expr = Lit Int | Add Expr Expr | Mul Expr Expr | Div Expr Expr | If Expr Expr Expr
  deriving (Eq, Show)

data Instr = Push Int | Pop | Plus | Dup | Jz Int
  deriving (Eq, Show)

data Type = TInt | TBool | Type :-> Type
  deriving (Eq, Show)

data Term = Var Int | Lam Term | App Term Term
  deriving (Eq, Show)

data Form = T | F | Not Form | And Form Form | Or Form Form
  deriving (Eq, Show)

data Typed = I | B | Typed :+ Typed | Typed :? (Typed, Typed)
  deriving (Eq, Show)

eval :: Expr -> Maybe Int
eval (Lit n) = Just n
eval (Add a b) = (+) <$> eval a <*> eval b
eval (Mul a b) = (*) <$> eval a <*> eval b
eval (Div a b) = do
  x <- eval a
  y <- eval b
  if y == 0 then Nothing else Just (x `div` y)
eval (If c a b) = do
  x <- eval c
  if x /= 0 then eval a else eval b

optimise :: Expr -> Expr
optimise (Add (Lit 0) e) = optimise e
optimise (Add e (Lit 0)) = optimise e
optimise (Mul (Lit 0) _) = Lit 0
optimise (Mul (Lit 1) e) = e
optimise e = e

runStack :: [Instr] -> [Int] -> [Int]
runStack [] st = st
runStack (i : is) st = case (i, st) of
  (Push n, _) -> runStack is (n : st)
  (Pop, _ : st') -> runStack is st'
  (Plus, a : b : st') -> runStack is (a + b : st')
  (Dup, a : st') -> runStack is (a : a : st')
  (Jz n, a : st')
    | a == 0 -> runStack (drop n is) st'
    | otherwise -> runStack is st'
  _ -> error "stack underflow"

typeOf :: Typed -> Either String Bool
typeOf I = Right False
typeOf B = Right True
typeOf (a :+ b) = do
  s <- typeOf a
  t <- typeOf b
  if s || t then Left "not a number" else Right False
typeOf (c :? (a, b)) = do
  t <- typeOf c
  if not t then Left "not a truth" else do
    x <- typeOf a
    y <- typeOf b
    if x == y then Right x else Left "branches differ"

stepLam :: Term -> Maybe Term
stepLam (App (Lam b) a) = Just (subst 0 a b)
stepLam (App f a) = case stepLam f of
  Just f' -> Just (App f' a)
  Nothing -> App f <$> stepLam a
stepLam _ = Nothing

subst :: Int -> Term -> Term -> Term
subst k s (Var n)
  | n == k = s
  | n > k = Var (n - 1)
  | otherwise = Var n
subst k s (Lam b) = Lam (subst (k + 1) s b)
subst k s (App f a) = App (subst k s f) (subst k s a)

freeVars :: Term -> [Int]
freeVars = go 0
  where
    go d (Var n) = [n - d | n >= d]
    go d (Lam b) = go (d + 1) b
    go d (App f a) = go d f ++ go d a

balanced :: String -> Bool
balanced = go 0
  where
    go :: Int -> String -> Bool
    go n [] = n == 0
    go n ('(' : cs) = go (n + 1) cs
    go n (')' : cs) = n > 0 && go (n - 1) cs
    go n (_ : cs) = go n cs

parseNum :: String -> Maybe (Int, String)
parseNum s = case span isDigit s of
  ([], _) -> Nothing
  (ds, rest) -> Just (foldl (\n d -> 10 * n + ord d - 48) 0 ds, rest)

parseSum :: String -> Either String Int
parseSum s = case parseNum s of
  Nothing -> Left "number expected"
  Just (n, []) -> Right n
  Just (n, '+' : rest) -> (n +) <$> parseSum rest
  Just (_, c : _) -> Left ("unexpected " ++ [c])

tokens :: String -> [String]
tokens [] = []
tokens (' ' : cs) = tokens cs
tokens s@(c : cs)
  | isDigit c = let (d, rest) = span isDigit s in d : tokens rest
  | c `elem` "+*()" = [c] : tokens cs
  | otherwise = error ("bad character " ++ show c)

evalBool :: Form -> Bool
evalBool T = True
evalBool F = False
evalBool (Not f) = not (evalBool f)
evalBool (And f g) = evalBool f && evalBool g
evalBool (Or f g) = evalBool f || evalBool g

simplify :: Form -> Form
simplify (And T f) = simplify f
simplify (And F _) = F
simplify (Or T _) = T
simplify (Or F f) = simplify f
simplify (Not T) = F
simplify (Not F) = T
simplify f = f

runTape :: String -> [Int] -> [Int]
runTape [] tape = tape
runTape ('+' : cs) (x : xs) = runTape cs (x + 1 : xs)
runTape ('>' : cs) (x : xs) = x : runTape cs xs
runTape ('0' : cs) (_ : xs) = runTape cs (0 : xs)
runTape (_ : cs) tape = runTape cs tape

rle :: [Bool] -> [(Int, Bool)]
rle [] = []
rle (b : bs) = case rle bs of
  (n, c) : rest | b == c -> (n + 1, c) : rest
  rest -> (1, b) : rest

unrle :: [(Int, Char)] -> String
unrle ps = concat [replicate n c | (n, c) <- ps, n < 4]
