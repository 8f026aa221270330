-- Parallel comprehensions, monad comprehensions, and how a let in one is polymorphic.
{-# LANGUAGE ParallelListComp, MonadComprehensions #-}
module Main where

pairs :: [(Int, Char)]
pairs = [(n, c) | n <- [1 ..] | c <- "abc"]

three :: [(Int, Char, Bool)]
three = [(n, c, b) | n <- [1 .. 10], odd n | c <- "wxyz" | b <- cycle [True, False]]

addM :: Maybe Int -> Maybe Int -> Maybe Int
addM a b = [x + y | x <- a, y <- b, x < y]

main :: IO ()
main = do
  print pairs
  print three
  print (addM (Just 1) (Just 2), addM (Just 3) (Just 2), addM Nothing (Just 1))
  print [(f 'a', f True) | x <- [1, 2 :: Int], let f y = (x, y)]
  r <- [l1 ++ l2 | l1 <- return "io ", l2 <- return "too"]
  putStrLn r
