-- | Lambda calculus with environments, closures and numbers, in four ways: one that is right, and three that get the
-- scope of variables wrong. Every evaluator is total: a program that is stuck gives 'Nothing'.
--
-- Run backwards, two of them find the programs that tell them apart:
--
-- > evalDynamic e == Just 137 && evalLexical e == Just 42
module Scope where

type Name = String

data Expr
  = Num Integer
  | Var Name
  | Lam Name Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value
  = Number Integer
  | Closure Name Expr Env
  deriving (Eq, Show)

type Env = [(Name, Value)]

-- | Lexical scope: a function sees the variables of the place where it was made.
lexical :: Env -> Expr -> Maybe Value
lexical _ (Num n) = Just (Number n)
lexical env (Var x) = lookup x env
lexical env (Lam x body) = Just (Closure x body env)
lexical env (App f a) = do
  closure <- lexical env f
  argument <- lexical env a
  case closure of
    Closure x body saved -> lexical ((x, argument) : saved) body
    Number _ -> Nothing

-- | Dynamic scope: a function sees the variables of the place where it is called.
dynamic :: Env -> Expr -> Maybe Value
dynamic _ (Num n) = Just (Number n)
dynamic env (Var x) = lookup x env
dynamic env (Lam x body) = Just (Closure x body [])
dynamic env (App f a) = do
  closure <- dynamic env f
  argument <- dynamic env a
  case closure of
    Closure x body _ -> dynamic ((x, argument) : env) body
    Number _ -> Nothing

-- | Wrong in a subtler way: the parameter goes behind the saved variables, so that an outer one of the same name wins.
behind :: Env -> Expr -> Maybe Value
behind _ (Num n) = Just (Number n)
behind env (Var x) = lookup x env
behind env (Lam x body) = Just (Closure x body env)
behind env (App f a) = do
  closure <- behind env f
  argument <- behind env a
  case closure of
    Closure x body saved -> behind (saved ++ [(x, argument)]) body
    Number _ -> Nothing

-- | Wrong where arguments are evaluated: they see the variables of the function that is applied.
inside :: Env -> Expr -> Maybe Value
inside _ (Num n) = Just (Number n)
inside env (Var x) = lookup x env
inside env (Lam x body) = Just (Closure x body env)
inside env (App f a) = do
  closure <- inside env f
  case closure of
    Closure x body saved -> do
      argument <- inside (saved ++ env) a
      inside ((x, argument) : saved) body
    Number _ -> Nothing

-- | The number that a closed program computes.
number :: Maybe Value -> Maybe Integer
number (Just (Number n)) = Just n
number _ = Nothing

evalLexical, evalDynamic, evalBehind, evalInside :: Expr -> Maybe Integer
evalLexical e = number (lexical [] e)
evalDynamic e = number (dynamic [] e)
evalBehind e = number (behind [] e)
evalInside e = number (inside [] e)

-- | Programs on which dynamic scope gives 137 and lexical scope 42.
differ :: Expr -> Bool
differ e = evalDynamic e == Just 137 && evalLexical e == Just 42

-- | The same question with its parts the other way round: the order must not matter.
differ' :: Expr -> Bool
differ' e = evalLexical e == Just 42 && evalDynamic e == Just 137

-- ? evalDynamic e == Just 137 && evalLexical e == Just 42
-- ? evalInside e /= evalLexical e
-- ? evalBehind e /= evalLexical e
