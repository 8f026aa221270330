-- | A small functional language with lists, and a program in it: @append@, written in the language, run backwards
-- through its interpreter. Nothing here knows of searching.
module Interpreter where

type Name = String

data Expr
  = Var Name
  | Nil
  | Cons Expr Expr
  | Number Int
  | Call Name [Expr]
  | -- | @case e of { [] -> a; x : y -> b }@
    Match Expr Expr Name Name Expr
  deriving (Eq, Show)

data Value = Num Int | Empty | Pair Value Value
  deriving (Eq, Show)

-- | A function: its name, its parameters, its body.
data Function = Function Name [Name] Expr
  deriving (Eq, Show)

type Env = [(Name, Value)]

-- | The value of an expression; nothing if it is stuck.
eval :: [Function] -> Env -> Expr -> Maybe Value
eval _ env (Var x) = lookup x env
eval _ _ Nil = Just Empty
eval _ _ (Number n) = Just (Num n)
eval program env (Cons head tail) = do
  first <- eval program env head
  rest <- eval program env tail
  Just (Pair first rest)
eval program env (Call name args) = do
  values <- evalAll program env args
  (params, body) <- find name program
  inner <- bind params values
  eval program inner body
eval program env (Match list empty x y full) = do
  value <- eval program env list
  case value of
    Empty -> eval program env empty
    Pair first rest -> eval program ((x, first) : (y, rest) : env) full
    Num _ -> Nothing

evalAll :: [Function] -> Env -> [Expr] -> Maybe [Value]
evalAll _ _ [] = Just []
evalAll program env (e : es) = do
  value <- eval program env e
  values <- evalAll program env es
  Just (value : values)

find :: Name -> [Function] -> Maybe ([Name], Expr)
find _ [] = Nothing
find name (Function other params body : rest)
  | name == other = Just (params, body)
  | otherwise = find name rest

bind :: [Name] -> [Value] -> Maybe Env
bind [] [] = Just []
bind (x : xs) (v : vs) = fmap ((x, v) :) (bind xs vs)
bind _ _ = Nothing

-- | @append x y = case x of { [] -> y; a : r -> a : append r y }@
library :: [Function]
library =
  [ Function "append" ["x", "y"]
      (Match (Var "x") (Var "y") "a" "r" (Cons (Var "a") (Call "append" [Var "r", Var "y"])))
  ]

-- | What @append x y@ gives in the language.
append :: Value -> Value -> Maybe Value
append x y = eval library [("x", x), ("y", y)] (Call "append" [Var "x", Var "y"])

list :: [Int] -> Value
list = foldr (Pair . Num) Empty

splits5, splits50 :: Value -> Value -> Bool
splits5 x y = append x y == Just (list [1 .. 4])
splits50 x y = append x y == Just (list [1 .. 49])

-- ? append x y == Just (Pair (Num 1) (Pair (Num 2) Empty))
-- ? eval library [] e == Just (Pair (Num 1) Empty)
