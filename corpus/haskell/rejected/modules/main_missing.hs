-- wrong: main is not defined (line 1)
module Main where

start :: IO ()
start = putStrLn "hello"
