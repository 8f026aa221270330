-- Semaphores come with threads.
module Main where

import Control.Concurrent

main :: IO ()
main = do
  s <- newQSem 2
  waitQSem s
  signalQSem s
  n <- newQSemN 3
  waitQSemN n 2
  signalQSemN n 2
  waitQSemN n 3
  putStrLn "done"
