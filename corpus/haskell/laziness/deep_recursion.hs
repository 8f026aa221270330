-- Recursion a hundred thousand calls deep, which must not run out of stack.
module Main where

import Data.List (foldl')
import qualified Data.Map as M

count :: Int -> Int
count 0 = 0
count n = 1 + count (n - 1)

evens, odds :: [a] -> [a]
evens (x : xs) = x : odds xs
evens [] = []
odds (_ : xs) = evens xs
odds [] = []

data Nat = Z | S Nat
toNat :: Int -> Nat
toNat 0 = Z
toNat n = S (toNat (n - 1))
fromNat :: Nat -> Int
fromNat Z = 0
fromNat (S n) = 1 + fromNat n

nested :: Int -> Maybe Int
nested 0 = Just 0
nested n = do
  r <- nested (n - 1)
  return (r + 1)

main :: IO ()
main = do
  print (count 100000)
  print (foldr (+) 0 [1 .. 100000], foldl (+) 0 [1 .. 100000], foldl' (+) 0 [1 .. 100000], sum [1 .. 100000])
  print (length (evens [1 .. 100000]))
  print (fromNat (toNat 50000))
  print (nested 20000)
  print (foldr (\x k acc -> k (acc + x)) id [1 .. 50000] 0)
  print (length (show (product [1 .. 500 :: Integer])))
  print (M.foldr (+) 0 (foldr (\i m -> M.insertWith (+) (i `mod` 10) i m) M.empty [1 .. 20000]))
  print (last (scanl (+) 0 [1 .. 50000]), iterate (+ 1) 0 !! 50000)
  xs <- mapM return [1 .. 20000]
  print (length xs, maximum (concatMap (replicate 2) xs))
