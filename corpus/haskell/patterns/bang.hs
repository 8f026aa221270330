-- Bang patterns in arguments, lets, wheres and lambdas force what they match.
{-# LANGUAGE BangPatterns #-}
module Main where

import Control.Exception

strict :: Int -> Int -> Int
strict !_ y = y

mean :: [Double] -> Double
mean = go 0 (0 :: Int)
  where
    go !s !n [] = s / fromIntegral n
    go !s !n (x : xs) = go (s + x) (n + 1) xs

boom :: Int
boom = throw (ErrorCall "boom")

attempt :: a -> IO ()
attempt x = do
  r <- try (evaluate x)
  case r of
    Left (ErrorCall m) -> putStrLn ("caught " ++ m)
    Right _ -> putStrLn "fine"

(!) :: [a] -> Int -> a
xs ! n = xs !! n

main :: IO ()
main = do
  print (mean [1 .. 1000])
  attempt (strict boom 1)
  attempt (strict 1 1)
  attempt (let !x = boom in 5 :: Int)
  attempt (let x = boom in 5 :: Int)
  attempt (let !(a, _) = (boom, 1 :: Int) in 5 :: Int)
  attempt (let (!a, _) = (boom, 1 :: Int) in 5 :: Int)
  attempt ((\ !x -> ()) boom)
  attempt (case boom of !_ -> ())
  attempt (case boom of _ -> ())
  attempt (f 3)
  print ([1, 2, 3] ! 1, [4, 5]!0)
  where
    f n = n + 1 where !k = boom
