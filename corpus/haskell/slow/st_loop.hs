-- Imperative loops in ST with STRef: sums, gcd, Collatz, a linked list of references, bubble passes over a list of refs.
module Main where

import Control.Monad
import Control.Monad.ST
import Data.STRef

sumTo :: Int -> Int
sumTo n = runST $ do
  acc <- newSTRef 0
  i <- newSTRef 1
  let loop = do
        k <- readSTRef i
        when (k <= n) $ do
          modifySTRef' acc (+ (k * k `mod` 7))
          writeSTRef i (k + 1)
          loop
  loop
  readSTRef acc

gcdST :: Int -> Int -> Int
gcdST a0 b0 = runST $ do
  a <- newSTRef a0
  b <- newSTRef b0
  let loop = do
        y <- readSTRef b
        unless (y == 0) $ do
          x <- readSTRef a
          writeSTRef a y
          writeSTRef b (x `mod` y)
          loop
  loop
  readSTRef a

collatzMax :: Int -> (Int, Int)
collatzMax n = runST $ do
  best <- newSTRef (0, 0)
  forM_ [1 .. n] $ \k -> do
    c <- newSTRef 0
    x <- newSTRef k
    let go = do
          v <- readSTRef x
          when (v /= 1) $ do
            modifySTRef' c (+ 1)
            writeSTRef x $! if even v then v `div` 2 else 3 * v + 1
            go
    go
    cnt <- readSTRef c
    modifySTRef' best (max (cnt, k))
  readSTRef best

data Cell s = Nil | Cell Int (STRef s (Cell s))

listReverse :: [Int] -> [Int]
listReverse xs = runST $ do
  start <- foldM (\tl x -> do { r <- newSTRef tl; return (Cell x r) }) Nil (reverse xs)
  let rev prev Nil = return prev
      rev prev c@(Cell _ r) = do
        nxt <- readSTRef r
        writeSTRef r prev
        rev c nxt
      collect Nil = return []
      collect (Cell x r) = (x :) <$> (readSTRef r >>= collect)
  rev Nil start >>= collect

bubble :: [Int] -> ([Int], Int)
bubble xs = runST $ do
  refs <- mapM newSTRef xs
  swaps <- newSTRef 0
  let pass = do
        changed <- newSTRef False
        forM_ (zip refs (tail refs)) $ \(p, q) -> do
          a <- readSTRef p
          b <- readSTRef q
          when (a > b) $ do
            writeSTRef p b
            writeSTRef q a
            writeSTRef changed True
            modifySTRef' swaps (+ 1)
        again <- readSTRef changed
        when again pass
  pass
  (,) <$> mapM readSTRef refs <*> readSTRef swaps

main :: IO ()
main = do
  print (sumTo 300000)
  print (sum [ gcdST a b | a <- [1 .. 130], b <- [1 .. 130] ])
  print (collatzMax 3500)
  print (take 5 (listReverse [1 .. 60000]), sum (listReverse [1 .. 50000]))
  let (ys, n) = bubble [ (i * 37 + 11) `mod` 401 | i <- [1 .. 350] ]
  print (take 10 ys, n)
