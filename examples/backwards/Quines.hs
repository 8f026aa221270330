-- | A miniature Scheme: quoted data, pairs, variables, functions of one argument. Its programs are data, and
-- 'reflect' says which: a quine is a program whose value is the program itself.
--
-- > eval [] e == Just (Datum (reflect e))
module Quines where

type Name = String

-- | What a program can quote, and what programs are when they are written down.
data Sexp
  = Quote | List | Lambda
  | Name Name
  | Nil
  | Cons Sexp Sexp
  deriving (Eq, Show)

-- | Programs: a variable, @(quote d)@, @(list e ..)@, @(lambda (x) e)@, @(e e)@.
data Expr
  = Var Name
  | Quoted Sexp
  | Listed [Expr]
  | Lam Name Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value
  = Datum Sexp
  | Closure Name Expr [(Name, Value)]
  deriving (Eq, Show)

-- | A program as it is written down.
reflect :: Expr -> Sexp
reflect (Var x) = Name x
reflect (Quoted d) = Cons Quote (Cons d Nil)
reflect (Listed es) = Cons List (reflectAll es)
reflect (Lam x e) = Cons Lambda (Cons (Cons (Name x) Nil) (Cons (reflect e) Nil))
reflect (App f a) = Cons (reflect f) (Cons (reflect a) Nil)

reflectAll :: [Expr] -> Sexp
reflectAll [] = Nil
reflectAll (e : es) = Cons (reflect e) (reflectAll es)

-- | The value of a program; nothing if it is stuck.
eval :: [(Name, Value)] -> Expr -> Maybe Value
eval env (Var x) = lookup x env
eval _ (Quoted d) = Just (Datum d)
eval env (Listed es) = fmap Datum (evalAll env es)
eval env (Lam x e) = Just (Closure x e env)
eval env (App f a) = do
  closure <- eval env f
  argument <- eval env a
  case closure of
    Closure x body saved -> eval ((x, argument) : saved) body
    Datum _ -> Nothing

-- | The values of expressions as a list of data.
evalAll :: [(Name, Value)] -> [Expr] -> Maybe Sexp
evalAll _ [] = Just Nil
evalAll env (e : es) = do
  value <- eval env e
  rest <- evalAll env es
  case value of
    Datum d -> Just (Cons d rest)
    Closure _ _ _ -> Nothing

-- | A program whose value is itself.
quine :: Expr -> Bool
quine p = eval [] p == Just (Datum (reflect p))

-- | Two programs, different ones, each the value of the other.
twine :: Expr -> Expr -> Bool
twine p q = p /= q && eval [] p == Just (Datum (reflect q)) && eval [] q == Just (Datum (reflect p))

-- | Three programs, each the value of the one before.
thrine :: Expr -> Expr -> Expr -> Bool
thrine p q r =
  p /= q && q /= r && p /= r
    && eval [] p == Just (Datum (reflect q))
    && eval [] q == Just (Datum (reflect r))
    && eval [] r == Just (Datum (reflect p))

-- ? eval [] p == Just (Datum (reflect p))
-- ? twine p q
-- ? thrine p q r
