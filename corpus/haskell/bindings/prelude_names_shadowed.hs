-- Local names that hide Prelude functions: arguments, lets, fields of patterns, whole functions.
module Main where

import Prelude hiding (lookup, filter)

data Entry = Entry { key :: Int, id' :: String }

lookup :: Int -> [(Int, a)] -> a -> a
lookup k kvs def = go kvs
  where go [] = def
        go ((k', v) : rest) | k == k' = v
                            | otherwise = go rest

sumOf :: [Int] -> Int
sumOf map = foldr (+) 0 map

f :: Int -> Int -> Int
f id max = let min = id * max; succ = min + 1 in succ

filter :: Int
filter = 42

g :: (Int, Int) -> Int
g (fst, snd) = fst - snd

main :: IO ()
main = do
  let lines = ["a", "b"]
      words = length lines
      show' = show
  print (lookup 2 [(1, 'a'), (2, 'b')] 'z', sumOf [1, 2, 3], f 3 4, filter, g (10, 3))
  print (words, lines)
  let print x = putStrLn ("<" ++ x ++ ">") in print (show' words)
  let head = 5
      tail (x : xs) = xs
      tail [] = []
  print (head, tail "abc")
  mapM_ (\not -> print (not + 1)) [1, 2]
  let (+) = (-) in print (5 + 3)
  print ([length | length <- [1, 2], odd length], let otherwise = False in if otherwise then 1 else 2)
  print (case [1, 2] of { reverse : last -> (reverse, last); _ -> (0, []) })
