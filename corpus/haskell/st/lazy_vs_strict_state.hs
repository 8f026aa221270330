-- Mutable algorithms in ST: permutation shuffle, matrix, queue by two references, memo.
module Main where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.STRef

shuffle :: Int -> [a] -> [a]
shuffle seed xs = elems (runSTArray (do
  let n = length xs
  arr <- newListArray (0, n - 1) xs
  g <- newSTRef seed
  forM_ [n - 1, n - 2 .. 1] $ \i -> do
    modifySTRef' g (\s -> (s * 1103515245 + 12345) `mod` 2147483648)
    s <- readSTRef g
    let j = (s `div` 65536) `mod` (i + 1)
    a <- readArray arr i
    b <- readArray arr j
    writeArray arr i b
    writeArray arr j a
  return arr))

floyd :: Int -> [(Int, Int, Int)] -> Array (Int, Int) Int
floyd n es = runSTArray $ do
  d <- newArray ((1, 1), (n, n)) 999
  forM_ [1 .. n] $ \i -> writeArray d (i, i) 0
  forM_ es $ \(a, b, w) -> writeArray d (a, b) w
  forM_ (liftM3' [1 .. n]) $ \(k, i, j) -> do
    ij <- readArray d (i, j)
    ik <- readArray d (i, k)
    kj <- readArray d (k, j)
    when (ik + kj < ij) $ writeArray d (i, j) (ik + kj)
  return d
  where liftM3' xs = [(k, i, j) | k <- xs, i <- xs, j <- xs]

josephus :: Int -> Int -> [Int]
josephus n k = runST $ do
  q <- newSTRef [1 .. n]
  out <- newSTRef []
  let loop = do
        xs <- readSTRef q
        unless (null xs) $ do
          let (a, b) = splitAt ((k - 1) `mod` length xs) xs
          modifySTRef out (head b :)
          writeSTRef q (tail b ++ a)
          loop
  loop
  reverse <$> readSTRef out

main :: IO ()
main = do
  print (shuffle 1 [1 .. 10])
  print (shuffle 99 "abcdefgh")
  print (elems (floyd 4 [(1, 2, 5), (2, 3, 3), (3, 4, 1), (1, 4, 20), (4, 1, 2)]))
  print (josephus 10 3)
