-- Sharing made visible by a counter behind unsafePerformIO: a value in a let runs its action once.
module Main where

import Data.IORef
import System.IO.Unsafe (unsafePerformIO)
import Control.Exception (evaluate)

{-# NOINLINE counter #-}
counter :: IORef Int
counter = unsafePerformIO (newIORef 0)

tick :: a -> a
tick x = unsafePerformIO (modifyIORef counter (+ 1) >> return x)
{-# NOINLINE tick #-}

count :: IO () -> IO Int
count act = do
  writeIORef counter 0
  act
  readIORef counter

main :: IO ()
main = do
  count (let x = tick 3 in print (x + x + x)) >>= print
  count (let f y = tick (y + 1) in print (f 1 + f 1)) >>= print
  count (let xs = map tick [1 .. 5] in print (xs !! 2, length xs)) >>= print
  count (let xs = map tick [1 .. 5] in print (sum xs, product xs)) >>= print
  count (let (a, b) = tick (1, 2) in print (a + b)) >>= print
  count (print (fst (1, tick 2))) >>= print
  count (do { x <- evaluate (tick 'a'); print [x, x] }) >>= print
