-- Mutable arrays in ST and IO: sieve, sorting, union-find, unboxed results.
{-# LANGUAGE FlexibleContexts #-}
module Main where

import Control.Monad
import Control.Monad.ST
import Data.Array.ST
import Data.Array.Unboxed
import Data.Array.IO

sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    p <- readArray a i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray a j False
  return a

bubble :: [Int] -> [Int]
bubble xs = elems (runSTArray (do
  let n = length xs
  a <- newListArray (0, n - 1) xs
  forM_ [0 .. n - 2] $ \i ->
    forM_ [0 .. n - 2 - i] $ \j -> do
      x <- readArray a j
      y <- readArray a (j + 1)
      when (x > y) $ writeArray a j y >> writeArray a (j + 1) x
  return a))

components :: Int -> [(Int, Int)] -> Int
components n es = runST $ do
  parent <- newListArray (0, n - 1) [0 .. n - 1] :: ST s (STUArray s Int Int)
  let find x = do
        p <- readArray parent x
        if p == x then return x else do
          r <- find p
          writeArray parent x r
          return r
  forM_ es $ \(a, b) -> do
    ra <- find a
    rb <- find b
    unless (ra == rb) $ writeArray parent ra rb
  roots <- mapM find [0 .. n - 1]
  return (length (filter id (zipWith (==) roots [0 ..])))

main :: IO ()
main = do
  print [i | (i, True) <- assocs (sieve 50)]
  print (bubble [5, 2, 9, 1, 5, 6])
  print (components 6 [(0, 1), (1, 2), (3, 4)])
  io <- newArray (0, 3) 0 :: IO (IOUArray Int Int)
  forM_ [0 .. 3] $ \i -> writeArray io i (i * i)
  getElems io >>= print
  getBounds io >>= print
  frozen <- freeze io :: IO (UArray Int Int)
  print (frozen ! 2, bounds frozen, accumArray (+) 0 (0, 2) [(0, 1.5), (2, 2), (0, 1)] :: UArray Int Double)
  m <- thaw (listArray (0, 1) "ab" :: UArray Int Char) :: IO (IOArray Int Char)
  writeArray m 0 'z'
  getAssocs m >>= print
