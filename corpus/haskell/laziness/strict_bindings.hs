-- Strict: arguments, let and where are evaluated, a tilde makes them lazy, top-level bindings stay lazy.
{-# LANGUAGE Strict #-}
module Main where

import Control.Exception

bottom :: Int
bottom = error "bottom"

first :: Int -> Int -> Int
first x ~_ = x

second :: Int -> Int -> Int
second _ y = y

bound :: Int -> Int
bound n = let unused = 1 `div` n in 5

lazily :: Int -> Int
lazily n = let ~unused = 1 `div` n in 5

inWhere :: Int -> Int
inWhere n = 6
  where unused = 1 `div` n

inner :: Int -> Int
inner n = case (n, bottom') of (a, _) -> a
  where ~bottom' = 1 `div` (n - n)

probe :: String -> (() -> Int) -> IO ()
probe what ~f = do
  ~r <- try (evaluate (f ()))
  putStrLn (what ++ ": " ++ either (\e -> const "bottom" (e :: SomeException)) show r)

main :: IO ()
main = do
  probe "lazy argument" (\_ -> first 1 bottom)
  probe "strict argument" (\_ -> first bottom 1)
  probe "unused argument" (\_ -> second bottom 1)
  probe "let" (\_ -> bound 0)
  probe "lazy let" (\_ -> lazily 0)
  probe "where" (\_ -> inWhere 0)
  probe "inside of a tuple" (\_ -> inner 4)
