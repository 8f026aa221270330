-- Left and right sections, of backquoted names, operators and constructors.
module Main where

import Data.List (foldl')

infixl 6 <->
(<->) :: Int -> Int -> Int
a <-> b = a * 2 - b

main :: IO ()
main = do
  print (map (2 ^) [1 .. 5], map (^ 2) [1 .. 5])
  print (map (`div` 2) [10, 11], map (100 `div`) [3, 7])
  print (map (subtract 2) [5, 6], map (\x -> x - 2) [5, 6])
  print ((<-> 1) 5, (1 <->) 5, (1 + 2 <->) 4)
  print (map (: []) "abc", map ('x' :) ["a", "b"])
  print ((`elem` "aeiou") 'e', ("abc" ++) "d", (++ "abc") "d")
  print (((,) 1) 2, ((,,) 1 2) 3, (,) 'a' 'b')
  print (foldr (.) id [(+ 1), (* 2)] 5)
  print ((.) (+ 1) (* 2) 5, ((+ 1) .) (* 2) 5, (. (+ 1)) (* 2) 5)
  print (map ($ 3) [(+ 1), (* 2), (`mod` 2)])
  print (($ 4) . (+) $ 5)
  print (zipWith ($) [succ, pred] [10, 20], (`foldr` 0) (+) [1, 2, 3])
  print ((subtract 1 . (* 3)) 4, (2 *) <$> [1, 2], (+) `foldl'` 0 $ [1, 2, 3])
  print ((`f` 2) 10, (10 `f`) 2)
  where f a b = a - b
