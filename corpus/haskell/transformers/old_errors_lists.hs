-- ErrorT and ListT, which older programs use.
module Main where

import Control.Monad.Error
import Control.Monad.List
import Control.Monad.State

type Eval = ErrorT String (State Int)

safeDiv :: Int -> Int -> Eval Int
safeDiv _ 0 = throwError "division by zero"
safeDiv a b = modify (+ 1) >> return (a `div` b)

run :: Eval a -> (Either String a, Int)
run m = runState (runErrorT m) 0

pairs :: ListT (State Int) (Int, Char)
pairs = do
  x <- ListT (return [1, 2, 3])
  lift (modify (+ x))
  guard (odd x)
  c <- ListT (return "ab")
  return (x, c)

main :: IO ()
main = do
  print (run (safeDiv 10 2 >>= safeDiv 100))
  print (run (safeDiv 1 0 `catchError` (\e -> return (length e))))
  print (run (do { Just x <- return (Nothing :: Maybe Int); return x } `mplus` return 7))
  print (run (fail "no" :: Eval ()))
  print (runState (runListT pairs) 0)
  r <- runErrorT (do { liftIO (putStrLn "in io"); throwError (strMsg "late") }) :: IO (Either String ())
  print r
