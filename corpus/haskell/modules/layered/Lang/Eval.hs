-- The meaning.
module Lang.Eval (run) where

import qualified Data.Map as Map
import Lang.Syntax
import qualified Lang.Internal.Env as Env
import Lang.Internal.Env (Env)

eval :: Env -> Expr -> Either String Int
eval _ (Lit n) = Right n
eval env (Var v) = maybe (Left ("unbound " ++ v)) Right (Env.find v env)
eval env (a :+: b) = (+) <$> eval env a <*> eval env b
eval env (a :*: b) = (*) <$> eval env a <*> eval env b

run :: [Stmt] -> ([String], [(Name, Int)])
run = go Env.empty
  where
    go env [] = ([], Env.dump env)
    go env ((v := e) : rest) = case eval env e of
      Left err -> ([err], Env.dump env)
      Right n -> go (Env.bind v n env) rest
    go env (Print e : rest) =
      let (out, final) = go env rest
      in (either ("error: " ++) show (eval env e) : out, final)
