-- Control.Monad.State: get, put, modify, gets, state, evalState, mapM in state.
module Main where

import Control.Monad.State
import qualified Data.Map as M

type Stack = [Int]

push :: Int -> State Stack ()
push x = modify (x :)

pop :: State Stack (Maybe Int)
pop = state $ \s -> case s of
  [] -> (Nothing, [])
  x : xs -> (Just x, xs)

fresh :: State (Int, M.Map String Int) Int
fresh = do
  (n, m) <- get
  put (n + 1, m)
  return n

intern :: String -> State (Int, M.Map String Int) Int
intern s = do
  known <- gets (M.lookup s . snd)
  case known of
    Just i -> return i
    Nothing -> do
      i <- fresh
      modify (fmap (M.insert s i))
      pure i

fibs :: Int -> Integer
fibs n = evalState (replicateM_ n (modify (\(a, b) -> (b, a + b))) >> gets fst) (0, 1)

countdown :: StateT Int IO ()
countdown = do
  n <- get
  when (n > 0) $ do
    lift (putStr (show n ++ " "))
    liftIO (putStr "")
    put (n - 1)
    countdown

main :: IO ()
main = do
  print (runState (push 1 >> push 2 >> pop) [])
  print (evalState (pop >>= \a -> pop >>= \b -> return (a, b)) [7])
  print (execState (mapM_ push [1 .. 5]) [])
  print (runState (mapM intern (words "a b a c b")) (0, M.empty))
  print (fibs 50)
  execStateT countdown 4 >>= print
  print (evalState (forM "hello" (\c -> do { n <- get; modify' (+ 1); return (n, c) })) 0)
  print (runState (zipWithM (\a b -> state (\s -> (a * b, s + a))) [1, 2] [3, 4]) 10)
  print (evalState (withState (* 2) get) 5, runState (when False (put 3) >> unless False (put 4)) 0)
