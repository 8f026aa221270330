-- Overlapping equations, order of matching, and matching that forces only what it must.
module Main where

import Control.Exception

f :: Bool -> Bool -> Int
f True _ = 1
f _ True = 2
f False False = 3

g :: Int -> [Int] -> Int
g 0 _ = 0
g _ [] = 1
g n (x : xs) | n == x = 2
             | null xs = 3
g _ (_ : y : _) = y

partialOr :: Bool -> Bool -> Bool
partialOr True _ = True
partialOr _ b = b

data T = A | B | C deriving (Eq, Show)
h :: T -> T -> String
h A A = "AA"
h A _ = "A_"
h _ A = "_A"
h x y | x == y = "same"
h B C = "BC"
h _ _ = "CB"

lazyArg :: (Int, Int) -> Int -> Int
lazyArg _ 0 = 0
lazyArg (a, b) _ = a + b

probe :: Show a => a -> IO ()
probe x = do
  r <- try (evaluate x)
  putStrLn (either (\e -> const "bottom" (e :: ErrorCall)) show r)

main :: IO ()
main = do
  let bot = error "bottom"
  print [f a b | a <- [True, False], b <- [True, False]]
  print [g 0 undefined, g 5 [], g 5 [5], g 5 [4], g 5 [4, 9]]
  probe (f True bot)
  probe (f bot True)
  probe (partialOr True bot)
  probe (lazyArg bot 0)
  probe (lazyArg (1, 2) 1)
  probe (lazyArg bot 1)
  probe (case bot of { _ | False -> 1; _ -> 2 :: Int })
  probe (case (bot, 1) of { (_, 1) -> 'k'; _ -> 'n' })
  probe (case [bot, 2] of { [_, _] -> "two"; _ -> "" })
  probe (case bot of { (_, _) -> 1 :: Int })
  print [h x y | x <- [A, B, C], y <- [A, B, C]]
