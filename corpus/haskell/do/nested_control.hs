-- Control flow in IO built from functions: loops with breaks, while, until, for with accumulators.
module Main where

import Control.Monad
import Control.Exception
import Data.IORef

while :: IO Bool -> IO () -> IO ()
while cond body = do
  c <- cond
  when c $ do
    body
    while cond body

loopWhile :: Monad m => (a -> Bool) -> (a -> m a) -> a -> m a
loopWhile p step x
  | p x = step x >>= loopWhile p step
  | otherwise = return x

data Break = Break Int deriving Show
instance Exception Break

main :: IO ()
main = do
  i <- newIORef 0
  while (do { v <- readIORef i; return (v < 3) }) $ do
    v <- readIORef i
    putStrLn ("i = " ++ show v)
    writeIORef i (v + 1)
  x <- loopWhile (< 100) (\v -> do
      putStr (show v ++ " ")
      return (v * 3)) 1
  print x
  r <- try (forM_ [1 ..] $ \n -> if n * n > 50 then throwIO (Break n) else return ())
  case r of
    Left (Break n) -> putStrLn ("broke at " ++ show n)
    Right () -> return ()
  let collatz n steps
        | n == 1 = return steps
        | even n = collatz (n `div` 2) (steps + 1)
        | otherwise = collatz (3 * n + 1) (steps + 1)
  s <- collatz 27 0
  print s
  total <- foldM (\acc (a, op) ->
      case op of
        '+' -> do
          putStrLn ("add " ++ show a)
          return (acc + a)
        '*' | acc == 0 -> return 0
            | otherwise -> return (acc * a)
        _ -> do
          putStrLn "ignored"
          return acc)
    1 [(2, '+'), (5, '*'), (7, '?')]
  print total
  forM_ [1 .. 3] $ \a ->
    forM_ [a .. 3] $ \b ->
      unless (a == b) $
        putStrLn (show a ++ show b)
