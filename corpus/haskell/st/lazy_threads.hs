-- Lazy state threads: endless results, references that are read on demand.
module Main where

import Control.Monad.ST.Lazy
import Data.STRef.Lazy

fibs :: [Integer]
fibs = runST (do
  a <- newSTRef 0
  b <- newSTRef 1
  let loop = do
        x <- readSTRef a
        y <- readSTRef b
        writeSTRef a y
        writeSTRef b (x + y)
        rest <- loop
        return (x : rest)
  loop)

labels :: [String] -> [(Int, String)]
labels names = runST (do
  next <- newSTRef 1
  mapM (\name -> do { n <- readSTRef next; modifySTRef next (+ 1); return (n, name) }) names)

main :: IO ()
main = do
  print (take 12 fibs, fibs !! 100)
  print (take 3 (labels (cycle ["a", "b"])))
  print (runST (newSTRef 'x' >>= \r -> undefined >> readSTRef r >> return 'y'))
