{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE LambdaCase, TupleSections
           , MultiWayIf #-}
{-# OPTIONS_GHC -Wall -fno-warn-unused-binds #-}
{-# OPTIONS -Wno-type-defaults #-}
-- Pragmas in all usual places: they change nothing about the result.
module Main {-# WARNING "just a program" #-} (main) where

import Data.List (foldl')
import qualified Data.Map as Map

{-# INLINE square #-}
square :: Int -> Int
square x = x * x

{-# NOINLINE cube #-}
cube :: Int -> Int
cube x = x * square x
{-# SPECIALIZE total :: [Int] -> Int #-}
total :: Num a => [a] -> a
total = foldl' (+) 0

{-# RULES "square/zero" square 0 = 0 #-}
{-# DEPRECATED oldName "use square" #-}
oldName :: Int -> Int
oldName = square

data P = P {-# UNPACK #-} !Int {-# NOUNPACK #-} !Int deriving (Show)

class C a where
  {-# MINIMAL op #-}
  op :: a -> Int
  op' :: a -> Int
  op' = op
  {-# INLINE op' #-}
instance C Int where
  {-# INLINE op #-}
  op = (+ 1)

main :: IO ()
main = do
  print (square 3, cube 2, total [1, 2, 3 :: Int])
  print (P 1 2, op' (4 :: Int))
  print $ {-# SCC "expensive" #-} sum (map square [1 .. 10])
  print (Map.toList (Map.fromList (map (,()) "ab")), (\case { 1 -> 'a'; _ -> 'b' }) (1 :: Int))
  let !x = if | total [1 :: Int] > 0 -> "pos" | otherwise -> "neg"
  putStrLn x
