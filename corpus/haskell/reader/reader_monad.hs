-- Control.Monad.Reader: ask, asks, local, nested scopes, ReaderT over IO.
module Main where

import Control.Monad.Reader
import qualified Data.Map as M
import Data.Maybe (fromMaybe)

data Env = Env { depth :: Int, names :: M.Map String Int }

data Expr = Lit Int | Var String | Let String Expr Expr | Add Expr Expr

eval :: Expr -> Reader Env Int
eval (Lit n) = return n
eval (Var v) = asks (fromMaybe (-1) . M.lookup v . names)
eval (Add a b) = (+) <$> eval a <*> eval b
eval (Let v e b) = do
  x <- eval e
  local (\env -> env { names = M.insert v x (names env), depth = depth env + 1 }) (eval b)

walk :: Int -> ReaderT String IO ()
walk 0 = ask >>= liftIO . putStrLn . (++ "leaf")
walk n = do
  pre <- ask
  liftIO $ putStrLn (pre ++ show n)
  local ("  " ++) (walk (n - 1))
  when (n == 2) $ local (const "> ") (walk 0)

main :: IO ()
main = do
  print (runReader (eval (Let "x" (Lit 5) (Add (Var "x") (Let "x" (Lit 1) (Add (Var "x") (Var "y")))))) (Env 0 M.empty))
  runReaderT (walk 3) ""
  print (runReader (mapM (\x -> asks (* x)) [1, 2, 3]) 10)
  print (runReader (reader (+ 1) >>= \a -> ask >>= \b -> return (a, b)) 1)
  print ((do { a <- (+ 1); b <- (* 2); return (a + b) }) 5, (ask >>= \e -> asks (+ e)) 4)
  print (runReader (withReader length (asks (* 2))) "abc")
