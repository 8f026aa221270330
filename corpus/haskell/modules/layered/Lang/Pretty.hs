-- How programs are written.
module Lang.Pretty (pretty) where

import Lang.Syntax

pretty :: Stmt -> String
pretty (v := e) = v ++ " := " ++ prettyE 0 e
pretty (Print e) = "print " ++ prettyE 0 e

prettyE :: Int -> Expr -> String
prettyE _ (Lit n) = show n
prettyE _ (Var v) = v
prettyE d (a :+: b) = paren (d > 6) (prettyE 6 a ++ " + " ++ prettyE 7 b)
prettyE d (a :*: b) = paren (d > 7) (prettyE 7 a ++ " * " ++ prettyE 8 b)

paren :: Bool -> String -> String
paren True s = "(" ++ s ++ ")"
paren False s = s
