-- | Simply typed lambda calculus with a type checker. Run backwards, the checker finds the programs of a type: its
-- inhabitants, which are the proofs of a proposition.
module Types where

data Type = A | B | C | Type :-> Type
  deriving (Eq, Show)

infixr 5 :->

-- | Variables count the binders between their use and their own (de Bruijn's indices), so that no two programs
-- differ in names only. The argument of an application has its type with it.
data Term
  = Var Index
  | Lam Type Term
  | App Term Term
  deriving (Eq, Show)

data Index = Here | Next Index
  deriving (Eq, Show)

-- | The type of a term, where the variables in scope have these; nothing if it has none.
typeOf :: [Type] -> Term -> Maybe Type
typeOf scope (Var index) = nth scope index
typeOf scope (Lam a body) = do
  b <- typeOf (a : scope) body
  Just (a :-> b)
typeOf scope (App f x) = do
  function <- typeOf scope f
  argument <- typeOf scope x
  case function of
    a :-> b | a == argument -> Just b
    _ -> Nothing

nth :: [Type] -> Index -> Maybe Type
nth [] _ = Nothing
nth (t : _) Here = Just t
nth (_ : ts) (Next index) = nth ts index

-- | The programs of a type without variables from outside.
inhabits :: Term -> Type -> Bool
inhabits term ty = typeOf [] term == Just ty

-- | The one of composition.
composes :: Term -> Bool
composes term = term `inhabits` ((B :-> C) :-> (A :-> B) :-> A :-> C)

-- ? inhabits e (A :-> A)
-- ? inhabits e (A :-> B :-> A)
-- ? composes e
-- ? inhabits (Lam A (Var Here)) t
