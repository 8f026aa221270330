-- Lazy patterns: matched only when a variable of theirs is needed.
module Main where

import Control.Exception

f :: (Int, Int) -> Int
f ~(_, _) = 1

g :: [Int] -> Int -> Int
g ~(x : _) 0 = 0
g ~(x : _) _ = x

lazySplit :: [a] -> ([a], [a])
lazySplit [] = ([], [])
lazySplit (x : xs) = let ~(a, b) = lazySplit xs in (x : b, a)

nested :: Maybe (Int, [Int]) -> Int
nested ~(Just ~(a, ~(b : _))) = 7

main :: IO ()
main = do
  print (f undefined)
  print (g [] 0, g [5] 1)
  r <- try (evaluate (g [] 1)) :: IO (Either PatternMatchFail Int)
  putStrLn (either (const "match failed") show r)
  print (lazySplit "abcdefg")
  print (take 3 (fst (lazySplit [1 ..])))
  print (nested undefined)
  let (a, b) = undefined :: (Int, Int)
  putStrLn "a let pattern is lazy"
  let ~c = undefined :: Int
  print ((\ ~(x, y) -> 'k') undefined)
