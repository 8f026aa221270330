-- Stacks of transformers: ExceptT over State and StateT over Either differ in what survives.
{-# LANGUAGE FlexibleContexts #-}
module Main where

import Control.Monad.Except
import Control.Monad.State

type A = ExceptT String (State Int)
type B = StateT Int (Either String)

stepA :: Int -> A Int
stepA n = do
  modify (+ n)
  s <- get
  when (s > 10) $ throwError ("over " ++ show s)
  return (s * 2)

stepB :: Int -> B Int
stepB n = do
  modify (+ n)
  s <- get
  when (s > 10) $ throwError ("over " ++ show s)
  return (s * 2)

generic :: (MonadState Int m, MonadError String m) => Int -> m Int
generic n = do
  s <- get
  put (s * n)
  r <- (if n > 3 then throwError "big" else return n) `catchError` \e -> do
    modify (+ 1)
    return (length e)
  (s +) <$> pure r

main :: IO ()
main = do
  print (runState (runExceptT (mapM stepA [1, 2, 3])) 0)
  print (runState (runExceptT (mapM stepA [5, 6, 7])) 0)
  print (runStateT (mapM stepB [1, 2, 3]) 0)
  print (runStateT (mapM stepB [5, 6, 7]) 0)
  print (runState (runExceptT (stepA 20 `catchError` (\e -> return (length e)))) 0)
  print (runStateT (stepB 20 `catchError` (\e -> return (length e))) 0)
  print (runState (runExceptT (generic 5) :: State Int (Either String Int)) 2, runStateT (generic 5 :: B Int) 2, runStateT (generic 3 :: B Int) 2)
  r <- runExceptT (do { liftIO (putStrLn "in IO"); _ <- throwError "stop"; liftIO (putStrLn "never") }) :: IO (Either String ())
  print r
  print (runExcept (withExcept length (throwError "abc" :: Except String ())), either id show (runExcept (liftEither (Right 3))))
