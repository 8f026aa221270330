-- exitFailure passes handlers of other types, and a handler of all exceptions can replace it.
{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import Control.Exception
import System.Exit

main :: IO ()
main = do
  exitFailure `catch` \(e :: SomeException) -> case fromException e of
    Just (ExitFailure n) -> putStrLn ("exit " ++ show n)
    _ -> putStrLn "other"
  r <- try (exitWith ExitSuccess)
  print (r :: Either ExitCode ())
  print (ExitFailure 2 == ExitFailure 2, [ExitSuccess, ExitFailure (-1)])
  (exitWith (ExitFailure 42) `catch` \(e :: ArithException) -> putStrLn "wrong handler")
  putStrLn "unreachable"
