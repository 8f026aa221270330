-- MaybeT, RWS, ContT and Identity from the library, lifted through each other.
module Main where

import Control.Monad.RWS
import Control.Monad.Trans.Maybe
import Control.Monad.Cont
import Data.Functor.Identity
import Control.Applicative

look :: String -> [(String, Int)] -> MaybeT IO Int
look k kvs = do
  lift (putStrLn ("look " ++ k))
  MaybeT (return (lookup k kvs))

sim :: RWS Int [String] Int Bool
sim = do
  limit <- ask
  n <- get
  tell ["n=" ++ show n]
  if n >= limit then return True else do
    put (n * 2)
    local (subtract 1) sim

search :: ContT r IO Int
search = callCC $ \exit -> do
  forM_ [1 ..] $ \n -> do
    lift (putStr (show n ++ " "))
    when (n * n > 20) $ exit n
  return 0

main :: IO ()
main = do
  let env = [("a", 1), ("b", 2)]
  runMaybeT ((+) <$> look "a" env <*> look "b" env) >>= print
  runMaybeT ((+) <$> look "z" env <*> look "b" env) >>= print
  runMaybeT (look "z" env <|> look "a" env <|> look "b" env) >>= print
  runMaybeT (do { x <- look "a" env; guard (x > 5); return x }) >>= print
  print (runRWS sim 20 1)
  print (evalRWS sim 3 1, execRWS sim 3 1)
  runContT search print
  print (runIdentity (forM [1, 2] (Identity . (+ 1))), runCont (return 3) id)
  print (runCont (do { a <- cont (\k -> k 1 ++ k 2); b <- cont (\k -> k 'x' ++ k 'y'); return (a, b) }) (\p -> [p]))
