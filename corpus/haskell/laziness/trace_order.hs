-- Debug.Trace writes to stderr, so stdout only shows the results.
module Main where

import Debug.Trace

f :: Int -> Int
f x = trace ("f " ++ show x) (x + 1)

g :: Int -> Int -> Int
g a b | traceShow (a, b) False = undefined
g a _ = a * 2

main :: IO ()
main = do
  print (f 1 + f 2)
  print (g 3 4)
  traceM "in a monad"
  print (traceShowId (5 :: Int))
  let x = trace "once" 10 in print (x + x)
  traceIO "end"
  print (traceId "s")
