-- The syntax.
module Lang.Syntax (Expr (..), Stmt (..), Name) where

type Name = String

infixl 6 :+:
infixl 7 :*:
infix 1 :=

data Expr = Lit Int | Var Name | Expr :+: Expr | Expr :*: Expr deriving (Show, Eq)
data Stmt = Name := Expr | Print Expr deriving (Show)
